"""The network on guard rails: what it plays is drawn among the moves that are no blunder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.bots.memory import Memory
from coup.bots.net.policy import NetBot, Networks, draw, network_of, softmax
from coup.bots.net.weights import DUEL
from coup.bots.rails import sensible

if TYPE_CHECKING:
    from coup.engine.moves import Move
    from coup.engine.observation import Observation


COOL: Final = 0.5
"""The temperature at larger tables and in other variants than the base game for two.

Measured against three bots of the level below it wins 6 points more than at 1. One against one
stays at 1, where being hard to exploit is worth more than beating the predictable.
"""


class ExpertBot(NetBot):
    """Plays by the network where there is a choice left once blunders are taken out.

    Without a temperature it plays as measured: at 1 in the base game for two, cooler elsewhere.
    """

    def __init__(
        self, seed: int, temperature: float | None = None, networks: Networks | None = None
    ) -> None:
        super().__init__(seed, temperature or 1.0, networks)
        self._is_fixed = temperature is not None
        self._memory = Memory()

    def choose(self, observation: Observation) -> Move:
        """One of the sensible options, drawn as the network would among them."""
        self._memory.read(observation)
        moves, _ = sensible(self._memory)
        if len(moves) == 1:
            return moves[0]
        scores = self.scores(observation)
        if not self._is_fixed:
            self._temperature = 1.0 if network_of(observation.game) == DUEL else COOL
        by_move = dict(zip(observation.options, scores, strict=True))
        left = softmax([by_move[move] for move in moves], self._temperature)
        return draw(moves, left, self._random)
