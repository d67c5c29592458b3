"""The catalogue of a language as the tests speak it: strictly, with nothing left out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

import coup.ui
from coup.ui.messages import Speaker

if TYPE_CHECKING:
    from typing import Any

LOCALES = Path(coup.ui.__file__).parent / "locales"


class StrictMessages:
    """Fails where a text is missing or asks for what it is not given."""

    def __init__(self, language: str) -> None:
        """Read the catalogue of a language."""
        self.bundle = FluentBundle([language], use_isolating=False)
        text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(text))

    def format(self, message: str, **arguments: str | int) -> str:
        """The text of a message."""
        found = self.bundle.get_message(message)
        assert found.value is not None, message
        errors: list[Any]
        text, errors = self.bundle.format_pattern(found.value, arguments)
        assert errors == [], f"{message}: {errors}"
        return str(text)


@cache
def messages(language: str = "en") -> StrictMessages:
    """The catalogue of a language, read once."""
    return StrictMessages(language)


def speaker(language: str = "en") -> Speaker:
    """Somebody who speaks that language."""
    return Speaker(messages(language))
