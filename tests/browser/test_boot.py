"""The start of the page: how it goes well, and the one sentence it shows when it does not."""

from __future__ import annotations

import io
import threading
import time
import zipfile
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Watch, wait_until_ready
from tests.browser.pages_around import body, inner
from tests.browser.site import CHUNK, Fault

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

    from tests.browser.pages_around import Around
    from tests.browser.site import Site

WASM = "pyodide.asm.wasm"
LIBRARY = "python_stdlib.zip"
PACKAGE = "coup.zip"
DOWNLOADS = (WASM, LIBRARY, PACKAGE, "pyscript.toml")
MODULES = ("core.js", "pyodide.asm.mjs", "pyodide.mjs", "index.js", "idiomorph.esm.js", "boot.js")
LANGUAGES = {
    "en": "Try again",
    "fa": "دوباره تلاش کن",
    "ar": "أعد المحاولة",
    "el": "Δοκιμάστε ξανά",
}
MISSING = {
    "WebAssembly": "delete globalThis.WebAssembly;",
    "its exceptions": "delete WebAssembly.Exception;",
    "import maps": "HTMLScriptElement.supports = kind => kind !== 'importmap';",
}
# Came after Chrome 112, Firefox 112 and Safari 16.4.
NEWER = """
for (const [owner, ...names] of [
  [Promise, "withResolvers", "try"], [AbortSignal, "any"], [URL, "parse", "canParse"],
  [Array, "fromAsync"], [Object, "groupBy"], [Map, "groupBy"],
  [WebAssembly, "Suspending", "SuspendError", "promising", "JSTag"],
  [Array.prototype, "toSorted", "toReversed", "toSpliced", "with"],
  [Set.prototype, "union", "difference", "intersection", "isSubsetOf"],
  [ArrayBuffer.prototype, "transfer", "resize"], [String.prototype, "isWellFormed"],
  [window, "DecompressionStream", "requestIdleCallback", "Iterator", "scheduler"],
  [Document, "parseHTMLUnsafe"], [Element.prototype, "checkVisibility", "setHTMLUnsafe"],
]) for (const name of names) delete owner[name];
"""
RECORD_PROGRESS = """
window.progressSeen = [];
document.addEventListener("DOMContentLoaded", () => {
  const bar = document.getElementById("boot-progress");
  new MutationObserver(() => progressSeen.push(bar.value)).observe(bar, {attributes: true});
});
"""
RECORD_VIOLATIONS = """
window.violations = [];
addEventListener("securitypolicyviolation", event => violations.push(event.violatedDirective));
"""


