"""Plays bots of the network against any others, many games at once, and grades them.

`python -m tools.training.contest master expert --seats 4 --deals 300`. In the arena every bot
computes for itself; here all positions that wait for the network are answered in one batch, which
makes a game of one master against experts tenfold quicker. The moves are those of the same bots.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from coup.arena.playout import LONGEST
from coup.bots.net.cast import Cast
from coup.bots.net.expert import ExpertBot
from coup.bots.search.master import MasterBot
from coup.bots.styles import find_style
from coup.engine.observation import observe
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.rules.catalog import find_variant
from tools.training.batch import Batch, Casts
from tools.training.curriculum import opponent
from tools.training.evaluate import margin
from tools.training.net import forward, make_kernels
from tools.training.store import load_params

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from coup.bots.net.features import Features
    from coup.bots.net.policy import Opinion, Questions
    from coup.engine.moves import Seat
    from coup.engine.policy import Policy
    from tools.training.net import Kernels, Params

AT_ONCE: Final = 48
"""Games under way at the same time."""
AGAIN: Final = 12
"""Deals in which each of the worst sets of characters is played again."""
WEIGHTS: Final = "coup/bots/*/*.bin"
NETWORK_BOTS: Final = {"expert": ExpertBot, "master": MasterBot}


@dataclass(frozen=True)
class Contest:
    """One hero against rivals: every other seat draws one of them.

    `each` is the number of deals of one set of characters, where a variant draws them.
    """

    hero: str
    rivals: tuple[str, ...]
    variant: str
    seats: int
    deals: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    each: int = 1
    sets: tuple[int, ...] | None = None
    """The numbers of the sets to be played, in fresh deals; None for all of them."""


@dataclass
class Result:
    """The hero's wins by deal, a deal being played once from every seat."""

    each: int
    wins: dict[int, list[bool]] = field(default_factory=dict)
    draws: int = 0

    def worst_sets(self) -> tuple[int, ...]:
        """The tenth of the sets of characters in which the hero won least."""
        by_set: dict[int, list[bool]] = {}
        for number, wins in self.wins.items():
            by_set.setdefault(number // self.each, []).extend(wins)
        ranked = sorted(by_set, key=lambda place: float(np.mean(by_set[place])))
        return tuple(ranked[: max(1, len(ranked) // 10)])

    def __str__(self) -> str:
        shares = [float(np.mean(wins)) for wins in self.wins.values()]
        won = f"{100 * np.mean(shares):.1f} ± {100 * margin(shares):.1f} %"
        return f"{won} over {len(shares)} deals, draws {self.draws}"


class Brain:
    """The networks in numpy, by name: opinions on many positions of one game's characters."""

    def __init__(self, weights: Mapping[str, Params]) -> None:
        self._weights = weights
        self._kernels: dict[tuple[str, str], Kernels] = {}

    def answer(self, network: str, cast: Cast, questions: Sequence[Features]) -> list[Opinion]:
        """An opinion on each position; of none there is nothing to say."""
        if not questions:
            return []
        params = self._weights[network]
        key = network, cast.key
        if key not in self._kernels:
            self._kernels[key] = make_kernels(params, Casts([cast]))
        batch = Batch(questions, [0] * len(questions))
        done = forward(params, self._kernels[key], batch)
        scores = np.split(done.scores, batch.move_start[1:])
        return [(s.tolist(), v) for s, v in zip(scores, done.values.tolist(), strict=True)]


@dataclass(frozen=True)
class Place:
    """Which game of a contest it is: the deal, and where the hero sits."""

    deal: int
    hero: Seat


class Table:
    """A game under way, which stops wherever a bot asks its network.

    `asked` are the positions it asks about and `network` names whom it asks; `winner` tells who won
    once it is over, None for a draw.
    """

    def __init__(
        self, place: Place, cast: Cast, bots: Mapping[Seat, Policy], chance: int, first: Seat
    ) -> None:
        self.place = place
        self.cast = cast
        self.network = ""
        self.asked: list[Features] = []
        self.winner: Seat | None = None
        self._playing = self._play(bots, Random(chance), first)

    def go_on(self, opinions: list[Opinion] | None = None) -> bool:
        """Play on with the opinions on what was asked; whether something is asked again."""
        try:
            self.asked = next(self._playing) if opinions is None else self._playing.send(opinions)
        except StopIteration as done:
            self.winner = done.value
            return False
        return True

    def _play(
        self, bots: Mapping[Seat, Policy], random: Random, first: Seat
    ) -> Questions[Seat | None]:
        state = deal(self.cast.game, random, first=first, with_log=True)
        while not state.is_over and state.ply < LONGEST:
            if state.is_chance:
                state.apply(state.sample(random))
                continue
            seat = state.to_move[0]
            bot = bots[seat]
            seen = observe(state, seat)
            if isinstance(bot, ExpertBot):
                self.network = bot.network_for(self.cast.game).name
                state.apply((yield from bot.ask(seen)))
            else:
                state.apply(bot.choose(seen))
        return state.winner


def make(name: str, seed: int) -> Policy:
    """A bot: those of the network without the wrapping that lets their code come late."""
    plain, _, style = name.partition("+")
    if plain in NETWORK_BOTS:
        return NETWORK_BOTS[plain](seed, find_style(style or "plain"))
    return opponent(name, seed)


def hold(contest: Contest, brain: Brain) -> Result:
    """Play a contest; what games with the same characters ask one network is answered together."""
    result = Result(contest.each)
    coming = _tables(contest)
    under_way: list[Table] = []
    while True:
        for table in coming:
            _keep_if_asking(table, None, under_way, result)
            if len(under_way) >= AT_ONCE:
                break
        if not under_way:
            return result
        together: dict[tuple[str, str], list[Table]] = {}
        for table in under_way:
            together.setdefault((table.network, table.cast.key), []).append(table)
        under_way = []
        for (network, _), tables in together.items():
            questions = [features for table in tables for features in table.asked]
            opinions = iter(brain.answer(network, tables[0].cast, questions))
            for table in tables:
                answered = [next(opinions) for _ in table.asked]
                _keep_if_asking(table, answered, under_way, result)


def _keep_if_asking(
    table: Table, opinions: list[Opinion] | None, under_way: list[Table], result: Result
) -> None:
    """Let a game go on; keep it if it asks something, and count it once it is over."""
    if table.go_on(opinions):
        under_way.append(table)
        return
    result.wins.setdefault(table.place.deal, []).append(table.winner == table.place.hero)
    result.draws += table.winner is None


def _tables(contest: Contest) -> Iterator[Table]:
    """Every deal with the hero in every seat; new characters for every deal that draws them."""
    variant = find_variant(contest.variant)
    casts: dict[str, Cast] = {}
    for number in range(contest.deals):
        if contest.sets is not None and number // contest.each not in contest.sets:
            continue
        characters = Random(contest.seed * 1_000_003 + number // contest.each)
        cast = Cast(new_game(variant, contest.seats, characters, options=contest.options))
        cast = casts.setdefault(cast.key, cast)
        seed = contest.seed + (1 if contest.sets is None else 2)
        source = Random(seed * 1_000_003 + number)
        chance = source.next64()
        for hero in cast.game.seats:
            names = {s: contest.rivals[source.below(len(contest.rivals))] for s in cast.game.seats}
            names[hero] = contest.hero
            bots = {seat: make(name, source.next64()) for seat, name in names.items()}
            yield Table(Place(number, hero), cast, bots, chance, number % contest.seats)


def command_line() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.contest", description=__doc__)
    parser.add_argument("hero")
    parser.add_argument("rivals", help="one name or several, separated by commas")
    parser.add_argument("--variant", default="classic")
    parser.add_argument("--option", action="append", default=[], metavar="NAME")
    parser.add_argument("--seats", default="4")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--each", type=int, default=1, help="deals of one set of characters")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--weights",
        action="append",
        default=[],
        metavar="NAME=FILE",
        help="other weights for the network of this name than those of the package",
    )
    return parser.parse_args()


def main() -> None:
    """Print one line for each number of seats, and one for the worst sets of characters."""
    space = command_line()
    weights = {path.stem: load_params(path) for path in Path().glob(WEIGHTS)}
    for name, _, path in (text.partition("=") for text in space.weights):
        weights[name] = load_params(Path(path))
    brain = Brain(weights)
    options = dict.fromkeys(space.option, True)
    for seats in map(int, space.seats.split(",")):
        contest = Contest(
            space.hero,
            tuple(space.rivals.split(",")),
            space.variant,
            seats,
            space.deals,
            space.seed,
            options,
            space.each,
        )
        result = hold(contest, brain)
        where = " ".join([space.variant, *options, f"{seats} seats"])
        print(f"{where}, one {space.hero} against {space.rivals}: {result}", flush=True)
        if space.each > 1:
            # Sets picked for few wins had bad luck, too; only fresh deals tell how bad they are.
            deals = AGAIN * space.deals // space.each
            again = replace(contest, sets=result.worst_sets(), each=AGAIN, deals=deals)
            print(f"  the worst tenth of the sets, in fresh deals: {hold(again, brain)}")


if __name__ == "__main__":
    main()
