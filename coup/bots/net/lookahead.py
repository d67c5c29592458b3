"""Looks ahead: tries moves in worlds that may be true, and lets the network play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.bots.net.playout import Playout
from coup.bots.worlds import Worlds
from coup.engine.belief import imagine
from coup.engine.rng import Random

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coup.bots.belief import Belief
    from coup.bots.net.history import History
    from coup.engine.moves import Move


def look_ahead(
    belief: Belief, history: History, moves: Sequence[Move], random: Random, worlds: int
) -> Iterator[tuple[int, Playout]]:
    """Playouts of the seat's moves, each with the place of its move; to be run by the caller.

    The moves are tried in the same worlds with the same luck, which takes most of the chance out of
    comparing them. Every playout has a stream of its own, so it does not matter which is run when.
    """
    seen = belief.observation
    drawn = Worlds(belief, random)
    past = history.copy()
    past.resume(seen.action)
    for _ in range(worlds):
        world = imagine(seen, random, drawn.next())
        luck = random.next64()
        for place, move in enumerate(moves):
            yield place, Playout(world.copy(), past.copy(), seen.seat, move, Random(luck))
