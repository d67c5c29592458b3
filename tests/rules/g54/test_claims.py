"""Every action of a character is a claim: unchallenged, proved, or lost with the cost returned."""

from __future__ import annotations

import pytest

from coup.engine.state import State
from coup.rules.anarchy import CHARACTERS as ANARCHY
from coup.rules.g54 import CHARACTERS
from tests.rules.g54.tables import ACTIONS, all_pass, fillers_for, g54, go
from tests.table import legal

COSTS = {
    "newscaster": 1,
    "guerrilla": 4,
    "general": 5,
    "judge": 3,
    "mercenary": 3,
    "crime_boss": 5,
    "protestor": 2,
    "paramilitary": 3,
}
COINS = "6 2 8"


def declared(name: str, *, truly: bool, options: dict[str, object] | None = None) -> State:
    """The action of a character, declared by seat 0 with 6 coins, who has the card or not."""
    one, other = fillers_for(name)
    hand = f"{name if truly else one} {other}"
    state = g54(name, f"{hand} | {one} {other} | {one} {other}", coins=COINS, options=options)
    return go(state, ACTIONS[name])


@pytest.mark.rule("S1.3", "S1.25", "G.1")
def test_all_characters_with_an_action_are_here() -> None:
    with_action = [c.name for c in (*CHARACTERS, *ANARCHY) if c.actions]
    assert sorted([*ACTIONS, "anarchist"]) == sorted(with_action)
    reactions = [c.name for c in CHARACTERS if not c.actions]
    assert reactions == ["intellectual", "lawyer", "missionary"]


@pytest.mark.rule("S1.27", "S1.35", "G.9")
@pytest.mark.parametrize("name", ACTIONS)
def test_anybody_may_claim_any_character_in_play(name: str) -> None:
    for truly in (True, False):
        state = declared(name, truly=truly)
        assert (state.to_move, legal(state)) == ((1,), ["1 challenge", "1 pass"])


@pytest.mark.rule("S1.25", "G.15")
@pytest.mark.parametrize("name", ACTIONS)
def test_the_cost_is_held_from_the_declaration_on(name: str) -> None:
    state = declared(name, truly=True)
    assert state.coins == [6 - COSTS.get(name, 0), 2, 8]


@pytest.mark.rule("S1.21", "S1.28")
@pytest.mark.parametrize("name", ACTIONS)
def test_an_unchallenged_claim_works_without_a_card_shown(name: str) -> None:
    state = all_pass(declared(name, truly=False))
    assert state.claim is None
    assert [state.lost, state.aside] == [[(), (), ()], [(), (), ()]]
    assert state.coins[0] >= 6 - COSTS.get(name, 0)


@pytest.mark.rule("S1.20", "S1.22", "S1.36", "S1.45")
@pytest.mark.parametrize("name", ACTIONS)
def test_a_proved_claim_costs_the_challenger_a_life_and_the_card_is_replaced(name: str) -> None:
    state = go(declared(name, truly=True), "1 challenge")
    assert legal(state) == [f"0 show {name}", "0 concede"]
    lost = state.hands[1][0]
    go(state, f"0 show {name}", f"1 lose {lost}")
    assert (state.phase.name, state.court.count(name)) == ("draw", 2)
    go(state, f"* draw 0 {name}")
    assert (state.lost[1], name in state.hands[0]) == ((lost,), True)
    assert state.coins[0] >= 6 - COSTS.get(name, 0)
    assert state.claim is None


@pytest.mark.rule("G.15", "S1.45")
@pytest.mark.parametrize("name", [name for name in ACTIONS if name != "speculator"])
def test_a_caught_bluffer_loses_a_life_and_has_the_cost_back(name: str) -> None:
    state = go(declared(name, truly=False), "1 challenge", "0 concede")
    assert state.coins == [6, 2, 8]
    go(state, f"0 lose {state.hands[0][0]}")
    assert (len(state.lost[0]), state.turn.seat) == (1, 1)
    assert (state.tokens, state.phase.name) == ((), "choose_action")


@pytest.mark.rule("D.1")
@pytest.mark.parametrize("name", [name for name in COSTS if name != "judge"])
def test_without_refund_the_cost_of_a_lost_claim_stays_paid(name: str) -> None:
    state = declared(name, truly=False, options={"refund_on_lost_challenge": False})
    go(state, "1 challenge", "0 concede")
    assert state.coins == [6 - COSTS[name], 2, 8]
