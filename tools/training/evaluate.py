"""Grades a network: one of it against a field, in every seat of the same deal, with intervals."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from coup.arena.statistics import interval
from coup.bots.net.cast import Cast
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.rules.catalog import find_variant
from tools.training.batch import Casts
from tools.training.curriculum import opponent
from tools.training.selfplay import Brain, play_all
from tools.training.store import load_params
from tools.training.table import LEARNER, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from tools.training.net import Params
    from tools.training.table import Owner

FIELD = 1
"""The owner number of a network in the field."""
HERO = LEARNER
MIXED = ("honest", "bluffer")
AT_ONCE = 360


@dataclass
class Grade:
    """The hero's results: shares by deal, by seat after the starting player, lengths."""

    seats: int
    by_deal: dict[int, list[float]] = field(default_factory=dict)
    by_place: dict[int, list[float]] = field(default_factory=dict)
    turns: list[int] = field(default_factory=list)
    draws: int = 0

    def add(self, deal: int, place: int, table: Table, hero: int) -> None:
        """Count a finished game."""
        won = float(table.winner == hero)
        self.by_deal.setdefault(deal, []).append(won)
        self.by_place.setdefault(place, []).append(won)
        self.turns.append(table.history.turns)
        self.draws += table.winner is None

    @property
    def share(self) -> float:
        """Wins per game, from 0 to 1."""
        return float(np.mean([np.mean(wins) for wins in self.by_deal.values()]))

    @property
    def margin(self) -> float:
        """Half the 95 % interval of the share, over deals."""
        return margin([float(np.mean(wins)) for wins in self.by_deal.values()])

    def __str__(self) -> str:
        places = " ".join(f"{100 * np.mean(w):.0f}" for _, w in sorted(self.by_place.items()))
        rounds = np.mean(self.turns) / self.seats
        return (
            f"{100 * self.share:.1f} ± {100 * self.margin:.1f} % (fair {100 / self.seats:.1f}), "
            f"draws {self.draws / len(self.turns):.3f}, {rounds:.1f} turns a player, "
            f"by place {places}"
        )


def margin(shares: Sequence[float]) -> float:
    """Half the 95 % interval of the mean of shares from 0 to 1, one of each deal."""
    low, high = interval(shares)
    return (high - low) / 2


@dataclass(frozen=True)
class Contest:
    """What is played: a variant with options, seats, the field, the number of deals."""

    variant: str
    seats: int
    against: str
    deals: int
    options: Mapping[str, object] = field(default_factory=dict)
    temperature: float = 1.0
    seed: int = 7


def grade(hero: Params, contest: Contest, rivals: Params | None = None) -> Grade:
    """Play a contest; `rivals` are the parameters of the field where it is a network."""
    result = Grade(contest.seats)
    jobs = _jobs(contest)
    places: dict[int, tuple[int, int, int]] = {}

    def next_table() -> Table | None:
        job = next(jobs, None)
        if job is None:
            return None
        deal, seat, table = job
        places[id(table)] = (deal, (seat - table.first) % contest.seats, seat)
        return table

    def finished(table: Table) -> Table | None:
        known = places.pop(id(table), None)
        if known is not None:
            deal, place, seat = known
            result.add(deal, place, table, seat)
            return next_table()
        return None

    brains = {HERO: Brain(hero), FIELD: Brain(hero if rivals is None else rivals)}
    random = np.random.default_rng(contest.seed)
    heat = {HERO: contest.temperature}
    while True:
        tables = [t for t in (next_table() for _ in range(AT_ONCE)) if t is not None]
        if not tables:
            return result
        _play_out(tables, brains, random, finished, heat)


def _play_out(
    tables: list[Table],
    brains: dict[int, Brain],
    random: np.random.Generator,
    finished: Callable[[Table], Table | None],
    heat: dict[int, float],
) -> None:
    """Play these tables and what follows them until the jobs run out."""
    while tables:
        casts = {table.cast.key: table.cast for table in tables}
        places = {key: place for place, key in enumerate(casts)}
        for table in tables:
            table.cast_index = places[table.cast.key]
        described = Casts(list(casts.values()))
        for brain in brains.values():
            brain.prepare(described)
        over: list[Table] = []

        def close(table: Table, over: list[Table] = over) -> None:
            over.append(table)

        play_all(tables, brains, random, close, heat)
        for table in over:
            tables.remove(table)
            fresh = finished(table)
            if fresh is not None:
                tables.append(fresh)


def _jobs(contest: Contest) -> Iterator[tuple[int, int, Table]]:
    """Every deal with the hero in every seat."""
    variant = find_variant(contest.variant)
    for deal in range(contest.deals):
        source = Random(contest.seed * 1_000_003 + deal)
        game = new_game(variant, contest.seats, source, options=contest.options)
        cast = Cast(game)
        seed = source.next64()
        for seat in game.seats:
            owners = _owners(contest, source)
            owners[seat] = HERO
            table = Table(cast, 0, owners, Random(seed), first=deal % contest.seats)
            yield deal, seat, table


def _owners(contest: Contest, random: Random) -> list[Owner]:
    owners: list[Owner] = []
    for _ in range(contest.seats):
        name = contest.against
        if name == "net":
            owners.append(FIELD)
            continue
        if name == "mixed":
            name = MIXED[random.below(len(MIXED))]
        owners.append(opponent(name, random.next64()))
    return owners


def main(arguments: Sequence[str] | None = None) -> None:
    """Print one line for each contest asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.evaluate", description=__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument("--rivals", type=Path, help="a network for the field `net`")
    parser.add_argument("--against", default="bluffer,honest,random,mixed")
    parser.add_argument("--variant", default="classic")
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--options", default="")
    parser.add_argument("--temperature", type=float, default=1.0)
    parser.add_argument("--which", default="average")
    space = parser.parse_args(arguments)
    hero = load_params(space.net, space.which)
    rivals = load_params(space.rivals) if space.rivals else None
    options = {key: value == "true" for key, _, value in _pairs(space.options)}
    for seats in map(int, space.seats.split(",")):
        for against in space.against.split(","):
            contest = Contest(
                space.variant, seats, against, space.deals, options, space.temperature
            )
            result = grade(hero, contest, rivals)
            print(f"{space.variant} {seats} seats, one against {against}: {result}", flush=True)


def _pairs(text: str) -> list[tuple[str, str, str]]:
    return [part.partition("=") for part in text.split(",") if part]


if __name__ == "__main__":
    main()
