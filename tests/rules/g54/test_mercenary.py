"""The Mercenary and the Disappear tokens: laid, blocked, shed in time, or deadly."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from coup.engine.state import State
from coup.engine.tokens import Token
from tests.rules.g54.tables import g54, go
from tests.table import legal, refusal

THREE = "mercenary banker | mercenary banker | director politician"
MARK = Token("disappear", 1)


def marked(
    *tokens: Token, hands: str = THREE, cast: str = "", options: Mapping[str, object] | None = None
) -> State:
    """Seat 1's turn, with these tokens, by default one with seat 1."""
    return g54(f"mercenary {cast}", hands, first=1, tokens=tokens or (MARK,), options=options)


def laid(*moves: str) -> State:
    """A Mercenary's token on its way to seat 1, and what follows."""
    return go(g54("mercenary", THREE, coins="3 2 2"), "0 mercenary 1", "pass", *moves)


def test_a_mercenary_pays_three_and_marks_the_target() -> None:
    state = laid("1 pass")
    assert (state.coins[0], state.tokens, state.turn.seat) == (0, (MARK,), 1)
    assert state.lost == [(), (), ()]


@pytest.mark.rule("S1.41", "S1.40")
def test_a_block_when_targeted_keeps_the_token_away() -> None:
    state = laid("1 block mercenary", "pass")
    assert (state.coins[0], state.tokens, state.turn.seat) == (0, (), 1)


@pytest.mark.rule("V.115")
def test_a_token_costs_a_life_at_the_end_of_the_holders_turn_and_goes_back() -> None:
    state = laid("1 pass", "1 income")
    assert legal(state) == ["1 claim mercenary", "1 pass"]
    go(state, "1 pass, 1 lose banker")
    assert (state.lost[1], state.tokens, state.turn.seat) == (("banker",), (), 2)


@pytest.mark.rule("V.116")
def test_a_token_is_shed_before_the_action_which_the_holder_still_has() -> None:
    state = marked()
    assert legal(state)[-1] == "1 claim mercenary"
    go(state, "1 claim mercenary", "pass")
    assert (state.tokens, state.turn.seat, state.phase.name) == ((), 1, "choose_action")
    assert "1 claim mercenary" not in legal(state)
    go(state, "1 income")
    assert (state.coins[1], state.turn.seat, state.lost[1]) == (3, 2, ())


@pytest.mark.rule("V.116")
def test_a_token_is_shed_at_the_end_of_the_turn() -> None:
    state = go(marked(), "1 income, 1 claim mercenary", "pass")
    assert (state.tokens, state.turn.seat, state.lost[1]) == ((), 2, ())


@pytest.mark.rule("V.116")
def test_who_doubts_a_true_claim_that_sheds_a_token_loses_a_life() -> None:
    state = go(marked(), "1 claim mercenary", "2 challenge, 1 show mercenary, 2 lose director")
    go(state, "* draw 1 director")
    assert (state.tokens, state.lost[2], state.phase.name) == ((), ("director",), "choose_action")


def test_a_lost_claim_before_the_action_leaves_the_token_and_the_turn() -> None:
    state = marked(hands="mercenary banker | banker director | director politician")
    go(state, "1 claim mercenary", "2 challenge, 1 concede, 1 lose banker")
    assert (state.tokens, state.turn.seat, state.phase.name) == ((MARK,), 1, "choose_action")
    assert "1 claim mercenary" in legal(state)


def test_a_lost_claim_at_the_end_of_the_turn_costs_two_lives() -> None:
    state = marked(hands="mercenary banker | banker director | director politician")
    go(state, "1 income, 1 claim mercenary", "2 challenge, 1 concede, 1 lose banker")
    assert (state.alive, state.tokens, state.coins[1]) == ((0, 2), (), 0)


def test_a_holder_who_dies_shedding_has_no_action_left() -> None:
    state = marked(hands="mercenary banker | banker | director politician")
    go(state, "1 claim mercenary", "2 challenge, 1 concede")
    assert (state.alive, state.tokens, state.turn.seat) == ((0, 2), (), 2)
    assert state.phase.name == "choose_action"


