"""A pool of gifts: everybody gives a coin or a card, one card is kept, the rest dealt back."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.moves import CHANCE, UNKNOWN, Deal, Keep, Move, Offer, Pay, Seat
from coup.engine.phase import ChancePhase, Phase
from coup.rules.model import Name

if TYPE_CHECKING:
    from coup.engine.rng import Random
    from coup.engine.state import State

Gift = tuple[Seat, Name]
"""Who gave which card."""


def start_pool(state: State, seat: Seat, givers: tuple[Seat, ...]) -> None:
    """Ask these players for their gifts (A.6)."""
    if givers:
        state.stack.append(AskGift(seat, givers, ()))


class PoolPhase(Phase):
    """A phase that holds the cards given so far for the seat that collects them."""

    __slots__ = ("collector", "gifts")

    def __init__(self, collector: Seat, gifts: tuple[Gift, ...]) -> None:
        self.collector = collector
        self.gifts = gifts

    @abstractmethod
    def with_gifts(self, gifts: tuple[Gift, ...]) -> Phase:
        """The same phase with other cards."""

    def pinned(self) -> tuple[Gift, ...]:
        """The cards given so far."""
        return self.gifts

    def seen_by(self, seat: Seat) -> Phase:
        """Who collects sees every gift, who gave only their own."""
        return self.with_gifts(
            tuple(
                (giver, card if seat in (giver, self.collector) else UNKNOWN)
                for giver, card in self.gifts
            )
        )

    def imagined(self, state: State, random: Random) -> Phase:
        """Any card of its giver's hand may be the gift."""
        return self.with_gifts(
            tuple(
                (giver, card if card != UNKNOWN else sample_card(state.hands[giver], random))
                for giver, card in self.gifts
            )
        )

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """Who collects."""
        return (self.collector,)


class AskGift(PoolPhase):
    """The next giver hands over a coin or a card; cards stay with them until the pool is dealt."""

    __slots__ = ("givers",)
    name = "gift"

    def __init__(self, collector: Seat, givers: tuple[Seat, ...], gifts: tuple[Gift, ...]) -> None:
        super().__init__(collector, gifts)
        self.givers = givers

    def with_gifts(self, gifts: tuple[Gift, ...]) -> Phase:
        """The same givers still to be asked."""
        return AskGift(self.collector, self.givers, gifts)

    def begin(self, state: State) -> bool:
        """Once all have given, the player adds a card, if any card was given."""
        if self.givers:
            return False
        state.stack.pop()
        if self.gifts:
            state.stack.append(AddOwn(self.collector, self.gifts))
        return True

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The next giver."""
        return self.givers[:1]

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """A coin, or one of the cards."""
        offers = tuple(Offer(seat, card) for card in dict.fromkeys(state.hands[seat]))
        return (Pay(seat), *offers) if state.coins[seat] else offers

    def apply(self, state: State, move: Move) -> None:
        """Take the coin, or note the card and show it to the player who collects."""
        gifts = self.gifts
        if isinstance(move, Offer):
            gifts = (*gifts, (move.seat, move.character))
            if state.log is not None:
                secret = events.HandedOver(move.seat, self.collector, move.character)
                public = events.HandedOver(move.seat, self.collector, None)
                state.log.tell_secret(secret, public, move.seat, self.collector)
        state.stack[-1] = AskGift(self.collector, self.givers[1:], gifts)
        if isinstance(move, Pay):
            state.hand_coins(move.seat, self.collector, 1)


class AddOwn(PoolPhase):
    """The player adds one own card to the pool."""

    __slots__ = ()
    name = "offer"

    def with_gifts(self, gifts: tuple[Gift, ...]) -> Phase:
        """The same question."""
        return AddOwn(self.collector, gifts)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """One of the own cards."""
        return tuple(Offer(seat, card) for card in dict.fromkeys(state.hands[seat]))

    def apply(self, state: State, move: Move) -> None:
        """Go on to the choice of the card kept."""
        assert isinstance(move, Offer)
        pool = (*self.gifts, (self.collector, move.character))
        state.stack[-1] = KeepOfPool(self.collector, pool)


class KeepOfPool(PoolPhase):
    """The player keeps one card of the pool, the one added among them."""

    __slots__ = ()
    name = "exchange"

    def with_gifts(self, gifts: tuple[Gift, ...]) -> Phase:
        """The same question."""
        return KeepOfPool(self.collector, gifts)

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Any card of the pool."""
        return tuple(Keep(seat, (card,)) for card in sorted({card for _, card in self.gifts}))

    def apply(self, state: State, move: Move) -> None:
        """Take the card and let the rest be dealt."""
        assert isinstance(move, Keep)
        state.stack[-1] = DealPool(self.collector, self.gifts, move.characters[0])


class DealPool(PoolPhase, ChancePhase):
    """The rest of the pool is dealt at random, one card to each player who gave one."""

    __slots__ = ("kept",)
    name = "deal"
    to_move = ChancePhase.to_move
    moves = ChancePhase.moves

    def __init__(self, collector: Seat, gifts: tuple[Gift, ...], kept: Name) -> None:
        super().__init__(collector, gifts)
        self.kept = kept

    def with_gifts(self, gifts: tuple[Gift, ...]) -> Phase:
        """The same deal; who does not know the cards does not know the one kept."""
        cards = [card for _, card in gifts]
        return DealPool(self.collector, gifts, self.kept if self.kept in cards else cards[0])

    def _rest(self) -> list[Name]:
        rest = [card for _, card in self.gifts]
        rest.remove(self.kept)
        return rest

    def sample(self, state: State, random: Random) -> Move:
        """The rest in random order."""
        cards = self._rest()
        random.shuffle(cards)
        return Deal(CHANCE, tuple(cards))

    def why_impossible(self, state: State, move: Move) -> str | None:
        """Exactly the rest of the pool is dealt."""
        if isinstance(move, Deal) and Counter(move.characters) == Counter(self._rest()):
            return None
        return "the rest of the pool is dealt first"

    def apply(self, state: State, move: Move) -> None:
        """Take the pool out of the hands, and hand out what is kept and dealt."""
        assert isinstance(move, Deal)
        state.stack.pop()
        *gifts, (collector, added) = self.gifts
        state.drop(collector, added)
        state.add(collector, self.kept)
        for (giver, gift), card in zip(gifts, move.characters, strict=True):
            state.drop(giver, gift)
            state.add(giver, card)
            if state.log is not None:
                secret = events.Drew(giver, 1, (card,))
                state.log.tell_secret(secret, events.Drew(giver, 1), giver)


def sample_card(cards: tuple[Name, ...], random: Random) -> Name:
    """Any card of a hand."""
    return cards[random.below(len(cards))]
