"""The honest opponent: it never lies, and plays what its cards are for."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import coup.bots
from coup.arena.playout import play_out
from coup.bots.guard import is_lie
from coup.bots.registry import find_bot
from coup.engine.moves import Move
from coup.engine.observation import Observation, observe
from coup.engine.state import State
from coup.rules import anarchy, base, g54
from coup.rules.catalog import CLASSIC
from tests.bots.games import KINDS, Kind, new_match
from tests.table import play, table

HONEST = find_bot("honest")


def answers(state: State, seat: int) -> set[str]:
    seen = observe(state, seat)
    return {str(HONEST.make(seed).choose(seen)) for seed in range(8)}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_it_never_lies(kind: Kind) -> None:
    for seed in range(8):
        play_out(new_match(kind, HONEST, seed, refuse_lies), longest=3000)


def refuse_lies(seen: Observation, move: Move) -> None:
    assert not is_lie(seen, move), (seen, move)


def test_it_proves_what_it_claimed() -> None:
    state = play(table("duke captain | contessa assassin"), "0 tax, 1 challenge")
    assert answers(state, 0) == {"0 show duke"}


def test_a_duke_taxes() -> None:
    assert answers(table("duke contessa | contessa assassin"), 0) == {"0 tax"}


def test_a_contessa_alone_takes_income_while_dukes_may_block() -> None:
    state = table("contessa contessa | duke captain | duke captain | duke ambassador")
    assert answers(state, 0) == {"0 income"}


def test_a_captain_steals_where_there_is_something() -> None:
    gone = " | ambassador | ambassador"
    state = table("captain contessa | duke | assassin", lost=gone, coins="2 0 5")
    assert answers(state, 0) == {"0 steal 2"}


def test_seven_coins_are_for_the_leader() -> None:
    state = table("contessa captain | duke assassin | ambassador", coins="7 6 0")
    assert answers(state, 0) == {"0 coup 1"}


def test_a_duke_blocks_foreign_aid() -> None:
    state = play(table("captain contessa | duke assassin"), "0 foreign_aid")
    assert answers(state, 1) == {"1 block duke"}


def test_theft_from_an_empty_purse_needs_no_block() -> None:
    state = table("captain contessa | captain assassin", coins="2 0")
    play(state, "0 steal 1, 1 pass")
    assert answers(state, 1) == {"1 pass"}


def test_a_first_claim_is_believed() -> None:
    state = play(table("duke contessa | contessa assassin | captain captain"), "0 tax, 1 pass")
    assert answers(state, 2) == {"2 pass"}


def test_a_double_goes_before_a_single_card() -> None:
    state = table("duke duke | contessa assassin", first=1, coins="2 7")
    play(state, "1 coup 0")
    assert answers(state, 0) == {"0 lose duke"}
    state = table("captain captain | duke assassin | duke duke", coins="7 2 2")
    play(state, "0 coup 1")
    assert answers(state, 1) in ({"1 lose assassin"}, {"1 lose duke"})


def test_an_extra_life_is_claimed_when_it_is_true() -> None:
    cast = "banker director guerrilla missionary politician"
    state = table(
        "guerrilla banker | missionary director",
        variant="g54",
        characters=cast,
        coins="4 2",
        options={"advanced": True},
    )
    play(state, "0 guerrilla 1, 1 pass, 1 pass")
    assert answers(state, 1) == {"1 claim missionary"}


def test_no_bot_knows_a_character_by_name() -> None:
    """A character by name would be one that no variant of tomorrow has."""
    everybody = [*g54.CHARACTERS, *anarchy.CHARACTERS, *base.characters(CLASSIC.settle({}))]
    names = {character.name for character in everybody} | {"inquisitor"}
    sources = sorted(Path(coup.bots.__file__).parent.rglob("*.py"))
    found = [
        (path.name, node.value)
        for path in sources
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in names
    ]
    assert found == []