@pytest.mark.rule("S1.29")
def test_a_holder_with_ten_coins_may_shed_before_the_coup() -> None:
    state = g54("mercenary", THREE, first=1, tokens=(MARK,), coins="2 10 2")
    assert legal(state) == ["1 coup 2", "1 coup 0", "1 claim mercenary"]


@pytest.mark.rule("G.18")
def test_two_tokens_are_resolved_one_by_one() -> None:
    state = go(marked(MARK, MARK), "1 claim mercenary", "pass")
    assert (state.tokens, "1 claim mercenary" in legal(state)) == ((MARK,), True)
    go(state, "1 income, 1 pass, 1 lose banker")
    assert (state.tokens, state.turn.seat) == ((), 2)


@pytest.mark.rule("G.18")
def test_two_tokens_cost_two_lives() -> None:
    state = go(marked(MARK, MARK), "1 income, 1 pass, 1 lose banker")
    assert (state.tokens, legal(state)) == ((MARK,), ["1 claim mercenary", "1 pass"])
    go(state, "1 pass")
    assert (state.alive, state.tokens, state.turn.seat) == ((0, 2), (), 2)


@pytest.mark.rule("G.18")
def test_a_player_may_have_one_token_only_by_option() -> None:
    hands = "mercenary banker | mercenary banker | director politician"
    for stacks, expected in (
        (True, ["0 mercenary 1", "0 mercenary 2"]),
        (False, ["0 mercenary 2"]),
    ):
        state = g54(
            "mercenary", hands, coins="3 2 2", tokens=(MARK,), options={"disappear_stack": stacks}
        )
        assert [move for move in legal(state) if "mercenary" in move] == expected


@pytest.mark.rule("S1.5", "S1.11", "G.18")
def test_without_a_token_left_nobody_is_marked() -> None:
    state = g54("mercenary", THREE, coins="3 2 2", tokens=(MARK, MARK, Token("disappear", 2)))
    assert [move for move in legal(state) if "mercenary" in move] == []


def test_without_the_long_block_a_token_cannot_be_shed() -> None:
    options = {"mercenary_block": "placement_only"}
    state = marked(options=options)
    assert [move for move in legal(state) if "claim" in move] == []
    go(state, "1 income")
    assert legal(state) == ["1 lose banker", "1 lose mercenary"]
    state = g54("mercenary", THREE, coins="3 2 2", options=options)
    assert go(state, "0 mercenary 1", "pass").phase.name == "block"


def test_a_token_waits_for_the_turn_of_its_holder() -> None:
    state = go(marked(Token("disappear", 2)), "1 income")
    assert (state.turn.seat, state.lost[2]) == (2, ())
    go(state, "2 income, 2 pass, 2 lose director")
    assert state.turn.seat == 0


def test_a_token_strikes_after_the_last_action_of_a_spy() -> None:
    state = go(marked(cast="spy", hands=THREE.replace("banker", "spy")), "1 spy", "pass")
    assert (state.phase.name, "1 claim mercenary" in legal(state)) == ("choose_action", True)
    go(state, "1 income, 1 pass, 1 lose spy")
    assert (state.coins[1], state.turn.seat, state.tokens) == (4, 2, ())


@pytest.mark.rule("S1.41")
def test_shedding_a_taxed_mercenary_costs_the_tax() -> None:
    tokens = (MARK, Token("tax", 0), Token("tax", 0, "mercenary"))
    state = marked(*tokens, cast="customs_officer")
    go(state, "1 claim mercenary", "pass")
    assert state.coins == [3, 1, 2]


def test_a_holder_without_a_coin_cannot_shed_through_the_tax() -> None:
    tokens = (MARK, Token("tax", 0), Token("tax", 0, "mercenary"))
    state = g54("mercenary customs_officer", THREE, first=1, coins="2 0 2", tokens=tokens)
    assert "not legal" in refusal(state, "1 claim mercenary")
    go(state, "1 director", "pass", "* draw 1 director politician, 1 keep banker mercenary")
    assert legal(state) == ["1 lose banker", "1 lose mercenary"]


def test_the_token_of_a_player_who_is_out_goes_back() -> None:
    state = g54(
        "mercenary",
        "mercenary banker | banker | director politician",
        coins="7 2 2",
        tokens=(MARK,),
    )
    go(state, "0 coup 1")
    assert (state.alive, state.tokens) == ((0, 2), ())
