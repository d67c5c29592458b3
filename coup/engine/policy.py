"""The contract between a player and the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Generator

    from coup.engine.moves import Move, Seat
    from coup.engine.observation import Observation


class Policy(Protocol):
    """Decides: from what one seat may know to one of its legal moves."""

    def choose(self, observation: Observation) -> Move:
        """One of `observation.options`."""
        ...


@runtime_checkable
class Thinks(Protocol):
    """A policy whose decisions take long enough to be worth pauses."""

    def think(self, observation: Observation) -> Generator[None, None, Move]:
        """What `choose` returns, come to in small steps: it yields where it may be paused."""
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


T = TypeVar("T")


def run_out(steps: Generator[None, None, T]) -> T:
    """What a generator comes to when nobody pauses it."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result


def ponder(policy: Policy, observation: Observation) -> Generator[None, None, Move]:
    """The policy's choice, with pauses where it knows how to make them."""
    if isinstance(policy, Thinks):
        return (yield from policy.think(observation))
    return policy.choose(observation)


def explain(policy: Policy) -> Reason | None:
    """Why a policy made its latest move; None where it cannot say."""
    return policy.last_reason if isinstance(policy, Explains) else None
