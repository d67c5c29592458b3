"""Decisions of random games of every variant, with what the network is shown of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coup.bots.net.cast import Cast
from coup.bots.net.features import Features, extract
from coup.bots.net.history import History
from coup.engine.game import Game
from coup.engine.observation import Observation, observe
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.engine.state import State
from coup.rules.catalog import find_variant

if TYPE_CHECKING:
    from collections.abc import Iterator

EVERYTHING: dict[str, object] = {"advanced": True, "anarchy": True}
KINDS: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("classic", 2, {}),
    ("classic", 4, {}),
    ("classic", 8, {"fifth_character": "inquisitor"}),
    ("complots", 2, {}),
    ("hammiz", 3, {}),
    ("reformation", 5, {"fifth_character": "inquisitor"}),
    ("reformation", 10, {}),
    ("g54", 2, EVERYTHING),
    ("g54", 4, EVERYTHING),
    ("g54", 8, EVERYTHING),
)
"""Variant, seats and options that between them ask every kind of question."""


@dataclass
class Position:
    """A decision, the state it was asked in, and its features made from the observation."""

    state: State
    observation: Observation
    cast: Cast
    features: Features


def games(seed: int, each: int = 2) -> Iterator[Game]:
    """Some games of every kind; those of Rebellion G54 with other characters each time."""
    random = Random(seed)
    for variant, seats, options in KINDS:
        for _ in range(each):
            yield new_game(find_variant(variant), seats, random, options=options)


def positions(game: Game, seed: int, most: int = 150) -> Iterator[Position]:
    """The decisions with a choice in one random game."""
    random = Random(seed)
    state = deal(game, random, with_log=True)
    cast = Cast(game)
    while not state.is_over and state.ply < most:
        if state.is_chance:
            state.apply(state.sample(random))
            continue
        seat = state.to_move[0]
        moves = state.moves_of(seat)
        if len(moves) > 1:
            observation = observe(state, seat)
            yield Position(state, observation, cast, features_of(observation, cast))
        state.apply(moves[random.below(len(moves))])


def features_of(observation: Observation, cast: Cast) -> Features:
    """What the network is shown of an observation."""
    history = History(cast)
    history.see_all(observation.events)
    return extract(observation, history, observation.options)


def rows(features: Features) -> tuple[object, ...]:
    """Everything in features, to be compared."""
    return tuple(getattr(features, name) for name in Features.__slots__)
