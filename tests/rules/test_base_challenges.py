"""Challenges: who may, when, and what proving or failing means."""

from __future__ import annotations

from collections import Counter

import pytest

from coup.engine import events
from coup.engine.rng import Random
from tests.table import cards_in_play, legal, play, refusal, table

THREE = "duke contessa | captain captain | assassin ambassador"
BLUFF = "contessa contessa | captain captain | assassin ambassador"


@pytest.mark.rule("S0.14", "S0.37", "S0.38", "S2.26", "S4.26", "S3.14")
def test_every_other_player_is_asked_in_order_whether_to_challenge() -> None:
    state = table("duke contessa | captain duke | assassin duke", first=1)
    play(state, "1 tax")
    assert (state.to_move, legal(state)) == ((2,), ["2 challenge", "2 pass"])
    play(state, "2 pass")
    assert (state.to_move, legal(state)) == ((0,), ["0 challenge", "0 pass"])


@pytest.mark.rule("S0.37")
@pytest.mark.parametrize("action", ["tax", "exchange", "steal 1", "assassinate 1"])
def test_every_action_of_a_character_may_be_challenged(action: str) -> None:
    state = play(table(THREE, coins="3 2 2"), f"0 {action}")
    assert legal(state, 1) == ["1 challenge", "1 pass"]


@pytest.mark.rule("S0.38")
def test_a_player_who_is_not_concerned_may_challenge() -> None:
    state = table("contessa contessa | duke duke | assassin ambassador")
    play(state, "0 steal 1", "1 pass", "2 challenge")
    assert state.to_move == (0,)


@pytest.mark.rule("S0.39", "E.34")
def test_a_challenge_comes_at_once_or_never() -> None:
    state = play(table(BLUFF), "0 tax", "1 pass, 2 pass")
    assert "out of turn" in refusal(state, "2 challenge")
    assert "not legal" in refusal(state, "1 challenge")


@pytest.mark.rule("S0.27", "S0.40")
def test_the_challenged_player_has_to_prove_the_claim() -> None:
    state = play(table(THREE), "0 tax", "1 challenge")
    assert legal(state) == ["0 show duke", "0 concede"]
    assert "not legal" in refusal(state, "0 show contessa")


@pytest.mark.rule("S0.40", "S0.10")
def test_a_bluffer_can_only_concede() -> None:
    state = play(table(BLUFF), "0 tax", "1 challenge")
    assert legal(state) == ["0 concede"]


@pytest.mark.rule("S0.10", "S0.11")
def test_a_lost_card_proves_nothing() -> None:
    state = table("contessa | captain captain | assassin ambassador", lost="duke | | ")
    play(state, "0 tax", "1 challenge")
    assert legal(state) == ["0 concede"]


@pytest.mark.rule("S0.41", "S0.43", "S2.28", "S4.28", "S3.16", "V.41", "V.25")
@pytest.mark.parametrize("action", ["tax", "steal 2"])
def test_a_caught_bluffer_loses_an_influence_and_the_action(action: str) -> None:
    state = table("contessa ambassador | captain captain | assassin ambassador")
    play(state, f"0 {action}", "1 challenge", "0 concede")
    assert legal(state) == ["0 lose ambassador", "0 lose contessa"]
    play(state, "0 lose contessa")
    assert (state.coins, state.lost[0]) == ([2, 2, 2], ("contessa",))
    assert state.turn.seat == 1


@pytest.mark.rule("S0.41", "S2.29", "S4.29", "S3.15", "V.40")
def test_a_failed_challenger_loses_an_influence_and_the_action_goes_on() -> None:
    state = table("duke contessa | captain ambassador | assassin ambassador")
    play(state, "0 tax", "1 challenge", "0 show duke")
    assert legal(state) == ["1 lose ambassador", "1 lose captain"]
    play(state, "1 lose captain", "* draw 0 captain")
    assert (state.coins, state.lost[1]) == ([5, 2, 2], ("captain",))
    assert state.hands[0] == ("captain", "contessa")


@pytest.mark.rule("S0.42", "B.5", "E.12", "D.12")
def test_the_loss_comes_first_then_the_replacement_then_the_effect() -> None:
    state = table("duke contessa | captain ambassador | assassin ambassador")
    play(state, "0 tax", "1 challenge", "0 show duke")
    assert (state.to_move, state.coins[0]) == ((1,), 2)
    play(state, "1 lose captain")
    assert (state.is_chance, state.coins[0]) == (True, 2)
    play(state, "* draw 0 assassin")
    assert state.coins[0] == 5


@pytest.mark.rule("B.5", "S0.16", "E.4")
def test_the_challenge_is_settled_before_anybody_may_block() -> None:
    state = table("captain contessa | duke ambassador | assassin ambassador")
    play(state, "0 steal 1")
    assert "not legal" in refusal(state, "1 block ambassador")
    play(state, "1 pass", "2 challenge", "0 show captain", "2 lose assassin")
    assert state.is_chance
    play(state, "* draw 0 duke")
    assert legal(state) == ["1 block captain", "1 block ambassador", "1 pass"]


