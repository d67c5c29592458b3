"""What each effect does to a state: a table from the kind of effect to its function."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from coup.engine import events
from coup.engine.bomb import HoldBomb
from coup.engine.cards import ChooseKept, OfferToActor, WriteOn
from coup.engine.choices import AskBribe, ChooseReceiver, TurnUpCards
from coup.engine.draws import DrawCards
from coup.engine.examine import ShowToExaminer
from coup.engine.pool import start_pool
from coup.engine.tokens import Token, lay, take_all
from coup.engine.turn import Turn
from coup.rules import effects as rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.engine.moves import Seat
    from coup.engine.state import State


def carry_out(state: State, seat: Seat, effect: rules.Effect) -> None:
    """Do what an effect says, for the player it serves.

    Decisions it needs are put on the stack; what follows waits for them.
    """
    EFFECTS[type(effect)](state, seat, effect)


def reached(state: State) -> tuple[Seat, ...]:
    """The targets of the action that did not block it, dead ones included."""
    turn = state.turn
    return tuple([seat for seat in turn.targets if seat not in turn.spared])


def reached_alive(state: State) -> tuple[Seat, ...]:
    """The living targets of the action that did not block it."""
    return tuple([seat for seat in reached(state) if seat in state.alive])


def _gain(state: State, seat: Seat, effect: rules.Gain) -> None:
    state.gain(seat, effect.coins)


def _double(state: State, seat: Seat, effect: rules.Double) -> None:
    state.gain(seat, min(state.coins[seat], effect.at_most))


def _take(state: State, seat: Seat, effect: rules.Take) -> None:
    # Coins that may be inherited wait for the end of the turn (G-P6b).
    from_eliminated = effect.from_eliminated and not state.game.estate_reactions
    targets = reached(state) if from_eliminated else reached_alive(state)
    for target in targets:
        state.hand_coins(target, seat, effect.coins)


def _give(state: State, seat: Seat, effect: rules.Give) -> None:
    if state.coins[seat]:
        state.stack.append(ChooseReceiver(seat, effect.coins))


def _level(state: State, seat: Seat, effect: rules.Level) -> None:
    rich, poor = state.turn.named
    assert isinstance(rich, int) and isinstance(poor, int), state
    if rich not in state.turn.spared and rich in state.alive and poor in state.alive:
        state.hand_coins(rich, poor, effect.coins)


def _pay_joiners(state: State, seat: Seat, effect: rules.PayJoiners) -> None:
    for joiner in state.turn.joiners:
        if joiner in state.alive:
            state.hand_coins(seat, joiner, effect.coins)


def _share_out(state: State, seat: Seat, effect: rules.ShareOut) -> None:
    takers = [s for s in (seat, *state.turn.joiners) if s in state.alive]
    for taker in takers:
        state.gain(taker, len(takers))


def _fill_bank(state: State, seat: Seat, effect: rules.FillBank) -> None:
    coins = state.left_in_treasury(effect.coins)
    state.treasury -= coins
    state.bank += coins
    if coins and state.log is not None:
        state.log.tell(events.CoinsMoved(seat, events.TREASURY, events.BANK, coins))


def _take_bank(state: State, seat: Seat, effect: rules.TakeBank) -> None:
    coins, state.bank = state.bank, 0
    state.coins[seat] += coins
    if coins and state.log is not None:
        state.log.tell(events.CoinsMoved(seat, events.BANK, seat, coins))


def _take_reserve(state: State, seat: Seat, effect: rules.TakeReserve) -> None:
    coins, state.reserve = state.reserve, 0
    state.coins[seat] += coins
    if coins and state.log is not None:
        state.log.tell(events.CoinsMoved(seat, events.RESERVE, seat, coins))


def _hand_over(state: State, seat: Seat, effect: rules.HandOver) -> None:
    challenger = state.turn.challenger
    assert challenger is not None, state
    state.hand_coins(seat, challenger, state.coins[seat])


def _lose_influence(state: State, seat: Seat, effect: rules.LoseInfluence) -> None:
    action = state.turn.action
    assert action is not None, state
    for target in reversed(reached_alive(state)):
        state.must_lose(target, action.name)


def _extort(state: State, seat: Seat, effect: rules.Extort) -> None:
    for target in reached_alive(state):
        state.stack.append(AskBribe(target, effect.bribe))


def _exchange(state: State, seat: Seat, effect: rules.Exchange) -> None:
    kept = len(state.hands[seat])
    number = min(effect.draw, len(state.court))
    if not number:
        return
    if effect.price is None:
        state.stack.append(ChooseKept(seat, kept))
    else:
        state.stack.append(WriteOn(seat, kept, effect.price))
    state.stack.append(DrawCards(seat, number))


def _exchange_with_target(state: State, seat: Seat, effect: rules.ExchangeWithTarget) -> None:
    kept = len(state.hands[seat])
    targets = reached_alive(state)
    if targets:
        state.stack.append(OfferToActor(targets[0], seat, kept))
    elif state.court:
        state.stack.append(ChooseKept(seat, kept))
    if state.court:
        state.stack.append(DrawCards(seat, 1))


def _examine(state: State, seat: Seat, effect: rules.Examine) -> None:
    for target in reached_alive(state):
        state.stack.append(ShowToExaminer(target, seat))


def _another_action(state: State, seat: Seat, effect: rules.AnotherAction) -> None:
    turn = state.turn
    assert turn.action is not None, state
    state.turn = Turn(seat, taken=(*turn.taken, turn.action.name))


def _place_on_target(state: State, seat: Seat, effect: rules.PlaceOnTarget) -> None:
    for target in reached_alive(state):
        lay(state, Token(effect.token, target))


def _take_token(state: State, seat: Seat, effect: rules.TakeToken) -> None:
    take_all(state, seat, effect.token, state.turn.named)


def _pass_bomb(state: State, seat: Seat, effect: rules.PassBomb) -> None:
    for target in reached_alive(state):
        lay(state, Token(effect.token, target))
        state.stack.append(HoldBomb(target, effect.token, (seat, target)))


def _convert(state: State, seat: Seat, effect: rules.Convert) -> None:
    (turned,) = state.turn.named
    assert isinstance(turned, int), state
    first, second = state.game.rules.sides
    side = second if state.sides[turned] == first else first
    state.sides = tuple(side if s == turned else old for s, old in enumerate(state.sides))
    if state.log is not None:
        state.log.tell(events.SideTurned(turned, side))


def _inspect(state: State, seat: Seat, effect: rules.Inspect) -> None:
    number = min(effect.cards, len(state.court))
    if number:
        state.stack.append(TurnUpCards(seat, number, effect.reward))


def _pool(state: State, seat: Seat, effect: rules.Pool) -> None:
    start_pool(state, seat, reached_alive(state))


def _replace_lost(state: State, seat: Seat, effect: rules.ReplaceLost) -> None:
    if state.court:
        state.stack.append(DrawCards(seat, 1))


# The one place where an effect's type is erased: each function takes its own kind of effect.
EFFECTS: Final[dict[type[rules.Effect], Callable[[State, Seat, Any], None]]] = {
    rules.Gain: _gain,
    rules.Double: _double,
    rules.Take: _take,
    rules.Give: _give,
    rules.Level: _level,
    rules.PayJoiners: _pay_joiners,
    rules.ShareOut: _share_out,
    rules.FillBank: _fill_bank,
    rules.TakeBank: _take_bank,
    rules.TakeReserve: _take_reserve,
    rules.HandOver: _hand_over,
    rules.LoseInfluence: _lose_influence,
    rules.Extort: _extort,
    rules.Exchange: _exchange,
    rules.ExchangeWithTarget: _exchange_with_target,
    rules.Examine: _examine,
    rules.AnotherAction: _another_action,
    rules.PlaceOnTarget: _place_on_target,
    rules.TakeToken: _take_token,
    rules.PassBomb: _pass_bomb,
    rules.Convert: _convert,
    rules.Inspect: _inspect,
    rules.Pool: _pool,
    rules.ReplaceLost: _replace_lost,
}
