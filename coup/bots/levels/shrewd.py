"""Level 3: weighs what every move promises against what it risks, and never plays one way only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.bots.guard import claimed_by, is_lie
from coup.bots.levels.plain import SHED, goes_on, lost_by, motive, reaction_of
from coup.bots.levels.player import Player, Scored
from coup.bots.odds import NERVE, Balance, Experience, Nerve, Odds
from coup.bots.styles import PLAIN, Style
from coup.bots.worth import SPENT, TYPICAL, CardWorth, reaction_worth
from coup.engine.moves import Act, Block, Challenge, JoinIn, React
from coup.engine.policy import Reason
from coup.engine.tokens import fee_for

if TYPE_CHECKING:
    from coup.bots.judge import Judge
    from coup.engine.game import Game
    from coup.engine.moves import Move

RARE: Final = 4.2
"""How many temperatures apart doubt and belief, or bluffed block and pass, are set at most."""
QUIET: Final = 0.4
"""How many temperatures rarer a doubt without a reason is for each rival who may doubt as well."""
SURE: Final = 0.97
"""Beyond this probability a claim is taken for true and never doubted."""


class Shrewd(Player):
    """One step of expected value on what it believes, drawn so that its rates are never 0 or 1."""

    def __init__(self, seed: int, style: Style = PLAIN, nerve: Nerve = NERVE) -> None:
        super().__init__(seed, style)
        self.nerve = nerve

    def worth_of_cards(self, game: Game) -> CardWorth:
        """The worth of cards by experience."""
        return Experience(game)

    def judge(self, cards: CardWorth) -> Judge:
        """The position, with the strength of the rivals in it."""
        return Balance(self.belief, cards, self.nerve)

    def decide(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """One of some sensible moves."""
        return self.draw(judge, *self.scores(judge, moves))

    def scores(self, judge: Judge, moves: tuple[Move, ...]) -> tuple[list[Scored], float]:
        """What each move promises, and the temperature to draw one at."""
        odds = Odds(judge, self.belief, self.nerve)
        match judge.seen.phase:
            case "choose_action":
                return self.actions(odds, moves), self.nerve.action_heat
            case "challenge":
                return [self.doubt(odds, move) for move in moves], self.nerve.doubt_heat
            case "block":
                scored = [self.block(odds, move) for move in moves]
            case "join":
                scored = [self.join(odds, move) for move in moves]
            case "lose":
                scored = [self.lose(odds, move) for move in moves]
            case _:
                scored = [self.react(odds, move) for move in moves]
        return scored, self.nerve.answer_heat

    def actions(self, odds: Odds, moves: tuple[Move, ...]) -> list[Scored]:
        """The actions, and claims to be rid of a token."""
        acts = [move for move in moves if isinstance(move, Act)]
        first = [self.react(odds, move) for move in moves if not isinstance(move, Act)]
        last = [self.action(odds, m, 1.0) for m in acts if not goes_on(odds.judge, m)]
        best = max((item.score for item in last), default=1.0)
        again = [self.action(odds, m, best) for m in acts if goes_on(odds.judge, m)]
        return first + last + again

    def action(self, odds: Odds, move: Act, follow_up: float) -> Scored:
        """One action."""
        value, believed, risk = odds.act(move, follow_up)
        is_claim = claimed_by(odds.seen, move) is not None
        chance = believed if is_claim else None
        return Scored(move, value, Reason(motive(odds.judge, move), chance, value, risk))

    def doubt(self, odds: Odds, move: Move) -> Scored:
        """To challenge, or to let the claim stand."""
        value, truth, risk = odds.challenge()
        if not isinstance(move, Challenge):
            return Scored(move, 0.0, Reason("belief", truth, value, risk))
        heat = self.nerve.doubt_heat * self.style.temperature
        score = value - self.nerve.doubt_bar
        if truth < SURE:
            others = len(odds.judge.rivals) - 1
            score = max(score, -(RARE + QUIET * others) * heat)
        return Scored(move, score, Reason("doubt", truth, value, risk))

    def block(self, odds: Odds, move: Move) -> Scored:
        """To block, or to let the action through."""
        if not isinstance(move, Block):
            return Scored(move, 0.0, Reason("let_pass"))
        seen = odds.seen
        value, believed, risk = odds.block(move.character)
        value -= SPENT * fee_for(seen.game, seen, seen.seat, move.character)[0]
        if move.character in seen.hand:
            return Scored(move, 2.0 * value, Reason("true_block", believed, value, risk))
        score = min(value, RARE * self.nerve.answer_heat * self.style.temperature)
        return Scored(move, score, Reason("bluffed_block", believed, value, risk))

    def join(self, odds: Odds, move: Move) -> Scored:
        """To take part in what another one began."""
        seen = odds.seen
        action = seen.game.actions[seen.action or ""]
        if not isinstance(move, JoinIn) or action.join is None:
            return Scored(move, 0.0, Reason("let_pass"))
        price = action.join.price
        gain = 1.0 if price is None else odds.judge.strike(action) - price - 3.0
        value, believed, risk = odds.claim(move, gain)
        return Scored(move, 2.0 * value, Reason("join_in", believed, value, risk))

    def lose(self, odds: Odds, move: Move) -> Scored:
        """A card to lose, or a claim about it that pays."""
        if not isinstance(move, React):
            return Scored(move, 4.0 * odds.judge.loss(move), Reason("best_cards"))
        worth = reaction_worth(reaction_of(odds.judge, move), TYPICAL)
        return self._claim(odds, move, worth, odds.judge.loss(lost_by(move)))

    def react(self, odds: Odds, move: Move) -> Scored:
        """A claim outside the own turn; a token goes to the greatest threat."""
        if not isinstance(move, React):
            return Scored(move, 0.0, Reason("let_pass"))
        danger = 0.1 * odds.judge.threat(int(move.named[0])) if move.named else 0.0
        worth = SHED if odds.seen.phase != "estate" else 2.0
        return self._claim(odds, move, worth, danger)

    def _claim(self, odds: Odds, move: React, worth: float, extra: float) -> Scored:
        value, believed, risk = odds.claim(move, worth)
        name = "bluff" if is_lie(odds.seen, move) else "true_claim"
        return Scored(move, value + extra, Reason(name, believed, value, risk))