@pytest.mark.rule("E.12", "V.52", "D.12")
def test_a_proved_exchange_draws_with_the_replaced_card() -> None:
    state = table("duke ambassador | captain captain | assassin assassin")
    play(state, "0 exchange", "1 challenge", "0 show ambassador", "1 lose captain")
    assert "cannot happen now: seat 0 draws 1 card" in refusal(state, "* draw 0 duke contessa")
    play(state, "* draw 0 contessa", "* draw 0 ambassador assassin")
    assert state.hands[0] == ("ambassador", "assassin", "contessa", "duke")
    assert len(legal(state)) == 6


@pytest.mark.rule("B.11")
def test_the_shown_card_may_be_drawn_again() -> None:
    state = table("duke contessa | duke | duke captain", lost=" | captain | ")
    play(state, "0 tax", "1 pass, 2 challenge")
    play(state, "0 show duke", "2 lose captain", "* draw 0 duke")
    assert state.hands[0] == ("contessa", "duke")


@pytest.mark.rule("B.11", "S0.42", "D.9")
def test_chance_draws_every_card_of_the_shuffled_court_equally_often() -> None:
    state = table("duke contessa | duke captain | duke captain")
    play(state, "0 tax", "1 challenge", "0 show duke", "1 lose captain")
    random = Random(1)
    drawn = Counter(str(state.sample(random)).removeprefix("* draw 0 ") for _ in range(4000))
    expected = {"duke": 400, "captain": 400, "contessa": 800, "assassin": 1200, "ambassador": 1200}
    assert set(drawn) == set(expected)
    assert all(abs(drawn[card] - count) < 150 for card, count in expected.items())


@pytest.mark.rule("S0.42")
def test_no_other_card_than_those_of_the_court_can_be_drawn() -> None:
    state = table("duke contessa | duke captain | duke captain")
    play(state, "0 tax", "1 challenge", "0 show duke", "1 lose captain")
    before = cards_in_play(state)
    twin = state.copy()
    play(twin, "* draw 0 duke")
    play(state, "* draw 0 ambassador")
    assert cards_in_play(state) == cards_in_play(twin) == before
    assert "draw first" in refusal(play(table(THREE), "0 exchange", "1 pass, 2 pass"), "0 income")


@pytest.mark.rule("B.6", "E.16")
def test_a_proved_claim_is_not_challenged_again() -> None:
    state = table(THREE)
    play(state, "0 tax", "1 challenge", "0 show duke", "1 lose captain", "* draw 0 duke")
    assert (state.coins[0], state.turn.seat, state.phase.name) == (5, 1, "choose_action")


@pytest.mark.rule("B.7")
def test_one_challenge_closes_the_window_for_all() -> None:
    state = play(table(BLUFF), "0 tax", "1 challenge")
    assert state.to_move == (0,)
    play(state, "0 concede", "0 lose contessa")
    assert state.lost == [("contessa",), (), ()]
    assert state.coins == [2, 2, 2]


@pytest.mark.rule("E.13", "S0.40")
def test_a_truthful_player_may_decline_and_turn_up_another_card() -> None:
    state = play(table(THREE), "0 tax", "1 challenge", "0 concede")
    assert legal(state) == ["0 lose contessa"]
    play(state, "0 lose contessa")
    assert (state.hands[0], state.coins[0]) == (("duke",), 2)


@pytest.mark.rule("E.13", "E.14")
@pytest.mark.parametrize("hand", ["duke duke", "duke"])
def test_turning_up_the_card_claimed_is_no_way_to_decline(hand: str) -> None:
    state = table(f"{hand} | captain captain | assassin ambassador")
    play(state, "0 tax", "1 challenge")
    assert legal(state) == ["0 show duke"]


@pytest.mark.rule("E.14")
def test_a_block_too_is_declined_with_another_card() -> None:
    state = table("assassin captain | contessa duke | duke duke", coins="3 2 2")
    play(state, "0 assassinate 1", "1 pass, 2 pass", "1 block contessa", "2 challenge")
    assert legal(state) == ["1 show contessa", "1 concede"]
    assert legal(play(state, "1 concede")) == ["1 lose duke"]
    assert play(state, "1 lose duke").alive == (0, 2)


@pytest.mark.rule("S0.39", "E.17", "S2.27", "S4.27", "D.2")
def test_where_all_are_asked_at_once_the_first_challenge_counts() -> None:
    state = table(BLUFF, options={"challenge_offer": "fastest"})
    assert play(state, "0 tax").to_move == (1, 2)
    assert play(state, "2 challenge").to_move == (0,)
    assert "out of turn" in refusal(state, "1 challenge")
    assert state.log is not None
    assert state.log.truth[-1] == events.Challenged(2, 0, "duke")


@pytest.mark.rule("E.17", "D.2")
def test_all_at_once_lists_the_nearest_after_the_claimant_first() -> None:
    state = table(BLUFF, first=1, options={"challenge_offer": "fastest"})
    assert play(state, "1 tax").to_move == (2, 0)


@pytest.mark.rule("I.5")
def test_a_claim_stands_falls_or_is_proved() -> None:
    passed = play(table(THREE), "0 tax", "1 pass, 2 pass")
    proved = play(table(THREE), "0 tax", "1 challenge", "0 show duke")
    caught = play(table(BLUFF), "0 tax", "1 challenge", "0 concede")
    outcomes = []
    for state in (passed, proved, caught):
        assert state.log is not None
        kinds = (events.Proved, events.Caught)
        outcomes.append([type(e) for e in state.log.truth if isinstance(e, kinds)])
    assert outcomes == [[], [events.Proved], [events.Caught]]
