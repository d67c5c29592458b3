"""The command line: replay a record, hold a tournament, count moves, measure speed."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import coup.arena.command as arena
from coup.arena.bench import measure
from coup.engine.errors import CoupError
from coup.engine.observation import observe, state_to_dict
from coup.engine.perft import divide, perft
from coup.engine.record import parse_record
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.rules.catalog import VARIANTS, find_variant

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coup.engine.state import State

WRONG_INPUT = 2


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Print the complaint and leave."""
        self.exit(WRONG_INPUT, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one subcommand; 0 done, 2 wrong input, told in one line on standard error."""
    namespace = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = namespace.run
    try:
        return run(namespace)
    except BrokenPipeError:  # the reader of our output went away
        sys.stderr.close()
        return 0
    except (ValueError, OSError) as error:
        print(f"coup: {_sentence(error)}", file=sys.stderr)
        return WRONG_INPUT


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())


def _parser() -> Parser:
    parser = Parser(prog="python -m coup", description=__doc__)
    commands = parser.add_subparsers(title="commands", required=True)
    replay = commands.add_parser("replay", help="play a game record and print its last state")
    replay.add_argument("file", type=Path, metavar="FILE", help="a record; - for standard input")
    replay.add_argument("--view", type=int, metavar="SEAT", help="print what this seat may know")
    replay.add_argument("--each", action="store_true", help="print a state for every move")
    replay.set_defaults(run=_replay)
    tournament = commands.add_parser("arena", help="hold a tournament of bots")
    arena.add_arguments(tournament)
    tournament.set_defaults(run=arena.run)
    count = commands.add_parser("perft", help="count the move sequences of a length")
    _add_game_arguments(count)
    count.add_argument("--depth", type=int, required=True, metavar="D")
    count.add_argument("--divide", action="store_true", help="print the count of each first move")
    count.set_defaults(run=_perft)
    bench = commands.add_parser("bench", help="measure the speed of the engine")
    bench.set_defaults(run=_bench)
    return parser


def _add_game_arguments(parser: argparse.ArgumentParser) -> None:
    names = [variant.name for variant in VARIANTS]
    parser.add_argument("--variant", default="classic", metavar="V", help=", ".join(names))
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--options", default="", metavar="K=V,…", help="house rules of the variant")


def _replay(namespace: argparse.Namespace) -> int:
    is_stdin = str(namespace.file) == "-"
    text = sys.stdin.read() if is_stdin else namespace.file.read_text(encoding="utf-8")
    record = parse_record(text)
    if namespace.view is not None and namespace.view not in range(len(record.seats)):
        raise CoupError(f"there is no seat {namespace.view}")
    state = None
    for state in record.replay():
        if namespace.each:
            _print_state(state, namespace.view)
    if state is not None and not namespace.each:
        _print_state(state, namespace.view)
    return 0


def _print_state(state: State, view: int | None) -> None:
    content = state_to_dict(state) if view is None else observe(state, view).to_dict()
    print(json.dumps(content, ensure_ascii=False))


def _perft(namespace: argparse.Namespace) -> int:
    if namespace.depth < 0:
        raise CoupError("the depth is a number of moves, 0 or more")
    random = Random(namespace.seed)
    variant = find_variant(namespace.variant)
    options = variant.parse_options(namespace.options)
    game = new_game(variant, namespace.seats, random, options=options)
    state = deal(game, random)
    if namespace.divide and namespace.depth:
        for move, count in divide(state, random, namespace.depth).items():
            print(f"{move}: {count}")
    print(perft(state, random, namespace.depth))
    return 0


def _bench(_: argparse.Namespace) -> int:
    print(json.dumps(measure()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
