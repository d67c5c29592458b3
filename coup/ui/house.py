"""The house rules and characters chosen for each variant, kept between visits where possible."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from coup.rules import g54
from coup.rules.catalog import SOCIAL_MEDIA
from coup.ui.relevance import CHARACTERS, SEATS, fits_characters, fits_draw, fits_seats
from coup.ui.words import Listing, Say, role, roles, say

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from coup.rules.catalog import Variant
    from coup.rules.model import OptionValue
    from coup.rules.options import Option
    from coup.ui.settings import Store

BY_HAND: Final = "host_picks"
CASTING: Final = ("draw", "advanced", "anarchy")
"""The options about which characters are in play; they stand beside the characters."""
FIRST: Final = "fifth_character"
"""The house rule most asked for stands before all others."""


class Chosen(NamedTuple):
    """What was chosen for a variant: the options that are not as usual, and characters."""

    options: dict[str, OptionValue]
    characters: tuple[str, ...]


class OptionRow(NamedTuple):
    """An option as it stands in the form; `obstacle` says why it has no effect now."""

    option: Option
    value: OptionValue
    usual: OptionValue
    obstacle: Say | None


class House:
    """Everything chosen so far, by variant; what cannot be understood is as usual."""

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._key = key
        self._wished: dict[str, Chosen] = {}

    def wish(
        self, variant: str, options: Mapping[str, OptionValue], characters: Sequence[str]
    ) -> None:
        """Choose for this visit only, as the address asks."""
        self._wished[variant] = Chosen(dict(options), tuple(characters))

    def of(self, variant: Variant) -> Chosen:
        """What is chosen for a variant."""
        if variant.name in self._wished:
            return self._wished[variant.name]
        kept = self._read().get(variant.name)
        if not isinstance(kept, dict):
            return Chosen({}, ())
        return Chosen(
            _options_kept(variant, kept.get("options")),
            _characters_kept(variant, kept.get("characters")),
        )

    def choose(self, variant: Variant, name: str, value: OptionValue) -> None:
        """Choose the value of an option."""
        chosen = self.of(variant)
        options = {option: kept for option, kept in chosen.options.items() if option != name}
        if value != usual(variant, options, name):
            options[name] = value
        self._keep(variant, chosen._replace(options=options))

    def pick(self, variant: Variant, characters: Sequence[str]) -> None:
        """Choose the characters of a game."""
        self._keep(variant, self.of(variant)._replace(characters=tuple(characters)))

    def reset(self, variant: Variant) -> None:
        """Take the house rules back to what is usual; the characters stay."""
        chosen = self.of(variant)
        options = {name: value for name, value in chosen.options.items() if name in CASTING}
        self._keep(variant, chosen._replace(options=options))

    def _keep(self, variant: Variant, chosen: Chosen) -> None:
        self._wished.pop(variant.name, None)
        kept = {"options": chosen.options, "characters": list(chosen.characters)}
        self._store.write(self._key, json.dumps({**self._read(), variant.name: kept}))

    def _read(self) -> dict[str, object]:
        try:
            content = json.loads(self._store.read(self._key) or "{}")
        except ValueError:
            return {}
        return content if isinstance(content, dict) else {}


def _options_kept(variant: Variant, kept: object) -> dict[str, OptionValue]:
    found: dict[str, OptionValue] = {}
    if not isinstance(kept, dict):
        return found
    for option in variant.options:
        try:
            found[option.name] = option.check(kept[option.name])
        except (KeyError, ValueError):
            continue
    return found


def _characters_kept(variant: Variant, kept: object) -> tuple[str, ...]:
    if not isinstance(kept, list) or not variant.is_drawn:
        return ()
    known = offered(variant, {"anarchy": True})
    return tuple(name for name in known if name in kept)


def usual(variant: Variant, options: Mapping[str, OptionValue], name: str) -> OptionValue:
    """The value of an option where it is not chosen itself, whatever else is."""
    return variant.settle({key: value for key, value in options.items() if key != name})[name]


def rows(variant: Variant, seats: int, chosen: Chosen) -> tuple[OptionRow, ...]:
    """Every option of a variant, as it stands."""
    values = variant.settle(chosen.options)
    cast = possible(variant, chosen)
    ordered = sorted(variant.options, key=lambda option: option.name != FIRST)
    return tuple(
        OptionRow(
            option,
            values[option.name],
            usual(variant, chosen.options, option.name),
            _obstacle(option.name, seats, cast, values),
        )
        for option in ordered
    )


def _obstacle(
    option: str, seats: int, cast: Collection[str], values: Mapping[str, OptionValue]
) -> Say | None:
    if not fits_seats(option, seats):
        limits = SEATS[option]
        if limits.most == 2:
            return say("setup-only-two")
        return say("setup-only-more", count=limits.least)
    if not fits_characters(option, cast):
        return say("setup-only-with", roles=roles(CHARACTERS[option]))
    return None if fits_draw(option, values) else say("setup-no-first-game")


def changed(variant: Variant, chosen: Chosen) -> int:
    """How many house rules are not as usual, those about the characters apart."""
    return sum(
        value != usual(variant, chosen.options, name)
        for name, value in chosen.options.items()
        if name not in CASTING
    )


# The characters of a drawn variant.


def offered(variant: Variant, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
    """Every character that may be picked with these options, Social Media among them."""
    values = variant.settle(options)
    order = list(g54.SLOTS)
    pool = sorted(variant.pool(values), key=lambda c: order.index(c.category) if c.category else 0)
    names = tuple(character.name for character in pool)
    return (*names, SOCIAL_MEDIA) if values.get("anarchy") else names


def picked(variant: Variant, chosen: Chosen) -> tuple[str, ...]:
    """The characters picked by hand, as far as they are offered; at first those of a first game."""
    names = offered(variant, chosen.options)
    return tuple(name for name in names if name in (chosen.characters or g54.FIRST_GAME))


def is_by_hand(chosen: Chosen) -> bool:
    """Whether the characters are picked rather than drawn."""
    return chosen.options.get("draw") == BY_HAND


def possible(variant: Variant, chosen: Chosen) -> frozenset[str]:
    """The characters that may be in play."""
    values = variant.settle(chosen.options)
    pool = variant.pool(values)
    if not variant.is_drawn:
        return frozenset(character.name for character in pool)
    if values["draw"] == "first_game":
        return frozenset(g54.FIRST_GAME)
    if is_by_hand(chosen):
        return frozenset(picked(variant, chosen))
    basic = {character.name for character in g54.CHARACTERS if not character.advanced}
    extra = {c.name for c in pool} - {c.name for c in g54.CHARACTERS}
    return frozenset({c.name for c in pool} if values["advanced"] else basic | extra)


def verdict(variant: Variant, chosen: Chosen) -> tuple[Say, bool]:
    """What the characters picked lack, or who they are, and whether a game can be made of them."""
    names = picked(variant, chosen)
    counts = Counter(
        character.category
        for character in variant.pool(variant.settle(chosen.options))
        if character.name in names
    )
    lacking = {c: wanted - counts[c] for c, wanted in g54.SLOTS.items() if wanted > counts[c]}
    extra = {c: counts[c] - wanted for c, wanted in g54.SLOTS.items() if wanted < counts[c]}
    for message, numbers in (("setup-cast-lacks", lacking), ("setup-cast-extra", extra)):
        if numbers:
            slots = tuple(
                say("setup-slot", category=say(f"category-{c.value}"), count=number)
                for c, number in numbers.items()
            )
            return say(message, slots=Listing(slots)), False
    return say("setup-cast-full", roles=Listing(tuple(role(name) for name in names))), True


def wished(variant: Variant, chosen: Chosen) -> tuple[dict[str, OptionValue], tuple[str, ...]]:
    """The options and characters of a game to be dealt."""
    by_hand = variant.is_drawn and is_by_hand(chosen) and verdict(variant, chosen)[1]
    return chosen.options, picked(variant, chosen) if by_hand else ()
