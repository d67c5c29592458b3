"""The Missionary: the very card lost is claimed to be it, and a Court card takes its place."""

from __future__ import annotations

import pytest

from coup.engine.state import State
from coup.engine.tokens import Token
from tests.rules.g54.tables import g54, go
from tests.table import cards_in_play, legal

THREE = "guerrilla banker | missionary banker | director politician"
LAST = "guerrilla banker | missionary | director politician"


def attacked(hands: str, *moves: str, cast: str = "", court: str | None = None) -> State:
    """A Guerrilla against seat 1, neither challenged nor blocked, and what follows."""
    state = g54(f"missionary {cast}", hands, coins="4 2 2", court=court)
    return go(state, "0 guerrilla 1", "pass", "1 pass", *moves)


def test_an_unchallenged_missionary_is_replaced_from_the_court() -> None:
    state = attacked(THREE)
    assert legal(state)[2:] == ["1 claim missionary banker", "1 claim missionary"]
    court = len(state.court)
    go(state, "1 claim missionary banker", "pass", "* draw 1 politician")
    assert (state.hands[1], state.lost[1]) == (("missionary", "politician"), ())
    assert (len(state.court), state.aside[1]) == (court - 1, ("banker",))
    assert state.turn.seat == 1


@pytest.mark.rule("V.124")
def test_a_missionary_saves_the_last_life() -> None:
    state = attacked(LAST)
    court = len(state.court)
    go(state, "1 claim missionary", "pass", "* draw 1 banker")
    assert (state.alive, state.hands[1], len(state.court)) == ((0, 1, 2), ("banker",), court - 1)


@pytest.mark.rule("V.125")
@pytest.mark.parametrize("hands", [THREE, LAST])
def test_a_missionary_does_not_help_against_a_coup(hands: str) -> None:
    state = go(g54("missionary", hands, coins="7 2 2"), "0 coup 1")
    assert [m for m in legal(state) if "claim" in m] == []
    assert (1 in state.alive) == (hands == THREE)


@pytest.mark.rule("G.9")
def test_a_missionary_needs_a_card_in_the_court() -> None:
    assert [m for m in legal(attacked(THREE, court="")) if "claim" in m] == []
    state = attacked(THREE, court="politician")
    go(state, "1 claim missionary", "pass", "* draw 1 politician")
    assert state.court == []


def test_a_true_missionary_costs_its_challenger_a_life_and_is_replaced() -> None:
    state = attacked(THREE, "1 claim missionary", "0 challenge", "0 lose banker")
    assert (state.phase.name, state.lost[1]) == ("draw", ("missionary",))
    go(state, "* draw 1 director")
    assert (state.hands[1], state.lost[0]) == (("banker", "director"), ("banker",))


def test_a_wrong_missionary_is_turned_up_and_another_life_is_lost() -> None:
    state = attacked(THREE, "1 claim missionary banker", "2 challenge")
    assert legal(state) == ["1 lose missionary", "1 claim missionary"]
    go(state, "1 claim missionary", "pass", "* draw 1 director")
    assert (state.hands[1], state.lost[1]) == (("director",), ("banker",))
    assert state.aside[1] == ("missionary",)


def test_a_wrong_missionary_on_the_last_life_is_the_end() -> None:
    state = attacked(LAST.replace("missionary", "banker"), "1 claim missionary banker")
    go(state, "2 challenge")
    assert (state.alive, state.lost[1][-1], state.coins[1]) == ((0, 2), "banker", 0)


def test_a_caught_bluffer_and_a_failed_challenger_may_claim_the_missionary() -> None:
    state = go(g54("missionary", THREE), "0 director", "2 challenge, 0 concede")
    assert "0 claim missionary guerrilla" in legal(state)
    state = go(g54("missionary", THREE), "0 banker", "1 challenge, 0 show banker")
    assert "1 claim missionary" in legal(state)


def test_a_token_and_a_bomb_are_no_coup() -> None:
    hands = THREE.replace("guerrilla", "mercenary")
    state = g54("missionary mercenary", hands, first=1, tokens=(Token("disappear", 1),))
    go(state, "1 income, 1 pass")
    assert "1 claim missionary" in legal(state)
    state = g54("missionary anarchist", THREE.replace("guerrilla", "anarchist"), coins="3 2 2")
    go(state, "0 anarchist 1, 1 pass")
    assert "1 claim missionary" in legal(state)


@pytest.mark.rule("V.123", "V.125")
def test_the_life_lost_for_a_wrong_claim_after_a_coup_is_lost_to_a_challenge() -> None:
    hands = "guerrilla banker | missionary banker | director intellectual"
    state = g54("missionary intellectual", hands, coins="7 2 2")
    go(state, "0 coup 1, 1 claim intellectual banker", "2 challenge")
    assert set(legal(state)) == {
        "1 lose missionary",
        "1 claim intellectual missionary",
        "1 claim missionary",
    }


@pytest.mark.rule("G.9")
def test_a_court_card_owed_to_one_missionary_cannot_be_claimed_by_another() -> None:
    hands = "guerrilla banker | missionary banker | director missionary"
    state = attacked(hands, "1 claim missionary", "2 challenge", court="politician")
    assert legal(state) == ["2 lose director", "2 lose missionary"]
    go(state, "2 lose director, * draw 1 politician")
    assert (state.hands[1], state.court) == (("banker", "politician"), [])


@pytest.mark.rule("B.5")
def test_a_missionary_draws_before_the_reaction_of_its_challenger_is_doubted() -> None:
    hands = "guerrilla banker | missionary | director missionary"
    state = attacked(hands, "1 claim missionary", "2 challenge, 2 claim missionary")
    assert state.phase.name == "draw"
    go(state, "* draw 1 director")
    assert legal(state) == ["0 challenge", "0 pass"]
    go(state, "1 challenge")
    assert legal(state) == ["1 lose director", "1 claim missionary director"]
    go(state, "1 lose director, * draw 2 politician")
    assert (state.alive, state.hands[2]) == ((0, 2), ("director", "politician"))


@pytest.mark.rule("I.1")
def test_cards_set_aside_stay_in_the_count() -> None:
    before = cards_in_play(attacked(THREE))
    state = attacked(THREE, "1 claim missionary", "pass", "* draw 1 director")
    assert cards_in_play(state) == before


def test_of_two_players_a_missionary_that_draws_outlives_its_challenger() -> None:
    state = g54("missionary", "guerrilla | missionary", coins="4 2")
    go(state, "0 guerrilla 1", "pass", "1 pass, 1 claim missionary, 0 challenge, 0 lose guerrilla")
    assert state.winner == 1
