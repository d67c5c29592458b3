"""How likely the rivals are to doubt what this seat claims, by what each would win and lose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from coup.bots.guard import targets_of
from coup.bots.judge import LIVES, WIN, gains
from coup.bots.sums import share
from coup.bots.worth import INFLUENCE, OWN_INFLUENCE, is_attack

if TYPE_CHECKING:
    from coup.bots.belief import Belief
    from coup.bots.judge import Judge
    from coup.engine.moves import Act, Seat
    from coup.rules.model import Action, Name

IDLE: Final = 0.035
"""How often somebody doubts without a reason, whatever the number of those who could."""
KEEN: Final = 0.8
"""How often a rival doubts for whom it pays by far."""
BAR: Final = 7.0
"""How much a doubt must promise to be as likely as not, in coins."""
BLUR: Final = 0.1
"""How far apart two rivals see the same claim, as a probability."""
USUAL: Final = 0.03
"""The share of the claims put to it that a player doubts."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What this seat is about to claim: an action of its own, a block, or neither."""

    character: Name
    act: Act | None = None
    is_block: bool = False


class Doubts:
    """What the rivals may think of the claims of this seat."""

    def __init__(self, judge: Judge, belief: Belief, told: float, shown: float) -> None:
        self.judge = judge
        self.belief = belief
        self.seen = judge.seen
        self._told = told
        self._shown = shown

    def looks(self, character: Name) -> float:
        """How likely it will seem that this seat holds a character once it claims to."""
        before = self.belief.looks(character)
        told = 1.0 if self.belief.claims[self.seen.seat][character] else self._told
        return before * told / (1.0 - before + before * told)

    def of(self, claim: Claim) -> float:
        """The probability that somebody challenges a claim, from 0 to 1."""
        seems = self.looks(claim.character)
        if claim.character in self.seen.hand:
            seems += self._shown
        silent = 1.0
        for rival in self.judge.rivals:
            rate = self.by(rival, claim, seems) * self.distrust(rival)
            silent *= 1.0 - min(rate, 0.95)
        return 1.0 - silent

    def by(self, rival: Seat, claim: Claim, seems: float) -> float:
        """The probability that one rival challenges what seems true with a probability.

        With many rivals an influence is dear to it, so it leaves doubts to others; but who is hit
        on the last influence loses nothing by a doubt.
        """
        crowd = len(self.judge.rivals)
        stake, lives = OWN_INFLUENCE * crowd, self.seen.influence[rival]
        here, less = stake * LIVES[lives], stake * LIVES[lives - 1]
        won, passed, lost, unable = here + self._spoils(rival, claim), here, less, 1.0
        action = self._action(claim)
        if claim.act and action and self._hits(claim.act, action, rival):
            passed, lost = less, stake * LIVES[max(lives - 2, 0)]
            blockers = self.seen.game.rules.blockers[action.name]
            unable = 1.0 - self.belief.chance_of_any(rival, blockers)
        pays_below = (won - passed - BAR) / (won - lost)
        idle = IDLE / crowd
        return unable * (idle + (KEEN - idle) * likely((pays_below - seems) / BLUR))

    def distrust(self, rival: Seat) -> float:
        """How much oftener a rival doubts than others do, as far as was seen; 0.5 to 1.7."""
        doubts, trusts = self.belief.doubts[rival], self.belief.trusts[rival]
        expected = USUAL * (doubts + trusts)
        return min((3.0 + doubts) / (3.0 + expected), 1.7)

    def _action(self, claim: Claim) -> Action | None:
        actions = self.seen.game.actions
        if claim.act:
            return actions[claim.act.action]
        return actions[self.seen.action or ""] if claim.is_block else None

    def _hits(self, act: Act, action: Action, rival: Seat) -> bool:
        seen = self.seen
        return is_attack(action) and rival in targets_of(seen, seen.seat, action, act.named)

    def _spoils(self, rival: Seat, claim: Claim) -> float:
        """What a rival wins, in coins, when the claim is found false."""
        seen = self.seen
        lives, crowd = len(seen.hand), len(self.judge.rivals)
        spoils = INFLUENCE + (WIN if crowd == 1 and lives == 1 else 0.0)
        action = self._action(claim)
        if action is None:
            return spoils
        if claim.act:
            return spoils + gains(action, 2) / crowd
        if rival != seen.turn:
            return spoils
        return spoils + (INFLUENCE if is_attack(action) and lives > 1 else gains(action, 2))


def likely(lead: float) -> float:
    """The logistic function: 0.5 at 0, near 0 far below, near 1 far above."""
    small = share(abs(lead))
    return 1.0 / (1.0 + small) if lead > 0.0 else small / (1.0 + small)
