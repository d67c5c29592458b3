"""What each action costs and does when nobody objects."""

from __future__ import annotations

import pytest

from coup.engine import events
from tests.table import coins_in_play, legal, play, refusal, table

THREE = "duke contessa | captain captain | assassin ambassador"
CALM = "1 pass, 2 pass"


@pytest.mark.rule("S0.24", "S2.14", "S4.14", "S3.7")
def test_income_takes_one_coin_and_cannot_be_stopped() -> None:
    state = play(table(THREE), "0 income")
    assert (state.coins, state.treasury) == ([3, 2, 2], 43)
    assert state.turn.seat == 1


@pytest.mark.rule("S0.25", "S2.15", "S4.15", "S3.8", "V.30")
def test_foreign_aid_takes_two_coins() -> None:
    state = play(table(THREE), "0 foreign_aid", CALM)
    assert (state.coins, state.treasury) == ([4, 2, 2], 42)


@pytest.mark.rule("E.19")
def test_foreign_aid_is_no_claim_and_cannot_be_challenged() -> None:
    state = play(table(THREE), "0 foreign_aid")
    assert legal(state) == ["1 block duke", "1 pass"]
    assert "not legal" in refusal(state, "1 challenge")


@pytest.mark.rule("S0.26", "S2.16", "S4.16", "S3.12")
def test_a_coup_costs_seven_and_always_succeeds() -> None:
    state = table(THREE, coins="7 2 2")
    play(state, "0 coup 2")
    assert (state.coins, state.treasury) == ([0, 2, 2], 46)
    assert legal(state) == ["2 lose ambassador", "2 lose assassin"]


@pytest.mark.rule("E.27", "V.60")
@pytest.mark.parametrize(("before", "after"), [(7, 0), (8, 1), (12, 5)])
def test_a_coup_leaves_the_coins_above_seven(before: int, after: int) -> None:
    state = play(table(THREE, coins=f"{before} 2 2"), "0 coup 2", "2 lose assassin")
    assert (state.coins[0], len(state.hands[2])) == (after, 1)


@pytest.mark.rule("S0.28", "S2.19", "S4.19", "S3.9")
def test_tax_takes_three_coins() -> None:
    state = play(table(THREE), "0 tax", CALM)
    assert (state.coins, state.treasury) == ([5, 2, 2], 41)


@pytest.mark.rule("S2.19", "S4.19")
def test_tax_can_only_be_challenged() -> None:
    state = play(table(THREE), "0 tax")
    assert legal(state, 1) == ["1 challenge", "1 pass"]
    assert play(state, CALM).phase.name == "choose_action"


@pytest.mark.rule("S0.29", "S2.20", "S4.20", "S3.11")
def test_an_assassination_costs_three_and_an_influence_of_the_target() -> None:
    state = table(THREE, coins="3 2 2")
    play(state, "0 assassinate 1")
    assert (state.coins, state.treasury) == ([0, 2, 2], 46)
    play(state, CALM, "1 pass", "1 lose captain")
    assert (state.hands[1], state.lost[1]) == (("captain",), ("captain",))


