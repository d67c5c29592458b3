"""A claim: who says to hold which character, and what follows when it stands or falls."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from coup.engine import events
from coup.engine.tokens import fee_for

if TYPE_CHECKING:
    from coup.engine.moves import Move, Seat
    from coup.engine.state import State
    from coup.rules.model import Name


@dataclass(frozen=True, slots=True)
class PublicClaim:
    """A claim as everybody at the table knows it.

    `denies` is the claim *not* to hold the character; `to` the seat a token is passed to.
    """

    seat: Seat
    character: Name
    kind: str
    """`action`, `block`, `join`, `reaction`, `shed`, `token` or `estate`."""
    denies: bool = False
    to: Seat | None = None


class Claim(ABC):
    """One claim, from its announcement to its outcome; never changed after it was made.

    Every claim has exactly one outcome (I.5): nobody challenges it or it is proved, and it
    `stands`; or it is lost to a challenge, and it `falls`.
    """

    __slots__ = ("character", "seat")
    kind: ClassVar[str]
    """What the claim is for, as `replay` prints it."""
    denies: ClassVar[bool] = False
    """Whether the claim is *not* to hold the character."""

    def __init__(self, seat: Seat, character: Name) -> None:
        self.seat = seat
        self.character = character

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The card the claim is about, with its owner, where it is about a card."""
        return ()

    def seen_by(self, seat: Seat) -> Claim:
        """The claim as a seat knows it."""
        return self

    def imagined(self, state: State) -> Claim:
        """The claim with an unknown card taken from an imagined state."""
        return self

    def proofs(self, state: State) -> tuple[Move, ...]:
        """How the claimant may answer a challenge: prove the claim, or concede (E.13)."""
        return state.game.proofs(self.seat, state.hands[self.seat], self.character)

    def speaks_for_itself(self, state: State, challenger: Seat) -> bool:
        """Settle a challenge where no answer of the claimant is needed; False where one is."""
        return False

    @abstractmethod
    def stands(self, state: State, challenger: Seat | None) -> None:
        """Do what the claim was made for; the challenger, if any, lost and still has to pay."""

    @abstractmethod
    def falls(self, state: State, challenger: Seat) -> None:
        """Do what a lost claim means, apart from the influence the claimant will lose."""

    def public(self) -> PublicClaim:
        """What everybody knows of the claim."""
        return PublicClaim(self.seat, self.character, self.kind, self.denies)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat}, {self.character!r})"


def levy(state: State, seat: Seat, character: Name) -> None:
    """Pay what claiming a character costs the seat, before the claim is made (Customs Officer)."""
    if state.tokens:
        fee, collector = fee_for(state.game, state, seat, character)
        if fee:
            state.hand_coins(seat, collector, fee)


def announce_reaction(state: State, seat: Seat, character: Name, to: Seat | None = None) -> None:
    """Tell everybody that a character is claimed outside its action, and levy the tax on it."""
    levy(state, seat, character)
    if state.log is not None:
        state.log.tell(events.Reacted(seat, character, to))
