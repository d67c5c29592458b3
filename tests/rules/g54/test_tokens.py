"""Peacekeeping, Treaty and Tax: whom a token protects, what it costs, where it goes."""

from __future__ import annotations

import pytest

from coup.engine import events
from coup.engine.state import State
from coup.engine.tokens import Token
from tests.rules.g54.tables import g54, go
from tests.table import legal, refusal

THREE = "banker director | guerrilla director | guerrilla banker"
FOUR = "banker director | guerrilla director | guerrilla banker | director politician"
TREATY = (Token("treaty", 0), Token("treaty", 1))


def aimed(state: State, seat: int) -> list[str]:
    """The actions the player to move may aim at a seat."""
    return [m.split()[1] for m in legal(state) if m.endswith(f" {seat}")]


def test_a_peacekeeper_takes_a_coin_and_the_token_from_whoever_has_it() -> None:
    state = go(g54("peacekeeper", THREE), "0 peacekeeper", "pass")
    assert (state.coins, state.tokens) == ([3, 2, 2], (Token("peacekeeping", 0),))
    go(state, "1 peacekeeper", "pass")
    assert (state.coins, state.tokens) == ([3, 3, 2], (Token("peacekeeping", 1),))


@pytest.mark.rule("V.121", "G.14")
def test_only_a_coup_reaches_the_holder_of_peacekeeping() -> None:
    state = g54("peacekeeper politician", THREE, coins="7 2 2", tokens=(Token("peacekeeping", 1),))
    assert aimed(state, 1) == ["coup"]
    assert set(aimed(state, 2)) == {"coup", "guerrilla", "politician"}
    assert "not legal" in refusal(state, "0 guerrilla 1")
    go(state, "0 coup 1, 1 lose director")
    assert state.tokens == (Token("peacekeeping", 1),)


@pytest.mark.rule("V.121", "G.14")
def test_the_holder_of_peacekeeping_may_be_challenged_and_may_attack() -> None:
    state = g54("peacekeeper", THREE, coins="4 2 2", tokens=(Token("peacekeeping", 0),))
    go(state, "0 guerrilla 1", "1 challenge, 0 concede, 0 lose banker")
    assert (state.lost[0], state.tokens) == (("banker",), (Token("peacekeeping", 0),))


@pytest.mark.rule("G.18")
def test_the_peacekeeping_of_a_player_who_is_out_goes_back() -> None:
    state = g54(
        "peacekeeper",
        "banker | guerrilla banker | director politician",
        first=1,
        coins="2 7 2",
        tokens=(Token("peacekeeping", 0),),
    )
    assert go(state, "1 coup 0").tokens == ()


def test_a_consular_makes_a_treaty_with_a_player_of_choice() -> None:
    state = g54("foreign_consular", FOUR)
    assert [s for s in (0, 1, 2, 3) if "foreign_consular" in aimed(state, s)] == [1, 2, 3]
    go(state, "0 foreign_consular 2", "pass")
    assert state.tokens == (Token("treaty", 0), Token("treaty", 2))
    go(state, "1 foreign_consular 0", "pass")
    assert state.tokens == (Token("treaty", 1), Token("treaty", 0))


@pytest.mark.rule("V.120", "G.14")
def test_partners_of_a_treaty_may_not_target_each_other() -> None:
    state = g54("foreign_consular politician", FOUR, coins="7 7 2 2", tokens=TREATY)
    assert aimed(state, 1) == ["foreign_consular"]
    assert "not legal" in refusal(state, "0 coup 1")
    assert set(aimed(state, 2)) == {"coup", "guerrilla", "politician", "foreign_consular"}
    go(state, "0 income")
    assert aimed(state, 0) == ["foreign_consular"]


@pytest.mark.rule("V.120")
def test_a_treaty_ends_when_only_the_partners_are_left() -> None:
    state = g54(
        "foreign_consular",
        THREE.replace("guerrilla banker", "guerrilla"),
        coins="7 7 2",
        first=1,
        tokens=TREATY,
    )
    assert "1 coup 0" not in legal(state)
    go(state, "1 coup 2")
    assert (state.alive, state.turn.seat) == ((0, 1), 0)
    assert "0 coup 1" in legal(state)
    two = g54(
        "foreign_consular", "banker director | guerrilla director", coins="7 7", tokens=TREATY
    )
    assert "0 coup 1" in legal(two)


@pytest.mark.rule("G.14", "R.5")
def test_a_treaty_stops_no_challenge() -> None:
    state = g54("foreign_consular", THREE, tokens=TREATY)
    go(state, "0 politician 2", "1 challenge")
    assert legal(state) == ["0 concede"]


def test_a_consular_whose_partner_died_doubting_keeps_the_first_token_only() -> None:
    state = g54("foreign_consular", "foreign_consular director | guerrilla | guerrilla banker")
    go(state, "0 foreign_consular 1", "1 challenge, 0 show foreign_consular, * draw 0 banker")
    assert (state.alive, state.tokens) == ((0, 2), (Token("treaty", 0),))


@pytest.mark.rule("G.14")
def test_a_treaty_may_be_made_with_the_holder_of_peacekeeping() -> None:
    state = g54("foreign_consular peacekeeper", THREE, tokens=(Token("peacekeeping", 1),))
    assert aimed(state, 1) == ["foreign_consular"]


