"""Force: Guerrilla, General, Judge and Crime Boss."""

from __future__ import annotations

import pytest

from coup.engine.state import State
from coup.engine.tokens import Token
from tests.rules.g54.tables import g54, go
from tests.table import legal

FOUR = "X banker | X director | banker director | politician peacekeeper"


def four(name: str, coins: str = "5 2 2 2", options: dict[str, object] | None = None) -> State:
    """Four players; seats 0 and 1 have this character."""
    return g54(name, FOUR.replace("X", name), coins=coins, options=options)


@pytest.mark.rule("S1.17", "G.16")
def test_a_guerrilla_costs_four_and_the_target_chooses_the_life_it_loses() -> None:
    state = go(four("guerrilla"), "0 guerrilla 2", "pass", "2 pass")
    assert (state.coins[0], legal(state)) == (1, ["2 lose banker", "2 lose director"])
    go(state, "2 lose banker")
    assert (state.lost[2], state.hands[2], state.turn.seat) == (("banker",), ("director",), 1)


@pytest.mark.rule("V.100", "S1.41", "D.24")
def test_a_blocked_guerrilla_is_paid_for_and_does_nothing() -> None:
    state = four("guerrilla", "4 2 2 2")
    go(state, "0 guerrilla 1", "pass", "1 block guerrilla", "pass")
    assert (state.coins, state.lost[1], state.turn.seat) == ([0, 2, 2, 2], (), 1)


@pytest.mark.rule("G.16")
def test_a_target_that_doubts_a_true_guerrilla_may_lose_both_lives() -> None:
    state = four("guerrilla")
    go(state, "0 guerrilla 2", "2 challenge, 0 show guerrilla, 2 lose banker, * draw 0 banker")
    assert (state.phase.name, state.to_move) == ("block", (2,))
    go(state, "2 pass")
    assert (state.alive, state.lost[2], state.coins[2]) == ((0, 1, 3), ("banker", "director"), 0)


@pytest.mark.rule("D.23")
def test_without_the_option_a_target_that_doubted_wrongly_may_not_block() -> None:
    state = four("guerrilla", options={"block_after_own_failed_challenge": False})
    go(state, "0 guerrilla 2", "2 challenge, 0 show guerrilla, 2 lose banker, * draw 0 banker")
    assert (state.alive, state.lost[2]) == ((0, 1, 3), ("banker", "director"))


@pytest.mark.rule("E.6", "G.16")
def test_an_attack_on_a_target_that_died_doubting_it_is_over_and_paid() -> None:
    state = g54("guerrilla", "guerrilla banker | banker | politician peacekeeper", coins="4 2 2")
    go(state, "0 guerrilla 1", "1 challenge, 0 show guerrilla, * draw 0 director")
    assert (state.alive, state.coins, state.turn.seat) == ((0, 2), [0, 0, 2], 2)


@pytest.mark.rule("E.11")
def test_an_attacker_who_dies_doubting_a_true_block_ends_the_action() -> None:
    state = g54("guerrilla", "banker | guerrilla banker | politician peacekeeper", coins="4 2 2")
    go(state, "0 guerrilla 1", "pass", "1 block guerrilla", "0 challenge, 1 show guerrilla")
    go(state, "* draw 1 director")
    assert (state.alive, state.coins, state.turn.seat) == ((1, 2), [0, 2, 2], 1)


@pytest.mark.rule("G.12", "G.14")
def test_a_general_hits_every_other_player_clockwise() -> None:
    state = go(four("general"), "0 general", "pass", "1 pass, 2 pass, 3 pass")
    for seat, card in ((1, "director"), (2, "banker"), (3, "politician")):
        assert (state.phase.name, state.to_move) == ("lose", (seat,))
        go(state, f"{seat} lose {card}")
    assert (state.coins[0], state.turn.seat) == (0, 1)
    assert [len(lost) for lost in state.lost] == [0, 1, 1, 1]


@pytest.mark.rule("V.112", "G.12", "G.13")
def test_a_general_whose_player_doubts_a_true_block_loses_a_life_too() -> None:
    state = go(four("general"), "0 general", "pass")
    go(state, "1 block general", "0 challenge, 1 show general, 0 lose banker, * draw 1 banker")
    go(state, "2 pass, 3 pass", "2 lose banker, 3 lose politician")
    assert [len(lost) for lost in state.lost] == [1, 0, 1, 1]
    assert (state.coins[0], state.turn.seat) == (0, 1)


