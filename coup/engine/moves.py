"""The moves: whatever a player may submit, and what chance does, each with its text form."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeAlias

from coup.engine.errors import InvalidMove

Seat: TypeAlias = int
"""The index of a player, from 0, clockwise."""

CHANCE: Final[Seat] = -1
"""The seat of chance, written `*`."""

UNKNOWN: Final = "?"
"""Stands where a card is that the reader does not know."""


@dataclass(frozen=True, slots=True)
class Move:
    """One move of one seat; `str` gives its text, such as `1 block captain`."""

    verb: ClassVar[str] = ""
    seat: Seat

    def __str__(self) -> str:
        who = "*" if self.seat == CHANCE else str(self.seat)
        return " ".join((who, self.word(), *map(str, self.arguments())))

    def word(self) -> str:
        """The word after the seat."""
        return self.verb

    def arguments(self) -> tuple[str | int, ...]:
        """The words after the verb."""
        return ()


@dataclass(frozen=True, slots=True)
class Act(Move):
    """Declares an action, with the seats or the character it names."""

    action: str
    named: tuple[str | int, ...] = ()

    def word(self) -> str:
        """An action is written by its own name."""
        return self.action

    def arguments(self) -> tuple[str | int, ...]:
        """The seats and the character named."""
        return self.named

    @property
    def target(self) -> Seat | None:
        """The first seat named, if any."""
        return next((word for word in self.named if isinstance(word, int)), None)

    @property
    def character(self) -> str | None:
        """The character named, if any."""
        return next((word for word in self.named if isinstance(word, str)), None)


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Lets it be: no challenge, no block, no claim, no joining."""

    verb = "pass"


@dataclass(frozen=True, slots=True)
class Challenge(Move):
    """Doubts the claim under discussion."""

    verb = "challenge"


@dataclass(frozen=True, slots=True)
class Concede(Move):
    """Declines to prove the claim that was challenged."""

    verb = "concede"


@dataclass(frozen=True, slots=True)
class OfCharacter(Move):
    """A move that names one character."""

    character: str

    def arguments(self) -> tuple[str | int, ...]:
        """The character named."""
        return (self.character,)


@dataclass(frozen=True, slots=True)
class Block(OfCharacter):
    """Claims a character to stop the action."""

    verb = "block"


@dataclass(frozen=True, slots=True)
class Lose(OfCharacter):
    """Turns a card face up: the influence lost."""

    verb = "lose"


@dataclass(frozen=True, slots=True)
class Reveal(OfCharacter):
    """Shows a card to the examiner only."""

    verb = "reveal"


@dataclass(frozen=True, slots=True)
class Draft(OfCharacter):
    """Picks a first character from one's own set in a two-player draft."""

    verb = "draft"


@dataclass(frozen=True, slots=True)
class Offer(OfCharacter):
    """Hands a card over, as the action asks."""

    verb = "offer"


@dataclass(frozen=True, slots=True)
class OfCards(Move):
    """A move that names cards, in alphabetical order unless their order matters."""

    characters: tuple[str, ...]

    def arguments(self) -> tuple[str | int, ...]:
        """The cards named."""
        return self.characters


@dataclass(frozen=True, slots=True)
class Show(OfCards):
    """Proves a claim with a card; the claim not to hold a character takes all cards."""

    verb = "show"


@dataclass(frozen=True, slots=True)
class Keep(OfCards):
    """Keeps these cards of an exchange and returns the others."""

    verb = "keep"


@dataclass(frozen=True, slots=True)
class Return(Move):
    """Gives the examined card back."""

    verb = "return"


@dataclass(frozen=True, slots=True)
class Replace(Move):
    """Makes the examined player replace the card."""

    verb = "replace"


@dataclass(frozen=True, slots=True)
class JoinIn(Move):
    """Takes part in another player's action."""

    verb = "join"


@dataclass(frozen=True, slots=True)
class Pay(Move):
    """Pays what is asked, instead of what follows otherwise."""

    verb = "pay"


