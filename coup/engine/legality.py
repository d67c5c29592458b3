"""Which actions a player may declare, and why not the others; from public facts only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coup.engine.moves import Act, Seat
from coup.engine.tokens import fee_for, forbid_target, holds, left_in_middle
from coup.rules.effects import PlaceOnTarget
from coup.rules.model import Action, Aim, Name, Pile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coup.engine.game import Game, PublicTable


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action may not be declared: a reason's name, and the number of coins it is about.

    Reasons: `needs_coins`, `must_use_forced_action`, `no_target`, `pile_empty`,
    `no_token_left`, `not_again`.
    """

    reason: str
    coins: int = 0


def legal_actions(
    game: Game, table: PublicTable, seat: Seat, without: tuple[Name, ...] = ()
) -> tuple[Act, ...]:
    """Every action the seat may declare, with everything it may name (B.1, B.2)."""
    rules = game.rules
    if table.coins[seat] >= rules.forced_at:
        forced = tuple(_declarations(game, table, seat, rules.actions[rules.forced_action]))
        if forced:
            return forced
    return tuple(
        move
        for action in rules.actions.values()
        if action.name not in without
        for move in _declarations(game, table, seat, action)
    )


def refusal(
    game: Game, table: PublicTable, seat: Seat, action: Action, without: tuple[Name, ...] = ()
) -> Refusal | None:
    """Why the seat may not declare an action on its turn, or None where it may."""
    rules = game.rules
    forced = rules.actions[rules.forced_action]
    if action.name in without:
        return Refusal("not_again")
    if table.coins[seat] >= rules.forced_at and action is not forced:
        return Refusal("must_use_forced_action", rules.forced_at)
    if any(_declarations(game, table, seat, action)):
        return None
    needed = _least_coins(game, table, seat, action)
    if table.coins[seat] < needed:
        return Refusal("needs_coins", needed)
    if _lacks_pile(table, action):
        return Refusal("pile_empty")
    if _lacks_token(game, table, action):
        return Refusal("no_token_left")
    return Refusal("no_target")


def _declarations(game: Game, table: PublicTable, seat: Seat, action: Action) -> Iterator[Act]:
    if table.coins[seat] < _least_coins(game, table, seat, action):
        return
    if _lacks_pile(table, action) or _lacks_token(game, table, action):
        return
    for named in _names(game, table, seat, action):
        if price(table, seat, action, named) + _fee(game, table, seat, action) > table.coins[seat]:
            continue
        if action.names_character:
            for character in game.rules.names:
                yield Act(seat, action.name, (*named, character))
        else:
            yield Act(seat, action.name, named)


def _least_coins(game: Game, table: PublicTable, seat: Seat, action: Action) -> int:
    cost = action.cost
    least = min(c for c in (cost.coins, cost.against_last, cost.on_self) if c is not None)
    return max(least, action.needs) + _fee(game, table, seat, action)


def _fee(game: Game, table: PublicTable, seat: Seat, action: Action) -> int:
    claim = game.claim_of.get(action.name)
    return fee_for(game, table, seat, claim)[0] if claim and table.tokens else 0


def _lacks_pile(table: PublicTable, action: Action) -> bool:
    return action.needs_pile is Pile.RESERVE and not table.reserve


def _lacks_token(game: Game, table: PublicTable, action: Action) -> bool:
    return any(
        isinstance(effect, PlaceOnTarget) and not left_in_middle(game, table, effect.token)
        for effect in action.effects
    )


def price(table: PublicTable, seat: Seat, action: Action, named: tuple[str | int, ...]) -> int:
    """The coins an action costs when these seats are named."""
    cost = action.cost
    if not named or not isinstance(named[0], int):
        return cost.coins
    if cost.on_self is not None and named[0] == seat:
        return cost.on_self
    if cost.against_last is not None and table.influence_of(named[0]) == 1:
        return cost.against_last
    return cost.coins


def may_target(game: Game, table: PublicTable, seat: Seat, target: Seat, action: Action) -> bool:
    """Whether allegiances and tokens let the seat aim the action at a living player."""
    if table.sides and are_allies(table, seat, target):
        return False
    if action.needs_coins_at_target and not table.coins[target]:
        return False
    if not table.tokens:
        return True
    if not game.rules.stack_tokens and any(
        isinstance(effect, PlaceOnTarget) and holds(table, target, effect.token)
        for effect in action.effects
    ):
        return False
    return not forbid_target(game, table, seat, target, action)


def are_allies(table: PublicTable, seat: Seat, other: Seat) -> bool:
    """Whether two players share an allegiance while the other one still exists (R.3, R.4)."""
    sides = table.sides
    return bool(sides) and sides[seat] == sides[other] and len({sides[s] for s in table.alive}) > 1


def _names(
    game: Game, table: PublicTable, seat: Seat, action: Action
) -> Iterator[tuple[Seat, ...]]:
    """The seats an action may name, each as the tuple its text shows."""
    others = game.others(table.alive, seat)
    match action.aim:
        case Aim.NOBODY:
            yield ()
        case Aim.ONE:
            yield from ((s,) for s in others if may_target(game, table, seat, s, action))
        case Aim.ALL:
            if all_targets(game, table, seat, action):
                yield ()
        case Aim.PARTNER:
            yield from ((s,) for s in others)
        case Aim.ANYONE:
            yield from ((s,) for s in (seat, *others))
        case Aim.RICHEST:
            yield from _richest_and_poorest(game, table, seat, action)


def all_targets(game: Game, table: PublicTable, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """Every other player an action on all reaches, clockwise (G.14)."""
    others = game.others(table.alive, seat)
    if not game.rules.protect_from_all:
        return others
    return tuple(s for s in others if may_target(game, table, seat, s, action))


def _richest_and_poorest(
    game: Game, table: PublicTable, seat: Seat, action: Action
) -> Iterator[tuple[Seat, ...]]:
    order = (seat, *game.others(table.alive, seat))
    coins = {s: table.coins[s] for s in order}
    most, least = max(coins.values()), min(coins.values())
    pairs = (
        (rich, poor)
        for rich in order
        if coins[rich] == most and (rich == seat or may_target(game, table, seat, rich, action))
        for poor in order
        if coins[poor] == least and poor != rich
    )
    if game.rules.tie_clockwise:
        yield from ([*pairs][:1])
    else:
        yield from pairs
