"""Every id of the rule book is cited by a test or named as information."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.rules.information import INFORMATION

TESTS = Path(__file__).resolve().parent.parent
IDS = tuple((TESTS / "rules" / "ids.txt").read_text(encoding="utf-8").split())
FAMILIES = tuple(dict.fromkeys(name.partition(".")[0] for name in IDS))


def is_rule_mark(node: ast.AST) -> bool:
    """Whether a piece of source is `pytest.mark.rule(…)`."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        and isinstance(node.func.value, ast.Attribute)
        and node.func.value.attr == "mark"
    )


def marks_of(source: str) -> Iterator[str]:
    """The ids cited by the marks of a test file."""
    for node in ast.walk(ast.parse(source)):
        if is_rule_mark(node):
            assert isinstance(node, ast.Call)
            for argument in node.args:
                assert isinstance(argument, ast.Constant), "an id is written out in its mark"
                yield str(argument.value)


@cache
def cited() -> frozenset[str]:
    """The ids cited anywhere in the tests."""
    files = TESTS.rglob("test_*.py")
    return frozenset(name for path in files for name in marks_of(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_rule_is_tested_or_is_information(family: str) -> None:
    wanted = [name for name in IDS if name.partition(".")[0] == family]
    missing = [name for name in wanted if name not in cited() and name not in INFORMATION]
    assert missing == [], f"no test cites {' '.join(missing)}"


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(cited() - set(IDS)) == []


def test_information_is_of_the_rule_book_and_needs_no_test() -> None:
    assert [name for name in INFORMATION if name not in IDS] == []
    assert [name for name in INFORMATION if name in cited()] == []


def test_marks_are_found_wherever_they_stand() -> None:
    source = (
        'pytestmark = pytest.mark.rule("X.1")\n'
        '@pytest.mark.rule("X.2", "X.3")\n'
        'def test() -> None: pytest.param(1, marks=pytest.mark.rule("X.4"))\n'
    )
    assert sorted(marks_of(source)) == ["X.1", "X.2", "X.3", "X.4"]
