"""Seats the players: from wishes and a seed to a Match with its bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from coup.bots.registry import find_bot
from coup.engine.rng import Random
from coup.engine.setup import choose_first, new_game
from coup.match import Match
from coup.rules.catalog import find_variant
from coup.ui.messages import clean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coup.engine.moves import Seat
    from coup.ui.wishes import Wishes

YOU: Final[Seat] = 0
TABLE_STREAM: Final = 0x7AB1E
"""Keeps what is drawn before the deal apart from the deal itself, which uses the seed as it is."""


class Seating(NamedTuple):
    """A match and the wishes that would lead to the very same one again."""

    match: Match
    wishes: Wishes

    @property
    def archives(self) -> tuple[str, ...]:
        """What the page has to open before the bots of this table decide."""
        wishes = self.wishes
        bots = (find_bot(wishes.bot_of(seat)) for seat in self.match.game.seats)
        return tuple(dict.fromkeys(bot.archive for bot in bots if bot.archive))

    @property
    def you(self) -> Seat:
        """The seat of the person at the screen."""
        return self.wishes.position.seat if self.wishes.position else YOU


def seat_players(
    wishes: Wishes,
    seed: int,
    you: str,
    opponents: Sequence[str],
    last_winner: Seat | None = None,
) -> Seating:
    """Deal a game; ValueError, with a sentence, where the wishes cannot be met."""
    random = Random(seed ^ TABLE_STREAM)
    variant = find_variant(wishes.variant)
    pool = [clean(name) for name in opponents]
    random.shuffle(pool)
    game = new_game(
        variant,
        wishes.seats,
        random,
        options=dict(wishes.options),
        characters=wishes.characters,
        names=(clean(you), *pool[: wishes.seats - 1]),
    )
    policies = {
        seat: find_bot(wishes.bot_of(seat)).make(random.next64()) for seat in game.seats[1:]
    }
    first = wishes.first
    if first is None:
        first = choose_first(game, random, winner=last_winner, agreed=YOU)
    if first not in game.seats:
        raise ValueError(f"there is no seat {first} to begin")
    match = Match(game, policies, seed, first=first)
    return Seating(match, wishes._replace(seed=seed, first=first, characters=game.rules.listed))
