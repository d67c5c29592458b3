"""Many games in lock-step: all decisions that wait for a network are answered in one batch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from coup.bots.net.expert import COOL
from tools.training.batch import Batch, Casts
from tools.training.curriculum import PAST, RIVAL
from tools.training.net import forward, make_kernels
from tools.training.table import LEARNER, Step, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coup.bots.net.cast import Cast
    from coup.engine.rng import Random
    from tools.training.batch import Floats, Ints
    from tools.training.net import Kernels, Params
    from tools.training.table import Owner

DISCOUNTS = {2: 0.99, 3: 0.99, 4: 0.988}
"""Worth of a win one turn later, by seats; without it games of many players stall."""
LATE_DISCOUNT = 0.985
TRACE = 0.92
"""The lambda of the returns."""
RENEWED = 0.25
"""Share of groups that draw new rules after each collection."""


@dataclass(slots=True)
class Sample:
    """A learner's decision with what came of it."""

    step: Step
    cast: Cast
    seats: int
    advantage: float
    target: float


class Brain:
    """A network ready to play: its parameters and its kernels for the casts at the tables."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self._kernels: Kernels | None = None

    def prepare(self, casts: Casts) -> None:
        """Make the kernels for these casts."""
        self._kernels = make_kernels(self.params, casts)

    def choose(
        self, tables: Sequence[Table], random: np.random.Generator, temperature: float = 1.0
    ) -> tuple[Ints, Floats, Floats]:
        """For each table, sorted by cast, the sampled choice, its log-probability, the value."""
        assert self._kernels is not None
        features = [table.features for table in tables if table.features is not None]
        batch = Batch(features, [table.cast_index for table in tables])
        done = forward(self.params, self._kernels, batch)
        share, log_share = batch.probabilities(done.scores / np.float32(temperature))
        edges = np.cumsum(share, dtype=np.float64)
        starts = np.concatenate([[0.0], edges])[batch.move_start]
        chosen = np.searchsorted(edges, starts + random.random(len(starts)), side="right")
        ends = np.append(batch.move_start[1:], len(share))
        chosen = np.minimum(np.maximum(chosen, batch.move_start), ends - 1)
        return chosen - batch.move_start, log_share[chosen], done.values


def play_all(
    tables: list[Table],
    brains: dict[int, Brain],
    random: np.random.Generator,
    finished: Callable[[Table], Table | None],
    temperatures: dict[int, float] | None = None,
) -> None:
    """Play one decision at every table; a finished one gives place to what `finished` returns."""
    waiting: dict[int, list[Table]] = {number: [] for number in brains}
    for place, old in enumerate(tables):
        table: Table | None = old
        while table is not None and not table.advance():
            table = finished(table)
            if table is not None:
                tables[place] = table
        if table is None:
            tables[place].waiting = -1
            continue
        owner = table.owners[table.waiting]
        assert isinstance(owner, int)
        waiting[owner].append(table)
    for number, asked in waiting.items():
        if not asked:
            continue
        asked.sort(key=lambda table: table.cast_index)
        heat = (temperatures or {}).get(number, 1.0)
        choices, logs, values = brains[number].choose(asked, random, heat)
        for table, choice, log, value in zip(
            asked, choices.tolist(), logs.tolist(), values.tolist(), strict=True
        ):
            if number == LEARNER and table.features is not None:
                step = Step(table.features, choice, log, value, table.history.turns)
                table.steps[table.waiting].append(step)
            table.play(choice)


@dataclass(frozen=True)
class Seating:
    """Which games are played, and who sits at a table of so many seats."""

    draw_cast: Callable[[Random], Cast]
    draw_owners: Callable[[int, Random], list[Owner]]


class SelfPlay:
    """Groups of tables; a group shares its rules, so that its decisions share kernels."""

    def __init__(self, random: Random, *, groups: int, size: int, seating: Seating) -> None:
        self.random = random
        self.numbers = np.random.default_rng(random.next64() >> 1)
        self.seating = seating
        self.groups = [seating.draw_cast(random) for _ in range(groups)]
        self._group_of: dict[int, int] = {}
        self.tables = [self._seat(group) for group in range(groups) for _ in range(size)]
        self.samples: list[Sample] = []
        self.games = 0
        self.draws = 0
        self.turns: dict[int, list[int]] = {}
        self.against_rules: list[float] = []
        self.against_rival: list[float] = []
        """Wins of learners over their fair share, for each game against rule bots or a rival."""
        self.won: list[bool] = []
        """Whether a learner won, for each game with another network at the table."""

    def _seat(self, group: int) -> Table:
        cast = self.groups[group]
        seats = len(cast.game.seats)
        owners = self.seating.draw_owners(seats, self.random)
        table = Table(cast, 0, owners, self.random, first=self.random.below(seats))
        self._group_of[id(table)] = group
        return table

    def collect(
        self, learner: Params, past: Params, count: int, rival: Params | None = None
    ) -> list[Sample]:
        """Play until so many decisions of finished games are there, and return them.

        The rival plays as cool as the expert does.
        """
        for group in range(len(self.groups)):
            if self.random.chance(RENEWED):
                self.groups[group] = self.seating.draw_cast(self.random)
        casts = {cast.key: cast for cast in [*self.groups, *(t.cast for t in self.tables)]}
        self._index = {key: index for index, key in enumerate(casts)}
        for table in self.tables:
            table.cast_index = self._index[table.cast.key]
        described = Casts(list(casts.values()))
        brains = {LEARNER: Brain(learner), PAST: Brain(past)}
        if rival is not None:
            brains[RIVAL] = Brain(rival)
        for brain in brains.values():
            brain.prepare(described)
        while len(self.samples) < count:
            play_all(self.tables, brains, self.numbers, self._finished, {RIVAL: COOL})
        samples, self.samples = self.samples, []
        return samples

    def _finished(self, table: Table) -> Table:
        self.games += 1
        self.draws += table.winner is None
        seats = len(table.owners)
        self.turns.setdefault(seats, []).append(table.history.turns)
        learners = [seat for seat, owner in enumerate(table.owners) if owner == LEARNER]
        won = table.winner in learners
        if RIVAL in table.owners:
            self.against_rival.append(won * seats)
        elif PAST in table.owners:
            self.won.append(won)
        elif len(learners) < seats:
            self.against_rules.append(won * seats / len(learners))
        for seat in learners:
            self.samples.extend(judge(table, seat))
        group = self._group_of.pop(id(table))
        fresh = self._seat(group)
        fresh.cast_index = self._index[fresh.cast.key]
        return fresh


def judge(table: Table, seat: int) -> list[Sample]:
    """The decisions of one seat with advantages and returns by TD(lambda), discounted by turns."""
    seats = len(table.owners)
    discount = DISCOUNTS.get(seats, LATE_DISCOUNT)
    steps = table.steps[seat]
    won = 1.0 if table.winner == seat else 0.0
    next_value, next_advantage, next_turn = won, 0.0, table.history.turns
    samples = []
    for step in reversed(steps):
        fade = discount ** (next_turn - step.turn)
        error = fade * next_value - step.value
        next_advantage = error + TRACE * fade * next_advantage
        next_value, next_turn = step.value, step.turn
        target = next_advantage + step.value
        samples.append(Sample(step, table.cast, seats, next_advantage, target))
    return samples
