"""Reformation: two allegiances, the Treasury Reserve, Conversion and Embezzlement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import pytest

from coup.engine.observation import observe, state_to_dict
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.engine.state import State
from coup.rules.catalog import find_variant
from tests.table import coins_in_play, legal, play, refusal, table

REFORMATION = find_variant("reformation")
THREE = "duke captain | assassin contessa | captain contessa"
MIXED = "loyalist reformist loyalist"


def reformed(
    hands: str = THREE,
    sides: str = MIXED,
    *,
    coins: str = "",
    first: int = 0,
    options: Mapping[str, object] | None = None,
) -> State:
    """A position of Reformation."""
    return table(
        hands,
        variant="reformation",
        sides=sides,
        coins=coins,
        first=first,
        options=options,
    )


def with_reserve(hands: str = THREE, *, coins: str = "2 2 2") -> State:
    """Seat 0's turn, with 5 coins on the Reserve and these coins with the players."""
    own = [int(number) for number in coins.split()]
    paid = [own[0] + 1, own[1] + 2, own[2] + 2]
    state = reformed(hands, "loyalist loyalist reformist", coins=" ".join(map(str, paid)))
    return play(state, "0 conversion 0, 1 conversion 0, 2 conversion 1")


@pytest.mark.rule("R.1", "R.2")
@pytest.mark.parametrize("first", range(5))
@pytest.mark.parametrize("how", ["alternate_first_chooses", "alternate_random"])
def test_allegiances_alternate_clockwise_from_the_starting_player(first: int, how: str) -> None:
    random = Random(first)
    starts = set()
    for _ in range(30):
        game = new_game(REFORMATION, 5, random, options={"allegiance_start": how})
        sides = deal(game, random, first=first).sides
        in_turn = [sides[(first + step) % 5] for step in range(5)]
        assert [a != b for a, b in pairwise(in_turn)] == [True] * 4
        starts.add(in_turn[0])
    assert len(starts) == (1 if how == "alternate_first_chooses" else 2)


