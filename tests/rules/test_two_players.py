"""Two players: one coin for the starter, and the two ways of drafting."""

from __future__ import annotations

from collections import Counter

import pytest

from coup.engine import events
from coup.engine.observation import observe
from coup.engine.record import Record
from coup.engine.state import State
from coup.rules.model import OptionValue
from tests.table import cards_in_play, legal, play, refusal

EVERYBODY = ["ambassador", "assassin", "captain", "contessa", "duke"]


def dealt(first: int = 0, **options: OptionValue) -> State:
    """A classic game of two whose cards are dealt."""
    hands = (("contessa", "duke"), ("assassin", "captain"))
    record = Record("classic", ("A", "B"), options=options, first=first, hands=hands)
    return record.start(with_log=True)


def draft(setup: str, variant: str = "classic", **options: OptionValue) -> State:
    """A game of two that starts with a draft."""
    chosen = {"two_player_setup": setup, **options}
    return Record(variant, ("A", "B"), options=chosen).start(with_log=True)


def drafts(state: State, seat: int) -> list[str]:
    """The characters a seat may pick."""
    return sorted(text.split()[2] for text in legal(state, seat))


@pytest.mark.rule("S0.50", "S3.6", "E.37", "D.4")
@pytest.mark.parametrize(("first", "coins"), [(0, [1, 2]), (1, [2, 1])])
def test_the_starter_has_one_coin(first: int, coins: list[int]) -> None:
    state = dealt(first)
    assert (state.coins, state.turn.seat) == (coins, first)


@pytest.mark.rule("D.4")
@pytest.mark.parametrize(("chosen", "coins"), [("1-2", [1, 2]), ("2-2", [2, 2]), ("1-1", [1, 1])])
def test_two_player_coins(chosen: str, coins: list[int]) -> None:
    assert dealt(two_player_coins=chosen).coins == coins


@pytest.mark.rule("D.5", "S3.6")
def test_the_standard_setup_deals_two_cards_each_from_fifteen() -> None:
    state = dealt(two_player_setup="standard")
    assert ([len(hand) for hand in state.hands], len(state.court)) == ([2, 2], 11)


@pytest.mark.rule("S0.51", "D.5")
def test_draft_pick_first_picks_before_any_card_is_seen() -> None:
    state = draft("draft_pick_first", challenge_offer="clockwise")
    assert (state.hands, state.to_move) == ([(), ()], (0,))
    assert drafts(state, 0) == EVERYBODY
    play(state, "0 draft duke")
    assert drafts(state, 1) == EVERYBODY
    play(state, "1 draft duke", "* draw 0 duke", "* draw 1 captain")
    assert state.hands == [("duke", "duke"), ("captain", "duke")]
    assert sorted(state.court) == ["ambassador", "assassin", "contessa"]
    assert (state.coins, state.phase.name) == ([1, 2], "choose_action")


@pytest.mark.rule("S2.40", "S4.40", "S2.41", "S4.41", "S2.42", "S4.42", "S2.43", "S4.43", "D.5")
def test_draft_deal_first_picks_with_the_dealt_card_in_hand() -> None:
    state = draft("draft_deal_first", challenge_offer="clockwise")
    assert "seat 0 has to draw first" in refusal(state, "0 draft duke")
    play(state, "* draw 0 duke")
    assert "the Court holds no duke" in refusal(state, "* draw 1 duke")
    play(state, "* draw 1 captain")
    assert (observe(state, 0).hand, len(state.court)) == (("duke",), 3)
    play(state, "0 draft duke", "1 draft contessa")
    assert state.hands == [("duke", "duke"), ("captain", "contessa")]
    assert sorted(state.court) == ["ambassador", "assassin", "contessa"]


@pytest.mark.rule("D.4", "S2.43", "S4.43")
def test_draft_deal_first_gives_both_two_coins_unless_told_otherwise() -> None:
    assert draft("draft_deal_first").coins == [2, 2]
    assert draft("draft_deal_first", two_player_coins="1-2").coins == [1, 2]
    assert draft("draft_pick_first").coins == [1, 2]


