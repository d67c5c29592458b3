"""Games for tests of bots: one of each kind there is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from coup.arena.playout import WIDE
from coup.bots.registry import Bot
from coup.engine.game import Game
from coup.engine.moves import Move
from coup.engine.observation import Observation
from coup.engine.policy import Policy
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.match import Match
from coup.rules.catalog import find_variant


@dataclass(frozen=True)
class Kind:
    """A variant with its options and a number of seats."""

    variant: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)

    def game(self, seed: int) -> Game:
        random = Random(seed)
        return new_game(find_variant(self.variant), self.seats, random, options=self.options)

    def __str__(self) -> str:
        return " ".join([self.variant, str(self.seats), *self.options])


KINDS = (
    Kind("classic", 2),
    Kind("classic", 4),
    Kind("classic", 8),
    Kind("classic", 3, {"fifth_character": "inquisitor", "contessa_blocks_examine": True}),
    Kind("complots", 2),
    Kind("hammiz", 4),
    Kind("reformation", 5, {"fifth_character": "inquisitor"}),
    Kind("g54", 4),
    Kind("g54", 2, dict(WIDE)),
    Kind("g54", 4, dict(WIDE)),
    Kind("g54", 6, {**WIDE, "disappear_stack": False, "producer_block": "whole_action"}),
)


Check = Callable[[Observation, Move], None]
"""Looks at a decision a bot has taken."""


class Watched:
    """A bot whose every decision is looked at."""

    def __init__(self, policy: Policy, check: Check) -> None:
        self._policy = policy
        self._check = check

    def choose(self, observation: Observation) -> Move:
        move = self._policy.choose(observation)
        self._check(observation, move)
        return move


def new_match(kind: Kind, bot: Bot, seed: int, check: Check | None = None) -> Match:
    """A game of a kind in which the same bot sits in every seat."""
    game = kind.game(seed)
    policies = [bot.make(10 * seed + seat) for seat in game.seats]
    if check is not None:
        policies = [Watched(policy, check) for policy in policies]
    return Match(game, dict(enumerate(policies)), seed)


def games_of(bot: Bot, games: int) -> int:
    """How many of so many games a bot plays in a test: one that looks ahead takes too long."""
    return games if bot.level < 5 else min(games, 1)
