"""Writes parameters as the file the package ships, with a note on where they come from.

`python -m tools.training.export build/training/net.npz` takes the average of a run.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from coup.bots.net.shape import SHAPES
from coup.bots.net.weights import DUEL, MAGIC, TABLE, rows_of
from coup.bots.search.master import LEAGUE
from tools.training import store

if TYPE_CHECKING:
    from tools.training.net import Params
    from tools.training.store import Progress

SHIPPED = {shipped.name: shipped for shipped in (TABLE, DUEL, LEAGUE)}


def pack(params: Params) -> bytes:
    """The file for these parameters; rounding moves a weight by at most 1/254 of its row's peak."""
    parts = [MAGIC]
    for name, shape in SHAPES.items():
        rows = params[name].reshape(rows_of(shape))
        scales = (np.abs(rows).max(1) / 127).astype("<f4")
        whole = np.where(scales > 0, scales, 1)[:, None]
        parts += [scales.tobytes(), np.rint(rows / whole).astype(np.int8).tobytes()]
    return b"".join(parts)


def note(
    progress: Progress, command: str, remark: str, measured: dict[str, str]
) -> dict[str, object]:
    """Where weights come from: command, commit, minutes, decisions, and what was measured."""
    commit = subprocess.run(
        ["git", "log", "-1", "--format=%H", "--", "tools/training", "coup/bots/net"],
        capture_output=True,
        check=True,
        text=True,
    ).stdout.strip()
    return {
        "command": command,
        "remark": remark,
        "commit": commit,
        "minutes": round(progress.seconds / 60, 1),
        "rounds": progress.rounds,
        "decisions": progress.decisions,
        "weights": int(sum(value.size for value in progress.params.values())),
        "measured": measured,
    }


def main() -> None:
    """Write both files into the package."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.export")
    parser.add_argument("run", type=Path)
    parser.add_argument("--name", choices=list(SHIPPED), default=TABLE.name)
    parser.add_argument("--command", default="python -m tools.training --decisions 13e6 --seed 1")
    parser.add_argument("--remark", default="", help="what the command does not say")
    parser.add_argument("--measured", type=Path, help="lines `what: result`, one a measurement")
    space = parser.parse_args()
    progress = store.load(space.run)
    measured = {}
    if space.measured:
        for line in space.measured.read_text(encoding="utf-8").splitlines():
            what, _, result = line.partition(": ")
            measured[what] = result
    content = pack(progress.average)
    path = Path(*SHIPPED[space.name].package.split("."), f"{space.name}.bin")
    path.write_bytes(content)
    text = json.dumps(
        note(progress, space.command, space.remark, measured), indent=1, ensure_ascii=False
    )
    path.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(content)} bytes after {progress.decisions} decisions")


if __name__ == "__main__":
    main()
