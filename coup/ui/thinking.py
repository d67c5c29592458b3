"""Lets the bot that moves next think a little at a time, so that the page can do what it has to."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from coup.ui.pace import LONGEST_THOUGHT, THOUGHT

if TYPE_CHECKING:
    from collections.abc import Generator

    from coup.match import Match

BREATH: Final = 0.006
"""Seconds after which work makes room for the page, which is held by one more step at most."""


class Thinking:
    """The thoughts of the bot that moves next, as far as it has come."""

    def __init__(self) -> None:
        self._thoughts: Generator[None, None, None] | None = None
        self.least = THOUGHT
        """Seconds that every thought is made to take: as long as the longest of this game."""

    def forget(self) -> None:
        """Think of nothing any more: the game it was about is not played on."""
        self._thoughts = None
        self.least = THOUGHT

    def took(self, seconds: float) -> None:
        """Learn how long a bot thought; those after it seem to think no shorter."""
        self.least = max(self.least, min(seconds, LONGEST_THOUGHT))

    def go_on(self, match: Match, until: float) -> bool:
        """Think up to a time of `time.perf_counter`; whether the bot has decided."""
        if self._thoughts is None:
            self._thoughts = match.ponder()
        while time.perf_counter() < until:
            try:
                next(self._thoughts)
            except StopIteration:
                self._thoughts = None
                return True
        return False
