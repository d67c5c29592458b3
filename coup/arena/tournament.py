"""A tournament: every deal is played once for each rotation of its bots over the seats."""

from __future__ import annotations

from array import array
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Final

from coup.arena.entrants import Entrant, OutsideBotError
from coup.arena.playout import LONGEST, play_out
from coup.engine.moves import Move
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.match import Match
from coup.rules.catalog import find_variant

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from coup.engine.game import Game
    from coup.engine.observation import Observation
    from coup.engine.policy import Policy
    from coup.rules.model import Name, OptionValue

CHUNK: Final = 20
"""At most so many deals are sent to a process at a time."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played; with the same plan the same games are played by any number of jobs."""

    variant: Name
    options: Mapping[Name, OptionValue]
    entrants: tuple[Entrant, ...]
    seats: int
    deals: int
    seed: int

    @property
    def games(self) -> int:
        """All games: each deal once for every rotation."""
        return self.deals * self.seats


@dataclass(slots=True)
class Score:
    """What one bot did in the games of one deal."""

    games: int = 0
    wins: int = 0
    seconds: array[float] = field(default_factory=lambda: array("d"))
    """The time each decision took."""


@dataclass(slots=True)
class DealResult:
    """The games of one deal; `scores` by the place of the bot among the entrants."""

    scores: dict[int, Score]
    seat_wins: list[int]
    draws: int = 0
    plies: int = 0


class TimedBot:
    """Lets a bot decide, takes its time and sees that its answer is one of the options."""

    def __init__(self, entrant: Entrant, seed: int, score: Score) -> None:
        self._entrant = entrant
        self._policy: Policy = entrant.make(seed)
        self._seconds = score.seconds

    def choose(self, observation: Observation) -> Move:
        """The bot's answer; OutsideBotError where a bot from outside gives none that is legal."""
        begun = perf_counter()
        try:
            move = self._policy.choose(observation)
        except Exception as error:
            if not self._entrant.is_outside:
                raise
            raise self._complaint(observation, f"raised {error!r}") from error
        self._seconds.append(perf_counter() - begun)
        if move not in observation.options:
            answer = f"'{move}'" if isinstance(move, Move) else repr(move)
            raise self._complaint(observation, f"answered {answer}, which is not legal")
        return move

    def _complaint(self, observation: Observation, what: str) -> Exception:
        kind = OutsideBotError if self._entrant.is_outside else AssertionError
        where = f"at ply {observation.ply} in seat {observation.seat}"
        return kind(f"bot {self._entrant.name!r} {what}, {where}")


def play_deal(plan: Plan, deal: int) -> DealResult:
    """All games of one deal: the same cards and the same stream of chance for every rotation."""
    stream = deal_stream(plan.seed, deal)
    game = new_game(find_variant(plan.variant), plan.seats, stream, options=plan.options)
    places = list(range(len(plan.entrants)))
    stream.shuffle(places)  # who sits next to whom differs from deal to deal
    places = places[: plan.seats]
    result = DealResult({place: Score() for place in sorted(places)}, [0] * plan.seats)
    chance = stream.next64()
    for rotation in range(plan.seats):
        seated = places[rotation:] + places[:rotation]
        _play_game(plan, game, seated, stream, chance, result)
    return result


def deal_stream(seed: int, deal: int) -> Random:
    """The stream that belongs to a deal, whoever plays it."""
    return Random(Random(seed).next64() + deal).split()


def _play_game(
    plan: Plan, game: Game, seated: list[int], stream: Random, chance: int, result: DealResult
) -> None:
    bots = {
        seat: TimedBot(plan.entrants[place], stream.next64(), result.scores[place])
        for seat, place in enumerate(seated)
    }
    match = play_out(Match(game, bots, chance), LONGEST)
    winner = match.observation(0).winner
    result.plies += match.ply
    for place in seated:
        result.scores[place].games += 1
    if winner is None:
        result.draws += 1
    else:
        result.seat_wins[winner] += 1
        result.scores[seated[winner]].wins += 1


def play_deals(plan: Plan, deals: range) -> list[DealResult]:
    """The results of some deals, in order: what one process does at a time."""
    return [play_deal(plan, deal) for deal in deals]


def play(plan: Plan, jobs: int, report: Callable[[int], None]) -> Iterator[DealResult]:
    """All results in the order of the deals; `report` hears how many deals are done."""
    size = max(1, min(CHUNK, plan.deals // (4 * jobs)))
    chunks = [range(first, min(first + size, plan.deals)) for first in range(0, plan.deals, size)]
    if jobs == 1:
        for chunk in chunks:
            yield from play_deals(plan, chunk)
            report(chunk.stop)
        return
    with ProcessPoolExecutor(max_workers=jobs) as processes:
        futures = [processes.submit(play_deals, plan, chunk) for chunk in chunks]
        try:
            for chunk, future in zip(chunks, futures, strict=True):
                yield from future.result()
                report(chunk.stop)
        finally:
            processes.shutdown(cancel_futures=True)
