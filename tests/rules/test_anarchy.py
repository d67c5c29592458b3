"""The Anarchy expansion: six characters, a bomb, a bank and one more general action."""

from __future__ import annotations

import pytest

from coup.engine.observation import observe
from coup.engine.state import State
from coup.engine.tokens import Token
from coup.rules.anarchy import CHARACTERS
from coup.rules.catalog import find_variant
from tests.rules.g54.tables import cast_with, g54, go
from tests.table import coins_in_play, legal, refusal

BOMBED = "banker director | anarchist banker | anarchist director | politician peacekeeper"


def bombed(*moves: str, hands: str = BOMBED, coins: str = "3 2 2 2") -> State:
    """Seat 0 gives the bomb to seat 1, and what follows."""
    return go(g54("anarchist", hands, coins=coins), "0 anarchist 1", *moves)


def test_without_the_expansion_its_characters_do_not_exist() -> None:
    names = cast_with("anarchist").split()
    with pytest.raises(ValueError, match="no character 'anarchist'"):
        find_variant("g54").rules(4, {"anarchy": False}, tuple(names))
    assert find_variant("g54").rules(4, {"anarchy": True}, tuple(names)).names == tuple(names)
    assert len(CHARACTERS) == 6


@pytest.mark.rule("A.1")
def test_anybody_may_give_the_bomb_without_a_claim() -> None:
    state = bombed()
    assert (state.coins[0], state.tokens) == (0, (Token("bomb", 1),))
    assert legal(state) == [
        "1 claim anarchist",
        "1 claim anarchist 2",
        "1 claim anarchist 3",
        "1 pass",
    ]


@pytest.mark.rule("A.1")
def test_a_bomb_that_is_kept_costs_a_life_and_goes_back() -> None:
    state = bombed("1 pass, 1 lose banker")
    assert (state.lost[1], state.tokens, state.turn.seat) == (("banker",), (), 1)


@pytest.mark.rule("A.1")
def test_a_bomb_is_defused_by_a_claim() -> None:
    state = bombed("1 claim anarchist", "pass")
    assert (state.lost[1], state.tokens, state.turn.seat) == ((), (), 1)


@pytest.mark.rule("A.1")
def test_a_bomb_is_passed_to_somebody_who_has_not_had_it() -> None:
    state = bombed("1 claim anarchist 2")
    assert state.claim is not None
    assert state.claim.public().to == 2
    go(state, "pass")
    assert state.tokens == (Token("bomb", 2),)
    assert legal(state) == ["2 claim anarchist", "2 claim anarchist 3", "2 pass"]
    go(state, "2 claim anarchist 3", "pass")
    assert legal(state) == ["3 claim anarchist", "3 pass"]
    go(state, "3 pass, 3 lose politician")
    assert (list(state.tokens), state.turn.seat) == ([], 1)


@pytest.mark.rule("A.1")
def test_a_lost_claim_costs_a_life_and_the_bomb_another() -> None:
    for claim in ("1 claim anarchist", "1 claim anarchist 2"):
        state = bombed(
            claim, "0 challenge, 1 concede", hands=BOMBED.replace("anarchist", "director", 1)
        )
        go(state, "1 lose banker")
        assert (state.alive, state.tokens, state.turn.seat) == ((0, 2, 3), (), 2)


@pytest.mark.rule("A.1")
def test_a_proved_claim_costs_its_challenger_a_life_and_the_bomb_moves_on() -> None:
    state = bombed("1 claim anarchist 2", "0 challenge, 1 show anarchist, 0 lose banker")
    go(state, "* draw 1 politician")
    assert (state.tokens, state.to_move) == ((Token("bomb", 2),), (2,))


@pytest.mark.rule("A.1")
def test_a_new_holder_who_dies_doubting_takes_the_bomb_along() -> None:
    hands = "banker director | anarchist banker | director | politician peacekeeper"
    state = bombed(
        "1 claim anarchist 2", "2 challenge, 1 show anarchist, * draw 1 politician", hands=hands
    )
    assert (state.alive, state.tokens, state.turn.seat) == ((0, 1, 3), (), 1)


@pytest.mark.rule("A.1", "E.11")
def test_the_bomb_goes_on_when_its_player_dies_doubting() -> None:
    hands = "banker | anarchist banker | director politician"
    state = bombed(
        "1 claim anarchist 2",
        "0 challenge, 1 show anarchist, * draw 1 director",
        hands=hands,
        coins="3 2 2",
    )
    assert (state.alive, legal(state)) == ((1, 2), ["2 claim anarchist", "2 pass"])
    go(state, "2 pass, 2 lose director")
    assert state.turn.seat == 1


@pytest.mark.rule("A.1")
def test_of_two_players_the_bomb_can_only_be_defused() -> None:
    state = bombed(hands="banker director | anarchist banker", coins="3 2")
    assert legal(state) == ["1 claim anarchist", "1 pass"]


