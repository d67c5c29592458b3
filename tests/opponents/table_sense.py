"""What the simple opponents share: what actions are worth, who claimed what, what is certain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from coup.bots.net.cast import HARMFUL
from coup.bots.net.history import CAUGHT, CLAIMS, ROLES
from coup.engine.moves import Act
from coup.rules import effects as rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.bots.net.cast import Cast
    from coup.bots.net.history import History
    from coup.bots.net.view import View
    from coup.engine.moves import Move, Seat
    from coup.engine.rng import Random

KILL = 12.0
"""What taking an influence is worth, in coins."""


class Sense:
    """One decision: the view, the public past, and questions about both."""

    def __init__(self, view: View, history: History, random: Random) -> None:
        self.view = view
        self.history = history
        self.random = random
        self.cast: Cast = history.cast
        self.seat: Seat = view.seat
        self.held = {self.cast.slot_of[card] for card in view.hand}

    def claims(self, seat: Seat, slot: int) -> int:
        """How often the seat claimed the character since its hand changed."""
        return self.history.facts[seat][CLAIMS * ROLES + slot]

    def was_caught(self, seat: Seat, slot: int) -> bool:
        """Whether the seat was caught without the character since its hand changed."""
        return bool(self.history.facts[seat][CAUGHT * ROLES + slot])

    def unseen(self, slot: int) -> int:
        """Copies of a character this seat cannot see."""
        name = self.view.game.rules.names[slot]
        seen = self.view.hand.count(name) + sum(cards.count(name) for cards in self.view.lost)
        return self.cast.copies - seen

    def all_lost(self, slot: int) -> bool:
        """Whether every copy of the character lies face up."""
        name = self.view.game.rules.names[slot]
        return sum(cards.count(name) for cards in self.view.lost) >= self.cast.copies

    def slot_claimed(self, move: Move) -> int | None:
        """The slot an action or a block claims, None for common actions."""
        if isinstance(move, Act):
            return self.cast.claim_of.get(move.action)
        return self.cast.slot_of[move.character]  # type: ignore[attr-defined]

    def strength(self, seat: Seat) -> float:
        """How worthwhile a target is: influence first, then coins, ties at random."""
        noise = self.random.below(1000) / 2000
        return self.view.influence[seat] * 100 + self.view.coins[seat] + noise

    def may_stop(self, seat: Seat, action: str) -> bool:
        """Whether the target claimed a character that blocks the action."""
        return any(self.claims(seat, slot) for slot in self.cast.blockers[action])

    def tier(self, move: Move) -> int:
        """How eagerly an action is taken: 0 kills without a claim, then kill, take, gain, look."""
        if not isinstance(move, Act):
            return 5
        action = self.view.game.actions[move.action]
        kinds = {type(effect) for effect in action.effects}
        if kinds & set(HARMFUL):
            return 1 if move.action in self.cast.claim_of else 0
        if kinds & {rules.Take, rules.Level, rules.TakeBank}:
            return 2
        if kinds & {rules.Gain, rules.Double, rules.ShareOut}:
            return 3 if move.action in self.cast.claim_of else 5
        return 4 if move.action in self.cast.claim_of else 5

    def worth(self, move: Act) -> float:
        """A rough worth of an action in coins, targets and blocks left aside."""
        view = self.view
        action = view.game.actions[move.action]
        total = -float(self.price(move)) * 0.5
        for effect in action.effects:
            total += self._effect_worth(effect, move)
        return total

    def _effect_worth(self, effect: rules.Effect, move: Act) -> float:
        rate = WORTHS.get(type(effect))
        return 0.0 if rate is None else rate(self, effect, move)

    def targets(self, move: Act) -> tuple[Seat, ...]:
        """Whom an action is aimed at, everybody else where it names nobody."""
        if move.target is not None:
            return (move.target,)
        return tuple(seat for seat in self.view.alive if seat != self.seat)

    def price(self, move: Act) -> int:
        """The coins an action costs."""
        cost = self.view.game.actions[move.action].cost
        target = move.target
        if target == self.seat and cost.on_self is not None:
            return cost.on_self
        last = target is not None and self.view.influence[target] == 1
        return cost.against_last if last and cost.against_last is not None else cost.coins


def _take(sense: Sense, effect: rules.Take, move: Act) -> float:
    return 1.2 * sum(min(effect.coins, sense.view.coins[s]) for s in sense.targets(move))


def _level(sense: Sense, effect: rules.Level, move: Act) -> float:
    return effect.coins * (-1.0 if move.named[:1] == (sense.seat,) else 1.0)


# Each function takes its own kind of effect.
WORTHS: Final[dict[type[rules.Effect], Callable[[Sense, Any, Act], float]]] = {
    rules.Gain: lambda _s, effect, _m: float(effect.coins),
    rules.Inspect: lambda _s, effect, _m: effect.reward * 0.5,
    rules.Double: lambda s, effect, _m: float(min(s.view.coins[s.seat], effect.at_most)),
    rules.Take: _take,
    rules.Level: _level,
    rules.TakeBank: lambda s, _e, _m: float(s.view.bank),
    rules.TakeReserve: lambda s, _e, _m: float(s.view.reserve),
    rules.LoseInfluence: lambda s, _e, m: KILL * len(s.targets(m)),
    rules.Extort: lambda _s, _e, _m: KILL * 0.7,
    rules.PassBomb: lambda _s, _e, _m: KILL * 0.7,
    rules.PlaceOnTarget: lambda _s, _e, _m: KILL * 0.7,
    rules.Exchange: lambda _s, effect, _m: 1.0 + 0.3 * effect.draw,
    rules.ShareOut: lambda _s, _e, _m: 1.5,
    rules.Examine: lambda _s, _e, _m: 1.5,
    rules.ExchangeWithTarget: lambda _s, _e, _m: 1.5,
    rules.Pool: lambda _s, _e, _m: 1.5,
    rules.AnotherAction: lambda _s, _e, _m: 1.5,
    rules.TakeToken: lambda _s, _e, _m: 1.5,
    rules.Give: lambda _s, _e, _m: -0.5,
    rules.PayJoiners: lambda _s, _e, _m: -0.5,
}
