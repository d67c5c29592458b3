"""How many bytes a visitor downloads: what is ours, and everything up to the first move."""

from __future__ import annotations

import gzip
import re
import zipfile
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "static"
VENDOR = STATIC / "vendor"
KILOBYTE = 1000
OURS = 350 * KILOBYTE
PLAYABLE = 5800 * KILOBYTE
BOT_DATA = 400 * KILOBYTE
LATER = 300 * KILOBYTE
ONLY_FOR_SOME_BOTS = ("network.zip", "search.zip")
LANGUAGES = ("en", "fa", "ar", "el")
FONTS = {
    "en": ("inter-latin",),
    "el": ("inter-latin", "inter-greek"),
    "fa": ("inter-latin", "vazirmatn-arabic"),
    "ar": ("inter-latin", "vazirmatn-arabic"),
}
LINKED = re.compile(r'(?:src|href)="(static/[^"]+)"')
IMPORTED = re.compile(r'["\'](\.{1,2}/[\w./-]+\.m?js)["\']')
ADDED = re.compile(r'"((?:static/|\.\./)[\w./-]+\.(?:svg|zip|wasm))"')


@cache
def on_the_line(path: Path) -> int:
    """How many bytes of a file travel, where the host compresses what can be compressed."""
    data = path.read_bytes()
    if path.suffix in (".woff2", ".zip"):
        return len(data)
    return len(gzip.compress(data, 9))


def named_in(path: Path) -> set[Path]:
    """Find the files that a page or a script asks for by name."""
    if path.suffix not in (".html", ".js", ".mjs"):
        return set()
    text = path.read_text(encoding="utf-8")
    found = {ROOT / name for name in LINKED.findall(text)}
    for name in (*IMPORTED.findall(text), *ADDED.findall(text)):
        found.add((ROOT if name.startswith("static/") else path.parent) / name)
    return {each.resolve() for each in found if each.is_file()}


@cache
def fetched_at_the_start() -> frozenset[Path]:
    """Follow the page to everything it loads before the first move, but for texts and fonts."""
    found = {ROOT / "index.html", ROOT / "pyscript.toml"}
    waiting = list(found)
    while waiting:
        fresh = named_in(waiting.pop()) - found
        found |= fresh
        waiting += fresh
    return frozenset(found)


def is_ours(path: Path) -> bool:
    return VENDOR not in path.parents


def texts_for(language: str) -> set[Path]:
    """The catalogues of a page: its own and the one that fills gaps."""
    return {VENDOR / "texts" / f"{name}.ftl" for name in (language, "en")}


def total(paths: set[Path]) -> int:
    return sum(on_the_line(path) for path in paths)


def of_others_in_the_package() -> int:
    """Bytes of PyScript's own modules, which our archive carries compiled."""
    with zipfile.ZipFile(STATIC / "coup.zip") as opened:
        infos = opened.infolist()
    return sum(info.compress_size for info in infos if info.filename.startswith("pyscript/"))


def test_page_is_followed_to_all_that_is_large() -> None:
    names = {path.name for path in fetched_at_the_start()}
    large = {"pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs", "coup.zip", "sprite.svg"}
    assert large <= names
    assert names.isdisjoint(ONLY_FOR_SOME_BOTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_ours_is_small(language: str) -> None:
    ours = {path for path in fetched_at_the_start() if is_ours(path)} | texts_for(language)
    assert total(ours) - of_others_in_the_package() < OURS


@pytest.mark.parametrize("language", LANGUAGES)
def test_game_can_be_played_after_few_megabytes(language: str) -> None:
    fonts = {VENDOR / "fonts" / f"{name}.woff2" for name in FONTS[language]}
    assert total({*fetched_at_the_start(), *texts_for(language), *fonts}) < PLAYABLE


def test_data_of_all_bots_is_small() -> None:
    weights = 0
    for name in ONLY_FOR_SOME_BOTS:
        with zipfile.ZipFile(STATIC / name) as opened:
            infos = opened.infolist()
        weights += sum(info.compress_size for info in infos if info.filename.endswith(".bin"))
    assert 0 < weights < BOT_DATA


@pytest.mark.parametrize("name", ONLY_FOR_SOME_BOTS)
def test_strongest_bots_are_fetched_quickly(name: str) -> None:
    assert on_the_line(STATIC / name) < LATER
