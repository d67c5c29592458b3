"""Expected values one step ahead: what moves promise once doubt, on both sides, is weighed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from coup.bots.doubts import Claim, Doubts
from coup.bots.guard import chance_of_truth, claimed_by, is_lie, reached_by
from coup.bots.judge import LIVES, Judge
from coup.bots.rails import may_block_later
from coup.bots.sums import add
from coup.bots.worth import (
    INFLUENCE,
    OWN_INFLUENCE,
    SPENT,
    CardWorth,
    coins_taken,
    is_attack,
)
from coup.engine.legality import price
from coup.rules.effects import HandOver

if TYPE_CHECKING:
    from coup.bots.belief import Belief
    from coup.engine.moves import Act, Move, Seat
    from coup.rules.model import Action, Name


@dataclass(frozen=True, slots=True)
class Nerve:
    """What a player reckons with; found by trying in games against the level below and its like."""

    crowd: float = 0.8
    """By how much own influence gains for each rival beyond the first."""
    shown: float = 0.12
    """How much more probable a true claim seems: the cards that speak against it are not there."""
    told: float = 3.0
    """The factor of the odds by which a claim is believed because it is made."""
    fear: float = 0.7
    """How much of its worth an influence counts for that a lie puts at risk, while others stay."""
    last_fear: float = 3.0
    """The same for the last influence, with which the game is lost."""
    proof: float = 0.35
    """The share of a rival's influence that counts when it fell to a wrong doubt."""
    strike: float = 1.0
    """What taking a typical rival's influence is worth, in tens of coins."""
    topple: float = 0.5
    """How much of that depends on how much strength the blow takes, from 0 to 1."""
    action_heat: float = 0.4
    """The temperature of the choice between actions, in coins."""
    answer_heat: float = 1.0
    """The temperature of blocks and other answers."""
    doubt_heat: float = 1.5
    """The temperature of the choice to challenge."""
    doubt_bar: float = 3.0
    """How much a challenge must promise to be as likely as not."""


NERVE: Final = Nerve()


class Experience(CardWorth):
    """The worth of cards by how often games were won with them, told from their data.

    A blow has to be saved up for and a shield waits to be needed, so both count for less than they
    seem to; coins taken from a rival count twice, the more the fewer rivals are left.
    """

    def _use(self, action: Action) -> float:
        saved = max(action.cost.coins, action.needs)
        taken = 0.4 * coins_taken(action)
        return (super()._use(action) + taken) / (1.0 + saved / 2)

    def _defence(self, name: Name) -> float:
        action = self.game.actions[name]
        return super()._defence(name) * (0.5 if is_attack(action) else 1.0)


class Balance(Judge):
    """Judges rivals by the strength they would lose, which is most where both cards are left."""

    def __init__(self, memory: Belief, cards: CardWorth, nerve: Nerve) -> None:
        super().__init__(memory, cards)
        self._nerve = nerve

    def _weigh_rivals(self) -> dict[Seat, float]:
        if len(self.rivals) == 1:
            return super()._weigh_rivals()
        nerve, seen = self._nerve, self.seen
        losses = {
            seat: strength(seen.influence[seat], seen.coins[seat])
            - strength(seen.influence[seat] - 1, seen.coins[seat])
            for seat in self.rivals
        }
        mean = add(losses.values()) / len(losses)
        typical = INFLUENCE * nerve.strike
        return {
            seat: typical * (1.0 - nerve.topple + nerve.topple * loss / mean)
            for seat, loss in losses.items()
        }


def strength(lives: int, coins: int) -> float:
    """How likely a player is to win, in shares of the table; fitted to games of the levels."""
    if lives <= 0:
        return 0.0
    rich = min(coins, 10)
    return 1.0 + 0.15 * rich if lives == 1 else (lives - 1) * (5.0 + 0.5 * rich)


