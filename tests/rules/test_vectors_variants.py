"""Every course of the rule book's tables for Rebellion G54 and Reformation, from records."""

from __future__ import annotations

from pathlib import Path

import pytest

from coup.engine.record import Record, parse_record
from tests.table import legal

VECTORS = Path(__file__).resolve().parent.parent / "records" / "vectors"

# course | lives lost by seat | coins by seat in the end
TABLE = """
V.100   | 0 0 0       | 0 2 2
V.101   | 0 0 0       | 0 5 2
V.102   | 1 0 0       | 3 2 2
V.103-a | 0 0 0       | 4 2 2
V.103-b | 0 0 0       | 10 2 2
V.103-c | 0 0 0       | 11 2 2
V.103-d | 0 0 0       | 0 2 2
V.104   | 1 0 0       | 0 2 8
V.105   | 0 0 0 1     | 4 3 3 2
V.106   | 0 0 0 0 0 0 | 0 3 3 3 3 2
V.107   | 0 0 0       | 4 2 3
V.108   | 0 0 0       | 9 2 2
V.109   | 0 0 0       | 10 2 2
V.110   | 0 0 0 0 0   | 4 2 0 0 5
V.111-a | 0 0 0 1     | 0 2 2 2
V.111-b | 0 0 0       | 3 2 1
V.111-c | 0 0 0       | 3 1 2
V.112   | 1 0 1 1     | 0 2 2 2
V.113   | 0 0 0       | 7 0 2
V.114   | 0 1 0       | 0 2 2
V.115   | 0 1 0       | 0 3 2
V.116   | 0 0 0       | 0 2 2
V.117   | 0 0 0       | 3 5 5
V.118   | 0 0 0       | 3 4 3
V.119   | 0 0 0       | 3 1 0
V.120-a | 0 0 0       | 7 2 2
V.120-b | 0 1         | 0 2
V.121-a | 0 1 0       | 0 2 2
V.121-b | 0 1 0       | 7 2 2
V.122   | 0 1 0       | 0 7 2
V.123   | 0 2 0       | 0 0 2
V.124   | 0 0 0       | 0 2 2
V.125   | 0 0 0       | 0 2 2
V.126   | 0 0 0 1     | 3 5 2 0
V.127   | 0 0 0       | 0 2 3
V.128   | 0 0 0       | 0 2 0
V.129   | 0 0 0       | 2 2 2
V.130   | 0 0 0       | 1 2 2
V.200-a | 0 0 0       | 7 2 2
V.200-b | 0 1 0       | 0 2 1
V.201   | 0 0 0       | 7 2 2
V.202   | 1 0 0       | 2 2 2
V.203   | 0 0 1       | 7 2 2
V.204   | 0 0 0       | 0 2 2
V.205   | 0 0 1       | 5 2 2
V.206-a | 0 0 0       | 2 2 2
V.206-b | 0 0 0       | 2 2 2
"""
ROWS = [[" ".join(cell.split()) for cell in row.split("|")] for row in TABLE.strip().splitlines()]


def record_of(name: str) -> Record:
    """The record of a course."""
    return parse_record((VECTORS / f"{name}.json").read_text(encoding="utf-8"))


def test_the_table_has_a_row_for_every_record() -> None:
    names = [path.stem for path in VECTORS.glob("V.[12][0-9][0-9]*.json")]
    assert sorted(names) == sorted(row[0] for row in ROWS)


@pytest.mark.rule("V.100", "V.101", "V.102", "V.103", "V.104", "V.105", "V.106", "V.107", "V.110")
@pytest.mark.rule("V.111", "V.112", "V.113", "V.114", "V.115", "V.116", "V.117", "V.118", "V.119")
@pytest.mark.rule("V.120", "V.121", "V.122", "V.123", "V.124", "V.126", "V.127", "V.128", "V.129")
@pytest.mark.rule("V.130", "V.200", "V.201", "V.202", "V.203", "V.204", "V.205", "V.206")
@pytest.mark.parametrize(("name", "lives", "coins"), ROWS, ids=[row[0] for row in ROWS])
def test_a_course_of_the_table(name: str, lives: str, coins: str) -> None:
    record = record_of(name)
    state = record.final()
    before = [len(hand) for hand in record.start().hands]
    lost = [old - len(hand) for old, hand in zip(before, state.hands, strict=True)]
    assert (" ".join(map(str, lost)), " ".join(map(str, state.coins))) == (lives, coins)


