"""Plays by the network: looks at the table, scores the moves, draws one."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from coup.bots.net.cast import Cast
from coup.bots.net.features import extract
from coup.bots.net.history import History
from coup.bots.net.network import Network
from coup.bots.net.weights import DUEL, TABLE, Shipped, Weights, shipped_weights
from coup.engine.moves import Show
from coup.engine.rng import Random

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from coup.bots.net.features import Features
    from coup.engine.events import Event
    from coup.engine.game import Game
    from coup.engine.moves import Move
    from coup.engine.observation import Observation

T = TypeVar("T")
Opinion: TypeAlias = "tuple[list[float], float]"
"""What a network says of a position: the score of each move, and the value, from 0 to 1."""
Questions: TypeAlias = "Generator[list[Features], list[Opinion], T]"
"""Yields positions, none for a pause; is sent an opinion on each, and returns what it comes to."""

MOST_NETWORKS: Final = 6
"""Casts a set of networks keeps ready: what a network has met it need not make again."""


class Networks:
    """The networks of one set of weights, made for the casts met lately."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._made: dict[str, Network] = {}

    def made_for(self, cast: Cast) -> Network:
        """The network for a cast."""
        found = self._made.pop(cast.key, None)
        if found is None:
            found = Network(self._weights, cast)
            if len(self._made) >= MOST_NETWORKS:
                del self._made[next(iter(self._made))]
        self._made[cast.key] = found
        return found


@lru_cache(maxsize=3)
def shipped_networks(shipped: Shipped) -> Networks:
    """The networks of weights that come with us, shared by all seats."""
    return Networks(shipped_weights(shipped))


def is_base(game: Game) -> bool:
    """Whether it is a game of the base characters, or with the Inquisitor, without sides."""
    rules = game.rules
    return not rules.sides and all(character.category is None for character in rules.characters)


def is_duel(game: Game) -> bool:
    """Whether it is the base game for two, which has a network of its own.

    One against one, playing what cannot be exploited is worth more than elsewhere, and it needs
    more training than a share of all games gives.
    """
    return len(game.seats) == 2 and is_base(game)


class NetBot:
    """Draws each move with the probability the network gives it.

    The probabilities are sharpened by a temperature below 1 and flattened by one above 1. Drawing,
    not taking the best, is what makes its bluffs hard to read. It keeps what it saw of the game
    under way and starts afresh when it is asked about another one. `networks` takes the place of
    those that come with the package.
    """

    def __init__(
        self, seed: int, temperature: float = 1.0, networks: Networks | None = None
    ) -> None:
        self._random = Random(seed)
        self._temperature = temperature
        self._networks = networks
        self._game: Game | None = None
        self._seen: tuple[Event, ...] = ()
        self.value = 0.5
        """What the last position scored was worth to this seat, from 0 to 1."""

    def network_for(self, game: Game) -> Shipped:
        """The network it plays a game by."""
        return DUEL if is_duel(game) else TABLE

    def choose(self, observation: Observation) -> Move:
        """One of the options."""
        options = observation.options
        if is_settled(options):
            return options[0]
        return draw(options, self.probabilities(observation), self._random)

    def probabilities(self, observation: Observation) -> list[float]:
        """How probable each of the options is, in their order; they add up to 1."""
        return softmax(self.scores(observation), self._temperature)

    def scores(self, observation: Observation) -> list[float]:
        """The logarithm of the odds of each of the options, up to a common constant."""
        features = self._look(observation)
        scores, self.value = self._network.evaluate(features)
        return scores

    def _look(self, observation: Observation) -> Features:
        """What the network is shown of a position."""
        self._follow(observation)
        return extract(observation, self._history, observation.options)

    def _follow(self, observation: Observation) -> None:
        """Take in what happened since the last decision, or all of it in a new game."""
        seen = observation.events
        known = len(self._seen)
        if observation.game is not self._game:
            self._game = observation.game
            cast = Cast(observation.game)
            networks = self._networks or shipped_networks(self.network_for(self._game))
            self._network = networks.made_for(cast)
            self._history = History(cast)
            known = 0
        elif seen[:known] != self._seen:
            self._history = History(self._history.cast)
            known = 0
        self._history.see_all(seen[known:])
        self._seen = seen


def is_settled(moves: Sequence[Move]) -> bool:
    """Whether the first of these moves is made without a thought.

    It is the only one, or it proves a claim: nothing is gained by losing an influence instead.
    """
    return len(moves) == 1 or isinstance(moves[0], Show)


def softmax(scores: Sequence[float], temperature: float = 1.0) -> list[float]:
    """Probabilities from scores."""
    top = max(scores)
    weights = [math.exp((score - top) / temperature) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def draw(options: Sequence[Move], probabilities: Sequence[float], random: Random) -> Move:
    """One option, drawn with these probabilities."""
    left = random.next64() / 2**64
    for option, probability in zip(options, probabilities, strict=True):
        left -= probability
        if left < 0:
            return option
    return options[-1]
