"""The turn under way: the action declared and what has become of it so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from coup.rules.effects import Take

if TYPE_CHECKING:
    from coup.engine.moves import Seat
    from coup.rules.model import Action, Name


class Step(IntEnum):
    """What a turn does next once no decision is pending, in the order of G.11."""

    BEGIN = 0
    ASK_TO_JOIN = 1
    CHALLENGE_JOINERS = 2
    ASK_TO_BLOCK = 3
    RESOLVE = 4
    END = 5


@dataclass(slots=True)
class Turn:
    """One player's turn; a further action of the same turn takes a new Turn's place."""

    seat: Seat
    step: Step = Step.BEGIN
    action: Action | None = None
    named: tuple[Seat | Name, ...] = ()
    """The seats and the character the action's text names."""
    targets: tuple[Seat, ...] = ()
    unasked: tuple[Seat, ...] = ()
    """The players who may still block: targets not asked yet, or others who have not failed to."""
    spared: tuple[Seat, ...] = ()
    """The targets whose block stood."""
    joiners: tuple[Seat, ...] = ()
    """The players taking part, clockwise from the player whose turn it is."""
    effects_done: int = 0
    paid: int = 0
    """The coins set aside at the declaration; 0 once they are spent, given away or back."""
    challenger: Seat | None = None
    """Who challenged the action's claim and lost."""
    taken: tuple[Name, ...] = ()
    """The actions of this turn that may not be taken again (Spy)."""

    def copy(self) -> Turn:
        """An independent copy."""
        return Turn(
            self.seat,
            self.step,
            self.action,
            self.named,
            self.targets,
            self.unasked,
            self.spared,
            self.joiners,
            self.effects_done,
            self.paid,
            self.challenger,
            self.taken,
        )

    @property
    def takes_coins(self) -> bool:
        """Whether the action may still take coins from its targets, even eliminated ones (E.8)."""
        if self.action is None or self.step is Step.END:
            return False
        return any(isinstance(e, Take) and e.from_eliminated for e in self.action.effects)
