"""Measures how long our page and the stock page take from navigation to the first move."""

from __future__ import annotations

import dataclasses
import statistics
import threading
import time
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tools.build_stock import STOCK, build_stock
from tools.find_browser import is_installed, launch_options
from tools.serve import ROOT, open_server

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from playwright.sync_api import BrowserType, Page, Playwright

ROUNDS = 5
PATIENCE = 120.0
# A browser keeps compiled code for later visits only after the page has been open for a moment.
PAUSE_BEFORE_WARM = 2.0
TARGETS = {"cold": 0.50, "warm": 0.35}
MARK = "performance.getEntriesByName('coup:interactive')[0]?.startTime ?? null"
# A long silence is told to the player, but it may end.
FAILED = """document.documentElement.dataset.state === 'failed'
    && document.getElementById('boot-failure').dataset.failure !== 'stalled'"""


@dataclasses.dataclass(frozen=True)
class Spread:
    """Some measurements of one thing, in milliseconds."""

    values: tuple[float, ...]

    def to_dict(self) -> dict[str, float | list[float]]:
        """Return the median and the range, ready for JSON."""
        return {
            "median": round(statistics.median(self.values), 1),
            "min": round(min(self.values), 1),
            "max": round(max(self.values), 1),
            "values": [round(value, 1) for value in self.values],
        }


def time_to_first_move(page: Page, address: str) -> float:
    """Load a page and return when its first move could be made, in milliseconds."""
    page.goto(address, wait_until="commit")
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        mark = page.evaluate(MARK)
        if mark is not None:
            return float(mark)
        if page.evaluate(FAILED):
            message = f"{address} did not start: {page.locator('#boot-failure').inner_text()}"
            raise SystemExit(message)
        page.wait_for_timeout(50)
    message = f"{address} did not start within {PATIENCE:.0f} seconds."
    raise SystemExit(message)


def kind_of(playwright: Playwright, name: str) -> BrowserType:
    """Return what drives a browser."""
    return playwright.firefox if name == "firefox" else playwright.chromium


def browsers_there() -> tuple[str, ...]:
    """Name the browsers that can be measured on this machine."""
    with sync_playwright() as playwright:
        return tuple(
            name
            for name in ("chromium", "firefox")
            if is_installed(name, kind_of(playwright, name).executable_path)
        )


def visit_twice(playwright: Playwright, address: str, name: str) -> tuple[float, float]:
    """Measure the first and the second visit of a new browser with an empty profile."""
    kind = kind_of(playwright, name)
    browser = kind.launch(**launch_options(name, kind.executable_path))
    try:
        page = browser.new_context().new_page()
        cold = time_to_first_move(page, address)
        page.wait_for_timeout(PAUSE_BEFORE_WARM * 1000)
        return cold, time_to_first_move(page, address)
    finally:
        browser.close()


def measure(
    addresses: Mapping[str, str], rounds: int = ROUNDS, browser: str = "chromium"
) -> dict[str, dict[str, Spread]]:
    """Measure pages in turns, so that a busy machine slows all of them alike."""
    visits: dict[str, list[tuple[float, float]]] = {name: [] for name in addresses}
    with sync_playwright() as playwright:
        for _ in range(rounds):
            for name, address in addresses.items():
                visits[name].append(visit_twice(playwright, address, browser))
    return {
        name: {
            "cold": Spread(tuple(cold for cold, _ in times)),
            "warm": Spread(tuple(warm for _, warm in times)),
        }
        for name, times in visits.items()
    }


def ratios_of_rounds(times: Mapping[str, Mapping[str, Spread]]) -> dict[str, float]:
    """Return the median of the ratios that the rounds had, each taken by itself."""
    return {
        visit: round(
            statistics.median(
                ours / stock
                for ours, stock in zip(
                    times["ours"][visit].values, times["stock"][visit].values, strict=True
                )
            ),
            3,
        )
        for visit in TARGETS
    }


def bench_page(
    root: Path = ROOT, rounds: int = ROUNDS, browser: str = "chromium"
) -> dict[str, object]:
    """Compare our page with the stock one; return times, ratios and the ratios aimed at."""
    build_stock(root)
    server = open_server(0, root=root)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://localhost:{server.server_address[1]}"
    addresses = {"ours": f"{base}/index.html", "stock": f"{base}/{STOCK.as_posix()}/index.html"}
    times = measure(addresses, rounds, browser)
    server.shutdown()

    def ratios(of: Callable[[tuple[float, ...]], float]) -> dict[str, float]:
        return {
            visit: round(of(times["ours"][visit].values) / of(times["stock"][visit].values), 3)
            for visit in TARGETS
        }

    return {
        **{
            name: {visit: spread.to_dict() for visit, spread in visits.items()}
            for name, visits in times.items()
        },
        "ratio": ratios(statistics.median),
        # the two visits of a round lie close together, so a load that changes hits both
        "ratio_of_rounds": ratios_of_rounds(times),
        # where other programs run at the same time, the best rounds were disturbed least
        "ratio_of_best": ratios(min),
        "target": TARGETS,
    }
