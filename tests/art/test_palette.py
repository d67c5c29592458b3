"""The palette can be read: in both themes, on every card, with every kind of colour vision."""

from __future__ import annotations

from itertools import combinations

import pytest

from coup.rules import anarchy, g54
from coup.rules.model import Category
from tests.art.colour import contrast, difference, lightness
from tests.art.palette import (
    DARK,
    DARK_BY_SYSTEM,
    FORCED,
    all_roles,
    base_roles,
    properties,
    rules,
    themes,
)

TEXT = 4.5
SHAPE = 3.0
THEMES = themes()
ROLES = sorted({*all_roles(), "unknown"})
GROUNDS = ("surface", "surface-raised", "felt")
BASE_FIVE = ("duke", "assassin", "captain", "ambassador", "contessa")
BASE_PAIRS = list(combinations(BASE_FIVE, 2))
SMALLEST_DIFFERENCE = 20
CATEGORIES = tuple(Category)

READ_ON_GROUNDS = ("ink", "ink-soft", "accent", "danger", "success")
SEEN_ON_GROUNDS = (
    "line",
    "focus",
    "card-rim",
    "side-loyalist",
    "side-reformist",
    "token-disappear",
    "token-peacekeeping",
    "token-treaty",
    "token-tax",
    "token-bomb",
)
READ_ON = (
    ("on-accent", "accent"),
    ("on-danger", "danger"),
    ("on-card-back", "card-back"),
    ("on-side", "side-loyalist"),
    ("on-side", "side-reformist"),
    ("on-token", "token-disappear"),
    ("on-token", "token-peacekeeping"),
    ("on-token", "token-treaty"),
    ("on-token", "token-tax"),
    ("on-token", "token-bomb"),
    ("coin-ink", "coin"),
)
PUBLISHED = {
    "duke": "#5b2a86",
    "assassin": "#111418",
    "captain": "#3c8fd0",
    "ambassador": "#e69f00",
    "contessa": "#c2410c",
    "inquisitor": "#9aa7b0",
}


def role(name: str) -> str:
    return THEMES["light"][f"--role-{name}"]


def on_role(name: str) -> str:
    return THEMES["light"][f"--on-role-{name}"]


def in_category(category: Category) -> list[str]:
    everyone = (*g54.CHARACTERS, *anarchy.CHARACTERS)
    return [character.name for character in everyone if character.category is category]


@pytest.mark.parametrize("name", ROLES)
def test_a_name_can_be_read_on_its_card(name: str) -> None:
    assert contrast(on_role(name), role(name)) >= TEXT


@pytest.mark.parametrize("name", ROLES)
def test_a_class_paints_a_whole_card(name: str) -> None:
    assert properties(f".role-{name}") == {
        "--card-fill": f"var(--role-{name})",
        "--card-ink": f"var(--on-role-{name})",
    }


def test_nothing_but_characters_has_a_colour() -> None:
    prefix = "--role-"
    coloured = {key.removeprefix(prefix) for key in THEMES["light"] if key.startswith(prefix)}
    assert coloured == set(ROLES)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", READ_ON_GROUNDS)
def test_text_can_be_read(theme: str, ground: str, name: str) -> None:
    assert contrast(THEMES[theme][f"--{name}"], THEMES[theme][f"--{ground}"]) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", SEEN_ON_GROUNDS)
def test_shapes_can_be_seen(theme: str, ground: str, name: str) -> None:
    assert contrast(THEMES[theme][f"--{name}"], THEMES[theme][f"--{ground}"]) >= SHAPE


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), READ_ON)
def test_what_is_printed_on_a_colour_can_be_read(theme: str, ink: str, ground: str) -> None:
    assert contrast(THEMES[theme][f"--{ink}"], THEMES[theme][f"--{ground}"]) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
def test_the_edge_of_the_table_can_be_seen(theme: str) -> None:
    edge = THEMES[theme]["--felt-edge"]
    assert contrast(edge, THEMES[theme]["--felt"]) >= SHAPE
    assert contrast(edge, THEMES[theme]["--surface"]) >= SHAPE


@pytest.mark.parametrize("theme", THEMES)
def test_a_coin_can_be_seen_by_its_edge(theme: str) -> None:
    values = THEMES[theme]
    for ground in GROUNDS:
        of_coin = contrast(values["--coin"], values[f"--{ground}"])
        assert max(of_coin, contrast(values["--coin-ink"], values[f"--{ground}"])) >= SHAPE


@pytest.mark.parametrize("theme", THEMES)
def test_focus_can_be_seen_around_a_card(theme: str) -> None:
    rim = THEMES[theme]["--card-paper"] if theme == "light" else THEMES[theme]["--card-back"]
    assert contrast(THEMES[theme]["--focus"], rim) >= SHAPE


def test_the_base_game_has_the_published_colours() -> None:
    assert {name: role(name) for name in base_roles()} == PUBLISHED


@pytest.mark.parametrize("deficiency", ["normal", "protan", "deutan", "tritan"])
@pytest.mark.parametrize(("one", "other"), BASE_PAIRS)
def test_the_base_five_differ_for_every_eye(one: str, other: str, deficiency: str) -> None:
    assert difference(role(one), role(other), deficiency) >= SMALLEST_DIFFERENCE


@pytest.mark.parametrize(("one", "other"), BASE_PAIRS)
def test_the_base_five_differ_in_grey_print(one: str, other: str) -> None:
    assert abs(lightness(role(one)) - lightness(role(other))) >= 8


@pytest.mark.parametrize("category", CATEGORIES)
def test_no_two_of_a_category_have_one_colour(category: Category) -> None:
    for one, other in combinations(in_category(category), 2):
        assert difference(role(one), role(other)) >= 8, (one, other)


@pytest.mark.parametrize(("one", "other"), list(combinations(CATEGORIES, 2)))
def test_two_categories_never_share_a_colour(one: Category, other: Category) -> None:
    for first in in_category(one):
        for second in in_category(other):
            assert difference(role(first), role(second)) >= 14, (first, second)


def test_the_dark_theme_is_the_same_by_choice_and_by_system() -> None:
    assert properties(DARK) == properties(DARK_BY_SYSTEM)


def test_the_dark_theme_replaces_every_colour_of_the_light_one() -> None:
    first_rule = rules()[0][1]
    assert set(properties(DARK)) == set(first_rule)


def test_forced_colours_use_the_system_s_own() -> None:
    allowed = {"Canvas", "CanvasText", "GrayText", "Highlight"}
    assert set(properties(FORCED).values()) <= allowed
