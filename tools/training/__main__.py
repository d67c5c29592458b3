"""Command line: `python -m tools.training --minutes 60 --seed 1`, resumable."""

from __future__ import annotations

import argparse
import signal
from pathlib import Path

from tools.training.run import Plan, train


def main() -> None:
    """Train for so many minutes of wall time in total; a signal saves and ends it."""
    parser = argparse.ArgumentParser(prog="python -m tools.training", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--path", type=Path, default=Path("build/training/net.npz"))
    parser.add_argument("--report-every", type=float, default=30.0)
    space = parser.parse_args()
    stops: list[int] = []
    for asked in (signal.SIGTERM, signal.SIGINT):
        signal.signal(asked, lambda number, _: stops.append(number))
    train(Plan(space.minutes, space.path, seed=space.seed, report_every=space.report_every), stops)


if __name__ == "__main__":
    main()
