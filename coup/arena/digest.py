"""A fingerprint of many random games: equal wherever the engine plays alike."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.rules.catalog import find_variant

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from coup.rules.model import Name


def digest(
    variant: Name,
    seats: int,
    *,
    games: int = 1000,
    seed: int = 1,
    options: Mapping[Name, object] | None = None,
) -> str:
    """The SHA-256 of the texts of all moves of so many random games, as 64 hexadecimal digits."""
    total = sha256()
    for text in move_texts(variant, seats, games, seed, options):
        total.update(f"{text}\n".encode())
    return total.hexdigest()


def move_texts(
    variant: Name, seats: int, games: int, seed: int, options: Mapping[Name, object] | None
) -> Iterator[str]:
    """The moves of the games one after the other, an empty text after each game."""
    random = Random(seed)
    for _ in range(games):
        game = new_game(find_variant(variant), seats, random, options=options)
        state = deal(game, random)
        while not state.is_over:
            legal = state.legal_moves
            move = legal[random.below(len(legal))] if legal else state.sample(random)
            yield str(move)
            state.apply(move)
        yield ""
