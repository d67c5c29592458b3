"""A pool of gifts: everybody gives a coin or a card, one card is kept, the rest dealt back."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.moves import CHANCE, Deal, Keep, Move, Offer, Pay, Seat
from coup.engine.phase import ChancePhase, Phase, SeatPhase
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


class AskGift(Phase):
    """The next giver hands over a coin or a card; cards stay with them until the pool is dealt."""

    __slots__ = ("gifts", "givers", "seat")
    name = "gift"

    def __init__(self, seat: Seat, givers: tuple[Seat, ...], gifts: tuple[Gift, ...]) -> None:
        self.seat = seat
        self.givers = givers
        self.gifts = gifts

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The cards given so far."""
        return self.gifts

    def begin(self, state: State) -> bool:
        """Once all have given, the player adds a card, if any card was given."""
        if self.givers:
            return False
        state.stack.pop()
        if self.gifts:
            state.stack.append(AddOwn(self.seat, self.gifts))
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
                secret = events.HandedOver(move.seat, self.seat, move.character)
                public = events.HandedOver(move.seat, self.seat, None)
                state.log.tell_secret(secret, public, move.seat, self.seat)
        state.stack[-1] = AskGift(self.seat, self.givers[1:], gifts)
        if isinstance(move, Pay):
            state.hand_coins(move.seat, self.seat, 1)


class AddOwn(SeatPhase):
    """The player adds one own card to the pool."""

    __slots__ = ("gifts",)
    name = "offer"

    def __init__(self, seat: Seat, gifts: tuple[Gift, ...]) -> None:
        super().__init__(seat)
        self.gifts = gifts

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The cards given."""
        return self.gifts

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """One of the own cards."""
        return tuple(Offer(seat, card) for card in dict.fromkeys(state.hands[seat]))

    def apply(self, state: State, move: Move) -> None:
        """Go on to the choice of the card kept."""
        assert isinstance(move, Offer)
        state.stack[-1] = KeepOfPool(self.seat, self.gifts, move.character)


class KeepOfPool(SeatPhase):
    """The player keeps one card of the pool."""

    __slots__ = ("added", "gifts")
    name = "exchange"

    def __init__(self, seat: Seat, gifts: tuple[Gift, ...], added: Name) -> None:
        super().__init__(seat)
        self.gifts = gifts
        self.added = added

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The cards of the pool."""
        return (*self.gifts, (self.seat, self.added))

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Any card given, or the one added."""
        cards = sorted({self.added, *(card for _, card in self.gifts)})
        return tuple(Keep(seat, (card,)) for card in cards)

    def apply(self, state: State, move: Move) -> None:
        """Go on to the deal."""
        assert isinstance(move, Keep)
        state.stack[-1] = DealPool(self.seat, self.gifts, self.added, move.characters[0])


class DealPool(ChancePhase):
    """The rest of the pool is dealt at random, one card to each player who gave one."""

    __slots__ = ("added", "gifts", "kept", "rest", "seat")
    name = "deal"

    def __init__(self, seat: Seat, gifts: tuple[Gift, ...], added: Name, kept: Name) -> None:
        self.seat = seat
        self.gifts = gifts
        self.added = added
        self.kept = kept
        rest = [added, *(card for _, card in gifts)]
        rest.remove(kept)
        self.rest = rest

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The cards of the pool."""
        return (*self.gifts, (self.seat, self.added))

    def sample(self, state: State, random: Random) -> Move:
        """The rest in random order."""
        cards = self.rest.copy()
        random.shuffle(cards)
        return Deal(CHANCE, tuple(cards))

    def why_impossible(self, state: State, move: Move) -> str | None:
        """Exactly the rest of the pool is dealt."""
        if isinstance(move, Deal) and Counter(move.characters) == Counter(self.rest):
            return None
        return "the rest of the pool is dealt first"

    def apply(self, state: State, move: Move) -> None:
        """Take the gifts and the added card away, and hand out what is kept and dealt."""
        assert isinstance(move, Deal)
        state.stack.pop()
        state.drop(self.seat, self.added)
        state.add(self.seat, self.kept)
        for (giver, gift), card in zip(self.gifts, move.characters, strict=True):
            state.drop(giver, gift)
            state.add(giver, card)
            if state.log is not None:
                secret = events.Drew(giver, 1, (card,))
                state.log.tell_secret(secret, events.Drew(giver, 1), giver)
