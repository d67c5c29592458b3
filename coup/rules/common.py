"""The actions that need no character."""

from __future__ import annotations

from dataclasses import replace

from coup.rules.effects import Convert, Exchange, Gain, LoseInfluence, TakeReserve
from coup.rules.model import Action, Aim, Blocking, Cost, Pile

INCOME = Action("income", (Gain(1),))
FOREIGN_AID = Action("foreign_aid", (Gain(2),), blockable=Blocking.OTHERS)
COUP = Action("coup", (LoseInfluence(),), cost=Cost(7), aim=Aim.ONE)

CONVERSION = Action(
    "conversion", (Convert(),), cost=Cost(2, on_self=1, to=Pile.RESERVE), aim=Aim.ANYONE
)
EMBEZZLEMENT = Action("embezzlement", (TakeReserve(),), denies="duke")

SOCIAL_MEDIA = Action("social_media", (Exchange(1),))


def only_from_full_reserve(action: Action) -> Action:
    """An embezzlement that is not allowed while the Reserve is empty (OPT-embezzle-empty)."""
    return replace(action, needs_pile=Pile.RESERVE) if action is EMBEZZLEMENT else action
