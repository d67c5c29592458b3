"""Finance: Banker, Farmer, Spy, Capitalist and Speculator."""

from __future__ import annotations

import pytest

from coup.engine import events
from coup.engine.state import State
from coup.engine.tokens import Token
from tests.rules.g54.tables import g54, go
from tests.table import legal, refusal

THREE = "banker director | guerrilla director | politician peacekeeper"


def three(name: str, coins: str = "", options: dict[str, object] | None = None) -> State:
    """Three players, the first with this character of Finance."""
    return g54(name, THREE.replace("banker", name), coins=coins, options=options)


@pytest.mark.rule("G.7")
def test_the_banker_takes_three() -> None:
    state = go(three("banker"), "0 banker", "pass")
    assert (state.coins, state.turn.seat) == ([5, 2, 2], 1)


@pytest.mark.rule("V.107")
def test_the_farmer_takes_three_and_gives_one_to_a_player_of_choice() -> None:
    state = go(three("farmer"), "0 farmer", "pass")
    assert (state.coins, legal(state)) == ([5, 2, 2], ["0 give 1", "0 give 2"])
    go(state, "0 give 2")
    assert (state.coins, state.turn.seat) == ([4, 2, 3], 1)


@pytest.mark.rule("G.14")
def test_the_farmer_may_give_to_protected_players() -> None:
    tokens = (Token("peacekeeping", 1), Token("treaty", 0), Token("treaty", 2))
    state = g54(
        "farmer foreign_consular peacekeeper",
        "farmer director | guerrilla director | peacekeeper guerrilla",
        tokens=tokens,
    )
    assert legal(go(state, "0 farmer", "pass")) == ["0 give 1", "0 give 2"]


@pytest.mark.rule("S1.30", "G.9")
def test_a_farmer_who_finds_the_treasury_empty_gives_what_there_is() -> None:
    hands = "farmer director | guerrilla director | politician peacekeeper"
    state = g54("farmer", hands, coins="0 25 25", options={"treasury": 50}, first=0)
    state = go(state, "0 farmer", "pass")
    assert (state.coins, state.turn.seat) == ([0, 25, 25], 1)


@pytest.mark.rule("V.108", "G.8")
def test_a_spy_takes_one_and_acts_again() -> None:
    state = go(three("spy", "8 2 2"), "0 spy", "pass")
    assert (state.coins[0], state.turn.seat) == (9, 0)
    moves = legal(state)
    assert "0 spy" not in moves
    assert {"0 income", "0 director", "0 guerrilla 1", "0 coup 2"} <= set(moves)
    assert "not legal" in refusal(state, "0 spy")


@pytest.mark.rule("V.109", "G.8")
def test_a_spy_with_nine_coins_has_to_coup() -> None:
    state = go(three("spy", "9 2 2"), "0 spy", "pass")
    assert legal(state) == ["0 coup 1", "0 coup 2"]
    go(state, "0 coup 1", "1 lose director")
    assert (state.coins[0], state.turn.seat) == (3, 1)


@pytest.mark.rule("G.8", "S1.29")
def test_nobody_spies_with_ten_coins() -> None:
    assert legal(three("spy", "10 2 2")) == ["0 coup 1", "0 coup 2"]


@pytest.mark.rule("G.11")
@pytest.mark.parametrize(
    ("action", "phase"),
    [
        ("0 income", "choose_action"),
        ("0 coup 1", "lose"),
        ("0 director", "challenge"),
        ("0 guerrilla 1", "challenge"),
        ("0 politician 1", "challenge"),
        ("0 peacekeeper", "challenge"),
    ],
)
def test_the_second_action_of_a_spy_has_its_own_windows(action: str, phase: str) -> None:
    state = go(three("spy", "8 2 2"), "0 spy", "pass", action)
    assert state.phase.name == phase
    assert state.turn.seat == (1 if action == "0 income" else 0)


@pytest.mark.rule("G.11")
def test_the_turn_of_a_spy_begins_once_and_passes_on_once() -> None:
    state = go(three("spy"), "0 spy", "pass", "0 income")
    assert (state.coins[0], state.turn.seat, state.turn.taken) == (4, 1, ())
    assert state.log is not None
    begun = [e.seat for e in state.log.truth if isinstance(e, events.TurnBegan)]
    assert begun == [0, 1]
    assert "1 spy" in legal(state)


@pytest.mark.rule("G.15")
def test_a_caught_spy_does_not_act_again() -> None:
    state = g54("spy", "director politician | guerrilla director | politician peacekeeper")
    go(state, "0 spy", "1 challenge, 0 concede, 0 lose director")
    assert (state.coins[0], state.turn.seat) == (2, 1)


@pytest.mark.rule("S1.38", "G.11", "G.12", "V.105")
def test_the_capitalist_pays_those_whose_claim_survives() -> None:
    hands = (
        "capitalist director | capitalist guerrilla | director politician | peacekeeper director"
    )
    state = go(g54("capitalist", hands), "0 capitalist", "pass", "1 join, 2 join, 3 join")
    assert state.claim is not None
    assert (state.claim.seat, state.coins) == (1, [2, 2, 2, 2])
    go(state, "pass", "pass", "0 challenge, 3 concede, 3 lose director")
    assert state.coins == [4, 3, 3, 2]
    assert (state.lost[3], state.turn.seat) == (("director",), 1)


