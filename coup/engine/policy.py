"""The contract between a player and the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from coup.engine.moves import Move
    from coup.engine.observation import Observation


class Policy(Protocol):
    """Decides: from what one seat may know to one of its legal moves."""

    def choose(self, observation: Observation) -> Move:
        """One of `observation.options`."""
        ...
