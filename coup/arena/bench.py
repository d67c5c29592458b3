"""How fast the engine plays, shows and decides, as one JSON object (interfaces.md, `bench`)."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Final

from coup.arena.playout import WIDE, play_random
from coup.bots.registry import BOTS
from coup.engine.observation import observe
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.rules.catalog import find_variant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coup.bots.registry import Bot
    from coup.engine.game import Game
    from coup.engine.moves import Seat
    from coup.engine.state import State

SECONDS: Final = 2.0
"""The time each measurement takes, of this process: what else the machine does is left out."""
SEATS: Final = (2, 4, 6)
SETS: Final = 200
"""Different sets of characters that the speed of Rebellion G54 is averaged over."""

Speed = dict[str, float]


def measure(seconds: float = SECONDS) -> dict[str, dict[str, Speed]]:
    """All figures, each taken for so many seconds."""
    classic = find_variant("classic")
    random = Random(1)
    games = {str(seats): new_game(classic, seats, random) for seats in SEATS}
    g54 = [new_game(find_variant("g54"), 4, random, options=WIDE) for _ in range(SETS)]
    return {
        "random": {seats: random_games([game], seconds) for seats, game in games.items()},
        "g54": {"4": random_games(g54, seconds)},
        "observe": {"4": observations(games["4"], seconds / 2)},
        "bots": {bot.name: decisions(bot, games["4"], seconds / 2) for bot in BOTS},
    }


def random_games(games: list[Game], seconds: float) -> Speed:
    """Random games from the deal on, each of these in turn, every one at least once."""
    random = Random(2)
    played = taken = 0
    begun = process_time()
    end = begun + seconds
    while process_time() < end or played < len(games):
        taken += play_random(deal(games[played % len(games)], random), random)
        played += 1
    spent = process_time() - begun
    return {"games_per_s": round(played / spent, 1), "decisions_per_s": round(taken / spent, 1)}


def observations(game: Game, seconds: float) -> Speed:
    """How many observations are built in a second, with all that the seat has seen happen."""
    spent = 0.0
    built = 0
    end = process_time() + seconds
    for state, seat in _positions(game, Random(3)):
        begun = process_time()
        observe(state, seat)
        done = process_time()
        spent += done - begun
        built += 1
        if done > end:
            break
    return {"observations_per_s": round(built / spent, 1)}


def decisions(bot: Bot, game: Game, seconds: float) -> Speed:
    """The milliseconds a bot takes for a decision in random games: the median, and 95 of 100."""
    times: list[float] = []
    policies = [bot.make(seat) for seat in game.seats]
    end = process_time() + seconds
    for state, seat in _positions(game, Random(4)):
        seen = observe(state, seat)
        begun = process_time()
        policies[seat].choose(seen)
        done = process_time()
        times.append(done - begun)
        if done > end:
            break
    times.sort()
    median, late = times[len(times) // 2], times[len(times) * 95 // 100]
    return {"median_ms": round(1000 * median, 4), "p95_ms": round(1000 * late, 4)}


def _positions(game: Game, random: Random) -> Iterator[tuple[State, Seat]]:
    """Every decision of one random game after the other, with the seat that takes it."""
    while True:
        state = deal(game, random, with_log=True)
        while not state.is_over:
            if state.is_chance:
                state.apply(state.sample(random))
                continue
            seat = state.to_move[0]
            yield state, seat
            moves = state.moves_of(seat)
            state.apply(moves[random.below(len(moves))])
