"""Drawing the characters of one game of Rebellion G54 (G.2, G.4, A.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.rules import anarchy, g54
from coup.rules.catalog import SOCIAL_MEDIA
from coup.rules.model import Category

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coup.rules.model import Character, Name, OptionValue


def draw_characters(
    options: Mapping[Name, OptionValue], below: Callable[[int], int]
) -> tuple[Name, ...]:
    """Five characters by category, each set equally likely; `below(n)` gives 0 to n - 1.

    `social_media` comes as a sixth where it was drawn for the communications.
    """
    if options["draw"] == "first_game":
        return g54.FIRST_GAME
    pool = [c for c in g54.CHARACTERS if options["advanced"] or not c.advanced]
    if options["anarchy"]:
        pool.extend(anarchy.CHARACTERS)
    drawn: list[Name] = []
    for category, number in g54.SLOTS.items():
        names = _of_category(pool, category)
        if category is Category.COMMUNICATIONS and options["anarchy"]:
            names.append(SOCIAL_MEDIA)
        for _ in range(number):
            name = names.pop(below(len(names)))
            drawn.append(name)
            if name == SOCIAL_MEDIA:
                # It becomes a general action, and a further character is drawn.
                drawn.append(names.pop(below(len(names))))
    return tuple(drawn)


def _of_category(pool: list[Character], category: Category) -> list[Name]:
    return [character.name for character in pool if character.category is category]
