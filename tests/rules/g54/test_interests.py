"""Special Interests without a token: Politician, Priest, Communist and Protestor."""

from __future__ import annotations

import pytest

from coup.engine.state import State
from coup.engine.tokens import Token
from tests.rules.g54.tables import g54, go
from tests.table import legal

FOUR = "X banker | X director | banker director | guerrilla peacekeeper"


def four(name: str, coins: str, options: dict[str, object] | None = None) -> State:
    """Four players; seats 0 and 1 have this character."""
    return g54(f"{name} peacekeeper", FOUR.replace("X", name), coins=coins, options=options)


@pytest.mark.rule("S1.30")
@pytest.mark.parametrize(("owned", "taken"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_a_politician_takes_up_to_two(owned: int, taken: int) -> None:
    state = go(four("politician", f"2 2 {owned} 2"), "0 politician 2", "pass", "2 pass")
    assert (state.coins, state.turn.seat) == ([2 + taken, 2, owned - taken, 2], 1)


@pytest.mark.rule("E.8", "S1.23")
def test_a_politician_takes_from_a_target_that_died_doubting() -> None:
    for taken, steals in ((2, True), (0, False)):
        state = g54(
            "politician",
            "politician banker | banker | guerrilla peacekeeper",
            coins="2 5 2",
            options={"steal_from_eliminated": steals},
        )
        go(state, "0 politician 1", "1 challenge, 0 show politician, * draw 0 director")
        assert (state.alive, state.coins) == ((0, 2), [2 + taken, 0, 2])


@pytest.mark.rule("V.110", "S1.30", "G.12")
def test_a_priest_takes_one_from_everybody_able_who_does_not_block() -> None:
    hands = " | ".join(
        ["priest banker", *["banker director"] * 2, "guerrilla director", "priest guerrilla"]
    )
    state = g54("priest", hands, coins="2 3 1 0 5")
    go(state, "0 priest", "pass", "1 pass, 2 pass, 3 pass, 4 block priest", "pass")
    assert (state.coins, state.turn.seat) == ([4, 2, 0, 0, 5], 1)


@pytest.mark.rule("E.8")
def test_a_priest_takes_from_a_target_that_died_doubting() -> None:
    state = g54("priest", "priest banker | banker | guerrilla director", coins="2 5 2")
    go(state, "0 priest", "1 challenge, 0 show priest, * draw 0 director", "2 pass")
    assert (state.alive, state.coins) == ((0, 2), [4, 0, 1])


@pytest.mark.rule("V.117")
def test_a_communist_moves_three_from_the_richest_to_the_poorest() -> None:
    state = four("communist", "0 8 5 3")
    assert [move for move in legal(state) if "communist" in move] == ["0 communist 1 0"]
    go(state, "0 communist 1 0", "pass", "1 pass")
    assert state.coins == [3, 5, 5, 3]


@pytest.mark.rule("V.118", "G.13")
def test_a_communist_who_is_the_richest_cannot_be_blocked() -> None:
    state = go(four("communist", "6 1 2 3"), "0 communist 0 1", "pass")
    assert (state.coins, state.turn.seat) == ([3, 4, 2, 3], 1)


@pytest.mark.rule("G.13")
def test_only_the_richest_may_block_the_communist() -> None:
    state = go(four("communist", "2 1 8 3"), "0 communist 2 1", "pass")
    assert (state.phase.name, state.to_move) == ("block", (2,))
    go(state, "2 block communist", "pass")
    assert (state.coins, state.turn.seat) == ([2, 1, 8, 3], 1)


@pytest.mark.rule("S1.30", "G.9")
def test_a_communist_moves_what_the_richest_has() -> None:
    state = go(four("communist", "0 2 0 1"), "0 communist 1 0", "pass", "1 pass")
    assert state.coins == [2, 0, 0, 1]


def test_at_ties_the_communist_chooses_the_richest_and_the_poorest() -> None:
    moves = [m for m in legal(four("communist", "1 4 4 1")) if "communist" in m]
    assert moves == ["0 communist 1 0", "0 communist 1 3", "0 communist 2 0", "0 communist 2 3"]
    state = go(four("communist", "1 4 4 1"), "0 communist 2 3", "pass", "2 pass")
    assert state.coins == [1, 4, 1, 4]


def test_ties_of_the_communist_are_settled_clockwise_by_option() -> None:
    state = four("communist", "1 4 4 1", options={"communist_tie": "clockwise"})
    assert [m for m in legal(state) if "communist" in m] == ["0 communist 1 0"]
    state = four("communist", "4 4 1 1", options={"communist_tie": "clockwise"})
    assert [m for m in legal(state) if "communist" in m] == ["0 communist 0 2"]


def test_when_all_are_equal_the_communist_names_any_two_players() -> None:
    moves = [m for m in legal(four("communist", "2 2 2 2")) if "communist" in m]
    assert len(moves) == 12
    assert "0 communist 0 0" not in moves


@pytest.mark.rule("G.14")
def test_a_protected_richest_player_keeps_the_communist_away() -> None:
    hands = FOUR.replace("X", "communist")
    for tokens in ((Token("peacekeeping", 1),), (Token("treaty", 0), Token("treaty", 1))):
        second = "foreign_consular" if tokens[0].kind == "treaty" else "peacekeeper"
        state = g54(
            f"communist {second}",
            hands.replace("peacekeeper", second),
            coins="0 8 5 3",
            tokens=tokens,
        )
        assert [m for m in legal(state) if "communist" in m] == []
    state = g54("communist peacekeeper", hands, coins="0 8 5 3", tokens=(Token("peacekeeping", 0),))
    assert [m for m in legal(state) if "communist" in m] == ["0 communist 1 0"]


@pytest.mark.rule("E.6")
@pytest.mark.parametrize("dying", [1, 2])
def test_a_communist_moves_nothing_from_or_to_a_player_who_died_doubting(dying: int) -> None:
    hands = ["communist banker", "director guerrilla", "director guerrilla"]
    hands[dying] = "director"
    state = g54("communist", " | ".join(hands), coins="3 8 0")
    go(state, "0 communist 1 2", f"{dying} challenge, 0 show communist, * draw 0 banker")
    if dying == 2:
        go(state, "1 pass")
    assert state.coins == [3, 8 if dying == 2 else 0, 0]


FIVE = (
    "protestor banker | protestor director | banker director | guerrilla director | "
    "guerrilla banker"
)


def protest(coins: str, *moves: str, hands: str = FIVE) -> State:
    """A Protestor against seat 1, unchallenged, and what follows."""
    return go(g54("protestor", hands, coins=coins), "0 protestor 1", "pass", *moves)


def test_a_protestor_needs_one_to_join_who_pays_three() -> None:
    state = protest("2 2 2 3 3")
    assert (state.coins[0], state.phase.name, state.to_move) == (0, "join", (3,))
    assert legal(state) == ["3 join", "3 pass"]
    go(state, "3 join", "1 pass, 1 lose director")
    assert (state.coins, state.lost[1], state.turn.seat) == ([0, 2, 2, 0, 3], ("director",), 1)


@pytest.mark.rule("G.12")
def test_the_first_willing_player_clockwise_joins_the_protestor() -> None:
    state = protest("2 9 3 3 3")
    assert state.to_move == (2,)  # not the target
    go(state, "2 pass, 3 join")
    assert (state.phase.name, state.turn.joiners) == ("block", (3,))


@pytest.mark.rule("V.127")
def test_without_a_joiner_the_two_coins_are_gone() -> None:
    state = protest("2 3 3 3 2", "2 pass, 3 pass")
    assert (state.coins, state.turn.seat, state.lost[1]) == ([0, 3, 3, 3, 2], 1, ())


@pytest.mark.rule("V.127", "G.5")
@pytest.mark.parametrize("hands", [FIVE, "protestor banker | protestor director"])
def test_a_protestor_nobody_can_join_comes_to_nothing(hands: str) -> None:
    coins = "2 9 2 2 2" if hands == FIVE else "2 9"
    state = protest(coins, hands=hands)
    assert (state.coins[0], state.turn.seat, state.lost[1]) == (0, 1, ())


@pytest.mark.rule("V.128", "S1.40")
def test_a_blocked_protestor_keeps_all_five_coins_paid() -> None:
    state = protest("2 2 3 2 2", "2 join", "1 block protestor", "pass")
    assert (state.coins, state.lost[1], state.turn.seat) == ([0, 2, 0, 2, 2], (), 1)


def test_the_joiner_of_a_protestor_claims_nothing_and_cannot_be_challenged() -> None:
    state = protest("2 2 3 2 2", "2 join")
    assert (state.phase.name, state.to_move, state.claim) == ("block", (1,), None)


@pytest.mark.rule("G.14")
def test_a_treaty_partner_of_the_target_may_join_the_protestor() -> None:
    hands = FIVE.replace("guerrilla", "foreign_consular", 1)
    state = g54(
        "protestor foreign_consular",
        hands,
        coins="2 2 3 2 2",
        tokens=(Token("treaty", 1), Token("treaty", 2)),
    )
    go(state, "0 protestor 1", "pass")
    assert legal(state) == ["2 join", "2 pass"]


@pytest.mark.rule("E.6")
def test_nobody_is_asked_to_join_against_a_target_that_died_doubting() -> None:
    hands = "protestor banker | director | banker director"
    state = g54("protestor", hands, coins="2 2 9")
    go(state, "0 protestor 1", "1 challenge, 0 show protestor, * draw 0 guerrilla")
    assert (state.alive, state.coins, state.turn.seat) == ((0, 2), [0, 0, 9], 2)


@pytest.mark.rule("D.2")
def test_where_all_are_asked_at_once_the_first_to_pay_joins_the_protestor() -> None:
    state = g54("protestor", FIVE, coins="2 2 3 3 3", options={"challenge_offer": "fastest"})
    go(state, "0 protestor 1", "pass")
    assert (state.phase.name, state.to_move) == ("join", (2, 3, 4))
    go(state, "4 join")
    assert (state.coins, state.phase.name) == ([0, 2, 3, 3, 0], "block")
