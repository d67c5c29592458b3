"""A game being played: the only holder of a State outside the engine."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coup.engine.errors import CoupError, IllegalMove
from coup.engine.moves import UNKNOWN, parse_move
from coup.engine.observation import Observation, observe
from coup.engine.policy import Decision, Thinks, explain, ponder, run_out
from coup.engine.record import Record, record_of
from coup.engine.rng import Random
from coup.engine.setup import deal
from coup.engine.telling import move_text_for

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Mapping

    from coup.engine.events import Event
    from coup.engine.game import Game
    from coup.engine.moves import Move, Seat
    from coup.engine.policy import Policy
    from coup.engine.state import State


class Match:
    """One game with its players: hands out observations, takes moves, asks the bots.

    Seats without a policy are people. A person who is asked is waited for before any bot is, so
    nobody is hurried where all may answer at once; among bots the order is clockwise.
    """

    def __init__(
        self,
        game: Game,
        policies: Mapping[Seat, Policy],
        seed: int,
        *,
        first: Seat = 0,
        start: State | None = None,
    ) -> None:
        self.game = game
        self._policies = dict(policies)
        self._seed = seed
        self._random = Random(seed)
        self._state = start or deal(game, self._random, first=first, with_log=True)
        self._opening = self._state.copy()
        self._history: list[Move] = []
        self._actors: list[Seat] = []
        self._decisions: list[Decision] = []
        self._thought: Generator[None, None, None] | None = None
        """What the bot that moves next is thinking, as far as it has come."""

    @property
    def is_over(self) -> bool:
        """Whether one player is left."""
        return self._state.is_over

    @property
    def ply(self) -> int:
        """The number of moves played, chance included."""
        return self._state.ply

    @property
    def waits_for(self) -> Seat | None:
        """The seat whose decision is taken next; None when the game is over or chance moves."""
        asked = self._state.to_move
        people = [seat for seat in asked if seat not in self._policies]
        return (people or asked or (None,))[0]

    @property
    def waits_for_person(self) -> bool:
        """Whether the next decision is a person's."""
        seat = self.waits_for
        return seat is not None and seat not in self._policies

    def observation(self, seat: Seat) -> Observation:
        """What a seat may know now."""
        return observe(self._state, seat)

    def submit(self, move: Move, *, ply: int | None = None) -> None:
        """Make a person's move; IllegalMove, with the reason, if it may not be made.

        With `ply` a move meant for an earlier position is refused.
        """
        if ply is not None and ply != self._state.ply:
            raise IllegalMove(f"'{move}' answers a question that is no longer asked")
        self._state.check(move)
        self._play(move)

    @property
    def waits_for_thought(self) -> bool:
        """Whether the next decision is that of a bot that takes its time."""
        seat = self.waits_for
        return seat is not None and isinstance(self._policies.get(seat), Thinks)

    def ponder(self) -> Generator[None, None, None]:
        """Let the bot that moves next come to its decision, with its pauses; `step` makes it.

        A thought that was left is gone on with, so whoever asks anew does not ask the bot twice.
        """
        seat = self.waits_for
        if seat not in self._policies or self._has_decided:
            return
        if self._thought is None:
            self._thought = self._think(seat)
        thought = self._thought
        for _ in thought:  # `yield from` would close it for whoever comes next
            yield
            if self._thought is not thought:
                return

    def _think(self, seat: Seat) -> Generator[None, None, None]:
        policy = self._policies[seat]
        seen = observe(self._state, seat)
        try:
            move = yield from ponder(policy, seen)
        except Exception:
            self._thought = None
            raise
        self._decisions.append(Decision(seat, seen.ply, len(seen.events), move, explain(policy)))

    @property
    def _has_decided(self) -> bool:
        """Whether the bot that moves next has made up its mind."""
        last = self._decisions[-1] if self._decisions else None
        return last is not None and (last.seat, last.ply) == (self.waits_for, self._state.ply)

    def step(self) -> bool:
        """Let chance or one bot move; False when a person is waited for or the game is over."""
        state = self._state
        if state.is_over:
            return False
        if state.is_chance:
            self._play(state.sample(self._random))
            return True
        if self.waits_for not in self._policies:
            return False
        run_out(self.ponder())
        move = self._decisions[-1].move
        state.check(move)
        self._play(move)
        return True

    def follow(self, moves: Iterable[str]) -> None:
        """Play what a record says, of whichever seat; IllegalMove with the number of the move."""
        for number, text in enumerate(moves, start=1):
            try:
                move = parse_move(text)
                self._state.check(move)
            except CoupError as error:
                raise IllegalMove(f"move {number}: {error}") from error
            self._play(move)

    def _play(self, move: Move) -> None:
        self._thought = None
        self._history.append(move)
        self._actors.append(self._state.turn.seat)
        self._state.apply(move)

    def truth(self) -> tuple[Event, ...]:
        """Everything that happened, secrets included; IllegalMove before the game is over."""
        if not self.is_over or self._state.log is None:
            raise IllegalMove("the hidden cards are shown only when the game is over")
        return tuple(self._state.log.truth)

    def decisions(self) -> tuple[Decision, ...]:
        """Every move of the bots with its reason, a secret too; IllegalMove before the end."""
        if not self.is_over:
            raise IllegalMove("why the bots did what they did is told only when the game is over")
        return tuple(self._decisions)

    def record(self, seat: Seat | None = None) -> Record:
        """The game so far as a seat may know it; all of it once the game is over.

        Unknown cards are written `?`; such a record is for reading, not for replaying.
        """
        whole = record_of(self._opening, tuple(map(str, self._history)), self._seed)
        if self.is_over:
            return whole
        hands = tuple(
            hand if owner == seat else (UNKNOWN,) * len(hand)
            for owner, hand in enumerate(whole.hands)
        )
        moves = tuple(
            move_text_for(move, seat, actor)
            for move, actor in zip(self._history, self._actors, strict=True)
        )
        return replace(whole, hands=hands, moves=moves, court=None, seed=None)
