"""Every course of the blockable actions in the rule book's table, replayed from a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from coup.engine.record import Record, parse_record
from coup.engine.state import State
from tests.table import legal

VECTORS = Path(__file__).resolve().parent.parent / "records" / "vectors"

# course | influences lost by A, T, X | coins won by A, T, X | hands of A, T, X in the end
TABLE = """
V.1   | 0 1 0 | -3  0  0 | As Du | Du    | Am Co
V.2   | 0 1 1 | -3  0  0 | Ca Du | Ca    | Co
V.3   | 0 2 0 | -3 -2  0 | Ca Du | -     | Am Co
V.4   | 0 1 0 | -3 -2  0 | Ca Du | -     | Am Co
V.5-a | 1 0 0 |  0  0  0 | Co    | Ca Du | Am As
V.5-b | 1 0 0 |  0  0  0 | Du    | Ca Du | Am As
V.5-c | 1 0 0 | -3  0  0 | Du    | Ca Du | Am As
V.6   | 0 0 0 | -3  0  0 | As Du | Ca Co | Am Du
V.7-a | 1 0 0 | -3  0  0 | As    | Am Ca | Am Du
V.7-b | 0 0 1 | -3  0  0 | As Du | Am Ca | Am
V.8   | 0 2 0 | -3 -2  0 | As Du | -     | Am Co
V.9   | 0 1 0 | -3 -2  0 | As Du | -     | Am Co
V.10  | 0 1 0 | -3  0  0 | As Du | Co    | Am Du
V.11  | 0 2 1 | -3 -2  0 | Ca Du | -     | Co
V.12  | 1 0 0 | -4  0  0 | -     | Ca Du | Am As
V.13  | 1 0 0 | -5  0  0 | -     | Am Ca | Am Du
V.20-a| 0 0 0 |  2 -2  0 | Ca Du | As Du | Am Co
V.20-b| 0 0 0 |  2 -2  0 | Ca Du | As Du | Am Co
V.20-c| 0 0 0 |  1 -1  0 | Ca Du | As Du | Am Co
V.20-d| 0 0 0 |  0  0  0 | Ca Du | As Du | Am Co
V.21-a| 0 0 0 |  0  0  0 | Ca Du | As Du | Am Co
V.21-b| 0 0 0 |  0  0  0 | Ca Du | As Du | Am Co
V.22  | 0 1 0 |  2 -2  0 | Ca Du | Du    | Am Co
V.23  | 0 1 0 |  2 -5  0 | Ca Du | -     | Am Co
V.24  | 0 1 0 |  2 -5  0 | Co Du | -     | Am Co
V.25  | 1 0 0 |  0  0  0 | Du    | As Du | Am Ca
V.30  | 0 0 0 |  2  0  0 | Ca Co | As Du | Am Co
V.31  | 0 0 0 |  0  0  0 | Ca Co | As Du | Am Co
V.32  | 0 0 1 |  2  0  0 | Ca Co | As Du | Co
V.33-a| 1 0 0 |  0  0  0 | Co    | As Du | Am Co
V.33-b| 0 0 1 |  0  0  0 | Ca Co | As Ca | Am
V.40  | 0 0 1 |  3  0  0 | Ca Co | As Ca | Am
V.41  | 1 0 0 |  0  0  0 | Co    | As Du | Am Co
V.50  | 0 0 0 |  0  0  0 | Ca Du | As Ca | Co Du
V.51  | 0 0 0 |  0  0  0 | Co    | As Ca | Co Du
V.52  | 0 1 0 |  0  0  0 | As Co | Ca    | Co Du
V.60-a| 0 1 0 | -7  0  0 | As Du | Du    | Am Co
V.60-b| 0 1 0 | -7  0  0 | As Du | Du    | Am Co
V.61-a| 0 0 0 |  0  0  0 | As Du | Ca Du | Am Co
V.61-b| 0 0 0 |  0  0  0 | As Du | Ca Du | Am Co
V.61-c| 0 0 0 |  0  0  0 | As Du | Ca Du | Am Co
V.62  | 0 0 0 |  3  0  0 | Co Du | As Ca | Am Co
"""
ROWS = [[" ".join(cell.split()) for cell in row.split("|")] for row in TABLE.strip().splitlines()]


def record_of(name: str) -> Record:
    """The record of one course."""
    return parse_record((VECTORS / f"{name}.json").read_text(encoding="utf-8"))


def outcome(before: State, after: State) -> list[str]:
    """What became of each seat, as a row of the table."""
    seats = before.game.seats
    return [
        " ".join(str(len(after.lost[s]) - len(before.lost[s])) for s in seats),
        " ".join(str(after.coins[s] - before.coins[s]) for s in seats),
        *(" ".join(card[:2].title() for card in after.hands[s]) or "-" for s in seats),
    ]


@pytest.mark.rule("V.1", "V.2", "V.3", "V.4", "V.5", "V.6", "V.7", "V.8", "V.9", "V.10", "V.11")
@pytest.mark.rule("V.12", "V.13", "V.20", "V.21", "V.22", "V.23", "V.24", "V.25", "V.30", "V.31")
@pytest.mark.rule("V.32", "V.33", "V.40", "V.41", "V.50", "V.51", "V.52", "V.60", "V.61", "V.62")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_course_ends_as_the_table_says(row: list[str]) -> None:
    record = record_of(row[0])
    after = record.final()
    assert outcome(record.start(), after) == row[1:]
    assert (after.phase.name, after.winner) == ("choose_action", None)


def number_of(name: str) -> int:
    """The number of a vector, whichever of its courses this is."""
    return int(name.removeprefix("V.").split("-")[0])


def test_the_table_has_a_row_for_every_record() -> None:
    names = [path.stem for path in VECTORS.glob("*.json") if number_of(path.stem) < 100]
    assert sorted(names) == sorted(row[0] for row in ROWS)


@pytest.mark.rule("V.10")
def test_the_block_after_an_own_challenge_needs_its_option() -> None:
    record = record_of("V.10")
    opened = [legal(state) for state in record.replay()][5]
    assert opened == ["1 block contessa", "1 pass"]


@pytest.mark.rule("V.23", "V.24")
@pytest.mark.parametrize(("name", "treasury"), [("V.23", 44), ("V.24", 44)])
def test_what_the_robber_leaves_of_an_estate_goes_to_the_treasury(name: str, treasury: int) -> None:
    assert record_of(name).start().treasury == 41
    assert record_of(name).final().treasury == treasury


@pytest.mark.rule("V.61")
@pytest.mark.parametrize("name", ["V.61-a", "V.61-b", "V.61-c"])
def test_ten_coins_at_the_start_of_a_turn_leave_one_action(name: str) -> None:
    assert legal(record_of(name).final()) == ["0 coup 1", "0 coup 2"]


@pytest.mark.rule("V.62")
def test_nine_coins_leave_every_action() -> None:
    assert {text.split()[1] for text in legal(record_of("V.62").start())} == {
        *("income", "foreign_aid", "coup", "tax", "assassinate", "steal", "exchange")
    }


@pytest.mark.rule("V.50", "V.51")
@pytest.mark.parametrize(("name", "seen", "kept"), [("V.50", 4, 2), ("V.51", 3, 1)])
def test_an_exchange_sees_two_cards_more_than_it_keeps(name: str, seen: int, kept: int) -> None:
    states = [state.copy() for state in record_of(name).replay()]
    assert (len(states[-2].hands[0]), len(states[-1].hands[0])) == (seen, kept)
