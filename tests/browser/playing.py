"""Plays on the page as a person would: by pressing what is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.conftest import START_TIMEOUT, wait_until_ready

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

MOVES = "[data-move]"
# What a press leads to: another decision, or the end.
NEXT = f"{MOVES}, [data-do=again]"
LONGEST_GAME = 400


def open_game(page: Page, query: str) -> None:
    """Load the page with a query and wait until the first move can be made."""
    page.goto(f"/index.html?{query}")
    wait_until_ready(page)


def is_over(page: Page) -> bool:
    """Tell whether the game on the page has ended."""
    return bool(page.evaluate("coup.observation().over"))


def wait_for_next(page: Page) -> None:
    """Wait until the page wants something of the person, or the game is over.

    The strongest bots think for seconds where the machine is busy.
    """
    expect(page.locator(NEXT).first).to_be_visible(timeout=START_TIMEOUT)


def play_out(page: Page, choose: Callable[[list[str]], str], check: Callable[[], Any]) -> None:
    """Play a game at instant speed to its end by pressing only buttons that make moves."""
    for _ in range(LONGEST_GAME):
        wait_for_next(page)
        if is_over(page):
            return
        check()
        offered = page.locator(MOVES).evaluate_all("all => all.map(one => one.dataset.move)")
        assert sorted(offered) == sorted(page.evaluate("coup.legal()"))
        page.locator(f'[data-move="{choose(offered)}"]').click()
    raise AssertionError("the game does not end")


def last(offered: list[str]) -> str:
    """The last move, which passes where one may pass."""
    return offered[-1]


class AtRandom:
    """Chooses at random, the same way every time."""

    def __init__(self, seed: int) -> None:
        """Begin the row of choices."""
        self._state = seed

    def __call__(self, offered: list[str]) -> str:
        """One of the moves."""
        self._state = (self._state * 1103515245 + 12345) % 2**31
        return offered[(self._state >> 8) % len(offered)]


def nothing() -> None:
    """Check nothing."""
