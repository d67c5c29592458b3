"""Describes actions and characters to the network by numbers computed from their rules data.

The network knows no character by name: it sees these numbers, so that one network serves every
set of characters, those drawn from the 31 of Rebellion G54 and Anarchy included.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from coup.rules import effects as rules
from coup.rules.model import Aim, Blocking, Category, Moment, Pile

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coup.rules.effects import Effect
    from coup.rules.model import Action, Character, Name, TokenKind

COINS: Final = 0.25
"""What one coin counts for: 4 coins are 1, so that amounts stay near the size of flags."""

KINDS: Final = (
    rules.Gain,
    rules.Double,
    rules.Take,
    rules.Give,
    rules.Level,
    rules.PayJoiners,
    rules.ShareOut,
    rules.FillBank,
    rules.TakeBank,
    rules.TakeReserve,
    rules.HandOver,
    rules.LoseInfluence,
    rules.Extort,
    rules.Exchange,
    rules.ExchangeWithTarget,
    rules.Examine,
    rules.AnotherAction,
    rules.PlaceOnTarget,
    rules.TakeToken,
    rules.PassBomb,
    rules.Convert,
    rules.Inspect,
    rules.Pool,
    rules.ReplaceLost,
    rules.Inherit,
    rules.Shed,
)
"""The kinds of effect, in the order of their places; a new kind is appended and needs training."""

AMOUNTS: Final = 2 * len(KINDS)
"""Where a second amount stands; up to there each kind has its presence and its first amount."""
TOKEN: Final = AMOUNTS + 1
EFFECT_WIDTH: Final = TOKEN + 5

AIMS: Final = tuple(Aim)
CATEGORIES: Final = tuple(Category)
EXTRAS: Final = 22
ACTION_WIDTH: Final = EFFECT_WIDTH + len(AIMS) + EXTRAS
"""Numbers that describe an action."""
ROLE_WIDTH: Final = 2 * ACTION_WIDTH + EFFECT_WIDTH + len(CATEGORIES) + 6
"""Numbers that describe a character: its own actions, those of others it blocks, reactions."""


def describe_effect(effect: Effect, tokens: Mapping[Name, TokenKind]) -> list[float]:
    """One effect as EFFECT_WIDTH numbers from 0 to about 2; what is absent is 0."""
    row = [0.0] * EFFECT_WIDTH
    place = 2 * KINDS.index(type(effect))
    row[place] = 1.0
    values = [getattr(effect, field.name) for field in fields(effect)]
    amounts = [value * COINS for value in values if type(value) is int]
    for where, amount in zip((place + 1, AMOUNTS), amounts, strict=False):
        row[where] = amount
    for value in values:
        if isinstance(value, str):
            kind = tokens[value]
            row[TOKEN:] = [
                float(kind.shields),
                float(kind.binds),
                float(kind.fee),
                float(kind.dooms),
                kind.supply / 3,
            ]
    return row


def describe_action(
    action: Action,
    claim: Name | None,
    blockers: int,
    tokens: Mapping[Name, TokenKind],
) -> list[float]:
    """An action as ACTION_WIDTH numbers; `blockers` is how many characters block it."""
    row = _sum((describe_effect(e, tokens) for e in action.effects), EFFECT_WIDTH)
    row.extend(float(action.aim is aim) for aim in AIMS)
    cost = action.cost
    join = action.join
    caught = {type(effect) for effect in action.on_caught}
    extras = (
        cost.coins * COINS,
        (cost.coins if cost.against_last is None else cost.against_last) * COINS,
        (cost.coins if cost.on_self is None else cost.on_self) * COINS,
        float(cost.to is Pile.TARGET),
        float(cost.to is Pile.RESERVE),
        float(cost.kept),
        action.needs * COINS,
        float(action.names_character),
        float(action.blockable is Blocking.TARGETS),
        float(action.blockable is Blocking.OTHERS),
        float(join is not None and join.by_claim),
        0.0 if join is None or join.price is None else 1.0,
        0.0 if join is None or join.price is None else join.price * COINS,
        float(rules.HandOver in caught),
        float(action.denies is not None),
        float(action.needs_no_claim),
        float(action.block_ends_all),
        float(action.needs_coins_at_target),
        float(action.needs_pile is not None),
        float(claim is not None),
        blockers / 2,
        float(any(getattr(e, "from_eliminated", False) for e in action.effects)),
    )
    assert len(extras) == EXTRAS
    return row + list(extras)


def describe_role(
    character: Character,
    actions: Mapping[Name, Sequence[float]],
    tokens: Mapping[Name, TokenKind],
) -> list[float]:
    """A character as ROLE_WIDTH numbers; `actions` are the descriptions of all actions in play."""
    own = [action.name for action in character.actions]
    foreign = [name for name in sorted(character.blocks) if name not in own and name in actions]
    moments = [reaction.moment for reaction in character.reactions]
    row = _sum((actions[name] for name in own), ACTION_WIDTH)
    row += _sum((actions[name] for name in foreign), ACTION_WIDTH)
    reactions = (e for reaction in character.reactions for e in reaction.effects)
    row += _sum((describe_effect(e, tokens) for e in reactions), EFFECT_WIDTH)
    row.extend(float(character.category is category) for category in CATEGORIES)
    row.extend(float(moment in moments) for moment in Moment)
    row.append(float(any(name in character.blocks for name in own)))
    row.append(float(any(reaction.never_after for reaction in character.reactions)))
    row.append(float(bool(character.replaces)))
    return row


def _sum(rows: Iterable[Sequence[float]], width: int) -> list[float]:
    total = [0.0] * width
    for row in rows:
        total = [a + b for a, b in zip(total, row, strict=True)]
    return total
