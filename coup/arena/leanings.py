"""How far each personality leads away from plain play, in nats per decision.

`python -m coup.arena.leanings` plays games of plain shrewd bots and prints, for every personality,
the mean Kullback-Leibler divergence of the moves it would draw from those a plain player draws.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from math import log
from typing import TYPE_CHECKING, Final

from coup.arena.playout import play_out
from coup.bots.levels.shrewd import Shrewd
from coup.bots.styles import PLAIN, STYLES
from coup.bots.sums import HOPE, share
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.match import Match
from coup.rules.catalog import find_variant

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coup.bots.judge import Judge
    from coup.bots.levels.player import Scored
    from coup.engine.moves import Move
    from coup.rules.model import Name

SEATS: Final = (2, 3, 4, 6)
LEAST: Final = share(HOPE)
"""What stands for the probability of a move that a plain player never draws."""


class Probe(Shrewd):
    """Plays plainly, and looks at every choice through the eyes of each personality."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.distances: dict[str, list[float]] = {style.id: [] for style in STYLES}
        self._weights: list[float] = []

    def decide(self, judge: Judge, moves: tuple[Move, ...]) -> Move:
        """The move of a plain player."""
        for style in STYLES:
            self.style = style
            super().decide(judge, moves)
            theirs = self._weights
            self.style = PLAIN
            move = super().decide(judge, moves)
            self.distances[style.id].append(divergence(theirs, self._weights))
        return move

    def weights(self, judge: Judge, scored: Sequence[Scored], temperature: float) -> list[float]:
        """The weights as they are, kept for comparison."""
        self._weights = super().weights(judge, scored, temperature)
        return self._weights


def divergence(these: Sequence[float], those: Sequence[float]) -> float:
    """Of these odds from those, in nats."""
    here, there = sum(these), sum(max(weight, LEAST) for weight in those)
    return sum(
        one / here * log(one / here / (max(other, LEAST) / there))
        for one, other in zip(these, those, strict=True)
        if one
    )


def measure(games: int, seed: int, variant: Name = "classic") -> Mapping[str, float]:
    """The mean divergence of every personality over the choices of so many games."""
    random = Random(seed)
    found: dict[str, list[float]] = {style.id: [] for style in STYLES}
    for number in range(games):
        game = new_game(find_variant(variant), SEATS[number % len(SEATS)], random)
        probes = {seat: Probe(random.next64()) for seat in game.seats}
        play_out(Match(game, probes, random.next64()))
        for probe in probes.values():
            for name, distances in probe.distances.items():
                found[name] += distances
    return {name: sum(values) / len(values) for name, values in found.items()}


def main(arguments: Sequence[str]) -> None:
    """Measure as the command line says, and print one JSON object."""
    parser = ArgumentParser(prog="coup.arena.leanings", description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", default="classic")
    given = parser.parse_args(arguments)
    measured = measure(given.games, given.seed, given.variant)
    sys.stdout.write(json.dumps({name: round(value, 4) for name, value in measured.items()}) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
