"""Draws the controls of the game: pause, speed, a new game, settings and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coup.ui.view.html import icon
from coup.ui.words import say

if TYPE_CHECKING:
    from coup.ui.messages import Speaker


class ControlsModel(NamedTuple):
    """What the controls depend on."""

    is_paused: bool
    is_over: bool


def controls(model: ControlsModel, speaker: Speaker) -> str:
    """The buttons at the top of the page."""
    buttons = []
    if not model.is_over:
        pause = ("resume", "play") if model.is_paused else ("pause", "pause")
        buttons.append(_button(speaker, "pause", *pause))
    buttons.append(_button(speaker, "rules", "rules", "book-open"))
    buttons.append(_button(speaker, "settings", "settings", "settings"))
    buttons.append(_button(speaker, "setup", "new", "plus"))
    return "".join(buttons)


def _button(speaker: Speaker, do: str, label: str, sign: str) -> str:
    return (
        f'<button type="button" id="do-{do}" data-do="{do}" class="control">{icon(sign)}'
        f'<span class="control-label">{speaker.html(say(f"do-{label}"))}</span></button>'
    )
