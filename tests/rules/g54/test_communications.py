"""Communications: Director, Newscaster, Reporter, Writer and Producer."""

from __future__ import annotations

import pytest

from coup.engine.moves import Keep
from coup.engine.rng import Random
from coup.engine.state import State
from tests.rules.g54.tables import g54, go
from tests.table import draw_all, legal, refusal

THREE = "banker guerrilla | banker guerrilla | politician peacekeeper"


def short(name: str, court: str, hands: str = THREE, coins: str = "2 2 2") -> State:
    """A game with a Missionary, in which the Court has only these cards left."""
    cast = f"{name} missionary peacekeeper"
    return g54(cast, hands.replace("politician", "missionary"), coins=coins, court=court)


@pytest.mark.rule("S1.30")
@pytest.mark.parametrize(
    ("name", "drawn", "coins"), [("director", 2, 2), ("newscaster", 3, 1), ("reporter", 1, 3)]
)
def test_an_exchange_draws_and_returns_as_many(name: str, drawn: int, coins: int) -> None:
    state = go(g54(name, THREE), f"0 {name}", "pass")
    court = len(state.court)
    cards = ["peacekeeper", "politician", "politician"][:drawn]
    go(state, f"* draw 0 {' '.join(cards)}")
    assert (len(state.hands[0]), len(state.court)) == (2 + drawn, court - drawn)
    assert (state.coins[0], state.phase.name) == (coins, "exchange")
    go(state, f"0 keep guerrilla {cards[-1]}")
    assert (state.hands[0], len(state.court)) == (("guerrilla", cards[-1]), court)
    assert ("banker" in state.court, state.turn.seat) == (True, 1)


@pytest.mark.rule("S1.17")
@pytest.mark.parametrize("name", ["director", "newscaster", "reporter", "writer"])
def test_a_player_with_one_life_keeps_one_card(name: str) -> None:
    state = g54(name, "guerrilla | banker guerrilla | politician peacekeeper")
    draw_all(go(state, f"0 {name}", "pass"), Random(1))
    if name == "writer":
        go(state, "0 stop")
    moves = state.legal_moves
    assert {len(move.characters) for move in moves if isinstance(move, Keep)} == {1}


@pytest.mark.rule("G.9", "S1.30")
@pytest.mark.parametrize(
    ("name", "coins"), [("director", 2), ("newscaster", 1), ("reporter", 3), ("writer", 2)]
)
def test_with_an_empty_court_only_the_coins_move(name: str, coins: int) -> None:
    state = go(short(name, ""), f"0 {name}", "pass")
    assert (state.coins[0], state.hands[0]) == (coins, ("banker", "guerrilla"))
    assert state.turn.seat == 1


@pytest.mark.rule("G.9", "S1.30", "V.130")
@pytest.mark.parametrize("name", ["director", "newscaster"])
def test_an_exchange_draws_what_the_court_has(name: str) -> None:
    state = go(short(name, "peacekeeper"), f"0 {name}", "pass", "* draw 0 peacekeeper")
    assert (len(state.hands[0]), state.court) == (3, [])
    go(state, "0 keep banker peacekeeper")
    assert (state.hands[0], state.court) == (("banker", "peacekeeper"), ["guerrilla"])


@pytest.mark.rule("V.130")
def test_a_newscaster_draws_two_of_a_court_of_two() -> None:
    state = short("newscaster", "peacekeeper newscaster")
    go(state, "0 newscaster", "pass", "* draw 0 newscaster peacekeeper", "0 keep banker guerrilla")
    assert (state.coins[0], sorted(state.court)) == (1, ["newscaster", "peacekeeper"])


@pytest.mark.rule("G.9", "S1.25")
def test_a_newscaster_needs_the_coin() -> None:
    assert "0 newscaster" not in legal(g54("newscaster", THREE, coins="0 2 2"))


def test_a_writer_draws_one_and_may_pay_for_more() -> None:
    state = go(g54("writer", THREE), "0 writer", "pass", "* draw 0 politician")
    assert (state.coins[0], legal(state)) == (2, ["0 draw", "0 stop"])
    go(state, "0 draw, * draw 0 peacekeeper")
    assert (state.coins[0], legal(state)) == (1, ["0 draw", "0 stop"])
    go(state, "0 stop")
    assert len(legal(state)) == 6
    go(state, "0 keep peacekeeper politician")
    assert (state.hands[0], len(state.court)) == (("peacekeeper", "politician"), 9)


@pytest.mark.rule("G.9")
def test_a_writer_stops_when_out_of_coins() -> None:
    state = g54("writer", THREE, coins="1 2 2")
    go(state, "0 writer", "pass", "* draw 0 politician, 0 draw, * draw 0 peacekeeper")
    assert (state.coins[0], state.phase.name) == (0, "exchange")


