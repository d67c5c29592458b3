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

from coup.bots.net.cast import Cast
from coup.bots.net.expert import ExpertBot
from coup.bots.net.master import MasterBot
from coup.bots.net.policy import network_of
from coup.bots.net.weights import TABLE
from coup.bots.registry import find_bot
from coup.bots.styles import find_style
from coup.engine.observation import observe
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.rules.catalog import find_variant
from tests.opponents.rule_bots import RULE_BOTS
from tools.training.batch import Batch, Casts
from tools.training.net import forward, make_kernels
from tools.training.store import load_params

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from coup.bots.net.features import Features
    from coup.bots.net.policy import Opinion, Questions
    from coup.engine.game import Game
    from coup.engine.moves import Seat
    from coup.engine.policy import Policy
    from tools.training.net import Params

AT_ONCE: Final = 48
"""Games under way at the same time."""
LONGEST: Final = 2000
AGAIN: Final = 12
"""Deals in which each of the worst sets of characters is played again."""
WEIGHTS: Final = Path("coup/bots/net")
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
        shares = np.array([np.mean(wins) for wins in self.wins.values()])
        margin = 1.96 * shares.std(ddof=1) / np.sqrt(len(shares)) if len(shares) > 1 else 1.0
        won = f"{100 * shares.mean():.1f} ± {100 * margin:.1f} %"
        return f"{won} over {len(shares)} deals, draws {self.draws}"


class Brain:
    """The shipped networks in numpy: opinions on many positions of one game's characters."""

    def __init__(self, weights: Mapping[str, Params]) -> None:
        self._weights = weights

    def answer(self, game: Game, questions: Sequence[Features]) -> list[Opinion]:
        """An opinion on each position."""
        params = self._weights[network_of(game)]
        kernels = make_kernels(params, Casts([Cast(game)]))
        batch = Batch(questions, [0] * len(questions))
        done = forward(params, kernels, batch)
        scores = np.split(done.scores, batch.move_start[1:])
        return [(s.tolist(), v) for s, v in zip(scores, done.values.tolist(), strict=True)]


def make(name: str, seed: int) -> Policy:
    """A bot by the name of the registry, or a rule bot of the tests."""
    if name in RULE_BOTS:
        return RULE_BOTS[name](seed)
    plain, _, style = name.partition("+")
    if plain in NETWORK_BOTS:
        return NETWORK_BOTS[plain](seed, find_style(style or "plain"))
    return find_bot(name).make(seed)


def play(
    game: Game, bots: Mapping[Seat, Policy], chance: int, first: Seat
) -> Questions[Seat | None]:
    """One game; it asks what the bots of the network ask, and returns who won."""
    random = Random(chance)
    state = deal(game, random, first=first, with_log=True)
    while not state.is_over and state.ply < LONGEST:
        if state.is_chance:
            state.apply(state.sample(random))
            continue
        seat = state.to_move[0]
        bot = bots[seat]
        seen = observe(state, seat)
        if isinstance(bot, ExpertBot):
            state.apply((yield from bot.ask(seen)))
        else:
            state.apply(bot.choose(seen))
    return state.winner


def hold(contest: Contest, brain: Brain) -> Result:
    """Play a contest; games of one set of characters are answered together."""
    result = Result(contest.each)
    waiting = _games(contest)
    under_way: list[tuple[int, Seat, Game, Questions[Seat | None], list[Features]]] = []
    while True:
        for deal_number, hero, game, going in waiting:
            under_way += _next(result, deal_number, hero, game, going, None)
            if len(under_way) >= AT_ONCE:
                break
        if not under_way:
            return result
        by_cast: dict[int, list[int]] = {}
        for place, (_, _, game, _, _) in enumerate(under_way):
            by_cast.setdefault(id(game), []).append(place)
        after = []
        for places in by_cast.values():
            game = under_way[places[0]][2]
            questions = [features for place in places for features in under_way[place][4]]
            opinions = iter(brain.answer(game, questions))
            for place in places:
                number, hero, _, going, asked = under_way[place]
                sent = [next(opinions) for _ in asked]
                after += _next(result, number, hero, game, going, sent)
        under_way = after


def _next(
    result: Result,
    number: int,
    hero: Seat,
    game: Game,
    going: Questions[Seat | None],
    sent: list[Opinion] | None,
) -> list[tuple[int, Seat, Game, Questions[Seat | None], list[Features]]]:
    """The game with what it asks next; nothing once it is over and counted."""
    try:
        asked = next(going) if sent is None else going.send(sent)
    except StopIteration as done:
        result.wins.setdefault(number, []).append(done.value == hero)
        result.draws += done.value is None
        return []
    return [(number, hero, game, going, asked)]


def _games(contest: Contest) -> Iterator[tuple[int, Seat, Game, Questions[Seat | None]]]:
    """Every deal with the hero in every seat; new characters for every deal that draws them."""
    variant = find_variant(contest.variant)
    shared: dict[str, Game] = {}
    for number in range(contest.deals):
        if contest.sets is not None and number // contest.each not in contest.sets:
            continue
        characters = Random(contest.seed * 1_000_003 + number // contest.each)
        game = new_game(variant, contest.seats, characters, options=contest.options)
        game = shared.setdefault(Cast(game).key, game)
        seed = contest.seed + (1 if contest.sets is None else 2)
        source = Random(seed * 1_000_003 + number)
        chance = source.next64()
        for hero in game.seats:
            names = {s: contest.rivals[source.below(len(contest.rivals))] for s in game.seats}
            names[hero] = contest.hero
            bots = {seat: make(name, source.next64()) for seat, name in names.items()}
            yield number, hero, game, play(game, bots, chance, number % contest.seats)


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
    parser.add_argument("--table", type=Path, help="other weights than those of the package")
    return parser.parse_args()


def main() -> None:
    """Print one line for each number of seats, and one for the worst sets of characters."""
    space = command_line()
    weights = {path.stem: load_params(path) for path in WEIGHTS.glob("*.bin")}
    if space.table:
        weights[TABLE] = load_params(space.table)
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
