"""The rules of the house that no linter knows: lengths, first lines, words that never appear."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MEASURED_FOLDERS = ("coup", "tools", "tests", "static")
MEASURED_TYPES = (".py", ".js", ".mjs", ".css")
MAX_FILE_LINES = 400
MAX_FUNCTION_LINES = 40
FIRST_LINE = re.compile(r'^(?:"""|//|/\*|#!)')

# Written in two parts, or this file would hold what it forbids.
FORBIDDEN_EVERYWHERE = tuple(
    first + second
    for first, second in (
        ("pypi", ".org"),
        ("pythonhosted", ".org"),
        ("registry", ".npmjs"),
        ("npmjs", ".org"),
        ("/wo", "rk/"),
        ("/ro", "ot/"),
        ("/home/", "user"),
    )
)
FORBIDDEN_WORDS: tuple[str, ...] = ()


@cache
def tracked_files() -> tuple[Path, ...]:
    """Return the files that git knows, or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    paths = (ROOT / name for name in listed.split("\0") if name)
    return tuple(path for path in paths if path.is_file())


def measured_files() -> list[Path]:
    return [
        path
        for path in tracked_files()
        if path.suffix in MEASURED_TYPES
        and path.relative_to(ROOT).parts[0] in MEASURED_FOLDERS
        and path.stat().st_size
    ]


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def long_functions(path: Path) -> list[str]:
    functions = (
        node
        for node in ast.walk(ast.parse(text_of(path)))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return [
        f"{named(path)}:{node.lineno} {node.name}"
        for node in functions
        if (node.end_lineno or node.lineno) - node.lineno + 1 > MAX_FUNCTION_LINES
    ]


def test_no_file_is_too_long() -> None:
    too_long = [
        named(path) for path in measured_files() if len(text_of(path).splitlines()) > MAX_FILE_LINES
    ]
    assert too_long == []


def test_no_function_is_too_long() -> None:
    python_files = [path for path in measured_files() if path.suffix == ".py"]
    assert [name for path in python_files for name in long_functions(path)] == []


def test_first_line_says_what_the_file_does() -> None:
    silent = [named(path) for path in measured_files() if not FIRST_LINE.match(text_of(path))]
    assert silent == []


@pytest.mark.parametrize("forbidden", FORBIDDEN_EVERYWHERE)
def test_no_file_names_a_registry_or_a_machine(forbidden: str) -> None:
    assert [named(path) for path in tracked_files() if forbidden in text_of(path)] == []


def test_no_file_uses_a_banned_word() -> None:
    pattern = re.compile("|".join(rf"\b{word}\b" for word in FORBIDDEN_WORDS) or r"(?!)", re.I)
    assert [named(path) for path in tracked_files() if pattern.search(text_of(path))] == []