@pytest.mark.rule("E.11", "V.112")
def test_a_general_who_dies_doubting_a_block_hits_nobody() -> None:
    state = g54("general", "banker | general director | banker director", coins="5 2 2")
    go(state, "0 general", "pass", "1 block general", "0 challenge, 1 show general")
    go(state, "* draw 1 politician")
    assert (state.alive, state.turn.seat) == ((1, 2), 1)
    assert [len(lost) for lost in state.lost[1:]] == [0, 0]


@pytest.mark.rule("G.12")
def test_a_general_kills_the_last_lives_clockwise_and_may_win_at_once() -> None:
    state = g54("general", "general banker | banker | director | politician", coins="5 2 2 2")
    go(state, "0 general", "pass", "1 pass, 2 pass, 3 pass")
    assert (state.is_over, state.winner, state.coins) == (True, 0, [0, 0, 0, 0])


@pytest.mark.rule("V.111", "G.14")
@pytest.mark.parametrize("name", ["general", "priest"])
def test_an_action_on_all_leaves_protected_players_out(name: str) -> None:
    cast = f"{name} peacekeeper foreign_consular" if name == "general" else f"{name} peacekeeper"
    treaty = (Token("treaty", 0), Token("treaty", 3)) if name == "general" else ()
    hands = "banker director | banker director | peacekeeper director | banker peacekeeper"
    state = g54(cast, hands, coins="5 2 2 2", tokens=(Token("peacekeeping", 2), *treaty))
    go(state, f"0 {name}", "pass")
    assert state.turn.targets == ((1,) if name == "general" else (1, 3))
    go(state, "1 pass")
    if name == "general":
        go(state, "1 lose banker")
        assert [len(lost) for lost in state.lost] == [0, 1, 0, 0]
    else:
        go(state, "3 pass")
        assert state.coins == [7, 1, 2, 1]


@pytest.mark.rule("G.14")
@pytest.mark.parametrize("name", ["general", "priest", "socialist"])
def test_an_action_on_all_may_reach_protected_players_by_option(name: str) -> None:
    hands = "banker director | banker director | peacekeeper director"
    tokens = (Token("peacekeeping", 2),)
    cast = f"{name} peacekeeper"
    options = {"protect_from_all": False}
    state = g54(cast, hands, coins="5 2 2", tokens=tokens, options=options)
    assert go(state, f"0 {name}", "pass").turn.targets == (1, 2)
    state = g54(cast, hands, coins="5 2 2", tokens=tokens)
    assert go(state, f"0 {name}", "pass").turn.targets == (1,)


@pytest.mark.rule("G.14")
@pytest.mark.parametrize("name", ["general", "priest"])
def test_an_action_on_all_needs_somebody_it_may_reach(name: str) -> None:
    tokens = (Token("peacekeeping", 1),)
    state = g54(
        f"{name} peacekeeper", "banker director | director peacekeeper", coins="5 2", tokens=tokens
    )
    assert f"0 {name}" not in legal(state)


def test_a_judge_gives_the_target_three_and_takes_a_life() -> None:
    state = go(four("judge"), "0 judge 2", "pass", "2 pass, 2 lose banker")
    assert (state.coins, state.lost[2]) == ([2, 2, 5, 2], ("banker",))


@pytest.mark.rule("V.101", "S1.41")
def test_a_target_that_blocks_a_judge_keeps_the_three_coins() -> None:
    state = go(four("judge", "3 2 2 2"), "0 judge 1", "pass", "1 block judge", "pass")
    assert (state.coins, state.lost[1], state.turn.seat) == ([0, 5, 2, 2], (), 1)


@pytest.mark.rule("V.102", "G.15")
def test_a_caught_judge_has_the_three_coins_back() -> None:
    state = g54("judge", "banker director | judge director | banker peacekeeper", coins="3 2 2")
    go(state, "0 judge 1", "1 challenge, 0 concede, 0 lose banker")
    assert (state.coins, state.lost[0], state.turn.seat) == ([3, 2, 2], ("banker",), 1)


@pytest.mark.rule("V.102")
def test_a_target_may_keep_the_coins_of_a_caught_judge_by_option() -> None:
    options = {"judge_coins": "kept_by_target"}
    state = g54(
        "judge",
        "banker director | judge director | banker peacekeeper",
        coins="3 2 2",
        options=options,
    )
    go(state, "0 judge 1", "2 challenge, 0 concede, 0 lose banker")
    assert (state.coins, state.lost[0], state.lost[1]) == ([0, 5, 2], ("banker",), ())


@pytest.mark.rule("G.15")
def test_the_coins_of_a_judge_are_the_targets_only_when_they_are_due() -> None:
    state = g54(
        "judge customs_officer",
        "judge banker | judge banker | customs_officer director",
        coins="4 0 2",
        tokens=(Token("tax", 2), Token("tax", 2, "judge")),
    )
    go(state, "0 judge 1")
    assert state.coins == [0, 0, 3]
    go(state, "pass")
    assert (state.phase.name, state.to_move) == ("lose", (1,))  # it had no coin for the tax
    assert state.coins == [0, 3, 3]


