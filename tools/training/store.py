"""Keeps what training needs to go on: parameters, optimiser, average, past selves, counters."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from coup.bots.net.shape import SHAPES
from coup.bots.net.weights import parse_weights
from tools.training.ppo import Adam

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from tools.training.net import Params

MOST_PAST = 12
"""Past selves kept; a new one takes the place of a random old one."""


@dataclass
class Progress:
    """Everything about a training run; counters are totals over all its parts."""

    params: Params
    adam: Adam
    average: Params
    past: list[Params] = field(default_factory=list)
    rounds: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0

    def average_in(self) -> None:
        """Take the parameters into the average, which forgets all but about the last fifth."""
        weight = np.float32(5 / (self.rounds + 5))
        for name, value in self.params.items():
            self.average[name] += weight * (value - self.average[name])

    def remember(self, random: np.random.Generator) -> None:
        """Keep a copy of the parameters as a past self."""
        copy = {name: value.copy() for name, value in self.params.items()}
        if len(self.past) < MOST_PAST:
            self.past.append(copy)
        else:
            self.past[int(random.integers(MOST_PAST))] = copy


def start(params: Params) -> Progress:
    """A run that begins with these parameters."""
    average = {name: value.copy() for name, value in params.items()}
    return Progress(params, Adam(params), average, [{n: v.copy() for n, v in params.items()}])


def save(progress: Progress, path: Path) -> None:
    """Write a run to a file, replacing it at once so that a crash leaves a whole one."""
    arrays: dict[str, NDArray[np.generic]] = {}
    groups = {
        "params": progress.params,
        "average": progress.average,
        "first": progress.adam.first,
        "second": progress.adam.second,
    }
    groups |= {f"past{number}": params for number, params in enumerate(progress.past)}
    for group, params in groups.items():
        arrays |= {f"{group}/{name}": value for name, value in params.items()}
    counters = {
        "rounds": progress.rounds,
        "decisions": progress.decisions,
        "games": progress.games,
        "seconds": progress.seconds,
        "steps": progress.adam.count,
    }
    arrays["counters"] = np.frombuffer(json.dumps(counters).encode(), np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part.npz")
    np.savez(part, **arrays)  # type: ignore[arg-type]
    part.replace(path)


def load(path: Path) -> Progress:
    """Read a run from a file."""
    groups: dict[str, Params] = {}
    with np.load(path) as stored:
        counters = json.loads(stored["counters"].tobytes())
        for key in stored.files:
            group, _, name = key.partition("/")
            if name:
                groups.setdefault(group, {})[name] = stored[key].copy()
    adam = Adam(groups["params"])
    adam.first, adam.second = groups["first"], groups["second"]
    adam.count = counters.pop("steps")
    past = [groups[key] for key in sorted(groups) if key.startswith("past")]
    return Progress(groups["params"], adam, groups["average"], past, **counters)


def load_params(path: Path, which: str = "average") -> Params:
    """Parameters of a run's file, or of a shipped file of weights."""
    if path.suffix == ".npz":
        progress = load(path)
        return progress.average if which == "average" else progress.params
    rows = parse_weights(path.read_bytes())
    return {n: np.array(block, np.float32).reshape(SHAPES[n]) for n, block in rows.items()}
