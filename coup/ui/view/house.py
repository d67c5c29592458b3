"""Draws the house rules and the characters of a game in the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.rules import g54
from coup.rules.catalog import SOCIAL_MEDIA
from coup.rules.model import Category
from coup.ui.house import CASTING, Chosen, changed, is_by_hand, picked, rows, verdict
from coup.ui.present import option_value
from coup.ui.view.html import art, button, icon, unseen
from coup.ui.words import role, say

if TYPE_CHECKING:
    from collections.abc import Collection

    from coup.rules.catalog import Variant
    from coup.rules.model import OptionValue
    from coup.ui.house import OptionRow
    from coup.ui.messages import Speaker


def rules_part(variant: Variant, seats: int, chosen: Chosen, speaker: Speaker) -> str:
    """Every house rule of a variant, and the way back to what is usual."""
    options = "".join(
        _option(row, speaker)
        for row in rows(variant, seats, chosen)
        if row.option.name not in CASTING
    )
    back = ""
    if changed(variant, chosen):
        back = button(speaker, "usual", say("setup-usual"), sign="rotate-ccw")
        back = f'<div class="row">{back}</div>'
    return f'<div class="options">{options}</div>{back}'


def characters_part(variant: Variant, seats: int, chosen: Chosen, speaker: Speaker) -> str:
    """How the characters of a game are chosen; and to choose them, where that is done by hand."""
    options = "".join(
        _option(row, speaker) for row in rows(variant, seats, chosen) if row.option.name in CASTING
    )
    parts = [f'<div class="options">{options}</div>']
    if is_by_hand(chosen):
        parts.append(_picker(variant, chosen, speaker))
    elif chosen.options.get("draw") == "first_game":
        told, _ = verdict(variant, Chosen({}, g54.FIRST_GAME))
        parts.append(f"<p>{speaker.html(told)}</p>")
    return "".join(parts)


def _option(row: OptionRow, speaker: Speaker) -> str:
    name = f"option-{row.option.name}"
    is_changed = row.value != row.usual
    css = "option is-changed" if is_changed else "option"
    told = speaker.html(row.obstacle or say(f"{name}-help"))
    if is_changed and not row.obstacle:
        usual = speaker.html(say("option-usually", value=option_value(row.option.name, row.usual)))
        told = f'{told} <span class="usually">{usual}</span>'
    return (
        f'<div class="{css}{" is-idle" if row.obstacle else ""}">'
        f'<label for="{name}">{speaker.html(say(name))}</label>{_field(row, name, speaker)}'
        f'<p class="field-help" id="{name}-help">{told}</p></div>'
    )


def _field(row: OptionRow, name: str, speaker: Speaker) -> str:
    attributes = f'id="{name}" name="{name}" autocomplete="off" aria-describedby="{name}-help"'
    if row.obstacle:
        attributes += " disabled"
    if isinstance(row.value, bool):
        checked = " checked" if row.value else ""
        return f'<input type="checkbox" {attributes}{checked}>'
    values = "".join(_value(row, value, speaker) for value in row.option.values)
    return f"<select {attributes}>{values}</select>"


def _value(row: OptionRow, value: OptionValue, speaker: Speaker) -> str:
    told = option_value(row.option.name, value)
    if value == row.usual != row.value:
        told = say("option-usual", value=told)
    selected = " selected" if value == row.value else ""
    return f'<option value="{value}"{selected}>{speaker.attribute(told)}</option>'


# Picking the characters by hand.


def _picker(variant: Variant, chosen: Chosen, speaker: Speaker) -> str:
    told, is_full = verdict(variant, chosen)
    names = picked(variant, chosen)
    pool = variant.pool(variant.settle(chosen.options))
    categories = []
    for category, number in g54.SLOTS.items():
        members = [c.name for c in pool if c.category is category]
        advanced = {c.name for c in pool if c.advanced}
        if category is Category.COMMUNICATIONS and chosen.options.get("anarchy"):
            members.append(SOCIAL_MEDIA)
        cards = "".join(_pick(name, category, names, name in advanced, speaker) for name in members)
        heading = say("setup-choose", category=say(f"category-{category.value}"), count=number)
        categories.append(
            f'<fieldset class="category"><legend>{speaker.html(heading)}</legend>'
            f'<ul class="picks" role="list">{cards}</ul></fieldset>'
        )
    draw = button(speaker, "draw-cast", say("setup-draw-again"), sign="rotate-ccw")
    css = "is-full" if is_full else "is-lacking"
    return (
        f'<div class="picker"><div class="cast {css}">'
        f'<p id="cast" role="status">{icon("check" if is_full else "users")}'
        f"<span>{speaker.html(told)}</span></p>"
        f'<div class="row">{draw}</div></div>{"".join(categories)}</div>'
    )


def _pick(
    name: str, category: Category, names: Collection[str], advanced: object, speaker: Speaker
) -> str:
    is_one_of = g54.SLOTS[category] == 1 and name != SOCIAL_MEDIA
    kind = (
        f'type="radio" name="pick-{category.value}" value="{name}"'
        if is_one_of
        else f'type="checkbox" name="pick-{name}"'
    )
    checked = " checked" if name in names else ""
    note = speaker.html(say("setup-advanced")) if advanced else ""
    note = note or (speaker.html(say("setup-besides")) if name == SOCIAL_MEDIA else "")
    picture = "role-unknown" if name == SOCIAL_MEDIA else f"role-{name}"
    told = unseen(speaker.html(say("strip-character", role=role(name))))
    return (
        f'<li class="pick"><label for="pick-{name}"><input {kind} id="pick-{name}" '
        f'autocomplete="off"{checked}><span class="card {picture}">{art(picture)}'
        f'<span class="pick-mark">{icon("check")}</span></span>'
        f'<span class="pick-name">{speaker.html(role(name))}</span>'
        f'{f"""<span class="pick-note">{note}</span>""" if note else ""}</label>'
        f'<button type="button" class="pick-help" id="pick-help-{name}" data-help="{name}">'
        f"{icon('circle-help')}{told}</button></li>"
    )
