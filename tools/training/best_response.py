"""Trains one player against frozen copies of a network or a bot: how much knowing it can win.

`python -m tools.training.best_response NET --seats 2 --minutes 10`, against a bot with
`--opponent shrewd`. The result is a lower bound: a longer or cleverer search may find more. The
learner starts as the network, which finds weaknesses sooner than a fresh one.
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
from tools.training.curriculum import PAST, opponent
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
NET = "net"
"""The name of the frozen network among opponents."""


def against(rival: Callable[[Random], Owner], variant: str, seats: int) -> Seating:
    """One learner in a random seat, the opponent in all others."""

    def draw(random: Random) -> Cast:
        return Cast(new_game(find_variant(variant), seats, random))

    def owners(count: int, random: Random) -> list[Owner]:
        hero = random.below(count)
        return [LEARNER if seat == hero else rival(random) for seat in range(count)]

    return Seating(draw, owners)


def rival_of(name: str) -> Callable[[Random], Owner]:
    """What seats a frozen opponent: the network, or a bot by its name."""
    return lambda random: PAST if name == NET else opponent(name, random.next64())


def best_response(
    frozen: Params,
    variant: str,
    seats: int,
    minutes: float,
    seed: int,
    *,
    rounds: int = 10**9,
    decisions: int = ROUND,
    rival: str = NET,
) -> Params:
    """Train against frozen rivals for so much time (or so many rounds); print a line a minute.

    The average of the late parameters is returned; a round has so many decisions.
    """
    seating = against(rival_of(rival), variant, seats)
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
            print(f"{told - begun:.0f}s round {done} wins {_recent(play, seats):.3f}", flush=True)
    gc.enable()
    return average


def _recent(play: SelfPlay, seats: int) -> float:
    """The learner's share of the games since the last call."""
    won = [*play.won, *[score / seats for score in play.against_rules]]
    play.won.clear()
    play.against_rules.clear()
    return float(np.mean(won)) if won else 0.0


def measure(
    frozen: Params, response: Params, variant: str, seats: int, deals: int, rival: str = NET
) -> Grade:
    """The response in every seat of fresh deals against the frozen rivals."""
    return grade(response, Contest(variant, seats, rival, deals, seed=99), frozen)


def main() -> None:
    """Train a response and print what it wins."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.best_response")
    parser.add_argument("net", type=Path)
    parser.add_argument("--variant", default="classic")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default=NET, help="a bot in place of the frozen network")
    space = parser.parse_args()
    frozen = load_params(space.net)
    table = (space.variant, space.seats)
    response = best_response(frozen, *table, space.minutes, space.seed, rival=space.opponent)
    result = measure(frozen, response, *table, space.deals, space.opponent)
    about = f"{space.variant} {space.seats} seats, against {space.opponent}"
    print(f"{about}, best response of {space.minutes} min: {result}")


if __name__ == "__main__":
    main()
