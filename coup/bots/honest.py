"""A bot that never lies, remembers what the others claimed, and challenges what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.bots.answers import ANSWERS, part_with
from coup.bots.guard import certain_win, dominated, is_lie, is_provable_lie, last_stand
from coup.bots.judge import Judge
from coup.bots.memory import Memory
from coup.bots.worth import SPENT, TYPICAL, CardWorth, reaction_worth
from coup.engine.moves import Act, Block, Challenge, JoinIn, Lose, Move, Pass, React
from coup.engine.rng import Random
from coup.engine.tokens import fee_for
from coup.rules.effects import AnotherAction

if TYPE_CHECKING:
    from coup.engine.observation import Observation

WHIM: Final = 0.5
"""How many coins an action may be worse and still be chosen: nobody is always the target."""
DOUBT: Final = 2.0
"""How much a challenge must promise, in coins; others may take the risk instead."""
NOTHING: Final = -1000.0


class HonestBot:
    """Plays by priorities read off the rules; what it claims, it holds."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._memory = Memory()
        self._cards: CardWorth | None = None

    def choose(self, observation: Observation) -> Move:
        """The honest move it likes best."""
        memory = self._memory
        memory.read(observation)
        if len(observation.options) == 1:
            return observation.options[0]
        if self._cards is None or self._cards.game is not observation.game:
            self._cards = CardWorth(observation.game)
        certain = certain_win(memory) or last_stand(memory)
        if certain is not None:
            return certain
        honest = tuple([m for m in observation.options if not is_lie(observation, m)])
        if len(honest) == 1:
            return honest[0]
        return self._decide(Judge(memory, self._cards), honest)

    def _decide(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        match judge.seen.phase:
            case "choose_action":
                return self._act(judge, moves)
            case "challenge":
                return self._challenge(judge, moves)
            case "block":
                return self._block(judge, moves)
            case "join":
                return self._join(judge, moves)
            case "lose":
                return self._lose(judge, moves)
            case "token" | "estate":
                return self._react(judge, moves)
            case phase:
                return ANSWERS[phase](judge, moves)

    def _act(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """Sheds a token first; else takes the action of the greatest worth, with a little whim."""
        worse = dominated(self._memory)
        best, most = moves[0], NOTHING
        again: list[Act] = []
        for move in moves:
            if not isinstance(move, Act):
                return move
            if move.action in worse:
                continue
            if _goes_on(judge, move):
                again.append(move)
                continue
            worth = judge.act(move) + WHIM * self._random.below(1024) / 1024
            if worth > most:
                best, most = move, worth
        for move in again:
            worth = judge.act(move, follow_up=most)
            if worth > most:
                best, most = move, worth
        return best

    def _challenge(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """Challenges what is impossible, and what promises more than it risks."""
        doubts = is_provable_lie(self._memory) or judge.challenge() > DOUBT
        return next(move for move in moves if isinstance(move, Challenge) == doubts)

    def _block(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """Blocks whatever costs it more than the fee for claiming the blocker."""
        seen = judge.seen
        harm = judge.harm(seen.game.actions[seen.action or ""])
        for move in moves:
            if isinstance(move, Block):
                fee, _ = fee_for(seen.game, seen, seen.seat, move.character)
                if harm > SPENT * fee:
                    return move
        return moves[-1]

    def _join(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """Joins what brings coins, and pays only to strike the leader."""
        seen = judge.seen
        action = seen.game.actions[seen.action or ""]
        joins = action.join is not None and (
            action.join.price is None or judge.strike(action) > action.join.price + 3.0
        )
        return next(move for move in moves if isinstance(move, JoinIn) == joins)

    def _lose(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """Loses the card that hurts least once a true claim about it has paid."""
        worst = part_with(judge, tuple([m for m in moves if isinstance(m, Lose)]))
        reactions = {c.name: reaction for c, reaction in judge.seen.game.loss_reactions}
        best, most = worst, judge.loss(worst)
        for move in moves:
            if isinstance(move, React):
                worth = judge.loss(move) + reaction_worth(reactions[move.character], TYPICAL)
                if worth > most:
                    best, most = move, worth
        return best

    def _react(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """Makes a true claim wherever it can; a token goes to the greatest threat."""
        claims = tuple([move for move in moves if isinstance(move, React)])
        if not claims:
            return next(move for move in moves if isinstance(move, Pass))

        def danger(move: React) -> float:
            return judge.threat(int(move.named[0])) if move.named else 0.0

        return max(claims, key=danger)


def _goes_on(judge: Judge, move: Act) -> bool:
    """Whether an action is followed by another of the same turn."""
    effects = judge.seen.game.actions[move.action].effects
    return any(isinstance(effect, AnotherAction) for effect in effects)
