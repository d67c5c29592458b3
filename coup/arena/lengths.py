"""How long games between bots are, and that all of them end: every variant, every table size.

`python -m coup.arena.lengths --games 10000` prints one JSON object for each variant and number of
seats: games, draws, turns per player, and moves in the longest game.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from coup.arena.playout import LONGEST, WIDE, play_out
from coup.bots.registry import BY_RULES
from coup.engine import events
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.match import Match
from coup.rules.catalog import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coup.bots.registry import Bot
    from coup.rules.catalog import Variant
    from coup.rules.model import OptionValue

WIDEST: Final = 8
"""Seats of the largest table played."""


@dataclass(slots=True)
class Lengths:
    """What games of one variant at one table size came to."""

    variant: str
    seats: int
    games: int = 0
    draws: int = 0
    """Games not over after so many moves as were allowed."""
    turns: int = 0
    longest: int = 0

    @property
    def turns_per_player(self) -> float:
        """The mean number of turns a player has in a game."""
        return self.turns / max(1, self.games * self.seats)


def kinds() -> Iterator[tuple[Variant, int, dict[str, OptionValue]]]:
    """Every variant with every number of seats; Rebellion G54 with all its characters, too."""
    for variant in VARIANTS:
        for seats in variant.seats:
            if seats <= WIDEST:
                yield variant, seats, {}
                if set(WIDE) <= {option.name for option in variant.options}:
                    yield variant, seats, dict(WIDE)


def play(
    games: int, seed: int, bots: Sequence[Bot] = BY_RULES, longest: int = LONGEST
) -> list[Lengths]:
    """So many games in all, between bots drawn at random, of all kinds in turn."""
    random = Random(seed)
    found: dict[tuple[str, int], Lengths] = {}
    every = list(kinds())
    for number in range(games):
        variant, seats, options = every[number % len(every)]
        lengths = found.setdefault((variant.name, seats), Lengths(variant.name, seats))
        game = new_game(variant, seats, random, options=options)
        policies = {s: bots[random.below(len(bots))].make(random.next64()) for s in game.seats}
        match = play_out(Match(game, policies, random.next64()), longest)
        seen = match.observation(0)
        lengths.games += 1
        lengths.draws += not match.is_over
        lengths.turns += sum(isinstance(event, events.TurnBegan) for event in seen.events)
        lengths.longest = max(lengths.longest, match.ply)
    return list(found.values())


def main(arguments: Sequence[str]) -> None:
    """Play and print, as the command line says."""
    parser = ArgumentParser(prog="coup.arena.lengths", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=int, default=LONGEST, help="moves a game may take")
    given = parser.parse_args(arguments)
    for lengths in play(given.games, given.seed, longest=given.longest):
        turns = round(lengths.turns_per_player, 2)
        sys.stdout.write(json.dumps({**asdict(lengths), "turns_per_player": turns}) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
