"""Every value of every house rule of the base game, and the presets made of them."""

from __future__ import annotations

import pytest

from coup.engine.errors import InvalidRecord
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.rules.catalog import find_variant
from coup.rules.model import OptionValue
from tests.table import legal, play, table

CALM = "1 pass, 2 pass"
THREE = "assassin duke | contessa duke | captain ambassador"


def settled(variant: str, **chosen: OptionValue) -> dict[str, OptionValue]:
    """Every option of a variant, with these chosen."""
    return find_variant(variant).settle(chosen)


@pytest.mark.rule("D.1", "E.29", "S3.19")
@pytest.mark.parametrize(("refund", "coins"), [(True, 3), (False, 0)])
def test_refund_on_lost_challenge(*, refund: bool, coins: int) -> None:
    options = {"refund_on_lost_challenge": refund}
    state = table(
        "contessa duke | captain duke | assassin assassin", coins="3 2 2", options=options
    )
    play(state, "0 assassinate 1", "1 challenge", "0 concede", "0 lose duke")
    assert (state.coins[0], state.treasury) == (coins, 46 - coins)


@pytest.mark.rule("S3.19", "E.28")
@pytest.mark.parametrize("variant", ["classic", "complots", "hammiz"])
def test_a_blocked_assassination_is_paid_in_every_preset(variant: str) -> None:
    state = table(THREE, variant=variant, coins="3 2 2")
    play(state, "0 assassinate 1", CALM, "1 block contessa", "2 pass, 0 pass")
    assert state.coins == [0, 2, 2]


@pytest.mark.rule("D.2", "S3.14")
def test_challenge_offer_clockwise_asks_one_after_the_other() -> None:
    state = play(table(THREE, options={"challenge_offer": "clockwise"}), "0 tax")
    assert (state.to_move, play(state, "1 pass").to_move) == ((1,), (2,))


@pytest.mark.rule("D.2", "S2.27", "S4.27")
def test_challenge_offer_fastest_lets_all_answer_in_any_order() -> None:
    state = play(table(THREE, options={"challenge_offer": "fastest"}), "0 tax")
    assert legal(state) == ["1 challenge", "1 pass", "2 challenge", "2 pass"]
    assert play(state, "2 pass").to_move == (1,)
    assert play(state, "1 pass").coins[0] == 5


@pytest.mark.rule("D.2", "E.20")
@pytest.mark.parametrize(("offer", "asked"), [("fastest", (1, 2)), ("clockwise", (1,))])
def test_challenge_offer_holds_for_blocks_too(offer: str, asked: tuple[int, ...]) -> None:
    state = play(table(THREE, options={"challenge_offer": offer}), "0 foreign_aid")
    assert (state.phase.name, state.to_move) == ("block", asked)


@pytest.mark.rule("D.23", "E.5")
@pytest.mark.parametrize("allowed", [True, False])
def test_block_after_own_failed_challenge(*, allowed: bool) -> None:
    state = table(THREE, coins="3 2 2", options={"block_after_own_failed_challenge": allowed})
    play(state, "0 assassinate 1", "1 challenge", "0 show assassin", "1 lose duke")
    play(state, "* draw 0 duke")
    assert ("1 block contessa" in legal(state)) is allowed
    assert (1 in state.alive) is allowed


@pytest.mark.rule("E.5")
def test_a_target_that_did_not_challenge_may_always_block() -> None:
    options = {"block_after_own_failed_challenge": False}
    state = table(THREE, coins="3 2 2", options=options)
    play(state, "0 assassinate 1", "1 pass, 2 challenge", "0 show assassin", "2 lose captain")
    assert "1 block contessa" in legal(play(state, "* draw 0 duke"))


@pytest.mark.rule("E.21")
def test_foreign_aid_reblock_off_lets_the_aid_be_taken_after_a_false_duke() -> None:
    state = table("captain captain | contessa assassin | duke duke")
    play(state, "0 foreign_aid", "1 block duke", "2 challenge", "1 concede", "1 lose assassin")
    assert (state.coins[0], state.turn.seat) == (4, 1)


@pytest.mark.rule("E.21")
def test_foreign_aid_reblock_on_asks_the_others_again() -> None:
    options = {"foreign_aid_reblock": True}
    state = table("captain captain | contessa assassin | duke duke", options=options)
    play(state, "0 foreign_aid", "1 block duke", "2 challenge", "1 concede", "1 lose assassin")
    assert (state.coins[0], legal(state)) == (2, ["2 block duke", "2 pass"])
    play(state, "2 block duke", "0 pass, 1 pass")
    assert (state.coins[0], state.turn.seat) == (2, 1)


@pytest.mark.rule("E.21")
def test_with_reblock_who_failed_once_may_not_block_again() -> None:
    options = {"foreign_aid_reblock": True}
    state = table("captain captain | contessa assassin | contessa assassin", options=options)
    play(state, "0 foreign_aid", "1 block duke", "2 challenge", "1 concede", "1 lose assassin")
    play(state, "2 block duke", "0 challenge", "2 concede", "2 lose assassin")
    assert (state.coins[0], state.turn.seat) == (4, 1)


@pytest.mark.rule("E.24", "D.11")
@pytest.mark.parametrize(("allowed", "targets"), [(True, ["1", "2"]), (False, ["2"])])
def test_steal_from_broke(*, allowed: bool, targets: list[str]) -> None:
    state = table(THREE, coins="2 0 1", options={"steal_from_broke": allowed})
    assert [text[-1] for text in legal(state) if "steal" in text] == targets