@pytest.mark.rule("G.9")
def test_a_writer_without_coins_draws_the_first_card_only() -> None:
    state = g54("writer", THREE, coins="0 2 2")
    go(state, "0 writer", "pass", "* draw 0 politician")
    assert state.phase.name == "exchange"


@pytest.mark.rule("G.9")
def test_a_writer_stops_when_the_court_is_out_of_cards() -> None:
    state = short("writer", "peacekeeper writer", coins="9 2 2")
    go(state, "0 writer", "pass", "* draw 0 peacekeeper, 0 draw, * draw 0 writer")
    assert (state.coins[0], state.phase.name, state.court) == (8, "exchange", [])


PRODUCER = "producer guerrilla | banker politician | banker peacekeeper"


def produced(*moves: str) -> State:
    """A Producer aimed at seat 1, unchallenged, and what follows."""
    return go(g54("producer", PRODUCER), "0 producer 1", "pass", *moves)


@pytest.mark.rule("G.13", "S1.41")
def test_a_producer_mixes_a_court_card_and_a_card_of_the_target() -> None:
    state = produced("1 pass, * draw 0 peacekeeper")
    assert legal(state) == ["1 offer banker", "1 offer politician"]
    go(state, "1 offer politician")
    assert state.hands[0] == ("guerrilla", "peacekeeper", "politician", "producer")
    assert len(legal(state)) == 6
    go(state, "0 keep peacekeeper politician")
    assert legal(state) == ["0 offer guerrilla", "0 offer producer"]
    go(state, "0 offer guerrilla")
    assert state.hands[:2] == [("peacekeeper", "politician"), ("banker", "guerrilla")]
    assert ("producer" in state.court, len(state.court), state.turn.seat) == (True, 9, 1)


@pytest.mark.rule("I.7")
def test_giving_back_one_of_two_equal_cards_is_a_move_like_any_other() -> None:
    hands = "producer banker | banker politician | guerrilla peacekeeper"
    state = go(g54("producer", hands), "0 producer 1", "pass", "1 pass, * draw 0 peacekeeper")
    go(state, "1 offer banker, 0 keep peacekeeper producer")
    assert legal(state) == ["0 offer banker"]


@pytest.mark.rule("V.129", "S1.41", "D.24")
def test_a_blocked_producer_still_exchanges_with_the_court() -> None:
    state = produced("1 block producer", "pass", "* draw 0 peacekeeper")
    assert (state.phase.name, len(legal(state))) == ("exchange", 3)
    go(state, "0 keep guerrilla peacekeeper")
    assert (state.hands[1], state.turn.seat) == (("banker", "politician"), 1)
    assert "producer" in state.court


@pytest.mark.rule("V.129")
def test_a_block_may_stop_a_producer_altogether() -> None:
    options = {"producer_block": "whole_action"}
    state = g54("producer", PRODUCER, options=options)
    go(state, "0 producer 1", "pass", "1 block producer", "pass")
    assert (state.hands[0], state.turn.seat) == (("guerrilla", "producer"), 1)
    state = g54("producer", PRODUCER, options=options)
    go(state, "0 producer 1", "pass", "1 block producer", "0 challenge, 1 concede, 1 lose banker")
    assert state.phase.name == "draw"


@pytest.mark.rule("G.9", "E.6")
def test_a_producer_whose_target_died_exchanges_with_the_court_only() -> None:
    state = g54("producer", "producer guerrilla | banker | banker peacekeeper")
    go(state, "0 producer 1", "1 challenge, 0 show producer, * draw 0 peacekeeper")
    assert (state.alive, state.phase.name) == ((0, 2), "draw")
    go(state, "* draw 0 politician")
    assert len(legal(state)) == 3


@pytest.mark.rule("G.9")
def test_a_producer_and_an_empty_court_exchange_with_the_target_only() -> None:
    state = short("producer", "", "producer guerrilla | banker peacekeeper | banker missionary")
    go(state, "0 producer 1", "pass", "1 pass, 1 offer peacekeeper, 0 keep peacekeeper producer")
    assert legal(state) == ["0 offer guerrilla"]
    go(state, "0 offer guerrilla")
    assert (state.hands[1], state.court) == (("banker", "guerrilla"), [])


@pytest.mark.rule("G.9")
def test_a_target_with_one_card_lends_it_to_the_producer() -> None:
    state = g54("producer", "producer | banker | banker peacekeeper")
    go(state, "0 producer 1", "pass", "1 pass, * draw 0 guerrilla, 1 offer banker")
    assert (state.hands[1], 1 in state.alive) == ((), True)
    go(state, "0 keep guerrilla, 0 offer producer")
    assert state.hands[:2] == [("guerrilla",), ("producer",)]


@pytest.mark.rule("S1.42")
def test_the_card_is_the_choice_of_the_target() -> None:
    state = produced("1 pass, * draw 0 peacekeeper")
    assert state.to_move == (1,)
    assert "out of turn" in refusal(state, "0 offer banker")
