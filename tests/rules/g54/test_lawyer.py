"""The Lawyer: the coins of the dead, claimed at the end of the turn and shared."""

from __future__ import annotations

import pytest

from coup.engine.state import State
from coup.engine.tokens import Token
from tests.rules.g54.tables import g54, go
from tests.table import coins_in_play, legal, refusal

FOUR = "lawyer banker | lawyer director | guerrilla banker | director"


def dead_with(coins: int, options: dict[str, object] | None = None) -> State:
    """Seat 3 has died of a Coup of seat 0, with so many coins."""
    state = g54("lawyer", FOUR, coins=f"7 2 2 {coins}", options=options)
    return go(state, "0 coup 3")


def test_the_lawyer_is_claimed_clockwise_from_the_player_whose_turn_it_is() -> None:
    state = dead_with(7)
    assert (state.phase.name, legal(state)) == ("estate", ["0 claim lawyer", "0 pass"])
    go(state, "0 pass")
    assert legal(state) == ["1 claim lawyer", "1 pass"]
    go(state, "1 pass, 2 pass")
    assert (state.coins, state.turn.seat) == ([0, 2, 2, 0], 1)


@pytest.mark.rule("V.126")
def test_claims_that_stand_share_equally_and_the_rest_goes_to_the_treasury() -> None:
    state = dead_with(7)
    treasury = state.treasury
    go(state, "0 claim lawyer", "pass", "1 claim lawyer", "pass", "2 pass")
    assert (state.coins, state.treasury) == ([3, 5, 2, 0], treasury + 1)


@pytest.mark.rule("V.126")
def test_the_first_claim_that_stands_takes_all_by_option() -> None:
    state = dead_with(7, {"lawyer": "first_clockwise"})
    go(state, "0 pass", "1 claim lawyer", "pass")
    assert (state.coins, state.turn.seat) == ([0, 9, 2, 0], 1)  # seat 2 is not asked any more


def test_a_lost_claim_leaves_the_coins_to_the_others() -> None:
    state = go(dead_with(5), "0 pass, 1 pass, 2 claim lawyer", "1 challenge, 2 concede")
    go(state, "2 lose banker")
    assert (state.coins, state.lost[2]) == ([0, 2, 2, 0], ("banker",))
    state = dead_with(5, {"lawyer": "first_clockwise"})
    go(state, "0 claim lawyer", "1 challenge, 0 concede, 0 lose banker")
    assert legal(state) == ["1 claim lawyer", "1 pass"]


def test_a_proved_claim_costs_its_challenger_a_life() -> None:
    state = go(dead_with(5), "0 claim lawyer", "1 challenge, 0 show lawyer, 1 lose director")
    go(state, "* draw 0 lawyer, 1 pass, 2 pass")
    assert (state.coins, state.lost[1]) == ([5, 2, 2, 0], ("director",))


def test_an_heir_who_died_doubting_another_claim_gets_nothing() -> None:
    hands = "lawyer | lawyer director | guerrilla banker | director"
    state = go(g54("lawyer", hands, coins="7 2 2 6"), "0 coup 3")
    go(state, "0 claim lawyer", "pass", "1 claim lawyer", "0 challenge, 1 show lawyer")
    go(state, "* draw 1 politician, 2 pass")
    assert (state.alive, state.coins) == ((1, 2), [0, 8, 2, 0])


@pytest.mark.rule("G.9")
def test_a_dead_player_without_coins_has_nothing_to_claim() -> None:
    state = dead_with(0)
    assert (state.phase.name, state.turn.seat) == ("choose_action", 1)


@pytest.mark.rule("S1.23", "S1.18")
def test_without_a_lawyer_in_play_the_coins_go_to_the_treasury_at_once() -> None:
    hands = FOUR.replace("lawyer", "politician")
    state = g54("politician", hands, coins="7 2 2 6")
    treasury = state.treasury
    go(state, "0 coup 3")
    assert (state.coins[3], state.treasury, state.turn.seat) == (0, treasury + 13, 1)
    assert state.lost[3] == ("banker", "director")


def test_every_dead_player_of_a_turn_has_a_round_of_claims() -> None:
    hands = "general banker | lawyer director | director | banker"
    state = g54("lawyer general", hands, coins="5 0 4 6")
    go(state, "0 general", "pass", "1 pass, 2 pass, 3 pass, 1 lose director")
    assert (state.alive, state.estates, state.coins) == ((0, 1), (2, 3), [0, 0, 4, 6])
    go(state, "0 claim lawyer", "pass", "1 pass")
    assert (state.coins, state.estates) == ([4, 0, 0, 6], (3,))
    go(state, "0 pass, 1 claim lawyer", "pass")
    assert (state.coins, state.turn.seat) == ([4, 6, 0, 0], 1)


