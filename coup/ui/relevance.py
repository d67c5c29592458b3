"""Which house rules mean nothing for some seats, characters and other rules, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from coup.rules.model import OptionValue


class Seats(NamedTuple):
    """The numbers of players a house rule is for."""

    least: int = 2
    most: int = 99


SEATS: Final[Mapping[str, Seats]] = {
    "two_player_setup": Seats(most=2),
    "two_player_coins": Seats(most=2),
    "foreign_aid_reblock": Seats(least=3),
    "communist_tie": Seats(least=3),
    "lawyer": Seats(least=3),
}
CHARACTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "examine_order": ("inquisitor",),
    "contessa_blocks_examine": ("inquisitor",),
    "judge_coins": ("judge",),
    "mercenary_block": ("mercenary",),
    "disappear_stack": ("mercenary",),
    "producer_block": ("producer",),
    "communist_tie": ("communist",),
    "lawyer": ("lawyer",),
    "protect_from_all": ("peacekeeper", "foreign_consular"),
    "steal_from_eliminated": ("captain", "politician"),
}
"""House rules about characters, which mean nothing where none of these is in play."""

DRAWS: Final[Mapping[str, tuple[str, ...]]] = {
    "advanced": ("random", "host_picks"),
    "anarchy": ("random", "host_picks"),
}
"""House rules about which characters there are, by the ways of choosing that heed them."""


def fits_seats(option: str, seats: int) -> bool:
    """Whether a house rule can matter for so many players."""
    limits = SEATS.get(option, Seats())
    return limits.least <= seats <= limits.most


def fits_characters(option: str, characters: Collection[str]) -> bool:
    """Whether a house rule can matter among these characters."""
    needed = CHARACTERS.get(option)
    return needed is None or any(name in characters for name in needed)


def fits_draw(option: str, options: Mapping[str, OptionValue]) -> bool:
    """Whether a house rule can matter for the way the characters are chosen."""
    return option not in DRAWS or options["draw"] in DRAWS[option]
