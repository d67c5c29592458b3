"""Blocks: who may claim a character against an action, and what a block does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.challenge import open_challenge
from coup.engine.claim import Claim, levy
from coup.engine.legality import are_allies
from coup.engine.moves import Block, Move, Pass, Seat
from coup.engine.phase import Phase
from coup.engine.tokens import can_claim
from coup.engine.turn import Step
from coup.rules.model import Blocking, Name

if TYPE_CHECKING:
    from coup.engine.state import State


class AskBlock(Phase):
    """Those who may block are asked; the first block closes the window."""

    __slots__ = ("asked",)
    name = "block"

    def __init__(self, asked: tuple[Seat, ...]) -> None:
        self.asked = asked

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """All who have not passed yet, or only the next of them (OPT-challenge-offer)."""
        return self.asked if state.game.rules.all_at_once else self.asked[:1]

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """To block with one of the characters that block the action, named (E.15), or to pass."""
        action = state.turn.action
        assert action is not None, state
        return block_moves(state, seat, action.name)

    def begin(self, state: State) -> bool:
        """Leave out who is dead by now or cannot pay the tax on any blocking character."""
        if state.tokens or not all(seat in state.alive for seat in self.asked):
            able = tuple(
                s for s in self.asked if s in state.alive and len(self.moves(state, s)) > 1
            )
            if not able:
                state.stack.pop()
                return True
            state.stack[-1] = AskBlock(able)
        return False

    def apply(self, state: State, move: Move) -> None:
        """Open the challenge of a block, or go on when the last seat has passed."""
        stack = state.stack
        if isinstance(move, Block):
            action = state.turn.action
            assert action is not None, state
            stack.pop()
            levy(state, move.seat, move.character)
            if state.log is not None:
                actor = state.turn.seat
                state.log.tell(events.Blocked(move.seat, move.character, action.name, actor))
            open_challenge(state, BlockClaim(move.seat, move.character))
            return
        if state.log is not None:
            state.log.tell(events.Passed(move.seat, self.name))
        rest = tuple([seat for seat in self.asked if seat != move.seat])
        if rest:
            stack[-1] = AskBlock(rest)
        else:
            stack.pop()


def block_moves(state: State, seat: Seat, action: Name) -> tuple[Move, ...]:
    """The blocks a seat may claim against an action, and the pass."""
    game = state.game
    if not state.tokens:
        key = (seat, action)
        found = game.block_cache.get(key)
        if found is None:
            blocks = (Block(seat, character) for character in game.rules.blockers[action])
            found = game.block_cache[key] = (*blocks, Pass(seat))
        return found
    return (
        *(
            Block(seat, character)
            for character in game.rules.blockers[action]
            if can_claim(game, state, seat, character)
        ),
        Pass(seat),
    )


def ask_to_block(state: State) -> None:
    """The step in which targets, or everybody else, may block the action.

    Targets are asked one after the other, each block settled before the next (G.12).
    """
    turn = state.turn
    assert turn.action is not None, state
    if turn.action.blockable is Blocking.OTHERS:
        turn.step = Step.RESOLVE
        others = state.others(turn.seat)
        turn.unasked = tuple([s for s in others if not are_allies(state, s, turn.seat)])
        if turn.unasked:
            state.stack.append(AskBlock(turn.unasked))
        return
    if not turn.unasked:
        turn.step = Step.RESOLVE
        return
    target, turn.unasked = turn.unasked[0], turn.unasked[1:]
    if target not in state.alive:
        return  # E.6: no window for somebody who is out
    if target == turn.challenger and not state.game.rules.block_after_own_challenge:
        return
    state.stack.append(AskBlock((target,)))


class BlockClaim(Claim):
    """The claim to a character that blocks the action."""

    __slots__ = ()
    kind = "block"

    def stands(self, state: State, challenger: Seat | None) -> None:
        """Spare the blocker; where anybody may block, the whole action is over."""
        turn = state.turn
        assert turn.action is not None, state
        turn.spared = (*turn.spared, self.seat)
        if turn.action.blockable is Blocking.OTHERS or turn.action.block_ends_all:
            turn.step = Step.END
        if state.log is not None:
            state.log.tell(events.Spared(self.seat, turn.action.name))

    def falls(self, state: State, challenger: Seat) -> None:
        """The action goes on; perhaps others may still block it (OPT-foreign-aid-reblock)."""
        turn = state.turn
        assert turn.action is not None, state
        if turn.action.blockable is Blocking.OTHERS and state.game.rules.reblock:
            turn.unasked = tuple(seat for seat in turn.unasked if seat != self.seat)
            if turn.unasked:
                state.stack.append(AskBlock(turn.unasked))
