"""The two-player draft: one card picked from an own set, one dealt from a third (S0.51, S2.40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.draws import DrawCards
from coup.engine.moves import Draft, Move, Seat
from coup.engine.phase import Phase

if TYPE_CHECKING:
    from coup.engine.state import State


def start_draft(state: State) -> None:
    """Put the picks and the deal of the third set on the stack, in the order of the variant."""
    names = state.game.rules.names
    seats = state.game.seats
    state.court = sorted(names)
    deals = [DrawCards(seat, 1) for seat in reversed(seats)]
    if state.game.rules.draft == "deal_first":
        state.stack = [PickFirst(seats), *deals]
    else:
        state.stack = [*deals, PickFirst(seats)]


class PickFirst(Phase):
    """Each player secretly picks one card of an own set; the other four leave the game."""

    __slots__ = ("asked",)
    name = "draft"

    def __init__(self, asked: tuple[Seat, ...]) -> None:
        self.asked = asked

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """Whoever has not picked yet, in any order where the rules let all answer at once."""
        return self.asked if state.game.rules.all_at_once else self.asked[:1]

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Any character of the set."""
        return tuple(Draft(seat, name) for name in state.game.rules.names)

    def apply(self, state: State, move: Move) -> None:
        """Take the card and put the rest of the set out of the game."""
        assert isinstance(move, Draft)
        seat = move.seat
        state.add(seat, move.character)
        names = state.game.rules.names
        state.removed[seat] = tuple(name for name in names if name != move.character)
        if state.log is not None:
            secret = events.Drafted(seat, move.character)
            state.log.tell_secret(secret, events.Drafted(seat, None), seat)
        rest = tuple(other for other in self.asked if other != seat)
        if rest:
            state.stack[-1] = PickFirst(rest)
        else:
            state.stack.pop()