@pytest.mark.rule("S0.30", "S2.21", "S4.21", "S3.10", "E.23", "D.11", "V.20")
@pytest.mark.parametrize(("owned", "stolen"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_a_steal_takes_two_coins_or_what_there_is(owned: int, stolen: int) -> None:
    state = table(THREE, coins=f"2 {owned} 2")
    play(state, "0 steal 1", CALM, "1 pass")
    assert state.coins == [2 + stolen, owned - stolen, 2]


@pytest.mark.rule("S0.31", "S2.22", "S4.22", "D.8", "V.50")
@pytest.mark.parametrize(
    ("kept", "returned"),
    [
        ("contessa duke", "ambassador captain"),
        ("captain duke", "ambassador contessa"),
        ("ambassador captain", "contessa duke"),
    ],
    ids=["none", "one", "both"],
)
def test_an_exchange_swaps_none_one_or_both_cards(kept: str, returned: str) -> None:
    state = play(table(THREE), "0 exchange", CALM)
    before = sorted(state.court)
    play(state, "* draw 0 ambassador captain")
    assert len(legal(state)) == 6
    play(state, f"0 keep {kept}")
    assert state.hands[0] == tuple(kept.split())
    expected = [*before, *returned.split()]
    for card in ("ambassador", "captain"):
        expected.remove(card)
    assert sorted(state.court) == sorted(expected)


@pytest.mark.rule("S3.18", "E.25", "D.8", "V.51")
def test_an_exchange_with_one_influence_keeps_one_of_three_cards() -> None:
    state = table("duke | captain captain | assassin ambassador", lost="contessa | | ")
    play(state, "0 exchange", CALM, "* draw 0 ambassador duke")
    assert legal(state) == ["0 keep ambassador", "0 keep duke"]
    assert "not legal" in refusal(state, "0 keep ambassador duke")
    play(state, "0 keep ambassador")
    assert (state.hands[0], len(state.court)) == (("ambassador",), 9)


@pytest.mark.rule("D.9", "S2.22", "S4.22")
def test_cards_returned_in_an_exchange_may_be_drawn_next() -> None:
    state = table("duke duke | captain captain | duke ambassador")
    play(state, "0 exchange", CALM, "* draw 0 assassin contessa", "0 keep assassin contessa")
    play(state, "1 exchange", "2 pass, 0 pass")
    assert state.court.count("duke") == 2
    play(state, "* draw 1 duke duke")


@pytest.mark.rule("D.9", "I.7")
def test_only_the_owner_sees_what_an_exchange_brought() -> None:
    state = play(table(THREE), "0 exchange", CALM, "* draw 0 ambassador captain")
    play(state, "0 keep captain duke")
    assert state.log is not None
    own = [events.Drew(0, 2, ("ambassador", "captain"))]
    assert [e for e in state.log.seen[0] if isinstance(e, events.Drew)] == own
    for seat in (1, 2):
        cards = [e for e in state.log.seen[seat] if isinstance(e, events.Drew | events.Returned)]
        assert cards == [events.Drew(0, 2), events.Returned(0, 2)]


@pytest.mark.rule("S0.15", "S0.21")
@pytest.mark.parametrize("action", ["tax", "steal 1", "assassinate 1"])
def test_an_unchallenged_bluff_works_and_shows_nothing(action: str) -> None:
    state = table("contessa contessa | duke duke | assassin ambassador", coins="3 3 2")
    play(state, f"0 {action}", CALM, *([] if action == "tax" else ["1 pass"]))
    assert state.log is not None
    assert not [e for e in state.log.truth if isinstance(e, events.Proved | events.Caught)]
    assert state.hands[0] == ("contessa", "contessa")
    changed = {"tax": [6, 3, 2], "steal 1": [5, 1, 2], "assassinate 1": [0, 3, 2]}
    assert state.coins == changed[action]


@pytest.mark.rule("S0.48", "E.38")
def test_coins_go_from_player_to_player_only_by_stealing() -> None:
    state = table(THREE, coins="4 5 2")
    play(state, "0 steal 1", CALM, "1 pass", "1 tax", "2 pass, 0 pass", "2 income")
    assert state.log is not None
    moved = [e for e in state.log.truth if isinstance(e, events.CoinsMoved)]
    between = [e for e in moved if events.TREASURY not in (e.source, e.target)]
    assert between == [events.CoinsMoved(0, 1, 0, 2)]
    assert "not legal" in refusal(state, "0 give 1")


@pytest.mark.rule("S0.47", "E.38", "S2.8", "S4.8")
def test_a_card_cannot_be_shown_unasked() -> None:
    state = table(THREE)
    assert "not legal" in refusal(state, "0 show duke")
    assert "not legal" in refusal(state, "0 reveal duke")


@pytest.mark.rule("I.2")
def test_no_coin_is_made_or_lost() -> None:
    state = table(THREE, coins="7 3 2")
    play(state, "0 coup 2", "2 lose assassin", "1 assassinate 2", "2 pass, 0 pass", "2 pass")
    assert state.alive == (0, 1)
    assert coins_in_play(state) == 50
