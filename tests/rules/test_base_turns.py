"""Turns: who has one, what may be chosen, when a Coup is compulsory, and how the game ends."""

from __future__ import annotations

import pytest

from coup.engine import events
from coup.engine.legality import refusal as why_not
from coup.engine.observation import observe
from tests.table import legal, play, refusal, table

UNTARGETED = ["income", "foreign_aid", "tax", "exchange"]
THREE = "duke contessa | captain captain | assassin ambassador"


def actions_of(coins: str, hands: str = THREE) -> list[str]:
    """What the first of three players may choose with so many coins."""
    return sorted(text.removeprefix("0 ") for text in legal(table(hands, coins=f"{coins} 2 2")))


def with_targets(*actions: str) -> list[str]:
    """The actions at every other player of three."""
    return [f"{action} {seat}" for action in actions for seat in (1, 2)]


@pytest.mark.rule("S0.13", "S2.12", "S4.12")
def test_turns_go_clockwise() -> None:
    state = table(THREE)
    turns = [state.turn.seat]
    for text in ("0 income", "1 income", "2 income"):
        turns.append(play(state, text).turn.seat)
    assert turns == [0, 1, 2, 0]


@pytest.mark.rule("S0.13", "S2.13", "S4.13", "B.1")
def test_a_player_must_act_and_cannot_pass() -> None:
    state = table(THREE)
    assert "not legal now" in refusal(state, "0 pass")
    assert legal(state) != []


@pytest.mark.rule("S0.13", "S2.13", "S4.13")
def test_a_turn_is_one_action() -> None:
    state = play(table(THREE), "0 income")
    assert "out of turn: the game waits for seat 1" in refusal(state, "0 income")


@pytest.mark.rule("S0.19", "S0.23", "S2.13", "S4.13", "S2.18", "S4.18", "S3.22", "B.1")
def test_every_affordable_action_may_be_chosen() -> None:
    assert actions_of("0") == sorted([*UNTARGETED, *with_targets("steal")])
    assert actions_of("2") == sorted([*UNTARGETED, *with_targets("steal")])
    assert actions_of("3") == sorted([*UNTARGETED, *with_targets("steal", "assassinate")])
    everything = sorted([*UNTARGETED, *with_targets("steal", "assassinate", "coup")])
    assert actions_of("7") == actions_of("9") == everything


@pytest.mark.rule("S0.20", "B.4")
def test_what_may_be_claimed_does_not_depend_on_the_cards() -> None:
    liar = actions_of("9", "contessa contessa | captain captain | assassin ambassador")
    assert liar == actions_of("9")


@pytest.mark.rule("B.4")
def test_a_character_may_be_claimed_though_all_its_copies_lie_face_up() -> None:
    state = table("contessa | captain | assassin", lost="duke | duke | duke")
    assert "0 tax" in legal(state)
    play(state, "0 foreign_aid")
    assert "1 block duke" in legal(state)


@pytest.mark.rule("S0.22", "S2.17", "S4.17", "S3.13", "B.1", "D.13", "V.61")
@pytest.mark.parametrize("coins", ["10", "11", "12"])
def test_ten_or_more_coins_leave_only_the_coup(coins: str) -> None:
    assert actions_of(coins) == with_targets("coup")


@pytest.mark.rule("V.62")
def test_nine_coins_leave_everything_and_tax_makes_twelve() -> None:
    state = table(THREE, coins="9 2 2")
    assert len(legal(state)) == len(UNTARGETED) + 6
    assert play(state, "0 tax", "1 pass, 2 pass").coins[0] == 12


@pytest.mark.rule("S0.22", "S3.22")
def test_the_reason_why_an_action_is_not_legal_can_be_told() -> None:
    state = table(THREE, coins="10 2 2")
    rules = state.game.rules
    forced = why_not(state.game, state, 0, rules.actions["tax"])
    poor = why_not(state.game, state, 1, rules.actions["coup"])
    assert forced is not None
    assert (forced.reason, forced.coins) == ("must_use_forced_action", 10)
    assert poor is not None
    assert (poor.reason, poor.coins) == ("needs_coins", 7)


@pytest.mark.rule("S3.22")
def test_a_seat_is_offered_exactly_its_legal_moves() -> None:
    state = play(table(THREE), "0 tax")
    assert [str(move) for move in observe(state, 1).options] == ["1 challenge", "1 pass"]
    assert observe(state, 2).options == ()


@pytest.mark.rule("E.26")
def test_a_rich_player_may_still_challenge_and_block() -> None:
    state = table("duke contessa | captain duke | assassin ambassador", coins="2 12 2")
    play(state, "0 foreign_aid")
    assert legal(state, 1) == ["1 block duke", "1 pass"]
    play(table("duke contessa | captain duke", coins="2 12"), "0 tax", "1 challenge")


@pytest.mark.rule("B.2")
@pytest.mark.parametrize("action", ["coup", "assassinate", "steal"])
def test_the_target_is_named_at_once_and_is_another_living_player(action: str) -> None:
    state = table("duke contessa | | assassin duke", coins="9 0 2")
    assert [text for text in legal(state) if action in text] == [f"0 {action} 2"]
    assert "not legal" in refusal(state, f"0 {action}")
    assert "not legal" in refusal(state, f"0 {action} 0")
    assert "not legal" in refusal(state, f"0 {action} 1")


@pytest.mark.rule("S0.12", "S0.13", "B.9")
def test_the_turn_skips_who_is_out() -> None:
    state = table("duke contessa | | assassin duke")
    assert play(state, "0 income").to_move == (2,)


@pytest.mark.rule("E.10")
def test_the_next_player_has_a_turn_after_one_eliminated_by_a_bluff() -> None:
    state = table("contessa | captain captain | assassin duke")
    play(state, "0 tax", "1 challenge", "0 concede")
    assert state.alive == (1, 2)
    assert state.turn.seat == 1


@pytest.mark.rule("S0.9", "S0.18", "S2.37", "S4.37", "S3.2", "S3.25", "I.8")
def test_the_last_player_with_influence_wins() -> None:
    state = table("duke contessa | captain | assassin", coins="7 2 2")
    play(state, "0 coup 1")
    assert not state.is_over
    play(state, "2 tax", "0 challenge", "2 concede")
    assert (state.is_over, state.winner, state.to_move, legal(state)) == (True, 0, (), [])


@pytest.mark.rule("S0.18", "E.36")
def test_the_game_stops_in_the_middle_of_an_action() -> None:
    state = table("assassin captain | duke", coins="3 2")
    play(state, "0 assassinate 1", "1 challenge", "0 show assassin")
    assert state.winner == 0
    assert not state.is_chance
    assert "after the end of the game" in refusal(state, "* draw 0 assassin")


@pytest.mark.rule("S0.18", "E.36")
def test_nothing_of_a_steal_is_carried_out_once_the_game_is_over() -> None:
    state = table("captain duke | contessa", coins="2 5")
    play(state, "0 steal 1", "1 challenge", "0 show captain")
    assert (state.winner, state.coins) == (0, [2, 0])


@pytest.mark.rule("S0.17", "S0.9")
def test_the_log_tells_who_is_out_and_who_has_won() -> None:
    state = table("duke contessa | captain", coins="7 4")
    play(state, "0 coup 1")
    assert state.log is not None
    assert state.log.seen[0][-4:] == [
        events.InfluenceLost(1, "captain"),
        events.Eliminated(1),
        events.CoinsMoved(1, 1, events.TREASURY, 4),
        events.Won(0),
    ]
