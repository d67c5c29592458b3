"""Which games are played in training: variants, seats, options and who sits at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.bots.registry import find_bot
from coup.engine.setup import new_game
from coup.rules.catalog import find_variant
from tests.opponents.rule_bots import RULE_BOTS
from tools.training.table import LEARNER

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.engine.game import Game
    from coup.engine.policy import Policy
    from coup.engine.rng import Random
    from tests.opponents.rule_bots import Player
    from tools.training.table import Owner

SEATS: Final = (2, 3, 3, 4, 4, 4, 4, 5, 6, 6)
"""Numbers of seats, drawn evenly; base games for two have a curriculum of their own."""
LARGER: Final = (3, 4, 4, 4, 5, 6)
"""Numbers of seats in training for base games of more than two, drawn evenly."""
BASE: Final = 0.45
OPTIONS: Final = 0.13
"""Shares of plain base games and of base games with options, Inquisitor or Reformation; the rest
are Rebellion G54."""
OPPONENTS: Final = (
    "random",
    "honest",
    "honest",
    "bluffer",
    "bluffer",
    "our-honest",
    "our-shrewd",
)
"""Drawn evenly; see `opponent` for the names."""
PAST: Final = 1
"""The owner number of a past self."""
RIVAL: Final = 2
"""The owner number of a finished network that learns no more, and is to be beaten."""


def draw_game(random: Random) -> Game:
    """The rules of one training game."""
    kind = random.below(1000) / 1000
    seats = SEATS[random.below(len(SEATS))]
    if kind < BASE:
        return new_game(find_variant("classic"), seats, random)
    if kind < BASE + OPTIONS:
        return _optional_game(seats, random)
    if not random.below(12):
        seats = 7 + random.below(2)
    options = {
        "advanced": bool(random.below(4)),
        "anarchy": bool(random.below(2)),
    }
    return new_game(find_variant("g54"), seats, random, options=options)


def _optional_game(seats: int, random: Random) -> Game:
    fifth = ("ambassador", "inquisitor")[random.below(2)]
    match random.below(5):
        case 0 | 1:
            options: dict[str, object] = {"fifth_character": "inquisitor"}
            if not random.below(2):
                options["contessa_blocks_examine"] = True
            return new_game(find_variant("classic"), seats, random, options=options)
        case 2 | 3:
            seats = (seats, 7 + random.below(4))[random.below(4) == 0]
            return new_game(
                find_variant("reformation"), seats, random, options={"fifth_character": fifth}
            )
        case _:
            setup = ("draft_pick_first", "draft_deal_first")[random.below(2)]
            if random.below(2):
                return new_game(
                    find_variant("classic"), 2, random, options={"two_player_setup": setup}
                )
            seats = 7 + random.below(2)
            return new_game(
                find_variant("classic"), seats, random, options={"fifth_character": fifth}
            )


def draw_duel(random: Random) -> Game:
    """The rules of one game for two with the base characters or the Inquisitor."""
    options: dict[str, object] = {}
    match random.below(12):
        case 0 | 1:
            options["fifth_character"] = "inquisitor"
        case 2:
            options["two_player_coins"] = "2-2"
        case 3:
            setups = ("draft_pick_first", "draft_deal_first")
            options["two_player_setup"] = setups[random.below(2)]
    return new_game(find_variant("classic"), 2, random, options=options)


def draw_base_game(random: Random) -> Game:
    """The rules of one base game for three to six, now and then with the Inquisitor."""
    fifth = ("ambassador", "inquisitor")[not random.below(8)]
    seats = LARGER[random.below(len(LARGER))]
    return new_game(find_variant("classic"), seats, random, options={"fifth_character": fifth})


DRAWS: Final[dict[str, Callable[[Random], Game]]] = {
    "all": draw_game,
    "duel": draw_duel,
    "base": draw_base_game,
}
"""By the name of a curriculum, what draws its games."""


def opponent(name: str, seed: int) -> Player | Policy:
    """A rule bot: `our-NAME` is one of the package's bots, other names are those of the tests."""
    if name in RULE_BOTS:
        return RULE_BOTS[name](seed)
    return find_bot(name.removeprefix("our-")).make(seed)


def draw_owners(
    seats: int, random: Random, *, rules: float, past: float, rival: float = 0.0
) -> list[Owner]:
    """Who plays each seat: always a learner, and at some tables rule bots, past selves or rivals.

    `rules`, `past` and `rival` are the shares of such tables, from 0 to 1. Rule bots and past
    selves take seven in ten of the other seats, rivals all of them.
    """
    if seats == 2:
        # One against one, bending towards weak opponents costs most against strong ones.
        rules *= 0.4
    owners: list[Owner] = [LEARNER] * seats
    kind = random.below(1000) / 1000
    hero = random.below(seats)
    if rules + past <= kind < rules + past + rival:
        return [LEARNER if seat == hero else RIVAL for seat in range(seats)]
    for seat in range(seats):
        if seat == hero or random.below(10) >= 7:
            continue
        if kind < rules:
            owners[seat] = opponent(OPPONENTS[random.below(len(OPPONENTS))], random.next64())
        elif kind < rules + past:
            owners[seat] = PAST
    return owners
