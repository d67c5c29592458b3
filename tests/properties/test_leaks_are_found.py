"""The search for leaks finds leaks: each planted here is seen, and nothing is without one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings

from coup.engine.belief import resample
from coup.engine.events import Event
from coup.engine.log import Log
from coup.engine.losses import LoseInfluence
from coup.engine.moves import Seat
from coup.engine.observation import Observation, observe
from coup.engine.rng import Random
from coup.engine.state import State
from tests.properties import test_nothing_leaks as search
from tests.properties.games import any_move
from tests.properties.test_moves_and_records import slots_of
from tests.strategies import Plan, carried_out, opening, plans, told

Planted = Callable[[pytest.MonkeyPatch], None]


def court_size_tells_a_card(patch: pytest.MonkeyPatch) -> None:
    """One card more where a Duke lies in the Court first."""

    def leaky(state: State, seat: Seat) -> Observation:
        seen = observe(state, seat)
        return replace(seen, court_size=seen.court_size + (state.court[:1] == ["duke"]))

    patch.setattr(search, "observe", leaky)


def coins_tell_a_hand(patch: pytest.MonkeyPatch) -> None:
    """A Treasury that grows with the number of different cards the next player holds."""

    def leaky(state: State, seat: Seat) -> Observation:
        seen = observe(state, seat)
        hand = state.hands[(seat + 1) % len(state.hands)]
        return replace(seen, treasury=seen.treasury + len(set(hand)))

    patch.setattr(search, "observe", leaky)


def everybody_sees_every_event(patch: pytest.MonkeyPatch) -> None:
    """Secret events told to all."""

    def tell_all(self: Log, event: Event, *_: object) -> None:
        self.tell(event)

    patch.setattr(Log, "tell_secret", tell_all)


def the_order_of_questions_tells_a_hand(patch: pytest.MonkeyPatch) -> None:
    """A player with two equal cards is not asked which of them is lost."""
    ask = LoseInfluence.begin

    def leaky(self: LoseInfluence, state: State) -> bool:
        hand = state.hands[self.seat]
        if len(hand) == 2 and hand[0] == hand[1]:
            state.stack.pop()
            state.lose(self.seat, hand[0])
            return True
        return ask(self, state)

    patch.setattr(LoseInfluence, "begin", leaky)


PLANTED: tuple[Planted, ...] = (
    court_size_tells_a_card,
    coins_tell_a_hand,
    everybody_sees_every_event,
    the_order_of_questions_tells_a_hand,
)


def leaks_of(plan: Plan, every: int) -> list[str]:
    """What the search finds in a game, looking at about one position in so many."""
    played, random = opening(plan)
    state = played.state
    found = []
    with told(played):
        while not state.is_over:
            if not random.below(every):
                for seat in state.game.seats:
                    found.append(search.what_leaks(state, seat, random))
            played.play(any_move(state, random))
    return [leak for leak in found if leak]


@pytest.mark.rule("I.7", "B.3", "S3.20")
@settings(max_examples=80, deadline=None)
@given(plans())
def test_nothing_leaks_in_a_base_game(plan: Plan) -> None:
    assert leaks_of(plan, every=6) == []


def pending_for(state: State, seat: Seat) -> list[dict[str, str]]:
    """All that the pending decisions say to a seat."""
    return [slots_of(phase) for phase in observe(state, seat).pending]


@pytest.mark.rule("I.7", "N.4")
@settings(max_examples=60, deadline=None)
@given(plans(plies=80))
def test_pending_decisions_tell_no_hidden_card(plan: Plan) -> None:
    played, random = carried_out(plan), Random(plan.seed)
    state = played.state
    with told(played):
        for seat in state.game.seats:
            twin = resample(state, seat, random)
            assert pending_for(twin, seat) == pending_for(state, seat)


@pytest.mark.rule("I.7")
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    found: list[str] = []
    for seed in range(12):
        found += leaks_of(Plan("classic", 4, {}, seed), every=3)
    assert found != []
