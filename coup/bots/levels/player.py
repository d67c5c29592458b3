"""What all levels share: memory, guard rails, scored moves, a personality, a drawn choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coup.bots.answers import ANSWERS
from coup.bots.belief import Belief
from coup.bots.judge import Judge
from coup.bots.rails import sensible
from coup.bots.styles import PLAIN, Style, leaning
from coup.bots.sums import pick, share
from coup.bots.worth import CardWorth
from coup.engine.policy import Reason
from coup.engine.rng import Random

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coup.engine.game import Game
    from coup.engine.moves import Move
    from coup.engine.observation import Observation


@dataclass(slots=True)
class Scored:
    """A move with what it promises, in coins, and why it would be made."""

    move: Move
    score: float
    reason: Reason


class Player:
    """A bot that scores its sensible moves and draws one, the likelier the better it is."""

    def __init__(self, seed: int, style: Style = PLAIN) -> None:
        self.random = Random(seed)
        self.style = style
        self.belief = Belief()
        self.last_reason: Reason | None = None
        self._cards: CardWorth | None = None

    def choose(self, observation: Observation) -> Move:
        """One of the options."""
        self.remember(observation)
        moves, reason = sensible(self.belief)
        if len(moves) == 1:
            self.last_reason = Reason(reason or "only_move")
            return moves[0]
        judge = self.judge_of(observation.game)
        answer = ANSWERS.get(observation.phase)
        if answer is not None:
            self.last_reason = Reason("best_cards")
            return answer(judge, moves)
        return self.decide(judge, moves)

    def judge_of(self, game: Game) -> Judge:
        """The position remembered last as this level judges it."""
        if self._cards is None or self._cards.game is not game:
            self._cards = self.worth_of_cards(game)
        return self.judge(self._cards)

    def worth_of_cards(self, game: Game) -> CardWorth:
        """What this level takes each character to be worth."""
        return CardWorth(game)

    def judge(self, cards: CardWorth) -> Judge:
        """The position as this level judges it."""
        return Judge(self.belief, cards)

    def remember(self, observation: Observation) -> None:
        """Take in what happened since the last decision."""
        self.belief.read(observation)

    def decide(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """One of some sensible moves, where it may matter what is true."""
        raise NotImplementedError

    def draw(self, judge: Judge, scored: Sequence[Scored], temperature: float) -> Move:
        """One of the scored moves, drawn as score, personality and temperature in coins have it."""
        chosen = scored[pick(self.random, self.weights(judge, scored, temperature))]
        self.last_reason = chosen.reason
        return chosen.move

    def weights(self, judge: Judge, scored: Sequence[Scored], temperature: float) -> list[float]:
        """How probable each of the scored moves is, in proportion; the best one has 1."""
        heat = temperature * self.style.temperature
        seen, belief = judge.seen, self.belief
        heights = [
            item.score / heat + leaning(self.style, seen, item.move, belief) for item in scored
        ]
        top = max(heights)
        return [share(top - height) for height in heights]
