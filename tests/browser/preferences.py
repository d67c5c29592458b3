"""Opens pages for people whose system prefers something: dark colours, less motion, own colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tools.find_browser import launch_options

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

# The driver tells the preferences to Chromium only; Firefox has settings that stand for them.
FIREFOX_SETTINGS = {
    ("color_scheme", "light"): {"layout.css.prefers-color-scheme.content-override": 1},
    ("color_scheme", "dark"): {"layout.css.prefers-color-scheme.content-override": 0},
    ("reduced_motion", "reduce"): {"ui.prefersReducedMotion": 1},
    ("forced_colors", "active"): {"browser.display.document_color_use": 2},
}


class Preferences:
    """Contexts that prefer something, each shared by the tests that want the same."""

    def __init__(self, browser: Browser, base_url: str) -> None:
        """Remember what the contexts are made from."""
        self._browser = browser
        self._base_url = base_url
        self._contexts: dict[tuple[tuple[str, str], ...], BrowserContext] = {}
        self._started: list[Browser] = []

    def open(self, **media: str) -> Page:
        """Open a page; the preferences are written as Playwright writes them."""
        wished = tuple(media.items())
        if wished not in self._contexts:
            self._contexts[wished] = self._make_context(media)
        return self._contexts[wished].new_page()

    def _make_context(self, media: dict[str, Any]) -> BrowserContext:
        kind = self._browser.browser_type
        if kind.name != "firefox":
            return self._browser.new_context(base_url=self._base_url, **media)
        options = launch_options("firefox", kind.executable_path)
        for preference in media.items():
            options["firefox_user_prefs"] |= FIREFOX_SETTINGS[preference]
        browser = kind.launch(**options)
        self._started.append(browser)
        return browser.new_context(base_url=self._base_url)

    def close(self) -> None:
        """Close everything."""
        for context in self._contexts.values():
            context.close()
        for browser in self._started:
            browser.close()
