"""Choosing an action: declaring it, paying for it, and the claim that goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.challenge import open_challenge
from coup.engine.claim import Claim, levy
from coup.engine.effects import carry_out
from coup.engine.legality import all_targets, legal_actions, price
from coup.engine.marks import shed, sheddings
from coup.engine.moves import Act, Concede, Move, React, Seat, Show
from coup.engine.phase import SeatPhase
from coup.engine.turn import Step, Turn
from coup.rules.model import Action, Aim, Blocking, Pile

if TYPE_CHECKING:
    from coup.engine.state import State


class ChooseAction(SeatPhase):
    """A player chooses the action of the turn, or a further one (Spy)."""

    __slots__ = ()
    name = "choose_action"

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Every affordable action with every target it may name (B.1, B.2)."""
        game = state.game
        taken = state.turn.taken
        if game.is_plain:
            key = (seat, state.coins[seat], state.alive, taken)
            found = game.action_cache.get(key)
            if found is None:
                found = game.action_cache[key] = legal_actions(game, state, seat, taken)
            return found
        return (*legal_actions(game, state, seat, taken), *sheddings(state, seat))

    def begin(self, state: State) -> bool:
        """End the turn of a player who was eliminated while shedding a token."""
        if self.seat in state.alive:
            return False
        state.stack.pop()
        state.turn.step = Step.END
        return True

    def apply(self, state: State, move: Move) -> None:
        """Declare the action, or claim a character to be rid of a token first."""
        if isinstance(move, React):
            shed(state, move)
            return
        assert isinstance(move, Act)
        state.stack.pop()
        declare(state, move)


def declare(state: State, move: Act) -> None:
    """Announce an action, pay its cost and open the challenge of its claim."""
    game = state.game
    seat = move.seat
    action = game.actions[move.action]
    claimed = game.claim_of.get(action.name)
    targets = targets_of(state, move, action)
    taken = state.turn.taken
    turn = state.turn = Turn(seat, FIRST_STEP[action.blockable], action, move.named, targets)
    turn.unasked = targets
    turn.taken = taken
    if action.join is not None:
        turn.step = Step.ASK_TO_JOIN
    if state.log is not None:
        state.log.tell(events.Declared(seat, action.name, move.named, claimed or action.denies))
    if claimed is not None:
        levy(state, seat, claimed)
    if action.cost.coins or action.cost.on_self or action.needs:
        pay_cost(state, turn, action)
    if claimed is not None:
        open_challenge(state, ActionClaim(seat, claimed))
    elif action.denies is not None:
        open_challenge(state, DenialClaim(seat, action.denies))


FIRST_STEP = {
    Blocking.NOBODY: Step.RESOLVE,
    Blocking.TARGETS: Step.ASK_TO_BLOCK,
    Blocking.OTHERS: Step.ASK_TO_BLOCK,
}


def targets_of(state: State, move: Act, action: Action) -> tuple[Seat, ...]:
    """The seats an action is aimed at, clockwise."""
    named = move.named
    if action.aim is Aim.ONE:
        return (int(named[0]),)
    if action.aim is Aim.ALL:
        return all_targets(state.game, state, move.seat, action)
    if action.aim is Aim.RICHEST and named[0] != move.seat:
        return (int(named[0]),)
    return ()


def pay_cost(state: State, turn: Turn, action: Action) -> None:
    """Pay for an action as it is declared; the coins are set aside until it is settled (G.15)."""
    seat = turn.seat
    coins = max(price(state, seat, action, turn.named), action.needs)
    if action.cost.to is not Pile.RESERVE:
        turn.paid = coins
        state.pay(seat, coins)
    else:
        state.coins[seat] -= coins
        state.reserve += coins
        if state.log is not None:
            state.log.tell(events.CoinsMoved(seat, seat, events.RESERVE, coins))


def refund(state: State, turn: Turn, action: Action) -> None:
    """Give the cost back after a lost challenge (S0.43), unless the rules keep it."""
    if state.game.rules.refund and not action.cost.kept:
        state.release(turn.seat)
    else:
        spend(state, turn, action)


def spend(state: State, turn: Turn, action: Action) -> None:
    """Spend what was set aside: where it is meant for the target, blocked or not (S1.41)."""
    if action.cost.to is Pile.TARGET and turn.targets[0] in state.alive:
        state.release(turn.targets[0])
    elif not action.needs:
        turn.paid = 0


class ActionClaim(Claim):
    """The claim to the character of the action declared."""

    __slots__ = ()
    kind = "action"

    def stands(self, state: State, challenger: Seat | None) -> None:
        """Remember who lost a challenge; the turn goes on by itself."""
        state.turn.challenger = challenger

    def falls(self, state: State, challenger: Seat) -> None:
        """End the turn: the cost comes back, and nothing of the action happens."""
        turn = state.turn
        assert turn.action is not None, state
        turn.step = Step.END
        turn.challenger = challenger
        refund(state, turn, turn.action)
        for effect in turn.action.on_caught:
            carry_out(state, self.seat, effect)


class DenialClaim(ActionClaim):
    """The claim *not* to hold a character (R.7)."""

    __slots__ = ()
    denies = True

    def proofs(self, state: State) -> tuple[Move, ...]:
        """All cards, where the character is not among them; else only to concede (R.8, R.9)."""
        hand = state.hands[self.seat]
        concede = Concede(self.seat)
        return (concede,) if self.character in hand else (Show(self.seat, hand), concede)
