"""The subcommand `arena`: what it prints, and what it says to wrong input."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from coup.__main__ import main
from coup.arena.progress import Progress

OUTSIDE = "tests.arena.outside"
KEYS = {"name", "games", "wins", "share", "interval", "decisions", "median_ms", "p95_ms"}

Output = pytest.CaptureFixture[str]


def arena(capsys: Output, *arguments: str) -> Any:
    """The JSON object that the arena prints."""
    assert main(["arena", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def same_games(result: dict[str, Any]) -> dict[str, Any]:
    """A result without the times, which no two runs share."""
    bots = [{k: v for k, v in bot.items() if not k.endswith("_ms")} for bot in result["bots"]]
    return {**result, "bots": bots}


def test_the_object_has_what_it_promises(capsys: Output) -> None:
    result = arena(capsys, "--bots", "honest,random,random", "--games", "30", "--seed", "4")
    assert result["games"] == 30
    assert result["deals"] == 10
    assert [bot["name"] for bot in result["bots"]] == ["honest", "random", "random"]
    for bot in result["bots"]:
        assert set(bot) == KEYS
        low, high = bot["interval"]
        assert 0 <= low <= bot["share"] <= high <= 1
        assert bot["games"] == 30
        assert bot["decisions"] > 0
        assert 0 < bot["median_ms"] <= bot["p95_ms"]
    assert sum(bot["wins"] for bot in result["bots"]) + result["draws"] == 30
    assert sum(result["seat_wins"]) + result["draws"] == 30


def test_games_are_rounded_up_to_whole_deals(capsys: Output) -> None:
    result = arena(capsys, "--bots", "random,random,random,random", "--games", "10")
    assert (result["deals"], result["games"]) == (3, 12)


def test_four_alike_win_a_quarter_each(capsys: Output) -> None:
    result = arena(capsys, "--bots", "random,random,random,random", "--games", "1200")
    for bot in result["bots"]:
        low, high = bot["interval"]
        assert low <= 0.25 <= high
        assert high - low < 0.06


def test_any_number_of_processes_plays_the_same_games(capsys: Output) -> None:
    arguments = ("--bots", "honest,random,random", "--games", "60", "--variant", "g54")
    alone = arena(capsys, *arguments)
    together = arena(capsys, *arguments, "--jobs", "2")
    assert same_games(alone) == same_games(together)


def test_another_seed_plays_other_games(capsys: Output) -> None:
    arguments = ("--bots", "random,random,random", "--games", "60")
    one, other = (arena(capsys, *arguments, "--seed", seed) for seed in "12")
    assert same_games(one)["bots"] != same_games(other)["bots"]


def test_a_pool_fills_its_tables_at_random(capsys: Output) -> None:
    bots = "honest,honest,random,random,random,random"
    result = arena(capsys, "--bots", bots, "--pool", "--seats", "3", "--games", "90")
    assert sum(bot["games"] for bot in result["bots"]) == 3 * 90
    assert all(0 < bot["games"] < 90 for bot in result["bots"])
    assert min(bot["share"] for bot in result["bots"][:2]) > 0.4


def test_options_are_those_of_the_variant(capsys: Output) -> None:
    options = "advanced=yes,challenge_offer=clockwise"
    result = arena(
        capsys, "--bots", "random,random", "--games", "2", "--variant", "g54", "--options", options
    )
    assert result["options"] == {"advanced": True, "challenge_offer": "clockwise"}


def test_a_bot_from_outside_plays(capsys: Output) -> None:
    result = arena(capsys, "--bots", f"{OUTSIDE}:first,random", "--games", "20")
    assert result["bots"][0]["name"] == f"{OUTSIDE}:first"
    assert result["bots"][0]["games"] == 20


def test_the_table_has_a_line_for_each_bot(capsys: Output) -> None:
    assert main(["arena", "--bots", "honest,random", "--games", "8"]) == 0
    printed = capsys.readouterr()
    heading, honest, random, about = printed.out.splitlines()
    assert heading.split()[:4] == ["bot", "games", "wins", "share"]
    assert honest.split()[:2] == ["honest", "8"]
    assert random.split()[:2] == ["random", "8"]
    assert about.startswith("classic, 2 seats: 8 games of 4 deals")
    assert printed.err == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--bots nobody,random", "there is no bot 'nobody'; bots are "),
        ("--bots ,", "no bots are given"),
        ("--bots random", "classic is played by 2 to 8, not by 1"),
        ("--bots random,random --variant chess", "there is no variant 'chess'"),
        ("--bots random,random --options x=1", "classic has no option 'x'"),
        ("--bots random,random --options treasury", "an option is written name=value"),
        ("--bots random,random --options treasury=3", "treasury may be unlimited or 50 or 54"),
        ("--bots random,random --games 0", "0 games cannot be played"),
        ("--bots random,random --jobs 0", "0 processes cannot play"),
        ("--bots random,random --seats 3", "2 bots do not fill 3 seats"),
        ("--bots random,random --pool", "a pool of 2 bots is too small for 4 seats"),
        ("--bots nowhere.at:all,random", "bot 'nowhere.at:all' cannot be imported"),
        (f"--bots {OUTSIDE}:nothing,random", "the module has no factory 'nothing'"),
        (f"--bots {OUTSIDE}:unborn,random", "could not be made: ZeroDivisionError(0)"),
        (f"--bots {OUTSIDE}:silent,random", "gives an object without a method 'choose'"),
        (
            f"--bots {OUTSIDE}:breaking,random",
            f"bot '{OUTSIDE}:breaking' raised KeyError('choose_action'), at ply 0 in seat 0",
        ),
        (
            f"--bots {OUTSIDE}:cheating,random --jobs 2",
            f"bot '{OUTSIDE}:cheating' answered '0 pass', which is not legal, at ply 0 in seat 0",
        ),
        (f"--bots {OUTSIDE}:chatting,random", "answered '0 income', which is not legal"),
    ],
)
def test_wrong_input_is_told_in_one_line(capsys: Output, arguments: str, sentence: str) -> None:
    assert main(["arena", *arguments.split()]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert sentence in printed.err


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_is_drawn_on_a_terminal_only() -> None:
    terminal, file = Terminal(), io.StringIO()
    for stream in (terminal, file):
        progress = Progress(10, stream)
        progress(5)
        progress(10)
    assert "5 of 10 deals" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r")
    assert file.getvalue() == ""
