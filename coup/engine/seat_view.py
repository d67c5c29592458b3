"""A light view of a State for training and searching: an Observation's facts, not copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.engine.claim import Claim
    from coup.engine.events import Event
    from coup.engine.game import Game
    from coup.engine.moves import Move, Seat
    from coup.engine.state import State
    from coup.engine.tokens import Token
    from coup.rules.model import Name


class SeatView:
    """What one seat may know of a state right now; invalid once the state goes on.

    It refers to the state's own lists because copying them for every decision would cost as much
    as the engine does. Only fields that an Observation has too are here; see
    `coup.bots.net.view.View`.
    """

    __slots__ = (
        "action",
        "alive",
        "bank",
        "claim",
        "coins",
        "game",
        "hand",
        "influence",
        "lost",
        "named",
        "options",
        "phase",
        "reserve",
        "seat",
        "sides",
        "tokens",
        "turn",
    )

    def __init__(self, state: State, seat: Seat, options: tuple[Move, ...]) -> None:
        turn = state.turn
        phase = state.stack[-1]
        self.game: Game = state.game
        self.seat: Seat = seat
        self.turn: Seat = turn.seat
        self.phase: str = phase.name
        self.claim: Claim | None = phase.claim
        self.action: Name | None = turn.action.name if turn.action else None
        self.named: tuple[Seat | Name, ...] = turn.named
        self.options: tuple[Move, ...] = options
        self.hand: tuple[Name, ...] = state.hands[seat]
        self.coins: list[int] = state.coins
        self.lost: list[tuple[Name, ...]] = state.lost
        self.alive: tuple[Seat, ...] = state.alive
        self.influence: list[int] = [len(hand) for hand in state.hands]
        self.tokens: tuple[Token, ...] = state.tokens
        self.sides: tuple[Name, ...] = state.sides
        self.bank: int = state.bank
        self.reserve: int = state.reserve


class Listener:
    """Stands where a state keeps its log and passes every event on at once, the secret version.

    Who listens must use of it only what the seats that saw it may know, or keep it with them.
    """

    __slots__ = ("_see",)

    def __init__(self, see: Callable[[Event], None]) -> None:
        self._see = see

    def tell(self, event: Event) -> None:
        """Pass on something that everybody saw."""
        self._see(event)

    def tell_secret(self, event: Event, _public: Event, *_seats: Seat) -> None:
        """Pass on something that only some seats saw whole."""
        self._see(event)
