"""Why a bot moved as it did: a reason's name, and the numbers the bot had for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, runtime_checkable

if TYPE_CHECKING:
    from coup.engine.moves import Move
    from coup.engine.observation import Observation
    from coup.engine.policy import Policy

REASONS: Final = (
    "only_move",
    "certain_win",
    "certain_lie",
    "last_card",
    "true_claim",
    "bluff",
    "most_coins",
    "strike",
    "doubt",
    "belief",
    "true_block",
    "bluffed_block",
    "let_pass",
    "join_in",
    "best_cards",
    "whim",
)
"""Every reason there is. Texts for them belong to the page, as `reason-<id>`."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was made, from nothing but what its player could know then.

    `chance` is the probability the player saw that the claim it made is believed, or that the claim
    it judged is true; from 0 to 1, None where no claim matters. `gain` and `risk` are what it
    hoped to win and to lose, in coins: an influence counts for about ten.
    """

    id: str
    chance: float | None = None
    gain: float = 0.0
    risk: float = 0.0


@runtime_checkable
class Explains(Protocol):
    """A policy that can say why; bluffs and challenges always have a reason."""

    @property
    def last_reason(self) -> Reason | None:
        """The reason of the latest decision; None before the first, and where there was none."""
        ...


@dataclass(frozen=True, slots=True)
class Decision:
    """A move with its reason and the ply it was made at."""

    ply: int
    move: Move
    reason: Reason | None


class Diary:
    """Lets a policy decide and keeps its reasons, to be read when the game is over."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self.decisions: list[Decision] = []

    def choose(self, observation: Observation) -> Move:
        """The move of the policy."""
        move = self._policy.choose(observation)
        self.decisions.append(Decision(observation.ply, move, explain(self._policy)))
        return move


def explain(policy: Policy) -> Reason | None:
    """Why a policy made its latest move; None where it cannot say."""
    return policy.last_reason if isinstance(policy, Explains) else None