class Odds:
    """The expected values of one decision, in coins."""

    def __init__(self, judge: Judge, belief: Belief, nerve: Nerve = NERVE) -> None:
        self.judge = judge
        self.belief = belief
        self.nerve = nerve
        self.seen = judge.seen
        self.lives = len(self.seen.hand)
        crowd = max(len(judge.rivals) - 1, 0)
        self.stake = OWN_INFLUENCE * (1.0 + nerve.crowd * crowd)
        self.doubts = Doubts(judge, belief, nerve.told, nerve.shown)

    def held(self, lives: int) -> float:
        """What so many influences are worth to their owner."""
        return self.stake * LIVES[min(max(lives, 0), len(LIVES) - 1)]

    @property
    def life(self) -> float:
        """What the next influence lost costs."""
        return self.held(self.lives) - self.held(self.lives - 1)

    @property
    def danger(self) -> float:
        """What it costs to be caught in a lie: less than its worth while it is not the last."""
        nerve = self.nerve
        return self.life * (nerve.fear if self.lives > 1 else nerve.last_fear)

    # Moves.

    def act(self, move: Act, follow_up: float = 1.0) -> tuple[float, float, float]:
        """The value of an action, the chance that it is believed, and what a doubt costs."""
        judge, seen = self.judge, self.seen
        action = seen.game.actions[move.action]
        worth = judge.act(move, follow_up=follow_up)
        claim = claimed_by(seen, move) or action.denies
        if claim is None:
            return worth, 1.0, 0.0
        doubted = self.doubts.of(Claim(claim, act=move))
        if action.denies:
            doubted = min(0.5 * doubted, 0.5)
        if not is_lie(seen, move):
            return worth + doubted * self.nerve.proof * INFLUENCE, 1.0 - doubted, 0.0
        loss = self.danger
        if not seen.game.rules.refund or action.cost.kept:
            loss += SPENT * price(seen, seen.seat, action, move.named)
        if any(isinstance(effect, HandOver) for effect in action.on_caught):
            loss += seen.coins[seen.seat]
        return (1.0 - doubted) * worth - doubted * loss, 1.0 - doubted, loss

    def block(self, character: Name) -> tuple[float, float, float]:
        """What a block gains over letting pass, the chance it is believed, and what it risks."""
        seen = self.seen
        action = seen.game.actions[seen.action or ""]
        harm = self.harm(action)
        doubted = self.doubts.of(Claim(character, is_block=True))
        if character in seen.hand:
            return harm + doubted * self.nerve.proof * INFLUENCE, 1.0 - doubted, 0.0
        if not is_attack(action) or seen.seat not in reached_by(seen, action):
            loss = self.danger
            return (1.0 - doubted) * harm - doubted * loss, 1.0 - doubted, loss
        # A lie found out costs an influence, and the blow then costs another one.
        return (1.0 - doubted) * harm - doubted * self.danger, 1.0 - doubted, self.danger

    def harm(self, action: Action) -> float:
        """What an action under way costs this seat if it is let through."""
        if is_attack(action) and self.seen.seat in reached_by(self.seen, action):
            return self.life
        return self.judge.harm(action)

    def challenge(self) -> tuple[float, float, float]:
        """What a challenge gains over passing, the chance of the truth, and what it risks."""
        judge, seen = self.judge, self.seen
        claim = seen.claim
        assert claim is not None, seen
        truth = chance_of_truth(self.belief)
        action = seen.game.actions[seen.action] if seen.action else None
        is_hit = claim.kind == "action" and action is not None and judge.is_hit(action)
        here, less = self.held(self.lives), self.held(self.lives - 1)
        passed = here
        if is_hit:
            escape = self.escape()
            passed = escape * here + (1.0 - escape) * less
        won = here + judge.spoils(claim.seat, action, claim.kind)
        lost = self.held(self.lives - 2) if is_hit else less
        return (1.0 - truth) * won + truth * lost - passed, truth, passed - lost

    def escape(self) -> float:
        """The chance to survive an attack by a block that is a lie."""
        seen = self.seen
        if not may_block_later(self.belief):
            return 0.0
        blockers = seen.game.rules.blockers[seen.action or ""]
        return max(1.0 - self.doubts.of(Claim(blocker, is_block=True)) for blocker in blockers)

    def claim(self, move: Move, worth: float) -> tuple[float, float, float]:
        """The value of a claim outside the own action, by what it brings if it is believed."""
        character = claimed_by(self.seen, move)
        if character is None:
            return worth, 1.0, 0.0
        doubted = self.doubts.of(Claim(character))
        if not is_lie(self.seen, move):
            return worth + doubted * self.nerve.proof * INFLUENCE, 1.0 - doubted, 0.0
        loss = self.danger
        return (1.0 - doubted) * worth - doubted * loss, 1.0 - doubted, loss
