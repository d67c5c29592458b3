"""The pace of the table: how long what just happened may be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.engine import events

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coup.engine.events import Event

SECONDS: Final[dict[type[Event], float]] = {
    events.Declared: 1.5,
    events.Blocked: 1.5,
    events.Challenged: 1.4,
    events.Proved: 1.4,
    events.Caught: 1.4,
    events.InfluenceLost: 1.4,
    events.Eliminated: 1.6,
    events.Joined: 0.9,
    events.Reacted: 1.4,
    events.CoinsMoved: 0.8,
    events.TokenMoved: 0.9,
    events.SideTurned: 0.9,
    events.TurnedUp: 1.4,
    events.TurnBegan: 0.5,
    events.Passed: 0.25,
}
OTHER: Final = 0.4
THOUGHT: Final = 0.7
"""The least time for a bot that thinks, at any pace but none: its own would tell of its hand."""
LONGEST_THOUGHT: Final = 2.0
"""A longer thought does not slow down those after it any more."""
LONGEST_SLICE: Final = 0.1
"""Waiting is cut into slices, so that pause and a new speed are felt at once."""


def seconds_for(happened: Iterable[Event]) -> float:
    """How long to wait at normal speed after these events."""
    return max((SECONDS.get(type(event), OTHER) for event in happened), default=0.0)
