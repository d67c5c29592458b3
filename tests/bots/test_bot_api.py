"""What every registered bot does in every variant."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coup.arena.playout import play_out
from coup.bots.registry import BOTS, Bot, find_bot
from coup.engine.belief import resample
from coup.engine.events import Event
from coup.engine.observation import Observation, observe
from coup.engine.rng import Random
from coup.engine.setup import deal
from coup.engine.state import State
from tests.bots.games import KINDS, Kind, games_of, new_match

GAMES = 12

every_bot = pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


@every_bot
@every_kind
def test_answers_are_legal_and_games_end(bot: Bot, kind: Kind) -> None:
    for seed in range(games_of(bot, GAMES)):
        assert play_out(new_match(kind, bot, seed), 5000).is_over


@every_bot
@every_kind
def test_the_same_seed_gives_the_same_moves(bot: Bot, kind: Kind) -> None:
    longest = 5000 if bot.level < 5 else 80
    records = [
        [play_out(new_match(kind, bot, seed), longest).record() for seed in range(2)]
        for _ in range(2)
    ]
    assert records[0] == records[1]


def random_positions(kind: Kind, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a random game, with the seat that takes it."""
    random = Random(seed)
    state = deal(kind.game(seed), random, with_log=True)
    while not state.is_over:
        if state.is_chance:
            state.apply(state.sample(random))
            continue
        seat = state.to_move[random.below(len(state.to_move))]
        yield state, seat
        moves = state.moves_of(seat)
        state.apply(moves[random.below(len(moves))])


@every_bot
@every_kind
def test_a_bot_ignores_what_it_cannot_see(bot: Bot, kind: Kind) -> None:
    """Bots that follow two games which only differ in hidden cards answer alike throughout."""
    random = Random(99)
    for seed in range(games_of(bot, GAMES // 2)):
        here, there = ([bot.make(seat) for seat in range(kind.seats)] for _ in range(2))
        for state, seat in random_positions(kind, seed):
            seen = observe(state, seat)
            other = observe(resample(state, seat, random), seat)
            assert here[seat].choose(seen) == there[seat].choose(other)


def without_log(seen: Observation) -> Observation:
    empty: tuple[Event, ...] = ()
    values = {name: getattr(seen, name) for name in Observation.__slots__}
    return Observation(**{**values, "events": empty})


@every_bot
@every_kind
def test_a_bot_decides_without_a_log(bot: Bot, kind: Kind) -> None:
    policy = bot.make(5)
    for state, seat in random_positions(kind, 3):
        seen = without_log(observe(state, seat))
        assert policy.choose(seen) in seen.options


@every_bot
def test_a_bot_goes_from_game_to_game(bot: Bot) -> None:
    policy = bot.make(5)
    for seed, kind in enumerate(KINDS):
        for state, seat in random_positions(kind, seed):
            seen = observe(state, seat)
            assert policy.choose(seen) in seen.options


def test_names_are_unique_and_found() -> None:
    assert [find_bot(bot.name) for bot in BOTS] == list(BOTS)
    assert len({bot.name for bot in BOTS}) == len(BOTS)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="there is no bot 'nobody'; bots are random, honest"):
        find_bot("nobody")