@pytest.mark.rule("D.4", "D.5")
def test_complots_deals_first_and_gives_two_coins() -> None:
    state = Record("complots", ("A", "B")).start()
    assert (state.phase.name, state.coins) == ("draw", [2, 2])
    assert draft("draft_pick_first", "complots").coins == [2, 2]


@pytest.mark.rule("S0.51", "S2.42", "S4.42", "I.1")
def test_eight_cards_leave_the_game_in_a_draft() -> None:
    state = draft("draft_pick_first")
    play(state, "1 draft captain", "0 draft duke", "* draw 0 duke", "* draw 1 captain")
    assert [sorted(cards) for cards in state.removed] == [
        ["ambassador", "assassin", "captain", "contessa"],
        ["ambassador", "assassin", "contessa", "duke"],
    ]
    assert Counter(cards_in_play(state)) == dict.fromkeys(EVERYBODY, 3)


@pytest.mark.rule("S0.51", "I.7")
def test_the_pick_is_secret() -> None:
    state = draft("draft_pick_first")
    play(state, "0 draft duke", "1 draft captain")
    other = observe(state, 1)
    drafted = [e for e in other.events if isinstance(e, events.Drafted)]
    assert drafted == [events.Drafted(0, None), events.Drafted(1, "captain")]
    assert other.removed == ("duke", "assassin", "ambassador", "contessa")
    assert "duke" not in str(other.to_dict())


@pytest.mark.rule("S0.51")
@pytest.mark.parametrize(("offer", "asked"), [("fastest", (0, 1)), ("clockwise", (0,))])
def test_both_may_pick_at_the_same_time_where_all_are_asked_at_once(
    offer: str, asked: tuple[int, ...]
) -> None:
    assert draft("draft_pick_first", challenge_offer=offer).to_move == asked


@pytest.mark.rule("S0.51", "N.1")
def test_a_draft_may_be_played_with_the_inquisitor() -> None:
    state = draft("draft_pick_first", fifth_character="inquisitor")
    assert "inquisitor" in drafts(state, 0)
    assert "ambassador" not in drafts(state, 0)


@pytest.mark.rule("D.5")
def test_more_than_two_players_never_draft() -> None:
    hands = (("duke", "duke"), ("captain", "captain"), ("assassin", "assassin"))
    state = Record("complots", ("A", "B", "C"), hands=hands).start()
    assert (state.phase.name, len(state.court)) == ("choose_action", 9)


@pytest.mark.rule("I.3", "E.31")
def test_the_court_of_three_is_enough_for_an_exchange() -> None:
    state = draft("draft_pick_first", challenge_offer="clockwise")
    play(state, "0 draft ambassador", "1 draft duke", "* draw 0 duke", "* draw 1 captain")
    play(state, "0 exchange", "1 challenge", "0 show ambassador", "1 lose duke")
    play(state, "* draw 0 ambassador", "* draw 0 assassin contessa", "0 keep assassin contessa")
    assert state.hands[0] == ("assassin", "contessa")
    assert sorted(state.court) == ["ambassador", "ambassador", "duke"]


@pytest.mark.rule("S2.38", "S4.38")
def test_the_last_turn_of_the_document() -> None:
    record = Record(
        "complots",
        ("upper right", "lower right"),
        ("1 coup 0",),
        {"two_player_setup": "standard"},
        first=1,
        hands=(("duke",), ("captain",)),
        lost=(("contessa",), ("contessa",)),
        coins=(4, 8),
    )
    assert record.final().winner == 1


@pytest.mark.rule("S2.30", "S4.30", "S2.29", "S4.29")
def test_the_example_turn_of_the_document() -> None:
    record = Record(
        "complots",
        ("left", "top", "right"),
        (),
        {"challenge_offer": "clockwise"},
        hands=(("duke",), ("captain", "captain"), ("assassin", "contessa")),
        lost=(("duke",), (), ()),
    )
    state = record.start()
    play(state, "0 tax", "1 pass, 2 challenge", "0 show duke", "2 lose assassin")
    play(state, "* draw 0 ambassador")
    assert (state.coins[0], state.hands[0], state.lost[2]) == (5, ("ambassador",), ("assassin",))
    assert state.court.count("duke") == 2
