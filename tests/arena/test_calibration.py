"""The measuring of beliefs, and that the shipped ones are reliable."""

from __future__ import annotations

import json

import pytest

from coup.arena.calibration import Offer, collect, main, probabilities, reliability
from coup.bots.belief import Belief
from coup.engine.observation import observe
from coup.engine.state import State
from tests.table import play, table


def offers_of(truths: tuple[bool, ...]) -> list[Offer]:
    seen = observe(play(table("contessa captain | duke assassin"), "0 tax"), 1)
    return [Offer(seen, true) for true in truths]


def test_the_error_is_the_gap_between_belief_and_truth() -> None:
    offers = offers_of((True, False, False, False))
    (chance,) = set(probabilities(offers))
    found = reliability(offers)
    assert found.error == pytest.approx(abs(chance - 0.25))
    ((mean, true, number),) = found.bins
    assert mean == pytest.approx(chance)
    assert (true, number) == (0.25, 4)
    brier = (3 * chance**2 + (1 - chance) ** 2) / 4
    assert found.brier == pytest.approx(brier)


def test_offers_are_those_that_may_be_challenged() -> None:
    offers = collect(3, seed=2)
    assert offers
    for offer in offers:
        assert offer.seen.claim is not None
        assert any(str(move).endswith("challenge") for move in offer.seen.options)


@pytest.mark.slow
def test_the_shipped_beliefs_are_reliable() -> None:
    found = reliability(collect(150, seed=20))
    assert found.offers > 3000
    assert found.error <= 0.03


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "2", "--seed", "3"])
    printed = json.loads(capsys.readouterr().out)
    assert printed["offers"] > 0
    assert 0.0 <= printed["error"] <= 1.0


# The hands of one rival are weighed together.


def believe(state: State, seat: int) -> Belief:
    belief = Belief()
    belief.read(observe(state, seat))
    return belief


def test_before_anything_happened_hands_are_counted_exactly() -> None:
    belief = believe(table("duke duke | captain assassin"), 0)
    assert belief.chance(1, "contessa") == pytest.approx(1 - (10 * 9) / (13 * 12))
    assert belief.chance(1, "duke") == pytest.approx(1 - (12 * 11) / (13 * 12))
    assert belief.chance_of_any(1, ("contessa", "duke")) == pytest.approx(1 - 9 * 8 / (13 * 12))


def test_two_claims_leave_no_room_for_a_third() -> None:
    state = table("contessa contessa | duke captain", coins="2 2")
    before = believe(state, 0).chance(1, "assassin")
    play(state, "0 income, 1 tax, 0 pass, 0 income, 1 steal 0, 0 pass, 0 pass")
    after = believe(state, 0)
    assert after.chance(1, "assassin") < 0.6 * before
    assert after.chance(1, "duke") > 0.5 < after.chance(1, "captain")


def test_what_others_claim_is_taken_off_what_is_left() -> None:
    state = table("duke contessa | duke captain | captain contessa", first=1)
    before = believe(state, 0).chance(2, "duke")
    play(state, "1 tax, 2 pass, 0 pass")
    assert believe(state, 0).chance(2, "duke") < before


def test_certainty_is_only_where_it_is_certain() -> None:
    state = table("duke duke | captain assassin | contessa", lost=" | | duke", first=1)
    play(state, "1 tax")
    assert believe(state, 0).chance(1, "duke") == 0.0
    assert 0.0 < believe(state, 2).credit(1, "duke") < 1.0


def test_a_seat_looks_likelier_to_hold_what_it_claimed() -> None:
    state = table("duke captain | captain assassin")
    before = believe(state, 0).looks("duke")
    play(state, "0 tax, 1 pass")
    assert believe(state, 0).looks("duke") > before
    play(state, "1 income, 0 steal 1, 1 pass, 1 pass")
    assert believe(state, 0).looks("assassin") < before
