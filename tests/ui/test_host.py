"""The host: bots that think at their leisure, and everything that may happen meanwhile."""

from __future__ import annotations

import asyncio
import json
import re
from typing import TYPE_CHECKING

import pytest

from coup.bots.registry import Bot
from coup.engine.policy import Reason
from coup.ui.host import Host
from coup.ui.script import Script
from coup.ui.settings import Settings
from coup.ui.wishes import Wishes
from tests.ui.fake_page import FakePage
from tests.ui.texts import speaker

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Generator

    from coup.engine.moves import Move
    from coup.engine.observation import Observation

LONG = 5_000
"""Turns of the event loop in which everything that can happen has happened."""
BOT_FIRST = Wishes(seats=3, bots=("slow",), seed=5, first=1, styled=False)
PERSON_FIRST = BOT_FIRST._replace(first=0)


class Table:
    """What the slow bots of a test share."""

    def __init__(self) -> None:
        """Begin with bots that do not come to a decision."""
        self.may_decide = False
        self.asked: list[tuple[int, int]] = []
        self.trouble: Exception | None = None
        self.think: Callable[[], None] = lambda: None
        """What happens when a bot comes to its decision."""

    def bot(self, name: str) -> Bot:
        """Any bot of these tests, whatever its name."""
        return Bot(name, 0, lambda _seed: Slow(self), archives=("far",) if name == "late" else ())


class Slow:
    """Thinks until it may decide, and then takes the first move it is offered."""

    last_reason = Reason("whim")

    def __init__(self, table: Table) -> None:
        self._table = table

    def choose(self, observation: Observation) -> Move:
        """Nobody asks for this: a page would stand still."""
        raise AssertionError(f"asked at once at ply {observation.ply}")

    def think(self, observation: Observation) -> Generator[None, None, Move]:
        """Pause, for as long as the test wants."""
        self._table.asked.append((observation.seat, observation.ply))
        while not self._table.may_decide:
            yield
        if self._table.trouble is not None:
            raise self._table.trouble
        yield
        self._table.think()
        return observation.options[0]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    table = Table()
    monkeypatch.setattr("coup.ui.seating.find_bot", table.bot)
    return table


def run(test: Callable[[Host, FakePage], Coroutine[None, None, None]], speed: str) -> None:
    """Run a test on a page of its own."""

    async def whole() -> None:
        page = FakePage()
        await test(Host(page, speaker(), Settings(page.store, {"speed": speed})), page)

    asyncio.run(whole())


async def until(holds: Callable[[], bool]) -> None:
    """Let everything go on until something holds."""
    for _ in range(LONG):
        if holds():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never came to that")


async def a_while(turns: int = 20) -> None:
    """Let everything go on a little."""
    for _ in range(turns):
        await asyncio.sleep(0)


SPEEDS = pytest.mark.parametrize("speed", ["instant", "normal"])


async def play_out(host: Host) -> None:
    """Play the person's first move each time, to the end of the game."""
    while not host.match.is_over:
        await until(lambda: host.match.is_over or host.match.waits_for_person)
        if not host.match.is_over:
            host.play(host.seen.options[0])


@SPEEDS
def test_page_goes_on_while_a_bot_thinks_and_it_is_asked_once(table: Table, speed: str) -> None:
    async def test(host: Host, page: FakePage) -> None:
        host.new_game(BOT_FIRST)
        await a_while()
        assert host.match.ply == 0
        assert table.asked == [(1, 0)]
        table.may_decide = True
        await play_out(host)
        assert len(set(table.asked)) == len(table.asked)
        assert page.errors == []

    run(test, speed)


@SPEEDS
def test_new_game_forgets_what_was_thought_about_the_last(table: Table, speed: str) -> None:
    async def test(host: Host, page: FakePage) -> None:
        host.new_game(BOT_FIRST)
        await a_while()
        before = host.match
        host.restart()
        table.may_decide = True
        await play_out(host)
        assert before.ply == 0
        assert table.asked[:2] == [(1, 0), (1, 0)]
        disturbed = host.match.record()
        host.restart()
        await play_out(host)
        assert host.match.record() == disturbed
        assert page.errors == []
        assert host.statistics.games == 2

    run(test, speed)


