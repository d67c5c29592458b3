"""The events: what happened, as everybody or as one seat saw it."""

from __future__ import annotations

from dataclasses import dataclass

from coup.engine.moves import Seat

TREASURY = "treasury"
BANK = "bank"
RESERVE = "reserve"

Purse = Seat | str
"""A seat, or one of the piles `treasury`, `bank` and `reserve`."""

Cards = tuple[str, ...] | None
"""Cards by name, or None where this seat did not see them."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `seat` is the player it happened to or who did it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The seat's turn begins."""


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """An action was declared; `claim` is the character claimed for it, None for common ones."""

    action: str
    named: tuple[str | int, ...]
    claim: str | None


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The seat let it be; `asked` is the phase it was asked in (`challenge`, `block`, …)."""

    asked: str


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """The seat doubts the claimant's claim to hold a character, or (`denies`) not to hold it."""

    claimant: Seat
    character: str
    denies: bool = False


@dataclass(frozen=True, slots=True)
class Proved(Event):
    """The seat proved a claim by showing these cards."""

    character: str
    shown: tuple[str, ...]
    denies: bool = False


@dataclass(frozen=True, slots=True)
class Caught(Event):
    """The seat could not prove a claim, or declined to."""

    character: str
    denies: bool = False


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """The seat claims a character to block the action of another."""

    character: str
    action: str
    actor: Seat


@dataclass(frozen=True, slots=True)
class Spared(Event):
    """A block stands: the action does not touch the seat, or is over where anybody may block."""

    action: str


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """The seat takes part in an action: by claiming a character, or by paying (None)."""

    character: str | None


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    """The seat claims a character outside its action, perhaps naming a seat."""

    character: str
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class SetAside(Event):
    """A card lost without being shown lies aside, face down, for good."""

    card: str | None


@dataclass(frozen=True, slots=True)
class CoinsMoved(Event):
    """Coins went from one purse to another; `seat` is the player concerned."""

    source: Purse
    target: Purse
    coins: int


@dataclass(frozen=True, slots=True)
class InfluenceLost(Event):
    """The seat lost an influence, face up."""

    character: str


@dataclass(frozen=True, slots=True)
class Eliminated(Event):
    """The seat has no influence left."""


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """The seat drew cards from the Court."""

    count: int
    cards: Cards = None


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """The seat put cards back into the Court."""

    count: int
    cards: Cards = None


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    """The seat gave a card to another player, or showed it to them (`shown`)."""

    to: Seat
    card: str | None
    shown: bool = False


@dataclass(frozen=True, slots=True)
class ExamineEnded(Event):
    """The examiner gave the target's card back, or had it replaced."""

    target: Seat
    replaced: bool


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """Court cards were turned up for everybody to see."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """A token now lies with the seat, on a character, or (both None) back in the middle."""

    token: str
    holder: Seat | None
    character: str | None = None


@dataclass(frozen=True, slots=True)
class SideTurned(Event):
    """The seat now belongs to this allegiance."""

    side: str


@dataclass(frozen=True, slots=True)
class Drafted(Event):
    """The seat picked its first character in a draft."""

    card: str | None


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The seat is the last one left."""
