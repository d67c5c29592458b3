"""Lets the bot that moves next think a little at a time, so that the page can do what it has to."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from coup.ui.pace import LONGEST_THOUGHT, THOUGHT

if TYPE_CHECKING:
    from coup.match import Match

BREATH: Final = 0.006
"""Seconds after which work makes room for the page, which is held by one more step at most."""


class Thinking:
    """How long the bots of a game take to think."""

    def __init__(self) -> None:
        self.least = THOUGHT
        """Seconds that every thought is made to take: as long as the longest of this game."""

    def forget(self) -> None:
        """Begin afresh, for another game."""
        self.least = THOUGHT

    def took(self, seconds: float) -> None:
        """Learn how long a bot thought; those after it seem to think no shorter."""
        self.least = max(self.least, min(seconds, LONGEST_THOUGHT))

    def go_on(self, match: Match, until: float) -> bool:
        """Think up to a time of `time.perf_counter`; whether the bot has decided."""
        is_early = time.perf_counter() < until
        return is_early and all(time.perf_counter() < until for _ in match.ponder())
