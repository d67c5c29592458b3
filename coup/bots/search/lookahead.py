"""Looks ahead: tries moves in worlds that may be true, and lets the network play on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coup.bots.search.playout import Playout
from coup.bots.search.worlds import Worlds
from coup.engine.belief import imagine
from coup.engine.rng import Random

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coup.bots.belief import Belief
    from coup.bots.net.history import History
    from coup.bots.net.policy import Questions
    from coup.engine.moves import Move


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to look ahead: in so many worlds, of which none is begun after so many looks."""

    worlds: int
    looks: int


def look_ahead(
    belief: Belief, history: History, moves: Sequence[Move], random: Random, effort: Effort
) -> Questions[list[float]]:
    """The chance to win after each of these moves of the seat, from 0 to 1: the mean over worlds.

    The moves are tried in the same worlds with the same luck, which takes most of the chance out of
    comparing them.
    """
    seen = belief.observation
    drawn = Worlds(belief, random)
    yield []
    past = history.copy()
    past.resume(seen.action)
    sums = [0.0] * len(moves)
    worlds = looks = 0
    while worlds < effort.worlds and looks < effort.looks:
        world = imagine(seen, random, drawn.next())
        luck = random.next64()
        tried = [
            Playout(world.copy(), past.copy(), seen.seat, move, Random(luck)) for move in moves
        ]
        going = tried
        while going := [playout for playout in going if playout.advance()]:
            opinions = yield [playout.features for playout in going]
            looks += len(going)
            for playout, opinion in zip(going, opinions, strict=True):
                playout.answer(*opinion)
        worlds += 1
        sums = [total + playout.value for total, playout in zip(sums, tried, strict=True)]
    return [total / worlds for total in sums]
