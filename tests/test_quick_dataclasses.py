"""The methods of dataclasses that the build compiles are those the browser's Python asks for."""

from __future__ import annotations

from tests.pyodide_node import run_in_pyodide

FROM_THE_ARCHIVE = """
import sys
sys.path.remove("/repository")
sys.path.insert(0, "/repository/static/coup.zip")
import open_package
import quick_dataclasses
"""
METHODS = """
import dataclasses
from coup.engine import moves
{name: sorted(vars(kind)) for name, kind in vars(moves).items() if dataclasses.is_dataclass(kind)}
"""


def test_no_method_of_the_game_is_compiled_in_the_page() -> None:
    imports = "import coup.bots.registry, coup.match, coup.rules.catalog\n"
    assert run_in_pyodide(f"{FROM_THE_ARCHIVE}{imports}quick_dataclasses.missed") == "[]"


def test_moves_have_the_methods_they_have_anywhere() -> None:
    assert run_in_pyodide(FROM_THE_ARCHIVE + METHODS) == run_in_pyodide(METHODS)
