"""One game in training: plays by itself up to the next decision of a network."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

from coup.bots.net.features import Features, extract
from coup.bots.net.history import History
from coup.bots.net.policy import is_settled
from coup.engine.observation import observe
from coup.engine.phase import ChancePhase
from coup.engine.seat_view import Listener, SeatView
from coup.engine.setup import deal
from tests.opponents.rule_bots import Player
from tools.training.relay import Relay

if TYPE_CHECKING:
    from coup.bots.net.cast import Cast
    from coup.engine.moves import Move, Seat
    from coup.engine.policy import Policy
    from coup.engine.rng import Random
    from coup.engine.state import State

LEARNER: Final = 0
"""The owner of a seat that learns; other numbers are other networks."""
MOST_ROUNDS: Final = 30
"""After so many turns a player a game is a draw, which counts as lost by everybody."""


Owner: TypeAlias = "int | Player | Policy"
"""A network's number, a rule bot of ours, or any bot that plays from observations."""


@dataclass(slots=True)
class Step:
    """One decision of a learner and what was thought of it then."""

    features: Features
    choice: int
    log_probability: float
    value: float
    turn: int
    """Turns begun at the table so far, what the discount counts."""


@dataclass(slots=True)
class Table:
    """A game with an owner for each seat: a network's number, or a rule bot.

    `steps` collects the decisions of learners by seat. `waiting` is the seat whose network is
    asked, with its features and moves.
    """

    cast: Cast
    cast_index: int
    owners: list[Owner]
    random: Random
    first: Seat = 0
    steps: list[list[Step]] = field(default_factory=list)
    waiting: Seat = -1
    features: Features | None = None
    options: tuple[Move, ...] = ()
    decisions: int = 0
    history: History = field(init=False)
    state: State = field(init=False)
    limit: int = field(init=False)

    def __post_init__(self) -> None:
        """Deal."""
        game = self.cast.game
        self.steps = [[] for _ in game.seats]
        self.history = History(self.cast)
        is_watched = any(not isinstance(owner, int | Player) for owner in self.owners)
        self.state = deal(game, self.random, first=self.first, with_log=is_watched)
        # The log is attached after the deal; without a draft the first turn has begun by then.
        self.history.turns = 0 if game.rules.draft else 1
        log = Listener(self.history.see)
        whole = self.state.log
        self.state.log = Relay(whole, log) if whole is not None else log  # type: ignore[assignment]
        self.limit = MOST_ROUNDS * len(game.seats)

    @property
    def winner(self) -> Seat | None:
        """Who won, once the game is over; None for a draw."""
        return self.state.winner

    def advance(self) -> bool:
        """Go on until a network is asked; False once the game is over."""
        state = self.state
        stack = state.stack
        history = self.history
        while state.winner is None and history.turns <= self.limit:
            phase = stack[-1]
            if isinstance(phase, ChancePhase):
                state.apply(phase.sample(state, self.random))
                continue
            seat = phase.to_move(state)[0]
            moves = phase.moves(state, seat)
            if is_settled(moves):
                state.apply(moves[0])
                continue
            self.decisions += 1
            owner = self.owners[seat]
            view = SeatView(state, seat, moves)
            if isinstance(owner, Player):
                state.apply(owner.decide(view, history, moves))
                continue
            if not isinstance(owner, int):
                state.apply(owner.choose(observe(state, seat)))
                continue
            self.waiting = seat
            self.options = moves
            self.features = extract(view, history, moves)
            return True
        return False

    def play(self, choice: int) -> None:
        """Make the move the network chose."""
        self.state.apply(self.options[choice])
