"""Command line: `python -m tools.training --decisions 13e6 --seed 1`, resumable."""

from __future__ import annotations

import argparse
import signal
from pathlib import Path

from tools.training.curriculum import DRAWS
from tools.training.run import Plan, train


def main() -> None:
    """Train for so many decisions in total; a signal saves and ends it."""
    parser = argparse.ArgumentParser(prog="python -m tools.training", description=__doc__)
    parser.add_argument("--decisions", type=float, default=13e6, help="in all parts of the run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--path", type=Path, default=Path("build/training/net.npz"))
    parser.add_argument("--curriculum", choices=list(DRAWS), default="all")
    parser.add_argument("--begin", type=Path, help="the run or the weights a new run begins with")
    parser.add_argument("--rate", type=float, default=8e-4)
    parser.add_argument("--entropy", type=float, nargs=2, default=(0.08, 0.06), metavar=("2", "3+"))
    parser.add_argument("--rules", type=float, default=0.25, help="share of tables with rule bots")
    parser.add_argument("--past", type=float, default=0.15, help="share with past selves")
    parser.add_argument("--rival", type=Path, help="a network to be beaten")
    parser.add_argument("--rivals", type=float, default=0.0, help="share of tables with the rival")
    parser.add_argument("--report-every", type=float, default=30.0)
    space = parser.parse_args()
    plan = Plan(
        int(space.decisions),
        space.path,
        seed=space.seed,
        curriculum=space.curriculum,
        begin=space.begin,
        rate=space.rate,
        entropy=tuple(space.entropy),
        rules=space.rules,
        past=space.past,
        rival=space.rival,
        rivals=space.rivals,
        report_every=space.report_every,
    )
    stops: list[int] = []
    for asked in (signal.SIGTERM, signal.SIGINT):
        signal.signal(asked, lambda number, _: stops.append(number))
    train(plan, stops)


if __name__ == "__main__":
    main()
