"""The subcommand `arena`: reads its arguments, holds the tournament and prints the result."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from coup.arena.entrants import parse_entrants
from coup.arena.progress import Progress
from coup.arena.report import as_json, as_table
from coup.arena.statistics import summarize
from coup.arena.tournament import Plan, play
from coup.bots.registry import BOTS
from coup.rules.catalog import VARIANTS, find_variant

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace


POOL_SEATS: Final = 4
"""The seats of a table drawn from a pool, where nothing else is said."""


def add_arguments(parser: ArgumentParser) -> None:
    """Tell a parser the arguments of a tournament."""
    variants = ", ".join(variant.name for variant in VARIANTS)
    bots = ", ".join(bot.name for bot in BOTS)
    add = parser.add_argument
    add("--variant", default="classic", metavar="V", help=variants)
    add("--options", default="", metavar="K=V,…", help="house rules of the variant")
    add("--bots", required=True, metavar="A,B,…", help=f"{bots}, or module:factory")
    add("--games", type=int, default=400, metavar="N", help="rounded up to whole deals")
    add("--seed", type=int, default=1, metavar="S", help="the same seed plays the same games")
    add("--jobs", type=int, default=1, metavar="J", help="processes to play in")
    add("--json", action="store_true", help="print one JSON object instead of a table")
    add("--pool", action="store_true", help="draw the bots of each table from those given")
    add("--seats", type=int, metavar="M", help=f"seats of a table with --pool ({POOL_SEATS})")


def run(arguments: Namespace) -> int:
    """Hold the tournament and print it; ValueError, with a sentence, where the input is wrong."""
    plan = make_plan(arguments)
    if arguments.jobs < 1:
        raise ValueError(f"{arguments.jobs} processes cannot play")
    progress = Progress(plan.deals, sys.stderr)
    summary = summarize(plan, play(plan, arguments.jobs, progress))
    sys.stdout.write((as_json if arguments.json else as_table)(summary) + "\n")
    return 0


def make_plan(arguments: Namespace) -> Plan:
    """The tournament the arguments describe; ValueError, with a sentence, where there is none."""
    variant = find_variant(arguments.variant)
    options = variant.parse_options(arguments.options)
    entrants = parse_entrants(arguments.bots)
    seats = _seats(arguments, len(entrants))
    if seats not in variant.seats:
        least, most = variant.seats[0], variant.seats[-1]
        raise ValueError(f"{variant.name} is played by {least} to {most}, not by {seats}")
    if arguments.games < 1:
        raise ValueError(f"{arguments.games} games cannot be played")
    deals = -(-arguments.games // seats)
    return Plan(variant.name, options, entrants, seats, deals, arguments.seed)


def _seats(arguments: Namespace, bots: int) -> int:
    if not arguments.pool:
        if arguments.seats not in (None, bots):
            raise ValueError(f"{bots} bots do not fill {arguments.seats} seats; see --pool")
        return bots
    seats: int = arguments.seats or POOL_SEATS
    if bots < seats:
        raise ValueError(f"a pool of {bots} bots is too small for {seats} seats")
    return seats
