"""The network on guard rails: what it plays is drawn among the moves that are no blunder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.bots.belief import Belief, Factors
from coup.bots.net.motives import Motives
from coup.bots.net.policy import NetBot, draw, is_duel, softmax
from coup.bots.net.weights import reading
from coup.bots.rails import sensible
from coup.bots.styles import PLAIN, Style, leaning
from coup.engine.policy import Reason, run_out

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from coup.bots.net.policy import Questions
    from coup.engine.moves import Move
    from coup.engine.observation import Observation


COOL: Final = 0.6
"""The temperature at larger tables and in other variants than the base game for two.

The cooler, the better against simple bots, and the easier to exploit: at 0.5 it wins 66 % of the
games against three bluffers, at 0.7 62 %. One against one stays at 1, where being hard to exploit
is worth more than beating the predictable.
"""
BLUFFERS: Final = Factors(
    free=1.2,
    paid=1.0,
    block=1.4,
    other=6.0,
    again=20.0,
    missed=0.78,
    preferred=4.69,
    pull=0.625,
    usual=0.576,
)
"""What acts say among players who bluff as often as the network does; fitted to games of it."""


class ExpertBot(NetBot):
    """Plays by the network where there is a choice left once blunders are taken out.

    `cool` is its temperature, except in the base game for two, where that is 1.
    """

    cool = COOL

    def __init__(self, seed: int, style: Style = PLAIN) -> None:
        super().__init__(seed)
        self.style = style
        self.last_reason: Reason | None = None
        self._belief = Belief(BLUFFERS)
        self._motives = Motives(self._belief)

    def choose(self, observation: Observation) -> Move:
        """One of the sensible options, drawn as the network would among them."""
        return run_out(self._answered(observation))

    def ask(self, observation: Observation) -> Questions[Move]:
        """Come to a decision by asking the network, which whoever drives this may answer."""
        moves = self._sensible(observation)
        if len(moves) == 1:
            return moves[0]
        yield []
        return self._settle(moves, (yield from self._heights(observation, moves)))

    def _answered(self, observation: Observation) -> Generator[None, None, Move]:
        """Answer what `ask` asks with the network; it pauses before, and after every position."""
        asking = self.ask(observation)
        try:
            questions = next(asking)
            while True:
                yield
                opinions = []
                for features in questions:
                    opinions.append(self._network.evaluate(features))
                    yield
                questions = asking.send(opinions)
        except StopIteration as done:
            move: Move = done.value
            return move

    def _sensible(self, observation: Observation) -> tuple[Move, ...]:
        """The options that are no blunder; the reason is settled where only one is left."""
        self._belief.read(observation)
        moves, reason = sensible(self._belief)
        if len(moves) == 1:
            self.last_reason = Reason(reason or "only_move")
        return moves

    def _heights(self, observation: Observation, moves: Sequence[Move]) -> Questions[list[float]]:
        """The logarithm of the odds of these moves, with temperature and personality."""
        for _ in reading(self.network_for(observation.game)):
            yield []
        (opinion,) = yield [self._look(observation)]
        scores, self.value = opinion
        by_move = dict(zip(observation.options, scores, strict=True))
        belief = self._belief
        heat = 1.0 if is_duel(observation.game) else self.cool
        return [(by_move[m] + leaning(self.style, observation, m, belief)) / heat for m in moves]

    def _settle(self, moves: Sequence[Move], heights: Sequence[float]) -> Move:
        """One of the moves, drawn by the logarithms of their odds."""
        move = draw(moves, softmax(heights), self._random)
        self.last_reason = self._motives.of(move)
        return move
