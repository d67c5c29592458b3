"""The browser's Python does what this one does."""

from __future__ import annotations

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
