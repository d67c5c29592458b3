"""Measures the start of the page under other conditions: a slow line, and no server at all.

A line and a processor can be made slow in Chromium only: Firefox's driver has no means to.
"""

from __future__ import annotations

import functools
import gzip
import shutil
import tempfile
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from tools.bench_page import Spread, browsers_there, kind_of, measure, time_to_first_move
from tools.build_stock import PYODIDE, STOCK, build_stock
from tools.dist.__main__ import WORKER
from tools.dist.seal import seal
from tools.dist.site import assemble, make_installable
from tools.find_browser import launch_options
from tools.serve import SiteHandler, open_server

if TYPE_CHECKING:
    from playwright.sync_api import Page, Playwright

ROUNDS = 3
MEGABIT = 1_000_000 / 8
LINE = {
    "offline": False,
    "latency": 50,
    "downloadThroughput": 20 * MEGABIT,
    "uploadThroughput": 20 * MEGABIT,
}
SLOWER = 4
SITE = Path("build") / "site"
BARE = Path("build") / "bare"
BARE_PAGE = """<!doctype html><title>Pyodide alone</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.runPython("1 + 1");
performance.mark("coup:interactive");
</script>
"""
# The install begins once the page is idle, so at first there is no registration to ask.
KEPT = "navigator.serviceWorker.ready.then(() => true)"


@functools.cache
def compressed(path: str) -> bytes:
    """Compress a file once."""
    return gzip.compress(Path(path).read_bytes(), 9)


class CompressingHandler(SiteHandler):
    """Answers as hosts do: compressed, except for what is so already."""

    def do_GET(self) -> None:  # noqa: N802  the base class's name
        """Answer with a compressed file, or leave it to the base class."""
        path = Path(self.translate_path(self.path))
        if not path.is_file() or path.suffix in (".zip", ".png", ".woff2"):
            super().do_GET()
            return
        data = compressed(str(path))
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def build_bare(root: Path) -> None:
    """Write a page with Pyodide alone, as its documentation has it."""
    target = root / BARE
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(root / PYODIDE, target, ignore=shutil.ignore_patterns("*.d.ts", "*.map"))
    (target / "index.html").write_text(BARE_PAGE, encoding="utf-8")


def build_site(root: Path) -> None:
    """Write the site as it is handed out."""
    assemble(root, root / SITE)
    make_installable(root / SITE)
    seal(root / SITE, WORKER)


def slow_down(page: Page) -> None:
    """Give a page a line of 20 Mbit/s and a processor of a quarter of the speed."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def slow_first_visit(playwright: Playwright, address: str) -> float:
    """Measure the first visit on a slow machine behind a slow line."""
    options = launch_options("chromium", playwright.chromium.executable_path)
    with playwright.chromium.launch(**options) as browser:
        page = browser.new_context().new_page()
        slow_down(page)
        return time_to_first_move(page, address)


def visit_in(
    playwright: Playwright, profile: Path, address: str, name: str, *, keep: bool
) -> float:
    """Measure a visit by a browser that has this profile."""
    kind = kind_of(playwright, name)
    options = launch_options(name, kind.executable_path)
    with kind.launch_persistent_context(profile, **options) as context:
        page = context.new_page()
        time = time_to_first_move(page, address)
        if keep:
            page.evaluate(KEPT)
            time_to_first_move(page, address)
            page.wait_for_timeout(3000)  # the compiled code is kept a moment later
        return time


def restart_without_server(playwright: Playwright, root: Path, name: str) -> float:
    """Measure a visit after the browser was closed and the server is gone."""
    server = open_server(0, root=root / SITE)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_address[1]}/"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        visit_in(playwright, Path(profile), address, name, keep=True)
        server.shutdown()
        server.server_close()
        return visit_in(playwright, Path(profile), address, name, keep=False)


def bench_conditions(root: Path, rounds: int = ROUNDS) -> dict[str, dict[str, Any]]:
    """Measure all of it in turns, so that a busy machine slows all alike."""
    build_stock(root)
    build_bare(root)
    build_site(root)
    server = open_server(0, root=root, handler=CompressingHandler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://localhost:{server.server_address[1]}"
    pages = {"ours": SITE, "stock": STOCK, "Pyodide alone": BARE}
    times: dict[str, list[float]] = {}
    browsers = browsers_there()
    with sync_playwright() as playwright:
        for _ in range(rounds):
            for name, folder in pages.items():
                address = f"{base}/{folder.as_posix()}/index.html"
                slow = slow_first_visit(playwright, address)
                times.setdefault(f"20 Mbit/s, CPU / {SLOWER}, cold, {name}", []).append(slow)
            for browser in browsers:
                time = restart_without_server(playwright, root, browser)
                times.setdefault(f"browser restarted, no server, ours, {browser}", []).append(time)
    spreads = {name: Spread(tuple(values)) for name, values in times.items()}
    compared = {"site of make dist": SITE, "Pyodide alone": BARE}
    addresses = {name: f"{base}/{folder.as_posix()}/" for name, folder in compared.items()}
    for browser in browsers:
        for name, visits in measure(addresses, rounds, browser).items():
            spreads |= {f"{visit}, {name}, {browser}": s for visit, s in visits.items()}
    server.shutdown()
    return {name: spread.to_dict() for name, spread in spreads.items()}
