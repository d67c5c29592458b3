"""What effects, actions and cards are worth, in coins, judged from their data alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from coup.bots.sums import add
from coup.rules import effects as rules
from coup.rules.model import Action, Aim, Blocking, Character, Moment, Name, Reaction

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.engine.game import Game

INFLUENCE: Final = 10.0
"""What taking an influence from a typical rival is worth; a coup at 7 has to pay."""
OWN_INFLUENCE: Final = 12.0
SPENT: Final = 0.85
"""The worth of a coin spent: they are there to be spent, and useless once they force a coup."""
TAKEN: Final = 1.3
"""The worth of a coin that somebody else loses as well."""
DELAYED: Final = 0.7
"""The share of its worth that a blow keeps which comes later and may be warded off."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A player an action reaches: its coins, what its influence is worth, whether it blocks."""

    coins: int
    influence: float = INFLUENCE
    through: float = 1.0
    """The probability that the action is neither blocked nor warded off afterwards."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What the worth of an effect depends on, as far as the player can tell."""

    coins: int
    """Own coins once the action is paid for."""
    paid: int = 0
    """The coins paid for the action."""
    marks: tuple[Mark, ...] = ()
    through: float = 1.0
    """The probability that nobody blocks an action which anybody may block."""
    joiners: float = 0.5
    """How many are expected to join."""
    bank: int = 2
    reserve: int = 2
    fresh_card: float = 0.8
    """What one more card to choose from brings, in coins."""
    follow_up: float = 1.5
    """The worth of one more action."""
    in_court: float = 0.3
    """The probability that a card turned up in the Court is the character named."""
    has_token: bool = False
    """Whether the player has the token already."""
    level: float = 0.5
    """The share of a levelling that comes to the player: -1 (pays it) to 1 (gets it)."""
    banks: bool = False
    """Whether the player profits from a fuller Bank."""


TYPICAL: Final = Scene(coins=3, marks=(Mark(3, through=0.65),))
"""Stands for all games where a card is judged without looking at one."""


def effect_worth(effect: rules.Effect, scene: Scene) -> float:
    """What one effect of an action brings its player, in coins."""
    return WORTH[type(effect)](effect, scene)


def action_worth(action: Action, scene: Scene) -> float:
    """What all effects of an action bring; the cost is not taken off."""
    total = 0.0
    for effect in action.effects:
        total += WORTH[type(effect)](effect, scene)
    return total * scene.through


def reaction_worth(reaction: Reaction, scene: Scene) -> float:
    """What a claim outside the own action brings."""
    return add(effect_worth(effect, scene) for effect in reaction.effects)


def _gain(effect: rules.Gain, _scene: Scene) -> float:
    return effect.coins


def _double(effect: rules.Double, scene: Scene) -> float:
    return min(scene.coins, effect.at_most)


def _take(effect: rules.Take, scene: Scene) -> float:
    return add(TAKEN * min(mark.coins, effect.coins) * mark.through for mark in scene.marks)


def _give(effect: rules.Give, _scene: Scene) -> float:
    return -effect.coins


def _level(effect: rules.Level, scene: Scene) -> float:
    return effect.coins * scene.level * (scene.marks[0].through if scene.marks else 1.0)


def _pay_joiners(effect: rules.PayJoiners, scene: Scene) -> float:
    return -effect.coins * scene.joiners * TAKEN


def _share_out(_effect: rules.ShareOut, scene: Scene) -> float:
    return 1.0 + scene.joiners * 0.7


def _fill_bank(effect: rules.FillBank, scene: Scene) -> float:
    return (0.7 if scene.banks else -0.2) * effect.coins


def _take_bank(_effect: rules.TakeBank, scene: Scene) -> float:
    return scene.bank


def _take_reserve(_effect: rules.TakeReserve, scene: Scene) -> float:
    return scene.reserve


def _hand_over(_effect: rules.HandOver, scene: Scene) -> float:
    return -scene.coins


def _lose_influence(_effect: rules.LoseInfluence, scene: Scene) -> float:
    return add(mark.influence * mark.through for mark in scene.marks)


def _extort(effect: rules.Extort, scene: Scene) -> float:
    # Who is bribed takes the price of the attack back.
    bribed = TAKEN * effect.bribe + SPENT * scene.paid
    return add(
        bribed if mark.coins >= effect.bribe else mark.influence * mark.through
        for mark in scene.marks
    )


def _exchange(effect: rules.Exchange, scene: Scene) -> float:
    return scene.fresh_card * (0.6 + 0.4 * effect.draw) + (0.3 if effect.price else 0.0)


def _exchange_with_target(_effect: rules.ExchangeWithTarget, scene: Scene) -> float:
    return scene.fresh_card * (1.0 + 0.8 * add(mark.through for mark in scene.marks))


def _examine(_effect: rules.Examine, scene: Scene) -> float:
    return add(0.08 * mark.influence * mark.through for mark in scene.marks)


def _another_action(_effect: rules.AnotherAction, scene: Scene) -> float:
    return scene.follow_up


