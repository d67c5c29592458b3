"""A token that is passed on, defused, or strikes at once (Anarchist, A.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.challenge import open_challenge
from coup.engine.claim import Claim, PublicClaim, announce_reaction
from coup.engine.marks import shedders, strike
from coup.engine.moves import Move, Pass, React, Seat
from coup.engine.phase import SeatPhase
from coup.engine.tokens import Token, clear, lay

if TYPE_CHECKING:
    from coup.engine.state import State
    from coup.rules.model import Name


class HoldBomb(SeatPhase):
    """The holder claims the character to pass the token on or to defuse it, or it strikes.

    `been` are the seats it may not go to: the player who placed it and everyone who had it.
    """

    __slots__ = ("been", "kind")
    name = "token"

    def __init__(self, seat: Seat, kind: Name, been: tuple[Seat, ...]) -> None:
        super().__init__(seat)
        self.kind = kind
        self.been = been

    def begin(self, state: State) -> bool:
        """A holder who is out takes the token along; one who can claim nothing is struck."""
        if self.seat not in state.alive:
            state.stack.pop()
            return True
        if shedders(state, self.seat, self.kind):
            return False
        state.stack.pop()
        strike(state, Token(self.kind, self.seat))
        return True

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """To defuse, to pass it to somebody who has not had it, or to do nothing."""
        receivers = [s for s in state.others(seat) if s not in self.been]
        named: list[tuple[Seat, ...]] = [(), *((receiver,) for receiver in receivers)]
        claims = (
            React(seat, character, words)
            for character in shedders(state, seat, self.kind)
            for words in named
        )
        return (*claims, Pass(seat))

    def apply(self, state: State, move: Move) -> None:
        """Open the challenge of the claim, or let the token strike."""
        state.stack.pop()
        if isinstance(move, React):
            to = int(move.named[0]) if move.named else None
            announce_reaction(state, move.seat, move.character, to)
            open_challenge(state, BombClaim(move.seat, move.character, self.kind, self.been, to))
        else:
            if state.log is not None:
                state.log.tell(events.Passed(move.seat, self.name))
            strike(state, Token(self.kind, self.seat))


class BombClaim(Claim):
    """The claim that passes the token on (`to`) or defuses it."""

    __slots__ = ("been", "to", "token")
    kind = "token"

    def __init__(
        self, seat: Seat, character: Name, token: Name, been: tuple[Seat, ...], to: Seat | None
    ) -> None:
        super().__init__(seat, character)
        self.token = token
        self.been = been
        self.to = to

    def public(self) -> PublicClaim:
        """The claim, with the seat the token is to go to."""
        return PublicClaim(self.seat, self.character, self.kind, to=self.to)

    def stands(self, state: State, challenger: Seat | None) -> None:
        """Pass the token on, or put it away."""
        clear(state, Token(self.token, self.seat))
        if self.to is not None:
            lay(state, Token(self.token, self.to))
            state.stack.append(HoldBomb(self.to, self.token, (*self.been, self.to)))

    def falls(self, state: State, challenger: Seat) -> None:
        """The token strikes the claimant."""
        strike(state, Token(self.token, self.seat))