@pytest.mark.rule("R.2")
@pytest.mark.parametrize("seats", range(2, 11))
def test_allegiances_may_be_random_halves(seats: int) -> None:
    random = Random(4)
    options = {"allegiance_start": "random_halves"}
    seen = set()
    for _ in range(40):
        sides = deal(new_game(REFORMATION, seats, random, options=options), random).sides
        assert set(Counter(sides).values()) <= {seats // 2, (seats + 1) // 2}
        seen.add(sides)
    assert len(seen) > 1


@pytest.mark.rule("R.1", "R.15", "R.13", "D.6")
@pytest.mark.parametrize(
    ("seats", "copies", "court"),
    [(2, 3, 11), (6, 3, 3), (7, 4, 6), (8, 4, 4), (9, 5, 7), (10, 5, 5)],
)
def test_nine_and_ten_players_have_five_copies(seats: int, copies: int, court: int) -> None:
    random = Random(1)
    state = deal(new_game(REFORMATION, seats, random), random)
    assert (len(state.game.deck), len(state.court)) == (5 * copies, court)
    assert state.reserve == 0


@pytest.mark.rule("R.15")
@pytest.mark.parametrize("seats", [1, 11])
def test_eleven_players_are_too_many(seats: int) -> None:
    with pytest.raises(ValueError, match="reformation is played by 2 to 10"):
        REFORMATION.rules(seats)


@pytest.mark.rule("R.13")
def test_the_inquisitor_may_take_part() -> None:
    rules = REFORMATION.rules(9, {"fifth_character": "inquisitor"})
    assert ("inquisitor" in rules.names, rules.examined_card_first) == (True, False)
    hands = "inquisitor captain | assassin contessa | captain contessa"
    state = reformed(hands, options={"fifth_character": "inquisitor"})
    assert [m for m in legal(state) if "examine" in m] == ["0 examine 1"]
    play(state, "0 examine 1, 1 pass, 2 pass, 1 reveal assassin, 0 replace")
    assert "1 card" in refusal(state, "* draw 1 assassin captain")
    play(state, "* draw 1 assassin")  # another copy: the old one goes back afterwards
    assert state.hands[1] == ("assassin", "contessa")


@pytest.mark.rule("R.3")
def test_nobody_attacks_their_own_side_while_there_are_two() -> None:
    state = reformed(coins="7 2 2")
    assert [m for m in legal(state) if m[-1] in "12" and "conversion" not in m] == [
        "0 coup 1",
        "0 assassinate 1",
        "0 steal 1",
    ]


@pytest.mark.rule("R.3", "V.206")
def test_only_the_other_side_blocks_foreign_aid() -> None:
    hands = "duke captain | duke contessa | captain contessa | assassin assassin"
    state = reformed(hands, "loyalist reformist loyalist reformist")
    play(state, "0 foreign_aid")
    assert legal(state) == ["1 block duke", "1 pass"]
    play(state, "1 pass")
    assert (state.to_move, legal(state)) == ((3,), ["3 block duke", "3 pass"])


@pytest.mark.rule("R.4", "V.206")
def test_with_one_side_left_everybody_may_do_everything() -> None:
    hands = "duke captain | duke contessa | captain contessa"
    state = reformed(hands, "loyalist loyalist loyalist", coins="7 2 2")
    assert {"0 coup 1", "0 steal 1", "0 assassinate 1"} <= set(legal(state))
    assert legal(play(state, "0 foreign_aid")) == ["1 block duke", "1 pass"]


@pytest.mark.rule("R.4")
def test_a_conversion_brings_the_restriction_back() -> None:
    state = reformed(sides="loyalist loyalist loyalist", coins="2 7 7")
    play(state, "0 conversion 1")
    assert [m for m in legal(state) if "coup" in m] == ["1 coup 2", "1 coup 0"]
    play(state, "1 income")
    assert [m for m in legal(state) if "coup" in m] == ["2 coup 1"]


@pytest.mark.rule("R.14", "R.4")
def test_the_allegiance_of_the_dead_does_not_count() -> None:
    state = reformed("duke captain | assassin | captain contessa", coins="7 2 9")
    assert "0 coup 2" not in legal(state)
    play(state, "0 coup 1")
    assert (state.turn.seat, "2 coup 0" in legal(state)) == (2, True)


@pytest.mark.rule("R.5", "V.205")
def test_challenges_know_no_allegiance() -> None:
    state = play(reformed(), "0 tax, 1 pass")
    assert legal(state) == ["2 challenge", "2 pass"]
    play(state, "2 challenge, 0 show duke")
    assert state.to_move == (2,)


@pytest.mark.rule("R.6")
def test_converting_oneself_costs_one_and_another_two_for_the_reserve() -> None:
    state = reformed(coins="2 2 2")
    total = coins_in_play(state)
    play(state, "0 conversion 0")
    assert (state.sides[0], state.coins[0], state.reserve) == ("reformist", 1, 1)
    play(state, "1 conversion 0")
    assert (state.sides[0], state.coins[1], state.reserve) == ("loyalist", 0, 3)
    assert (coins_in_play(state), state.turn.seat) == (total, 2)


@pytest.mark.rule("R.6")
def test_anybody_may_be_converted_whatever_their_side_if_it_can_be_paid() -> None:
    for coins, expected in ((2, ["0", "1", "2"]), (1, ["0"]), (0, [])):
        state = reformed(coins=f"{coins} 2 2")
        assert [m.split()[2] for m in legal(state) if "conversion" in m] == expected


@pytest.mark.rule("R.6")
def test_a_conversion_cannot_be_challenged_or_blocked() -> None:
    state = play(reformed(), "0 conversion 2")
    assert (state.turn.seat, state.phase.name) == (1, "choose_action")


@pytest.mark.rule("V.204")
def test_a_conversion_of_oneself_with_the_last_coin() -> None:
    state = play(reformed(coins="1 2 2"), "0 conversion 0")
    assert (state.coins[0], state.reserve, state.sides[0]) == (0, 1, "reformist")


@pytest.mark.rule("R.7", "V.201", "R.16")
def test_an_embezzler_takes_everything_on_the_reserve() -> None:
    state = with_reserve(coins="8 2 2")
    assert state.reserve == 5
    play(state, "0 embezzlement, 1 pass, 2 pass")
    assert (state.coins[0], state.reserve, state.turn.seat) == (13, 0, 1)


@pytest.mark.rule("R.8", "V.202")
def test_an_embezzler_with_the_duke_can_only_concede() -> None:
    state = play(with_reserve(), "0 embezzlement, 1 challenge")
    assert legal(state) == ["0 concede"]
    play(state, "0 concede")
    assert legal(state) == ["0 lose captain", "0 lose duke"]
    play(state, "0 lose captain")
    assert (state.reserve, state.coins[0], state.turn.seat) == (5, 2, 1)


@pytest.mark.rule("R.9", "V.203")
def test_an_embezzler_without_the_duke_shows_all_cards_and_replaces_them() -> None:
    hands = "captain contessa | assassin contessa | captain duke"
    state = play(with_reserve(hands), "0 embezzlement, 1 pass, 2 challenge")
    assert legal(state) == ["0 show captain contessa", "0 concede"]
    play(state, "0 show captain contessa, 2 lose duke")
    assert "2 cards" in refusal(state, "* draw 0 captain")
    play(state, "* draw 0 ambassador duke")
    assert (state.hands[0], state.lost[2]) == (("ambassador", "duke"), ("duke",))
    assert (state.coins[0], state.reserve, len(state.court)) == (7, 0, 9)
    assert Counter(state.court)["contessa"] == 2


@pytest.mark.rule("R.9")
def test_an_embezzler_with_one_card_shows_that_one() -> None:
    state = with_reserve("captain | assassin contessa | captain duke")
    play(state, "0 embezzlement, 1 challenge, 0 show captain, 1 lose assassin, * draw 0 captain")
    assert (state.hands[0], state.coins[0]) == (("captain",), 7)


@pytest.mark.rule("R.8")
def test_an_embezzler_without_the_duke_may_concede_too() -> None:
    hands = "captain contessa | assassin contessa | captain duke"
    state = play(with_reserve(hands), "0 embezzlement, 1 challenge, 0 concede")
    assert (state.reserve, legal(state)) == (5, ["0 lose captain", "0 lose contessa"])


@pytest.mark.rule("R.7")
def test_the_claim_of_an_embezzler_is_not_to_have_the_duke() -> None:
    state = play(with_reserve(), "0 embezzlement")
    claim = observe(state, 1).claim
    assert claim is not None
    assert (claim.seat, claim.character, claim.denies) == (0, "duke", True)


@pytest.mark.rule("R.10")
def test_nobody_blocks_an_embezzlement() -> None:
    state = play(with_reserve(), "0 embezzlement, 1 pass, 2 pass")
    assert state.phase.name == "choose_action"


@pytest.mark.rule("R.10")
def test_an_empty_reserve_may_be_embezzled_unless_the_option_forbids_it() -> None:
    state = play(reformed(), "0 embezzlement, 1 pass, 2 pass")
    assert (state.coins[0], state.turn.seat) == (2, 1)
    state = reformed(options={"embezzle_empty": False})
    assert "0 embezzlement" not in legal(state)
    play(state, "0 conversion 0")
    assert "1 embezzlement" in legal(state)


@pytest.mark.rule("R.11")
def test_ten_coins_leave_nothing_but_a_coup() -> None:
    assert legal(reformed(coins="10 2 2")) == ["0 coup 1"]


@pytest.mark.rule("R.12")
def test_assassinations_and_coups_are_paid_to_the_treasury() -> None:
    for action in ("assassinate", "coup"):
        state = reformed(coins="7 2 2")
        treasury = state.treasury
        play(state, f"0 {action} 1")
        assert (state.reserve, state.treasury) == (0, treasury + 7 - state.coins[0])


@pytest.mark.rule("R.3", "V.200")
def test_a_player_converted_to_the_other_side_may_be_attacked() -> None:
    state = reformed(coins="7 2 7", first=2)
    assert "not legal" in refusal(state, "2 coup 0")
    state = play(reformed(coins="7 2 7", first=1), "1 conversion 0")
    assert [m for m in legal(state) if "coup" in m] == ["2 coup 0", "2 coup 1"]
    state = play(reformed(coins="7 2 7", first=1), "1 conversion 1")
    assert [m for m in legal(state) if "coup" in m] == ["2 coup 0", "2 coup 1"]


@pytest.mark.rule("R.2", "R.6")
def test_sides_and_the_reserve_are_public() -> None:
    state = play(reformed(), "0 conversion 0")
    for shown in (state_to_dict(state), *(observe(state, seat).to_dict() for seat in range(3))):
        assert shown["reserve"] == 1
        seats = shown["seats"]
        assert isinstance(seats, list)
        assert [seat["allegiance"] for seat in seats] == ["reformist", "reformist", "loyalist"]


@pytest.mark.rule("R.3")
def test_a_reblock_of_foreign_aid_keeps_to_the_sides_too() -> None:
    hands = "duke captain | captain contessa | captain contessa | assassin duke"
    state = reformed(
        hands, "loyalist reformist loyalist reformist", options={"foreign_aid_reblock": True}
    )
    play(state, "0 foreign_aid, 1 block duke, 2 challenge, 1 concede, 1 lose captain")
    assert legal(state) == ["3 block duke", "3 pass"]


def test_base_games_know_neither_sides_nor_reserve() -> None:
    state = table(THREE)
    assert state.sides == ()
    assert [m for m in legal(state) if "conversion" in m or "embezzlement" in m] == []
    assert "allegiance" not in str(state_to_dict(state))


INQUISITOR = "inquisitor captain | assassin contessa | captain contessa"


@pytest.mark.rule("D.20", "R.13")
@pytest.mark.parametrize(
    ("order", "may_return"), [("return_shuffle_draw", True), ("draw_then_return", False)]
)
def test_an_examined_card_may_come_back_or_not(order: str, *, may_return: bool) -> None:
    hands = "inquisitor captain | assassin contessa | assassin assassin"
    options = {"fifth_character": "inquisitor", "examine_order": order}
    state = play(reformed(hands, options=options), "0 examine 1, 1 pass, 2 pass")
    play(state, "1 reveal assassin, 0 replace")
    drawn = {str(state.sample(Random(seed))) for seed in range(100)}
    assert len(drawn) > 2
    assert ("* draw 1 assassin" in drawn) == may_return


@pytest.mark.rule("D.1", "D.11", "D.23", "R.3")
def test_options_of_the_base_game_hold_in_reformation_too() -> None:
    hands = "captain captain | assassin contessa | duke duke"
    state = reformed(hands, coins="3 0 2", options={"refund_on_lost_challenge": False})
    play(state, "0 assassinate 1, 1 challenge, 0 concede")
    assert state.coins[0] == 0
    assert "0 steal 1" in legal(reformed(hands, coins="3 0 2"))
    assert "0 steal 1" not in legal(
        reformed(hands, coins="3 0 2", options={"steal_from_broke": False})
    )
    for steals, taken in ((True, 2), (False, 0)):
        state = reformed(
            "captain duke | assassin | duke duke",
            coins="2 5 2",
            options={"steal_from_eliminated": steals},
        )
        play(state, "0 steal 1, 1 challenge, 0 show captain, * draw 0 captain")
        assert state.coins[0] == 2 + taken
    for blocks, window in ((True, "block"), (False, "reveal")):
        options = {"fifth_character": "inquisitor", "contessa_blocks_examine": blocks}
        state = play(reformed(INQUISITOR, options=options), "0 examine 1, 1 pass, 2 pass")
        assert state.phase.name == window
    for again, window in ((True, "block"), (False, "choose_action")):
        state = reformed(
            "captain captain | assassin contessa | duke contessa",
            coins="3 2 2",
            options={"block_after_own_failed_challenge": again},
        )
        play(state, "0 steal 1, 1 challenge, 0 show captain, 1 lose assassin, * draw 0 captain")
        assert state.phase.name == window


@pytest.mark.rule("D.5", "R.2")
@pytest.mark.parametrize("setup", ["draft_pick_first", "draft_deal_first"])
def test_two_players_may_draft_and_have_sides(setup: str) -> None:
    random = Random(9)
    game = new_game(REFORMATION, 2, random, options={"two_player_setup": setup})
    state = deal(game, random)
    assert (state.sides, len(game.deck)) == (("loyalist", "reformist"), 15)
    while state.phase.name != "choose_action":
        state.apply(state.sample(random) if state.is_chance else state.legal_moves[0])
    assert [len(hand) for hand in state.hands] == [2, 2]
    assert {"0 conversion 0", "0 embezzlement"} <= set(legal(state))
