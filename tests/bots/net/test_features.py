"""What the network is shown: the same in training and play, nothing hidden, no order of seats."""

from __future__ import annotations

import pytest

from coup.bots.net.cast import Cast
from coup.bots.net.features import (
    OWN_CAST_SCALES,
    OWN_SCALES,
    RIVAL_CAST_SCALES,
    RIVAL_SCALES,
)
from coup.bots.net.history import CAUGHT, CLAIMS, MISSED, PROVED, ROLES, STALE, History
from coup.bots.net.moves import MOVE_CAST_SCALES, MOVE_SCALES
from coup.engine import events
from coup.engine.belief import resample
from coup.engine.observation import observe
from coup.engine.rng import Random
from tests.bots.net.positions import features_of, games, positions, rows


@pytest.mark.parametrize("seed", range(3))
def test_rows_have_their_widths(seed: int) -> None:
    for game in games(seed, each=1):
        for position in positions(game, seed):
            seen = position.features
            assert len(seen.own) == len(OWN_SCALES) + len(OWN_CAST_SCALES)
            assert {len(row) for row in seen.rivals} == {len(RIVAL_SCALES + RIVAL_CAST_SCALES)}
            assert {len(row) for row in seen.moves} == {len(MOVE_CAST_SCALES + MOVE_SCALES)}
            assert len(seen.moves) == len(seen.targets) == len(position.observation.options)


@pytest.mark.parametrize("seed", range(2))
def test_hidden_cards_change_nothing(seed: int) -> None:
    random = Random(seed)
    for game in games(seed, each=1):
        for position in positions(game, seed):
            seat = position.observation.seat
            other = observe(resample(position.state, seat, random), seat)
            assert rows(features_of(other, position.cast)) == rows(position.features)


@pytest.mark.parametrize("seed", range(2))
def test_all_events_at_once_or_one_by_one_are_the_same(seed: int) -> None:
    for game in games(seed, each=1):
        followed: dict[int, tuple[History, int]] = {}
        for position in positions(game, seed):
            seen = position.observation
            history, known = followed.get(seen.seat, (History(position.cast), 0))
            history.see_all(seen.events[known:])
            followed[seen.seat] = (history, len(seen.events))
            fresh = History(position.cast)
            fresh.see_all(seen.events)
            assert fresh.facts == history.facts
            assert fresh.known == history.known


def history_of(*happened: events.Event) -> History:
    history = History(Cast(next(iter(games(0)))))
    history.see_all(happened)
    return history


def count(history: History, seat: int, fact: int, character: str) -> int:
    return history.facts[seat][fact * ROLES + history.cast.slot_of[character]]


def test_a_claim_counts_until_it_is_proved() -> None:
    tax = events.Declared(0, "tax", (), "duke")
    assert count(history_of(tax, tax), 0, CLAIMS, "duke") == 2
    proved = history_of(tax, tax, events.Proved(0, "duke", ("duke",)))
    assert count(proved, 0, CLAIMS, "duke") == 0
    assert count(proved, 0, PROVED, "duke") == 1


def test_the_card_drawn_for_a_proof_leaves_other_claims_standing() -> None:
    history = history_of(
        events.Declared(0, "steal", (1,), "captain"),
        events.Declared(0, "tax", (), "duke"),
        events.Proved(0, "duke", ("duke",)),
        events.Returned(0, 1, ("duke",)),
        events.Drew(0, 1),
    )
    assert count(history, 0, CLAIMS, "captain") == 1


def test_an_exchange_makes_claims_stale() -> None:
    history = history_of(events.Declared(0, "tax", (), "duke"), events.Drew(0, 2))
    assert count(history, 0, CLAIMS, "duke") == 0
    assert count(history, 0, STALE, "duke") == 1


def test_being_caught_is_remembered_until_the_hand_changes() -> None:
    caught = (events.Declared(1, "tax", (), "duke"), events.Caught(1, "duke"))
    assert count(history_of(*caught), 1, CAUGHT, "duke") == 1
    assert count(history_of(*caught, events.Drew(1, 2)), 1, CAUGHT, "duke") == 0


def test_a_pass_on_a_block_counts_against_each_blocker() -> None:
    history = history_of(events.Declared(0, "steal", (1,), "captain"), events.Passed(1, "block"))
    assert count(history, 1, MISSED, "captain") == 1
    assert count(history, 1, MISSED, "ambassador") == 1
    assert count(history, 1, MISSED, "duke") == 0
