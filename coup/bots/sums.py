"""Adds fractions one after the other, so that every Python rounds alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def add(values: Iterable[float]) -> float:
    """The sum from left to right; the built-in one rounds differently from Python 3.12 on."""
    total = 0.0
    for value in values:
        total += value
    return total
