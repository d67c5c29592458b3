"""The personalities: small leanings that go with any level, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from coup.bots.guard import is_lie, targets_of
from coup.bots.worth import coins_taken, is_attack
from coup.engine.moves import Act, Block, Challenge, Move
from coup.rules.effects import Gain

if TYPE_CHECKING:
    from coup.bots.belief import Belief
    from coup.engine.moves import Seat
    from coup.engine.observation import Observation

MOST: Final = 1.0
"""How far the score of a move may be shifted, in units of the logarithm of its odds."""


@dataclass(frozen=True, slots=True)
class Style:
    """A personality. Leanings are shifts of the logarithm of the odds of a move, from -1 to 1.

    `lie` and `challenge` lean towards bluffs and doubts, `leader`, `weakest` and `grudge` towards
    those targets, `greed` towards coins, `patience` away from blows that can wait. `temperature`
    flattens (above 1) or sharpens all choices. Texts: `style-<id>`, `style-<id>-line`.
    """

    id: str
    lie: float = 0.0
    challenge: float = 0.0
    leader: float = 0.0
    weakest: float = 0.0
    grudge: float = 0.0
    greed: float = 0.0
    patience: float = 0.0
    temperature: float = 1.0


PLAIN: Final = Style("plain")
"""No leaning at all: what levels are measured with."""

STYLES: Final = (
    Style("fox", lie=0.6, challenge=-0.2, greed=0.2),
    Style("owl", lie=-0.5, challenge=0.2, patience=0.3, temperature=0.85),
    Style("hothead", lie=0.2, challenge=0.5, grudge=0.5, patience=-0.4),
    Style("dove", lie=-0.3, challenge=-0.6, patience=0.5),
    Style("magpie", greed=0.8, lie=0.2),
    Style("lion", leader=0.6, patience=-0.1),
    Style("vulture", weakest=0.8, lie=0.1),
    Style("elephant", grudge=0.9, challenge=0.1),
    Style("cat", lie=0.2, temperature=1.15),
)


def find_style(name: str) -> Style:
    """The personality of this id, the plain one included; ValueError if there is none."""
    for style in (PLAIN, *STYLES):
        if style.id == name:
            return style
    known = ", ".join(style.id for style in STYLES)
    raise ValueError(f"there is no style {name!r}; styles are {known}")


def leaning(style: Style, seen: Observation, move: Move, belief: Belief | None = None) -> float:
    """How much a personality shifts the logarithm of the odds of a move, from -1 to 1.

    Without a belief nobody is borne a grudge.
    """
    if style is PLAIN:
        return 0.0
    shift = 0.0
    if isinstance(move, Challenge):
        shift += style.challenge
    elif isinstance(move, Act | Block) and is_lie(seen, move):
        shift += style.lie
    if isinstance(move, Act):
        shift += _as_action(style, seen, move, belief)
    return min(max(shift, -MOST), MOST)


def _as_action(style: Style, seen: Observation, move: Act, belief: Belief | None) -> float:
    action = seen.game.actions[move.action]
    gain = sum(effect.coins for effect in action.effects if isinstance(effect, Gain))
    shift = style.greed * 0.25 * (gain + coins_taken(action))
    if is_attack(action):
        shift -= style.patience
    targets = targets_of(seen, seen.seat, action, move.named)
    if len(targets) == 1 and len(seen.alive) > 2:
        shift += _at(style, seen, targets[0], belief)
    return shift


def _at(style: Style, seen: Observation, target: Seat, belief: Belief | None) -> float:
    rivals = [seat for seat in seen.alive if seat != seen.seat]
    strength = {seat: 6 * seen.influence[seat] + min(seen.coins[seat], 10) for seat in rivals}
    shift = 0.0
    if strength[target] == max(strength.values()):
        shift += style.leader
    if strength[target] == min(strength.values()):
        shift += style.weakest
    if belief is not None and style.grudge:
        most = max(belief.grudges[seat] for seat in rivals)
        if most and belief.grudges[target] == most:
            shift += style.grudge
    return shift
