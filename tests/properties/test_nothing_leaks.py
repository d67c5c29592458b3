"""No seat can tell the true world from one in which all hidden cards are dealt anew."""

from __future__ import annotations

import dataclasses

import pytest

from coup.engine import events
from coup.engine.belief import resample
from coup.engine.moves import Challenge, Move, Seat
from coup.engine.observation import observe
from coup.engine.rng import Random
from coup.engine.state import State
from coup.rules.catalog import VARIANTS, Variant
from tests.properties.games import any_move, begin, pick_game, pick_start


def view(state: State, seat: Seat) -> dict[str, object]:
    """An observation field by field; pending decisions by their name."""
    seen = observe(state, seat)
    fields = {f.name: getattr(seen, f.name) for f in dataclasses.fields(seen)}
    fields["pending"] = [phase.name for phase in seen.pending]
    return fields


def turns_up_hidden_cards(state: State, move: Move) -> bool:
    """Whether a move makes everybody see a card that was hidden before it."""
    about_card = state.claim is not None and state.claim.kind == "reaction"
    return about_card and isinstance(move, Challenge)


def without_lost_cards(seen: list[events.Event]) -> list[events.Event]:
    """Events, without the names of last cards, which are turned up unasked."""
    return [events.Eliminated(e.seat) if isinstance(e, events.InfluenceLost) else e for e in seen]


def common_move(state: State, twin: State, random: Random) -> Move | None:
    """A move that may be made in both worlds, or None."""
    if state.is_chance:
        move = state.sample(random)
        possible = twin.phase.why_impossible(twin, move) is None  # type: ignore[attr-defined]
        return move if possible else None
    common = [move for move in state.legal_moves if move in twin.legal_moves]
    return common[random.below(len(common))] if common else None


def what_leaks(state: State, seat: Seat, random: Random) -> str:
    """What tells a seat the true world from another one, now or after one more move."""
    twin = resample(state, seat, random)
    truth, other = view(state, seat), view(twin, seat)
    if truth != other:
        return f"{[name for name in truth if truth[name] != other[name]]} differ"
    move = common_move(state, twin, random)
    if move is None or turns_up_hidden_cards(state, move):
        return ""
    ahead = state.copy()
    assert state.log is not None
    ahead.log = state.log.copy()
    before = len(state.log.seen[seat])
    seen = []
    for world in (ahead, twin):
        world.apply(move)
        assert world.log is not None
        seen.append(without_lost_cards(world.log.seen[seat][before:]))
    return "" if seen[0] == seen[1] else f"'{move}' shows {seen[0]} or {seen[1]}"


@pytest.mark.rule("I.7", "B.3", "S0.47", "S1.28")
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_no_seat_can_tell_hidden_cards(variant: Variant) -> None:
    random = Random(7)
    for _ in range(120):
        played = begin(pick_start(pick_game(random, variant), random, with_log=True))
        state = played.state
        while not state.is_over and state.ply < 400:
            if not random.below(8):
                seat = random.below(len(state.game.seats))
                leak = what_leaks(state, seat, random)
                assert not leak, f"to seat {seat} {leak}: {played.record().to_json()}"
            played.play(any_move(state, random))