@dataclass(frozen=True, slots=True)
class React(OfCharacter):
    """Claims a character outside its action.

    `named` holds the card set aside where it is not the character itself, or the seat a token is
    passed to.
    """

    verb = "claim"
    named: tuple[str | int, ...] = ()

    def arguments(self) -> tuple[str | int, ...]:
        """The character claimed, and what else the claim names."""
        return (self.character, *self.named)


@dataclass(frozen=True, slots=True)
class DrawOn(Move):
    """Pays for one more card."""

    verb = "draw"


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """Draws no more cards."""

    verb = "stop"


@dataclass(frozen=True, slots=True)
class Give(Move):
    """Gives to a player of choice."""

    verb = "give"
    to: Seat

    def arguments(self) -> tuple[str | int, ...]:
        """The receiver."""
        return (self.to,)


@dataclass(frozen=True, slots=True)
class Draw(OfCards):
    """Chance: the cards a seat draws from the Court (or from a pool)."""

    verb = "draw"
    to: Seat

    def arguments(self) -> tuple[str | int, ...]:
        """The seat that draws, and its cards."""
        return (self.to, *self.characters)


@dataclass(frozen=True, slots=True)
class Deal(OfCards):
    """Chance: cards turned up for all to see, or dealt out of a pool clockwise, in this order."""

    verb = "deal"
    is_public: bool = field(default=False, compare=False)


SIMPLE: Final = {
    kind.verb: kind
    for kind in (Pass, Challenge, Concede, Return, Replace, JoinIn, Pay, DrawOn, Stop)
}
ONE_CHARACTER: Final = {kind.verb: kind for kind in (Block, Lose, Reveal, Draft, Offer)}
MANY_CARDS: Final = {kind.verb: kind for kind in (Show, Keep)}
VERBS: Final = frozenset({*SIMPLE, *ONE_CHARACTER, *MANY_CARDS, "claim", "give", "deal", "order"})
"""The words an action may not be named by."""

MAX_DIGITS: Final = 3
"""Longer numbers name no seat, and Python refuses to read very long ones."""


def parse_move(text: str) -> Move:
    """The move written by a text such as `0 assassinate 2` or `* draw 1 assassin duke`.

    Raises InvalidMove where the text is not of that form.
    """
    who, *words = text.split()[:2] or ("",)
    arguments = [_word(word) for word in text.split()[2:]]
    try:
        if who == "*" and words:
            return _parse_chance(words[0], arguments)
        if words and _is_number(who):
            return _parse_decision(int(who), words[0], arguments)
    except (IndexError, TypeError) as error:
        raise InvalidMove(f"{text!r} has the wrong words after the verb") from error
    raise InvalidMove(f"{text!r} does not begin with a seat and a verb")


def _word(text: str) -> str | int:
    return int(text) if _is_number(text) else text


def _is_number(text: str) -> bool:
    return text.isdecimal() and text.isascii() and len(text) <= MAX_DIGITS


def _cards(words: list[str | int]) -> tuple[str, ...]:
    if not words or not all(isinstance(word, str) for word in words):
        raise TypeError
    return tuple(sorted(map(str, words)))


def _parse_chance(verb: str, words: list[str | int]) -> Move:
    if verb == "draw" and isinstance(words[0], int):
        return Draw(CHANCE, _cards(words[1:]), words[0])
    if verb == "deal":
        _cards(words)
        return Deal(CHANCE, tuple(map(str, words)))
    raise TypeError


def _parse_decision(seat: Seat, verb: str, words: list[str | int]) -> Move:
    if verb in SIMPLE and not words:
        return SIMPLE[verb](seat)
    if verb in ONE_CHARACTER and len(words) == 1:
        return ONE_CHARACTER[verb](seat, *_cards(words))
    if verb in MANY_CARDS:
        return MANY_CARDS[verb](seat, _cards(words))
    if verb == "claim":
        (character,) = _cards(words[:1])
        return React(seat, character, tuple(words[1:]))
    if verb == "give" and len(words) == 1 and isinstance(words[0], int):
        return Give(seat, words[0])
    if verb in VERBS or verb == "draw":
        raise TypeError
    return Act(seat, verb, tuple(words))
