"""What scripts may ask for: whatever else they give is refused in one sentence."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from coup.ui.host import Host
from coup.ui.script import Script
from coup.ui.settings import Settings
from tests.ui.fake_page import FakePage
from tests.ui.test_catalogue import LANGUAGES
from tests.ui.texts import speaker

if TYPE_CHECKING:
    from typing import Any


def answer(wished: object, language: str = "en") -> dict[str, Any]:
    """What `newGame` answers on a page of its own."""

    async def ask() -> str:
        page = FakePage()
        host = Host(page, speaker(language), Settings(page.store, {}))
        told = Script(host).call("newGame", json.dumps(wished))
        assert ("error" in json.loads(told)) == (host.seating is None)
        assert page.errors == []
        return told

    found: dict[str, Any] = json.loads(asyncio.run(ask()))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wished",
    [
        {"first": "x"},
        {"first": [1]},
        {"first": 1.5},
        {"first": True},
        {"bots": 5},
        {"bots": {}},
        {"options": 5},
        {"options": "treasury=50"},
        {"characters": 5},
        {"characters": "duke"},
        {"seed": [1]},
        {"speed": {}},
    ],
)
def test_values_of_another_kind_are_refused_in_words(wished: object, language: str) -> None:
    sentence = answer(wished, language)["error"]
    assert "\n" not in sentence
    assert "object" not in sentence
    assert "int()" not in sentence
    assert str(next(iter(dict(wished)))) in sentence  # type: ignore[call-overload]


@pytest.mark.parametrize(
    "wished",
    [
        None,
        {},
        {"first": 2, "seed": "a word", "speed": 0.5, "bots": ["novice", "casual+fox"]},
        {"variant": "g54", "characters": None, "options": None, "bots": None, "speed": None},
    ],
)
def test_what_may_be_given_is_taken(wished: object) -> None:
    assert answer(wished)["value"]["ply"] == 0
