"""The house rules and characters of the set-up: everything can be chosen, nothing else can."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from coup.engine.rng import Random
from coup.rules import anarchy, g54
from coup.rules.catalog import G54, SOCIAL_MEDIA, VARIANTS, Variant
from coup.rules.drawing import draw_characters
from coup.rules.model import OptionValue
from coup.ui.house import CASTING, Chosen, House, picked, possible, rows, verdict, wished
from coup.ui.relevance import CHARACTERS, DRAWS, SEATS
from coup.ui.seating import seat_players
from coup.ui.settings import HOUSE_KEY
from coup.ui.view.house import characters_part, rules_part
from coup.ui.wishes import Wishes, read_address
from tests.ui.test_wishes import Memory
from tests.ui.texts import LOCALES, messages, speaker

LANGUAGES = sorted(path.stem for path in LOCALES.glob("*.ftl"))
BY_HAND: dict[str, OptionValue] = {"draw": "host_picks"}
NOTHING = Chosen({}, ())


class Fields(HTMLParser):
    """Reads the fields of a form: their values, and which may not be changed."""

    def __init__(self, html: str) -> None:
        """Read HTML."""
        super().__init__()
        self.values: dict[str, list[str]] = {}
        self.disabled: set[str] = set()
        self.checked: set[str] = set()
        self.labels: set[str] = set()
        self._select = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a field or one of its values."""
        told = {name: value or "" for name, value in attrs}
        if tag == "label":
            self.labels.add(told["for"])
        if tag in ("select", "input"):
            self.values[told["id"]] = [] if tag == "select" else ["true", "false"]
            self._select = told["id"]
            if "disabled" in told:
                self.disabled.add(told["id"])
            if "checked" in told:
                self.checked.add(told["id"])
        if tag == "option":
            self.values[self._select].append(told["value"])


def parts(variant: Variant, seats: int, chosen: Chosen, language: str = "en") -> Fields:
    words = speaker(language)
    html = rules_part(variant, seats, chosen, words)
    if variant.is_drawn:
        html += characters_part(variant, seats, chosen, words)
    return Fields(html)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_option_has_a_field_with_exactly_its_values(variant: Variant, language: str) -> None:
    for seats in variant.seats:
        fields = parts(variant, seats, NOTHING, language)
        assert set(fields.values) == {f"option-{option.name}" for option in variant.options}
        assert fields.labels == set(fields.values)
        for option in variant.options:
            values = {str(value).lower() for value in option.values}
            assert set(map(str.lower, fields.values[f"option-{option.name}"])) == values


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_option_has_an_effect_somewhere(variant: Variant) -> None:
    choices = [NOTHING, Chosen({"fifth_character": "inquisitor"}, ())]
    if variant.is_drawn:
        choices = [Chosen({"advanced": True}, ())]
    free = {
        row.option.name
        for chosen in choices
        for seats in (2, 3)
        for row in rows(variant, seats, chosen)
        if row.obstacle is None
    }
    assert free == {option.name for option in variant.options}


def test_house_rules_that_need_something_are_those_of_the_rules() -> None:
    options = {option.name for variant in VARIANTS for option in variant.options}
    names = {character.name for v in VARIANTS for character in v.pool(v.settle({}))} | {
        character.name for character in (*g54.CHARACTERS, *anarchy.CHARACTERS)
    }
    assert {*SEATS, *CHARACTERS, *DRAWS} <= options
    assert {name for needed in CHARACTERS.values() for name in needed} <= {*names, "inquisitor"}


def test_rules_for_two_can_be_changed_with_two_players_only() -> None:
    variant = VARIANTS[0]
    assert "option-two_player_setup" not in parts(variant, 2, NOTHING).disabled
    assert "option-two_player_setup" in parts(variant, 3, NOTHING).disabled


def test_rules_about_the_inquisitor_wait_for_one() -> None:
    variant = VARIANTS[0]
    assert "option-examine_order" in parts(variant, 4, NOTHING).disabled
    chosen = Chosen({"fifth_character": "inquisitor"}, ())
    assert "option-examine_order" not in parts(variant, 4, chosen).disabled


def test_usual_value_is_that_of_the_variant() -> None:
    for variant in VARIANTS:
        usual = variant.settle({})
        assert all(
            row.value == row.usual == usual[row.option.name] for row in rows(variant, 2, NOTHING)
        )


def test_choices_are_kept_for_each_variant() -> None:
    store = Memory()
    House(store, HOUSE_KEY).choose(VARIANTS[0], "treasury", 50)
    assert House(store, HOUSE_KEY).of(VARIANTS[0]).options == {"treasury": 50}
    assert House(store, HOUSE_KEY).of(VARIANTS[1]) == NOTHING
    House(store, HOUSE_KEY).choose(VARIANTS[0], "treasury", "unlimited")
    assert House(store, HOUSE_KEY).of(VARIANTS[0]) == NOTHING


