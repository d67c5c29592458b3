"""Reads static/css/palette.css: the custom properties of both themes, and which roles exist."""

from __future__ import annotations

import re
from pathlib import Path

from coup.rules import anarchy, catalog, g54

ROOT = Path(__file__).resolve().parent.parent.parent
SHEET = ROOT / "static" / "css" / "palette.css"
PROPERTY = re.compile(r"(--[\w-]+):\s*([^;]+);")

DARK = ':root[data-theme="dark"]'
DARK_BY_SYSTEM = ':root:not([data-theme="light"])'
FORCED = ":root:root"


def rules() -> list[tuple[str, dict[str, str]]]:
    """Return each rule's selector and custom properties, in the order of the file."""
    text = re.sub(r"/\*.*?\*/", "", SHEET.read_text(encoding="utf-8"), flags=re.S)
    found = re.findall(r"([^{}]+)\{([^{}]*)\}", text)
    return [(" ".join(selector.split()), dict(PROPERTY.findall(body))) for selector, body in found]


def properties(*selectors: str) -> dict[str, str]:
    """Return the custom properties of all rules with these selectors, later ones winning."""
    merged: dict[str, str] = {}
    for selector, values in rules():
        if selector in selectors:
            merged |= values
    return merged


def themes() -> dict[str, dict[str, str]]:
    """Return every custom property as it is in the light and in the dark theme."""
    return {"light": properties(":root"), "dark": properties(":root", DARK)}


def base_roles() -> set[str]:
    """Return the characters of the base game, whoever is the fifth."""
    base = catalog.find_variant("classic")
    return {
        character.name
        for fifth in ("ambassador", "inquisitor")
        for character in base.pool(base.settle({"fifth_character": fifth}))
    }


def all_roles() -> set[str]:
    """Return the identifier of every character of every variant."""
    drawn = {character.name for character in (*g54.CHARACTERS, *anarchy.CHARACTERS)}
    return base_roles() | drawn
