"""Losing an influence, losing two in a turn, and leaving the game."""

from __future__ import annotations

from collections import Counter

import pytest

from coup.engine.observation import observe
from tests.table import cards_in_play, coins_in_play, legal, play, refusal, table

CALM = "1 pass, 2 pass"


@pytest.mark.rule("S0.11", "S3.17", "E.14", "E.33", "D.19")
def test_the_owner_picks_the_card_lost_and_it_stays_face_up() -> None:
    state = table("duke contessa | captain assassin | assassin ambassador", coins="7 2 2")
    play(state, "0 coup 1")
    assert legal(state) == ["1 lose assassin", "1 lose captain"]
    play(state, "1 lose assassin")
    assert observe(state, 2).lost == ((), ("assassin",), ())
    play(state, "1 income", "2 income", "0 income")
    assert state.lost[1] == ("assassin",)


@pytest.mark.rule("S0.11")
def test_of_two_equal_cards_one_is_lost() -> None:
    state = table("duke contessa | captain captain | assassin ambassador", coins="7 2 2")
    play(state, "0 coup 1")
    assert legal(state) == ["1 lose captain"]
    play(state, "1 lose captain")
    assert (state.hands[1], state.lost[1]) == (("captain",), ("captain",))


@pytest.mark.rule("B.10", "E.33", "I.1")
def test_a_lost_card_never_comes_back() -> None:
    state = table("duke contessa | captain assassin | assassin ambassador", coins="7 2 2")
    play(state, "0 coup 1", "1 lose assassin", "1 income", "2 exchange", "0 pass, 1 pass")
    assert Counter(state.court)["assassin"] == 1
    assert "the Court holds no" in refusal(state, "* draw 2 assassin assassin")
    assert Counter(cards_in_play(state)) == dict.fromkeys(state.game.rules.names, 3)


@pytest.mark.rule("S0.12", "S0.17", "B.9")
def test_who_has_lost_all_influence_is_out_and_the_coins_go_to_the_treasury() -> None:
    state = table("duke contessa | captain | assassin ambassador", coins="7 4 2", lost=" | duke | ")
    play(state, "0 coup 1")
    assert state.alive == (0, 2)
    assert (state.coins, state.treasury) == ([0, 0, 2], 48)
    assert state.lost[1] == ("duke", "captain")


@pytest.mark.rule("S0.12", "B.9")
def test_who_is_out_may_not_challenge_or_block_or_be_targeted() -> None:
    state = table("duke contessa | | assassin duke", coins="9 0 2")
    assert {text for text in legal(state) if text.endswith(" 1")} == set()
    play(state, "0 tax")
    assert state.to_move == (2,)
    state = play(table("duke contessa | | assassin duke", coins="9 0 2"), "0 foreign_aid")
    assert state.to_move == (2,)
    assert legal(state, 1) == []


@pytest.mark.rule("S0.45", "E.1", "V.3", "V.10")
def test_who_wrongly_challenges_an_assassin_may_lose_both_influences() -> None:
    state = table("assassin duke | captain duke | contessa ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", "1 challenge", "0 show assassin", "1 lose duke")
    play(state, "* draw 0 captain")
    assert legal(state) == ["1 block contessa", "1 pass"]
    play(state, "1 pass")
    assert (state.alive, state.lost[1]) == ((0, 2), ("duke", "captain"))


@pytest.mark.rule("S0.45", "E.2", "V.8")
def test_who_bluffs_the_contessa_may_lose_both_influences() -> None:
    state = table("assassin duke | captain duke | contessa ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", CALM, "1 block contessa", "2 pass, 0 challenge", "1 concede")
    play(state, "1 lose captain")
    assert (state.alive, state.lost[1]) == ((0, 2), ("captain", "duke"))


@pytest.mark.rule("E.32")
def test_two_losses_are_two_different_cards() -> None:
    state = table("assassin duke | captain captain | contessa ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", "1 challenge", "0 show assassin", "1 lose captain")
    play(state, "* draw 0 captain", "1 pass")
    assert state.lost[1] == ("captain", "captain")
    assert state.hands[1] == ()


@pytest.mark.rule("E.9")
def test_a_bystander_eliminated_by_a_challenge_leaves_and_the_action_continues() -> None:
    state = table("duke contessa | captain captain | assassin", coins="2 2 5")
    play(state, "0 tax", "1 pass, 2 challenge", "0 show duke")
    assert (state.alive, state.coins) == ((0, 1), [2, 2, 0])
    play(state, "* draw 0 duke")
    assert (state.coins, state.turn.seat) == ([5, 2, 0], 1)


@pytest.mark.rule("I.6", "V.11")
def test_three_influences_may_go_in_one_turn() -> None:
    state = table("assassin duke | captain duke | contessa ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", "1 pass, 2 challenge", "0 show assassin", "2 lose contessa")
    play(state, "* draw 0 captain", "1 block contessa", "2 challenge", "1 concede", "1 lose duke")
    assert [len(lost) for lost in state.lost] == [0, 2, 1]
    assert state.turn.seat == 2


@pytest.mark.rule("I.2", "E.8", "S0.17")
def test_the_coins_of_who_is_robbed_and_out_are_shared_by_robber_and_treasury() -> None:
    state = table("captain duke | assassin | contessa ambassador", coins="2 5 2")
    play(state, "0 steal 1", "1 challenge", "0 show captain", "* draw 0 captain")
    assert (state.coins, state.treasury) == ([4, 0, 2], 44)
    assert coins_in_play(state) == 50
