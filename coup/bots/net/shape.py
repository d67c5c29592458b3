"""The shape of the network: the name and size of every block of weights."""

from __future__ import annotations

from typing import Final

from coup.bots.net.cast import ACTIONS
from coup.bots.net.describe import ACTION_WIDTH, ROLE_WIDTH
from coup.bots.net.features import OWN_CAST_SCALES, OWN_SCALES, RIVAL_CAST_SCALES, RIVAL_SCALES
from coup.bots.net.history import ROLES
from coup.bots.net.moves import MOVE_SCALES

EMBEDDING: Final = 16
"""Numbers an action or a character becomes."""
HIDDEN: Final = 32
"""Units between a description and its embedding."""
RIVAL: Final = 48
"""Numbers one rival becomes."""
TRUNK: Final = 160
UPPER: Final = 64
HEAD: Final = 64

OWN_FACTS: Final = (len(OWN_CAST_SCALES) - ACTIONS - ROLES) // ROLES
"""Numbers about this seat for each character."""
RIVAL_FACTS: Final = len(RIVAL_CAST_SCALES) // ROLES
"""Numbers about a rival for each character."""
MOVE_ROLES: Final = 3
"""Ways in which a move refers to a character: claimed, lost or named, kept."""
POOLS: Final = 4
"""What the trunk sees of the rivals: their sum, their maximum, the actor, the claimant."""
SUM_SCALE: Final = 0.3
"""What the sum over rivals is multiplied by, so that three count about as much as one."""

SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "action_1_w": (ACTION_WIDTH, HIDDEN),
    "action_1_b": (HIDDEN,),
    "action_2_w": (HIDDEN, EMBEDDING),
    "action_2_b": (EMBEDDING,),
    "role_1_w": (ROLE_WIDTH, HIDDEN),
    "role_1_b": (HIDDEN,),
    "role_2_w": (HIDDEN, EMBEDDING),
    "role_2_b": (EMBEDDING,),
    "rival_w": (len(RIVAL_SCALES), RIVAL),
    "rival_b": (RIVAL,),
    "rival_facts_w": (RIVAL_FACTS * EMBEDDING, RIVAL),
    "own_w": (len(OWN_SCALES), TRUNK),
    "own_b": (TRUNK,),
    "own_facts_w": (OWN_FACTS * EMBEDDING, TRUNK),
    "own_action_w": (EMBEDDING, TRUNK),
    "own_claim_w": (EMBEDDING, TRUNK),
    "pool_w": (POOLS * RIVAL, TRUNK),
    "upper_w": (TRUNK, UPPER),
    "upper_b": (UPPER,),
    "head_w": (UPPER, HEAD),
    "move_w": (len(MOVE_SCALES), HEAD),
    "move_b": (HEAD,),
    "move_action_w": (EMBEDDING, HEAD),
    "move_roles_w": (MOVE_ROLES * EMBEDDING, HEAD),
    "move_rival_w": (RIVAL, HEAD),
    "score_w": (HEAD, 1),
    "value_w": (UPPER, 1),
    "value_b": (1,),
}
"""Each matrix has a row for each input and a column for each output; biases have one row."""
