"""The installed game: it plays without a network, and a new release replaces an old one whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Watch, wait_until_ready
from tests.browser.playing import AtRandom, nothing, play_out
from tests.browser.releases import put_online
from tests.browser.site import Fault, Site

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

GAME = "index.html?variant=classic&seats=3&bots=random&speed=0&lang=en&seed=5&start=1"
# Resolves with the state of the worker that answers, when it may or after a minute.
ACTIVE = """async () => {
    let state;
    for (const end = Date.now() + 60000; state !== "activated" && Date.now() < end;) {
        await new Promise(resolve => setTimeout(resolve, 50));
        state = (await navigator.serviceWorker.getRegistration())?.active?.state;
    }
    return state;
}"""
# Resolves with the end of the next installation: "installed", or "redundant" where it failed. It is
# asked for again and again, because a browser that is busy with an earlier request drops another.
NEXT_INSTALLATION = """async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.waiting) return "installed";
    const answers = [];
    const ask = () => registration.update().then(
        () => answers.push("none"), error => answers.push(String(error)));
    const asking = setInterval(ask, 2000);
    const worker = await new Promise(resolve => {
        const look = () => registration.installing && resolve(registration.installing);
        registration.addEventListener("updatefound", look);
        setTimeout(resolve, 60000);
        look();
        ask();
    });
    clearInterval(asking);
    if (!worker) return `nothing was found in time: ${answers.join(", ")}`;
    return new Promise(resolve => {
        const ends = ["installed", "redundant"];
        const look = () => ends.includes(worker.state) && resolve(worker.state);
        worker.addEventListener("statechange", look);
        setTimeout(() => resolve(`still ${worker.state} after a minute`), 60000);
        look();
    });
}"""
# Resolves when the page asks for nothing more: the last is what a notice would look like.
AT_REST = """() => new Promise(resolve => {
    const last = () => document.querySelector("link[href$='news.css']");
    const look = () => last()?.sheet ? resolve() : setTimeout(look, 50);
    look();
})"""
REFUSED_LATE = """
for (const name of ["add", "clear", "count", "delete", "get", "getAllKeys", "getKey", "put"]) {
    IDBObjectStore.prototype[name] = () => { throw new DOMException("late", "InvalidStateError"); };
}
"""
WITHOUT_WORKERS = {
    "absent": "delete Navigator.prototype.serviceWorker;",
    "refused": "ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no'));",
}


def visit(page: Page, host: Site) -> None:
    """Open the game; afterwards it is kept on the device."""
    page.goto(host.address + GAME)
    wait_until_ready(page)
    assert page.evaluate(ACTIVE) == "activated"


def reload(page: Page) -> None:
    page.reload(wait_until="commit")
    wait_until_ready(page)


def expect_version(page: Page, version: str) -> None:
    wait_until_ready(page)
    assert page.evaluate("coup.version") == version


def releases_kept(page: Page) -> int:
    return int(page.evaluate("caches.keys().then(names => names.length)"))


def play_and_play_again(page: Page) -> None:
    """Play a whole game and begin another."""
    play_out(page, AtRandom(1), nothing)
    page.locator("[data-do=again]").click()
    expect(page.locator("[data-move]").first).to_be_visible()
    assert not page.evaluate("coup.observation().over")


def test_game_is_played_without_a_network(page: Page, watch: Watch, host: Site) -> None:
    visit(page, host)
    watch.check()
    page.context.set_offline(True)
    host.close()
    reload(page)
    play_and_play_again(page)
    reload(page)
    assert page.evaluate("performance.getEntriesByType('resource').length") > 0
    assert watch.foreign == []


def test_every_address_of_the_game_is_answered_without_a_network(page: Page, host: Site) -> None:
    visit(page, host)
    page.context.set_offline(True)
    for address in ("", "index.html", "?lang=fa", "index.html?lang=el&seats=2#prompt"):
        page.goto(host.address + address)
        wait_until_ready(page)
    page.goto(host.address + "embed.html")
    expect(page.locator("#poster-play")).to_be_visible()


def test_new_release_replaces_the_old_one(
    page: Page, host: Site, folder: Path, second_release: Path
) -> None:
    visit(page, host)
    put_online(second_release, folder)
    reload(page)
    expect_version(page, "1.0.0")
    assert page.evaluate(NEXT_INSTALLATION) == "installed"
    expect(page.locator(".news")).to_contain_text("new version")
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(".news")).to_have_count(0)  # it goes only with the page
    expect_version(page, "2.0.0")
    assert page.evaluate(ACTIVE) == "activated"
    assert releases_kept(page) == 1
    expect(page.locator(".news")).to_have_count(0)
    page.context.set_offline(True)
    reload(page)
    expect_version(page, "2.0.0")
    play_out(page, AtRandom(2), nothing)


def test_notice_of_a_new_release_leaves_the_game_alone(
    page: Page, watch: Watch, host: Site, folder: Path, second_release: Path
) -> None:
    visit(page, host)
    status = page.locator("header [role=status]")
    expect(status).to_have_text("")  # it is there before it has something to say
    page.locator("[data-move]").first.focus()
    before = page.evaluate("[coup.observation().ply, document.activeElement.dataset.move]")
    put_online(second_release, folder)
    assert page.evaluate(NEXT_INSTALLATION) == "installed"
    expect(status).to_contain_text("A new version is ready")
    assert page.locator("dialog[open]").count() == 0
    assert page.evaluate("[coup.observation().ply, document.activeElement.dataset.move]") == before
    play_out(page, AtRandom(5), nothing)
    page.evaluate("coupTexts.use('fa', 'auto')")
    expect(status).to_contain_text("نسخهٔ تازه")
    page.get_by_role("button", name="بعداً").click()
    expect(page.locator(".news")).to_have_count(0)
    expect_version(page, "1.0.0")
    watch.check()


def test_new_release_waits_for_other_open_pages(
    page: Page, host: Site, folder: Path, second_release: Path
) -> None:
    visit(page, host)
    put_online(second_release, folder)
    reload(page)
    assert page.evaluate(NEXT_INSTALLATION) == "installed"
    second = page.context.new_page()
    second.goto(host.address + GAME)
    expect_version(second, "1.0.0")
    expect(second.locator(".news")).to_contain_text("Close the other pages")
    assert releases_kept(page) == 2
    play_out(page, AtRandom(3), nothing)
    second.close()
    reload(page)
    expect_version(page, "2.0.0")


@pytest.mark.parametrize("harm", ["missing", "of the old release"])
def test_half_uploaded_release_leaves_the_old_one(
    page: Page, host: Site, folder: Path, second_release: Path, harm: str
) -> None:
    old = (folder / "static" / "boot" / "script.js").read_bytes()
    visit(page, host)
    put_online(second_release, folder)
    broken = Fault(status=404) if harm == "missing" else Fault(body=lambda _: old)
    host.faults["script.js"] = broken
    for _ in range(2):
        reload(page)
        assert page.evaluate(NEXT_INSTALLATION) == "redundant"
        expect_version(page, "1.0.0")
    page.context.set_offline(True)
    reload(page)
    expect_version(page, "1.0.0")
    page.context.set_offline(False)
    host.faults.clear()
    reload(page)
    assert page.evaluate(NEXT_INSTALLATION) == "installed"
    reload(page)
    expect_version(page, "2.0.0")


@pytest.mark.parametrize("reason", WITHOUT_WORKERS)
def test_game_plays_without_service_workers(
    page: Page, watch: Watch, host: Site, reason: str
) -> None:
    page.add_init_script(WITHOUT_WORKERS[reason])
    page.goto(host.address + GAME)
    wait_until_ready(page)
    play_and_play_again(page)
    watch.check()


def test_game_plays_where_indexeddb_fails_late(page: Page, watch: Watch, host: Site) -> None:
    page.add_init_script(REFUSED_LATE)
    page.goto(host.address + GAME)
    wait_until_ready(page)
    play_and_play_again(page)
    watch.check()


def test_fifteen_reloads_are_never_blank(page: Page, watch: Watch, host: Site) -> None:
    visit(page, host)
    for _ in range(15):
        # What a reload cuts off Firefox reports as a fault of the service worker.
        page.evaluate(AT_REST)
        reload(page)
        expect(page.locator("[data-move]").first).to_be_visible()
    watch.check()


def test_development_site_registers_nothing(game: Page) -> None:
    game.wait_for_timeout(1500)
    registered = "navigator.serviceWorker.getRegistrations().then(all => all.length)"
    assert game.evaluate(registered) == 0
