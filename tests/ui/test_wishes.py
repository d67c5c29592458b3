"""What an address or a script may wish for, and how settings are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlencode

import pytest

from coup.ui.seating import draw_styles, seat_players
from coup.ui.settings import Settings, Statistics
from coup.ui.wishes import Wishes, parse_seed, parse_speed, read_address

if TYPE_CHECKING:
    from coup.engine.record import Record
    from coup.ui.seating import Seating


class Memory:
    """Keeps texts as a browser does."""

    def __init__(self, **texts: str) -> None:
        """Begin with some texts."""
        self.texts = {f"coup.{name}": text for name, text in texts.items()}
        self.keeps = True

    def read(self, key: str) -> str | None:
        """The text kept under a key."""
        return self.texts.get(key)

    def write(self, key: str, text: str) -> None:
        """Keep a text."""
        self.texts[key] = text


def test_an_empty_address_is_four_players_of_the_classic_game() -> None:
    address = read_address({})
    assert address.wishes == Wishes()
    assert (address.wishes.variant, address.wishes.seats) == ("classic", 4)
    assert address.complaints == ()
    assert not address.starts


def test_an_address_may_wish_for_everything() -> None:
    wished = {
        "variant": "hammiz", "seats": "3", "bots": "random,honest", "seed": "17",
        "theme": "dark", "speed": "0", "motion": "reduced", "start": "1",
    }  # fmt: skip
    address = read_address(wished)
    assert address.wishes == Wishes("hammiz", 3, ("random", "honest"), 17, styled=False)
    assert address.settings == {"theme": "dark", "speed": "instant", "motion": "reduced"}
    assert address.starts


def test_bad_values_fall_back_one_by_one() -> None:
    address = read_address({"variant": "chess", "seats": "11", "seed": "8", "speed": "warp"})
    assert address.wishes == Wishes(seed=8)
    assert len(address.complaints) == 3


def test_seats_are_those_of_the_variant() -> None:
    assert read_address({"variant": "reformation", "seats": "10"}).wishes.seats == 10
    assert read_address({"variant": "hammiz", "seats": "10"}).wishes.seats == 4


@pytest.mark.parametrize(
    ("text", "speed"),
    [("0", "instant"), ("1", "normal"), ("2", "slow"), ("0.5", "fast"), ("slow", "slow")],
)
def test_a_speed_is_a_name_or_a_share_of_the_normal_time(text: str, speed: str) -> None:
    assert parse_speed(text) == speed


def test_any_text_is_a_seed() -> None:
    assert parse_seed("12") == 12
    assert parse_seed("a word") == parse_seed("a word") != parse_seed("another")
    assert 0 <= parse_seed("🃏") < 2**64


def test_settings_of_the_address_are_not_kept() -> None:
    store = Memory()
    settings = Settings(store, {"speed": "instant"})
    assert settings["speed"] == "instant"
    assert Settings(store, {})["speed"] == "normal"
    settings.choose("speed", "slow")
    assert Settings(store, {})["speed"] == "slow"


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"speed": 7}', '{"speed": "warp"}', "null"])
def test_damaged_settings_are_the_defaults(text: str) -> None:
    assert Settings(Memory(settings=text), {})["speed"] == "normal"
    assert Statistics(Memory(statistics=text)).games == 0


def test_statistics_are_kept() -> None:
    store = Memory()
    Statistics(store).add(won=True)
    Statistics(store).add(won=False)
    counted = Statistics(store)
    assert (counted.games, counted.wins) == (2, 1)


def test_the_same_seed_seats_the_same_players() -> None:
    names = [f"Player {number}" for number in range(9)]
    tables = [seat_players(Wishes(seats=5), 9, "You", names) for _ in range(2)]
    assert tables[0].match.game.names == tables[1].match.game.names
    assert tables[0].match.record(0) == tables[1].match.record(0)
    again = seat_players(tables[0].wishes, 9, "You", names, last_winner=3)
    assert again.match.record(0) == tables[0].match.record(0)
    assert len(set(tables[0].match.game.names)) == 5


def styles_at(seats: int, seed: int, *bots: str, styled: bool = True) -> dict[int, str]:
    names = [f"Player {number}" for number in range(9)]
    variant = "classic" if seats <= 8 else "reformation"
    wishes = Wishes(variant, seats, bots or Wishes().bots, styled=styled)
    return seat_players(wishes, seed, "You", names).styles


def test_page_opens_what_the_bots_need_with_or_without_personalities() -> None:
    names = ["Anna", "Bert", "Cleo"]
    for styled in (False, True):
        for bot, archives in (
            ("shrewd", ()),
            ("expert", ("network",)),
            ("master", ("network", "search")),
        ):
            seating = seat_players(Wishes(bots=(bot,), styled=styled), 3, "You", names)
            assert bool(seating.styles) == styled
            assert seating.archives == archives


def test_opponents_differ_and_the_same_seed_seats_the_same_ones() -> None:
    assert list(styles_at(10, 9)) == list(range(1, 10))
    assert len(set(styles_at(10, 9).values())) == 9
    assert styles_at(4, 9) == styles_at(4, 9) != styles_at(4, 10)


def test_a_table_with_more_opponents_than_personalities_has_a_bot_on_every_seat() -> None:
    bots = dict.fromkeys(range(1, 13), "shrewd")
    drawn = draw_styles(bots, Wishes(seats=13), 9)
    assert list(drawn) == list(bots)
    assert all(bot.startswith("shrewd+") for bot in drawn.values())
    assert len(set(drawn.values())) == 9


def test_bots_named_by_an_address_or_without_styles_have_none_but_their_own() -> None:
    assert styles_at(4, 9, styled=False) == {}
    assert styles_at(4, 9, "random") == {}
    assert styles_at(4, 9, "shrewd+fox", styled=False) == dict.fromkeys((1, 2, 3), "fox")
    assert styles_at(3, 9, "shrewd+fox", "random") == {1: "fox"}
    assert not read_address({"bots": "shrewd"}).wishes.styled
    assert read_address({"bots": "shrewd fox,novice"}).wishes.bots == ("shrewd+fox", "novice")


def test_personalities_change_neither_the_cards_nor_the_names() -> None:
    names = [f"Player {number}" for number in range(9)]
    plain, styled = (
        seat_players(Wishes(seats=4, styled=styled), 9, "You", names).match
        for styled in (False, True)
    )
    assert plain.record(0) == styled.record(0)
    assert plain.game.names == styled.game.names


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(),
        Wishes("hammiz", 3, ("casual",), options=(("refund_on_lost_challenge", False),)),
        Wishes("g54", 5, ("shrewd", "honest"), first=2),
        Wishes("reformation", 7, ("novice+fox",), styled=False),
    ],
)
def test_an_address_made_of_a_deal_deals_it_again(wishes: Wishes) -> None:
    names = [f"Bot {letter}" for letter in "ABCDEFGHIJK"]
    dealt = seat_players(wishes, 2**60 + 7, "You", names, last_winner=1)
    parameters = dealt.parameters
    assert parameters is not None
    address = read_address(dict(parse_qsl(urlencode(parameters))))
    assert address.complaints == ()
    assert address.starts
    assert address.wishes.seed is not None
    again = seat_players(address.wishes, address.wishes.seed, "You", names)
    for seating in (dealt, again):
        for _ in range(40):
            if seating.match.waits_for_person:
                seating.match.submit(seating.match.observation(0).options[-1])
            elif not seating.match.is_over:
                seating.match.step()
    assert again.match.record() == dealt.match.record()
    assert again.styles == dealt.styles


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    address = read_address({"seats": "3", "first": "3"})
    assert address.wishes.first is None
    assert len(address.complaints) == 1


GAMES = (
    Wishes("g54", 5, ("shrewd",)),
    Wishes("g54", 4, ("shrewd",), options=(("draw", "first_game"),)),
    Wishes(
        "g54",
        4,
        ("shrewd",),
        characters=("banker", "director", "guerrilla", "lawyer", "politician"),
    ),
)


def played(seating: Seating) -> Record:
    """The record of the game with the person's last move each time."""
    while not seating.match.is_over:
        if not seating.match.step():
            seating.match.submit(seating.match.observation(0).options[-1])
    return seating.match.record()


@pytest.mark.parametrize("wishes", GAMES)
def test_restarted_and_linked_games_are_the_same_bots_included(wishes: Wishes) -> None:
    names = [f"Bot {letter}" for letter in "ABCDEFGHIJK"]
    dealt = seat_players(wishes, 3, "You", names)
    first = played(dealt)
    assert played(seat_players(dealt.wishes, 3, "You", names)) == first
    address = read_address(dealt.parameters or {})
    linked = played(seat_players(address.wishes, address.wishes.seed or 0, "You", names))
    assert (linked.hands, linked.moves) == (first.hands, first.moves)
