"""What chance does: cards drawn from the Court."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.moves import CHANCE, UNKNOWN, Draw, Move, Seat
from coup.engine.phase import ChancePhase

if TYPE_CHECKING:
    from coup.engine.phase import Phase
    from coup.engine.rng import Random
    from coup.engine.state import State
    from coup.rules.model import Name


def sample_cards(cards: list[Name], number: int, random: Random) -> tuple[Name, ...]:
    """So many cards drawn at random from a list, sorted; the list stays as it is."""
    if number == 1:
        return (cards[random.below(len(cards))],)
    rest = cards.copy()
    return tuple(sorted([rest.pop(random.below(len(rest))) for _ in range(number)]))


def why_not_drawn(move: Move, seat: Seat, number: int, bag: list[Name]) -> str | None:
    """Why a move is not a draw of so many cards by the seat out of the bag, or None if it is."""
    if not isinstance(move, Draw):
        return f"seat {seat} has to draw first"
    if move.to != seat or len(move.characters) != number:
        return f"seat {seat} draws {number} card{'s' * (number != 1)}"
    missing = Counter(move.characters) - Counter(bag)
    return f"the Court holds no {' or '.join(missing)} to draw" if missing else None


class DrawCards(ChancePhase):
    """A seat draws so many cards into its hand."""

    __slots__ = ("number", "seat")
    name = "draw"

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat = seat
        self.number = number

    def sample(self, state: State, random: Random) -> Move:
        """Cards of the Court at random."""
        return Draw(CHANCE, sample_cards(state.court, self.number, random), self.seat)

    def why_impossible(self, state: State, move: Move) -> str | None:
        """The Court must hold the cards."""
        return why_not_drawn(move, self.seat, self.number, state.court)

    def apply(self, state: State, move: Move) -> None:
        """Move the cards from the Court into the hand."""
        assert isinstance(move, Draw)
        state.stack.pop()
        take_from_court(state, self.seat, move.characters)


class ReplaceShown(ChancePhase):
    """Cards that were shown go back to the Court, which is shuffled, and are replaced (S0.42).

    A proof was shown to everybody; an examined card only to the examiner.
    """

    __slots__ = ("cards", "examiner", "seat")
    name = "draw"

    def __init__(self, seat: Seat, cards: tuple[Name, ...], examiner: Seat | None = None) -> None:
        self.seat = seat
        self.cards = cards
        self.examiner = examiner

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The cards that were shown."""
        return tuple((self.seat, card) for card in self.cards)

    def seen_by(self, seat: Seat) -> Phase:
        """A proof was seen by everybody, an examined card by two."""
        if self.examiner is None or seat in (self.seat, self.examiner):
            return self
        return ReplaceShown(self.seat, (UNKNOWN,) * len(self.cards), self.examiner)

    def imagined(self, state: State, random: Random) -> Phase:
        """Any of the owner's cards."""
        if UNKNOWN not in self.cards:
            return self
        cards = sample_cards(list(state.hands[self.seat]), len(self.cards), random)
        return ReplaceShown(self.seat, cards, self.examiner)

    def sample(self, state: State, random: Random) -> Move:
        """Cards of the Court at random, the returned ones among them (B.11)."""
        bag = [*state.court, *self.cards]
        return Draw(CHANCE, sample_cards(bag, len(self.cards), random), self.seat)

    def why_impossible(self, state: State, move: Move) -> str | None:
        """The Court must hold the cards once the shown ones are back."""
        return why_not_drawn(move, self.seat, len(self.cards), [*state.court, *self.cards])

    def apply(self, state: State, move: Move) -> None:
        """Return the cards shown and take the new ones."""
        assert isinstance(move, Draw)
        state.stack.pop()
        everybody = state.game.seats
        seen_by = everybody if self.examiner is None else (self.seat, self.examiner)
        put_into_court(state, self.seat, self.cards, seen_by=seen_by)
        take_from_court(state, self.seat, move.characters)


def take_from_court(state: State, seat: Seat, cards: tuple[Name, ...]) -> None:
    """Move cards from the Court into a hand; only their owner sees which."""
    for card in cards:
        state.court.remove(card)
    state.add(seat, *cards)
    if state.log is not None:
        count = len(cards)
        state.log.tell_secret(events.Drew(seat, count, cards), events.Drew(seat, count), seat)


def put_into_court(
    state: State, seat: Seat, cards: tuple[Name, ...], *, seen_by: tuple[Seat, ...] = ()
) -> None:
    """Move cards from a hand into the Court, which is shuffled; their owner sees which."""
    for card in cards:
        state.drop(seat, card)
    state.court.extend(cards)
    if state.log is not None:
        secret = events.Returned(seat, len(cards), cards)
        state.log.tell_secret(secret, events.Returned(seat, len(cards)), seat, *seen_by)
