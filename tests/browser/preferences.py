"""Opens pages for people whose system prefers something: dark colours, less motion, own colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tools.find_browser import launch_options

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

# The driver tells the preferences to Chromium only; Firefox has settings that stand for them.
FIREFOX_SETTINGS = {
    ("color_scheme", "light"): {"layout.css.prefers-color-scheme.content-override": 1},
    ("color_scheme", "dark"): {"layout.css.prefers-color-scheme.content-override": 0},
    ("reduced_motion", "reduce"): {"ui.prefersReducedMotion": 1},
    ("forced_colors", "active"): {"browser.display.document_color_use": 2},
}


class Preferences:
    """Pages that prefer something, and the browsers that were started for them."""

    def __init__(self, browser: Browser, base_url: str) -> None:
        """Remember what the pages are opened in."""
        self._browser = browser
        self._base_url = base_url
        self._started: dict[tuple[tuple[str, str], ...], Browser] = {}

    def open(self, **media: str) -> Page:
        """Open a page; the preferences are written as Playwright writes them."""
        wishes: dict[str, Any] = dict(media)
        if self._browser.browser_type.name != "firefox":
            return self._browser.new_page(base_url=self._base_url, **wishes)
        return self._firefox_with(tuple(media.items())).new_page(base_url=self._base_url)

    def _firefox_with(self, media: tuple[tuple[str, str], ...]) -> Browser:
        if media not in self._started:
            kind = self._browser.browser_type
            options = launch_options("firefox", kind.executable_path)
            for preference in media:
                options["firefox_user_prefs"] |= FIREFOX_SETTINGS[preference]
            self._started[media] = kind.launch(**options)
        return self._started[media]

    def close(self) -> None:
        """Close the browsers."""
        for browser in self._started.values():
            browser.close()
