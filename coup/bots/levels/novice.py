"""Level 1: honest, forgetful, and now and then just curious."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from coup.bots.levels.plain import Plain
from coup.engine.events import Event, TurnBegan
from coup.engine.policy import Reason

if TYPE_CHECKING:
    from coup.bots.judge import Judge
    from coup.engine.moves import Move
    from coup.engine.observation import Observation

CURIOUS: Final = 0.15
"""The share of decisions that are any sensible move."""
ROUNDS: Final = 2
"""How many rounds back a claim is remembered."""


class Novice(Plain):
    """Lies only by whim, and forgets who claimed what two rounds ago."""

    heat: ClassVar[float] = 1.6

    def remember(self, observation: Observation) -> None:
        """Read the last two rounds, as if nothing had happened before."""
        self.belief.read(replace(observation, events=_lately(observation)))

    def may_claim(self, _judge: Judge, _move: Move) -> bool:
        """Never on purpose."""
        return False

    def decide(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """Usually an honest move."""
        if self.random.chance(CURIOUS):
            self.last_reason = Reason("whim")
            return moves[self.random.below(len(moves))]
        return super().decide(judge, moves)


def _lately(observation: Observation) -> tuple[Event, ...]:
    """The events of the last rounds."""
    turns = ROUNDS * len(observation.alive)
    story = observation.events
    for place in range(len(story) - 1, -1, -1):
        if isinstance(story[place], TurnBegan):
            turns -= 1
            if turns < 0:
                return story[place:]
    return story
