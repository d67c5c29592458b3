"""The Inquisitor's look at a card: the target picks it, the examiner decides (N.4, N.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.draws import (
    ReplaceShown,
    put_into_court,
    sample_cards,
    take_from_court,
    why_not_drawn,
)
from coup.engine.moves import CHANCE, UNKNOWN, Draw, Move, Replace, Return, Reveal, Seat
from coup.engine.phase import ChancePhase, SeatPhase

if TYPE_CHECKING:
    from coup.engine.phase import Phase
    from coup.engine.rng import Random
    from coup.engine.state import State
    from coup.rules.model import Name


class ShowToExaminer(SeatPhase):
    """The target picks the card it shows, which only the examiner sees."""

    __slots__ = ("examiner",)
    name = "reveal"

    def __init__(self, seat: Seat, examiner: Seat) -> None:
        super().__init__(seat)
        self.examiner = examiner

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """One of its cards."""
        return tuple(Reveal(seat, card) for card in dict.fromkeys(state.hands[seat]))

    def apply(self, state: State, move: Move) -> None:
        """Show the card to the examiner, who decides."""
        assert isinstance(move, Reveal)
        card = move.character
        state.stack[-1] = DecideExamined(self.examiner, self.seat, card)
        if state.log is not None:
            secret = events.HandedOver(self.seat, self.examiner, card, shown=True)
            public = events.HandedOver(self.seat, self.examiner, None, shown=True)
            state.log.tell_secret(secret, public, self.seat, self.examiner)


class DecideExamined(SeatPhase):
    """The examiner gives the card back or makes the target replace it."""

    __slots__ = ("card", "target")
    name = "examine"

    def __init__(self, seat: Seat, target: Seat, card: Name) -> None:
        super().__init__(seat)
        self.target = target
        self.card = card

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The card that is examined."""
        return ((self.target, self.card),)

    def seen_by(self, seat: Seat) -> Phase:
        """Only two players have seen the card."""
        if seat in (self.seat, self.target):
            return self
        return DecideExamined(self.seat, self.target, UNKNOWN)

    def imagined(self, state: State, random: Random) -> Phase:
        """Any of the owner's cards."""
        if self.card != UNKNOWN:
            return self
        (card,) = sample_cards(list(state.hands[self.target]), 1, random)
        return DecideExamined(self.seat, self.target, card)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """To return it, or to have it replaced."""
        return (Return(seat), Replace(seat))

    def apply(self, state: State, move: Move) -> None:
        """Leave the card where it is, or replace it in the order of OPT-examine-order."""
        state.stack.pop()
        replaced = isinstance(move, Replace)
        if state.log is not None:
            state.log.tell(events.ExamineEnded(self.seat, self.target, replaced))
        if replaced:
            returns_first = state.game.rules.examined_card_first
            replacement = ReplaceShown if returns_first else DrawThenReturn
            state.stack.append(replacement(self.target, (self.card,), self.seat))


class DrawThenReturn(ChancePhase):
    """The target draws first, then the examined card goes back to the Court."""

    __slots__ = ("cards", "examiner", "seat")
    name = "draw"

    def __init__(self, seat: Seat, cards: tuple[Name, ...], examiner: Seat) -> None:
        self.seat = seat
        self.cards = cards
        self.examiner = examiner

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The examined card."""
        return tuple((self.seat, card) for card in self.cards)

    def seen_by(self, seat: Seat) -> Phase:
        """Only two players have seen the card."""
        if seat in (self.seat, self.examiner):
            return self
        return DrawThenReturn(self.seat, (UNKNOWN,), self.examiner)

    def imagined(self, state: State, random: Random) -> Phase:
        """Any of the owner's cards."""
        if UNKNOWN not in self.cards:
            return self
        cards = sample_cards(list(state.hands[self.seat]), 1, random)
        return DrawThenReturn(self.seat, cards, self.examiner)

    def sample(self, state: State, random: Random) -> Move:
        """A card of the Court at random."""
        return Draw(CHANCE, sample_cards(state.court, 1, random), self.seat)

    def why_impossible(self, state: State, move: Move) -> str | None:
        """The Court must hold the card already."""
        return why_not_drawn(move, self.seat, 1, state.court)

    def apply(self, state: State, move: Move) -> None:
        """Take the new card, then return the examined one."""
        assert isinstance(move, Draw)
        state.stack.pop()
        take_from_court(state, self.seat, move.characters)
        put_into_court(state, self.seat, self.cards, seen_by=(self.seat, self.examiner))