TAXED = (Token("tax", 0), Token("tax", 0, "politician"))


@pytest.mark.rule("S1.11")
def test_a_customs_officer_taxes_a_character_in_play() -> None:
    state = g54("customs_officer", THREE)
    names = {m.split()[2] for m in legal(state) if "customs_officer" in m.split()[1]}
    assert names == {"banker", "director", "guerrilla", "politician", "customs_officer"}
    go(state, "0 customs_officer guerrilla", "pass")
    assert state.tokens == (Token("tax", 0), Token("tax", 0, "guerrilla"))
    go(state, "1 customs_officer banker", "pass")
    assert state.tokens == (Token("tax", 1), Token("tax", 1, "banker"))


@pytest.mark.rule("S1.22")
def test_the_tax_is_paid_before_the_claim_can_be_challenged() -> None:
    state = g54("customs_officer", THREE, first=1, tokens=TAXED)
    go(state, "1 politician 2")
    assert (state.phase.name, state.coins) == ("challenge", [3, 1, 2])


@pytest.mark.rule("G.18")
def test_the_tax_does_not_come_back_when_the_claim_is_lost() -> None:
    state = g54("customs_officer", THREE, first=1, tokens=TAXED)
    go(state, "1 politician 2", "2 challenge, 1 concede, 1 lose director")
    assert state.coins == [3, 1, 2]


def test_the_tax_comes_on_top_of_the_cost() -> None:
    tokens = (Token("tax", 0), Token("tax", 0, "guerrilla"))
    state = g54("customs_officer", THREE, first=1, coins="2 4 5", tokens=tokens)
    assert [m for m in legal(state) if "guerrilla" in m.split()[1]] == []
    state = g54("customs_officer", THREE, first=2, coins="2 4 5", tokens=tokens)
    go(state, "2 guerrilla 1")
    assert state.coins == [3, 4, 0]


@pytest.mark.rule("V.119", "G.13")
def test_who_has_no_coin_cannot_block_with_a_taxed_character() -> None:
    hands = "banker director | politician director | politician banker"
    state = g54("customs_officer", hands, first=1, coins="2 2 0", tokens=TAXED)
    go(state, "1 politician 2", "pass")
    assert (state.coins, state.turn.seat) == ([3, 1, 0], 2)
    state = g54("customs_officer", hands, first=1, coins="2 2 1", tokens=TAXED)
    go(state, "1 politician 2", "pass", "2 block politician", "pass")
    assert (state.coins, state.turn.seat) == ([4, 1, 0], 2)


def test_the_holder_of_the_tax_pays_nothing() -> None:
    hands = "politician director | politician guerrilla | politician banker"
    state = go(g54("customs_officer", hands, coins="0 2 2", tokens=TAXED), "0 politician 1", "pass")
    go(state, "1 block politician", "pass")
    assert state.coins == [1, 1, 2]


def test_joining_a_taxed_capitalist_costs_the_tax() -> None:
    tokens = (Token("tax", 2), Token("tax", 2, "capitalist"))
    hands = (
        "capitalist director | capitalist guerrilla | capitalist guerrilla | director politician"
    )
    state = g54("capitalist customs_officer", hands, coins="1 1 0 0", tokens=tokens)
    go(state, "0 capitalist", "pass")
    assert (state.coins, state.to_move) == ([0, 1, 1, 0], (1,))
    go(state, "1 join")
    assert (state.coins, state.to_move) == ([0, 0, 2, 0], (2,))
    go(state, "2 join", "pass", "pass")
    assert (state.coins, state.turn.seat) == ([2, 1, 3, 0], 1)  # seat 3 could not pay the tax


def test_the_customs_officer_itself_may_be_taxed() -> None:
    tokens = (Token("tax", 0), Token("tax", 0, "customs_officer"))
    state = g54("customs_officer", THREE, first=1, coins="2 2 0", tokens=tokens)
    go(state, "1 customs_officer customs_officer", "pass")
    assert state.coins == [3, 1, 0]
    assert state.tokens == (Token("tax", 1), Token("tax", 1, "customs_officer"))
    assert [m for m in legal(state) if m.split()[1] == "customs_officer"] == []


def test_the_tax_ends_with_its_holder() -> None:
    state = g54(
        "customs_officer",
        THREE.replace("banker director", "banker"),
        first=1,
        coins="2 7 2",
        tokens=TAXED,
    )
    go(state, "1 coup 0")
    assert (state.tokens, state.turn.seat) == ((), 2)
    assert state.log is not None
    assert state.log.truth.count(events.TokenMoved(0, "tax", None)) == 2
    go(state, "2 politician 1")
    assert state.coins == [0, 0, 2]


def test_a_tax_is_not_owed_for_an_action_that_needs_no_claim() -> None:
    tokens = (Token("tax", 0), Token("tax", 0, "anarchist"))
    state = g54(
        "anarchist customs_officer",
        "banker director | banker director | politician banker",
        first=1,
        coins="2 3 2",
        tokens=tokens,
    )
    go(state, "1 anarchist 2")
    assert state.coins == [2, 0, 2]
    go(state, "2 claim anarchist")
    assert state.coins == [3, 0, 1]
