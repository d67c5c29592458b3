"""Exchanges: cards drawn from the Court or taken from a player, some kept, the rest returned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.draws import DrawCards, put_into_court, sample_cards
from coup.engine.moves import UNKNOWN, DrawOn, Keep, Move, Offer, Seat, Stop
from coup.engine.phase import SeatPhase

if TYPE_CHECKING:
    from coup.engine.phase import Phase
    from coup.engine.rng import Random
    from coup.engine.state import State
    from coup.rules.model import Name


class ChooseKept(SeatPhase):
    """After a draw: which cards to keep, exactly as many as before (S3.18)."""

    __slots__ = ("kept",)
    name = "exchange"

    def __init__(self, seat: Seat, kept: int) -> None:
        super().__init__(seat)
        self.kept = kept

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Each different set of cards."""
        return state.game.keeps(seat, state.hands[seat], self.kept)

    def apply(self, state: State, move: Move) -> None:
        """Return the other cards to the Court."""
        assert isinstance(move, Keep)
        state.stack.pop()
        put_into_court(state, self.seat, rest_of(state.hands[self.seat], move.characters))


def rest_of(hand: tuple[Name, ...], kept: tuple[Name, ...]) -> tuple[Name, ...]:
    """The cards of a hand without those kept."""
    rest = list(hand)
    for card in kept:
        rest.remove(card)
    return tuple(rest)


class WriteOn(SeatPhase):
    """Whether to pay for one more card, as long as there are coins and Court cards (Writer)."""

    __slots__ = ("kept", "price")
    name = "draw_on"

    def __init__(self, seat: Seat, kept: int, price: int) -> None:
        super().__init__(seat)
        self.kept = kept
        self.price = price

    def begin(self, state: State) -> bool:
        """Go on to the exchange when no further card can be drawn."""
        if state.court and state.coins[self.seat] >= self.price:
            return False
        state.stack[-1] = ChooseKept(self.seat, self.kept)
        return True

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """To draw one more, or to stop."""
        return (DrawOn(seat), Stop(seat))

    def apply(self, state: State, move: Move) -> None:
        """Pay and draw, or choose from the cards drawn."""
        if isinstance(move, DrawOn):
            state.pay(self.seat, self.price)
            state.stack.append(DrawCards(self.seat, 1))
        else:
            state.stack[-1] = ChooseKept(self.seat, self.kept)


class OfferToActor(SeatPhase):
    """The target picks the card it hands over to be mixed in (Producer)."""

    __slots__ = ("actor", "kept")
    name = "offer"

    def __init__(self, seat: Seat, actor: Seat, kept: int) -> None:
        super().__init__(seat)
        self.actor = actor
        self.kept = kept

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """One of its cards."""
        return tuple(Offer(seat, card) for card in dict.fromkeys(state.hands[seat]))

    def apply(self, state: State, move: Move) -> None:
        """Move the card, and let the actor keep and give back."""
        assert isinstance(move, Offer)
        state.stack[-1] = ChooseProduced(self.actor, self.seat, self.kept)
        hand_card(state, self.seat, self.actor, move.character)


def hand_card(state: State, source: Seat, target: Seat, card: Name) -> None:
    """Move a card from one hand to another; only the two players see which."""
    state.drop(source, card)
    state.add(target, card)
    if state.log is not None:
        secret = events.HandedOver(source, target, card)
        state.log.tell_secret(secret, events.HandedOver(source, target, None), source, target)


class ChooseProduced(SeatPhase):
    """The actor keeps as many cards as before; then one of the rest goes to the target."""

    __slots__ = ("kept", "target")
    name = "exchange"

    def __init__(self, seat: Seat, target: Seat, kept: int) -> None:
        super().__init__(seat)
        self.target = target
        self.kept = kept

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Each different set of cards."""
        return state.game.keeps(seat, state.hands[seat], self.kept)

    def apply(self, state: State, move: Move) -> None:
        """Ask which of the other cards goes to the target."""
        assert isinstance(move, Keep)
        rest = rest_of(state.hands[self.seat], move.characters)
        state.stack[-1] = GiveBack(self.seat, self.target, rest)


class GiveBack(SeatPhase):
    """Which of the cards not kept goes to the target; the other goes to the Court."""

    __slots__ = ("cards", "target")
    name = "offer"

    def __init__(self, seat: Seat, target: Seat, cards: tuple[Name, ...]) -> None:
        super().__init__(seat)
        self.target = target
        self.cards = cards

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The cards not kept."""
        return tuple((self.seat, card) for card in self.cards)

    def seen_by(self, seat: Seat) -> Phase:
        """Only the actor sees the cards."""
        if seat == self.seat:
            return self
        return GiveBack(self.seat, self.target, (UNKNOWN,) * len(self.cards))

    def imagined(self, state: State, random: Random) -> Phase:
        """Any of the owner's cards."""
        if UNKNOWN not in self.cards:
            return self
        cards = sample_cards(list(state.hands[self.seat]), len(self.cards), random)
        return GiveBack(self.seat, self.target, cards)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """One of the cards."""
        return tuple(Offer(seat, card) for card in dict.fromkeys(self.cards))

    def apply(self, state: State, move: Move) -> None:
        """Give one card back and return the other."""
        assert isinstance(move, Offer)
        state.stack.pop()
        hand_card(state, self.seat, self.target, move.character)
        rest = rest_of(self.cards, (move.character,))
        if rest:
            put_into_court(state, self.seat, rest)
