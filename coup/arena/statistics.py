"""Shares, intervals and times of a tournament; intervals are over deals, not over games."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coup.arena.tournament import DealResult, Plan

DEVIATIONS: Final = 1.96
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""


@dataclass(slots=True)
class Standing:
    """One bot's games of a whole tournament."""

    name: str
    games: int = 0
    wins: int = 0
    shares: list[float] = field(default_factory=list)
    """The share of games won in each deal, from 0 to 1."""
    seconds: array[float] = field(default_factory=lambda: array("d"))

    @property
    def share(self) -> float:
        """The share of games won, from 0 to 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return interval(self.shares)

    def milliseconds(self, quantile: float) -> float:
        """The time below which this share of the decisions stayed; 0 without decisions."""
        if not self.seconds:
            return 0.0
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(int(quantile * len(ordered)), len(ordered) - 1)]


@dataclass(slots=True)
class Summary:
    """A whole tournament, added up."""

    plan: Plan
    standings: list[Standing]
    seat_wins: list[int]
    draws: int = 0
    plies: int = 0


def summarize(plan: Plan, results: Iterable[DealResult]) -> Summary:
    """Add up the results of all deals."""
    standings = [Standing(entrant.name) for entrant in plan.entrants]
    summary = Summary(plan, standings, [0] * plan.seats)
    for result in results:
        summary.draws += result.draws
        summary.plies += result.plies
        for seat, wins in enumerate(result.seat_wins):
            summary.seat_wins[seat] += wins
        for place, score in result.scores.items():
            standing = standings[place]
            standing.games += score.games
            standing.wins += score.wins
            standing.shares.append(score.wins / score.games)
            standing.seconds.extend(score.seconds)
    return summary


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of shares from 0 to 1, one of each deal.

    Where all are alike the deviation says nothing, and Wilson's interval takes its place.
    """
    count = len(shares)
    if count < 2:
        return 0.0, 1.0
    mean = sum(shares) / count
    variance = sum((share - mean) ** 2 for share in shares) / (count - 1)
    if variance > 0:
        half = DEVIATIONS * sqrt(variance / count)
        return max(0.0, mean - half), min(1.0, mean + half)
    square = DEVIATIONS**2
    middle = (mean + square / (2 * count)) / (1 + square / count)
    half = DEVIATIONS * sqrt(mean * (1 - mean) / count + square / (4 * count**2))
    half /= 1 + square / count
    return max(0.0, middle - half), min(1.0, middle + half)
