"""The talk between an embedded game and the page around it, and the element that hides it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from coup.engine.record import record_from_dict
from coup.ui.position import unpack
from tests.browser.pages_around import (
    SCRIPT,
    body,
    heard,
    inner,
    play_moves,
    play_whole_game,
    press,
    wait_to_hear,
    wait_until_played,
)
from tests.browser.test_embed import QUICK, RECORD, ROLES
from tools.serve import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Page, Route

    from tests.browser.pages_around import Around

ELEMENT = ROOT / "static" / "coup-table.js"
NOTE_EVENTS = """
window.heard = [];
for (const name of ["ready", "size", "state", "end", "warning", "error"]) {
  addEventListener(`coup-${name}`, event => heard.push(event.detail));
}
"""


@pytest.fixture
def host(warm: BrowserContext) -> Iterator[Page]:
    page = warm.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    page.close()
    assert errors == []


@pytest.fixture(scope="module")
def game(warm: BrowserContext, around: Around) -> Page:
    """One game in a frame for all tests that only talk to it."""
    page = warm.new_page()
    page.goto(around.page(body(around.game("seed=5&bots=random&speed=slow&id=table-1"))))
    press(inner(page))
    return page


def test_messages_have_their_form(game: Page) -> None:
    messages = game.evaluate("heard")
    assert {message["type"] for message in messages} >= {"ready", "size", "state"}
    for message in messages:
        assert (message["app"], message["v"], message["id"]) == ("coup", 1, "table-1")
    assert [m["phase"] for m in heard(game, "state")][:3] == ["poster", "booting", "choose_action"]


def test_greeting_ends_when_it_is_answered(game: Page) -> None:
    game.evaluate("tell('hello')")
    game.wait_for_timeout(400)
    game.evaluate("heard.length = 0")
    game.evaluate("tell('hello'); tell('hello')")
    wait_to_hear(game, "m.type === 'ready' && m.stage === 'ready'")
    game.wait_for_timeout(300)
    assert len(heard(game, "ready")) == 1
    assert heard(game, "size")
    assert heard(game, "state")


def test_page_around_sets_theme_and_motion(game: Page) -> None:
    game.evaluate("tell('set', {theme: 'dark', motion: 'reduce'})")
    root = inner(game).locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "reduced")
    expect(inner(game).locator("#table")).to_be_visible()


def test_page_around_sets_the_language(game: Page) -> None:
    game.evaluate("tell('set', {lang: 'fa'})")
    frame = inner(game)
    expect(frame.locator("html")).to_have_attribute("dir", "rtl")
    expect(frame.locator("#prompt")).to_contain_text("نوبت")
    expect(frame.locator("#strip")).to_contain_text("کلاسیک")
    expect(frame.locator("#log")).to_contain_text("نوبت")
    game.evaluate("tell('set', {lang: 'en'})")
    expect(frame.locator("#prompt")).to_contain_text("turn")
    expect(frame.locator("html")).to_have_attribute("dir", "ltr")


@pytest.fixture
def held(game: Page) -> Iterator[list[Route]]:
    """Hold back the Greek sentences, whoever asks for them, until they are let go."""
    routes: list[Route] = []

    def hold(route: Route) -> None:
        routes.append(route)

    game.route("**/el.ftl", hold)
    yield routes
    game.unroute("**/el.ftl")
    game.evaluate("tell('set', {lang: 'en'})")
    expect(inner(game).locator("html")).to_have_attribute("lang", "en")


def test_language_is_said_when_its_sentences_have_come(game: Page, held: list[Route]) -> None:
    root = inner(game).locator("html")
    with game.expect_request("**/el.ftl"):
        game.evaluate("tell('set', {lang: 'el'})")
    assert root.get_attribute("lang") == "en"
    held.pop().continue_()
    expect(root).to_have_attribute("lang", "el")
    expect(inner(game).locator("#prompt")).to_contain_text("Σειρά")


def test_language_wished_last_is_the_one_that_stays(game: Page, held: list[Route]) -> None:
    frame = inner(game)
    frame.evaluate("window.change = coupTexts.use('el', 'auto'), null")
    game.evaluate("tell('set', {lang: 'fa'})")
    expect(frame.locator("html")).to_have_attribute("lang", "fa")
    for route in held:
        route.continue_()
    frame.evaluate("change")
    expect(frame.locator("html")).to_have_attribute("lang", "fa")
    expect(frame.locator("#prompt")).to_contain_text("نوبت")


def test_commands_pause_step_and_restart(game: Page) -> None:
    play_moves(inner(game), 1)
    game.evaluate("tell('command', {command: 'pause', paused: true})")
    wait_to_hear(game, "m.paused === true")
    game.wait_for_timeout(300)
    before = heard(game, "state")[-1]
    assert not before["asked"]
    game.evaluate("tell('command', {command: 'step'})")
    wait_to_hear(game, f"m.paused && m.step === {before['step'] + 1}")
    game.evaluate("heard.length = 0")
    game.evaluate("tell('command', {command: 'restart'})")
    wait_to_hear(game, "m.step === 0 && m.paused === false")


@pytest.mark.parametrize(
    "forged",
    [
        "{app: 'other', v: 1, type: 'command', command: 'pause'}",
        "{app: 'coup', v: 2, type: 'command', command: 'pause'}",
        "{app: 'coup', v: 1, id: 'another', type: 'command', command: 'pause'}",
        "{app: 'coup', v: 1, type: 'command', command: 'constructor'}",
        "{app: 'coup', v: 1, type: 'set', theme: 'x', lang: '__proto__', motion: {}}",
        "{app: 'coup', v: 1, type: 'command', command: 'pause', filler: 'x'.repeat(5000)}",
        "'coup'",
        "null",
        "[1]",
    ],
)
def test_messages_of_another_form_are_ignored(game: Page, forged: str) -> None:
    before = inner(game).evaluate("document.documentElement.outerHTML.length")
    game.evaluate(f"heard.length = 0; window.frames[0].postMessage({forged}, '*')")
    game.wait_for_timeout(150)
    assert heard(game, "state") == []
    assert inner(game).evaluate("document.documentElement.outerHTML.length") == before


def test_messages_of_another_window_are_ignored(game: Page) -> None:
    game.evaluate("heard.length = 0")
    forged = "{app: 'coup', v: 1, type: 'command', command: 'pause'}"
    inner(game).evaluate(f"window.postMessage({forged}, '*')")
    source = f"<script>top.frames[0].postMessage({forged}, '*')</script>"
    game.evaluate(
        "source => document.body.append(Object.assign(document.createElement('iframe'), "
        "{srcdoc: source}))",
        source,
    )
    game.wait_for_timeout(400)
    assert heard(game, "state") == []


def test_end_tells_result_and_seed_and_no_message_tells_a_card(host: Page, around: Around) -> None:
    host.goto(around.page(body(around.game(f"{QUICK}&seats=2&autoload=1"))))
    wait_until_played(inner(host))
    play_whole_game(inner(host))
    wait_to_hear(host, "m.type === 'end'")
    (end,) = heard(host, "end")
    assert end["result"] in ("won", "lost")
    assert end["seed"] == "5"
    told = json.dumps(host.evaluate("heard"))
    assert [role for role in ROLES if role in told] == []


def test_host_whose_script_comes_late_is_answered(host: Page, around: Around) -> None:
    frame = f'<iframe title="Coup" width=640 height=700 src="{around.game(QUICK)}"></iframe>'
    host.goto(around.page(frame))
    press(inner(host))
    host.wait_for_timeout(1500)
    host.evaluate(SCRIPT)
    host.evaluate("tell('hello')")
    wait_to_hear(host, "m.type === 'ready' && m.stage === 'ready'")
    wait_to_hear(host, "m.type === 'state' && m.asked")


def test_element_is_small() -> None:
    assert ELEMENT.stat().st_size < 5_000


@pytest.mark.parametrize("is_late", [False, True])
def test_element_turns_a_link_into_a_game(host: Page, around: Around, is_late: bool) -> None:  # noqa: FBT001
    script = f'<script src="{around.game(page="static/coup-table.js")}"></script>'
    table = (
        f"<coup-table lang=el seed=5 speed=0 theme=dark max-height=600>"
        f'<a href="{around.game("bots=random")}">Coup</a></coup-table><p>After</p>'
    )
    around.asked.clear()
    host.goto(around.page(f"<script>{NOTE_EVENTS}</script>" + ("" if is_late else script) + table))
    if is_late:
        expect(host.get_by_role("link", name="Coup")).to_be_visible()
        host.add_script_tag(url=around.game(page="static/coup-table.js"))
    expect(host.get_by_role("link", name="Coup")).to_be_visible()
    assert [path for path in around.asked if path.endswith("embed.html")] == []
    host.get_by_role("button").click()
    frame = inner(host)
    wait_until_played(frame)
    assert frame.url.startswith(around.game("bots=random"))
    expect(host.locator("iframe")).to_have_attribute("title", "Πραξικόπημα, παιχνίδι μπλόφας")
    expect(frame.locator("html")).to_have_attribute("lang", "el")
    wait_to_hear(host, "m.type === 'state' && m.asked")
    expect(host.locator("iframe")).to_have_attribute("height", "600")
    host.evaluate("document.querySelector('coup-table').set({theme: 'light', lang: 'en'})")
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")
    expect(frame.locator("#prompt")).to_contain_text("turn")
    host.evaluate("document.querySelector('coup-table').pause(true)")
    wait_to_hear(host, "m.paused === true")


def test_element_hears_only_its_own_frame(host: Page, around: Around) -> None:
    script = f'<script src="{around.game(page="static/coup-table.js")}"></script>'
    link = f'<a href="{around.game()}">Coup</a>'
    host.goto(
        around.page(
            f"<script>{NOTE_EVENTS}</script>{script}<coup-table autoload=1>{link}</coup-table>"
        )
    )
    wait_to_hear(host, "m.type === 'ready'")
    host.evaluate("heard.length = 0")
    host.evaluate("postMessage({app: 'coup', v: 1, type: 'end', result: 'forged'}, '*')")
    host.wait_for_timeout(200)
    assert heard(host, "end") == []


def fill_in(page: Page, field: str, text: str) -> None:
    """Write into an empty field and leave it by the key: no less makes a change in Firefox."""
    page.locator(field).fill("")
    page.locator(field).fill(text)
    page.locator(field).press("Tab")


def test_authors_page_writes_snippets_that_play(host: Page, around: Around) -> None:
    host.goto(around.game("lang=en", page="authors.html"))
    expect(host.locator("#setup-variant")).to_be_visible()
    fill_in(host, "#field-record", RECORD.to_json())
    fill_in(host, "#field-step", "3")
    host.locator("#field-theme").select_option("dark")
    snippet = host.locator("#snippet-element")
    expect(snippet).to_have_value(re.compile('theme="dark"'))
    text = snippet.input_value()
    packed = text.partition('record="')[2].partition('"')[0]
    assert unpack(packed) == record_from_dict(RECORD.to_dict())
    assert 'step="3"' in text
    expect(host.locator("#snippet-frame")).to_have_value(re.compile("referrerpolicy"))
    expect(inner(host).locator("#poster-play")).to_be_visible()
    fill_in(host, "#field-record", "{")
    fill_in(host, "#field-step", "1")
    expect(host.locator("#complaint")).to_have_text("This is not JSON.")


@pytest.mark.parametrize("language", ["en", "fa", "ar", "el"])
def test_authors_page_has_every_sentence(host: Page, around: Around, language: str) -> None:
    host.goto(around.game(f"lang={language}", page="authors.html"))
    expect(host.locator("label[for=setup-variant]")).to_be_visible()
    places = host.locator("[data-text]:not([hidden])")
    assert [text for text in places.all_inner_texts() if not text.strip()] == []
