"""The 25 characters of Rebellion G54 (rules.md 4.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coup.rules.effects import (
    AnotherAction,
    Double,
    Exchange,
    ExchangeWithTarget,
    Extort,
    Gain,
    Give,
    HandOver,
    Inherit,
    Level,
    LoseInfluence,
    PayJoiners,
    PlaceOnTarget,
    ReplaceLost,
    Shed,
    Take,
    TakeToken,
)
from coup.rules.model import (
    Action,
    Aim,
    Blocking,
    Category,
    Character,
    Cost,
    Join,
    Moment,
    Name,
    OptionValue,
    Pile,
    Place,
    Reaction,
    TokenKind,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

FINANCE = Category.FINANCE
COMMUNICATIONS = Category.COMMUNICATIONS
FORCE = Category.FORCE
INTERESTS = Category.SPECIAL_INTERESTS


def role(
    action: Action,
    category: Category,
    *,
    advanced: bool = False,
    tokens: tuple[TokenKind, ...] = (),
) -> Character:
    """A character with one action of its own name, which the same character blocks (G.13)."""
    blockable = action.blockable is not Blocking.NOBODY
    return Character(
        action.name,
        (action,),
        frozenset({action.name}) if blockable else frozenset(),
        category=category,
        advanced=advanced,
        tokens=tokens,
    )


FINANCIERS = (
    role(Action("banker", (Gain(3),)), FINANCE),
    role(Action("farmer", (Gain(3), Give(1))), FINANCE),
    role(Action("spy", (Gain(1), AnotherAction())), FINANCE),
    role(Action("capitalist", (Gain(4), PayJoiners(1)), join=Join()), FINANCE, advanced=True),
    role(
        Action("speculator", (Double(at_most=5),), on_caught=(HandOver(),)), FINANCE, advanced=True
    ),
)

COMMUNICATORS = (
    role(Action("director", (Exchange(2),)), COMMUNICATIONS),
    role(Action("newscaster", (Exchange(3),), cost=Cost(1)), COMMUNICATIONS),
    role(Action("reporter", (Gain(1), Exchange(1))), COMMUNICATIONS),
    role(Action("writer", (Exchange(1, price=1),)), COMMUNICATIONS, advanced=True),
    role(
        Action("producer", (ExchangeWithTarget(),), aim=Aim.ONE, blockable=Blocking.TARGETS),
        COMMUNICATIONS,
        advanced=True,
    ),
)

DISAPPEAR = TokenKind("disappear", supply=3, dooms=True)

FORCES = (
    role(
        Action(
            "guerrilla",
            (LoseInfluence(),),
            cost=Cost(4),
            aim=Aim.ONE,
            blockable=Blocking.TARGETS,
        ),
        FORCE,
    ),
    role(
        Action(
            "general", (LoseInfluence(),), cost=Cost(5), aim=Aim.ALL, blockable=Blocking.TARGETS
        ),
        FORCE,
    ),
    role(
        Action(
            "judge",
            (LoseInfluence(),),
            cost=Cost(3, to=Pile.TARGET),
            aim=Aim.ONE,
            blockable=Blocking.TARGETS,
        ),
        FORCE,
    ),
    Character(
        "mercenary",
        (
            Action(
                "mercenary",
                (PlaceOnTarget("disappear"),),
                cost=Cost(3),
                aim=Aim.ONE,
                blockable=Blocking.TARGETS,
            ),
        ),
        frozenset({"mercenary"}),
        (Reaction(Moment.MARKED, (Shed("disappear"),)),),
        category=FORCE,
        advanced=True,
        tokens=(DISAPPEAR,),
    ),
    role(
        Action("crime_boss", (Extort(bribe=2),), needs=5, aim=Aim.ONE),
        FORCE,
        advanced=True,
    ),
)

PEACEKEEPING = TokenKind("peacekeeping", shields=True, pierced_by=frozenset({"coup"}))
TREATY = TokenKind("treaty", supply=2, binds=True)
TAX = TokenKind("tax", supply=2, place=Place.CHARACTER, fee=1)

SPECIAL_INTERESTS = (
    role(Action("politician", (Take(2),), aim=Aim.ONE, blockable=Blocking.TARGETS), INTERESTS),
    role(Action("priest", (Take(1),), aim=Aim.ALL, blockable=Blocking.TARGETS), INTERESTS),
    role(
        Action("peacekeeper", (Gain(1), TakeToken("peacekeeping"))),
        INTERESTS,
        tokens=(PEACEKEEPING,),
    ),
    Character(
        "intellectual",
        reactions=(Reaction(Moment.INFLUENCE_LOST, (Gain(5),)),),
        category=INTERESTS,
    ),
    Character("lawyer", reactions=(Reaction(Moment.PLAYER_OUT, (Inherit(),)),), category=INTERESTS),
    Character(
        "missionary",
        reactions=(
            Reaction(
                Moment.INFLUENCE_LOST,
                (ReplaceLost(),),
                never_after=frozenset({"coup"}),
                needs_court=1,
            ),
        ),
        category=INTERESTS,
        advanced=True,
    ),
    role(
        Action("communist", (Level(3),), aim=Aim.RICHEST, blockable=Blocking.TARGETS),
        INTERESTS,
        advanced=True,
    ),
    role(
        Action("customs_officer", (TakeToken("tax"),), names_character=True),
        INTERESTS,
        advanced=True,
        tokens=(TAX,),
    ),
    role(
        Action("foreign_consular", (TakeToken("treaty"),), aim=Aim.PARTNER),
        INTERESTS,
        advanced=True,
        tokens=(TREATY,),
    ),
    role(
        Action(
            "protestor",
            (LoseInfluence(),),
            cost=Cost(2),
            aim=Aim.ONE,
            blockable=Blocking.TARGETS,
            join=Join(price=3),
        ),
        INTERESTS,
        advanced=True,
    ),
)

CHARACTERS = (*FINANCIERS, *COMMUNICATORS, *FORCES, *SPECIAL_INTERESTS)

FIRST_GAME: tuple[Name, ...] = ("banker", "director", "guerrilla", "politician", "peacekeeper")
"""The set suggested for a first game (G.4)."""

SLOTS = {FINANCE: 1, COMMUNICATIONS: 1, FORCE: 1, INTERESTS: 2}
"""How many characters of each category a game has (G.2)."""


def adjust(character: Character, options: Mapping[Name, OptionValue]) -> Character:
    """A character as the options on its card's disputed details have it."""
    actions = tuple(_adjust_action(action, options) for action in character.actions)
    return replace(character, actions=actions)


def _adjust_action(action: Action, options: Mapping[Name, OptionValue]) -> Action:
    if action.name == "judge" and options["judge_coins"] == "kept_by_target":
        return replace(action, cost=replace(action.cost, kept=True))
    if action.name == "producer" and options["producer_block"] == "whole_action":
        return replace(action, block_ends_all=True)
    if options["steal_from_eliminated"] is False:
        effects = tuple(
            replace(e, from_eliminated=False) if isinstance(e, Take) else e for e in action.effects
        )
        return replace(action, effects=effects)
    return action
