"""One imagined game, played by the network in every seat up to the searcher's next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.bots.net.expert import COOL
from coup.bots.net.features import extract
from coup.bots.net.policy import draw, is_settled, softmax
from coup.engine.seat_view import Listener, SeatView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coup.bots.net.features import Features
    from coup.bots.net.history import History
    from coup.engine.belief import World
    from coup.engine.moves import Move, Seat
    from coup.engine.rng import Random


class Playout:
    """What becomes of one move in one world.

    `advance` plays what needs no thought and stops where the network is asked: `features` then hold
    the question, and `answer` takes what the network said. It ends when the game is over, when the
    searcher is out, or with the network's opinion of the searcher's next decision. Only then is
    there a `value`: the searcher's chance to win, from 0 to 1.
    """

    __slots__ = (
        "_history",
        "_is_over",
        "_options",
        "_random",
        "_seat",
        "_world",
        "features",
        "me",
        "value",
    )

    def __init__(
        self, world: World, history: History, me: Seat, move: Move, random: Random
    ) -> None:
        """Take over a world and a history of its own, and make the searcher's move."""
        self.me = me
        self.value = 0.0
        self.features: Features
        self._is_over = False
        self._world = world
        self._history = history
        self._random = random
        self._seat = me
        self._options: tuple[Move, ...] = ()
        world.log = Listener(history.see)  # type: ignore[assignment]
        world.apply(move)

    def advance(self) -> bool:
        """Go on until the network is asked; False once the value is known."""
        world, random = self._world, self._random
        while not self._is_over:
            if world.winner is not None or self.me not in world.alive:
                self._end(float(world.winner == self.me))
                break
            if world.is_chance:
                world.apply(world.sample(random))
                continue
            phase = world.phase
            seat = phase.to_move(world)[0]
            moves = phase.moves(world, seat)
            if is_settled(moves):
                world.apply(moves[0])
                continue
            self._seat, self._options = seat, moves
            self.features = extract(SeatView(world, seat, moves), self._history, moves)
            return True
        return False

    def answer(self, scores: Sequence[float], value: float) -> None:
        """Play a rival's move, drawn from the scores, or end with the searcher's value."""
        if self._seat == self.me:
            self._end(value)
            return
        self._world.apply(draw(self._options, softmax(scores, COOL), self._random))

    def _end(self, value: float) -> None:
        self.value = value
        self._is_over = True