def _place_on_target(_effect: rules.PlaceOnTarget, scene: Scene) -> float:
    return DELAYED * add(mark.influence * mark.through for mark in scene.marks)


def _take_token(_effect: rules.TakeToken, scene: Scene) -> float:
    return 0.0 if scene.has_token else 2.0


def _pass_bomb(_effect: rules.PassBomb, scene: Scene) -> float:
    return DELAYED * add(mark.influence * mark.through for mark in scene.marks)


def _convert(_effect: rules.Convert, _scene: Scene) -> float:
    return 0.5


def _inspect(effect: rules.Inspect, scene: Scene) -> float:
    missing = 1.0
    for _ in range(effect.cards):
        missing *= 1.0 - scene.in_court
    return float(effect.reward * (1.0 - missing))


def _pool(_effect: rules.Pool, scene: Scene) -> float:
    return add((0.2 + 0.3 * scene.fresh_card) * mark.through for mark in scene.marks)


def _replace_lost(_effect: rules.ReplaceLost, _scene: Scene) -> float:
    return OWN_INFLUENCE


def _inherit(_effect: rules.Inherit, _scene: Scene) -> float:
    return 2.0


def _shed(_effect: rules.Shed, _scene: Scene) -> float:
    return OWN_INFLUENCE


# Each function takes its own kind of effect: the one place where that type is erased.
WORTH: Final[dict[type[rules.Effect], Callable[[Any, Scene], float]]] = {
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
    rules.Inherit: _inherit,
    rules.Shed: _shed,
}

ATTACKS: Final = (rules.LoseInfluence, rules.Extort, rules.PlaceOnTarget, rules.PassBomb)
"""The effects that cost a target an influence, sooner or later."""


def is_attack(action: Action) -> bool:
    """Whether an action threatens the influence of those it reaches."""
    return any(isinstance(effect, ATTACKS) for effect in action.effects)


IDLE: Final = (
    rules.Exchange,
    rules.ExchangeWithTarget,
    rules.Examine,
    rules.Pool,
    rules.TakeToken,
    rules.Convert,
    rules.Inspect,
)
"""The effects that may be had again and again without bringing the end of the game nearer."""


def is_idle(action: Action) -> bool:
    """Whether an action changes cards or tokens, or tries its luck, and does nothing else."""
    return all(isinstance(effect, IDLE) for effect in action.effects)


def coins_taken(action: Action) -> int:
    """The coins an action takes from each of its targets at most."""
    return sum(
        effect.coins for effect in action.effects if isinstance(effect, rules.Take | rules.Level)
    )


class CardWorth:
    """How much each character of a game is worth in a hand, in coins per turn or so.

    `once` is the first copy, a further one is worth `SECOND` of it.
    """

    SECOND: Final = 0.3

    def __init__(self, game: Game) -> None:
        self.game = game
        self.once = {c.name: self._judge(c) for c in game.rules.characters}
        self.average = add(self.once.values()) / len(self.once)

    def of_hand(self, cards: tuple[Name, ...]) -> float:
        """The worth of some cards together."""
        total = 0.0
        for place, card in enumerate(cards):
            total += self.once[card] * (self.SECOND if card in cards[:place] else 1.0)
        return total

    def of_card(self, card: Name, others: tuple[Name, ...]) -> float:
        """What a card adds to the others of a hand."""
        return self.once[card] * (self.SECOND if card in others else 1.0)

    def worst(self, cards: tuple[Name, ...]) -> Name:
        """The card whose going costs the hand least; the first of equals."""
        return min(cards, key=lambda card: self.of_card(card, _without(cards, card)))

    def _judge(self, character: Character) -> float:
        free_income = 1.0
        uses = sorted(
            (self._use(action) - free_income for action in character.actions), reverse=True
        )
        worth = 0.1 + add(
            max(use, 0.0) * share for use, share in zip(uses, (1.0, 0.3), strict=False)
        )
        worth += add(self._defence(name) for name in sorted(character.blocks))
        return worth + add(
            REACTION_SHARE[r.moment] * reaction_worth(r, TYPICAL) for r in character.reactions
        )

    def _use(self, action: Action) -> float:
        marks = TYPICAL.marks
        if action.aim is Aim.ALL:
            marks *= 2
        elif action.aim is not Aim.ONE:
            marks = ()
        paid = max(action.cost.coins, action.needs)
        scene = Scene(coins=TYPICAL.coins, paid=paid, marks=marks)
        return action_worth(action, scene) - SPENT * paid

    def _defence(self, name: Name) -> float:
        action = self.game.actions[name]
        if action.blockable is Blocking.OTHERS:
            return 0.5
        return 0.25 * OWN_INFLUENCE * is_attack(action) + 0.4 * coins_taken(action) + 0.1


REACTION_SHARE: Final = {
    Moment.INFLUENCE_LOST: 0.5,
    Moment.PLAYER_OUT: 0.3,
    Moment.MARKED: 0.2,
}
"""How often the moment for a reaction comes, against the once a turn of an action."""


def _without(cards: tuple[Name, ...], card: Name) -> tuple[Name, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