@pytest.mark.rule("A.1", "G.14")
def test_the_bomb_is_not_given_to_a_protected_player_but_may_be_passed_to_one() -> None:
    hands = "banker director | anarchist banker | anarchist peacekeeper"
    state = g54("anarchist peacekeeper", hands, coins="3 2 2", tokens=(Token("peacekeeping", 2),))
    assert [m for m in legal(state) if "anarchist" in m] == ["0 anarchist 1"]
    assert "1 claim anarchist 2" in legal(go(state, "0 anarchist 1"))


@pytest.mark.rule("A.1")
def test_a_holder_who_cannot_pay_the_tax_is_struck_at_once() -> None:
    tokens = (Token("tax", 0), Token("tax", 0, "anarchist"))
    state = g54(
        "anarchist customs_officer",
        "banker director | anarchist banker | director politician",
        coins="3 0 2",
        tokens=tokens,
    )
    go(state, "0 anarchist 1")
    assert legal(state) == ["1 lose anarchist", "1 lose banker"]
    assert state.tokens == tokens


@pytest.mark.rule("A.2")
@pytest.mark.parametrize(("lives", "cost"), [(2, 3), (1, 5)])
def test_a_paramilitary_is_dearer_against_a_last_life(lives: int, cost: int) -> None:
    hand = "banker director" if lives == 2 else "banker"
    hands = f"paramilitary banker | {hand} | politician director"
    state = go(g54("paramilitary", hands, coins="5 2 2"), "0 paramilitary 1", "pass", "1 pass")
    assert state.coins[0] == 5 - cost
    poor = g54("paramilitary", hands, coins=f"{cost - 1} 2 2")
    assert "0 paramilitary 1" not in legal(poor)
    if lives == 1:
        assert (state.alive, "0 paramilitary 2" in legal(poor)) == ((0, 2), True)


@pytest.mark.rule("A.2", "S1.40")
def test_a_blocked_paramilitary_is_paid_for() -> None:
    hands = "paramilitary banker | banker | politician director"
    state = g54("paramilitary", hands, coins="5 2 2")
    go(state, "0 paramilitary 1", "pass", "1 block paramilitary", "pass")
    assert (state.coins, state.alive) == ([0, 2, 2], (0, 1, 2))


@pytest.mark.rule("A.3")
def test_with_the_financier_in_play_income_fills_the_bank() -> None:
    state = g54("financier", "financier director | director guerrilla | politician guerrilla")
    total = coins_in_play(state)
    go(state, "0 income, 1 income, 2 income")
    assert (state.coins, state.bank, coins_in_play(state)) == ([3, 3, 3], 3, total)
    go(state, "0 financier", "pass")
    assert (state.coins, state.bank) == ([6, 3, 3], 0)
    assert observe(state, 1).to_dict()["bank"] == 0


@pytest.mark.rule("A.3")
def test_an_empty_bank_gives_nothing_and_a_lost_claim_leaves_it_full() -> None:
    hands = "director banker | director guerrilla | politician guerrilla"
    state = g54("financier", hands.replace("banker", "financier"))
    assert go(state, "0 financier", "pass").coins == [2, 2, 2]
    state = g54("financier", hands.replace("banker", "politician"))
    go(state, "0 income, 1 income, 2 financier", "0 challenge, 2 concede, 2 lose politician")
    assert (state.coins, state.bank) == ([3, 3, 2], 2)


@pytest.mark.rule("A.3", "S1.30")
def test_a_counted_treasury_never_falls_below_nothing_for_the_bank() -> None:
    hands = "financier director | director guerrilla | politician guerrilla"
    state = g54("financier", hands, coins="9 20 20", options={"treasury": 50})
    go(state, "0 income")
    assert (state.coins[0], state.bank, state.treasury) == (10, 0, 0)


PLANTERS = "plantation_owner director | plantation_owner guerrilla | director politician"


@pytest.mark.rule("A.4")
def test_every_surviving_claimant_takes_as_many_coins_as_there_are() -> None:
    state = go(g54("plantation_owner", PLANTERS), "0 plantation_owner", "pass", "pass")
    assert state.coins == [3, 2, 2]
    state = g54("plantation_owner", PLANTERS)
    go(state, "0 plantation_owner", "pass", "1 join, 2 join", "pass", "pass")
    assert state.coins == [5, 5, 5]
    state = g54("plantation_owner", PLANTERS)
    go(state, "0 plantation_owner", "pass", "1 join, 2 join", "pass", "0 challenge, 2 concede")
    assert go(state, "2 lose director").coins == [4, 4, 2]


@pytest.mark.rule("A.4", "E.11")
def test_when_the_planter_dies_over_a_claim_nobody_takes_anything() -> None:
    hands = "director | plantation_owner guerrilla | director politician"
    state = g54("plantation_owner", hands)
    go(
        state,
        "0 plantation_owner",
        "pass",
        "1 join, 2 join",
        "0 challenge, 1 show plantation_owner",
    )
    go(state, "* draw 1 guerrilla")
    assert (state.coins, state.turn.seat) == ([0, 2, 2], 1)


DEALT = "arms_dealer banker | director guerrilla | banker guerrilla"