def truncated(data: bytes) -> bytes:
    return data[: len(data) // 2]


def garbled(data: bytes) -> bytes:
    return data[:1000] + bytes(byte ^ 0x55 for byte in data[1000:-1000]) + data[-1000:]


def package_that_raises(_: bytes) -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as written:
        for folder in ("coup", "coup/ui"):
            written.writestr(f"{folder}/__init__.py", "")
        written.writestr("coup/ui/app.py", "raise ImportError('a fault of ours')")
    return archive.getvalue()


def expect_failure(page: Page, words: str) -> None:
    """Expect one sentence with these words, and nothing that only a programmer can read."""
    expect(page.locator("html")).to_have_attribute("data-state", "failed", timeout=60_000)
    failure = page.locator("#boot-failure")
    expect(failure).to_be_visible()
    expect(failure.locator("p")).to_have_count(1)
    expect(failure).to_contain_text(words)
    expect(page.locator("#boot")).to_be_hidden()
    assert "Traceback" not in page.locator("body").inner_text()


def test_page_becomes_ready(game: Page) -> None:
    assert game.evaluate("performance.getEntriesByName('coup:interactive').length") == 1
    expect(game.locator("#boot")).to_be_hidden()
    expect(game.locator("#boot-failure")).to_be_hidden()


def test_start_breaks_no_rule_of_the_content_policy(page: Page, watch: Watch) -> None:
    page.add_init_script(RECORD_VIOLATIONS)
    page.goto("/index.html")
    wait_until_ready(page)
    assert page.evaluate("violations") == []
    watch.check()


def test_progress_grows_with_the_bytes(page: Page, faults: dict[str, Fault]) -> None:
    gate = threading.Semaphore(0)
    faults[WASM] = Fault(gate=gate)
    page.add_init_script(RECORD_PROGRESS)
    page.goto("/index.html", wait_until="commit")
    bar = page.locator("#boot-progress")
    for _ in range(12):
        before = bar.evaluate("bar => bar.value")
        gate.release(4)
        expect(bar).not_to_have_js_property("value", before)
    faults[WASM].end()
    wait_until_ready(page)
    seen = page.evaluate("progressSeen")
    assert seen == sorted(seen)
    assert len(set(seen)) > 10
    assert seen[-1] == 1


@pytest.mark.slow
def test_start_of_ninety_seconds_succeeds(page: Page, faults: dict[str, Fault], site: Site) -> None:
    chunks = (site.root / "static" / "vendor" / "pyodide" / WASM).stat().st_size / CHUNK
    faults[WASM] = Fault(seconds_per_chunk=90 / chunks)
    began = time.monotonic()
    page.goto("/index.html", wait_until="commit")
    page.wait_for_selector("html[data-state=ready], html[data-state=failed]", timeout=300_000)
    assert time.monotonic() - began > 85
    wait_until_ready(page)
    expect(page.locator("#boot-failure")).to_be_hidden()


def test_large_files_are_fetched_at_the_same_time(game: Page) -> None:
    names = [WASM, LIBRARY, PACKAGE]
    starts = game.evaluate(
        "names => performance.getEntriesByType('resource')"
        ".filter(entry => names.some(name => entry.name.endsWith(name)))"
        ".map(entry => entry.startTime)",
        names,
    )
    assert len(starts) == len(names)
    assert max(starts) - min(starts) < 200


@pytest.mark.parametrize("status", [403, 404, 500])
@pytest.mark.parametrize("name", DOWNLOADS)
def test_refused_download_is_named(
    page: Page, faults: dict[str, Fault], name: str, status: int
) -> None:
    faults[name] = Fault(status=status, body=lambda _: b"no", content_type="text/html")
    page.goto("/index.html")
    expect_failure(page, name)


@pytest.mark.parametrize("name", MODULES)
def test_missing_module_is_named(page: Page, faults: dict[str, Fault], name: str) -> None:
    faults[name] = Fault(status=404)
    page.goto("/index.html")
    expect_failure(page, name)


@pytest.mark.parametrize("name", [WASM, LIBRARY, PACKAGE])
def test_wrong_type_is_named(page: Page, faults: dict[str, Fault], name: str) -> None:
    faults[name] = Fault(content_type="text/plain")
    page.goto("/index.html")
    expect_failure(page, "wrong kind of file")
    expect_failure(page, name)


@pytest.mark.parametrize("harm", [truncated, garbled])
@pytest.mark.parametrize("name", [WASM, LIBRARY])
def test_damaged_file_is_named(
    page: Page, faults: dict[str, Fault], name: str, harm: Callable[[bytes], bytes]
) -> None:
    faults[name] = Fault(body=harm)
    page.goto("/index.html")
    expect_failure(page, name)


def test_truncated_package_is_named(page: Page, faults: dict[str, Fault]) -> None:
    faults[PACKAGE] = Fault(body=truncated)
    page.goto("/index.html")
    expect_failure(page, "arrived damaged")
    expect_failure(page, PACKAGE)


def test_garbled_package_is_told(page: Page, faults: dict[str, Fault]) -> None:
    faults[PACKAGE] = Fault(body=garbled)
    page.goto("/index.html")
    expect_failure(page, "Try again")


def test_error_in_the_package_is_told(page: Page, faults: dict[str, Fault]) -> None:
    faults[PACKAGE] = Fault(body=package_that_raises)
    faults["sizes.js"] = Fault(body=lambda _: b"export const SIZES = {};")
    page.goto("/index.html")
    expect_failure(page, "a fault of its own")


def test_retry_starts_again(page: Page, faults: dict[str, Fault]) -> None:
    faults[PACKAGE] = Fault(status=404)
    page.goto("/index.html")
    expect_failure(page, PACKAGE)
    faults.clear()
    page.get_by_role("button", name="Try again").click()
    wait_until_ready(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_failure_speaks_the_language_of_the_address(
    page: Page, faults: dict[str, Fault], language: str
) -> None:
    faults[LIBRARY] = Fault(status=404)
    page.goto(f"/index.html?lang={language}")
    expect_failure(page, LIBRARY)
    expect(page.get_by_role("button", name=LANGUAGES[language])).to_be_visible()
    direction = "rtl" if language in ("fa", "ar") else "ltr"
    expect(page.locator("html")).to_have_attribute("dir", direction)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_silence_is_told_and_can_end(page: Page, faults: dict[str, Fault]) -> None:
    answer = threading.Event()
    faults["core.js"] = Fault(hold=answer)
    page.clock.install()
    page.goto("/index.html", wait_until="commit")
    expect(page.locator("#boot-status")).to_have_text("Setting the table", timeout=60_000)
    page.clock.fast_forward(21_000)
    expect(page.locator("#boot-failure")).to_contain_text("waiting for a while")
    expect(page.locator("html")).to_have_attribute("data-state", "failed")
    answer.set()
    wait_until_ready(page)
    expect(page.locator("#boot-failure")).to_be_hidden()


def test_page_without_scripts_says_so(page: Page, around: Around) -> None:
    switched_off = 'sandbox="allow-same-origin"'
    game = around.game(page="index.html")
    page.goto(around.page(body(game, attributes=switched_off), "localhost"))
    frame = inner(page)
    # not by a text locator: Playwright takes what stands in <noscript> for code
    expect(frame.locator("noscript")).to_be_visible()
    assert "The game needs JavaScript." in frame.locator("body").inner_text()
    expect(frame.locator("#boot")).to_be_hidden()


@pytest.mark.parametrize("missing", MISSING)
def test_old_browser_is_told_before_any_download(page: Page, missing: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.add_init_script(MISSING[missing])
    page.goto("/index.html")
    expect_failure(page, "too old for the game")
    expect(page.locator("#boot-failure button")).to_have_count(0)
    assert not [url for url in asked if url.endswith((".wasm", ".zip"))]


def test_game_starts_without_what_is_newer_than_the_oldest_browsers(
    page: Page, watch: Watch
) -> None:
    page.add_init_script(NEWER)
    page.goto("/index.html?start=1&speed=0&bots=random&seed=1")
    wait_until_ready(page)
    expect(page.locator("[data-move]").first).to_be_visible()
    watch.check()


def test_page_from_a_disk_file_is_told(page: Page, site: Site) -> None:
    page.goto((site.root / "index.html").as_uri())
    expect_failure(page, "make play")


def test_refused_indexeddb_does_not_matter(page: Page, watch: Watch) -> None:
    page.add_init_script("IDBFactory.prototype.open = () => { throw new Error('refused'); };")
    page.goto("/index.html")
    wait_until_ready(page)
    watch.check()


def test_two_contexts_start_side_by_side(game: Page, browser: Browser, site: Site) -> None:
    context = browser.new_context(base_url=site.address)
    second = context.new_page()
    second.goto("/index.html")
    wait_until_ready(second)
    expect(game.locator("html")).to_have_attribute("data-state", "ready")
    context.close()


def test_modules_of_a_later_archive_can_be_imported(game: Page) -> None:
    imported = """async () => {
        await coupArchives.open("network");
        const { loadPyodide } = await import(new URL("static/boot/pyodide.mjs", document.baseURI));
        const python = await loadPyodide();
        return python.runPython("import coup.bots.net.weights as w; len(w.shipped_weights())");
    }"""
    assert game.evaluate(imported) > 0


def test_every_language_has_every_sentence(page: Page) -> None:
    page.goto("/index.html")
    ids = page.evaluate("Object.values(coupSentences).map(texts => Object.keys(texts).sort())")
    assert len(ids) == len(LANGUAGES)
    assert all(names == ids[0] for names in ids)


def test_every_preloaded_module_exists(page: Page, site: Site) -> None:
    page.goto("/index.html")
    hrefs = page.evaluate(
        "[...document.querySelectorAll('link[rel=modulepreload]')].map(l => l.getAttribute('href'))"
    )
    assert [href for href in hrefs if not (site.root / href).is_file()] == []
