"""Puts sentences into the language of the page, as plain text and as HTML."""

from __future__ import annotations

from html import escape
from typing import Protocol

from coup.ui.words import Argument, Clause, Insert, Listing, Phrase, Say, say

OPEN = "\u2068"
CLOSE = "\u2069"
"""Isolate what is inserted from the direction of the text around it."""

DIRECTION_MARKS = dict.fromkeys(
    map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)
KEPT = 4000
"""Sentences remembered before the memory is emptied."""


class Messages(Protocol):
    """The catalogue of one language."""

    def format(self, message: str, **arguments: str | int) -> str:
        """The text of a message with its arguments."""
        ...


class Speaker:
    """Says phrases in the language of a catalogue, remembering what it has said."""

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self._said: dict[Phrase, str] = {}
        self._written: dict[Phrase, str] = {}

    def text(self, phrase: Phrase) -> str:
        """The phrase as plain text; what is inserted is isolated."""
        found = self._said.get(phrase)
        if found is None:
            if len(self._said) > KEPT:
                self.forget()
            found = self._said[phrase] = self._say(phrase)
        return found

    def html(self, phrase: Phrase) -> str:
        """The phrase as HTML; what is inserted stands in <bdi>."""
        found = self._written.get(phrase)
        if found is None:
            text = escape(self.text(phrase))
            found = text.replace(OPEN, "<bdi>").replace(CLOSE, "</bdi>")
            self._written[phrase] = found
        return found

    def attribute(self, phrase: Phrase) -> str:
        """The phrase as the value of an attribute."""
        return escape(self.text(phrase))

    def forget(self) -> None:
        """Forget what was said, in a language that is no longer spoken."""
        self._said.clear()
        self._written.clear()

    def _say(self, phrase: Phrase) -> str:
        if isinstance(phrase, Insert):
            return clean(phrase.text)
        if isinstance(phrase, Listing):
            return self._list(phrase)
        arguments = {name: self._argument(value) for name, value in phrase.arguments}
        return self._messages.format(phrase.id, **arguments)

    def _argument(self, value: Argument) -> str | int:
        if isinstance(value, (str, int)):
            return value
        if isinstance(value, Clause):
            return self.text(value.sentence)
        return f"{OPEN}{self.text(value)}{CLOSE}"

    def _list(self, listing: Listing) -> str:
        *before, last = listing.items
        rest: Phrase = last
        for position, item in enumerate(reversed(before)):
            # An isolated rest would be without letters of its own, and so without a direction.
            others = Clause(rest) if isinstance(rest, Say) and position else rest
            rest = say("list-more" if position else "list-pair", first=item, rest=others)
        return self.text(rest)


def clean(name: str) -> str:
    """A name without marks that would turn the text after it around."""
    return " ".join(name.translate(DIRECTION_MARKS).split())
