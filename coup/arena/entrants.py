"""The bots of a tournament: registered ones by name, others as `module:factory`."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from coup.bots.registry import find_bot

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.engine.policy import Policy


class OutsideBotError(ValueError):
    """A bot from outside the package broke; to this program that is wrong input."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot as `--bots` names it; plain text, so that it can be sent to another process."""

    name: str

    @property
    def is_outside(self) -> bool:
        """Whether the bot is written `module:factory`."""
        return ":" in self.name

    def make(self, seed: int) -> Policy:
        """A fresh bot; ValueError, with a sentence, where there is none."""
        if not self.is_outside:
            return find_bot(self.name).make(seed)
        factory = self._factory()
        try:
            policy = factory(seed)
        except Exception as error:
            raise OutsideBotError(f"bot {self.name!r} could not be made: {error!r}") from error
        if not callable(getattr(policy, "choose", None)):
            raise OutsideBotError(f"bot {self.name!r} gives an object without a method 'choose'")
        return policy

    def _factory(self) -> Callable[[int], Policy]:
        module_name, _, name = self.name.partition(":")
        try:
            module = importlib.import_module(module_name)
        except Exception as error:
            raise OutsideBotError(f"bot {self.name!r} cannot be imported: {error}") from error
        factory = getattr(module, name, None)
        if not callable(factory):
            raise OutsideBotError(f"bot {self.name!r}: the module has no factory {name!r}")
        return cast("Callable[[int], Policy]", factory)


def parse_entrants(text: str) -> tuple[Entrant, ...]:
    """The bots of a comma list, each made once to see that it can be; ValueError if it cannot."""
    entrants = tuple(Entrant(part.strip()) for part in text.split(",") if part.strip())
    if not entrants:
        raise ValueError("no bots are given")
    if "" not in sys.path:
        sys.path.insert(0, "")  # a bot's module may lie where the command is given
    for entrant in dict.fromkeys(entrants):
        entrant.make(0)
    return entrants
