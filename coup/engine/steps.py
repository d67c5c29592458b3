"""What a turn does by itself whenever no decision is pending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.engine import events
from coup.engine.actions import ChooseAction, spend
from coup.engine.blocking import ask_to_block
from coup.engine.effects import carry_out
from coup.engine.estates import settle_estate
from coup.engine.joining import ask_to_join, challenge_joiners
from coup.engine.marks import is_doomed, meet_doom
from coup.engine.turn import Step, Turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.engine.state import State


def proceed(state: State) -> None:
    """Do the next step of the turn; the action of a player who is out by now is over (E.11)."""
    turn = state.turn
    if turn.seat not in state.alive:
        turn.step = Step.END
    STEPS[turn.step](state)


def begin(state: State) -> None:
    """The turn begins: its player chooses an action."""
    turn = state.turn
    if state.log is not None and not turn.taken:
        state.log.tell(events.TurnBegan(turn.seat))
    state.stack.append(ChooseAction(turn.seat))


def resolve(state: State) -> None:
    """Carry out the next effect of the action, or end it."""
    turn = state.turn
    assert turn.action is not None, state
    effects = turn.action.effects
    done = turn.effects_done
    if not done and turn.paid:
        spend(state, turn, turn.action)
    if done == len(effects):
        turn.step = Step.END
        return
    turn.effects_done = done + 1
    carry_out(state, turn.seat, effects[done])


def end(state: State) -> None:
    """Settle what waits for the end of the turn, then pass it on clockwise (P6)."""
    seat = state.turn.seat
    if state.tokens and is_doomed(state, seat):
        meet_doom(state, seat)
    elif state.estates:
        settle_estate(state)
    else:
        following = [s for s in state.alive if s > seat]
        state.turn = Turn(following[0] if following else state.alive[0])


STEPS: Final[tuple[Callable[[State], None], ...]] = (
    begin,
    ask_to_join,
    challenge_joiners,
    ask_to_block,
    resolve,
    end,
)
"""In the order of `Step`."""
