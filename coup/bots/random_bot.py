"""A bot that picks any legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine.rng import Random

if TYPE_CHECKING:
    from coup.engine.moves import Move
    from coup.engine.observation import Observation


class RandomBot:
    """Plays each legal move with the same probability."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation) -> Move:
        """Any of the options."""
        return observation.options[self._random.below(len(observation.options))]