@pytest.mark.rule("V.108", "V.109", "V.119", "V.120", "V.121", "V.200", "V.206")
@pytest.mark.parametrize(
    ("name", "allowed", "forbidden"),
    [
        ("V.108", "0 income, 0 director, 0 guerrilla 1, 0 coup 1", "0 spy"),
        ("V.109", "0 coup 1, 0 coup 2", "0 income, 0 spy, 0 guerrilla 1"),
        ("V.116", "1 income, 1 banker, 1 director", "1 claim mercenary"),
        ("V.119", "2 income", "2 block politician, 2 politician 1"),
        ("V.120-a", "0 coup 2", "0 coup 1, 0 guerrilla 1"),
        ("V.125", "1 lose director, 1 lose missionary", "1 claim missionary"),
        ("V.200-a", "0 coup 2", "0 coup 1"),
        ("V.206-a", "2 block duke", "1 block duke"),
        ("V.206-b", "1 block duke", "1 challenge"),
    ],
)
def test_what_a_vector_allows_and_forbids(name: str, allowed: str, forbidden: str) -> None:
    moves = legal(record_of(name).final())
    assert set(allowed.split(", ")) <= set(moves)
    assert [move for move in forbidden.split(", ") if move in moves] == []


@pytest.mark.rule("V.121")
def test_a_holder_of_peacekeeping_is_reached_by_a_coup_only_and_by_challenges() -> None:
    moves = legal(record_of("V.121-a").start())
    assert [move for move in moves if move.endswith(" 1")] == ["0 coup 1"]
    asked = [legal(state) for state in record_of("V.121-b").replay()]
    assert ["0 challenge", "0 pass"] in asked


@pytest.mark.rule("V.115", "V.116")
@pytest.mark.parametrize(("name", "turn"), [("V.115", 2), ("V.116", 1)])
def test_the_token_is_back_in_the_end(name: str, turn: int) -> None:
    states = [(state.tokens, state.turn.seat) for state in record_of(name).replay()]
    assert any(tokens for tokens, _ in states)
    assert states[-1] == ((), turn)


@pytest.mark.rule("V.122", "V.123", "V.124")
def test_where_the_cards_of_claims_on_a_loss_lie() -> None:
    assert record_of("V.122").final().aside[1] == ("intellectual",)
    assert record_of("V.123").final().lost[1] == ("director", "intellectual")
    saved = record_of("V.124")
    assert len(saved.final().court) == len(saved.start().court) - 1
    assert (saved.final().hands[1], saved.final().aside[1]) == (("banker",), ("missionary",))


@pytest.mark.rule("V.126", "V.201", "V.202", "V.204")
def test_what_goes_to_the_treasury_and_the_reserve() -> None:
    heirs = record_of("V.126")
    assert heirs.final().treasury == heirs.start().treasury + 7 + 1
    reserves = {name: record_of(name).final().reserve for name in ("V.201", "V.202", "V.204")}
    assert reserves == {"V.201": 0, "V.202": 5, "V.204": 1}


@pytest.mark.rule("V.129", "V.130", "V.203")
def test_which_cards_an_exchange_leaves() -> None:
    assert record_of("V.129").final().hands[:2] == [
        ("politician", "producer"),
        ("guerrilla", "producer"),
    ]
    assert sorted(record_of("V.130").final().court) == ["banker", "politician"]
    assert record_of("V.203").final().hands[0] == ("ambassador", "duke")
