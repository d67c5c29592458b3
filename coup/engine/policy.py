"""The contract between a player and the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from coup.engine.moves import Move, Seat
    from coup.engine.observation import Observation


class Policy(Protocol):
    """Decides: from what one seat may know to one of its legal moves."""

    def choose(self, observation: Observation) -> Move:
        """One of `observation.options`."""
        ...


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was made, from nothing but what its player could know then.

    `id` is a name the policy chooses. `chance` is the probability the player saw that the claim it
    made is believed, or that the claim it judged is true; from 0 to 1, None where no claim matters.
    `gain` and `risk` are what it hoped to win and to lose, in coins: an influence counts for about
    ten.
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
    """A move of a policy with its reason, and when it was made.

    `events` is how many events had happened before it.
    """

    seat: Seat
    ply: int
    events: int
    move: Move
    reason: Reason | None


def explain(policy: Policy) -> Reason | None:
    """Why a policy made its latest move; None where it cannot say."""
    return policy.last_reason if isinstance(policy, Explains) else None