@SPEEDS
def test_paused_table_lets_a_bot_think_but_not_move(table: Table, speed: str) -> None:
    async def test(host: Host, page: FakePage) -> None:
        host.new_game(BOT_FIRST)
        await a_while()
        host.pause(paused=True)
        table.may_decide = True
        await a_while(60)
        assert host.match.ply == 0
        for ply in (1, 2):
            host.step()
            await until(lambda ply=ply: host.match.ply == ply)  # type: ignore[misc]
            await a_while(60)
            assert host.match.ply == ply
        host.pause(paused=False)
        await play_out(host)
        assert page.errors == []

    run(test, speed)


@SPEEDS
def test_step_for_a_person_is_not_saved_up_for_a_bot(table: Table, speed: str) -> None:
    async def test(host: Host, _: FakePage) -> None:
        table.may_decide = True
        host.new_game(PERSON_FIRST)
        host.pause(paused=True)
        host.step()
        host.play(host.seen.options[0])
        await a_while(60)
        assert host.match.ply == 1
        assert host.is_paused

    run(test, speed)


def test_rest_of_a_game_is_played_at_once_in_the_middle_of_a_thought(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        host.new_game(BOT_FIRST)
        await a_while()
        host.skip()
        table.may_decide = True
        await until(lambda: host.match.waits_for_person)
        assert page.slept == 0

    run(test, "slow")


@SPEEDS
def test_another_language_does_not_disturb_a_thought(table: Table, speed: str) -> None:
    async def test(host: Host, page: FakePage) -> None:
        host.new_game(BOT_FIRST)
        await a_while()
        await host.change_language("fa")
        assert page.spoken == "fa"
        table.may_decide = True
        await play_out(host)
        assert table.asked.count((1, 0)) == 1
        assert page.errors == []

    run(test, speed)


@SPEEDS
def test_error_in_a_thought_is_one_sentence_with_a_way_out(table: Table, speed: str) -> None:
    async def test(host: Host, page: FakePage) -> None:
        host.new_game(BOT_FIRST)
        await a_while()
        table.trouble, table.may_decide = ZeroDivisionError("a fault of ours"), True
        await until(lambda: bool(page.errors))
        await a_while(60)
        assert page.errors == [table.trouble]
        assert page.visible["alert"]
        assert "Something went wrong" in page.regions["alert"]
        assert "ZeroDivisionError" not in repr((page.regions, page.dialog))
        assert host.match.ply == 0
        table.trouble = None
        host.restart()
        assert not page.visible["alert"]
        await play_out(host)
        assert len(page.errors) == 1

    run(test, speed)


@pytest.mark.parametrize("trouble", [ZeroDivisionError("ours"), ValueError("ours")])
def test_script_is_not_blamed_for_the_error_of_a_bot(table: Table, trouble: Exception) -> None:
    async def test(host: Host, page: FakePage) -> None:
        table.trouble, table.may_decide = trouble, True
        host.new_game(PERSON_FIRST)
        move = str(host.seen.options[0])
        answer = json.loads(Script(host).call("play", json.dumps(move)))
        assert "error" not in answer
        assert host.match.record(0).moves == (move,)
        assert page.errors == [trouble]

    run(test, "instant")


def test_set_up_has_nothing_to_pause_in_any_language(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        table.may_decide = True
        host.show_setup()
        page.regions["controls"] = "as it was in another language"
        host.speak_anew()
        assert "do-settings" in page.regions["controls"]
        host.new_game(PERSON_FIRST)
        assert "do-pause" in page.regions["controls"]
        host.show_setup()
        host.refresh()
        await a_while()
        await host.change_language("el")
        assert "do-pause" not in page.regions["controls"]
        assert host.is_paused
        host.show_game()
        await a_while()
        assert "do-pause" in page.regions["controls"]

    run(test, "normal")


def test_reasons_are_told_at_a_press_after_the_end_and_nowhere_before(table: Table) -> None:
    async def test(host: Host, page: FakePage) -> None:
        def told() -> str:
            answers = [Script(host).call(name, "null") for name in ("observation", "record")]
            return repr((page.regions, page.dialog, vars(page.store), answers))

        table.may_decide = True
        host.new_game(PERSON_FIRST)
        while not host.match.is_over:
            host.switch_whys()
            await a_while()
            assert not re.search("whim|do-whys", told())
            host.play(host.seen.options[0])
            await until(lambda: host.match.is_over or host.match.waits_for_person)
        await a_while()
        assert "do-whys" in told()
        assert "whim" not in told()
        host.switch_whys()
        assert "On a whim." in page.regions["log"]
        assert "log" in page.quiet
        host.switch_whys()
        assert "whim" not in told()

    run(test, "instant")
