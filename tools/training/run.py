"""The training loop: collect, improve, average, remember, save, report."""

from __future__ import annotations

import gc
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from coup.bots.net.cast import Cast
from coup.engine.rng import Random
from tools.training import store
from tools.training.curriculum import DRAWS, draw_owners
from tools.training.net import new_params
from tools.training.ppo import update
from tools.training.selfplay import Seating, SelfPlay

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tools.training.net import Params
    from tools.training.ppo import Report
    from tools.training.store import Progress
    from tools.training.table import Owner


@dataclass(frozen=True)
class Plan:
    """How to train: for how many decisions in total, where to save, and the recipe.

    Decisions, not minutes, say how far it is, so that a busy machine only takes longer.
    """

    total: int
    path: Path
    seed: int = 1
    groups: int = 36
    size: int = 10
    collected: int = 12000
    """Decisions a round."""
    rate: float = 8e-4
    entropy: tuple[float, float] = (0.08, 0.06)
    """Bonus at two and at more seats; both fall to half."""
    curriculum: str = "all"
    begin: Path | None = None
    """A run, whose average a new run begins with, or a file of weights; None begins afresh."""
    rules: float = 0.25
    past: float = 0.15
    rival: Path | None = None
    """A network to be beaten, at so many tables as `rivals` says."""
    rivals: float = 0.0
    report_every: float = 30.0
    save_every: float = 120.0


def train(plan: Plan, stops: Sequence[int] = ()) -> Progress:
    """Run a training plan, going on from its file where there is one.

    It ends, and saves, when all decisions are made or something is put into `stops`.
    """
    if plan.path.exists():
        progress = store.load(plan.path)
    elif plan.begin is not None:
        progress = store.start(store.load_params(plan.begin))
    else:
        progress = store.start(new_params(np.random.default_rng(plan.seed)))
    random = Random(plan.seed * 1_000_003 + progress.rounds)
    numbers = np.random.default_rng(plan.seed + progress.rounds)
    rival = store.load_params(plan.rival) if plan.rival else None
    play = SelfPlay(random, groups=plan.groups, size=plan.size, seating=_seating(plan))
    # Millions of small lists live at once; looking for cycles among them costs a third of the time.
    gc.disable()
    begun = time.monotonic() - progress.seconds
    told = saved = progress.seconds
    while progress.decisions < plan.total and not stops:
        report = _round(plan, progress, play, numbers, rival)
        progress.seconds = time.monotonic() - begun
        if progress.seconds - told > plan.report_every:
            told = progress.seconds
            _tell(progress, play, report)
        if progress.seconds - saved > plan.save_every:
            saved = progress.seconds
            store.save(progress, plan.path)
    store.save(progress, plan.path)
    return progress


def _seating(plan: Plan) -> Seating:
    """The curriculum with the plan's shares of tables with rule bots and past selves."""

    def owners(seats: int, random: Random) -> list[Owner]:
        return draw_owners(seats, random, rules=plan.rules, past=plan.past, rival=plan.rivals)

    draw = DRAWS[plan.curriculum]
    return Seating(lambda random: Cast(draw(random)), owners)


def _round(
    plan: Plan,
    progress: Progress,
    play: SelfPlay,
    numbers: np.random.Generator,
    rival: Params | None,
) -> Report:
    """Collect once, improve, and keep the average and the past selves up to date."""
    done = min(1.0, progress.decisions / plan.total)
    past = progress.past[int(numbers.integers(len(progress.past)))]
    samples = play.collect(progress.params, past, plan.collected, rival)
    ease = 1 - 0.5 * done
    report = update(
        progress.params,
        progress.adam,
        samples,
        numbers,
        rate=plan.rate * max(0.08, 1 - done),
        entropy=(plan.entropy[0] * ease, plan.entropy[1] * ease),
    )
    progress.rounds += 1
    progress.decisions += len(samples)
    progress.average_in()
    if progress.rounds % 10 == 0:
        gc.collect()
    if progress.rounds % 20 == 0:
        progress.remember(numbers)
    return report


def _tell(progress: Progress, play: SelfPlay, report: Report) -> None:
    """Print one line, and start the counts of the next one."""
    progress.games += play.games
    lengths = " ".join(
        f"{seats}:{np.mean(turns):.0f}" for seats, turns in sorted(play.turns.items())
    )
    rules, rival = (
        np.mean(scores) if scores else 0.0 for scores in (play.against_rules, play.against_rival)
    )
    print(
        f"{progress.seconds:.0f}s round {progress.rounds} decisions {progress.decisions} "
        f"({progress.decisions / progress.seconds:.0f}/s) entropy {report.entropy:.3f} "
        f"kl {report.divergence:.4f} value {report.value_error:.4f} "
        f"draws {play.draws / max(1, play.games):.3f} rules {rules:.2f} "
        f"rival {rival:.2f} turns {lengths}",
        flush=True,
    )
    play.games = play.draws = 0
    play.turns.clear()
    play.against_rules.clear()
    play.against_rival.clear()
    play.won.clear()