@pytest.mark.rule("E.6", "G.15")
def test_a_target_that_died_doubting_a_judge_gets_nothing_and_nothing_comes_back() -> None:
    state = g54("judge", "judge banker | banker | politician peacekeeper", coins="3 2 2")
    go(state, "0 judge 1", "1 challenge, 0 show judge, * draw 0 director")
    assert (state.alive, state.coins) == ((0, 2), [0, 0, 2])


def test_a_judge_who_kills_leaves_the_coins_with_the_dead_player_to_the_treasury() -> None:
    state = g54("judge", "judge banker | banker | politician peacekeeper", coins="3 2 2")
    go(state, "0 judge 1", "pass", "1 pass")
    assert (state.alive, state.coins, state.treasury) == ((0, 2), [0, 0, 2], 48)


@pytest.mark.rule("V.113")
def test_a_target_may_buy_itself_off_from_the_crime_boss() -> None:
    state = go(four("crime_boss"), "0 crime_boss 2", "pass")
    assert (legal(state), state.coins[0]) == (["2 pay", "2 pass"], 0)
    go(state, "2 pay")
    assert (state.coins, state.lost[2], state.turn.seat) == ([7, 2, 0, 2], (), 1)


@pytest.mark.rule("V.114")
def test_a_target_that_does_not_pay_the_crime_boss_loses_a_life() -> None:
    state = go(four("crime_boss"), "0 crime_boss 2", "pass", "2 pass, 2 lose banker")
    assert (state.coins, state.lost[2], state.turn.seat) == ([0, 2, 2, 2], ("banker",), 1)


def test_a_target_without_two_coins_is_not_asked_to_pay() -> None:
    state = go(four("crime_boss", "5 2 1 2"), "0 crime_boss 2", "pass")
    assert (state.phase.name, state.coins) == ("lose", [0, 2, 1, 2])


@pytest.mark.rule("G.9")
def test_a_crime_boss_must_own_five() -> None:
    moves = legal(four("crime_boss", "4 2 2 2"))
    assert [move for move in moves if "crime_boss" in move] == []


def test_nobody_blocks_the_crime_boss_and_the_payment_is_no_claim() -> None:
    state = go(four("crime_boss"), "0 crime_boss 1", "pass")
    assert legal(state) == ["1 pay", "1 pass"]
    assert go(state, "1 pay").phase.name == "choose_action"


@pytest.mark.rule("E.6")
def test_a_target_that_died_doubting_the_crime_boss_does_not_pay() -> None:
    state = g54("crime_boss", "crime_boss banker | banker | politician peacekeeper", coins="7 2 2")
    go(state, "0 crime_boss 1", "1 challenge, 0 show crime_boss, * draw 0 director")
    assert (state.alive, state.coins) == ((0, 2), [2, 0, 2])


def test_a_crime_boss_who_paid_tax_on_the_way_never_owes_more_than_there_is() -> None:
    cast = "crime_boss missionary customs_officer"
    hands = "crime_boss director | banker missionary | customs_officer banker"
    state = g54(cast, hands, coins="5 2 2", tokens=(Token("tax", 2), Token("tax", 2, "missionary")))
    go(state, "0 crime_boss 2", "1 challenge, 0 show crime_boss, 1 claim missionary")
    go(state, "* draw 0 crime_boss, 0 challenge")
    assert legal(state) == ["0 lose crime_boss", "0 lose director"]  # no coin is left for a tax
    go(state, "0 lose director, * draw 1 banker", "2 pass, 2 lose banker")
    assert state.coins == [0, 1, 3]


@pytest.mark.rule("S1.30", "G.15")
@pytest.mark.parametrize(
    ("name", "price", "settle", "coins"),
    [("judge", 3, "2 pass, 2 lose banker", [0, 2, 48]), ("crime_boss", 5, "2 pay", [7, 2, 41])],
)
def test_coins_set_aside_are_nobody_elses_where_the_treasury_is_counted(
    name: str, price: int, settle: str, coins: list[int]
) -> None:
    hands = f"{name} banker | intellectual director | banker director"
    owned = f"{price} 2 {48 - price}"
    state = g54(f"{name} intellectual", hands, coins=owned, options={"treasury": 50})
    go(state, f"0 {name} 2", f"1 challenge, 0 show {name}", "1 claim intellectual")
    go(state, f"* draw 0 {name}", "pass")
    assert (state.treasury, state.coins[1]) == (price, 2)
    assert go(state, settle).coins == coins
