"""The worked example of the rule book, with every card and coin of its table (rules.md 1.1)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from coup.engine import events
from coup.engine.record import Record, parse_record
from coup.engine.state import State
from tests.table import cards_in_play, coins_in_play

pytestmark = pytest.mark.rule("S0.44")

GOLDEN = Path(__file__).resolve().parent.parent / "records" / "golden"
IN_COURT_ORDER = ("duke", "assassin", "captain", "ambassador", "contessa")

# step, moves played, hands, coins and Treasury, Court (Du-As-Ca-Am-Co), face up
TABLE = """
0  | 0  | Co Du | Ca Co | As Du | 2 2 2 44  | 1-2-2-3-1 | - | -  | -
1  | 3  | Co Du | Ca Co | As Du | 5 2 2 41  | 1-2-2-3-1 | - | -  | -
2  | 8  | Co Du | As Ca | As Du | 5 2 2 41  | 1-1-2-3-2 | - | -  | -
3a | 12 | Co Du | As Ca | As Du | 5 2 2 41  | 1-1-2-3-2 | - | -  | -
3b | 13 | Co Du | Ca    | As Du | 5 2 2 41  | 1-1-2-3-2 | - | As | -
3d | 14 | Co Du | Ca    | As Co | 5 2 5 38  | 2-1-2-3-1 | - | As | -
4  | 17 | Co Du | Ca    | As Co | 8 2 5 35  | 2-1-2-3-1 | - | As | -
5  | 18 | Co Du | Ca    | As Co | 8 3 5 34  | 2-1-2-3-1 | - | As | -
6a | 21 | Co Du | Ca    | As Co | 8 3 2 37  | 2-1-2-3-1 | - | As | -
6b | 24 | Co Du | Ca    | As Co | 8 3 2 37  | 2-1-2-3-1 | - | As | -
7  | 26 | Co Du | Ca    | As    | 1 3 2 44  | 2-1-2-3-1 | - | As | Co
8a | 29 | Co Du | Ca    | As    | 1 3 2 44  | 2-1-2-3-1 | - | As | Co
8c | 33 | Co Du | Ca    | -     | 1 5 0 44  | 2-1-2-3-1 | - | As | Co As
"""
ROWS = [[cell.strip() for cell in row.split("|")] for row in TABLE.strip().splitlines()]


def example() -> Record:
    """The record of the example."""
    return parse_record((GOLDEN / "first_seed_example.json").read_text(encoding="utf-8"))


def initials(cards: tuple[str, ...]) -> str:
    """Cards by the first two letters of their names."""
    return " ".join(card[:2].title() for card in cards) or "-"


def row_of(state: State) -> list[str]:
    """A state as a row of the table, without the name of the step."""
    court = Counter(state.court)
    return [
        str(state.ply),
        *map(initials, state.hands),
        " ".join(map(str, [*state.coins, state.treasury])),
        "-".join(str(court[name]) for name in IN_COURT_ORDER),
        *map(initials, state.lost),
    ]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_every_step_of_the_example_leaves_the_table_as_told(row: list[str]) -> None:
    record = example()
    rows = [row_of(state) for state in record.replay()]
    assert rows[int(row[1])] == row[1:]


def test_no_card_or_coin_is_lost_at_any_step() -> None:
    for state in example().replay():
        assert coins_in_play(state) == 50
        assert Counter(cards_in_play(state)) == dict.fromkeys(IN_COURT_ORDER, 3)
        assert len(state.court) in {7, 9}  # two cards less while Sepideh chooses


@pytest.mark.rule("E.12")
def test_step_3_replaces_the_duke_before_the_coins_are_taken() -> None:
    record = example()
    state = replace(record, moves=record.moves[:14]).final(with_log=True)
    assert state.log is not None
    assert state.log.truth[-6:] == [
        events.Proved(2, "duke", ("duke",)),
        events.InfluenceLost(1, "assassin"),
        events.Returned(2, 1, ("duke",)),
        events.Drew(2, 1, ("contessa",)),
        events.CoinsMoved(2, events.TREASURY, 2, 3),
        events.TurnBegan(0),
    ]


@pytest.mark.rule("E.7", "E.8")
def test_step_8_takes_the_coins_of_the_player_eliminated_by_the_failed_block() -> None:
    state = example().final(with_log=True)
    assert state.log is not None
    assert state.log.truth[-5:] == [
        events.Caught(2, "ambassador"),
        events.InfluenceLost(2, "assassin"),
        events.Eliminated(2),
        events.CoinsMoved(1, 2, 1, 2),
        events.TurnBegan(0),
    ]
    assert (state.alive, state.turn.seat) == ((0, 1), 0)


@pytest.mark.rule("D.17")
def test_step_6_is_read_as_nobody_challenging_the_contessa() -> None:
    moves = example().moves
    assert moves[21:24] == ("0 block contessa", "1 pass", "2 pass")
    states = [row_of(state) for state in example().replay()]
    assert states[24][4] == "8 3 2 37"
