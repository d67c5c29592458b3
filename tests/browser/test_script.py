"""The functions a script of the page may call, and what an address may ask for."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, Page, expect

from coup.engine.record import record_from_dict
from tests.browser.conftest import wait_until_ready
from tests.browser.playing import open_game

if TYPE_CHECKING:
    from typing import Any

ASK_TOO_EARLY = """document.addEventListener("readystatechange", () => {
  try { window.early ??= [coup.version, coup.legal()]; } catch (error) {
    window.early = [coup.version, error.message];
  }
});"""
PLAY_ON = """async () => {
  await coup.ready;
  for (let seen = coup.observation(); !seen.over; seen = coup.observation()) {
    if (seen.legal.length) coup.play(seen.legal.at(-1));
    else await new Promise(done => setTimeout(done));
  }
  return coup.record();
}"""


def test_script_plays_a_game_and_reads_its_record(shared_page: Page) -> None:
    open_game(shared_page, "")
    seen = shared_page.evaluate("coup.newGame({seats: 3, seed: 11, speed: 0, bots: 'random'})")
    assert len(seen["seats"]) == 3
    record = shared_page.evaluate(PLAY_ON)
    final = record_from_dict(record).final()
    assert final.is_over
    assert record["seed"] == 11


def test_same_seed_is_the_same_game(shared_page: Page) -> None:
    open_game(shared_page, "")
    records = []
    for _ in range(2):
        shared_page.evaluate("coup.newGame({seats: 4, seed: 'a word', speed: 0})")
        records.append(shared_page.evaluate(PLAY_ON))
    assert records[0] == records[1]


def test_record_of_a_running_game_hides_what_is_hidden(shared_page: Page) -> None:
    open_game(shared_page, "start=1&seed=12&speed=0")
    record = shared_page.evaluate("coup.record()")
    assert "seed" not in record
    assert record["hands"][1:] == [["?", "?"]] * 3
    seen = shared_page.evaluate("coup.observation()")
    assert "hand" in seen["seats"][0]
    assert all("hand" not in seat and seat["cards"] == 2 for seat in seen["seats"][1:])


def test_observation_is_what_replay_prints(shared_page: Page) -> None:
    open_game(shared_page, "start=1&seed=12&speed=0")
    seen = shared_page.evaluate("coup.observation()")
    assert list(seen) == [
        "ply", "over", "winner", "turn", "phase", "to_move", "seats", "court_size", "treasury",
        "claim", "legal",
    ]  # fmt: skip
    assert seen["legal"] == shared_page.evaluate("coup.legal()")


@pytest.mark.parametrize(
    ("call", "words"),
    [
        ("coup.play('0 dance')", "not legal now"),
        ("coup.play('1 income')", "not a move of seat 0"),
        ("coup.play('nonsense')", "does not begin with a seat"),
        ("coup.play(7)", "A move is a text"),
        ("coup.newGame({variant: 'chess'})", "there is no variant 'chess'"),
        ("coup.newGame({seats: 40})", "not played by 40"),
        ("coup.newGame({seats: '4'})", "whole number"),
        ("coup.newGame({colour: 1})", "no option"),
        ("coup.newGame({bots: 'nobody'})", "no bot"),
        ("coup.newGame({options: {treasury: 3}})", "treasury may be"),
        ("coup.newGame(4)", "as an object"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(shared_page: Page, call: str, words: str) -> None:
    open_game(shared_page, "start=1&seed=13&speed=0")
    before = shared_page.evaluate("coup.observation()")
    with pytest.raises(Error) as refused:
        shared_page.evaluate(call)
    sentence = refused.value.message.splitlines()[0]
    assert re.sub("[\u2068\u2069]", "", sentence).count(words) == 1
    assert "Traceback" not in refused.value.message
    assert shared_page.evaluate("coup.observation()") == before


def test_version_and_promise_are_there_before_the_game(page: Page) -> None:
    page.add_init_script(ASK_TOO_EARLY)
    page.goto("/index.html")
    page.evaluate("() => coup.ready")
    version, refusal = page.evaluate("early")
    assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert "coup.ready" in refusal
    assert page.evaluate("coup.legal()") == []


def warnings_of(page: Page, query: str) -> list[str]:
    heard: list[str] = []

    def hear(message: Any) -> None:
        if message.type == "warning":
            heard.append(re.sub("[\u2068\u2069]", "", message.text))

    page.on("console", hear)
    open_game(page, query)
    page.remove_listener("console", hear)
    return heard


@pytest.mark.parametrize(
    ("query", "named"),
    [
        ("variant=chess", "variant=chess"),
        ("seats=1", "seats=1"),
        ("seats=many", "seats=many"),
        ("bots=nobody", "bots=nobody"),
        ("speed=-1", "speed=-1"),
        ("theme=pink", "theme=pink"),
        ("start=maybe", "start=maybe"),
        ("seed=", "seed="),
    ],
)
def test_bad_parameter_falls_back_and_says_so(shared_page: Page, query: str, named: str) -> None:
    heard = warnings_of(shared_page, query)
    assert len(heard) == 1
    assert named in heard[0]


def test_unknown_parameter_is_ignored(shared_page: Page) -> None:
    assert warnings_of(shared_page, "start=1&utm_source=x&dance=1#seats=2") == []
    expect(shared_page.locator("[data-seat]")).to_have_count(4)


def test_parameters_are_heard(shared_page: Page) -> None:
    query = "variant=hammiz&seats=5&bots=random,honest&seed=14&theme=dark&speed=fast&start=1"
    assert warnings_of(shared_page, query) == []
    expect(shared_page.locator("[data-seat]")).to_have_count(5)
    expect(shared_page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(shared_page.locator("#strip")).to_contain_text("Hammiz")
    assert shared_page.evaluate("document.getElementById('setup-speed').value") == "fast"


def test_nothing_secret_is_kept(shared_page: Page) -> None:
    open_game(shared_page, "start=1&speed=0")
    kept = shared_page.evaluate("JSON.stringify({...localStorage})")
    assert not re.search("seed|hand|duke|captain|contessa", kept)
    assert set(json.loads(kept)) <= {"coup.settings", "coup.statistics", "coup.lang"}


def test_damaged_storage_does_not_stop_the_game(page: Page) -> None:
    page.add_init_script("localStorage.setItem('coup.settings', '{\"speed\": ');")
    page.add_init_script("localStorage.setItem('coup.statistics', '[1]');")
    page.goto("/index.html?start=1")
    wait_until_ready(page)
    expect(page.locator("#prompt-heading")).to_be_visible()


def test_refused_storage_does_not_stop_the_game(page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new DOMException('no', 'SecurityError'); } });"
    )
    page.goto("/index.html?start=1")
    wait_until_ready(page)
    page.click("[data-do=settings]")
    expect(page.locator("#dialog")).to_contain_text("does not let the game keep")
