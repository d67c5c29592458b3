"""The browser's Python does what this one does."""

from __future__ import annotations

import ast

import pytest

from coup.engine.rng import Random
from tests.pyodide_node import run_in_pyodide

STREAM = """
from coup.engine.rng import Random
stream = Random(2024)
[stream.next64() for _ in range(5)]
"""


def test_code_runs_on_the_browsers_python() -> None:
    assert run_in_pyodide("import sys; sys.version_info[:2], sys.platform") == str(
        ((3, 14), "emscripten")
    )


def test_random_stream_is_the_same() -> None:
    stream = Random(2024)
    assert run_in_pyodide(STREAM) == str([stream.next64() for _ in range(5)])


DIGESTS = """
from coup.arena.digest import digest
wide = {"advanced": True, "anarchy": True}
inquisitor = {"fifth_character": "inquisitor"}
[
    digest("classic", 2, games=300),
    digest("classic", 4, games=1000),
    digest("complots", 2, games=300),
    digest("hammiz", 6, games=300),
    digest("reformation", 5, games=300, options=inquisitor),
    digest("g54", 4, games=300),
    digest("g54", 3, games=300, options=wide),
]
"""

TOURNAMENTS = """
from coup.arena.entrants import Entrant
from coup.arena.tournament import Plan, play_deal
bots = tuple(map(Entrant, ("honest", "honest", "random")))
results = [
    play_deal(Plan(variant, options, bots, 3, 30, 1), deal)
    for variant, options in (("classic", {}), ("g54", {"advanced": True, "anarchy": True}))
    for deal in range(30)
]
[(result.plies, result.seat_wins) for result in results]
"""


def value(code: str) -> str:
    """What the code's last expression is on this Python, as text."""
    *statements, last = ast.parse(code).body
    assert isinstance(last, ast.Expr)
    names: dict[str, object] = {}
    exec(compile(ast.Module(statements, []), "<code>", "exec"), names)
    return str(eval(compile(ast.Expression(last.value), "<code>", "eval"), names))


@pytest.mark.slow
def test_random_games_are_the_same() -> None:
    assert run_in_pyodide(DIGESTS) == value(DIGESTS)


def test_bots_decide_the_same() -> None:
    assert run_in_pyodide(TOURNAMENTS) == value(TOURNAMENTS)
