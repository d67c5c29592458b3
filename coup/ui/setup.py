"""The set-up form: what it asks, and the wishes it stands for."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, TypeVar

from coup.bots.registry import BOTS, find_bot
from coup.rules.catalog import find_variant
from coup.ui.settings import CHOICES
from coup.ui.wishes import Wishes, default_seats, parse_bots, seats_of
from coup.ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.rules.catalog import Variant
    from coup.ui.host import Host
    from coup.ui.words import Say

Value = TypeVar("Value")


def wishes_of_form(host: Host) -> Wishes:
    """What is filled in; whatever cannot be falls back to the default."""
    page = host.page
    variant = _or_default(
        lambda: find_variant(page.value_of("setup-variant")), find_variant("classic")
    )
    seats = _or_default(
        lambda: seats_of(variant, int(page.value_of("setup-seats"))), default_seats(variant)
    )
    bots = _or_default(lambda: parse_bots(page.value_of("setup-bots")), Wishes().bots)
    wishes = Wishes(variant.name, seats, bots, styled=page.value_of("setup-styles") != "off")
    if not host.settings.has_house:
        return wishes
    from coup.ui.house import wished

    options, characters = wished(variant, host.settings.house.of(variant))
    return wishes._replace(options=tuple(options.items()), characters=characters)


def with_early_choices(host: Host, wishes: Wishes) -> Wishes:
    """The wishes, except where the form was filled in while the game was still on its way."""
    for name in ("speed", "styles"):
        value = host.page.value_of(f"setup-{name}")
        if value != CHOICES[name][0]:
            host.settings.choose(name, value)
    early, usual = wishes_of_form(host), Wishes()
    if early.variant != usual.variant:
        wishes = Wishes(early.variant, early.seats, wishes.bots, styled=wishes.styled)
    if early.seats != usual.seats:
        wishes = wishes._replace(seats=early.seats)
    if early.bots != usual.bots:
        wishes = wishes._replace(bots=early.bots, styled=True)
    return wishes


def fill_form(host: Host, wishes: Wishes) -> None:
    """Show wishes in the form."""
    page = host.page
    if wishes.options or wishes.characters:
        host.settings.house.wish(wishes.variant, dict(wishes.options), wishes.characters)
    page.set_value("setup-variant", wishes.variant)
    update_form(host, "setup-variant", seats=wishes.seats)
    _fill_bots(host, wishes.bots)
    page.set_value("setup-styles", "on" if has_styles(host, wishes) else "off")
    page.set_value("setup-speed", host.settings["speed"])


def has_styles(host: Host, wishes: Wishes) -> bool:
    """Whether opponents get personalities: wishes may forbid them, and so may who plays here."""
    return wishes.styled and host.settings["styles"] == "on"


def tell_anew(host: Host) -> None:
    """Say what the form says in another language; what is chosen stays."""
    _fill_bots(host, tuple(host.page.value_of("setup-bots").split(",")))
    update_form(host, "setup-variant")


def _fill_bots(host: Host, bots: tuple[str, ...]) -> None:
    host.page.patch("setup-bots", _bot_options(host, bots))
    host.page.set_value("setup-bots", ",".join(bots))
    update_form(host, "setup-bots")


def _bot_options(host: Host, wished: tuple[str, ...]) -> str:
    """Every bot that is more than a yardstick, and those wished for."""
    names = [bot.name for bot in sorted(BOTS, key=lambda bot: bot.level) if bot.level]
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
    if changed == "setup-styles":
        host.settings.choose("styles", page.value_of("setup-styles"))
    if changed == "setup-bots":
        bots = page.value_of("setup-bots")
        known = any(bot.name == bots for bot in BOTS)
        page.patch("setup-bots-help", host.speaker.html(say(f"bot-{bots}-help")) if known else "")
        can_differ = any(find_bot(bot).styled for bot in bots.split(","))
        page.show("setup-styles-row", visible=can_differ)
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
    page.show("setup-characters", visible=variant.is_drawn)
    tell_parts(host, variant)


def tell_parts(host: Host, variant: Variant) -> None:
    """Say on the closed parts what is chosen inside."""
    page, speaker = host.page, host.speaker
    page.show("setup-problem", visible=False)
    if not variant.is_drawn and not host.settings.has_house:
        page.patch("setup-rules-now", speaker.html(say("setup-changed", count=0)))
        return
    from coup.ui.house import changed
    from coup.ui.present import option_value

    chosen = host.settings.house.of(variant)
    count = changed(variant, chosen)
    page.patch("setup-rules-now", speaker.html(say("setup-changed", count=count)))
    if variant.is_drawn:
        draw = variant.settle(chosen.options)["draw"]
        page.patch("setup-characters-now", speaker.html(option_value("draw", draw)))


def problem_of_form(host: Host) -> Say | None:
    """Why no game can be dealt from what is filled in."""
    variant = find_variant(host.page.value_of("setup-variant"))
    if not variant.is_drawn or not host.settings.has_house:
        return None
    from coup.ui.house import is_by_hand, verdict

    chosen = host.settings.house.of(variant)
    told, is_full = verdict(variant, chosen)
    return told if is_by_hand(chosen) and not is_full else None


def _or_default(read: Callable[[], Value], default: Value) -> Value:
    try:
        return read()
    except ValueError:
        return default
