"""Plain judgement, shared by the lower levels: what moves promise if nobody doubts them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from coup.bots.guard import chance_of_truth, claimed_by, is_lie
from coup.bots.levels.player import Player, Scored
from coup.bots.worth import SPENT, TYPICAL, is_attack, reaction_worth
from coup.engine.moves import Act, Block, Challenge, JoinIn, Lose, Move, React
from coup.engine.policy import Reason
from coup.engine.tokens import fee_for
from coup.rules.effects import AnotherAction
from coup.rules.model import Moment

if TYPE_CHECKING:
    from coup.bots.judge import Judge
    from coup.rules.model import Reaction

DOUBT: Final = 2.0
"""How much a challenge must promise, in coins; others may take the risk instead."""
SHED: Final = 8.0
"""What it is worth to be rid of a token that threatens an influence, in coins."""


class Plain(Player):
    """Takes every claim it makes for believed; `may_claim` says which lies it allows itself.

    `heat` is the temperature of its choices, in coins: how much it cares which move is better.
    """

    heat: ClassVar[float] = 0.25

    def may_claim(self, judge: Judge, move: Move) -> bool:
        """Whether the level tells this lie now."""
        raise NotImplementedError

    def decide(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """One of some sensible moves."""
        seen = judge.seen
        told = tuple([m for m in moves if not is_lie(seen, m) or self.may_claim(judge, m)])
        told = told or moves
        match seen.phase:
            case "choose_action":
                return self.draw(judge, self.actions(judge, told), self.heat)
            case "challenge":
                return self.challenge(judge, told)
            case "block":
                scored = [self.block(judge, move) for move in told]
            case "join":
                scored = [self.join(judge, move) for move in told]
            case "lose":
                scored = [self.lose(judge, move) for move in told]
            case _:
                scored = [self.react(judge, move) for move in told]
        return self.draw(judge, scored, self.heat)

    def actions(self, judge: Judge, moves: tuple[Move, ...]) -> list[Scored]:
        """The actions, and claims to be rid of a token.

        Actions that let another one follow are judged by the best of the rest.
        """
        acts = [move for move in moves if isinstance(move, Act)]
        first = [self.react(judge, move) for move in moves if not isinstance(move, Act)]
        last = [self.action(judge, move, 1.0) for move in acts if not goes_on(judge, move)]
        best = max((item.score for item in last), default=1.0)
        again = [self.action(judge, move, best) for move in acts if goes_on(judge, move)]
        return first + last + again

    def action(self, judge: Judge, move: Act, follow_up: float) -> Scored:
        """One action."""
        worth = judge.act(move, follow_up=follow_up)
        return Scored(move, worth, Reason(motive(judge, move), gain=worth))

    def challenge(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """Challenges what promises more than it risks."""
        gain = judge.challenge()
        doubts = gain > DOUBT
        self.last_reason = Reason(
            "doubt" if doubts else "belief", chance_of_truth(self.belief), gain
        )
        return next((m for m in moves if isinstance(m, Challenge) == doubts), moves[-1])

    def block(self, judge: Judge, move: Move) -> Scored:
        """A block, for whatever it averts; to let pass counts for nothing."""
        if not isinstance(move, Block):
            return Scored(move, 0.0, Reason("let_pass"))
        seen = judge.seen
        harm = judge.harm(seen.game.actions[seen.action or ""])
        fee, _ = fee_for(seen.game, seen, seen.seat, move.character)
        is_true = move.character in seen.hand
        return Scored(
            move,
            4.0 * (harm - SPENT * fee),  # hardly ever lets pass what it can stop
            Reason("true_block" if is_true else "bluffed_block", gain=harm),
        )

    def join(self, judge: Judge, move: Move) -> Scored:
        """Joining, where it brings coins, or pays for a blow at the leader."""
        seen = judge.seen
        action = seen.game.actions[seen.action or ""]
        if not isinstance(move, JoinIn) or action.join is None:
            return Scored(move, 0.0, Reason("let_pass"))
        price = action.join.price
        gain = 1.0 if price is None else judge.strike(action) - price - 3.0
        return Scored(move, 4.0 * gain, Reason("join_in", gain=gain))

    def lose(self, judge: Judge, move: Move) -> Scored:
        """A card to lose, or a claim about it that pays."""
        if isinstance(move, React):
            reaction = reaction_of(judge, move)
            worth = reaction_worth(reaction, TYPICAL) + judge.loss(lost_by(move))
            is_bluff = is_lie(judge.seen, move)
            return Scored(move, 4.0 * worth, Reason("bluff" if is_bluff else "true_claim"))
        return Scored(move, 4.0 * judge.loss(move), Reason("best_cards"))

    def react(self, judge: Judge, move: Move) -> Scored:
        """A claim outside the own turn; a token goes to the greatest threat."""
        if not isinstance(move, React):
            return Scored(move, 0.0, Reason("let_pass"))
        danger = judge.threat(int(move.named[0])) if move.named else 0.0
        is_bluff = is_lie(judge.seen, move)
        return Scored(move, SHED + danger, Reason("bluff" if is_bluff else "true_claim"))


def goes_on(judge: Judge, move: Act) -> bool:
    """Whether an action is followed by another of the same turn."""
    effects = judge.seen.game.actions[move.action].effects
    return any(isinstance(effect, AnotherAction) for effect in effects)


def motive(judge: Judge, move: Act) -> str:
    """The name of the reason to take an action."""
    if is_lie(judge.seen, move):
        return "bluff"
    if claimed_by(judge.seen, move) is not None:
        return "true_claim"
    return "strike" if is_attack(judge.seen.game.actions[move.action]) else "most_coins"


def reaction_of(judge: Judge, move: React) -> Reaction:
    """The reaction a claim outside an action is about, at the moment there is."""
    moment = {"lose": Moment.INFLUENCE_LOST, "estate": Moment.PLAYER_OUT}.get(
        judge.seen.phase, Moment.MARKED
    )
    return next(
        reaction
        for character, reaction in judge.seen.game.reactions_at(moment)
        if character.name == move.character
    )


def lost_by(move: React) -> Lose:
    """The loss of the card that a claim about a loss is made with."""
    card = move.named[0] if move.named else move.character
    return Lose(move.seat, str(card))
