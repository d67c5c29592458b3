"""Faults once reported of other digital versions of the game, each excluded by a test.

The numbers in the names are the rows of the list of reports.
"""

from __future__ import annotations

from collections import Counter

import pytest

from coup.engine import events
from coup.engine.observation import observe
from coup.engine.rng import Random
from coup.engine.setup import choose_first, deal, new_game
from coup.engine.state import State
from coup.rules.catalog import find_variant
from coup.rules.model import OptionValue
from tests.properties.games import any_move
from tests.table import cards_in_play, legal, play, refusal, table

CALM = "1 pass, 2 pass"
ATTACK = "assassin duke | captain duke | contessa ambassador"


def attack(hands: str = ATTACK, **options: OptionValue) -> State:
    """Seat 0 pays for an assassination of seat 1."""
    return play(table(hands, coins="3 2 2", options=options), "0 assassinate 1")


@pytest.mark.rule("E.1")
def test_row_1_a_wrong_challenge_of_an_assassin_and_the_attack_cost_two_influences() -> None:
    state = play(attack(), "1 challenge", "0 show assassin", "1 lose duke", "* draw 0 captain")
    assert 1 in state.alive
    assert play(state, "1 pass").alive == (0, 2)


@pytest.mark.rule("E.1", "E.32")
def test_row_2_the_log_names_both_cards_lost() -> None:
    state = play(attack(), "1 challenge", "0 show assassin", "1 lose duke", "* draw 0 captain")
    play(state, "1 pass")
    lost = [e for e in observe(state, 2).events if isinstance(e, events.InfluenceLost)]
    assert lost == [events.InfluenceLost(1, "duke"), events.InfluenceLost(1, "captain")]


@pytest.mark.rule("E.2")
def test_row_4_a_faked_contessa_costs_two_influences_and_one_question() -> None:
    state = play(attack(), CALM, "1 block contessa", "2 pass, 0 challenge", "1 concede")
    assert legal(state) == ["1 lose captain", "1 lose duke"]
    play(state, "1 lose captain")
    assert (state.alive, state.phase.name) == ((0, 2), "choose_action")


@pytest.mark.rule("E.5")
@pytest.mark.parametrize("allowed", [True, False])
def test_row_6_whether_a_wrong_challenger_may_block_is_an_option(*, allowed: bool) -> None:
    state = attack(block_after_own_failed_challenge=allowed)
    play(state, "1 challenge", "0 show assassin", "1 lose duke", "* draw 0 captain")
    assert (state.phase.name == "block") is allowed
    assert (len(state.hands[1]) == 1) is allowed


@pytest.mark.rule("E.28", "E.29")
@pytest.mark.parametrize(("refund", "coins"), [(True, 3), (False, 0)])
def test_row_7_coins_come_back_after_a_lost_challenge_as_the_option_says(
    *, refund: bool, coins: int
) -> None:
    hands = "contessa duke | captain contessa | assassin ambassador"
    bluff = attack(hands, refund_on_lost_challenge=refund)
    play(bluff, "1 challenge", "0 concede", "0 lose duke")
    assert bluff.coins[0] == coins
    blocked = attack(hands, refund_on_lost_challenge=refund)
    play(blocked, CALM, "1 block contessa", "2 pass, 0 pass")
    assert blocked.coins[0] == 0


@pytest.mark.rule("E.22")
def test_row_8_only_the_target_is_offered_the_block() -> None:
    state = attack(challenge_offer="fastest")
    assert [legal(state, seat) for seat in (1, 2)] == [
        ["1 challenge", "1 pass"],
        ["2 challenge", "2 pass"],
    ]
    play(state, CALM)
    assert [legal(state, seat) for seat in (1, 2)] == [["1 block contessa", "1 pass"], []]


@pytest.mark.rule("S0.41", "S0.43")
def test_row_11_a_caught_bluffer_loses_one_card_and_gets_the_coins_back() -> None:
    state = attack("contessa duke | captain duke | assassin ambassador")
    play(state, "1 pass, 2 challenge", "0 concede", "0 lose contessa")
    assert (state.lost[0], state.coins[0]) == (("contessa",), 3)


@pytest.mark.rule("S0.33", "S0.45")
def test_row_12_a_blocked_attack_stays_paid_and_a_caught_blocker_loses_two() -> None:
    state = play(attack(), CALM, "1 block contessa")
    caught = state.copy()
    assert play(state, "2 pass, 0 pass").coins[0] == 0
    play(caught, "2 challenge", "1 concede", "1 lose duke")
    assert (caught.coins[0], caught.lost[1]) == (0, ("duke", "captain"))


@pytest.mark.rule("E.4")
def test_row_13_a_steal_that_survived_a_challenge_may_still_be_blocked() -> None:
    state = table("captain duke | assassin duke | contessa ambassador")
    play(state, "0 steal 1", "1 pass, 2 challenge", "0 show captain", "2 lose contessa")
    play(state, "* draw 0 captain")
    assert legal(state) == ["1 block captain", "1 block ambassador", "1 pass"]


