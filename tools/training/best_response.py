"""Trains one player against frozen copies of a network: how much can be won by knowing it.

`python -m tools.training.best_response NET --seats 2 --minutes 10`. The result is a lower bound: a
longer or cleverer search may find more. The learner starts as the network itself, which finds its
weaknesses sooner than a fresh one.
"""

from __future__ import annotations

import argparse
import gc
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from coup.bots.net.cast import Cast
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.rules.catalog import find_variant
from tools.training.curriculum import PAST
from tools.training.evaluate import Contest, Grade, grade
from tools.training.ppo import Adam, update
from tools.training.selfplay import Seating, SelfPlay
from tools.training.store import load_params
from tools.training.table import LEARNER

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.training.net import Params
    from tools.training.table import Owner

RATE = 6e-4
ENTROPY = (0.004, 0.004)
"""Almost none: a best response has no reason to be unpredictable."""
ROUND = 6000


def against(opponent: Callable[[Random], Owner], variant: str, seats: int) -> Seating:
    """One learner in a random seat, the opponent in all others."""

    def draw(random: Random) -> Cast:
        return Cast(new_game(find_variant(variant), seats, random))

    def owners(count: int, random: Random) -> list[Owner]:
        hero = random.below(count)
        return [LEARNER if seat == hero else opponent(random) for seat in range(count)]

    return Seating(draw, owners)


def best_response(
    frozen: Params,
    variant: str,
    seats: int,
    minutes: float,
    seed: int,
    *,
    rounds: int = 10**9,
    decisions: int = ROUND,
) -> Params:
    """Train against frozen copies for so much time (or so many rounds); print a line a minute.

    The average of the late parameters is returned; a round has so many decisions.
    """
    seating = against(lambda _: PAST, variant, seats)
    random = Random(seed)
    numbers = np.random.default_rng(seed)
    learner = {name: value.copy() for name, value in frozen.items()}
    average = {name: value.copy() for name, value in frozen.items()}
    adam = Adam(learner)
    play = SelfPlay(random, groups=12, size=30, seating=seating)
    gc.disable()
    begun = told = time.monotonic()
    end = begun + minutes * 60
    done = 0
    while time.monotonic() < end and done < rounds:
        samples = play.collect(learner, frozen, decisions)
        left = max(0.1, (end - time.monotonic()) / (minutes * 60))
        update(learner, adam, samples, numbers, rate=RATE * left, entropy=ENTROPY)
        done += 1
        for name, value in learner.items():
            average[name] += np.float32(5 / (done + 5)) * (value - average[name])
        if done % 10 == 0:
            gc.collect()
        if time.monotonic() - told > 60:
            told = time.monotonic()
            print(f"{told - begun:.0f}s round {done} wins {_recent(play):.3f}", flush=True)
    gc.enable()
    return average


def _recent(play: SelfPlay) -> float:
    """The learner's share of the games since the last call."""
    won = float(np.mean(play.won)) if play.won else 0.0
    play.won.clear()
    return won


def measure(frozen: Params, response: Params, variant: str, seats: int, deals: int) -> Grade:
    """The response in every seat of fresh deals against the frozen network."""
    return grade(response, Contest(variant, seats, "net", deals, seed=99), frozen)


def main() -> None:
    """Train a response and print what it wins."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.best_response")
    parser.add_argument("net", type=Path)
    parser.add_argument("--variant", default="classic")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    space = parser.parse_args()
    frozen = load_params(space.net)
    response = best_response(frozen, space.variant, space.seats, space.minutes, space.seed)
    result = measure(frozen, response, space.variant, space.seats, space.deals)
    print(f"{space.variant} {space.seats} seats, best response of {space.minutes} min: {result}")


if __name__ == "__main__":
    main()
