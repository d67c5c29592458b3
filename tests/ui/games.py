"""Random games for the tests: every moment at which the page would be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.bots.random_bot import RandomBot
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.match import Match
from coup.rules.catalog import find_variant

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

NAMES = ("You", "Omid", "Ana", "Kwame", "Mei", "Sofia", "Tariq", "Ingrid", "Mateo", "Yuki")
TABLES: tuple[tuple[str, int, Mapping[str, object]], ...] = (
    ("classic", 2, {}),
    ("classic", 4, {}),
    ("classic", 6, {"fifth_character": "inquisitor", "contessa_blocks_examine": True}),
    ("complots", 2, {}),
    ("hammiz", 3, {}),
    ("reformation", 5, {}),
    ("g54", 4, {"advanced": True}),
    ("g54", 6, {"advanced": True, "anarchy": True}),
)
"""A table of every kind."""


def new_match(
    variant: str, seats: int, seed: int, options: Mapping[str, object] | None = None
) -> Match:
    """A match of one person, on seat 0, against random bots."""
    random = Random(seed)
    game = new_game(
        find_variant(variant), seats, random, options=options or {}, names=NAMES[:seats]
    )
    policies = {seat: RandomBot(random.next64()) for seat in game.seats[1:]}
    return Match(game, policies, seed, first=random.below(seats))


def play_until(match: Match, holds: Callable[[Match], bool]) -> None:
    """Play at random until something holds."""
    person = RandomBot(1)
    while not holds(match):
        assert not match.is_over
        if not match.step():
            match.submit(person.choose(match.observation(0)))


def moments(
    variant: str, seats: int, seed: int, options: Mapping[str, object] | None = None
) -> Iterator[Match]:
    """A random game, after every move of it."""
    match = new_match(variant, seats, seed, options)
    person = RandomBot(seed + 1)
    yield match
    while not match.is_over:
        if not match.step():
            match.submit(person.choose(match.observation(0)))
        yield match
