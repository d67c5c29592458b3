"""The embed: the poster, the frames of other pages it has to play in, and what it leaves alone."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from coup.engine.record import Record
from coup.ui.position import pack
from tests.browser.conftest import START_TIMEOUT
from tests.browser.pages_around import (
    body,
    follow_sizes,
    heard,
    inner,
    let_frames_pass,
    play_moves,
    play_whole_game,
    press,
    wait_to_hear,
    wait_until_played,
)
from tests.browser.site import Fault
from tools.find_browser import launch_options

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, BrowserType, Frame, Page

    from tests.browser.pages_around import Around
    from tests.browser.site import Site

QUICK = "seed=5&speed=0&bots=random"
HEAVY = (".wasm", ".zip", ".py", "core.js", "pyodide.mjs", "pyscript.toml")
LANGUAGES = {"en": "Play", "fa": "شروع بازی", "ar": "العب", "el": "Παίξτε"}
ROLES = ("duke", "assassin", "captain", "ambassador", "contessa")
RECORD = Record(
    variant="classic",
    seats=("Ana", "Omid", "Mei"),
    hands=(("contessa", "duke"), ("captain", "contessa"), ("assassin", "duke")),
    moves=("0 tax", "1 pass", "2 pass", "1 income", "2 income"),
)


@pytest.fixture
def host(warm: BrowserContext) -> Iterator[Page]:
    """Open a page in which no script may fail."""
    page = warm.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    yield page
    page.close()
    assert errors == []


def play_in_frame(page: Page, address: str) -> None:
    page.goto(address)
    press(inner(page))
    play_moves(inner(page), 3)
    assert heard(page, "error") == []


def play_out_in_frame(page: Page, address: str) -> None:
    """Play a whole game in a frame, and begin another."""
    page.goto(address)
    frame = inner(page)
    press(frame)
    play_whole_game(frame)
    wait_to_hear(page, "m.type === 'end'")
    frame.locator("[data-do=again]").click()
    expect(frame.locator("[data-move]").first).to_be_visible()
    assert heard(page, "error") == []


def may_store(frame: Frame) -> bool:
    """Whether the frame may keep anything."""
    probe = "() => { try { localStorage.setItem('a', 'b'); return true } catch { return false } }"
    return bool(frame.evaluate(probe))


def test_poster_asks_for_little_and_for_nothing_of_python(host: Page, around: Around) -> None:
    around.asked.clear()
    host.goto(around.page(body(around.game(QUICK))))
    expect(inner(host).locator("#poster-play")).to_be_visible()
    host.wait_for_timeout(500)
    assert [path for path in around.asked if path.endswith(HEAVY)] == []
    assert around.bytes_asked() < 150_000
    play_in_frame(host, around.page(body(around.game(QUICK))))
    assert [path for path in around.asked if path.endswith("sw.js")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_poster_speaks_the_language_of_the_address(
    host: Page, around: Around, language: str
) -> None:
    host.goto(around.game(f"lang={language}#anchor"))
    expect(host.get_by_role("button")).to_have_text(LANGUAGES[language])
    expect(host.locator("html")).to_have_attribute("lang", language)
    texts = host.evaluate("Object.values(coupPosterTexts).map(texts => Object.keys(texts).sort())")
    assert all(names == texts[0] for names in texts)


def test_embed_plays_at_the_top_level(host: Page, around: Around) -> None:
    host.goto(around.game(QUICK))
    press(host.main_frame)
    play_moves(host.main_frame, 3)
    expect(host.locator(".unsaved")).to_be_hidden()


def test_embed_plays_in_a_frame_of_the_same_site(
    host: Page, around: Around, open_around: Around
) -> None:
    play_in_frame(host, around.page(body(open_around.game(QUICK)), "localhost"))
    expect(inner(host).locator(".unsaved")).to_be_hidden()


@pytest.fixture
def without_storage(
    warm: BrowserContext, browser_name: str, browser_type: BrowserType
) -> Iterator[Page]:
    """Open a page in whose frames of other sites nothing may be stored."""
    if browser_name == "chromium":  # so it is in every context of Playwright
        page = warm.new_page()
        yield page
        page.close()
        return
    options = launch_options("firefox", browser_type.executable_path)
    options["firefox_user_prefs"]["network.cookie.cookieBehavior"] = 1
    with browser_type.launch(**options) as browser:
        yield browser.new_page()


def test_embed_plays_where_storage_is_blocked(without_storage: Page, around: Around) -> None:
    page = without_storage
    play_out_in_frame(page, around.page(body(around.game(f"{QUICK}&seats=3"))))
    assert not may_store(inner(page))
    expect(inner(page).locator(".unsaved")).to_contain_text("does not let us save")


@pytest.fixture
def switched_off(browser_name: str, browser_type: BrowserType) -> Iterator[Page]:
    """Open a page of a browser in which storage is switched off."""
    options = launch_options(browser_name, browser_type.executable_path)
    if browser_name == "chromium":
        options["args"].append("--disable-local-storage")
    else:
        options["firefox_user_prefs"]["dom.storage.enabled"] = False
    with browser_type.launch(**options) as browser:
        yield browser.new_page()


def test_game_plays_where_storage_is_switched_off(switched_off: Page, site: Site) -> None:
    page = switched_off
    page.goto(f"{site.address}/index.html?{QUICK}&start=1")
    wait_until_played(page.main_frame)
    assert page.evaluate("localStorage") is None
    play_moves(page.main_frame, 2)


@pytest.fixture
def with_partitions(
    browser: Browser, browser_name: str, browser_type: BrowserType, tmp_path: Path
) -> Iterator[Page]:
    """Open a page in whose frames of other sites each site stores apart."""
    if browser_name == "firefox":  # so it is by itself
        yield browser.new_page()
        return
    # Playwright switches the partitioning off, and its contexts block what it would partition.
    command = browser.new_browser_cdp_session().send("SystemInfo.getInfo")["commandLine"]
    features = [part for part in command.split() if part.startswith("--disable-features=")]
    context = browser_type.launch_persistent_context(
        tmp_path,
        ignore_default_args=[part for part in features if "ThirdPartyStoragePart" in part],
        **launch_options("chromium", browser_type.executable_path),
    )
    yield context.new_page()
    context.close()


def test_embed_plays_where_storage_is_partitioned(with_partitions: Page, around: Around) -> None:
    page = with_partitions
    play_out_in_frame(page, around.page(body(around.game(f"{QUICK}&seats=3"))))
    expect(inner(page).locator(".unsaved")).to_be_hidden()
    inner(page).evaluate("localStorage.setItem('coup.here', 'yes')")
    page.goto(around.game())
    assert page.evaluate("localStorage.getItem('coup.here')") is None


def test_embed_plays_in_a_sandbox_with_its_origin(host: Page, around: Around) -> None:
    sandbox = 'sandbox="allow-scripts allow-same-origin"'
    play_in_frame(host, around.page(body(around.game(QUICK), attributes=sandbox)))


def test_embed_plays_in_a_sandbox_without_origin(host: Page, open_around: Around) -> None:
    game = open_around.game(f"{QUICK}&seats=3")
    play_out_in_frame(host, open_around.page(body(game, attributes='sandbox="allow-scripts"')))
    assert not may_store(inner(host))
    expect(inner(host).locator(".unsaved")).to_be_visible()


def test_embed_says_so_in_a_sandbox_that_may_fetch_nothing(
    warm: BrowserContext, around: Around
) -> None:
    page = warm.new_page()
    page.goto(around.page(body(around.game(QUICK), attributes='sandbox="allow-scripts"')))
    inner(page).locator("#poster-play").click()
    expect(inner(page).get_by_role("alert")).to_contain_text("does not let the game load its files")
    expect(inner(page).get_by_role("button", name="Play")).to_be_visible()
    expect(inner(page).get_by_role("link", name="Open in a new tab")).to_be_visible()
    assert [message["code"] for message in heard(page, "error")] == ["sandbox"]
    page.close()


def test_frame_takes_neither_focus_nor_keys(host: Page, around: Around) -> None:
    host.goto(around.page(body(around.game(f"{QUICK}&autoload=1"))))
    host.locator("#own").focus()
    wait_until_played(inner(host))
    host.keyboard.type("?a1")
    assert host.locator("#own").input_value() == "?a1"
    assert host.evaluate("document.activeElement.id") == "own"
    assert inner(host).evaluate("document.activeElement === document.body")
    expect(inner(host).locator("#dialog")).to_be_hidden()


def test_focus_goes_on_to_the_game_after_a_press_by_key(host: Page, around: Around) -> None:
    host.goto(around.page(body(around.game(QUICK))))
    inner(host).locator("#poster-play").focus()
    host.keyboard.press("Enter")
    wait_until_played(inner(host))
    assert inner(host).evaluate("document.activeElement.closest('#prompt') !== null")


@pytest.mark.parametrize("size", [(300, 400), (900, 700), (1100, 700)])
def test_frame_of_any_size_shows_everything_and_does_not_grow(
    host: Page, around: Around, size: tuple[int, int]
) -> None:
    host.goto(around.page(body(around.game(QUICK), size)))
    frame = inner(host)
    is_wide = "document.documentElement.scrollWidth > innerWidth"
    assert not frame.evaluate(is_wide)
    press(frame)
    assert not frame.evaluate(is_wide)
    follow_sizes(host)
    told = len(heard(host, "size"))
    let_frames_pass(frame)
    assert len(heard(host, "size")) <= told + 2  # one that grows with its frame never ends
    assert all(isinstance(message["height"], int) for message in heard(host, "size"))
    assert frame.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


@pytest.mark.parametrize("size", [(300, 400), (320, 480)])
def test_short_frame_keeps_the_decision_and_the_own_cards_in_sight(
    host: Page, around: Around, size: tuple[int, int]
) -> None:
    host.goto(around.page(body(around.game(QUICK), size)))
    frame = inner(host)
    press(frame)
    for _ in range(3):
        hidden = frame.evaluate("""() => {
            const isSeen = element => {
                const box = element.getBoundingClientRect();
                const middle = [box.x + box.width / 2, box.y + box.height / 2];
                const found = document.elementFromPoint(...middle);
                return element.contains(found) || found.closest("#me .bubble") !== null;
            };
            scrollTo({ top: 0, behavior: "instant" });
            const hidden = [...document.querySelectorAll("#me .card")].filter(one => !isSeen(one));
            for (const move of document.querySelectorAll("[data-move]")) {
                move.scrollIntoView({ block: "nearest" });
                if (!isSeen(move) || scrollY > 0) hidden.push(move);
            }
            return hidden.map(one => one.outerHTML);
        }""")
        assert hidden == []
        play_moves(frame, 1)


def test_narrow_frame_does_not_start_by_itself(host: Page, around: Around) -> None:
    host.goto(around.page(body(around.game(f"{QUICK}&autoload=1"), (300, 400))))
    expect(inner(host).get_by_role("link", name="Open full screen")).to_be_visible()
    assert heard(host, "state")[-1]["phase"] == "poster"


def test_bad_parameters_fall_back_and_are_told(host: Page, around: Around) -> None:
    bad = "variant=nope&seats=99&mode=nope&autoload=7&id=%3Cb%3E&v=2&theme=mauve&unknown=1"
    host.goto(around.page(body(around.game(f"{bad}&speed=0&lang=xx"))))
    press(inner(host))
    assert len(inner(host).locator("[data-seat]").all()) == 4
    warnings = heard(host, "warning")
    assert {"mode", "autoload", "id", "v", "lang"} <= {warning.get("name") for warning in warnings}
    told = " ".join(warning.get("text", "") for warning in warnings)
    assert all(name in told for name in ("variant", "seats", "theme"))


@pytest.mark.parametrize("mode", ["replay", "lesson"])
def test_modes_to_come_say_so(host: Page, around: Around, mode: str) -> None:
    host.goto(around.game(f"mode={mode}"))
    expect(host.locator("#poster-later")).to_contain_text("will follow later")
    expect(host.get_by_role("button", name="Play")).to_be_visible()


def test_position_of_a_record_plays_on(host: Page, around: Around) -> None:
    host.goto(around.page(body(around.game(f"speed=0&bots=random&record={pack(RECORD)}"))))
    frame = inner(host)
    press(frame)
    seen = frame.evaluate("coup.observation()")
    assert seen["ply"] == 5
    assert seen["seats"][0]["hand"] == ["contessa", "duke"]
    assert seen["seats"][0]["coins"] == 5
    for seat in (1, 2):
        assert "hand" not in seen["seats"][seat]
        shown = frame.locator(f"[data-seat='{seat}']").first.inner_html().lower()
        assert [role for role in ROLES if role in shown] == []
    assert frame.evaluate("coup.record().hands")[1:] == [["?", "?"], ["?", "?"]]
    play_moves(frame, 2)
    assert frame.evaluate("coup.observation().ply") > 5
    told = str(host.evaluate("JSON.stringify(heard)"))
    assert [role for role in ROLES if role in told] == []


def test_damaged_record_is_told_in_one_sentence(host: Page, around: Around) -> None:
    damaged = pack(RECORD)[:-20]
    host.goto(around.page(body(around.game(f"autoload=1&record={damaged}"))))
    frame = inner(host)
    expect(frame.locator("#alert")).to_have_text(
        "The position in this address cannot be read. You can start a new game instead.",
        timeout=START_TIMEOUT,
    )
    assert [message["code"] for message in heard(host, "error")] == ["record"]
    frame.locator("#deal").click()
    expect(frame.locator("[data-move]").first).to_be_visible()
    expect(frame.locator("#alert")).to_be_hidden()


def test_silence_offers_a_new_tab(page: Page, faults: dict[str, Fault]) -> None:
    faults["core.js"] = Fault(hold=threading.Event())
    page.clock.install()
    page.goto("/embed.html?lang=fa&seed=7&autoload=1", wait_until="commit")
    expect(page.locator("#boot-status")).to_have_text(
        "میز بازی در حال آماده‌شدن است", timeout=60_000
    )
    expect(page.locator(".way-out")).to_be_hidden()
    page.clock.fast_forward(21_000)
    way_out = page.locator(".way-out a")
    expect(way_out).to_be_visible()
    assert "embed.html?lang=fa&seed=7&autoload=1" in str(way_out.get_attribute("href"))


def test_missing_page_is_told_and_the_script_for_offline_play_stays_out(
    page: Page, faults: dict[str, Fault]
) -> None:
    faults["index.html"] = Fault(status=404)
    page.goto("/embed.html?autoload=1")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    offline = b'<script type="module" src="static/boot/offline.js"></script></head>'
    faults["index.html"] = Fault(body=lambda data: data.replace(b"</head>", offline))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Play").click()
    wait_until_played(page.main_frame)
    assert [url for url in asked if url.endswith("offline.js")] == []


def test_record_of_the_same_site_is_played_from_another_seat(host: Page, around: Around) -> None:
    around.pages["/game/position.json"] = RECORD.to_json()
    query = "src=position.json&step=3&seat=1&autoload=1&speed=0&bots=random"
    host.goto(around.page(body(around.game(query))))
    frame = inner(host)
    wait_until_played(frame)
    seen = frame.evaluate("coup.observation()")
    assert seen["ply"] == 3
    assert seen["seats"][1]["hand"] == ["captain", "contessa"]
    assert "hand" not in seen["seats"][0]
    expect(frame.locator("#me [data-seat='1']")).to_be_visible()
    frame.locator("[data-move='1 income']").click()
    assert frame.evaluate("coup.observation().ply") > 3
    host.evaluate("heard.length = 0; tell('command', {command: 'restart'})")
    wait_to_hear(host, "m.step === 3")


def test_record_of_another_site_is_refused(host: Page, around: Around) -> None:
    other = around.game(page="position.json").replace("localhost", "127.0.0.1")
    host.goto(around.page(body(around.game(f"src={other}&autoload=1"))))
    expect(inner(host).locator("#alert")).to_contain_text("cannot be read", timeout=START_TIMEOUT)
    assert "another site" in heard(host, "error")[0]["text"]
