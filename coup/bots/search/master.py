"""The expert that looks ahead: the network's choice, corrected by what comes of it in worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.bots.net.expert import ExpertBot
from coup.bots.net.policy import is_base, is_duel, softmax
from coup.bots.net.weights import TABLE, Shipped
from coup.bots.search.lookahead import Effort, look_ahead

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from coup.bots.net.policy import Questions
    from coup.engine.game import Game
    from coup.engine.moves import Move
    from coup.engine.observation import Observation

MOST: Final = 8
"""Moves looked at, those the network likes best."""
LEAST: Final = 0.02
"""How likely the network has to find a move for it to be looked at."""
EFFORT: Final = Effort(worlds=12, looks=300)
WORTH: Final = 0.04
"""The gain in the chance to win that makes a move e times as likely.

Played out to the end, about half of a gain that looking ahead promises comes true.
"""
TRUSTED: Final = frozenset({"challenge", "block", "join"})
"""Questions it leaves to the network, whose sense of who lies is better than any odds of hands."""
LEAGUE: Final = Shipped("master", "coup.bots.search")
"""The network of base games for more than two, trained further on beating the expert."""


class MasterBot(ExpertBot):
    """Looks ahead before it decides, except where looking ahead has not been seen to help.

    That is in the base game for two, and where it is asked whom to believe.
    """

    cool = 0.4

    def network_for(self, game: Game) -> Shipped:
        """A network of its own in base games for more than two, else the expert's."""
        shipped = super().network_for(game)
        return LEAGUE if shipped is TABLE and is_base(game) else shipped

    def think(self, observation: Observation) -> Generator[None, None, Move]:
        """What `choose` returns, with pauses: between two of them the network looks once at most.

        So a page can breathe while it thinks: a step takes no longer than the expert's decision.
        """
        return self._answered(observation)

    def ask(self, observation: Observation) -> Questions[Move]:
        """Ask about the position, then about what may come of the moves that are promising."""
        if is_duel(observation.game) or observation.phase in TRUSTED:
            return (yield from super().ask(observation))
        moves = self._sensible(observation)
        if len(moves) == 1:
            return moves[0]
        yield []
        heights = yield from self._heights(observation, moves)
        tried = _promising(heights)
        if len(tried) > 1:
            promising = [moves[place] for place in tried]
            values = yield from look_ahead(
                self._belief, self._history, promising, self._random, EFFORT
            )
            for place, value in zip(tried, values, strict=True):
                heights[place] += value / WORTH
        return self._settle([moves[p] for p in tried], [heights[p] for p in tried])


def _promising(heights: Sequence[float]) -> list[int]:
    """The places of the moves worth looking at, best first."""
    shares = softmax(heights)
    order = sorted(range(len(shares)), key=lambda place: -shares[place])
    return [place for place in order[:MOST] if shares[place] >= LEAST]
