"""The page while a game goes on: times, seeds, ids and what is read out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from coup.ui.controller import Controller
from coup.ui.pace import LONGEST_SLICE, LONGEST_THOUGHT, THOUGHT
from coup.ui.view.trouble import trouble
from tests.ui.test_host import (
    BOT_FIRST,
    PERSON_FIRST,
    Table,
    a_while,
    play_out,
    run,
    table,
    until,
)
from tests.ui.test_opening import UNTOUCHED
from tests.ui.test_secrets import check_balanced

if TYPE_CHECKING:
    from coup.ui.host import Host
    from tests.ui.fake_page import FakePage

__all__ = ["table"]

SEED = 918_273_645
TOLERANCE = 2 * LONGEST_SLICE
INDEX = Path(__file__).parents[2] / "index.html"
IDS = re.findall(r' id="([^"]+)"', INDEX.read_text(encoding="utf-8"))
STATIC = "".join(f'<i id="{name}"></i>' for name in IDS)
"""Every id of the page before anything is drawn."""


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_how_long_a_bot_thinks_does_not_tell_what_it_had_to_think_about(
    table: Table, speed: str
) -> None:
    async def test(host: Host, page: FakePage) -> None:
        table.may_decide = True
        host.new_game(PERSON_FIRST)
        host.play(host.seen.options[0])
        while host.match.waits_for_thought:
            before, ply = page.slept, host.match.ply
            await until(lambda ply=ply: host.match.ply > ply)  # type: ignore[misc]
            assert page.slept - before > THOUGHT - TOLERANCE

    run(test, speed)


@pytest.mark.parametrize(("took", "least"), [(1.7, 1.7), (30.0, LONGEST_THOUGHT)])
def test_no_thought_seems_shorter_than_the_longest_before_it(
    table: Table, took: float, least: float
) -> None:
    async def test(host: Host, page: FakePage) -> None:
        async def wait_for_move() -> float:
            before, ply = page.slept, host.match.ply
            await until(lambda: host.match.ply > ply)
            return page.slept - before

        def think_long() -> None:
            page.slept += took
            table.think = lambda: None

        table.may_decide, table.think = True, think_long
        host.new_game(BOT_FIRST)
        await wait_for_move()
        while not host.match.is_over:
            if host.match.waits_for_thought:
                assert abs(await wait_for_move() - least) < TOLERANCE
            elif host.match.waits_for_person:
                host.play(host.seen.options[0])
            else:
                await wait_for_move()
        host.restart()
        assert await wait_for_move() < THOUGHT + TOLERANCE

    run(test, "fast")


def test_tab_that_nobody_sees_plays_no_slower_than_its_clock_allows(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        table.may_decide, page.shortest_sleep = True, 1.0
        host.new_game(BOT_FIRST)
        await until(lambda: host.match.waits_for_person)
        assert page.slept <= 2.0 * host.match.ply

    run(test, "normal")


@pytest.mark.parametrize("speed", ["normal"])
def test_language_that_does_not_come_is_told_and_the_game_goes_on(table: Table, speed: str) -> None:
    async def test(host: Host, page: FakePage) -> None:
        controller = Controller(host)
        page.missing.add("fa")
        page.fields = dict(UNTOUCHED)
        host.new_game(BOT_FIRST)
        await a_while()
        for _ in range(2):
            controller.change("language", "fa")
            await a_while()
            assert page.spoken == "en"
            assert "could not be loaded" in (page.dialog or "")
        assert not page.visible["alert"]
        page.missing.clear()
        controller.change("language", "fa")
        await a_while()
        assert page.spoken == "fa"
        assert "problem" not in (page.dialog or "")
        table.may_decide = True
        await play_out(host)
        assert table.asked.count((1, 0)) == 1
        assert page.errors == []

    run(test, speed)


def test_another_language_has_nothing_read_out_but_what_happens_next(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        table.may_decide = True
        host.new_game(PERSON_FIRST)
        host.play(host.seen.options[0])
        await until(lambda: host.match.waits_for_person)
        await a_while()
        heard, shown = list(page.read_out), page.regions["log"].count("<section")
        await host.change_language("el")
        await a_while()
        assert page.regions["log"].count("<section") == shown
        assert page.read_out == heard
        turn = host.seen.turn
        while not host.match.is_over and host.seen.turn == turn:
            host.play(host.seen.options[0])
            await until(lambda: host.match.is_over or host.match.waits_for_person)
            await a_while()
        assert "log" not in page.quiet

    run(test, "instant")


def test_link_that_would_tell_the_seed_is_given_only_after_the_end(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        def given() -> str:
            for do in ("settings", "link", "report", "rules"):
                controller.click({"do": do})
            return repr((page.regions, page.dialog, page.copied, host.link()))

        controller = Controller(host)
        table.may_decide = True
        assert host.link() == ""
        host.new_game(PERSON_FIRST._replace(seed=SEED))
        while not host.match.is_over:
            assert str(SEED) not in given()
            host.play(host.seen.options[0])
            await until(lambda: host.match.is_over or host.match.waits_for_person)
        await a_while()
        assert f"seed={SEED}" in host.link()
        assert host.link() in given()
        assert 'data-do="link"' in page.regions["prompt"]
        assert page.errors == []

    run(test, "instant")


def test_second_half_of_a_double_click_counts_only_where_the_first_was(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        def press(in_a_row: int) -> None:
            controller.click({"move": str(host.seen.options[0])}, in_a_row)

        controller = Controller(host)
        table.may_decide = True
        host.new_game(PERSON_FIRST)
        press(1)
        await until(lambda: host.match.waits_for_person)
        ply = host.match.ply
        press(2)
        assert host.match.ply == ply
        press(1)
        assert host.match.ply > ply
        controller.click({"do": "pause"}, 1)
        controller.click({"do": "rules"}, 2)
        assert page.dialog is None
        controller.click({"do": "pause"}, 1)
        controller.click({"do": "pause"}, 2)
        assert host.is_paused

    run(test, "instant")


def test_no_id_is_there_twice_on_the_page(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        def check() -> None:
            for do in ("settings", "rules"):
                controller.click({"do": do})
                drawn = [html for name, html in page.regions.items() if "turn-" not in name]
                regions = [*drawn, alert, page.dialog or "", STATIC]
                check_balanced("".join(regions))

        controller = Controller(host)
        table.may_decide = True
        alert = trouble(host.speaker)
        host.new_game(PERSON_FIRST)
        while not host.match.is_over:
            host.pause(paused=host.match.ply % 2 == 0)
            await a_while()
            check()
            host.pause(paused=False)
            host.play(host.seen.options[0])
            await until(lambda: host.match.is_over or host.match.waits_for_person)
        await a_while()
        check()
        host.show_setup()
        check()

    run(test, "instant")


def test_archive_is_opened_once_before_its_bots_think(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        table.may_decide = True
        host.new_game(BOT_FIRST._replace(bots=("late",)))
        assert host.match.ply == 0
        await play_out(host)
        host.restart()
        await play_out(host)
        assert page.archives == ["far"]

    run(test, "instant")


def test_archive_is_fetched_while_the_person_who_begins_decides(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        host.new_game(PERSON_FIRST._replace(bots=("late",)))
        await a_while()
        assert page.archives == ["far"]
        assert host.match.ply == 0
        table.may_decide = True
        await play_out(host)
        assert page.archives == ["far"]
        assert page.errors == []

    run(test, "instant")


def test_archive_that_failed_early_is_tried_again_when_it_is_needed(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        table.may_decide = True
        page.missing.add("far")
        host.new_game(PERSON_FIRST._replace(bots=("late",)))
        await a_while()
        page.missing.clear()
        await play_out(host)
        assert page.archives == ["far"]
        assert page.errors == []

    run(test, "instant")


def test_archive_that_does_not_come_is_told_and_asked_for_again(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        table.may_decide = True
        page.missing.add("far")
        host.new_game(BOT_FIRST._replace(bots=("late",)))
        await until(lambda: bool(page.errors))
        assert page.visible["alert"]
        assert host.match.ply == 0
        page.missing.clear()
        host.restart()
        await play_out(host)
        assert page.archives == ["far"]

    run(test, "instant")
