"""The engine plays by data: no character or action of the catalog is named in its code."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from coup.rules import anarchy, g54
from coup.rules.catalog import SOCIAL_MEDIA, VARIANTS
from coup.rules.model import Character

ENGINE = Path(__file__).resolve().parent.parent / "coup" / "engine"
FILES = sorted(ENGINE.glob("*.py"))

PHASES = frozenset({"examine", "exchange"})
"""Decisions of the rule book's phases P5b and P5d that are called like the actions they end."""

THE_GAME = frozenset({"CoupError", '"coup-record"'})
"""Where the game itself is named, and not the action."""

SKIPPED = {tokenize.NEWLINE, tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT}


def base_characters() -> list[Character]:
    """The characters of the base game, with either fifth one."""
    classic = VARIANTS[0]
    inquisitor = classic.rules(4, {"fifth_character": "inquisitor"}).characters
    return [*classic.rules(4).characters, *inquisitor]


def catalog_words() -> frozenset[str]:
    """The names of all characters and actions of all variants."""
    characters = [*base_characters(), *g54.CHARACTERS, *anarchy.CHARACTERS]
    words = {SOCIAL_MEDIA, *(c.name for c in characters)}
    words.update(action.name for c in characters for action in (*c.actions, *c.replaces))
    words.update(action.name for variant in VARIANTS for action in variant.common)
    return frozenset(words - PHASES)


def code_of(source: str) -> Iterator[tuple[int, str]]:
    """The identifiers and texts of a source with their lines, without comments and docstrings.

    The package's own name in an import is left out too.
    """
    begins_line = True
    is_import = False
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in SKIPPED:
            begins_line = begins_line or token.type == tokenize.NEWLINE
            continue
        if begins_line:
            is_import = token.string in {"import", "from"}
        is_docstring = begins_line and token.type == tokenize.STRING
        if token.type in {tokenize.NAME, tokenize.STRING} and not (is_import or is_docstring):
            yield token.start[0], token.string
        begins_line = False


def named_in(source: str) -> list[tuple[int, str]]:
    """The characters and actions a source names, also as parts of longer identifiers."""
    pattern = re.compile(rf"(?<![a-z])(?:{'|'.join(sorted(catalog_words()))})(?![a-z])")
    return [
        (line, found)
        for line, text in code_of(source)
        if text not in THE_GAME
        for found in pattern.findall(re.sub("(?=[A-Z])", "_", text).lower())
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_engine_names_no_character(path: Path) -> None:
    assert named_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('if name == "duke":\n    pass\n', ["duke"]),
        ("tax = 3\n", ["tax"]),
        ("class AskDuke:\n    def take_foreign_aid(self): ...\n", ["duke", "foreign_aid"]),
        ("class Taxi:\n    pass\n", []),
        ('def f():\n    """Ask the duke."""\n    # the duke\n    return "a duke"\n', ["duke"]),
        ("from coup.engine import moves\n", []),
        ("coup = 7\n", ["coup"]),
    ],
)
def test_a_name_is_found_in_code_and_not_in_what_explains_it(source: str, found: list[str]) -> None:
    assert [name for _, name in named_in(source)] == found


def test_the_names_looked_for_are_those_of_every_variant() -> None:
    some = {"duke", "inquisitor", "coup", "embezzlement", "writer", "financier", "social_media"}
    assert some <= catalog_words()
