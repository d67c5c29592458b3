"""The six characters and the general action of the Anarchy expansion (rules.md 5.5)."""

from __future__ import annotations

from coup.rules.effects import (
    FillBank,
    Gain,
    Inspect,
    LoseInfluence,
    PassBomb,
    Pool,
    ShareOut,
    Shed,
    TakeBank,
)
from coup.rules.g54 import FINANCE, FORCE, INTERESTS, role
from coup.rules.model import (
    Action,
    Aim,
    Blocking,
    Character,
    Cost,
    Join,
    Moment,
    Reaction,
    TokenKind,
)

BOMB = TokenKind("bomb")

ANARCHIST = Character(
    "anarchist",
    (Action("anarchist", (PassBomb("bomb"),), cost=Cost(3), aim=Aim.ONE, needs_no_claim=True),),
    reactions=(Reaction(Moment.MARKED, (Shed("bomb"),)),),
    category=FORCE,
    advanced=True,
    tokens=(BOMB,),
)
PARAMILITARY = role(
    Action(
        "paramilitary",
        (LoseInfluence(),),
        cost=Cost(3, against_last=5),
        aim=Aim.ONE,
        blockable=Blocking.TARGETS,
    ),
    FORCE,
    advanced=True,
)
FINANCIER = Character(
    "financier",
    (Action("financier", (TakeBank(),)),),
    category=FINANCE,
    advanced=True,
    replaces=(Action("income", (Gain(1), FillBank(1))),),
)
PLANTATION_OWNER = role(
    Action("plantation_owner", (ShareOut(),), join=Join()), FINANCE, advanced=True
)
ARMS_DEALER = role(
    Action("arms_dealer", (Inspect(cards=2, reward=4),), names_character=True),
    INTERESTS,
    advanced=True,
)
SOCIALIST = role(
    Action("socialist", (Pool(),), aim=Aim.ALL, blockable=Blocking.TARGETS),
    INTERESTS,
    advanced=True,
)

CHARACTERS = (ANARCHIST, PARAMILITARY, FINANCIER, PLANTATION_OWNER, ARMS_DEALER, SOCIALIST)
