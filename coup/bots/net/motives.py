"""Says what speaks for a move the network chose, as a player who reckons with odds would put it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.bots.answers import ANSWERS
from coup.bots.levels.shrewd import Shrewd
from coup.engine.policy import Reason

if TYPE_CHECKING:
    from coup.bots.belief import Belief
    from coup.engine.moves import Move


class Motives:
    """Reasons for moves in the positions a belief has read.

    A network gives numbers, not reasons; what it saw in the move is told by the chances and stakes
    that can be counted in the same position.
    """

    def __init__(self, belief: Belief) -> None:
        self._belief = belief
        self._shrewd = Shrewd(0)
        self._shrewd.belief = belief

    def of(self, move: Move) -> Reason:
        """What speaks for a move in the position read last."""
        seen = self._belief.observation
        if seen.phase in ANSWERS:
            return Reason("best_cards")
        judge = self._shrewd.judge_of(seen.game)
        scored, _ = self._shrewd.scores(judge, (move,))
        return scored[0].reason
