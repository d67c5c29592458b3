"""Reads what a game should be: from the address of the page, from a script, from the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from coup.bots.registry import BOTS, find_bot
from coup.rules.catalog import VARIANTS, Variant, find_variant
from coup.ui.settings import CHOICES, SPEEDS
from coup.ui.words import Insert, Say, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coup.engine.moves import Seat
    from coup.engine.record import Record

DEFAULT_VARIANT: Final = "classic"
DEFAULT_SEATS: Final = 4
DEFAULT_LEVEL: Final = 2
DEFAULT_BOT: Final = next((b.name for b in BOTS if b.level == DEFAULT_LEVEL), BOTS[-1].name)
LARGEST_SEED: Final = 2**64


class Position(NamedTuple):
    """A record to go on from, and the seat of the person at the screen in it."""

    record: Record
    seat: Seat


class Wishes(NamedTuple):
    """A game to be dealt; whatever is not wished for is left to chance."""

    variant: str = DEFAULT_VARIANT
    seats: int = DEFAULT_SEATS
    bots: tuple[str, ...] = (DEFAULT_BOT,)
    """One name for every opponent, or one for all."""
    seed: int | None = None
    options: tuple[tuple[str, str | int | bool], ...] = ()
    characters: tuple[str, ...] = ()
    first: int | None = None
    styled: bool = True
    """Whether every opponent that can have one gets a personality, drawn from the seed.

    Who names the bots, in an address or a script, gets them as named: `shrewd` without a
    personality, `shrewd+fox` with one. So games written down before there were any stay the same.
    """
    position: Position | None = None
    """Stands for everything else, except the bots and the seed of what chance does from here."""

    def bot_of(self, seat: int) -> str:
        """The bot on a seat from 1 on."""
        return self.bots[(seat - 1) % len(self.bots)]


class Address(NamedTuple):
    """What the address of the page asks for, and what of it cannot be."""

    wishes: Wishes
    settings: dict[str, str]
    starts: bool
    complaints: tuple[Say, ...]


def read_address(parameters: Mapping[str, str]) -> Address:
    """The wishes of an address; unknown parameters are ignored, bad values told and replaced."""
    complaints: list[Say] = []

    def read(name: str, parse: Callable[[str], object], default: object) -> object:
        if name not in parameters:
            return default
        try:
            return parse(parameters[name])
        except ValueError:
            value = Insert(parameters[name])
            complaints.append(say("warning-parameter", name=Insert(name), value=value))
            return default

    variant = read("variant", find_variant, find_variant(DEFAULT_VARIANT))
    assert isinstance(variant, Variant)
    seats = read("seats", lambda text: seats_of(variant, int(text)), default_seats(variant))
    options = read("options", variant.parse_options, {})
    assert isinstance(options, dict)
    characters = read("characters", lambda text: parse_characters(variant, options, text), ())
    if characters:
        options["draw"] = "host_picks"
    wishes = Wishes(
        variant=variant.name,
        seats=int(str(seats)),
        options=tuple(options.items()),
        characters=tuple(map(str, characters)) if isinstance(characters, tuple) else (),
        bots=_names(read("bots", parse_bots, (DEFAULT_BOT,))),
        seed=_number(read("seed", parse_seed, None)),
        first=_number(read("first", lambda text: first_of(int(str(seats)), int(text)), None)),
        styled="bots" not in parameters,
    )
    readers = {"speed": parse_speed, **{n: _choice(n) for n in ("theme", "motion", "numerals")}}
    found = {name: read(name, parse, None) for name, parse in readers.items()}
    settings = {name: str(value) for name, value in found.items() if value is not None}
    starts = read("start", _flag, default=False)
    return Address(wishes, settings, starts is True, tuple(complaints))


def seats_of(variant: Variant, seats: int) -> int:
    """The number of seats, if the variant is played by so many; ValueError if not."""
    if seats not in variant.seats:
        raise ValueError(f"{variant.name} is not played by {seats}")
    return seats


def first_of(seats: int, first: Seat) -> Seat:
    """The seat that begins, if it is at a table of so many; ValueError if not."""
    if first not in range(seats):
        raise ValueError(f"there is no seat {first} among {seats}")
    return first


def parameters_of(wishes: Wishes, bots: Sequence[str]) -> dict[str, str]:
    """The parameters of an address that deals this very game again, with these bots in it."""
    variant = find_variant(wishes.variant)
    known = {option.name: option for option in variant.options}
    options = dict(wishes.options)
    if wishes.characters:
        options.pop("draw", None)  # whoever names characters has picked them
    written = ",".join(f"{name}={known[name].write(value)}" for name, value in options.items())
    parameters = {
        "variant": wishes.variant,
        "seats": str(wishes.seats),
        "bots": ",".join(bots),
        "seed": str(wishes.seed),
        "first": str(wishes.first),
        "options": written,
        "characters": ",".join(wishes.characters),
        "start": "1",
    }
    return {name: value for name, value in parameters.items() if value}


def default_seats(variant: Variant) -> int:
    """The number of seats of a variant where none is chosen."""
    return DEFAULT_SEATS if DEFAULT_SEATS in variant.seats else variant.seats[-1]


def parse_bots(text: str) -> tuple[str, ...]:
    """The bots of a comma list; ValueError for a name there is not."""
    # In an address a plus sign stands for a space.
    return tuple(find_bot(name.strip().replace(" ", "+")).name for name in text.split(","))


def parse_characters(variant: Variant, options: Mapping[str, object], text: str) -> tuple[str, ...]:
    """The characters of a comma list; ValueError where no game can be made of them."""
    names = tuple(name.strip() for name in text.split(","))
    if not variant.is_drawn:
        raise ValueError(f"{variant.name} has always the same characters")
    variant.cast(variant.settle(options), names)
    return names


def parse_seed(text: str) -> int:
    """A number as it is; any other text becomes the same number everywhere (FNV-1a)."""
    if not text:
        raise ValueError("an empty seed")
    if text.isascii() and text.isdecimal():
        return int(text) % LARGEST_SEED
    mixed = 0xCBF29CE484222325
    for byte in text.encode():
        mixed = ((mixed ^ byte) * 0x100000001B3) % LARGEST_SEED
    return mixed


def parse_speed(text: str) -> str:
    """A speed by name, or the nearest to a share of the normal waiting time; 0 is instant."""
    if text in SPEEDS:
        return text
    share = float(text)
    if not 0 <= share < float("inf"):
        raise ValueError(f"no speed {text}")
    if share == 0:
        return "instant"
    waiting = {name: value for name, value in SPEEDS.items() if value}
    return min(waiting, key=lambda name: abs(waiting[name] - share))


def _choice(name: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if text not in CHOICES[name]:
            raise ValueError(f"no {name} {text}")
        return text

    return parse


def _flag(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError(f"neither 0 nor 1: {text}")
    return text == "1"


def _names(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, tuple) else (DEFAULT_BOT,)


def _number(value: object) -> int | None:
    return value if isinstance(value, int) else None


def variant_names() -> tuple[str, ...]:
    """The variants there are."""
    return tuple(variant.name for variant in VARIANTS)
