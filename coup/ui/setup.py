"""The set-up form: what it asks, and the wishes it stands for."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, TypeVar

from coup.bots.registry import BOTS
from coup.rules.catalog import find_variant
from coup.ui.wishes import Wishes, default_seats, parse_bots, seats_of
from coup.ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.ui.host import Host
    from coup.ui.page import Page

Value = TypeVar("Value")


def wishes_of_form(page: Page) -> Wishes:
    """What is filled in; whatever cannot be falls back to the default."""
    variant = _or_default(
        lambda: find_variant(page.value_of("setup-variant")), find_variant("classic")
    )
    seats = _or_default(
        lambda: seats_of(variant, int(page.value_of("setup-seats"))), default_seats(variant)
    )
    bots = _or_default(lambda: parse_bots(page.value_of("setup-bots")), Wishes().bots)
    return Wishes(variant.name, seats, bots)


def fill_form(host: Host, wishes: Wishes) -> None:
    """Show wishes in the form."""
    page = host.page
    page.set_value("setup-variant", wishes.variant)
    update_form(host, "setup-variant", seats=wishes.seats)
    page.patch("setup-bots", _bot_options(host, wishes.bots))
    page.set_value("setup-bots", ",".join(wishes.bots))
    page.set_value("setup-speed", host.settings["speed"])


def _bot_options(host: Host, wished: tuple[str, ...]) -> str:
    """Every bot that is more than a yardstick, and those wished for."""
    names = [bot.name for bot in BOTS if bot.level]
    options = {name: host.speaker.html(say(f"bot-{name}")) for name in names}
    chosen = ",".join(wished)
    if chosen not in options:
        options[chosen] = escape(chosen)
    return "".join(
        f'<option value="{escape(value)}">{label}</option>' for value, label in options.items()
    )


def update_form(host: Host, changed: str, seats: int | None = None) -> None:
    """Let the form follow a change: the sentence about the variant, and its numbers of seats."""
    page = host.page
    if changed == "setup-speed":
        host.settings.choose("speed", page.value_of("setup-speed"))
    if changed != "setup-variant":
        return
    variant = find_variant(page.value_of("setup-variant"))
    page.patch("setup-variant-help", host.speaker.html(say(f"variant-{variant.name}-help")))
    seats = seats or int(page.value_of("setup-seats") or 0)
    options = "".join(
        f'<option value="{number}">{host.speaker.html(say("setup-seats-count", count=number))}'
        "</option>"
        for number in variant.seats
    )
    page.patch("setup-seats", options)
    chosen = seats if seats in variant.seats else default_seats(variant)
    page.set_value("setup-seats", str(chosen))


def _or_default(read: Callable[[], Value], default: Value) -> Value:
    try:
        return read()
    except ValueError:
        return default
