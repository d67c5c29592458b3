"""How likely a player takes its claims to be doubted."""

from __future__ import annotations

import pytest

from coup.bots.belief import Belief
from coup.bots.doubts import Claim, Doubts, likely
from coup.bots.judge import Judge
from coup.bots.worth import CardWorth
from coup.engine.moves import Act
from coup.engine.observation import observe
from coup.engine.state import State
from tests.table import play, table

TAX = Claim("duke", Act(0, "tax"))


def doubts(state: State) -> Doubts:
    belief = Belief()
    belief.read(observe(state, 0))
    judge = Judge(belief, CardWorth(state.game))
    return Doubts(judge, belief, told=3.0, shown=0.12)


def test_each_of_many_rivals_doubts_less_than_the_only_one() -> None:
    alone = doubts(table("contessa captain | duke assassin"))
    crowd = doubts(table("contessa captain | duke assassin | duke captain | contessa assassin"))
    assert crowd.by(1, TAX, 0.3) < alone.by(1, TAX, 0.3) / 2


def test_who_is_hit_on_the_last_influence_has_nothing_to_lose() -> None:
    there = doubts(table("contessa captain | duke | duke captain", coins="3 2 2"))
    by = [there.by(s, Claim("assassin", Act(0, "assassinate", (s,))), 0.6) for s in (1, 2)]
    assert by[0] > 0.4
    assert by[1] < 0.2


def test_what_was_claimed_before_is_doubted_less() -> None:
    state = table("contessa captain | duke assassin")
    before = doubts(state).of(TAX)
    play(state, "0 tax, 1 pass, 1 income")
    assert doubts(state).of(TAX) < before


@pytest.mark.parametrize("seems", [0.0, 0.5, 1.0])
def test_no_claim_is_doubted_always_or_never(seems: float) -> None:
    there = doubts(table("contessa captain | duke assassin | duke captain"))
    assert 0.0 < there.by(1, TAX, seems) < 1.0


def test_a_chance_rises_with_the_lead() -> None:
    assert likely(0.0) == 0.5
    assert likely(2.0) == pytest.approx(0.8808, abs=0.001)
    assert likely(-2.0) == pytest.approx(0.1192, abs=0.001)
    assert likely(-50.0) == 0.0
