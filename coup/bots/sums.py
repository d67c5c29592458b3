"""Sums, exponentials and draws of fractions by arithmetic that every Python rounds alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coup.engine.rng import Random

HOPE: Final = 12.0
"""How many temperatures a move may lie below the best one and still be drawn."""


def add(values: Iterable[float]) -> float:
    """The sum from left to right; the built-in one rounds differently from Python 3.12 on."""
    total = 0.0
    for value in values:
        total += value
    return total


def pick(random: Random, weights: Sequence[float]) -> int:
    """The place of one of these weights, drawn as likely as it is heavy; none is below 0."""
    left = random.below(1 << 30) / (1 << 30) * add(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return place
    return weights.index(max(weights))


def share(below: float) -> float:
    """About exp(-below), by arithmetic that every Python rounds alike; 0 beyond `HOPE`."""
    if below > HOPE:
        return 0.0
    step = below / 16
    root = 1.0 + step * (1.0 + step * (0.5 + step / 6))
    square = root * root
    fourth = square * square
    eighth = fourth * fourth
    return 1.0 / (eighth * eighth)
