"""What lies on the table when a game starts: cards, Court, coins, Treasury."""

from __future__ import annotations

from collections import Counter

import pytest

from coup.engine.game import Game
from coup.engine.observation import observe
from coup.engine.rng import Random
from coup.engine.setup import choose_first, deal, new_game
from coup.engine.state import State
from coup.rules.catalog import find_variant
from coup.rules.model import OptionValue
from tests.table import legal, table

BASE_CHARACTERS = {"duke", "assassin", "captain", "ambassador", "contessa"}


def dealt(seats: int, variant: str = "classic", **options: OptionValue) -> State:
    """A game of so many players, as it is dealt with seed 1."""
    random = Random(1)
    game = new_game(find_variant(variant), seats, random, options=options)
    return deal(game, random, with_log=True)


def game_of(seats: int, **options: OptionValue) -> Game:
    """The rules of a classic game."""
    return Game(find_variant("classic").rules(seats, options))


@pytest.mark.rule("S0.1", "S2.2", "S4.2", "D.6")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_may_play(seats: int) -> None:
    assert len(dealt(seats).alive) == seats


@pytest.mark.rule("S0.1", "S2.2", "S4.2")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_fewer_or_more_may_not(seats: int) -> None:
    with pytest.raises(ValueError, match=f"played by 2 to 8, not by {seats}"):
        dealt(seats)


@pytest.mark.rule("S3.24", "D.6")
def test_hammiz_is_for_two_to_six() -> None:
    assert len(dealt(6, "hammiz").alive) == 6
    with pytest.raises(ValueError, match="played by 2 to 6, not by 7"):
        dealt(7, "hammiz")


@pytest.mark.rule("S0.2", "S2.7", "S4.7", "S3.5", "D.7")
def test_the_deck_has_three_of_each_character() -> None:
    deck = Counter(game_of(6).deck)
    assert deck == dict.fromkeys(BASE_CHARACTERS, 3)
    assert deck.total() == 15


@pytest.mark.rule("S2.3", "S4.3", "S2.39", "S4.39")
@pytest.mark.parametrize(("seats", "copies"), [(3, 3), (6, 3), (7, 4), (8, 4)])
def test_seven_and_eight_play_with_four_of_each(seats: int, copies: int) -> None:
    assert set(Counter(game_of(seats).deck).values()) == {copies}


@pytest.mark.rule("S2.6", "S4.6", "D.7", "N.1")
def test_the_fifth_character_is_the_ambassador_or_the_inquisitor() -> None:
    with_inquisitor = Counter(game_of(4, fifth_character="inquisitor").deck)
    assert with_inquisitor == dict.fromkeys(BASE_CHARACTERS - {"ambassador"} | {"inquisitor"}, 3)
    assert set(game_of(4).deck) == BASE_CHARACTERS


@pytest.mark.rule("S0.3", "S0.4", "S2.7", "S4.7", "S2.9", "S4.9", "S3.5", "I.3")
@pytest.mark.parametrize(
    ("seats", "court"), [(2, 11), (3, 9), (4, 7), (5, 5), (6, 3), (7, 6), (8, 4)]
)
def test_each_gets_two_cards_and_the_rest_is_the_court(seats: int, court: int) -> None:
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert len(state.court) == court
    places = [*state.hands, state.court]
    assert Counter(card for place in places for card in place) == Counter(state.game.deck)


@pytest.mark.rule("S0.3", "S2.8", "S4.8", "S3.20", "B.3", "I.7")
def test_own_cards_may_be_looked_at_any_time_and_others_never() -> None:
    state = dealt(3)
    for seat in state.game.seats:
        seen = observe(state, seat)
        assert seen.hand == state.hands[seat]
        shown = [facts for facts in seen.to_dict()["seats"] if "hand" in facts]  # type: ignore[attr-defined]
        assert [facts["name"] for facts in shown] == [state.game.names[seat]]


@pytest.mark.rule("S0.5", "S2.10", "S4.10", "S3.5", "B.3")
def test_each_gets_two_coins_which_all_can_see() -> None:
    state = dealt(4)
    assert state.coins == [2, 2, 2, 2]
    assert [observe(state, seat).coins for seat in state.game.seats] == [(2, 2, 2, 2)] * 4


@pytest.mark.rule("B.3")
def test_court_size_and_lost_cards_are_public() -> None:
    state = table("duke contessa | captain | assassin ambassador", lost=" | duke | ")
    seen = observe(state, 2)
    assert seen.court_size == 9
    assert seen.lost == ((), ("duke",), ())
    assert [(rival.seat, rival.influence) for rival in seen.rivals] == [(0, 2), (1, 1)]


@pytest.mark.rule("S0.2", "S0.6", "D.10")
def test_the_rest_of_the_fifty_coins_is_the_treasury() -> None:
    assert dealt(3).treasury == 44
    assert dealt(3, treasury=50).treasury == 44


@pytest.mark.rule("S2.3", "S4.3", "D.10")
def test_complots_has_coins_worth_fifty_four() -> None:
    assert dealt(8, "complots").treasury == 38


@pytest.mark.rule("S0.8", "D.3")
def test_the_winner_of_the_previous_game_starts() -> None:
    starts = {choose_first(game_of(4), Random(seed), winner=2) for seed in range(20)}
    assert starts == {2}


@pytest.mark.rule("S0.8", "D.3")
def test_the_first_game_is_started_by_anybody() -> None:
    starts = [choose_first(game_of(4), Random(seed)) for seed in range(200)]
    assert sorted(set(starts)) == [0, 1, 2, 3]
    assert max(Counter(starts).values()) < 80


@pytest.mark.rule("D.3")
def test_the_start_may_be_agreed_on_or_drawn() -> None:
    agreed = game_of(4, first_player="agreed")
    assert choose_first(agreed, Random(1), winner=2, agreed=3) == 3
    drawn = game_of(4, first_player="random")
    starts = {choose_first(drawn, Random(seed), winner=2, agreed=3) for seed in range(60)}
    assert starts == {0, 1, 2, 3}


@pytest.mark.rule("S2.12", "S4.12", "S0.13")
def test_whoever_is_chosen_has_the_first_turn() -> None:
    state = table("duke contessa | captain captain | assassin assassin", first=1)
    assert state.to_move == (1,)
    assert legal(state, 0) == []


@pytest.mark.rule("D.16", "D.15")
@pytest.mark.parametrize("variant", ["classic", "complots", "hammiz", "reformation"])
def test_foreign_aid_exists_in_every_game_with_the_base_characters(variant: str) -> None:
    actions = find_variant(variant).rules(4).actions
    assert {"income", "foreign_aid", "coup"} <= set(actions)


@pytest.mark.rule("D.15")
def test_foreign_aid_does_not_exist_in_rebellion() -> None:
    g54 = find_variant("g54")
    characters = ("banker", "director", "guerrilla", "politician", "peacekeeper")
    assert "foreign_aid" not in g54.rules(4, {}, characters).actions
