"""Joining another player's action: by claiming its character, or by paying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.challenge import Announce
from coup.engine.claim import Claim, levy
from coup.engine.moves import JoinIn, Move, Pass, Seat
from coup.engine.phase import Phase
from coup.engine.tokens import can_claim
from coup.engine.turn import Step
from coup.rules.model import Blocking

if TYPE_CHECKING:
    from coup.engine.state import State


class AskJoin(Phase):
    """Others may join: all who wish by claiming (Capitalist), one by paying (Protestor)."""

    __slots__ = ("asked",)
    name = "join"

    def __init__(self, asked: tuple[Seat, ...]) -> None:
        self.asked = asked

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """All who have not answered yet, or only the next of them."""
        return self.asked if state.game.rules.all_at_once else self.asked[:1]

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """To join, or to pass."""
        return (JoinIn(seat), Pass(seat))

    def apply(self, state: State, move: Move) -> None:
        """Note who joins; a payer closes the window."""
        turn = state.turn
        assert turn.action is not None and turn.action.join is not None, state
        price = turn.action.join.price
        if isinstance(move, JoinIn):
            character = state.game.claim_of[turn.action.name] if price is None else None
            if character is not None:
                levy(state, move.seat, character)
            if state.log is not None:
                state.log.tell(events.Joined(move.seat, character))
            if price is not None:
                state.pay(move.seat, price)
            joined = (*turn.joiners, move.seat)
            turn.joiners = tuple(s for s in state.others(turn.seat) if s in joined)
        elif state.log is not None:
            state.log.tell(events.Passed(move.seat, self.name))
        rest = tuple(seat for seat in self.asked if seat != move.seat)
        if rest and not (turn.joiners and price is not None):
            state.stack[-1] = AskJoin(rest)
        else:
            state.stack.pop()


def ask_to_join(state: State) -> None:
    """The step in which others may join the action (G-P2j)."""
    turn = state.turn
    assert turn.action is not None and turn.action.join is not None, state
    turn.step = Step.CHALLENGE_JOINERS
    price = turn.action.join.price
    if turn.targets and not any(target in state.alive for target in turn.targets):
        return  # E.6: nobody is left to be hit
    if price is not None:
        able = tuple(
            s for s in state.others(turn.seat) if s not in turn.targets and state.coins[s] >= price
        )
    else:
        character = state.game.claim_of[turn.action.name]
        able = tuple(
            s for s in state.others(turn.seat) if can_claim(state.game, state, s, character)
        )
    if able:
        state.stack.append(AskJoin(able))


def challenge_joiners(state: State) -> None:
    """The step after all claims are made: each is open to challenge, clockwise (G-P2k)."""
    turn = state.turn
    assert turn.action is not None and turn.action.join is not None, state
    blockable = turn.action.blockable is not Blocking.NOBODY
    turn.step = Step.ASK_TO_BLOCK if blockable else Step.RESOLVE
    if turn.action.join.by_claim:
        character = state.game.claim_of[turn.action.name]
        for seat in reversed(turn.joiners):
            state.stack.append(Announce(JoinClaim(seat, character)))
    elif not turn.joiners:
        turn.step = Step.END  # V.127: the price stays paid


class JoinClaim(Claim):
    """The claim of a player who joins an action."""

    __slots__ = ()
    kind = "join"

    def stands(self, state: State, challenger: Seat | None) -> None:
        """The player takes part, as noted already."""

    def falls(self, state: State, challenger: Seat) -> None:
        """The player takes no part."""
        turn = state.turn
        turn.joiners = tuple(seat for seat in turn.joiners if seat != self.seat)
