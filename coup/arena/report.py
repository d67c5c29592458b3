"""What a tournament prints: a table to read, or one JSON object."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coup.arena.statistics import Standing, Summary

HEADINGS = ("bot", "games", "wins", "share", "95 % interval", "decisions", "median ms", "p95 ms")


def as_json(summary: Summary) -> str:
    """One JSON object; shares are from 0 to 1, bots in the order they were given."""
    plan = summary.plan
    content = {
        "variant": plan.variant,
        "options": dict(plan.options),
        "seats": plan.seats,
        "seed": plan.seed,
        "games": plan.games,
        "deals": plan.deals,
        "draws": summary.draws,
        "plies_per_game": round(summary.plies / plan.games, 2),
        "fair_share": 1 / plan.seats,
        "seat_wins": summary.seat_wins,
        "bots": [_bot(standing) for standing in summary.standings],
    }
    return json.dumps(content, ensure_ascii=False)


def _bot(standing: Standing) -> dict[str, object]:
    return {
        "name": standing.name,
        "games": standing.games,
        "wins": standing.wins,
        "share": round(standing.share, 6),
        "interval": [round(end, 6) for end in standing.interval],
        "decisions": len(standing.seconds),
        "median_ms": round(standing.milliseconds(0.5), 4),
        "p95_ms": round(standing.milliseconds(0.95), 4),
    }


def as_table(summary: Summary) -> str:
    """A table with a line for each bot, and a line about all games below it."""
    plan = summary.plan
    rows = [HEADINGS, *(_row(standing) for standing in summary.standings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    lines = [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    about = (
        f"{plan.variant}, {plan.seats} seats: {plan.games} games of {plan.deals} deals, "
        f"{summary.plies / plan.games:.1f} moves a game, {summary.draws} draws, "
        f"fair share {100 / plan.seats:.1f} %"
    )
    return "\n".join([*lines, about])


def _row(standing: Standing) -> tuple[str, ...]:
    low, high = standing.interval
    return (
        standing.name,
        str(standing.games),
        str(standing.wins),
        f"{100 * standing.share:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        str(len(standing.seconds)),
        f"{standing.milliseconds(0.5):.3f}",
        f"{standing.milliseconds(0.95):.3f}",
    )
