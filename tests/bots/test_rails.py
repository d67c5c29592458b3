"""The filter all levels from Novice on put their moves through."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import coup.bots
from coup.bots.belief import Belief
from coup.bots.rails import is_harmless, sensible
from coup.bots.sums import add
from coup.engine.observation import observe
from coup.engine.state import State
from tests.table import play, table


def left(state: State, seat: int) -> tuple[set[str], str | None]:
    belief = Belief()
    belief.read(observe(state, seat))
    moves, reason = sensible(belief)
    return set(map(str, moves)), reason


def test_a_certain_win_is_all_that_is_left() -> None:
    state = table("contessa captain | duke", coins="7 9")
    assert left(state, 0) == ({"0 coup 1"}, "certain_win")


def test_a_certain_lie_is_challenged() -> None:
    state = table("duke duke | captain assassin | contessa", lost=" | | duke", first=1)
    play(state, "1 tax, 2 pass")
    assert left(state, 0) == ({"0 challenge"}, "certain_lie")


def test_an_exhausted_character_is_not_claimed_and_coins_are_not_left_lying() -> None:
    state = table("contessa | captain | captain | assassin ambassador", lost="duke | duke | duke |")
    moves, reason = left(state, 0)
    assert reason is None
    assert "0 foreign_aid" in moves
    assert not moves & {"0 tax", "0 income"}


def test_the_last_card_does_not_pass_where_only_a_doubt_is_left() -> None:
    gone = "contessa | contessa | contessa captain"
    state = table("duke | assassin | ", first=1, coins="2 3 0", lost=gone)
    play(state, "1 assassinate 0")
    assert left(state, 0)[0] == {"0 challenge"}


def test_the_last_card_may_pass_a_doubt_but_not_the_block_as_well() -> None:
    state = table("duke | assassin captain", first=1, coins="2 3")
    play(state, "1 assassinate 0")
    assert left(state, 0)[0] == {"0 challenge", "0 pass"}
    play(state, "0 pass")
    assert left(state, 0)[0] == {"0 block contessa"}


@pytest.mark.parametrize(("coins", "moves"), [("1 5", {"0 challenge"}), ("2 5", {"0 pass"})])
def test_an_extortion_is_only_deadly_to_the_poor(coins: str, moves: set[str]) -> None:
    cast = "banker director crime_boss politician peacekeeper"
    options = {"advanced": True}
    hands = "banker | crime_boss director"
    state = table(hands, variant="g54", characters=cast, coins=coins, options=options, first=1)
    play(state, "1 crime_boss 0")
    assert moves <= left(state, 0)[0]
    assert ("0 pass" in left(state, 0)[0]) == (coins == "2 5")


def test_who_is_ahead_does_not_challenge_what_cannot_hurt() -> None:
    state = table("duke captain | contessa | duke", coins="5 2 2", first=1)
    play(state, "1 tax, 2 pass")
    assert left(state, 0)[0] == {"0 pass"}


def test_who_is_behind_or_hit_may_challenge() -> None:
    behind = play(table("duke | contessa captain | duke", coins="1 2 2", first=1), "1 tax, 2 pass")
    assert "0 challenge" in left(behind, 0)[0]
    hit = table("duke captain | contessa | duke", coins="5 2 2", first=1)
    play(hit, "1 steal 0, 2 pass")
    assert "0 challenge" in left(hit, 0)[0]


def test_nothing_is_harmless_between_two() -> None:
    state = play(table("duke captain | contessa", coins="5 2", first=1), "1 tax")
    belief = Belief()
    belief.read(observe(state, 0))
    assert not is_harmless(belief)


def test_what_can_be_proved_is_proved() -> None:
    state = play(table("duke captain | contessa assassin"), "0 tax, 1 challenge")
    assert left(state, 0)[0] == {"0 show duke"}


# Arithmetic.


def test_sums_are_taken_from_left_to_right() -> None:
    assert add([1e16, 1.0, -1e16]) == 0.0
    assert add([]) == 0.0


def test_decisions_use_no_function_that_pythons_round_differently() -> None:
    folder = Path(coup.bots.__file__).parent
    sources = [*folder.glob("*.py"), *(folder / "levels").glob("*.py")]
    forbidden = {"exp", "log", "pow", "tanh", "fsum"}
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                assert not {name.name for name in node.names} & forbidden, path
            assert not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow)), path
