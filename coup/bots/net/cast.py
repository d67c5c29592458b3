"""The characters and actions of one game as the network numbers and describes them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from coup.bots.net.describe import describe_action, describe_role
from coup.rules.effects import Extort, LoseInfluence, PassBomb, PlaceOnTarget
from coup.rules.model import Aim, Blocking

if TYPE_CHECKING:
    from coup.engine.game import Game
    from coup.rules.model import Action

ACTIONS: Final = 10
"""Places for actions: five characters and five common or further actions at most."""

HARMFUL: Final = (LoseInfluence, Extort, PassBomb, PlaceOnTarget)


class Cast:
    """The slots of a game's characters and the places of its actions, with their descriptions.

    Slots follow the order of the rules; the network treats them alike, so the order means nothing.
    """

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.game = game
        self.copies = rules.table.copies
        self.slot_of = {name: slot for slot, name in enumerate(rules.names)}
        self.place_of = {name: place for place, name in enumerate(rules.actions)}
        assert len(self.place_of) <= ACTIONS, game.rules.variant
        self.blockers = {
            name: tuple(self.slot_of[blocker] for blocker in blockers)
            for name, blockers in rules.blockers.items()
        }
        self.claim_of = {
            name: self.slot_of[character] for name, character in rules.claim_of.items()
        }
        self.reaches_all = frozenset(a.name for a in rules.actions.values() if a.aim is Aim.ALL)
        self.harms = frozenset(a.name for a in rules.actions.values() if _harms(a))
        self.anybody_blocks = frozenset(
            a.name for a in rules.actions.values() if a.blockable is Blocking.OTHERS
        )
        described = {
            name: describe_action(
                action, rules.claim_of.get(name), len(rules.blockers[name]), rules.tokens
            )
            for name, action in rules.actions.items()
        }
        self.actions = list(described.values())
        """By place, ACTION_WIDTH numbers each."""
        self.roles = [describe_role(c, described, rules.tokens) for c in rules.characters]
        """By slot, ROLE_WIDTH numbers each."""
        self.prefixes: dict[object, bytes] = {}
        """The fixed part of the feature row of each move met so far."""

    @cached_property
    def key(self) -> str:
        """Equal for casts the network cannot tell apart, such as one variant at several tables."""
        return str((self.actions, self.roles))


def _harms(action: Action) -> bool:
    return any(isinstance(effect, HARMFUL) for effect in action.effects)
