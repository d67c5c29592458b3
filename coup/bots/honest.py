"""A bot that never lies, remembers what the others claimed, and challenges what cannot be."""

from __future__ import annotations

from coup.engine.moves import Move
from coup.engine.observation import Observation
from coup.engine.rng import Random


class HonestBot:
    """Plays the honest move it likes best (being written)."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation) -> Move:
        """Any of the options."""
        return observation.options[self._random.below(len(observation.options))]
