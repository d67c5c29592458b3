"""Tokens that cost their holder an influence, and the claims that shed them (Mercenary)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.challenge import open_challenge
from coup.engine.claim import Claim, announce_reaction
from coup.engine.moves import Move, Pass, React, Seat
from coup.engine.phase import Phase
from coup.engine.tokens import Token, can_claim, clear
from coup.rules.effects import Shed

if TYPE_CHECKING:
    from coup.engine.state import State
    from coup.rules.model import Name


def doom_of(state: State, seat: Seat) -> Token | None:
    """A token of the seat's that will cost it an influence, or None."""
    kinds = state.game.rules.tokens
    return next((t for t in state.tokens if t.holder == seat and kinds[t.kind].dooms), None)


def shedders(state: State, seat: Seat, kind: Name) -> tuple[Name, ...]:
    """The characters the seat may claim to be rid of a token of this kind."""
    return tuple(
        character.name
        for character, reaction in state.game.shed_reactions
        if Shed(kind) in reaction.effects and can_claim(state.game, state, seat, character.name)
    )


def sheddings(state: State, seat: Seat) -> tuple[Move, ...]:
    """The claims the seat may make on its turn, before its action, to be rid of a token."""
    token = doom_of(state, seat)
    if token is None or not state.game.rules.shed_in_turn:
        return ()
    return tuple(React(seat, character) for character in shedders(state, seat, token.kind))


def shed(state: State, move: React) -> None:
    """Open the challenge of a claim that sheds a token."""
    token = doom_of(state, move.seat)
    assert token is not None, state
    announce_reaction(state, move.seat, move.character)
    open_challenge(state, ShedClaim(move.seat, move.character, token))


class ShedClaim(Claim):
    """The claim that takes a token off its holder; at the end of the turn it is the last chance."""

    __slots__ = ("is_last_chance", "token")
    kind = "shed"

    def __init__(
        self, seat: Seat, character: Name, token: Token, *, is_last_chance: bool = False
    ) -> None:
        super().__init__(seat, character)
        self.token = token
        self.is_last_chance = is_last_chance

    def stands(self, state: State, challenger: Seat | None) -> None:
        """The token goes back to the middle."""
        clear(state, self.token)

    def falls(self, state: State, challenger: Seat) -> None:
        """The token stays, and strikes where it was the last chance."""
        if self.is_last_chance:
            strike(state, self.token)


def strike(state: State, token: Token) -> None:
    """Put the token back and make its holder lose an influence."""
    clear(state, token)
    state.must_lose(token.holder, token.kind)


def is_doomed(state: State, seat: Seat) -> bool:
    """Whether a token is about to cost the seat an influence."""
    return seat in state.alive and doom_of(state, seat) is not None


def meet_doom(state: State, seat: Seat) -> None:
    """The end of a turn with such a token: shed it now, or lose an influence (G-P6a)."""
    token = doom_of(state, seat)
    assert token is not None, state
    state.stack.append(MeetDoom(token))


class MeetDoom(Phase):
    """The holder sheds the token by a claim, or loses an influence."""

    __slots__ = ("token",)
    name = "token"

    def __init__(self, token: Token) -> None:
        self.token = token

    def begin(self, state: State) -> bool:
        """Nothing is asked where no claim can be made."""
        seat = self.token.holder
        allowed = state.game.rules.shed_in_turn
        if allowed and shedders(state, seat, self.token.kind):
            return False
        state.stack.pop()
        strike(state, self.token)
        return True

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The holder."""
        return (self.token.holder,)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """A claim that sheds the token, or to pass."""
        claims = (React(seat, name) for name in shedders(state, seat, self.token.kind))
        return (*claims, Pass(seat))

    def apply(self, state: State, move: Move) -> None:
        """Open the challenge of the claim, or let the token strike."""
        state.stack.pop()
        if isinstance(move, React):
            announce_reaction(state, move.seat, move.character)
            claim = ShedClaim(move.seat, move.character, self.token, is_last_chance=True)
            open_challenge(state, claim)
        else:
            if state.log is not None:
                state.log.tell(events.Passed(move.seat, self.name))
            strike(state, self.token)
