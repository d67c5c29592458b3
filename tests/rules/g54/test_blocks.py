"""Counteractions: the target claims the same character, for itself and against its own part."""

from __future__ import annotations

import pytest

from coup.engine.state import State
from coup.rules.anarchy import CHARACTERS as ANARCHY
from coup.rules.g54 import CHARACTERS
from tests.rules.g54.tables import fillers_for, g54, go
from tests.table import legal

AT_ONE = {
    "producer": "0 producer 2",
    "guerrilla": "0 guerrilla 2",
    "judge": "0 judge 2",
    "mercenary": "0 mercenary 2",
    "politician": "0 politician 2",
    "communist": "0 communist 2 1",
    "protestor": "0 protestor 2",
    "paramilitary": "0 paramilitary 2",
}
KILLS = ("guerrilla", "judge", "protestor", "paramilitary")
AT_ALL = {"general": "0 general", "priest": "0 priest", "socialist": "0 socialist"}


def attacked(name: str, *, truly: bool = False) -> State:
    """The action, unchallenged, at the moment when seat 2 may block it, truly or not."""
    one, other = fillers_for(name)
    hand = f"{name if truly else one} {other}"
    state = g54(name, f"{one} {other} | {one} {other} | {hand}", coins="6 3 8")
    go(state, (AT_ONE | AT_ALL)[name], "pass")
    if name == "protestor":
        go(state, "1 join")
    if name in AT_ALL:
        go(state, "1 pass")
    return state


@pytest.mark.rule("G.13", "S1.43")
def test_exactly_these_characters_are_blocked_by_themselves() -> None:
    blocked = {c.name: set(c.blocks) for c in (*CHARACTERS, *ANARCHY) if c.blocks}
    assert blocked == {name: {name} for name in (*AT_ONE, *AT_ALL)}


@pytest.mark.rule("G.13", "S1.42", "S1.43")
@pytest.mark.parametrize("name", AT_ONE)
def test_only_the_target_may_block_and_only_with_the_same_character(name: str) -> None:
    state = attacked(name)
    assert legal(state) == [f"2 block {name}", "2 pass"]


@pytest.mark.rule("G.12", "S1.44")
@pytest.mark.parametrize("name", AT_ALL)
def test_targets_are_asked_clockwise_each_block_settled_before_the_next(name: str) -> None:
    one, other = fillers_for(name)
    state = g54(name, f"{one} {other} | {name} {other} | {name} {one}", coins="6 6 8", first=1)
    go(state, f"1 {name}", "pass")
    assert legal(state) == [f"2 block {name}", "2 pass"]
    go(state, f"2 block {name}")
    assert (state.phase.name, state.to_move) == ("challenge", (0,))
    go(state, "pass")
    assert legal(state) == [f"0 block {name}", "0 pass"]


@pytest.mark.rule("S1.39", "S1.20")
@pytest.mark.parametrize("name", [*AT_ONE, *AT_ALL])
def test_a_block_is_a_claim_that_everybody_else_may_challenge(name: str) -> None:
    state = go(attacked(name), f"2 block {name}")
    assert legal(state) == ["0 challenge", "0 pass"]
    go(state, "0 pass")
    assert legal(state) == ["1 challenge", "1 pass"]


@pytest.mark.rule("S1.40", "G.15")
@pytest.mark.parametrize("name", [*AT_ONE, *AT_ALL])
def test_an_unchallenged_block_spares_the_blocker_and_the_cost_stays_paid(name: str) -> None:
    state = attacked(name)
    paid = state.coins[0]
    go(state, f"2 block {name}", "pass")
    assert state.turn.spared == (2,) or state.turn.seat == 1
    assert (state.lost[2], state.tokens) == ((), ())
    assert state.coins[2] >= 8
    assert state.coins[0] in (paid, paid + 1)  # a coin of the Priest's other target


@pytest.mark.rule("S1.22", "S1.39", "G.11")
@pytest.mark.parametrize("name", [*AT_ONE, *AT_ALL])
def test_a_proved_block_stands_and_its_challenger_loses_a_life(name: str) -> None:
    state = go(attacked(name, truly=True), f"2 block {name}", "0 challenge", f"2 show {name}")
    lost = state.hands[0][0]
    go(state, f"0 lose {lost}", f"* draw 2 {name}")
    assert (state.lost[0], state.lost[2]) == ((lost,), ())
    assert state.coins[2] >= 8


@pytest.mark.rule("G.16", "S1.39")
@pytest.mark.parametrize("name", KILLS)
def test_a_lost_block_of_an_attack_costs_two_lives(name: str) -> None:
    state = go(attacked(name), f"2 block {name}", "1 challenge, 2 concede")
    go(state, f"2 lose {state.hands[2][0]}")
    assert (state.alive, len(state.lost[2]), state.coins[2]) == ((0, 1), 2, 0)


@pytest.mark.rule("S1.39")
@pytest.mark.parametrize("name", sorted({*AT_ONE, *AT_ALL} - set(KILLS)))
def test_a_block_that_is_lost_changes_nothing_about_the_action(name: str) -> None:
    untouched = go(attacked(name), "2 pass")
    state = go(attacked(name), f"2 block {name}", "1 challenge, 2 concede")
    go(state, f"2 lose {state.hands[2][0]}")
    assert (state.turn.spared, state.phase.name) == ((), untouched.phase.name)
    assert (state.coins, state.tokens) == (untouched.coins, untouched.tokens)
