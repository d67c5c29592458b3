"""The bots there are, by name and level: what menus, the arena and the tests are built from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from coup.bots.honest import HonestBot
from coup.bots.levels.casual import Casual
from coup.bots.levels.novice import Novice
from coup.bots.levels.shrewd import Shrewd
from coup.bots.random_bot import RandomBot
from coup.bots.styles import PLAIN, Style, find_style
from coup.engine.policy import explain, ponder

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from coup.engine.moves import Move
    from coup.engine.observation import Observation
    from coup.engine.policy import Policy, Reason


@dataclass(frozen=True, slots=True)
class Bot:
    """A registered opponent: `make` gives a fresh policy from a seed.

    Levels are 1 (Novice) to 5 (Master); those of level 0 are there for tests and measuring. What
    players read about a bot is in the message catalogue under its name. `styled` gives a policy
    with a personality, where the bot can have one. `archives` name what the page has to open before
    the bot decides, where it does not travel with the rest.
    """

    name: str
    level: int
    make: Callable[[int], Policy]
    styled: Callable[[int, Style], Policy] | None = None
    archives: tuple[str, ...] = ()

    def with_style(self, style: Style) -> Bot:
        """This bot with a personality; ValueError where it can have none."""
        if style is PLAIN:
            return self
        if self.styled is None:
            raise ValueError(f"the bot {self.name!r} has no styles")
        make = partial(_make, self.styled, style)
        return replace(self, name=f"{self.name}+{style.id}", make=make, styled=None)


def _make(styled: Callable[[int, Style], Policy], style: Style, seed: int) -> Policy:
    return styled(seed, style)


class Late:
    """A policy that is made when it is first asked, since its code may arrive after the deal."""

    def __init__(self, make: Callable[[int], Policy], seed: int) -> None:
        self._make = make
        self._seed = seed
        self._policy: Policy | None = None

    def choose(self, observation: Observation) -> Move:
        """What the policy chooses."""
        return self._made().choose(observation)

    @property
    def last_reason(self) -> Reason | None:
        """The reason of the policy, if it has been made and gives any."""
        return None if self._policy is None else explain(self._policy)

    def _made(self) -> Policy:
        if self._policy is None:
            self._policy = self._make(self._seed)
        return self._policy


class LateThinker(Late):
    """One that also takes its time."""

    def think(self, observation: Observation) -> Generator[None, None, Move]:
        """What the policy chooses, with the pauses it makes."""
        return ponder(self._made(), observation)


def _expert(style: Style, seed: int) -> Policy:
    from coup.bots.net.expert import ExpertBot  # noqa: PLC0415  in the page it arrives late

    return ExpertBot(seed, style)


def _master(style: Style, seed: int) -> Policy:
    from coup.bots.search.master import MasterBot  # noqa: PLC0415  in the page it arrives late

    return MasterBot(seed, style)


def _late_expert(seed: int, style: Style = PLAIN) -> Policy:
    return Late(partial(_expert, style), seed)


def _late_master(seed: int, style: Style = PLAIN) -> Policy:
    return LateThinker(partial(_master, style), seed)


BOTS = (
    Bot("random", 0, RandomBot),
    Bot("honest", 0, HonestBot),
    Bot("novice", 1, Novice, Novice),
    Bot("casual", 2, Casual, Casual),
    Bot("shrewd", 3, Shrewd, Shrewd),
    Bot("expert", 4, _late_expert, _late_expert, archives=("network",)),
    Bot("master", 5, _late_master, _late_master, archives=("network", "search")),
)
BY_RULES = tuple(bot for bot in BOTS if 1 <= bot.level <= 3)
"""The levels that play by rules: quick enough for games by the thousand."""


def find_bot(name: str) -> Bot:
    """The bot of this name, or of `name+style`; ValueError if there is none."""
    plain, _, style = name.partition("+")
    for bot in BOTS:
        if bot.name == plain:
            return bot.with_style(find_style(style)) if style else bot
    raise ValueError(f"there is no bot {plain!r}; bots are {', '.join(bot.name for bot in BOTS)}")
