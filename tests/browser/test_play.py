"""Games on the page, played by pressing its buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import wait_until_ready
from tests.browser.playing import AtRandom, is_over, last, nothing, open_game, play_out

TABLES = [("classic", 2), ("classic", 4), ("classic", 6), ("reformation", 5), ("g54", 4)]
BREAK_TEXTS = """() => {
  const format = coupTexts.format;
  coupTexts.format = (id, ...rest) => {
    if (id.startsWith("event-")) throw new Error("a fault of ours");
    return format(id, ...rest);
  };
}"""
NEXT_QUESTION = """async before => {
  const frame = () => new Promise(requestAnimationFrame);
  while (!coup.legal().length || coup.observation().ply === before) await frame();
  await frame();
}"""
SCROLL = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

# What differs from game to game is the rules, not the browser: the slower one plays fewer of them.
SEEDS = [
    pytest.param(seed, marks=pytest.mark.only_browser("chromium" if seed % 5 else "firefox"))
    for seed in range(10)
]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_game_can_be_played_to_its_end(shared_page: Page, variant: str, seats: int) -> None:
    open_game(shared_page, f"start=1&speed=0&bots=random&seed=3&variant={variant}&seats={seats}")
    play_out(shared_page, AtRandom(seats), nothing)
    expect(shared_page.locator("#prompt-heading")).to_contain_text("win")
    expect(shared_page.locator("[data-seat]")).to_have_count(seats)


@pytest.mark.parametrize("bots", ["expert", "master,random"])
def test_opponents_that_arrive_late_play_as_well(shared_page: Page, bots: str) -> None:
    open_game(shared_page, f"start=1&speed=0&bots={bots}&seed=4&seats=3")
    play_out(shared_page, AtRandom(1), nothing)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("variant", ["classic", "complots", "hammiz", "g54", "reformation"])
def test_many_games_can_be_played(shared_page: Page, variant: str, seed: int) -> None:
    seats = 2 + seed % 5
    open_game(shared_page, f"start=1&speed=0&seed={seed}&variant={variant}&seats={seats}")
    play_out(shared_page, AtRandom(seed), nothing)


def test_log_tells_every_turn_and_its_end(shared_page: Page) -> None:
    open_game(shared_page, "start=1&speed=0&bots=random&seed=4")
    play_out(shared_page, last, nothing)
    turns = shared_page.locator("[role=log] section").count()
    expect(shared_page.locator("#prompt .detail")).to_contain_text(f"{turns} turns")
    expect(shared_page.locator("[role=log] li").last).to_contain_text("last one left")
    expect(shared_page.locator("[role=log] li").last).to_be_in_viewport()


def test_end_shows_hidden_cards_and_what_was_true(shared_page: Page) -> None:
    open_game(shared_page, "start=1&speed=0&bots=random&seed=5&seats=3")
    play_out(shared_page, AtRandom(5), nothing)
    expect(shared_page.locator(".card.is-down:visible")).to_have_count(1)  # the Court
    claims = shared_page.locator(".truth")
    assert claims.count() > 0
    for verdict in claims.locator(".verdict").all_inner_texts():
        assert "true" in verdict or "bluff" in verdict
    assert shared_page.evaluate("coup.record().seed") == 5


def test_restart_deals_the_same_cards(shared_page: Page) -> None:
    open_game(shared_page, "start=1&speed=0&seed=6")
    first = shared_page.evaluate("coup.record().hands[0]")
    play_out(shared_page, AtRandom(3), nothing)
    moves = shared_page.evaluate("coup.record().moves")
    shared_page.click("[data-do=restart]")
    assert shared_page.evaluate("coup.record().hands[0]") == first
    play_out(shared_page, AtRandom(3), nothing)
    assert shared_page.evaluate("coup.record().moves") == moves


def test_play_again_deals_other_cards(shared_page: Page) -> None:
    open_game(shared_page, "start=1&speed=0&seed=6&seats=2")
    play_out(shared_page, AtRandom(3), nothing)
    shared_page.click("[data-do=again]")
    assert not is_over(shared_page)
    expect(shared_page.locator("[role=log] section")).not_to_have_count(0)


def test_set_up_deals_what_was_chosen(shared_page: Page) -> None:
    open_game(shared_page, "")
    shared_page.select_option("#setup-variant", "reformation")
    shared_page.select_option("#setup-seats", "9")
    shared_page.select_option("#setup-speed", "instant")
    shared_page.click("#deal")
    expect(shared_page.locator("[data-seat]:visible")).to_have_count(9)
    expect(shared_page.locator("#strip")).to_contain_text("Reformation")
    shared_page.select_option("#setup-speed", "normal", force=True)


def test_form_sent_before_the_game_arrived_is_dealt(page: Page) -> None:
    page.goto("/index.html", wait_until="commit")
    page.locator("#deal").click()
    expect(page.locator("#prompt-heading")).to_be_visible(timeout=60_000)


def test_set_up_follows_the_variant(shared_page: Page) -> None:
    open_game(shared_page, "")
    seats = shared_page.locator("#setup-seats option")
    shared_page.select_option("#setup-variant", "hammiz")
    expect(seats).to_have_count(5)
    expect(shared_page.locator("#setup-variant-help")).to_contain_text("asked in turn")
    shared_page.select_option("#setup-variant", "reformation")
    expect(seats).to_have_count(9)


def test_game_behind_the_set_up_waits(shared_page: Page) -> None:
    open_game(shared_page, "start=1&seed=7")
    seen = shared_page.evaluate("coup.observation()")
    shared_page.click("[data-do=setup]")
    expect(shared_page.locator("#setup")).to_be_visible()
    shared_page.click("#back-to-game")
    expect(shared_page.locator("#prompt")).to_be_visible()
    assert shared_page.evaluate("coup.observation()")["seats"] == seen["seats"]


def test_pause_stops_the_table_and_goes_on(page: Page) -> None:
    page.clock.install()
    open_game(page, "")
    page.evaluate("coup.newGame({first: 0, seed: 8, speed: 'slow', bots: 'honest'})")
    page.evaluate("coup.play('0 income')")
    page.locator("[data-do=pause]").click()
    before = page.evaluate("coup.observation().ply")
    page.clock.run_for(30_000)
    assert page.evaluate("coup.observation().ply") == before
    expect(page.locator("#prompt-heading")).to_have_text("The game is paused")
    page.locator("#do-resume").click()
    page.clock.run_for(30_000)
    assert page.evaluate("coup.observation().ply") > before


def test_who_is_out_may_skip_to_the_end(page: Page) -> None:
    page.clock.install()
    open_game(page, "")
    page.evaluate("coup.newGame({first: 0, seed: 4, speed: 'slow', bots: 'honest'})")
    while not page.locator("[data-do=skip]").count():
        legal = page.evaluate("coup.legal()")
        if legal:
            page.evaluate(
                "move => coup.play(move)", "0 challenge" if "0 challenge" in legal else legal[0]
            )
        page.clock.run_for(2000)
    assert not is_over(page)
    page.locator("[data-do=skip]").click()
    page.clock.run_for(2000)
    assert is_over(page)


def test_nobody_decides_for_a_person_who_takes_long(page: Page) -> None:
    page.clock.install()
    open_game(page, "")
    seen = page.evaluate("coup.newGame({first: 0, seed: 9, speed: 0, bots: 'random'})")
    assert seen["legal"]
    page.clock.run_for(600_000)
    assert page.evaluate("coup.observation()") == seen


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_phone_never_scrolls_sideways(page: Page, seats: int) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    open_game(page, f"start=1&speed=0&bots=random&seed=2&seats={seats}")

    def check() -> None:
        assert page.evaluate(SCROLL) <= 0
        expect(page.locator("#prompt-heading")).to_be_in_viewport()

    play_out(page, AtRandom(seats), check)
    check()
    page.click("[data-do=setup]")
    assert page.evaluate(SCROLL) <= 0


def test_second_press_confirms_where_it_is_asked_for(shared_page: Page) -> None:
    open_game(shared_page, "")
    shared_page.evaluate("localStorage.setItem('coup.settings', '{\"confirm\": \"on\"}')")
    open_game(shared_page, "start=1&speed=0&bots=random&seed=9")
    ply = shared_page.evaluate("coup.observation().ply")
    challenge = shared_page.locator('[data-move="0 challenge"]')
    challenge.click()
    expect(challenge).to_contain_text("Press again")
    assert shared_page.evaluate("coup.observation().ply") == ply
    challenge.click()
    assert shared_page.evaluate("coup.observation().ply") > ply
    shared_page.evaluate("localStorage.removeItem('coup.settings')")


def test_second_half_of_a_double_click_answers_no_other_question(shared_page: Page) -> None:
    open_game(shared_page, "start=1&speed=0&bots=honest&seed=8")
    ply = shared_page.evaluate("coup.observation().ply")
    shared_page.locator("[data-move]").last.click()
    shared_page.evaluate(NEXT_QUESTION, ply)
    following = shared_page.locator("[data-move]").last
    ply = shared_page.evaluate("coup.observation().ply")
    following.dispatch_event("click", {"detail": 2})  # as slow as a person's
    assert shared_page.evaluate("coup.observation().ply") == ply
    following.dispatch_event("click", {"detail": 1})
    assert shared_page.evaluate("coup.observation().ply") > ply


def test_statistics_count_and_can_be_forgotten(page: Page) -> None:
    open_game(page, "start=1&speed=0&bots=random&seed=3&seats=2")
    play_out(page, last, nothing)
    page.click("[data-do=settings]")
    expect(page.locator(".statistics")).to_contain_text("finished 1 game")
    page.click("[data-do=forget]")
    expect(page.locator(".statistics")).to_contain_text("have not finished")


def test_error_of_our_own_is_told_with_ways_out(page: Page) -> None:
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.type))
    open_game(page, "start=1&speed=0&seed=3")
    page.evaluate(BREAK_TEXTS)
    page.locator("[data-move]").first.click()
    alert = page.locator("#alert")
    expect(alert).to_be_visible()
    assert "error" in errors
    assert "Traceback" not in page.locator("body").inner_text()
    page.reload()
    wait_until_ready(page)
    expect(alert).to_be_hidden()


def test_link_to_a_deal_deals_the_same_game(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_game(page, "lang=en&speed=0&seats=3&bots=random&seed=2024&start=1")
    own = "({ seats, turn }) => [seats[0], turn, seats.map(seat => seat.name)]"
    dealt = page.evaluate(f"({own})(coup.observation())")
    play_out(page, last, nothing)
    page.get_by_role("button", name="Copy a link to this deal").click()
    expect(page.locator(".copied")).to_contain_text("copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(page.url.split("?")[0])
    page.goto(f"{link}&speed=0&lang=en")
    wait_until_ready(page)
    expect(page.locator("[data-move]").first).to_be_visible()
    again = page.evaluate(f"({own})(coup.observation())")
    assert (again[0]["hand"], again[2]) == (dealt[0]["hand"], dealt[2])
    play_out(page, last, nothing)
    assert page.evaluate("coup.record().seed") == 2024
