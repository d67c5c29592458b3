"""The Inquisitor, who takes the Ambassador's place: exchanging one card, or examining one."""

from __future__ import annotations

from collections import Counter

import pytest

from coup.engine import events
from coup.engine.observation import observe
from coup.engine.rng import Random
from coup.engine.state import State
from coup.rules.catalog import find_variant
from coup.rules.model import OptionValue
from tests.table import cards_in_play, legal, play, refusal, table

CALM = "1 pass, 2 pass"
THREE = "inquisitor duke | contessa duke | captain assassin"


def hall(hands: str = THREE, lost: str = "", **options: OptionValue) -> State:
    """Three players with the Inquisitor in the game."""
    return table(hands, lost=lost, options={"fifth_character": "inquisitor", **options})


@pytest.mark.rule("N.1", "S2.6", "S4.6")
def test_no_ambassador_is_in_the_game() -> None:
    state = hall()
    assert Counter(cards_in_play(state))["inquisitor"] == 3
    assert "ambassador" not in cards_in_play(state)
    play(state, "0 steal 1", CALM)
    assert "not legal" in refusal(state, "1 block ambassador")


@pytest.mark.rule("N.2", "S2.23", "S4.23")
def test_one_of_two_uses_is_named_with_the_action() -> None:
    moves = [text for text in legal(hall()) if "ex" in text]
    assert moves == ["0 exchange", "0 examine 1", "0 examine 2"]
    state = play(hall(), "0 examine 1")
    assert state.claim is not None
    assert state.claim.character == "inquisitor"


@pytest.mark.rule("N.3", "S2.24", "S4.24")
def test_the_exchange_is_of_one_card() -> None:
    state = play(hall(), "0 exchange", CALM)
    assert "seat 0 draws 1 card" in refusal(state, "* draw 0 duke captain")
    play(state, "* draw 0 captain")
    assert len(legal(state)) == 3
    play(state, "0 keep captain duke")
    assert (state.hands[0], len(state.court)) == (("captain", "duke"), 9)
    assert state.court.count("inquisitor") == 3


@pytest.mark.rule("N.3")
def test_with_one_influence_one_of_two_cards_is_kept() -> None:
    state = hall("inquisitor | contessa duke | captain assassin", lost="duke | | ")
    play(state, "0 exchange", CALM, "* draw 0 captain")
    assert legal(state) == ["0 keep captain", "0 keep inquisitor"]


@pytest.mark.rule("N.4", "N.8", "S2.25", "S4.25")
def test_the_target_picks_the_card_it_shows() -> None:
    state = play(hall(), "0 examine 1", CALM)
    assert legal(state) == ["1 reveal contessa", "1 reveal duke"]
    play(state, "1 reveal duke")
    assert legal(state) == ["0 return", "0 replace"]


@pytest.mark.rule("N.4", "I.7")
def test_only_the_examiner_sees_the_card() -> None:
    state = play(hall(), "0 examine 1", CALM, "1 reveal duke")
    seen = [observe(state, seat).events[-1] for seat in range(3)]
    whole = events.HandedOver(1, 0, "duke", shown=True)
    assert seen == [whole, whole, events.HandedOver(1, 0, None, shown=True)]


@pytest.mark.rule("N.4", "S2.25", "S4.25")
def test_a_card_given_back_changes_nothing() -> None:
    state = play(hall(), "0 examine 1", CALM, "1 reveal duke", "0 return")
    assert (state.hands[1], state.turn.seat) == (("contessa", "duke"), 1)


@pytest.mark.rule("N.5", "D.20", "S2.25", "S4.25")
def test_a_replaced_card_may_come_back_where_it_is_returned_first() -> None:
    hands = "inquisitor duke | contessa duke | contessa contessa"
    state = hall(hands, examine_order="return_shuffle_draw")
    play(state, "0 examine 1", CALM, "1 reveal contessa", "0 replace")
    assert "contessa" not in state.court
    play(state, "* draw 1 contessa")
    assert (state.hands[1], len(state.court)) == (("contessa", "duke"), 9)


@pytest.mark.rule("N.5", "D.20")
def test_a_replaced_card_cannot_come_back_where_the_target_draws_first() -> None:
    hands = "inquisitor duke | contessa duke | contessa contessa"
    state = hall(hands, examine_order="draw_then_return")
    play(state, "0 examine 1", CALM, "1 reveal contessa", "0 replace")
    assert "the Court holds no contessa" in refusal(state, "* draw 1 contessa")
    random = Random(1)
    assert "* draw 1 contessa" not in {str(state.sample(random)) for _ in range(200)}
    play(state, "* draw 1 captain")
    assert state.hands[1] == ("captain", "duke")
    assert (state.court.count("contessa"), len(state.court)) == (1, 9)


@pytest.mark.rule("N.5")
def test_only_the_examiner_knows_which_card_was_replaced_and_nobody_else_what_came() -> None:
    for order in ("return_shuffle_draw", "draw_then_return"):
        state = hall(examine_order=order)
        play(state, "0 examine 1", CALM, "1 reveal duke", "0 replace", "* draw 1 captain")
        returned = [
            [e.cards for e in observe(state, seat).events if isinstance(e, events.Returned)]
            for seat in range(3)
        ]
        drawn = [
            [e.cards for e in observe(state, seat).events if isinstance(e, events.Drew)]
            for seat in range(3)
        ]
        assert returned == [[("duke",)], [("duke",)], [None]]
        assert drawn == [[None], [("captain",)], [None]]


@pytest.mark.rule("N.6", "S2.21", "S4.21", "S2.36", "S4.36")
def test_the_inquisitor_blocks_stealing_like_the_ambassador() -> None:
    state = play(hall(), "0 steal 1", CALM)
    assert legal(state) == ["1 block captain", "1 block inquisitor", "1 pass"]
    play(state, "1 block inquisitor", "2 pass, 0 pass")
    assert state.coins == [2, 2, 2]


@pytest.mark.rule("N.6", "E.39")
def test_nothing_blocks_the_inquisitor() -> None:
    blockers = find_variant("complots").rules(4, {"fifth_character": "inquisitor"}).blockers
    assert (blockers["examine"], blockers["exchange"]) == ((), ())


@pytest.mark.rule("N.7")
def test_with_one_influence_that_card_is_shown() -> None:
    state = hall("inquisitor duke | contessa | captain assassin", lost=" | duke | ")
    play(state, "0 examine 1", CALM)
    assert legal(state) == ["1 reveal contessa"]


@pytest.mark.rule("N.7", "E.40")
def test_a_target_eliminated_by_its_challenge_shows_nothing() -> None:
    state = hall("inquisitor duke | contessa | captain assassin")
    play(state, "0 examine 1", "1 challenge", "0 show inquisitor", "* draw 0 inquisitor")
    assert (state.alive, state.turn.seat) == ((0, 2), 2)


@pytest.mark.rule("N.4", "S2.26", "S4.26")
def test_a_false_examiner_sees_nothing() -> None:
    state = hall("captain duke | contessa duke | captain assassin")
    play(state, "0 examine 1", "1 pass, 2 challenge", "0 concede", "0 lose duke")
    assert state.turn.seat == 1


@pytest.mark.rule("N.4")
def test_an_examination_after_a_proof_is_of_the_cards_left() -> None:
    state = play(hall(), "0 examine 1", "1 challenge", "0 show inquisitor", "1 lose duke")
    play(state, "* draw 0 inquisitor")
    assert legal(state) == ["1 reveal contessa"]
