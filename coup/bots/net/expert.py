"""The network on guard rails: what it plays is drawn among the moves that are no blunder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.bots.memory import Memory
from coup.bots.net.policy import NetBot, Networks, draw, softmax
from coup.bots.rails import sensible

if TYPE_CHECKING:
    from coup.engine.moves import Move
    from coup.engine.observation import Observation


class ExpertBot(NetBot):
    """Plays by the network where there is a choice left once blunders are taken out."""

    def __init__(
        self, seed: int, temperature: float = 1.0, networks: Networks | None = None
    ) -> None:
        super().__init__(seed, temperature, networks)
        self._memory = Memory()

    def choose(self, observation: Observation) -> Move:
        """One of the sensible options, drawn as the network would among them."""
        self._memory.read(observation)
        moves, _ = sensible(self._memory)
        if len(moves) == 1:
            return moves[0]
        scores = self.scores(observation)
        by_move = dict(zip(observation.options, scores, strict=True))
        left = softmax([by_move[move] for move in moves], self._temperature)
        return draw(moves, left, self._random)