@pytest.mark.rule("A.5")
@pytest.mark.parametrize(
    ("cards", "coins"),
    [("banker director", 2), ("arms_dealer banker", 6), ("arms_dealer arms_dealer", 6)],
)
def test_an_arms_dealer_gains_four_if_a_turned_up_card_matches(cards: str, coins: int) -> None:
    state = go(g54("arms_dealer", DEALT), "0 arms_dealer arms_dealer", "pass")
    court = sorted(state.court)
    go(state, f"* deal {cards}")
    assert (state.coins[0], sorted(state.court), state.turn.seat) == (coins, court, 1)


@pytest.mark.rule("A.5")
def test_an_arms_dealer_names_any_character_in_play_and_chance_is_checked() -> None:
    state = g54("arms_dealer", DEALT)
    assert len([m for m in legal(state) if "arms_dealer" in m.split()[1]]) == 5
    go(state, "0 arms_dealer banker", "pass")
    assert "2 cards of the Court" in refusal(state, "* deal banker")
    assert "the Court holds no" in refusal(state, "* deal banker banker")


@pytest.mark.rule("A.5", "G.9")
@pytest.mark.parametrize(("court", "coins"), [("", 2), ("banker", 6)])
def test_an_arms_dealer_turns_up_what_the_court_has(court: str, coins: int) -> None:
    hands = "arms_dealer banker | director guerrilla | banker guerrilla"
    state = g54("arms_dealer missionary", hands, court=court)
    go(state, "0 arms_dealer banker", "pass")
    if court:
        go(state, f"* deal {court}")
    assert (state.coins[0], state.turn.seat) == (coins, 1)


POOL = "socialist banker | banker director | guerrilla peacekeeper | director peacekeeper"


def pooled(*moves: str, coins: str = "2 2 2 0") -> State:
    """Seat 0 is a Socialist whom nobody challenges or blocks, and what follows."""
    state = g54("socialist peacekeeper", POOL, coins=coins)
    return go(state, "0 socialist", "pass", "1 pass, 2 pass, 3 pass", *moves)


@pytest.mark.rule("A.6")
def test_everybody_gives_the_socialist_a_coin_or_a_card() -> None:
    state = pooled()
    assert legal(state) == ["1 pay", "1 offer banker", "1 offer director"]
    go(state, "1 pay, 2 offer guerrilla")
    assert legal(state) == ["3 offer director", "3 offer peacekeeper"]  # it has no coin
    go(state, "3 offer director")
    assert (state.coins, legal(state)) == ([3, 1, 2, 0], ["0 offer banker", "0 offer socialist"])


@pytest.mark.rule("A.6")
def test_the_socialist_keeps_one_card_and_the_rest_is_dealt_back() -> None:
    state = pooled("1 pay, 2 offer guerrilla, 3 offer director, 0 offer banker")
    assert legal(state) == ["0 keep banker", "0 keep director", "0 keep guerrilla"]
    go(state, "0 keep guerrilla")
    assert "the rest of the pool" in refusal(state, "* deal director guerrilla")
    go(state, "* deal director banker")
    assert state.hands == [
        ("guerrilla", "socialist"),
        ("banker", "director"),
        ("director", "peacekeeper"),
        ("banker", "peacekeeper"),
    ]
    assert state.turn.seat == 1


@pytest.mark.rule("A.6")
def test_where_all_give_coins_no_card_moves() -> None:
    state = pooled("1 pay, 2 pay, 3 pay", coins="2 2 2 2")
    assert (state.coins, state.turn.seat) == ([5, 1, 1, 1], 1)


@pytest.mark.rule("A.6")
def test_the_socialist_sees_who_gave_which_card_and_nobody_else_does() -> None:
    state = pooled("1 offer banker")
    assert [getattr(observe(state, seat).events[-1], "card", "") for seat in range(4)] == [
        "banker",
        "banker",
        None,
        None,
    ]


@pytest.mark.rule("A.6", "G.13")
def test_who_blocks_the_socialist_gives_nothing() -> None:
    state = g54("socialist peacekeeper", POOL)
    go(state, "0 socialist", "pass", "1 pass, 2 block socialist", "pass", "3 pass")
    go(state, "1 pay, 3 pay")
    assert (state.coins, state.turn.seat) == ([4, 1, 2, 1], 1)


@pytest.mark.rule("A.7")
def test_social_media_exchanges_a_card_without_a_claim() -> None:
    state = g54("social_media", "banker director | guerrilla director | politician peacekeeper")
    go(state, "0 social_media")
    assert state.phase.name == "draw"
    go(state, "* draw 0 guerrilla, 0 keep director guerrilla")
    assert (state.hands[0], state.turn.seat) == (("director", "guerrilla"), 1)
    assert "banker" in state.court


@pytest.mark.rule("A.7", "G.8")
def test_social_media_is_a_general_action_only_where_it_was_drawn() -> None:
    hands = "banker director | guerrilla director | politician peacekeeper"
    assert "0 social_media" not in legal(g54("", hands))
    assert "0 social_media" not in legal(g54("social_media", hands, coins="10 2 2"))
