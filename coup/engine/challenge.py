"""Challenges: everybody may doubt a claim; one does; the claim is proved or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.draws import ReplaceShown
from coup.engine.moves import Challenge, Move, Seat, Show
from coup.engine.phase import Phase, SilentPhase

if TYPE_CHECKING:
    from coup.engine.claim import Claim
    from coup.engine.rng import Random
    from coup.engine.state import State
    from coup.rules.model import Name


class AskChallenge(Phase):
    """Everybody but the claimant may challenge (S0.38); the first challenge closes the window."""

    __slots__ = ("_claim", "asked")
    name = "challenge"

    def __init__(self, claim: Claim, asked: tuple[Seat, ...]) -> None:
        self._claim = claim
        self.asked = asked

    @property
    def claim(self) -> Claim:
        """The claim that may be challenged."""
        return self._claim

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The card the claim is about, if there is one."""
        return self._claim.pinned()

    def seen_by(self, seat: Seat) -> Phase:
        """The window, without the card set aside where the claim is about one."""
        return AskChallenge(self._claim.seen_by(seat), self.asked)

    def imagined(self, state: State, random: Random) -> Phase:
        """The window, with the imagined card."""
        return AskChallenge(self._claim.imagined(state), self.asked)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """All who have not passed yet, or only the next of them (OPT-challenge-offer)."""
        return self.asked if state.game.rules.all_at_once else self.asked[:1]

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """To challenge, or to pass."""
        return state.game.challenge_or_pass[seat]

    def apply(self, state: State, move: Move) -> None:
        """Close the window at a challenge or when the last seat has passed."""
        stack = state.stack
        claim = self._claim
        if type(move) is Challenge:
            stack.pop()
            if state.log is not None:
                event = events.Challenged(move.seat, claim.seat, claim.character, claim.denies)
                state.log.tell(event)
            if not claim.speaks_for_itself(state, move.seat):
                stack.append(Prove(claim, move.seat))
            return
        if state.log is not None:
            state.log.tell(events.Passed(move.seat, self.name))
        rest = tuple([seat for seat in self.asked if seat != move.seat])
        if rest:
            stack[-1] = AskChallenge(claim, rest)
        else:
            stack.pop()
            claim.stands(state, None)


class Announce(SilentPhase):
    """A claim whose window opens once what lies above it on the stack is settled."""

    __slots__ = ("_claim",)
    name = "challenge"

    def __init__(self, claim: Claim) -> None:
        self._claim = claim

    def begin(self, state: State) -> bool:
        """Open the window, unless the claimant is out by now, or the player whose turn it is."""
        state.stack.pop()
        if self._claim.seat in state.alive and state.turn.seat in state.alive:
            open_challenge(state, self._claim)
        return True


class Prove(Phase):
    """The challenged player shows the card, or declines to (S0.40)."""

    __slots__ = ("_claim", "challenger")
    name = "prove"

    def __init__(self, claim: Claim, challenger: Seat) -> None:
        self._claim = claim
        self.challenger = challenger

    @property
    def claim(self) -> Claim:
        """The claim to be proved."""
        return self._claim

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The claimant."""
        return (self._claim.seat,)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """To show, where the cards allow it, or to concede."""
        return self._claim.proofs(state)

    def apply(self, state: State, move: Move) -> None:
        """Make the loser of the challenge lose an influence, then replace what was shown (B.5)."""
        stack = state.stack
        stack.pop()
        claim = self._claim
        if isinstance(move, Show):
            if state.log is not None:
                proved = events.Proved(move.seat, claim.character, move.characters, claim.denies)
                state.log.tell(proved)
            claim.stands(state, self.challenger)
            stack.append(ReplaceShown(move.seat, move.characters))
            state.must_lose(self.challenger, "challenge")
        else:
            if state.log is not None:
                state.log.tell(events.Caught(move.seat, claim.character, claim.denies))
            claim.falls(state, self.challenger)
            proof = None if claim.denies else claim.character
            state.must_lose(move.seat, "challenge", proof)


def open_challenge(state: State, claim: Claim) -> None:
    """Ask everybody else whether they challenge a claim; nobody left to ask, it stands."""
    asked = state.others(claim.seat)
    if asked:
        state.stack.append(AskChallenge(claim, asked))
    else:
        claim.stands(state, None)
