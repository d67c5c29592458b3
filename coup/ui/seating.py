"""Seats the players: from wishes and a seed to a Match with its bots."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Final, NamedTuple

from coup.bots.registry import find_bot
from coup.bots.styles import STYLES
from coup.engine.rng import Random
from coup.engine.setup import choose_first, new_game
from coup.match import Match
from coup.rules.catalog import find_variant
from coup.ui.messages import clean
from coup.ui.wishes import parameters_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coup.engine.moves import Seat
    from coup.ui.wishes import Wishes

YOU: Final[Seat] = 0
TABLE_STREAM: Final = 0x7AB1E
"""Keeps what is drawn before the deal apart from the deal itself, which uses the seed as it is."""
STYLE_STREAM: Final = 0x57_1E5
"""Keeps the personalities apart from both: with or without them, a seed deals the same cards."""


class Seating(NamedTuple):
    """A match and the wishes that would lead to the very same one again."""

    match: Match
    wishes: Wishes
    bots: Mapping[Seat, str]
    """The names of the bots as they are seated, with their personalities."""

    @property
    def styles(self) -> dict[Seat, str]:
        """The ids of the personalities at the table; plain bots have none."""
        styles = {seat: bot.partition("+")[2] for seat, bot in self.bots.items()}
        return {seat: style for seat, style in styles.items() if style}

    @property
    def archives(self) -> tuple[str, ...]:
        """What the page has to open before the bots of this table decide."""
        needed = (archive for bot in self.bots.values() for archive in find_bot(bot).archives)
        return tuple(dict.fromkeys(needed))

    @property
    def parameters(self) -> dict[str, str] | None:
        """The parameters of an address that deals it again; a position can be dealt by none."""
        if self.wishes.position is not None:
            return None
        return parameters_of(self.wishes, tuple(self.bots.values()))

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
    bots = draw_styles({seat: wishes.bot_of(seat) for seat in game.seats[1:]}, wishes, seed)
    policies = {seat: find_bot(bot).make(random.next64()) for seat, bot in bots.items()}
    first = wishes.first
    if first is None:
        first = choose_first(game, random, winner=last_winner, agreed=YOU)
    if first not in game.seats:
        raise ValueError(f"there is no seat {first} to begin")
    match = Match(game, policies, seed, first=first)
    # What chance drew it draws again; named, it would leave the stream of the bots elsewhere.
    return Seating(match, wishes._replace(seed=seed, first=first), bots)


def draw_styles(bots: Mapping[Seat, str], wishes: Wishes, seed: int) -> dict[Seat, str]:
    """The bots, each with a personality where that is wished for and can be.

    Each has one of its own as long as there are enough.
    """
    if not wishes.styled:
        return dict(bots)
    styles = [style.id for style in STYLES]
    Random(seed ^ STYLE_STREAM).shuffle(styles)
    return {
        seat: f"{bot}+{style}" if find_bot(bot).styled and "+" not in bot else bot
        for (seat, bot), style in zip(bots.items(), cycle(styles), strict=False)
    }
