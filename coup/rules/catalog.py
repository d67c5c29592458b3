"""The variants, each with its seats, options, characters and dealing; found by name."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coup.rules import anarchy, base, common, g54
from coup.rules import options as house
from coup.rules.model import Action, Character, Name, OptionValue, Rules, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

COPIES = ((6, 3), (8, 4), (10, 5))
"""Up to how many seats how many copies of each character are used (rules.md 2.4)."""

SOCIAL_MEDIA: Name = "social_media"
"""Listed among the characters of a game in which it is a general action (A.7)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A named rule set before its options are settled and its characters chosen."""

    name: Name
    seats: range
    options: tuple[house.Option, ...]
    common: tuple[Action, ...]
    defaults: Mapping[Name, OptionValue] = field(default_factory=dict)
    is_drawn: bool = False
    """Whether five characters are drawn for each game (Rebellion G54)."""
    sides: tuple[Name, ...] = ()

    def settle(self, chosen: Mapping[Name, object]) -> dict[Name, OptionValue]:
        """Every option's value; ValueError, with a sentence, for one that cannot be."""
        return house.settle(self.options, self.defaults, chosen)

    def parse_options(self, text: str) -> dict[Name, OptionValue]:
        """The options written as `name=value,…`; ValueError, with a sentence, for a wrong one."""
        known = {option.name: option for option in self.options}
        chosen: dict[Name, OptionValue] = {}
        for part in filter(None, text.split(",")):
            name, equals, value = part.strip().partition("=")
            if not equals:
                raise ValueError(f"an option is written name=value, not {part!r}")
            if name not in known:
                raise ValueError(f"{self.name} has no option {name!r}; it has {', '.join(known)}")
            chosen[name] = known[name].parse(value)
        return chosen

    def pool(self, options: Mapping[Name, OptionValue]) -> tuple[Character, ...]:
        """The characters a game with these options is made of or drawn from."""
        if not self.is_drawn:
            return base.characters(options)
        everything: tuple[Character, ...] = g54.CHARACTERS
        if options["anarchy"]:
            everything = (*everything, *anarchy.CHARACTERS)
        return tuple(g54.adjust(character, options) for character in everything)

    def rules(
        self,
        seats: int,
        options: Mapping[Name, object] | None = None,
        characters: tuple[Name, ...] = (),
    ) -> Rules:
        """The rules of one game; ValueError, with a sentence, where something cannot be.

        `characters` are the five of a drawn variant (with `social_media` as a sixth, perhaps);
        others have their characters from the options.
        """
        settled = self.settle(options or {})
        if seats not in self.seats:
            raise ValueError(
                f"{self.name} is played by {self.seats[0]} to {self.seats[-1]}, not by {seats}"
            )
        return Rules(
            variant=self.name,
            seats=seats,
            options=settled,
            characters=self.cast(settled, characters),
            common=self._common(settled, characters),
            table=_table(seats, settled),
            listed=characters if self.is_drawn else (),
            refund=settled["refund_on_lost_challenge"] is True,
            all_at_once=settled["challenge_offer"] == "fastest",
            block_after_own_challenge=settled["block_after_own_failed_challenge"] is True,
            reblock=settled.get("foreign_aid_reblock", False) is True,
            treasury=None if settled["treasury"] == "unlimited" else int(settled["treasury"]),
            examined_card_first=settled.get("examine_order") != "draw_then_return",
            draft=_draft(seats, settled),
            sides=self.sides,
            protect_from_all=settled.get("protect_from_all", True) is True,
            tie_clockwise=settled.get("communist_tie") == "clockwise",
            split_estate=settled.get("lawyer") != "first_clockwise",
            stack_tokens=settled.get("disappear_stack", True) is True,
            shed_in_turn=settled.get("mercenary_block") != "placement_only",
        )

    def _common(
        self, options: Mapping[Name, OptionValue], names: tuple[Name, ...]
    ) -> tuple[Action, ...]:
        actions = (*self.common, common.SOCIAL_MEDIA) if SOCIAL_MEDIA in names else self.common
        if options.get("embezzle_empty", True) is True:
            return actions
        return tuple(common.only_from_full_reserve(action) for action in actions)

    def cast(
        self, options: Mapping[Name, OptionValue], names: tuple[Name, ...]
    ) -> tuple[Character, ...]:
        """The characters of these names; ValueError where they make no game (G.2)."""
        pool = {character.name: character for character in self.pool(options)}
        if self.is_drawn:
            return self._drawn_cast(pool, options, names)
        if names and set(names) != set(pool):
            raise ValueError(f"the characters of {self.name} follow from its options")
        return tuple(pool.values())

    def _drawn_cast(
        self,
        pool: Mapping[Name, Character],
        options: Mapping[Name, OptionValue],
        names: tuple[Name, ...],
    ) -> tuple[Character, ...]:
        chosen = [name for name in names if name != SOCIAL_MEDIA]
        if SOCIAL_MEDIA in names and not options["anarchy"]:
            raise ValueError("social_media belongs to the Anarchy expansion")
        for name in chosen:
            if name not in pool:
                raise ValueError(f"there is no character {name!r} in this game")
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"the character {name!r} is given twice")
        cast = tuple(pool[name] for name in chosen)
        counts = Counter(character.category for character in cast)
        for category, number in g54.SLOTS.items():
            if counts[category] != number:
                raise ValueError(
                    f"a game has {number} of the category {category.value}, not {counts[category]}"
                )
        return cast


def _table(seats: int, options: Mapping[Name, OptionValue]) -> Table:
    copies = next(copies for most, copies in COPIES if seats <= most)
    coins: tuple[int, ...] = (2,) * seats
    if seats == 2 and "two_player_coins" in options:
        coins = tuple(int(number) for number in str(options["two_player_coins"]).split("-"))
    return Table(copies, coins)


def _draft(seats: int, options: Mapping[Name, OptionValue]) -> Name | None:
    setup = str(options.get("two_player_setup", "standard"))
    return setup.removeprefix("draft_") if seats == 2 and setup != "standard" else None


BASE_ACTIONS = (common.INCOME, common.FOREIGN_AID, common.COUP)

CLASSIC = Variant("classic", range(2, 9), house.BASE, BASE_ACTIONS)
COMPLOTS = Variant(
    "complots",
    range(2, 9),
    house.BASE,
    BASE_ACTIONS,
    {"two_player_setup": "draft_deal_first", "two_player_coins": "2-2", "treasury": 54},
)
HAMMIZ = Variant(
    "hammiz",
    range(2, 7),
    house.BASE,
    BASE_ACTIONS,
    {"refund_on_lost_challenge": False, "challenge_offer": "clockwise"},
)
REFORMATION = Variant(
    "reformation",
    range(2, 11),
    house.REFORMATION,
    (*BASE_ACTIONS, common.CONVERSION, common.EMBEZZLEMENT),
    {"examine_order": "draw_then_return"},
    sides=("loyalist", "reformist"),
)
G54 = Variant(
    "g54",
    range(2, 9),
    house.G54,
    (common.INCOME, common.COUP),
    {"first_player": "agreed"},
    is_drawn=True,
)

VARIANTS = (CLASSIC, COMPLOTS, HAMMIZ, G54, REFORMATION)


def find_variant(name: Name) -> Variant:
    """The variant of this name; ValueError if there is none."""
    for variant in VARIANTS:
        if variant.name == name:
            return variant
    known = ", ".join(variant.name for variant in VARIANTS)
    raise ValueError(f"there is no variant {name!r}; variants are {known}")
