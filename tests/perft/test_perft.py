"""The engine counts as many move sequences as the tables beside this file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from coup.engine.perft import divide, perft
from coup.engine.record import Record
from coup.engine.rng import Random
from coup.engine.state import State
from coup.rules.catalog import find_variant
from tests.table import cards

TABLES = sorted(Path(__file__).resolve().parent.glob("*.perft"))


@dataclass(frozen=True)
class Table:
    """A position and the number of sequences of each length from it on."""

    start: Record
    seed: int
    counts: dict[int, int]

    def state(self) -> State:
        """The position."""
        return self.start.start()


def read_table(path: Path) -> Table:
    """The table in a file: `key: value` lines, a depth being a key too; `#` begins a comment."""
    lines = path.read_text(encoding="utf-8").splitlines()
    fields = {
        key.strip(): value.strip()
        for key, _, value in (line.partition(":") for line in lines if line and line[0] != "#")
    }
    known = {option.name: option for option in find_variant(fields["variant"]).options}
    chosen = dict(word.split("=") for word in fields.get("options", "").split())
    hands = cards(fields["hands"]) if "hands" in fields else ()
    count = len(hands) or int(fields["seats"])
    start = Record(
        fields["variant"],
        tuple(f"Player {seat + 1}" for seat in range(count)),
        options={name: known[name].parse(value) for name, value in chosen.items()},
        hands=hands,
        lost=cards(fields["lost"]) if "lost" in fields else (),
        coins=tuple(map(int, fields.get("coins", "").split())),
        characters=tuple(fields.get("characters", "").split()),
    )
    counts = {int(key): int(value) for key, value in fields.items() if key.isdecimal()}
    return Table(start, int(fields["seed"]), counts)


@pytest.mark.parametrize("path", TABLES, ids=[path.stem for path in TABLES])
def test_the_engine_counts_what_the_table_says(path: Path) -> None:
    table = read_table(path)
    for depth, expected in table.counts.items():
        actual = perft(table.state(), Random(table.seed), depth)
        assert expected == actual, explain(table, depth)


def explain(table: Table, depth: int) -> str:
    """The count of each first move, and the position."""
    shares = divide(table.state(), Random(table.seed), depth)
    parts = (f"{move}: {count}" for move, count in shares.items())
    return "\n".join((f"depth {depth}", *parts, table.start.to_json()))


@pytest.mark.parametrize("path", TABLES, ids=[path.stem for path in TABLES])
def test_a_table_derives_its_first_three_depths(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    comments = [line for line in text.splitlines() if line.startswith("#")]
    counts = read_table(path).counts
    for depth in (1, 2, 3):
        assert any(line.endswith(f"= {counts[depth]}") for line in comments)


def test_counting_leaves_the_position_and_the_stream_alone() -> None:
    table = read_table(TABLES[0])
    state, random = table.state(), Random(table.seed)
    before = repr(state), random.state
    perft(state, random, 4)
    assert (repr(state), random.state) == before


def test_shares_add_up_to_the_count() -> None:
    table = read_table(TABLES[0])
    for depth in (1, 2, 4):
        shares = divide(table.state(), Random(table.seed), depth)
        assert sum(shares.values()) == perft(table.state(), Random(table.seed), depth)
