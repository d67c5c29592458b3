"""The page for everybody: by keyboard, by ear, in both themes, at every size."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import AtRandom, is_over, open_game, play_out, wait_for_next

if TYPE_CHECKING:
    from collections.abc import Callable

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async () => {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const rules = {"target-size": {enabled: true}};
  const found = await axe.run(document, {runOnly: {type: "tag", values: tags}, rules});
  return found.violations.map(v => `${v.id}: ${v.nodes.map(n => n.html).slice(0, 3).join(" ")}`);
}"""
FOCUSED = """() => {
  const active = document.activeElement;
  const box = active.getBoundingClientRect();
  return {
    name: active === document.body ? "body" : active.id || active.tagName,
    visible: box.bottom > 0 && box.top < innerHeight && box.width > 0,
  };
}"""
SMALL_BUTTONS = """least => [...document.querySelectorAll("button:not(:disabled)")]
  .filter(button => button.checkVisibility())
  .map(button => [button.id, button.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least)
  .map(([id, box]) => `${id} ${box.width}x${box.height}`)"""
TAB_STOPS = 60


def set_up(page: Page) -> None:
    open_game(page, "")


def own_turn(page: Page) -> None:
    open_game(page, "")
    page.evaluate("coup.newGame({seed: 3, first: 0, speed: 0})")
    expect(page.locator("[data-move]").first).to_be_visible()


def asked(page: Page) -> None:
    open_game(page, "")
    page.evaluate("coup.newGame({seed: 5, first: 1, speed: 0, bots: 'random', seats: 6})")
    expect(page.locator("[data-move]").first).to_be_visible()


def reformation(page: Page) -> None:
    open_game(page, "")
    page.evaluate("coup.newGame({variant: 'reformation', first: 0, seed: 5, speed: 0, seats: 9})")
    expect(page.locator("[data-move]").first).to_be_visible()


def ended(page: Page) -> None:
    open_game(page, "start=1&seed=5&speed=0&bots=random&seats=3")
    play_out(page, AtRandom(5), lambda: None)


def settings(page: Page) -> None:
    own_turn(page)
    page.click("[data-do=settings]")
    expect(page.locator("#dialog-title")).to_be_visible()


def rules(page: Page) -> None:
    own_turn(page)
    page.click("[data-do=rules]")
    expect(page.locator("#dialog-title")).to_be_visible()


SCREENS = (set_up, own_turn, asked, reformation, ended, settings, rules)


@pytest.mark.only_browser("chromium")  # it reads the document, which is the same in both
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("show", SCREENS, ids=lambda show: str(show.__name__))
def test_axe_finds_nothing(
    preferring: Callable[..., Page], show: Callable[[Page], None], scheme: str
) -> None:
    page = preferring(color_scheme=scheme, reduced_motion="reduce")
    show(page)
    assert page.evaluate(f"matchMedia('(prefers-color-scheme: {scheme})').matches")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(RUN_AXE) == []


def press_until(page: Page, selector: str) -> None:
    """Press the Tab key until something is focused."""
    for _ in range(TAB_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached with the Tab key")


def test_a_game_can_be_played_with_the_keyboard_alone(page: Page) -> None:
    open_game(page, "seed=4&bots=random&seats=3")
    page.keyboard.press("Tab")
    press_until(page, "#setup-speed")
    page.keyboard.type("Instant")
    press_until(page, "#deal")
    page.keyboard.press("Enter")
    for _ in range(200):
        wait_for_next(page)
        focus = page.evaluate(FOCUSED)
        assert focus["name"] != "body"
        assert focus["visible"], focus
        if is_over(page):
            break
        press_until(page, "[data-move]")
        page.keyboard.press("Enter")
    assert is_over(page)
    press_until(page, "[data-do=again]")
    page.keyboard.press("Enter")
    assert not is_over(page)


def test_question_gets_the_focus_only_when_it_is_asked(page: Page) -> None:
    open_game(page, "")
    page.locator("body").click(position={"x": 5, "y": 5})
    page.evaluate("coup.newGame({seed: 3, first: 0, speed: 0, bots: 'random'})")
    expect(page.locator("#prompt-heading")).to_be_focused()
    page.locator("[data-do=rules]").focus()
    page.evaluate("coup.newGame({seed: 3, first: 1, speed: 'slow', bots: 'random'})")
    expect(page.locator("[data-do=rules]")).to_be_focused()


def test_page_takes_no_focus_by_itself(page: Page) -> None:
    open_game(page, "start=1&speed=0")
    assert page.evaluate("document.activeElement === document.body")


def test_dialog_keeps_the_focus_and_gives_it_back(page: Page) -> None:
    own_turn(page)
    opener = page.locator("#help-duke")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#dialog")).to_contain_text("Tax")
    assert page.evaluate("document.getElementById('dialog').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_be_hidden()
    expect(opener).to_be_focused()


def test_question_mark_opens_the_rules_but_not_while_typing(page: Page) -> None:
    open_game(page, "")
    page.locator("#setup-seats").focus()
    page.keyboard.press("?")
    expect(page.locator("#dialog")).to_be_hidden()
    page.locator("#deal").focus()
    page.keyboard.press("?")
    expect(page.locator("#dialog")).to_be_visible()


def test_live_regions_are_there_before_the_game(page: Page) -> None:
    page.goto("/index.html", wait_until="domcontentloaded")
    for selector in ("#status[role=status]", "#log[role=log]", "#alert[role=alert]"):
        expect(page.locator(selector)).to_have_count(1)


def test_status_says_what_is_asked(page: Page) -> None:
    asked(page)
    question = page.locator("#prompt-heading").inner_text()
    said = page.locator("#status").inner_text()
    assert question.replace("\u2068", "") in said.replace("\u2068", "").replace("\u2069", "")


def test_every_seat_is_told_in_one_sentence(page: Page) -> None:
    own_turn(page)
    for seat in range(1, 4):
        told = page.locator(f'[data-seat="{seat}"] p').inner_text()
        assert "2 coins" in told
        assert "2 cards face down" in told


@pytest.mark.parametrize(("width", "least"), [(320, 24), (360, 24), (1280, 24)])
def test_buttons_are_large_enough(page: Page, width: int, least: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    for show in (set_up, own_turn, asked):
        show(page)
        assert page.evaluate(SMALL_BUTTONS, least) == []
    assert page.evaluate(
        "[...document.querySelectorAll('[data-move]')].every(b => b.offsetHeight >= 40)"
    )


def test_reduced_motion_moves_nothing(preferring: Callable[..., Page]) -> None:
    page = preferring(reduced_motion="reduce")
    asked(page)
    assert page.evaluate("document.getAnimations().length") == 0


def test_page_fits_a_narrow_screen_with_wide_text(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    asked(page)
    page.evaluate(
        """() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("* { letter-spacing: .12em !important; word-spacing: .16em !important; "
            + "line-height: 1.5 !important; }");
          document.adoptedStyleSheets = [sheet];
        }"""
    )
    root = "document.documentElement"
    assert page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")
    right = "document.querySelector('{}').getBoundingClientRect().right"
    assert page.evaluate(f"{right.format('#me')} <= {right.format('#table')}")


def test_forced_colours_keep_the_cards_apart(preferring: Callable[..., Page]) -> None:
    page = preferring(forced_colors="active")
    own_turn(page)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    names = page.locator("#me .card-name")
    assert all(name.strip() for name in names.all_inner_texts())
