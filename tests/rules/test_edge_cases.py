"""The rulings on corners of the base game that its rule book leaves to thought."""

from __future__ import annotations

import pytest

from coup.engine import events
from coup.engine.observation import observe
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.rules.catalog import find_variant
from tests.table import draw_all, legal, play, table

CALM = "1 pass, 2 pass"


@pytest.mark.rule("E.3", "V.2")
def test_a_third_player_who_challenges_a_true_assassin_saves_nobody() -> None:
    state = table("assassin duke | captain duke | contessa ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", "1 pass, 2 challenge", "0 show assassin", "2 lose contessa")
    play(state, "* draw 0 captain", "1 pass", "1 lose duke")
    assert [len(lost) for lost in state.lost] == [0, 1, 1]
    assert state.coins == [0, 2, 2]


@pytest.mark.rule("E.4", "E.5", "D.23", "V.10")
def test_a_target_that_challenged_in_vain_may_still_block() -> None:
    state = table("assassin duke | contessa duke | captain ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", "1 challenge", "0 show assassin", "1 lose duke")
    play(state, "* draw 0 captain", "1 block contessa", "2 pass, 0 pass")
    assert (state.hands[1], state.coins) == (("contessa",), [0, 2, 2])


@pytest.mark.rule("E.6", "V.4")
def test_a_target_eliminated_by_its_challenge_is_not_asked_to_block() -> None:
    state = table("assassin duke | contessa | captain ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", "1 challenge", "0 show assassin", "* draw 0 captain")
    assert (state.turn.seat, state.phase.name) == (2, "choose_action")
    assert state.coins == [0, 0, 2]


@pytest.mark.rule("E.7", "E.8", "V.23")
def test_a_robbed_player_eliminated_by_a_bluffed_block_still_pays() -> None:
    state = table("captain duke | assassin | contessa ambassador", coins="2 3 2")
    play(state, "0 steal 1", CALM, "1 block ambassador", "2 challenge", "1 concede")
    assert (state.alive, state.coins, state.treasury) == ((0, 2), [4, 0, 2], 44)


@pytest.mark.rule("E.8", "V.24")
def test_a_robbed_player_eliminated_by_a_challenge_still_pays() -> None:
    state = table("captain duke | assassin | contessa ambassador", coins="2 1 2")
    play(state, "0 steal 1", "1 challenge", "0 show captain", "* draw 0 duke")
    assert state.coins == [3, 0, 2]


@pytest.mark.rule("E.7", "V.9")
def test_an_attack_on_somebody_already_out_hits_nobody() -> None:
    state = table("assassin duke | captain | contessa ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", CALM, "1 block contessa", "2 challenge", "1 concede")
    assert (state.alive, state.coins) == ((0, 2), [0, 0, 2])
    assert state.turn.seat == 2


@pytest.mark.rule("E.11", "V.13")
def test_an_actor_eliminated_by_challenging_a_true_block_ends_the_turn() -> None:
    state = table("assassin | contessa duke | captain ambassador", coins="5 2 2")
    play(state, "0 assassinate 1", CALM, "1 block contessa", "2 pass, 0 challenge")
    play(state, "1 show contessa", "* draw 1 duke")
    assert (state.alive, state.hands[1]) == ((1, 2), ("duke", "duke"))
    assert (state.coins, state.turn.seat) == ([0, 2, 2], 1)


@pytest.mark.rule("E.29", "S0.43", "D.1", "V.5")
@pytest.mark.parametrize("challenger", ["1 challenge", "1 pass, 2 challenge"])
def test_an_assassination_lost_on_a_challenge_is_paid_back(challenger: str) -> None:
    state = table("contessa duke | captain duke | assassin ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", challenger, "0 concede", "0 lose duke")
    assert (state.coins, state.treasury) == ([3, 2, 2], 43)


@pytest.mark.rule("V.12", "E.29")
def test_what_comes_back_to_a_player_who_is_out_goes_to_the_treasury() -> None:
    state = table("contessa | captain duke | assassin ambassador", coins="4 2 2")
    play(state, "0 assassinate 1", "1 challenge", "0 concede")
    assert (state.alive, state.coins, state.treasury) == ((1, 2), [0, 2, 2], 46)


@pytest.mark.rule("V.7")
@pytest.mark.parametrize(("challenge", "loser"), [("2 challenge", 2), ("2 pass, 0 challenge", 0)])
def test_whoever_challenges_a_true_contessa_loses(challenge: str, loser: int) -> None:
    state = table("assassin duke | contessa captain | duke ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", CALM, "1 block contessa", challenge, "1 show contessa")
    play(state, f"{loser} lose duke", "* draw 1 assassin")
    assert [len(lost) for lost in state.lost] == [int(seat == loser) for seat in range(3)]
    assert (state.coins[0], state.hands[1]) == (0, ("assassin", "captain"))


@pytest.mark.rule("E.30")
def test_an_unlimited_treasury_pays_though_the_box_is_empty() -> None:
    hands = "duke duke | captain captain | assassin assassin | contessa contessa | duke captain"
    state = table(f"{hands} | ambassador ambassador", coins="9 12 12 12 12 12")
    play(state, "0 tax", "1 pass, 2 pass, 3 pass, 4 pass, 5 pass")
    assert (state.coins[0], state.treasury) == (12, -22)
    assert observe(state, 0).treasury == 0


@pytest.mark.rule("E.31", "I.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_the_court_never_runs_short(seats: int) -> None:
    random = Random(seats)
    for _ in range(8):
        state = deal(new_game(find_variant("classic"), seats, random), random)
        size = len(state.court)
        while not state.is_over:
            if state.phase.name == "choose_action":
                assert len(state.court) == size
            moves = state.legal_moves
            state.apply(moves[random.below(len(moves))])
            draw_all(state, random)


@pytest.mark.rule("E.35")
def test_a_rich_player_always_finds_somebody_to_coup() -> None:
    state = table("duke contessa | | assassin", coins="12 0 0")
    assert legal(state) == ["0 coup 2"]


@pytest.mark.rule("E.36", "E.40")
def test_an_action_without_a_living_target_does_nothing() -> None:
    options = {"fifth_character": "inquisitor"}
    state = table("inquisitor duke | captain | contessa assassin", options=options)
    play(state, "0 examine 1", "1 challenge", "0 show inquisitor", "* draw 0 captain")
    assert (state.turn.seat, state.phase.name) == (2, "choose_action")


@pytest.mark.rule("E.13", "E.14")
def test_the_log_does_not_tell_whether_who_conceded_held_the_card() -> None:
    logs = []
    for hand in ("duke contessa", "captain contessa"):
        state = table(f"{hand} | captain captain | assassin ambassador")
        play(state, "0 tax", "1 challenge", "0 concede", "0 lose contessa")
        assert state.log is not None
        logs.append(state.log.seen[1])
    assert logs[0] == logs[1]
    assert events.Caught(0, "duke") in logs[0]