@pytest.mark.rule("S0.36", "N.6")
@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
def test_row_15_a_steal_is_blocked_by_the_captain_and_the_fifth_character(fifth: str) -> None:
    rules = find_variant("classic").rules(4, {"fifth_character": fifth})
    assert rules.blockers["steal"] == ("captain", fifth)


@pytest.mark.rule("E.7")
def test_row_16_a_steal_goes_on_after_a_disproved_block() -> None:
    state = table("captain duke | assassin duke | contessa ambassador")
    play(state, "0 steal 1", CALM, "1 block ambassador", "2 pass, 0 challenge", "1 concede")
    play(state, "1 lose duke")
    assert (state.coins, state.turn.seat) == ([4, 0, 2], 1)


@pytest.mark.rule("E.19", "E.20")
def test_row_17_foreign_aid_is_blocked_and_never_challenged() -> None:
    state = table(ATTACK, options={"challenge_offer": "fastest"})
    play(state, "0 foreign_aid")
    assert legal(state) == ["1 block duke", "1 pass", "2 block duke", "2 pass"]


@pytest.mark.rule("E.4", "S0.39")
def test_row_18_a_fast_block_takes_nobody_the_chance_to_challenge() -> None:
    state = table(
        "captain duke | contessa duke | assassin",
        coins="3 2 2",
        lost="| | assassin",
        options={"challenge_offer": "fastest"},
    )
    play(state, "0 assassinate 1")
    assert "not legal" in refusal(state, "1 block contessa")
    play(state, "1 pass")
    assert "out of turn" in refusal(state, "1 block contessa")
    assert legal(play(state, "2 challenge")) == ["0 concede"]


@pytest.mark.rule("E.13")
def test_row_19_a_challenge_may_be_lost_on_purpose() -> None:
    state = table("duke contessa | captain duke | assassin ambassador")
    play(state, "0 tax", "1 challenge", "0 concede", "0 lose contessa")
    assert (state.hands[0], state.coins[0]) == (("duke",), 2)


@pytest.mark.rule("E.33", "B.10")
@pytest.mark.parametrize(("seats", "cards"), [(3, 15), (6, 15), (7, 20), (8, 20)])
def test_row_21_lost_cards_stay_face_up_and_no_card_is_missing(seats: int, cards: int) -> None:
    random = Random(21)
    for _ in range(10):
        state = deal(new_game(find_variant("classic"), seats, random), random)
        seen: list[tuple[str, ...]] = [() for _ in range(seats)]
        while not state.is_over:
            state.apply(any_move(state, random))
            assert len(cards_in_play(state)) == cards
            assert all(up[: len(old)] == old for up, old in zip(state.lost, seen, strict=True))
            seen = list(observe(state, 0).lost)


@pytest.mark.rule("S0.3", "S0.8")
def test_row_22_the_deal_and_the_first_player_are_fair() -> None:
    random = Random(22)
    game = new_game(find_variant("classic"), 4, random)
    deals = 20_000
    held = [Counter[str]() for _ in game.seats]
    for _ in range(deals):
        for seat, hand in enumerate(deal(game, random).hands):
            held[seat].update(hand)
    # Of 20,000 deals two fifths of a role are expected; 400 are more than five deviations.
    share = deals * 2 // 5
    for counts in held:
        assert all(abs(counts[role] - share) < 400 for role in game.rules.names)
    starts = Counter(choose_first(game, random) for _ in range(deals))
    assert all(abs(starts[seat] - deals // 4) < 320 for seat in game.seats)


@pytest.mark.rule("S0.22")
def test_row_23_at_eleven_coins_only_a_coup_is_offered() -> None:
    state = table("duke contessa | captain duke | assassin ambassador", coins="8 2 2")
    play(state, "0 tax", CALM, "1 income", "2 income")
    assert state.coins[0] == 11
    assert legal(state) == ["0 coup 1", "0 coup 2"]
    assert [str(move) for move in observe(state, 0).options] == legal(state)


@pytest.mark.rule("N.4", "N.8")
def test_row_24_the_examined_player_picks_the_card_and_others_do_not_see_it() -> None:
    hands = "inquisitor duke | captain duke | assassin contessa"
    views = []
    for card in ("captain", "duke"):
        state = table(hands, options={"fifth_character": "inquisitor"})
        play(state, "0 examine 1", CALM)
        assert legal(state) == ["1 reveal captain", "1 reveal duke"]
        play(state, f"1 reveal {card}")
        views.append((observe(state, 2).events, observe(state, 2).to_dict()))
    assert views[0] == views[1]


@pytest.mark.rule("S0.50")
def test_row_27_of_two_players_the_first_has_one_coin() -> None:
    for variant in ("classic", "hammiz"):
        state = deal(new_game(find_variant(variant), 2, Random(1)), Random(1))
        assert state.coins == [1, 2]
    random = Random(1)
    options = {"two_player_setup": "draft_pick_first"}
    draft = deal(new_game(find_variant("classic"), 2, random, options=options), random)
    assert (draft.coins, draft.phase.name) == ([1, 2], "draft")