def test_way_back_leaves_the_characters() -> None:
    house = House(Memory(), HOUSE_KEY)
    house.choose(G54, "draw", "host_picks")
    house.choose(G54, "treasury", 54)
    house.reset(G54)
    assert house.of(G54).options == BY_HAND


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1]", "null", '{"g54": 7}', '{"g54": {"options": [], "characters": {}}}',
     '{"g54": {"options": {"treasury": 3, "draw": "hat", "x": 1}, "characters": ["duke", 4]}}'],
)  # fmt: skip
def test_damaged_choices_are_as_usual(text: str) -> None:
    house = House(Memory(house=text), HOUSE_KEY)
    assert house.of(G54) == NOTHING
    house.choose(G54, "treasury", 54)
    assert house.of(G54).options == {"treasury": 54}


def test_what_the_address_asks_for_is_not_kept() -> None:
    store = Memory()
    house = House(store, HOUSE_KEY)
    house.wish("classic", {"treasury": 50}, ())
    assert house.of(VARIANTS[0]).options == {"treasury": 50}
    assert HOUSE_KEY not in store.texts


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (("banker", "director", "general", "lawyer", "priest"), "setup-cast-full"),
        (("banker", "director", "general", "lawyer"), "setup-cast-lacks"),
        (("director", "general", "lawyer", "priest"), "setup-cast-lacks"),
        (("banker", "director", "general", "lawyer", "priest", "communist"), "setup-cast-extra"),
    ],
)
def test_picker_says_what_is_missing(names: tuple[str, ...], message: str) -> None:
    told, is_full = verdict(G54, Chosen(BY_HAND, names))
    assert (told.id, is_full) == (message, message == "setup-cast-full")
    assert all(speaker(language).text(told) for language in LANGUAGES)
    assert set(wished(G54, Chosen(BY_HAND, names))[1]) == set(names if is_full else ())


def test_picker_begins_with_the_set_for_a_first_game() -> None:
    assert picked(G54, Chosen(BY_HAND, ())) == g54.FIRST_GAME


def test_anarchy_brings_its_characters() -> None:
    fields = parts(G54, 4, Chosen(BY_HAND, ()))
    more = parts(G54, 4, Chosen({**BY_HAND, "anarchy": True}, ()))
    added = {f"pick-{character.name}" for character in anarchy.CHARACTERS}
    assert set(more.values) - set(fields.values) == {*added, f"pick-{SOCIAL_MEDIA}"}


def test_characters_without_the_expansion_are_asked_for_again() -> None:
    names = ("financier", "director", "general", "lawyer", "priest")
    assert verdict(G54, Chosen({**BY_HAND, "anarchy": True}, names))[1]
    assert not verdict(G54, Chosen(BY_HAND, names))[1]


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_drawn_can_be_picked_and_dealt(seed: int) -> None:
    options: dict[str, OptionValue] = {"advanced": seed % 2 == 0, "anarchy": seed % 3 == 0}
    names = draw_characters(G54.settle(options), Random(seed).below)
    assert set(names) <= possible(G54, Chosen(options, ())) | {SOCIAL_MEDIA}
    chosen = Chosen({**options, **BY_HAND}, names)
    assert verdict(G54, chosen)[1]
    kept, cast = wished(G54, chosen)
    assert set(cast) == set(names)
    wishes = Wishes("g54", 4, options=tuple(kept.items()), characters=cast)
    game = seat_players(wishes, seed, "You", ["A", "B", "C"]).match.game
    assert {*game.rules.names} == set(names) - {SOCIAL_MEDIA}


def test_address_may_ask_for_options_and_characters() -> None:
    cast = "banker,director,general,lawyer,priest"
    address = read_address({"variant": "g54", "options": "treasury=50", "characters": cast})
    assert dict(address.wishes.options) == {"treasury": 50, "draw": "host_picks"}
    assert address.wishes.characters == tuple(cast.split(","))
    assert address.complaints == ()


@pytest.mark.parametrize(
    "asked",
    [{"options": "treasury=3"}, {"options": "x=1"}, {"characters": "duke"},
     {"variant": "g54", "characters": "banker"}],
)  # fmt: skip
def test_address_with_what_there_is_not_is_told_so(asked: dict[str, str]) -> None:
    address = read_address(asked)
    assert (address.wishes.options, address.wishes.characters) == ((), ())
    assert len(address.complaints) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_says_a_word_of_another_language(language: str) -> None:
    if language == "en":
        return
    html = characters_part(G54, 4, Chosen({**BY_HAND, "anarchy": True}, ()), speaker(language))
    text = re.sub(r"<[^>]*>", " ", html)
    assert not re.search(r"[A-Za-z]{3,}", text)
    assert messages(language).bundle.has_message("setup-cast-lacks")


def test_casting_stands_with_the_characters() -> None:
    assert {f"option-{name}" for name in CASTING} <= set(
        Fields(characters_part(G54, 4, NOTHING, speaker())).values
    )
