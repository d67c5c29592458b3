"""The characters of the base game, the Inquisitor among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.rules.effects import Examine, Exchange, Gain, LoseInfluence, Take
from coup.rules.model import Action, Aim, Blocking, Character, Cost, Name, OptionValue

if TYPE_CHECKING:
    from collections.abc import Mapping

DUKE = Character(
    "duke",
    actions=(Action("tax", (Gain(3),)),),
    blocks=frozenset({"foreign_aid"}),
)
ASSASSIN = Character(
    "assassin",
    actions=(
        Action(
            "assassinate",
            (LoseInfluence(),),
            cost=Cost(3),
            aim=Aim.ONE,
            blockable=Blocking.TARGETS,
        ),
    ),
)
AMBASSADOR = Character(
    "ambassador",
    actions=(Action("exchange", (Exchange(2),)),),
    blocks=frozenset({"steal"}),
)


def captain(*, from_broke: bool, from_eliminated: bool) -> Character:
    """The Captain, as the options on stealing have it (E.8, E.24)."""
    steal = Action(
        "steal",
        (Take(2, from_eliminated=from_eliminated),),
        aim=Aim.ONE,
        blockable=Blocking.TARGETS,
        needs_coins_at_target=not from_broke,
    )
    return Character("captain", actions=(steal,), blocks=frozenset({"steal"}))


def inquisitor(*, examine_is_blockable: bool) -> Character:
    """The Inquisitor, who takes the Ambassador's place (N.1 to N.6)."""
    examine = Action(
        "examine",
        (Examine(),),
        aim=Aim.ONE,
        blockable=Blocking.TARGETS if examine_is_blockable else Blocking.NOBODY,
    )
    exchange = Action("exchange", (Exchange(1),))
    return Character("inquisitor", actions=(exchange, examine), blocks=frozenset({"steal"}))


def contessa(*, blocks_examine: bool) -> Character:
    """The Contessa, who blocks assassinations and perhaps the Inquisitor (E.39)."""
    blocks = {"assassinate", "examine"} if blocks_examine else {"assassinate"}
    return Character("contessa", blocks=frozenset(blocks))


def characters(options: Mapping[Name, OptionValue]) -> tuple[Character, ...]:
    """The five characters of a game with these options."""
    has_inquisitor = options["fifth_character"] == "inquisitor"
    blocks_examine = has_inquisitor and options["contessa_blocks_examine"] is True
    return (
        DUKE,
        ASSASSIN,
        captain(
            from_broke=options["steal_from_broke"] is True,
            from_eliminated=options["steal_from_eliminated"] is True,
        ),
        inquisitor(examine_is_blockable=blocks_examine) if has_inquisitor else AMBASSADOR,
        contessa(blocks_examine=blocks_examine),
    )
