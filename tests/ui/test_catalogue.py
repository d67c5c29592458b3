"""The catalogue: each identifier of the rules has its sentences, and nothing asks for others."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import coup.ui
from coup.bots.reasons import REASONS
from coup.bots.registry import BOTS
from coup.bots.styles import STYLES
from coup.rules import anarchy, base, common, g54
from coup.rules.catalog import SOCIAL_MEDIA, VARIANTS
from coup.ui.present import option_value
from coup.ui.settings import CHOICES
from tests.ui.texts import LOCALES, messages

UI = Path(coup.ui.__file__).parent
CHARACTERS = (
    base.DUKE,
    base.ASSASSIN,
    base.AMBASSADOR,
    base.captain(from_broke=True, from_eliminated=True),
    base.inquisitor(examine_is_blockable=False),
    base.contessa(blocks_examine=False),
    *g54.CHARACTERS,
    *anarchy.CHARACTERS,
)
COMMON = (
    common.INCOME,
    common.FOREIGN_AID,
    common.COUP,
    common.CONVERSION,
    common.EMBEZZLEMENT,
    common.SOCIAL_MEDIA,
)
ACTIONS = sorted({a.name for c in CHARACTERS for a in c.actions} | {a.name for a in COMMON})
ROLES = sorted({c.name for c in CHARACTERS} | {SOCIAL_MEDIA})
OPTIONS = {option.name: option for variant in VARIANTS for option in variant.options}
LANGUAGES = sorted(path.stem for path in LOCALES.glob("*.ftl"))
ID = re.compile(r"^[a-z][a-z0-9_]*(-[a-z0-9_]+)+$")


def has(message: str) -> bool:
    return messages().bundle.has_message(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: str) -> None:
    assert set(messages(language).bundle._messages) == set(messages().bundle._messages)


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_has_its_texts(action: str) -> None:
    assert has(f"action-{action}")
    assert has(f"action-{action}-does")
    assert has(f"action-{action}-outcome")


@pytest.mark.parametrize("role", ROLES)
def test_every_character_has_its_texts(role: str) -> None:
    assert has(f"role-{role}")
    assert has(f"role-{role}-help")


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_every_option_has_its_texts(name: str) -> None:
    assert has(f"option-{name}")
    assert has(f"option-{name}-help")
    assert all(has(option_value(name, value).id) for value in OPTIONS[name].values)


def test_every_variant_bot_token_and_side_has_its_texts() -> None:
    tokens = {token.name for character in CHARACTERS for token in character.tokens}
    sides = {side for variant in VARIANTS for side in variant.sides}
    wanted = [
        *(f"variant-{variant.name}{end}" for variant in VARIANTS for end in ("", "-help")),
        *(f"bot-{bot.name}{end}" for bot in BOTS for end in ("", "-help")),
        *(f"style-{style.id}{end}" for style in STYLES for end in ("", "-line")),
        *(f"reason-{reason}" for reason in REASONS),
        *(f"token-{token}" for token in tokens),
        *(f"side-{side}" for side in sides),
        *(f"{name}-{value}" for name, values in CHOICES.items() for value in values),
    ]
    assert [message for message in wanted if not has(message)] == []


def ids_in_python() -> set[str]:
    """Every text of the package that is written like an id and stands where one belongs."""
    found = set()
    for path in UI.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in ("say", "_simple", "_one_card", "_about"):
                continue
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.add(first.value)
    return found


def test_every_id_of_the_package_exists() -> None:
    assert sorted(message for message in ids_in_python() if not has(message)) == []


def test_every_id_of_the_page_exists() -> None:
    page = (UI.parent.parent / "index.html").read_text(encoding="utf-8")
    ids = re.findall(r'data-l10n(?:-label)?="([^"]+)"', page)
    assert ids
    assert [message for message in ids if not has(message)] == []


def words_of_the_page() -> str:
    root = UI.parent.parent
    scripts = (root / "static" / "boot").glob("*.js")
    paths = (*UI.rglob("*.py"), *scripts, root / "index.html")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_text_is_used() -> None:
    written = words_of_the_page()
    made = (
        "action", "role", "option", "variant", "bot", "token", "side", "category", "refusal",
        "event-passed", "event-drew", "event-returned", "event-handed", "event-shown",
        "event-examined", "ask", "pass", "rules", "badge", "tag", "over", "do", "setting", "card",
        "court", "treasury", "bank", "reserve", "style", "reason", "language", *CHOICES,
    )  # fmt: skip
    idle = [
        message
        for message in messages().bundle._messages
        if message not in written and not message.startswith(tuple(f"{m}-" for m in made))
    ]
    assert idle == []
