"""Fixtures for the page: a server with faults, a browser, pages that must stay without errors."""

from __future__ import annotations

import secrets
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Error, expect

from tests.browser.pages_around import Around
from tests.browser.preferences import Preferences
from tests.browser.releases import make_release, put_online
from tests.browser.site import Site, site_root
from tools.dist.site import assemble
from tools.find_browser import is_installed, launch_options
from tools.serve import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, BrowserType, Page

    from tests.browser.site import Fault

START_TIMEOUT = 90_000
OWN_ADDRESSES = ("http://localhost:", "data:", "blob:")
LOST_PAGE = r"(?s)(Target|Page) crashed|Actual value: None(?!.*Aria snapshot)"
"""What a test says under which the process of a page died.

A page that lacks something and cannot be described either is one of those.
"""
RERUNS = 3
"""About one cold start in a hundred loses its renderer on a loaded machine (cause not found)."""


class Watch:
    """Collects what a page must never do: fail, complain, or ask another host."""

    def __init__(self, page: Page) -> None:
        """Watch a page from now on."""
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.crashed = False
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("request", lambda request: self._see(request.url))
        page.on("crash", lambda _: self._crash())

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error":
            self.errors.append(text)

    def _see(self, url: str) -> None:
        if not url.startswith(OWN_ADDRESSES):
            self.foreign.append(url)

    def _crash(self) -> None:
        self.crashed = True

    def check(self) -> None:
        """Fail the test that made the page do one of these; then forget it."""
        errors, foreign = self.errors[:], self.foreign[:]
        self.errors.clear()
        self.foreign.clear()
        assert errors == []
        assert foreign == []


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """Serve the site for the whole run."""
    site = Site(site_root())
    yield site
    site.close()


@pytest.fixture(scope="session")
def around() -> Iterator[Around]:
    """Serve pages around the game, from a server that lets no other origin read its files."""
    around = Around(is_open=False)
    yield around
    around.close()


@pytest.fixture(scope="session")
def open_around() -> Iterator[Around]:
    """Serve pages around the game, from a server that lets every origin read its files."""
    around = Around(is_open=True)
    yield around
    around.close()


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Assemble the files of a release once."""
    folder = tmp_path_factory.mktemp("dist") / "plain"
    assemble(ROOT, folder)
    return folder


@pytest.fixture(scope="session")
def first_release(plain: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the release that is there at first."""
    return make_release(plain, tmp_path_factory.mktemp("first") / "site", "1.0.0")


@pytest.fixture(scope="session")
def second_release(plain: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the release that comes after it."""
    return make_release(plain, tmp_path_factory.mktemp("second") / "site", "2.0.0")


@pytest.fixture
def folder(tmp_path: Path, first_release: Path) -> Path:
    """Put the first release into a folder somewhere below the top of a host."""
    folder = tmp_path / secrets.token_hex(4) / secrets.token_hex(4)
    put_online(first_release, folder)
    return folder


@pytest.fixture
def host(tmp_path: Path, folder: Path) -> Iterator[Site]:
    """Serve that folder from a host of its own, so that nothing is kept from other tests."""
    site = Site(tmp_path)
    site.address += f"/{folder.relative_to(tmp_path).as_posix()}/"
    yield site
    site.close()


@pytest.fixture(scope="session")
def base_url(site: Site) -> str:
    """Let `page.goto("/index.html")` reach the site."""
    return site.address


@pytest.fixture
def faults(site: Site) -> Iterator[dict[str, Fault]]:
    """Give the faults of this test by file name; they end with it."""
    yield site.faults
    for fault in site.faults.values():
        fault.end()
    site.faults.clear()


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType, browser_name: str
) -> dict[str, Any]:
    """Use Playwright's own browser where it is installed, else the system's."""
    if not is_installed(browser_name, browser_type.executable_path):
        pytest.skip(f"{browser_name} is not installed")
    found = launch_options(browser_name, browser_type.executable_path)
    arguments = [*browser_type_launch_args.get("args", []), *found.pop("args", [])]
    return {**browser_type_launch_args, **found, "args": arguments}


def wait_until_ready(page: Page) -> None:
    """Wait until the first move can be made; where the start fails, say what the page says."""
    try:
        expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=START_TIMEOUT)
    except AssertionError as error:
        told = page.evaluate("document.getElementById('boot-failure')?.textContent")
        raise AssertionError(f"{error}\nThe page says: {told}") from None


@pytest.fixture
def watch(page: Page) -> Watch:
    """Watch the test's own page; the test itself decides what it checks."""
    return Watch(page)


@pytest.fixture
def game(page: Page, watch: Watch) -> Iterator[Page]:
    """Start the game on a fresh page with empty caches; it must stay without errors."""
    page.goto("/index.html")
    wait_until_ready(page)
    yield page
    watch.check()


@pytest.fixture(scope="module")
def warm(browser: Browser) -> Iterator[BrowserContext]:
    """Share the browser's cache among the tests of a file that do not mind."""
    context = browser.new_context(viewport={"width": 1000, "height": 900})
    yield context
    context.close()


class SharedPage:
    """One page for many tests, opened when first needed and again after a crash."""

    def __init__(self, browser: Browser, base_url: str) -> None:
        """Remember where to open it."""
        self._browser = browser
        self._base_url = base_url
        self._context: BrowserContext | None = None
        self._page: Page | None = None
        self.watch: Watch | None = None

    def open(self) -> Page:
        """Return the page with nothing on it; what a game stored is kept."""
        if self._page is not None and not self._can_be_emptied(self._page):
            self.close()
        if self._page is None:
            self._context = self._browser.new_context(base_url=self._base_url)
            self._page = self._context.new_page()
            self.watch = Watch(self._page)
        return self._page

    def _can_be_emptied(self, page: Page) -> bool:
        try:
            page.goto("about:blank")
        except Error:
            return False
        return self.watch is not None and not self.watch.crashed

    def close(self) -> None:
        """Close the page and forget what it stored."""
        if self._context is not None:
            self._context.close()
        self._context = self._page = self.watch = None


@pytest.fixture(scope="session")
def _shared_page(browser: Browser, base_url: str) -> Iterator[SharedPage]:
    with closing(SharedPage(browser, base_url)) as shared:
        yield shared


@pytest.fixture
def shared_page(_shared_page: SharedPage) -> Iterator[Page]:
    """Give the session's page: a game on it starts sooner than on `page`; storage is kept."""
    page = _shared_page.open()
    watch = _shared_page.watch
    assert watch is not None
    yield page
    watch.check()


@pytest.fixture(scope="session")
def _preferences(browser: Browser, base_url: str) -> Iterator[Preferences]:
    with closing(Preferences(browser, base_url)) as preferences:
        yield preferences


@pytest.fixture
def preferring(_preferences: Preferences) -> Iterator[Callable[..., Page]]:
    """Open a page for a person who prefers something: `preferring(color_scheme="dark")`."""
    opened: list[tuple[Page, Watch]] = []

    def open_page(**media: str) -> Page:
        page = _preferences.open(**media)
        opened.append((page, Watch(page)))
        return page

    yield open_page
    for page, watch in opened:
        page.close()
        watch.check()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder: it needs a browser, and runs again if that loses a page.

    It also runs again if it did not end in time, and for no other reason.
    """
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=RERUNS, only_rerun=[LOST_PAGE]))