@pytest.mark.rule("G.11")
def test_all_claims_of_joiners_are_made_before_the_first_is_challenged() -> None:
    hands = (
        "capitalist director | capitalist guerrilla | director politician | peacekeeper director"
    )
    state = go(g54("capitalist", hands), "0 capitalist", "pass", "1 join")
    assert (state.phase.name, state.to_move) == ("join", (2,))
    go(state, "2 pass, 3 join")
    assert (state.phase.name, state.to_move) == ("challenge", (2,))
    go(state, "2 challenge, 1 show capitalist, 2 lose director, * draw 1 capitalist")
    assert state.claim is not None
    assert state.claim.seat == 3


@pytest.mark.rule("V.106", "G.9")
def test_the_capitalist_pays_clockwise_as_far_as_the_coins_go() -> None:
    hands = " | ".join(["director politician"] * 3 + ["guerrilla peacekeeper"] * 3)
    state = g54("capitalist", hands, coins="2 2 2 2 0 2", first=4)
    go(state, "4 capitalist", "pass", "5 join, 0 join, 1 join, 2 join, 3 join", *["pass"] * 5)
    assert state.coins == [3, 3, 3, 2, 0, 3]


@pytest.mark.rule("G.9")
def test_nobody_has_to_join_the_capitalist() -> None:
    state = go(three("capitalist"), "0 capitalist", "pass", "pass")
    assert (state.coins, state.turn.seat) == ([6, 2, 2], 1)


@pytest.mark.rule("G.11", "E.11")
def test_a_capitalist_who_dies_challenging_a_joiner_ends_the_action_for_all() -> None:
    hands = "director | capitalist guerrilla | director politician"
    state = go(g54("capitalist", hands), "0 capitalist", "pass", "1 join, 2 join")
    go(state, "0 challenge, 1 show capitalist, * draw 1 capitalist")
    assert (state.alive, state.coins, state.turn.seat) == ((1, 2), [0, 2, 2], 1)
    assert state.phase.name == "choose_action"


@pytest.mark.rule("G.11")
def test_a_joiner_who_died_challenging_another_is_neither_challenged_nor_paid() -> None:
    hands = "capitalist director | capitalist guerrilla | director"
    state = go(g54("capitalist", hands), "0 capitalist", "pass", "1 join, 2 join")
    go(state, "2 challenge, 1 show capitalist, * draw 1 capitalist")
    assert (state.alive, state.coins, state.turn.seat) == ((0, 1), [5, 3, 0], 1)


@pytest.mark.rule("G.17", "D.2")
def test_all_may_join_at_once_and_are_still_taken_clockwise() -> None:
    state = three("capitalist", options={"challenge_offer": "fastest"})
    go(state, "0 capitalist", "2 pass, 1 pass")
    assert (state.phase.name, state.to_move) == ("join", (1, 2))
    go(state, "2 join, 1 join")
    assert state.turn.joiners == (1, 2)
    assert state.claim is not None
    assert (state.claim.seat, state.to_move) == (1, (2, 0))


@pytest.mark.rule("V.103")
@pytest.mark.parametrize(("coins", "after"), [(2, 4), (5, 10), (6, 11), (0, 0), (9, 14)])
def test_the_speculator_doubles_up_to_five(coins: int, after: int) -> None:
    state = go(three("speculator", f"{coins} 2 2"), "0 speculator", "pass")
    assert state.coins[0] == after


@pytest.mark.rule("V.104")
def test_a_caught_speculator_gives_all_coins_to_the_challenger() -> None:
    state = g54(
        "speculator",
        "director guerrilla | director guerrilla | politician peacekeeper",
        coins="6 2 2",
    )
    go(state, "0 speculator", "2 challenge, 0 concede")
    assert state.coins == [0, 2, 8]
    go(state, "0 lose director")
    assert (state.lost[0], state.turn.seat) == (("director",), 1)


@pytest.mark.rule("V.104", "E.13")
def test_a_speculator_who_does_not_show_the_card_is_caught_too() -> None:
    state = go(three("speculator", "6 2 2"), "0 speculator", "1 challenge, 0 concede")
    assert (state.coins, legal(state)) == ([0, 8, 2], ["0 lose director"])


@pytest.mark.rule("V.104")
def test_a_speculator_caught_with_the_last_life_leaves_the_coins_to_the_challenger() -> None:
    state = g54(
        "speculator", "director | director guerrilla | politician peacekeeper", coins="6 2 2"
    )
    go(state, "0 speculator", "1 challenge, 0 concede")
    assert (state.coins, state.alive) == ([0, 8, 2], (1, 2))


@pytest.mark.rule("G.15")
def test_a_proved_speculator_doubles_and_the_challenger_gets_nothing() -> None:
    state = go(three("speculator", "6 2 2"), "0 speculator", "1 challenge, 0 show speculator")
    go(state, "1 lose director, * draw 0 director")
    assert state.coins == [11, 2, 2]
