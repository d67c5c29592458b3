"""The complete truth of one game, seen by the referee only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.errors import IllegalMove
from coup.engine.losses import LoseInfluence
from coup.engine.phase import ChancePhase
from coup.engine.steps import proceed
from coup.engine.tokens import clear
from coup.engine.turn import Turn

if TYPE_CHECKING:
    from typing import Self

    from coup.engine.claim import Claim
    from coup.engine.game import Game
    from coup.engine.log import Log
    from coup.engine.moves import Move, Seat
    from coup.engine.phase import Phase
    from coup.engine.rng import Random
    from coup.engine.tokens import Token
    from coup.rules.model import Name


class State:
    """One position of a game: coins, cards, tokens, the turn under way and the decisions pending.

    `apply` changes it in place and trusts its caller to have taken the move from `legal_moves` or
    from `sample`; `check` is the strict door. Hands hold the cards a seat has face down, drawn
    cards of an exchange included. Build states with `coup.engine.setup`.
    """

    __slots__ = (
        "alive",
        "aside",
        "bank",
        "coins",
        "court",
        "estates",
        "game",
        "hands",
        "log",
        "lost",
        "ply",
        "removed",
        "reserve",
        "sides",
        "stack",
        "tokens",
        "treasury",
        "turn",
        "winner",
    )

    def __init__(self, game: Game, first: Seat) -> None:
        self.game = game
        seats = game.seats
        self.coins = [0 for _ in seats]
        self.hands: list[tuple[Name, ...]] = [() for _ in seats]
        self.lost: list[tuple[Name, ...]] = [() for _ in seats]
        self.aside: list[tuple[Name, ...]] = [() for _ in seats]
        """Cards lost without being shown, face down for good (Intellectual, Missionary)."""
        self.removed: list[tuple[Name, ...]] = [() for _ in seats]
        """Cards of a seat's draft set that are out of the game."""
        self.court: list[Name] = []
        """The Court as a bag: it is shuffled after every return, so its order means nothing."""
        self.treasury = 0
        """Coins in the Treasury, counted from a box of 50; below 0 with an unlimited Treasury."""
        self.bank = 0
        self.reserve = 0
        self.alive: tuple[Seat, ...] = seats
        self.sides: tuple[Name, ...] = ()
        self.tokens: tuple[Token, ...] = ()
        self.estates: tuple[Seat, ...] = ()
        """The players eliminated this turn whose coins still wait."""
        self.turn = Turn(first)
        self.stack: list[Phase] = []
        self.winner: Seat | None = None
        self.ply = 0
        self.log: Log | None = None

    def copy(self) -> Self:
        """An independent copy, without the log."""
        twin = object.__new__(type(self))
        twin.game = self.game
        twin.coins = self.coins.copy()
        twin.hands = self.hands.copy()
        twin.lost = self.lost.copy()
        twin.aside = self.aside.copy()
        twin.removed = self.removed.copy()
        twin.court = self.court.copy()
        twin.treasury = self.treasury
        twin.bank = self.bank
        twin.reserve = self.reserve
        twin.alive = self.alive
        twin.sides = self.sides
        twin.tokens = self.tokens
        twin.estates = self.estates
        twin.turn = self.turn.copy()
        twin.stack = self.stack.copy()
        twin.winner = self.winner
        twin.ply = self.ply
        twin.log = None
        return twin

    # What may be done now.

    @property
    def phase(self) -> Phase:
        """The decision or draw that is pending; there is one until the game is over."""
        return self.stack[-1]

    @property
    def is_over(self) -> bool:
        """Whether only one player is left (S0.18)."""
        return self.winner is not None

    @property
    def is_chance(self) -> bool:
        """Whether chance moves next."""
        return bool(self.stack) and isinstance(self.stack[-1], ChancePhase)

    @property
    def claim(self) -> Claim | None:
        """The claim under discussion, if any."""
        return self.stack[-1].claim if self.stack else None

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may move now; none when the game is over or chance moves."""
        return self.stack[-1].to_move(self) if self.stack else ()

    def moves_of(self, seat: Seat) -> tuple[Move, ...]:
        """The legal moves of one seat."""
        if not self.stack or seat not in self.stack[-1].to_move(self):
            return ()
        return self.stack[-1].moves(self, seat)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves of every seat that may move."""
        if not self.stack:
            return ()
        phase = self.stack[-1]
        return tuple(move for seat in phase.to_move(self) for move in phase.moves(self, seat))

    def sample(self, random: Random) -> Move:
        """A move of chance, where chance moves next."""
        phase = self.stack[-1]
        assert isinstance(phase, ChancePhase), self
        return phase.sample(self, random)

    def check(self, move: Move) -> None:
        """Raise IllegalMove, with the reason, unless the move may be made now."""
        if not self.stack:
            raise IllegalMove(f"'{move}' comes after the end of the game")
        phase = self.stack[-1]
        if isinstance(phase, ChancePhase):
            reason = phase.why_impossible(self, move)
            if reason:
                raise IllegalMove(f"'{move}' cannot happen now: {reason}")
        elif move.seat not in phase.to_move(self):
            waited = " and ".join(map(str, phase.to_move(self)))
            raise IllegalMove(f"'{move}' is out of turn: the game waits for seat {waited}")
        elif move not in phase.moves(self, move.seat):
            legal = ", ".join(f"'{legal}'" for legal in phase.moves(self, move.seat))
            raise IllegalMove(f"'{move}' is not legal now; legal are {legal}")

    # Playing.

    def apply(self, move: Move) -> None:
        """Make a legal move, in place, and go on to the next decision or draw.

        The move is not checked: this is the fast path of searches and simulations.
        """
        self.ply += 1
        self.stack[-1].apply(self, move)
        self.settle()

    def after(self, move: Move) -> State:
        """The state after a legal move, leaving this one as it is."""
        twin = self.copy()
        twin.apply(move)
        return twin

    def settle(self) -> None:
        """Go on until a decision or a draw is pending or the game is over."""
        stack = self.stack
        while self.winner is None:
            if not stack:
                proceed(self)
            elif not stack[-1].begin(self):
                return
        stack.clear()

    # What phases and effects do to the table.

    def influence_of(self, seat: Seat) -> int:
        """The number of face-down cards of a seat."""
        return len(self.hands[seat])

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The living seats but this one, clockwise from its left."""
        return self.game.others(self.alive, seat)

    def left_in_treasury(self, coins: int) -> int:
        """So many coins, or what is left where the Treasury is counted (S1.30).

        What is set aside for the action under way lies there, but nobody else may take it.
        """
        if self.game.rules.treasury is None:
            return coins
        return min(coins, self.treasury - self.turn.paid)

    def release(self, seat: Seat) -> None:
        """Give the coins set aside for the action under way to a player."""
        coins, self.turn.paid = self.turn.paid, 0
        self.gain(seat, coins)

    def gain(self, seat: Seat, coins: int) -> None:
        """Take coins from the Treasury, as far as there are any."""
        coins = self.left_in_treasury(coins)
        if coins > 0:
            self.treasury -= coins
            self.coins[seat] += coins
            if self.log is not None:
                self.log.tell(events.CoinsMoved(seat, events.TREASURY, seat, coins))

    def pay(self, seat: Seat, coins: int) -> None:
        """Pay coins to the Treasury; the seat is known to have them."""
        if coins > 0:
            self.treasury += coins
            self.coins[seat] -= coins
            if self.log is not None:
                self.log.tell(events.CoinsMoved(seat, seat, events.TREASURY, coins))

    def hand_coins(self, source: Seat, target: Seat, coins: int) -> None:
        """Move up to so many coins from one player to another."""
        coins = min(coins, self.coins[source])
        if coins > 0 and source != target:
            self.coins[source] -= coins
            self.coins[target] += coins
            if self.log is not None:
                self.log.tell(events.CoinsMoved(target, source, target, coins))

    def drop(self, seat: Seat, card: Name) -> None:
        """Take one card of this name out of a hand; the caller puts it somewhere."""
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)

    def add(self, seat: Seat, *cards: Name) -> None:
        """Put cards into a hand, which stays sorted so that its order tells nothing."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], *cards)))

    def lose(self, seat: Seat, card: Name) -> None:
        """Turn a card of the seat face up (S0.11)."""
        self.drop(seat, card)
        self.lost[seat] = (*self.lost[seat], card)
        if self.log is not None:
            self.log.tell(events.InfluenceLost(seat, card))
        if not self.hands[seat]:
            self.eliminate(seat)

    def must_lose(self, seat: Seat, cause: Name, proof: Name | None = None) -> None:
        """Make a player lose an influence before anything else goes on.

        The cause is `challenge` or the name of an action; `proof` is the card that may not be
        turned up, as that would prove the claim just lost (E.14).
        """
        self.stack.append(LoseInfluence(seat, cause, proof))

    def eliminate(self, seat: Seat) -> None:
        """Take a player without influence out of the game (S0.17, B.9)."""
        self.alive = tuple(s for s in self.alive if s != seat)
        if self.log is not None:
            self.log.tell(events.Eliminated(seat))
        for token in self.tokens:
            if token.holder == seat:
                clear(self, token)
        if len(self.alive) == 1:
            (self.winner,) = self.alive
        waits = self.game.estate_reactions or self._is_being_robbed(seat)
        if waits and self.winner is None:
            self.estates = (*self.estates, seat)
            return
        self.pay(seat, self.coins[seat])
        if self.winner is not None:
            for dead in self.estates:
                self.pay(dead, self.coins[dead])
            if self.log is not None:
                self.log.tell(events.Won(self.winner))

    def _is_being_robbed(self, seat: Seat) -> bool:
        """Whether the action under way may still take the coins of this player (E.8)."""
        return seat in self.turn.targets and self.turn.takes_coins

    def __repr__(self) -> str:
        seats = " ".join(
            f"{seat}:{self.coins[seat]}{'/'.join(self.hands[seat])}-{'/'.join(self.lost[seat])}"
            for seat in self.game.seats
        )
        pending = ",".join(phase.name for phase in self.stack)
        return f"<State ply={self.ply} turn={self.turn.seat} {seats} [{pending}]>"