@pytest.mark.rule("E.24")
def test_without_steal_from_broke_nobody_is_robbed_at_a_table_without_coins() -> None:
    state = table(THREE, coins="2 0 0", options={"steal_from_broke": False})
    assert [text for text in legal(state) if "steal" in text] == []


@pytest.mark.rule("E.8")
@pytest.mark.parametrize(("allowed", "coins"), [(True, [4, 0, 2]), (False, [2, 0, 2])])
@pytest.mark.parametrize(
    "course",
    [
        ("1 challenge", "0 show captain", "* draw 0 captain"),
        (CALM, "1 block ambassador", "2 challenge", "1 concede"),
    ],
    ids=["challenge", "block"],
)
def test_steal_from_eliminated(*, allowed: bool, coins: list[int], course: tuple[str, ...]) -> None:
    options = {"steal_from_eliminated": allowed}
    hands = "captain duke | assassin | contessa ambassador"
    state = table(hands, coins="2 5 2", options=options)
    play(state, "0 steal 1", *course)
    assert (state.coins, state.treasury) == (coins, 50 - sum(coins))


@pytest.mark.rule("D.10", "E.30")
@pytest.mark.parametrize(
    ("treasury", "left", "gained"), [("unlimited", 2, 3), (50, 2, 2), (54, 6, 3)]
)
def test_treasury(treasury: OptionValue, left: int, gained: int) -> None:
    hands = "duke duke | captain captain | assassin assassin | contessa contessa"
    state = table(
        f"{hands} | ambassador duke", coins="9 9 10 10 10", options={"treasury": treasury}
    )
    assert state.treasury == left
    play(state, "0 tax", "1 pass, 2 pass, 3 pass, 4 pass")
    assert state.coins[0] == 9 + gained
    assert state.treasury == left - gained


@pytest.mark.rule("E.30")
def test_players_cannot_start_with_more_coins_than_a_finite_treasury_has() -> None:
    with pytest.raises(InvalidRecord, match="more than the 50 coins"):
        table(THREE, coins="20 20 11", options={"treasury": 50})


@pytest.mark.rule("E.39", "N.6")
@pytest.mark.parametrize("allowed", [True, False])
def test_contessa_blocks_examine(*, allowed: bool) -> None:
    options = {"fifth_character": "inquisitor", "contessa_blocks_examine": allowed}
    state = table("inquisitor duke | contessa duke | captain duke", options=options)
    play(state, "0 examine 1", CALM)
    expected = ["1 block contessa", "1 pass"] if allowed else ["1 reveal contessa", "1 reveal duke"]
    assert legal(state) == expected
    if allowed:
        play(state, "1 block contessa", "2 pass, 0 pass")
        assert state.turn.seat == 1


@pytest.mark.rule("D.1")
@pytest.mark.parametrize("shown", ["declare", "resolve"])
def test_show_cost_at_changes_only_what_is_shown(shown: str) -> None:
    state = table(THREE, coins="3 2 2", options={"show_cost_at": shown})
    play(state, "0 assassinate 1")
    assert state.coins[0] == 0
    assert state.game.rules.options["show_cost_at"] == shown


def test_an_option_takes_none_but_its_own_values() -> None:
    for name, value in (("treasury", 51), ("treasury", True), ("foreign_aid_reblock", 1)):
        with pytest.raises(ValueError, match=f"{name} may be"):
            settled("classic", **{name: value})
    with pytest.raises(ValueError, match="there is no option 'embezzle_empty' here"):
        settled("classic", embezzle_empty=True)


def test_classic_is_all_defaults() -> None:
    assert settled("classic") == {
        "refund_on_lost_challenge": True,
        "challenge_offer": "fastest",
        "first_player": "previous_winner",
        "two_player_setup": "standard",
        "two_player_coins": "1-2",
        "fifth_character": "ambassador",
        "treasury": "unlimited",
        "examine_order": "return_shuffle_draw",
        "block_after_own_failed_challenge": True,
        "foreign_aid_reblock": False,
        "steal_from_broke": True,
        "steal_from_eliminated": True,
        "contessa_blocks_examine": False,
        "show_cost_at": "declare",
    }


@pytest.mark.rule("D.4", "D.5", "D.10")
@pytest.mark.parametrize(
    ("variant", "differs"),
    [
        (
            "complots",
            {"two_player_setup": "draft_deal_first", "two_player_coins": "2-2", "treasury": 54},
        ),
        ("hammiz", {"refund_on_lost_challenge": False, "challenge_offer": "clockwise"}),
    ],
)
def test_the_other_presets_differ_from_classic_in_this(
    variant: str, differs: dict[str, OptionValue]
) -> None:
    assert settled(variant) == {**settled("classic"), **differs}


@pytest.mark.rule("S2.6", "S4.6")
@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
def test_complots_lets_the_host_choose_the_fifth_character(fifth: str) -> None:
    assert fifth in find_variant("complots").rules(4, {"fifth_character": fifth}).names


@pytest.mark.rule("D.4", "D.5", "S3.6", "E.37")
def test_hammiz_plays_two_players_as_usual_with_one_and_two_coins() -> None:
    state = deal(new_game(find_variant("hammiz"), 2, Random(1)), Random(1))
    assert ([len(hand) for hand in state.hands], state.coins) == ([2, 2], [1, 2])
