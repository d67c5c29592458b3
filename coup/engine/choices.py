"""Small decisions and draws inside an action: a receiver, a bribe, cards turned up."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.draws import sample_cards
from coup.engine.moves import CHANCE, Deal, Give, Move, Pass, Pay, Seat
from coup.engine.phase import ChancePhase, SeatPhase

if TYPE_CHECKING:
    from coup.engine.rng import Random
    from coup.engine.state import State


class ChooseReceiver(SeatPhase):
    """The player gives coins to another player of choice (Farmer)."""

    __slots__ = ("coins",)
    name = "give"

    def __init__(self, seat: Seat, coins: int) -> None:
        super().__init__(seat)
        self.coins = coins

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Any other living player, protected or not."""
        return tuple(Give(seat, other) for other in state.others(seat))

    def apply(self, state: State, move: Move) -> None:
        """Hand the coins over."""
        assert isinstance(move, Give)
        state.stack.pop()
        state.hand_coins(self.seat, move.to, self.coins)


class AskBribe(SeatPhase):
    """The target buys itself off, and the price comes back; or it loses an influence."""

    __slots__ = ("bribe",)
    name = "bribe"

    def __init__(self, seat: Seat, bribe: int) -> None:
        super().__init__(seat)
        self.bribe = bribe

    def begin(self, state: State) -> bool:
        """A target without the coins has no choice."""
        if state.coins[self.seat] >= self.bribe:
            return False
        self._attack(state)
        return True

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """To pay, or not to."""
        return (Pay(seat), Pass(seat))

    def apply(self, state: State, move: Move) -> None:
        """Move the bribe and give the price of the attack back, or let the attack go on."""
        if isinstance(move, Pay):
            state.stack.pop()
            state.release(state.turn.seat)
            state.hand_coins(self.seat, state.turn.seat, self.bribe)
        else:
            if state.log is not None:
                state.log.tell(events.Passed(move.seat, self.name))
            self._attack(state)

    def _attack(self, state: State) -> None:
        state.stack.pop()
        turn = state.turn
        assert turn.action is not None, state
        turn.paid = 0
        state.must_lose(self.seat, turn.action.name)


class TurnUpCards(ChancePhase):
    """Court cards are turned up; the player gains if the character named is among them."""

    __slots__ = ("number", "reward", "seat")
    name = "deal"

    def __init__(self, seat: Seat, number: int, reward: int) -> None:
        self.seat = seat
        self.number = number
        self.reward = reward

    def sample(self, state: State, random: Random) -> Move:
        """Cards of the Court at random."""
        return Deal(CHANCE, sample_cards(state.court, self.number, random), is_public=True)

    def why_impossible(self, state: State, move: Move) -> str | None:
        """The Court must hold the cards."""
        if not isinstance(move, Deal) or len(move.characters) != self.number:
            return f"{self.number} cards of the Court are turned up first"
        missing = Counter(move.characters) - Counter(state.court)
        return f"the Court holds no {' or '.join(missing)}" if missing else None

    def apply(self, state: State, move: Move) -> None:
        """Show the cards to everybody; they stay in the Court, which is shuffled."""
        assert isinstance(move, Deal)
        state.stack.pop()
        if state.log is not None:
            state.log.tell(events.TurnedUp(self.seat, move.characters))
        if state.turn.named[-1] in move.characters:
            state.gain(self.seat, self.reward)
