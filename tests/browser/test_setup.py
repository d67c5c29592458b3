"""The set-up of every variant: house rules and characters, chosen as a person would."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import open_game
from tests.browser.test_access import AXE, RUN_AXE, press_until
from tests.browser.test_play import SCROLL

if TYPE_CHECKING:
    from collections.abc import Callable

CAST = ("speculator", "writer", "judge", "lawyer", "protestor")
FIRST_GAME = ("banker", "director", "guerrilla", "politician", "peacekeeper")
HOUSE = "[...Object.keys(localStorage)].filter(key => key === 'coup.house').length"


def open_characters(page: Page, query: str = "variant=g54") -> None:
    """Open the part about characters and choose to pick them."""
    open_game(page, query)
    page.click("#setup-characters summary")
    page.select_option("#option-draw", "host_picks")
    expect(page.locator("#pick-banker")).to_be_checked()


def pick(page: Page) -> None:
    """Pick the five, after putting the two special interests back."""
    for name in ("politician", "peacekeeper", *CAST):
        page.locator(f"label[for=pick-{name}]").click()


def in_play(page: Page) -> set[str]:
    """The characters on the strip."""
    chips = page.locator("#strip [data-help]")
    return set(chips.evaluate_all("all => all.map(one => one.dataset.help)"))


def test_parts_wait_until_they_are_opened(page: Page) -> None:
    open_game(page, "")
    expect(page.locator("#setup-rules-fields")).to_be_empty()
    expect(page.locator("#setup-characters")).to_be_hidden()
    page.click("#setup-rules summary")
    expect(page.locator("#option-treasury")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fa"])
def test_characters_picked_by_hand_are_dealt(page: Page, language: str) -> None:
    open_characters(page, f"variant=g54&lang={language}")
    pick(page)
    page.click("#deal")
    expect(page.locator("#strip")).to_be_visible()
    assert in_play(page) == set(CAST)
    record = page.evaluate("coup.record()")
    assert set(record["characters"]) == set(CAST)
    assert record["options"]["draw"] == "host_picks"
    page.evaluate("coup.newGame()")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=90_000)
    page.select_option("#setup-variant", "g54")
    page.click("#deal")
    assert in_play(page) == set(CAST)


def test_no_game_is_dealt_before_all_are_picked(page: Page) -> None:
    open_characters(page)
    page.locator("label[for=pick-politician]").click()
    expect(page.locator("#cast")).to_contain_text("Still to choose: Special interests (1).")
    page.click("#deal")
    expect(page.locator("#setup-problem")).to_contain_text("Special interests (1)")
    expect(page.locator("#setup")).to_be_visible()
    page.locator("label[for=pick-priest]").click()
    expect(page.locator("#setup-problem")).to_be_hidden()
    page.click("#deal")
    assert in_play(page) == {"banker", "director", "guerrilla", "peacekeeper", "priest"}


def test_chance_may_pick_and_help_is_one_press_away(page: Page) -> None:
    open_characters(page)
    page.locator("label[for=option-anarchy]").click()
    expect(page.locator("#pick-anarchist")).to_be_attached()
    for _ in range(5):
        page.click("#do-draw-cast")
        expect(page.locator("#cast")).to_contain_text("In the game:")
    page.click("#pick-help-anarchist")
    expect(page.locator("#dialog")).to_contain_text("Bomb")


def test_set_for_a_first_game(page: Page) -> None:
    open_characters(page)
    page.select_option("#option-draw", "first_game")
    expect(page.locator("#setup-characters-fields")).to_contain_text("Peacekeeper")
    expect(page.locator("#option-anarchy")).to_be_disabled()
    page.click("#deal")
    assert in_play(page) == set(FIRST_GAME)


def test_changed_house_rule_is_in_the_game_and_on_the_strip(page: Page) -> None:
    open_game(page, "")
    page.click("#setup-rules summary")
    page.select_option("#option-fifth_character", "inquisitor")
    expect(page.locator("#option-contessa_blocks_examine")).to_be_enabled()
    page.locator("#option-contessa_blocks_examine").check()
    page.select_option("#option-treasury", "50")
    expect(page.locator("#setup-rules-now")).to_have_text("3 changed")
    page.click("#deal")
    options = page.evaluate("coup.record().options")
    assert options["treasury"] == 50
    assert options["contessa_blocks_examine"] is True
    assert "inquisitor" in in_play(page)
    page.locator("#strip-options summary").click()
    expect(page.locator("#strip-options")).to_contain_text("Treasury: 50 coins")
    page.click("[data-do=setup]")
    page.click("#do-usual")
    expect(page.locator("#option-treasury")).to_have_value("unlimited")
    expect(page.locator("#option-contessa_blocks_examine")).not_to_be_checked()
    page.click("#deal")
    assert page.evaluate("coup.record().options.treasury") == "unlimited"


def test_number_of_players_decides_what_can_be_chosen(page: Page) -> None:
    open_game(page, "")
    page.click("#setup-rules summary")
    expect(page.locator("#option-two_player_setup")).to_be_disabled()
    page.select_option("#setup-seats", "2")
    expect(page.locator("#option-two_player_setup")).to_be_enabled()
    page.select_option("#setup-variant", "reformation")
    expect(page.locator("#option-allegiance_start")).to_be_enabled()


def test_address_may_ask_for_house_rules_for_one_visit(page: Page) -> None:
    cast = ",".join(CAST)
    open_game(page, f"variant=g54&options=treasury=54&characters={cast}")
    page.click("#deal")
    assert in_play(page) == set(CAST)
    assert page.evaluate("coup.record().options.treasury") == 54
    assert page.evaluate(HOUSE) == 0


def test_set_up_works_with_the_keyboard_alone(page: Page) -> None:
    open_game(page, "variant=g54")
    press_until(page, "#setup-characters summary")
    page.keyboard.press("Enter")
    press_until(page, "#option-draw")
    page.keyboard.type("picked")
    press_until(page, "#pick-banker")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#pick-farmer")).to_be_focused()
    press_until(page, "#pick-politician")
    page.keyboard.press("Space")
    press_until(page, "#pick-lawyer")
    page.keyboard.press("Space")
    press_until(page, "#deal")
    page.keyboard.press("Enter")
    expect(page.locator("#strip")).to_be_visible()
    assert in_play(page) == {"farmer", "director", "guerrilla", "peacekeeper", "lawyer"}


@pytest.mark.parametrize("language", ["en", "fa", "el"])
def test_set_up_fits_a_phone(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    open_characters(page, f"variant=g54&lang={language}&seed=1")
    page.locator("label[for=option-anarchy]").click()
    page.click("#setup-rules summary")
    assert page.evaluate(SCROLL) <= 0
    page.click("#deal")
    expect(page.locator("#strip")).to_be_visible()
    assert page.evaluate(SCROLL) <= 0
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_axe_finds_nothing_in_the_parts(
    preferring: Callable[..., Page], language: str, scheme: str
) -> None:
    page = preferring(color_scheme=scheme, reduced_motion="reduce")
    open_characters(page, f"variant=g54&lang={language}")
    page.locator("label[for=pick-politician]").click()
    page.click("#setup-rules summary")
    page.click("#deal")
    expect(page.locator("#setup-problem")).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(RUN_AXE) == []


def test_opponents_stand_in_rising_order_with_a_line_each(page: Page) -> None:
    open_game(page, "")
    values = page.locator("#setup-bots option").evaluate_all("all => all.map(one => one.value)")
    assert values[:3] == ["novice", "casual", "shrewd"]
    page.select_option("#setup-bots", "shrewd")
    expect(page.locator("#setup-bots-help")).to_contain_text("Weighs every claim")


def test_set_up_changes_its_language_and_keeps_what_is_chosen(page: Page) -> None:
    open_characters(page)
    page.locator("label[for=pick-farmer]").click()
    page.select_option("#setup-bots", "shrewd")
    page.click("[data-do=settings]")
    page.select_option("#set-language", "fa")
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    page.keyboard.press("Escape")
    expect(page.locator("label[for=pick-farmer]")).to_contain_text("کشاورز")
    expect(page.locator("#pick-farmer")).to_be_checked()
    expect(page.locator("#setup-bots")).to_have_value("shrewd")
    expect(page.locator("#setup-bots option").first).to_have_text("تازه‌کار")
    assert not set(page.locator("#setup").inner_text()) & set("abcdefghij")
