"""The drawings are complete, safe to inline, small and without words."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

import pytest

from coup.bots.styles import STYLES
from tests.art.palette import ROOT, all_roles, themes

if TYPE_CHECKING:
    from pathlib import Path

ART = ROOT / "static" / "art"
SPRITE = ART / "sprite.svg"
CREDITS = ROOT / "CREDITS.md"
SIZE_BUDGET = 48_000
NAMESPACE = "{http://www.w3.org/2000/svg}"
PICTURES = sorted(ART.iterdir())
DRAWINGS = [path for path in PICTURES if path.suffix == ".svg"]
POSTER = ART / "poster.svg"
INLINED = [path for path in DRAWINGS if path != POSTER]

CARD = "0 0 100 140"
VIEW_BOXES = {
    "card-back": CARD,
    "role-unknown": CARD,
    "coin": "0 0 24 24",
    "crown": "0 0 24 24",
    "token-disappear": "0 0 40 40",
    "token-peacekeeping": "0 0 40 40",
    "token-treaty": "0 0 40 40",
    "token-tax": "0 0 40 40",
    "token-bomb": "0 0 40 40",
    "side-loyalist": "0 0 40 40",
    "side-reformist": "0 0 40 40",
    "emblem-court": "0 0 40 40",
    "emblem-treasury": "0 0 40 40",
    "mark": "0 0 48 48",
    **{f"style-{style.id}": "0 0 40 40" for style in STYLES},
}
DRAWING_ELEMENTS = {
    "svg",
    "defs",
    "symbol",
    "g",
    "use",
    "path",
    "rect",
    "circle",
    "ellipse",
}


def text_of(name: str) -> str:
    return (ART / name).read_text(encoding="utf-8")


def elements(name: str = "sprite.svg") -> list[ET.Element]:
    return list(ET.fromstring(text_of(name)).iter())


def ids() -> list[str]:
    return [element.attrib["id"] for element in elements() if "id" in element.attrib]


def symbols() -> dict[str, ET.Element]:
    return {item.attrib["id"]: item for item in elements() if item.tag == f"{NAMESPACE}symbol"}


@pytest.mark.parametrize("role", sorted(all_roles()))
def test_every_character_has_a_card_face(role: str) -> None:
    assert symbols()[f"role-{role}"].attrib["viewBox"] == CARD


def test_every_other_picture_is_there_in_its_shape() -> None:
    drawn = {name: symbol.attrib["viewBox"] for name, symbol in symbols().items()}
    assert VIEW_BOXES.items() <= drawn.items()
    assert set(drawn) - set(VIEW_BOXES) == {f"role-{role}" for role in all_roles()}


def test_no_two_faces_are_drawn_alike() -> None:
    drawn = Counter(
        b"".join(ET.tostring(child) for child in symbol) for symbol in symbols().values()
    )
    assert max(drawn.values()) == 1


def test_no_id_is_used_twice() -> None:
    assert [name for name, times in Counter(ids()).items() if times > 1] == []


def test_every_inner_id_is_marked_as_ours() -> None:
    assert [name for name in ids() if name not in symbols() and not name.startswith("art-")] == []


def test_every_inner_part_is_used() -> None:
    used = {element.attrib.get("href", "").removeprefix("#") for element in elements()}
    assert [name for name in ids() if name.startswith("art-") and name not in used] == []


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.name)
def test_a_drawing_refers_to_nothing_outside(path: Path) -> None:
    name = path.name
    known = {element.attrib.get("id") for element in elements(name)}
    targets = [
        value
        for element in elements(name)
        for key, value in element.attrib.items()
        if key.endswith("href")
    ]
    assert [target for target in targets if target.removeprefix("#") not in known] == []
    assert "url(" not in text_of(name)


@pytest.mark.parametrize("path", INLINED, ids=lambda path: path.name)
def test_a_drawing_holds_shapes_and_no_words_styles_or_scripts(path: Path) -> None:
    found = elements(path.name)
    assert {element.tag.removeprefix(NAMESPACE) for element in found} <= DRAWING_ELEMENTS
    written = chain.from_iterable((element.text or "", element.tail or "") for element in found)
    assert "".join(written).strip() == ""
    attributes = set(chain.from_iterable(element.attrib for element in found))
    assert [name for name in attributes if name in {"style", "class"} or name[:2] == "on"] == []


def test_a_picture_shown_as_an_image_holds_shapes_and_its_own_colours() -> None:
    found = elements(POSTER.name)
    tags = {element.tag.removeprefix(NAMESPACE) for element in found}
    assert tags <= DRAWING_ELEMENTS | {"style"}
    attributes = set(chain.from_iterable(element.attrib for element in found))
    assert [name for name in attributes if name == "style" or name[:2] == "on"] == []


def test_the_sprite_takes_its_colours_from_the_palette() -> None:
    known = {*themes()["light"], "--card-fill", "--card-ink", "--card-tint"}
    assert set(re.findall(r"var\((--[\w-]+)", text_of("sprite.svg"))) <= known
    assert re.findall(r'="#[0-9a-fA-F]{3,8}"', text_of("sprite.svg")) == []


def test_the_sprite_is_small() -> None:
    assert SPRITE.stat().st_size < SIZE_BUDGET


def test_the_sprite_takes_no_room_in_a_page() -> None:
    root = ET.fromstring(text_of("sprite.svg"))
    assert root.attrib["display"] == "none"
    assert root.attrib["aria-hidden"] == "true"


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.name)
def test_the_first_line_says_what_a_drawing_is(path: Path) -> None:
    assert text_of(path.name).startswith("<!-- ")


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.name)
def test_every_picture_is_credited(path: Path) -> None:
    name = path.name
    assert f"`static/art/{name}`" in CREDITS.read_text(encoding="utf-8")
