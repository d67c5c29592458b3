"""The expert that looks ahead: the network's choice, corrected by what comes of it in worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.bots.net.expert import ExpertBot
from coup.bots.net.lookahead import look_ahead
from coup.bots.net.policy import network_of, softmax
from coup.bots.net.weights import DUEL
from coup.engine.policy import run_out

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from coup.engine.moves import Move
    from coup.engine.observation import Observation

MOST: Final = 8
"""Moves looked at, those the network likes best."""
LEAST: Final = 0.02
"""How likely the network has to find a move for it to be looked at."""
WORLDS: Final = 8
WORTH: Final = 0.02
"""The gain in the chance to win that makes a move e times as likely."""


class MasterBot(ExpertBot):
    """Looks ahead before it decides, except where looking ahead has not been seen to help.

    That is the base game for two, which it leaves to the network as it is. It thinks in steps that
    each take about as long as one decision of the expert, so that a page can breathe between them.
    """

    def choose(self, observation: Observation) -> Move:
        """What `think` comes to, without pauses."""
        return run_out(self.think(observation))

    def think(self, observation: Observation) -> Generator[None, None, Move]:
        """One of the sensible options; a pause after every position the network looked at."""
        if network_of(observation.game) == DUEL:
            return super().choose(observation)
        moves = self._sensible(observation)
        if len(moves) == 1:
            return moves[0]
        heights = self._heights(observation, moves)
        tried = _promising(heights)
        if len(tried) > 1:
            values = yield from self._values([moves[place] for place in tried])
            best = max(values)
            for place, value in zip(tried, values, strict=True):
                heights[place] += (value - best) / WORTH
        return self._settle([moves[p] for p in tried], [heights[p] for p in tried])

    def _values(self, moves: Sequence[Move]) -> Generator[None, None, list[float]]:
        """The chance to win after each move, in worlds as likely as the seat believes them."""
        values = [0.0] * len(moves)
        for place, playout in look_ahead(self._belief, self._history, moves, self._random, WORLDS):
            while playout.advance():
                playout.answer(*self._network.evaluate(playout.features))
                yield
            values[place] += playout.value / WORLDS
        return values


def _promising(heights: Sequence[float]) -> list[int]:
    """The places of the moves worth looking at, best first."""
    shares = softmax(heights)
    order = sorted(range(len(shares)), key=lambda place: -shares[place])
    return [place for place in order[:MOST] if shares[place] >= LEAST]
