"""The bots there are, by name and level: what menus, the arena and the tests are built from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coup.bots.honest import HonestBot
from coup.bots.random_bot import RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.engine.policy import Policy


@dataclass(frozen=True, slots=True)
class Bot:
    """A registered opponent: `make` gives a fresh policy from a seed.

    What players read about it is in the message catalogue under its name.
    """

    name: str
    level: int
    make: Callable[[int], Policy]


BOTS = (
    Bot("random", 0, RandomBot),
    Bot("honest", 1, HonestBot),
)


def find_bot(name: str) -> Bot:
    """The bot of this name; ValueError if there is none."""
    for bot in BOTS:
        if bot.name == name:
            return bot
    raise ValueError(f"there is no bot {name!r}; bots are {', '.join(bot.name for bot in BOTS)}")
