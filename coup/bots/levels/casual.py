"""Level 2: a player of moods, who bluffs in some games and not in others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from coup.bots.guard import chance_of_truth, claimed_by
from coup.bots.levels.plain import Plain
from coup.bots.styles import PLAIN, Style
from coup.engine.moves import Act, Block, Challenge, Move, React
from coup.engine.policy import Reason

if TYPE_CHECKING:
    from coup.bots.judge import Judge
    from coup.bots.levels.player import Scored

BOLD: Final = 0.6
"""How often it is in the mood to bluff; the mood may turn after every bluff."""
ROLES: Final = 3
"""The most characters it claims in a game."""
NERVES: Final = 1.0
"""How much worse than it seems it takes a lie to be, in coins."""
DARES: Final = 0.5
"""How often a bold player bluffs a block worth two coins or more."""
CORNERED: Final = 0.45
"""How often it doubts an unlikely claim that would cost it an influence."""


class Casual(Plain):
    """Bluffs when it feels like it, with few characters, and never where it was caught before."""

    heat: ClassVar[float] = 1.0

    def __init__(self, seed: int, style: Style = PLAIN) -> None:
        super().__init__(seed, style)
        self._is_bold = self.random.chance(BOLD)
        self._bluffed = False

    def may_claim(self, judge: Judge, move: Move) -> bool:
        """Whether it is in the mood, and can hope to be believed."""
        claim = claimed_by(judge.seen, move)
        if not self._is_bold or claim is None:
            return False
        belief, me = self.belief, judge.seen.seat
        roles = belief.roles[me] | set(judge.seen.hand[:1])
        return claim not in belief.exposed[me] and (claim in roles or len(roles) < ROLES)

    def decide(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """One of some sensible moves; after a bluff its mood may be another one."""
        if self._bluffed and judge.seen.phase == "choose_action":
            self._is_bold = self.random.chance(BOLD)
            self._bluffed = False
        move = super().decide(judge, moves)
        reason = self.last_reason
        self._bluffed |= reason is not None and reason.id in ("bluff", "bluffed_block")
        return move

    def action(self, judge: Judge, move: Act, follow_up: float) -> Scored:
        """One action; a lie is taken for a little worse."""
        scored = super().action(judge, move, follow_up)
        if scored.reason.id == "bluff":
            scored.score -= NERVES
        return scored

    def challenge(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """Doubts liars, and sometimes those who threaten it with an unlikely claim."""
        seen, claim = judge.seen, judge.seen.claim
        assert claim is not None, seen
        truth = chance_of_truth(self.belief)
        action = seen.game.actions[seen.action] if seen.action else None
        is_hit = claim.kind == "action" and action is not None and judge.is_hit(action)
        was_caught = claim.character in self.belief.exposed[claim.seat]
        if truth < 0.5 and (is_hit or was_caught) and self.random.chance(CORNERED):
            self.last_reason = Reason("doubt", truth, judge.challenge())
            return next(move for move in moves if isinstance(move, Challenge))
        return super().challenge(judge, moves)

    def block(self, judge: Judge, move: Move) -> Scored:
        """A true block always; a lie by mood, or for life."""
        scored = super().block(judge, move)
        if isinstance(move, Block) and scored.reason.id == "bluffed_block":
            is_worth_it = scored.reason.gain >= 2.0 and self.random.chance(DARES)
            scored.score = scored.score / 2 if is_worth_it else -1.0
        return scored

    def react(self, judge: Judge, move: Move) -> Scored:
        """A true claim always; a lie now and then."""
        scored = super().react(judge, move)
        if isinstance(move, React) and scored.reason.id == "bluff":
            scored.score = 1.0 if self.random.chance(DARES) else -1.0
        return scored
