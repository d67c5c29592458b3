"""Rebellion G54 in general: what there is, who acts, what everybody may do."""

from __future__ import annotations

import pytest

from coup.engine.moves import Act
from coup.engine.rng import Random
from coup.engine.setup import choose_first, deal, new_game
from coup.rules.catalog import find_variant
from coup.rules.g54 import FIRST_GAME
from coup.rules.model import OptionValue
from tests.rules.g54.tables import g54, go
from tests.table import legal, refusal

G54 = find_variant("g54")
THREE = "banker director | guerrilla director | politician peacekeeper"


@pytest.mark.rule("S1.6", "S1.10", "S1.25", "S1.26", "G.7", "D.15")
def test_general_actions_and_those_of_the_five_characters_are_all_there_is() -> None:
    state = g54("", THREE, coins="9 2 2")
    actions = {move.action for move in state.legal_moves if isinstance(move, Act)}
    assert actions == {"income", "coup", *FIRST_GAME}
    assert "not legal" in refusal(state, "0 foreign_aid")


@pytest.mark.rule("S1.26", "S1.32", "S1.33", "D.16")
def test_income_is_one_coin_that_nobody_can_stop() -> None:
    state = go(g54("", THREE), "0 income")
    assert (state.coins, state.turn.seat, state.phase.name) == ([3, 2, 2], 1, "choose_action")


@pytest.mark.rule("S1.32", "S1.34", "S1.17", "D.16")
def test_a_coup_costs_seven_and_nobody_can_stop_it() -> None:
    state = go(g54("", THREE, coins="8 2 2"), "0 coup 1")
    assert (state.coins[0], legal(state)) == (1, ["1 lose director", "1 lose guerrilla"])
    go(state, "1 lose guerrilla")
    assert (state.lost[1], state.hands[1]) == (("guerrilla",), ("director",))


@pytest.mark.rule("S1.29", "S1.34", "G.8", "D.13")
@pytest.mark.parametrize("coins", [10, 11, 14])
def test_ten_coins_leave_nothing_but_a_coup(coins: int) -> None:
    state = g54("", THREE, coins=f"{coins} 2 2")
    assert legal(state) == ["0 coup 1", "0 coup 2"]


@pytest.mark.rule("S1.12", "S1.13", "S1.5", "G.5", "G.6")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_cards_and_two_coins_each_the_rest_is_the_court(seats: int) -> None:
    copies = 3 if seats <= 6 else 4
    random = Random(3)
    state = deal(new_game(G54, seats, random, characters=FIRST_GAME), random)
    assert state.game.deck == tuple(sorted(FIRST_GAME * copies))
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert state.coins == [2] * seats
    assert len(state.court) == 5 * copies - 2 * seats


@pytest.mark.rule("G.5")
@pytest.mark.parametrize("seats", [1, 9, 10])
def test_nine_players_are_too_many(seats: int) -> None:
    with pytest.raises(ValueError, match=f"played by 2 to 8, not by {seats}"):
        G54.rules(seats, {}, FIRST_GAME)


@pytest.mark.rule("S1.14", "D.3")
def test_the_players_agree_on_who_starts() -> None:
    random = Random(1)
    game = new_game(G54, 4, random, characters=FIRST_GAME)
    assert game.rules.options["first_player"] == "agreed"
    assert choose_first(game, random, agreed=2, winner=1) == 2
    before = new_game(
        G54, 4, random, characters=FIRST_GAME, options={"first_player": "previous_winner"}
    )
    assert choose_first(before, random, agreed=2, winner=1) == 1
    dice = new_game(G54, 4, random, characters=FIRST_GAME, options={"first_player": "random"})
    assert {choose_first(dice, random, agreed=2, winner=1) for _ in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("S1.15", "S1.16", "S1.18", "S1.24")
def test_the_last_one_with_a_life_wins() -> None:
    state = g54("", "banker director | guerrilla | politician", coins="7 7 2", first=1)
    go(state, "1 coup 2")
    assert (state.alive, state.is_over, state.turn.seat) == ((0, 1), False, 0)
    go(state, "0 coup 1")
    assert (state.is_over, state.winner, legal(state)) == (True, 0, [])


@pytest.mark.rule("S1.19")
def test_turns_go_clockwise_and_skip_the_dead_and_nobody_passes() -> None:
    state = g54("", "banker director | guerrilla | politician director", coins="2 0 7", first=2)
    go(state, "2 coup 1")
    assert state.turn.seat == 0
    assert "not legal" in refusal(state, "0 pass")
    go(state, "0 income")
    assert state.turn.seat == 2


@pytest.mark.rule("S1.31", "G.10", "D.10")
@pytest.mark.parametrize(("treasury", "after"), [("unlimited", 12), (50, 10), (54, 12)])
def test_the_treasury_never_runs_out_unless_it_is_counted(
    treasury: OptionValue, after: int
) -> None:
    state = g54("", THREE, coins="20 9 20", first=1, options={"treasury": treasury})
    assert go(state, "1 banker", "pass").coins[1] == after


@pytest.mark.rule("S1.30")
def test_a_counted_treasury_gives_what_is_left() -> None:
    options = {"treasury": 50}
    state = go(g54("", THREE, coins="9 20 19", options=options), "0 banker", "pass")
    assert (state.coins[0], state.treasury) == (11, 0)
    go(state, "1 coup 0, 0 lose banker, 2 coup 0")
    assert state.treasury == 25


@pytest.mark.rule("D.2", "G.17")
def test_all_are_asked_at_once_and_the_first_challenge_counts() -> None:
    state = g54("", THREE, options={"challenge_offer": "fastest"})
    go(state, "0 banker")
    assert list(state.to_move) == [1, 2]  # at a tie seat 1 is heard first
    go(state, "2 challenge")
    assert list(state.to_move) == [0]
    assert "out of turn" in refusal(state, "1 challenge")


@pytest.mark.rule("D.2", "S1.44")
def test_targets_are_asked_clockwise_even_where_challenges_are_not() -> None:
    state = g54(
        "priest",
        "banker director | guerrilla director | priest director",
        options={"challenge_offer": "fastest"},
    )
    go(state, "0 priest", "2 pass, 1 pass")
    assert (state.phase.name, list(state.to_move)) == ("block", [1])
    go(state, "1 block priest")
    assert list(state.to_move) == [2, 0]


@pytest.mark.parametrize("shown", ["declare", "resolve"])
def test_when_a_cost_is_shown_changes_nothing_in_the_game(shown: OptionValue) -> None:
    state = g54("", THREE, coins="4 2 2", options={"show_cost_at": shown})
    go(state, "0 guerrilla 1")
    assert state.coins[0] == 0
    go(state, "1 challenge, 0 concede")
    assert state.coins[0] == 4
