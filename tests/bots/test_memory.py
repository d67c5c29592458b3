"""What memory says of cards it cannot see: never impossible what is so, never known what is not."""

from __future__ import annotations

from collections import Counter

import pytest

from coup.bots.memory import Memory
from coup.engine.observation import observe
from coup.engine.rng import Random
from coup.engine.setup import deal
from coup.engine.state import State
from tests.bots.games import KINDS, Kind
from tests.table import play, table


def remember(state: State, seat: int) -> Memory:
    memory = Memory()
    memory.read(observe(state, seat))
    return memory


def chances(memory: Memory, seat: int) -> dict[str, float]:
    return {name: memory.chance(seat, name) for name in memory.unseen}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_is_held_is_never_impossible_and_what_is_known_is_so(kind: Kind) -> None:
    random = Random(3)
    for seed in range(25):
        state = deal(kind.game(seed), random, with_log=True)
        memories = {seat: Memory() for seat in state.game.seats}
        while not state.is_over:
            moves = state.legal_moves
            for seat in state.to_move:
                memories[seat].read(observe(state, seat))
                assert_true(memories[seat], state, seat)
            chance = not moves
            state.apply(state.sample(random) if chance else moves[random.below(len(moves))])


def assert_true(memory: Memory, state: State, seat: int) -> None:
    for rival in state.alive:
        if rival != seat:
            hand = state.hands[rival]
            assert not Counter(memory.known[rival]) - Counter(hand), (state, rival, memory.known)
            for card in hand:
                assert 0.0 < memory.chance(rival, card) <= 1.0, (state, rival, card)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_reading_step_by_step_or_at_once_remembers_alike(kind: Kind) -> None:
    random = Random(5)
    state = deal(kind.game(1), random, with_log=True)
    memory = Memory()
    while not state.is_over:
        memory.read(observe(state, 0))
        at_once = remember(state, 0)
        for name in ("evidence", "known", "returned", "truths", "lies", "unseen", "hidden"):
            assert getattr(memory, name) == getattr(at_once, name)
        moves = state.legal_moves
        state.apply(moves[random.below(len(moves))] if moves else state.sample(random))


def test_before_anything_happened_the_cards_alone_count() -> None:
    memory = remember(table("duke duke | captain assassin"), 0)
    assert memory.chance(1, "contessa") == pytest.approx(1 - (10 / 13) ** 2)
    assert memory.chance(1, "duke") == pytest.approx(1 - (12 / 13) ** 2)


def test_a_claim_makes_the_card_likelier_and_a_lie_found_out_unlikely() -> None:
    state = table("duke captain | contessa assassin | duke assassin", first=1)
    before = remember(state, 0).chance(1, "duke")
    play(state, "1 tax")
    claimed = remember(state, 0).chance(1, "duke")
    play(state, "2 challenge, 1 concede, 1 lose contessa")
    assert remember(state, 0).chance(1, "duke") < 0.01 < before < claimed


def test_who_was_caught_is_believed_less() -> None:
    state = table("duke captain | contessa assassin | duke assassin", first=1)
    play(state, "1 tax, 2 challenge, 1 concede, 1 lose contessa")
    memory = remember(state, 0)
    assert memory.honesty(1) < memory.honesty(2) == 0.5


def test_a_proved_card_is_gone_and_its_owner_believed_more() -> None:
    state = table("captain captain | duke assassin | contessa assassin", first=1)
    play(state, "1 tax, 2 challenge, 1 show duke, 2 lose contessa, * draw 1 ambassador")
    memory = remember(state, 0)
    assert memory.honesty(1) > 0.5
    assert memory.chance(1, "duke") < 0.5
    assert 0 < memory.returned["duke"] < 1


def test_not_blocking_speaks_against_having_the_blocker() -> None:
    state = table("captain contessa | duke assassin | contessa assassin")
    before = remember(state, 0).chance(1, "duke")
    play(state, "0 foreign_aid, 1 pass, 2 pass")
    assert remember(state, 0).chance(1, "duke") < before


def test_income_speaks_against_characters_that_bring_more() -> None:
    state = table("captain contessa | duke assassin", first=1)
    before = chances(remember(state, 0), 1)
    play(state, "1 income")
    after = chances(remember(state, 0), 1)
    assert after["duke"] < before["duke"]
    assert after["contessa"] == before["contessa"]


def test_cards_put_back_are_expected_in_the_court() -> None:
    state = table("ambassador contessa | duke assassin")
    play(state, "0 exchange, 1 pass, * draw 0 assassin captain, 0 keep ambassador assassin")
    memory = remember(state, 0)
    assert memory.returned["contessa"] == 1
    assert memory.chance(1, "contessa") == pytest.approx(1 - (10 / 12) ** 2)