def test_who_dies_over_a_claim_leaves_an_estate_of_their_own() -> None:
    hands = "lawyer banker | director | guerrilla banker | director"
    state = go(g54("lawyer", hands, coins="7 4 2 6"), "0 coup 3")
    go(state, "0 pass, 1 claim lawyer", "2 challenge, 1 concede")
    assert (state.alive, state.estates) == ((0, 2), (3, 1))
    go(state, "2 pass")
    assert (state.coins, legal(state)) == ([0, 4, 2, 0], ["0 claim lawyer", "0 pass"])
    go(state, "0 claim lawyer", "pass", "2 pass")
    assert (state.coins, state.turn.seat) == ([4, 0, 2, 0], 2)


def test_the_dead_player_of_the_turn_itself_is_inherited_too() -> None:
    hands = "banker | lawyer director | guerrilla lawyer"
    state = g54("lawyer", hands, coins="5 2 2")
    go(state, "0 director", "1 challenge, 0 concede")
    assert (state.alive, legal(state)) == ((1, 2), ["1 claim lawyer", "1 pass"])
    go(state, "1 pass, 2 claim lawyer", "pass")
    assert (state.coins, state.turn.seat) == ([0, 2, 7], 1)


def test_when_one_player_is_left_the_game_ends_without_the_lawyer() -> None:
    state = g54("lawyer", "lawyer banker | director", coins="7 5")
    go(state, "0 coup 1")
    assert (state.winner, state.coins) == (0, [0, 0])
    hands = "general banker | director | banker"
    state = g54("lawyer general", hands, coins="5 4 6")
    total = coins_in_play(state)
    go(state, "0 general", "pass", "1 pass, 2 pass")
    assert (state.winner, state.coins, coins_in_play(state)) == (0, [0, 0, 0], total)


@pytest.mark.rule("E.8")
@pytest.mark.parametrize("name", ["politician", "priest"])
def test_coins_that_wait_for_the_lawyer_cannot_be_taken(name: str) -> None:
    hands = f"{name} banker | director | lawyer guerrilla"
    state = g54(f"lawyer {name}", hands, coins="2 5 0")
    go(state, f"0 {name} 1" if name == "politician" else f"0 {name}")
    go(state, f"1 challenge, 0 show {name}, * draw 0 director")
    if name == "priest":
        go(state, "2 pass")
    assert (state.phase.name, state.coins) == ("estate", [2, 5, 0])


def test_a_token_strikes_before_the_estates_are_settled() -> None:
    hands = "lawyer banker | mercenary banker | mercenary"
    state = g54("lawyer mercenary", hands, coins="2 7 5", first=1, tokens=(Token("disappear", 1),))
    go(state, "1 coup 2")
    assert legal(state) == ["1 claim mercenary", "1 pass"]
    go(state, "1 pass, 1 lose banker")
    assert legal(state) == ["1 claim lawyer", "1 pass"]


def test_claiming_a_taxed_lawyer_costs_the_tax() -> None:
    hands = "lawyer banker | lawyer director | customs_officer banker | director"
    tokens = (Token("tax", 2), Token("tax", 2, "lawyer"))
    state = g54("lawyer customs_officer", hands, coins="7 2 2 6", tokens=tokens)
    go(state, "0 coup 3")
    assert legal(state) == ["1 claim lawyer", "1 pass"]  # seat 0 has no coin
    assert "out of turn" in refusal(state, "0 claim lawyer")
    go(state, "1 claim lawyer", "pass", "2 pass")
    assert state.coins == [0, 7, 3, 0]


def test_estates_of_the_first_action_of_a_spy_wait_for_the_second() -> None:
    hands = "spy lawyer | lawyer director | director"
    state = g54("lawyer spy", hands, coins="3 2 5")
    go(state, "0 spy", "2 challenge, 0 show spy, * draw 0 spy")
    assert (state.alive, state.phase.name, state.coins) == ((0, 1), "choose_action", [4, 2, 5])
    go(state, "0 income, 0 claim lawyer", "pass", "1 pass")
    assert (state.coins, state.turn.seat) == ([10, 2, 0], 1)
