"""The house-rule options of every variant: their values and defaults (rules.md 6.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coup.rules.model import Name, OptionValue


@dataclass(frozen=True, slots=True)
class Option:
    """A named house rule: the values it may take, the first of them the default."""

    name: Name
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        """The value that stands where none is chosen."""
        return self.values[0]

    def parse(self, text: str) -> OptionValue:
        """The value written by a text, as `--options K=V` gives it; ValueError if there is none."""
        for value in self.values:
            if text.lower() in _spellings(value):
                return value
        raise ValueError(f"{self.name} may be {self.choices()}, not {text!r}")

    def check(self, value: object) -> OptionValue:
        """The value itself, if the option may take it; ValueError if not."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise ValueError(f"{self.name} may be {self.choices()}, not {value!r}")

    def write(self, value: OptionValue) -> str:
        """The text that `parse` reads as this value."""
        return _spellings(self.check(value))[0]

    def choices(self) -> str:
        """The values as a readable list."""
        return " or ".join(_spellings(value)[0] for value in self.values)


def _spellings(value: OptionValue) -> tuple[str, ...]:
    if value is True:
        return ("true", "on", "yes", "1")
    if value is False:
        return ("false", "off", "no", "0")
    return (str(value),)


YES_NO: tuple[OptionValue, ...] = (True, False)
NO_YES: tuple[OptionValue, ...] = (False, True)

CHALLENGE_OFFER = Option("challenge_offer", ("fastest", "clockwise"))
REFUND = Option("refund_on_lost_challenge", YES_NO)
FIRST_PLAYER = Option("first_player", ("previous_winner", "agreed", "random"))
TREASURY = Option("treasury", ("unlimited", 50, 54))
BLOCK_AFTER = Option("block_after_own_failed_challenge", YES_NO)
SHOW_COST_AT = Option("show_cost_at", ("declare", "resolve"))

COMMON = (CHALLENGE_OFFER, REFUND, FIRST_PLAYER, TREASURY, BLOCK_AFTER, SHOW_COST_AT)
"""What every variant lets its players choose."""

BASE = (
    *COMMON,
    Option("fifth_character", ("ambassador", "inquisitor")),
    Option("two_player_setup", ("standard", "draft_pick_first", "draft_deal_first")),
    Option("two_player_coins", ("1-2", "2-2", "1-1")),
    Option("examine_order", ("return_shuffle_draw", "draw_then_return")),
    Option("foreign_aid_reblock", NO_YES),
    Option("steal_from_broke", YES_NO),
    Option("steal_from_eliminated", YES_NO),
    Option("contessa_blocks_examine", NO_YES),
)

REFORMATION = (
    *BASE,
    Option("embezzle_empty", YES_NO),
    Option("allegiance_start", ("alternate_first_chooses", "alternate_random", "random_halves")),
)

G54 = (
    *COMMON,
    Option("draw", ("random", "first_game", "host_picks")),
    Option("advanced", NO_YES),
    Option("anarchy", NO_YES),
    Option("steal_from_eliminated", YES_NO),
    Option("judge_coins", ("returned", "kept_by_target")),
    Option("mercenary_block", ("placement_and_next_turn", "placement_only")),
    Option("producer_block", ("target_part_only", "whole_action")),
    Option("lawyer", ("equal_split", "first_clockwise")),
    Option("communist_tie", ("active_chooses", "clockwise")),
    Option("disappear_stack", YES_NO),
    Option("protect_from_all", YES_NO),
)


def settle(
    options: tuple[Option, ...],
    defaults: Mapping[Name, OptionValue],
    chosen: Mapping[Name, object],
) -> dict[Name, OptionValue]:
    """The value of every option: chosen, else the variant's default, else the option's own.

    Raises ValueError for an option the variant does not have or a value it may not take.
    """
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise ValueError(f"there is no option {name!r} here; options are {', '.join(known)}")
    values = {name: defaults.get(name, option.default) for name, option in known.items()}
    values.update({name: known[name].check(value) for name, value in chosen.items()})
    if values.get("two_player_setup") == "draft_deal_first" and "two_player_coins" not in chosen:
        values["two_player_coins"] = "2-2"  # S2.43 mentions no change of coins
    return values
