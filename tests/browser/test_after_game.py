"""After the game: why the bots did what they did; and who they were from the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import wait_until_ready
from tests.browser.playing import AtRandom, nothing, open_game, play_out
from tests.browser.test_access import AXE, RUN_AXE
from tests.browser.test_play import SCROLL

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHREWD = "start=1&speed=0&seed=5&bots=shrewd"
TOLD = "document.documentElement.outerHTML + JSON.stringify(localStorage)"
SAID = "[coup.record(), coup.observation()].map(told => JSON.stringify(told)).join()"


def test_reasons_are_told_at_a_press_and_put_away_again(shared_page: Page) -> None:
    open_game(shared_page, SHREWD)
    play_out(shared_page, AtRandom(3), nothing)
    switch = shared_page.locator("[data-do=whys]")
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(shared_page.locator(".reason")).to_have_count(0)
    lines = shared_page.locator("[role=log] li").count()
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(shared_page.locator("[role=log] .reason").filter(has_text="%")).not_to_have_count(0)
    expect(shared_page.locator(".truth .reason")).not_to_have_count(0)
    expect(shared_page.locator("[role=log] li")).to_have_count(lines)
    switch.click()
    expect(shared_page.locator(".reason")).to_have_count(0)
    expect(shared_page.locator("[role=log] li")).to_have_count(lines)


def test_every_claim_in_the_log_is_judged(shared_page: Page) -> None:
    open_game(shared_page, SHREWD)
    play_out(shared_page, AtRandom(3), nothing)
    shared_page.locator("[data-do=whys]").click()
    claims = shared_page.locator(".truth").count()
    expect(shared_page.locator("[role=log] .verdict")).to_have_count(claims)
    bluffs = shared_page.locator(".truth.is-bluff").count()
    expect(shared_page.locator("[role=log] .verdict-bluff")).to_have_count(bluffs)


def test_a_log_that_is_written_anew_is_not_read_out(shared_page: Page) -> None:
    open_game(shared_page, SHREWD)
    play_out(shared_page, AtRandom(3), nothing)
    log = shared_page.locator("[role=log]")
    expect(log).not_to_have_attribute("aria-live", "off")
    shared_page.locator("[data-do=whys]").click()
    expect(log).to_have_attribute("aria-live", "off")
    shared_page.locator("[data-do=again]").click()
    expect(log).not_to_have_attribute("aria-live", "off")


def test_nothing_of_the_reasons_is_anywhere_before_the_end(shared_page: Page) -> None:
    open_game(shared_page, SHREWD)

    def check() -> None:
        told = shared_page.evaluate(TOLD) + shared_page.evaluate(SAID)
        assert "chance of being believed" not in told
        assert 'class="reason"' not in told
        assert 'data-do="whys"' not in told

    play_out(shared_page, AtRandom(3), check)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_reasons_fit_a_phone_and_axe_finds_nothing(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    open_game(page, f"start=1&speed=0&seed=5&bots=casual%2Bfox&lang={language}")
    play_out(page, AtRandom(3), nothing)
    page.locator("[data-do=whys]").click()
    expect(page.locator(".truth .reason")).not_to_have_count(0)
    assert page.evaluate(SCROLL) <= 0
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(RUN_AXE) == []


def test_opponents_differ_and_tell_how_they_play(page: Page) -> None:
    open_game(page, "start=1&speed=0&seed=5")
    animals = page.locator(".seat-style")
    expect(animals).to_have_count(3)
    shown = animals.evaluate_all("all => all.map(one => one.dataset.help)")
    assert len(set(shown)) == 3
    animals.first.click()
    expect(page.locator("#dialog-title")).to_be_visible()
    expect(page.locator(".style-help p")).to_have_text(animals.first.get_attribute("title") or "")
    page.reload()
    wait_until_ready(page)
    expect(animals).to_have_count(3)
    assert animals.evaluate_all("all => all.map(one => one.dataset.help)") == shown


def test_bots_named_in_the_address_are_as_named(shared_page: Page) -> None:
    open_game(shared_page, "start=1&speed=0&seed=5&bots=shrewd")
    expect(shared_page.locator("[data-seat]")).to_have_count(4)
    expect(shared_page.locator(".seat-style")).to_have_count(0)
    open_game(shared_page, "start=1&speed=0&seed=5&bots=shrewd+owl,shrewd")
    expect(shared_page.locator(".seat-style")).to_have_count(2)


def test_who_wants_no_personalities_has_none_the_next_time_either(page: Page) -> None:
    open_game(page, "bots=random")
    expect(page.locator("#setup-styles")).to_be_hidden()
    page.select_option("#setup-bots", "shrewd")
    expect(page.locator("#setup-styles")).to_be_visible()
    open_game(page, "")
    expect(page.locator("#setup-styles")).to_have_value("on")
    page.select_option("#setup-styles", "off")
    page.click("#deal")
    expect(page.locator("[data-seat]")).to_have_count(4)
    expect(page.locator(".seat-style")).to_have_count(0)
    open_game(page, "")
    expect(page.locator("#setup-styles")).to_have_value("off")
    page.select_option("#setup-styles", "on")
    page.click("#deal")
    expect(page.locator(".seat-style")).to_have_count(3)
