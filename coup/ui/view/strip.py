"""Draws the strip: the rules of this game and the characters in play, always at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.view.html import icon, small_card, unseen
from coup.ui.words import role, say

if TYPE_CHECKING:
    from coup.ui.messages import Speaker
    from coup.ui.present import StripModel


def strip(model: StripModel, speaker: Speaker) -> str:
    """The variant, each character with its help one press away, and the house rules."""
    characters = "".join(_character(name, speaker) for name in model.characters)
    return (
        f'<div class="strip-summary"><p>{speaker.html(model.summary)}</p>{_options(model, speaker)}'
        f'</div><ul class="strip-characters">{characters}</ul>'
    )


def _character(name: str, speaker: Speaker) -> str:
    label = speaker.html(say("strip-character", role=role(name)))
    return (
        f'<li><button type="button" class="chip role-{name}" id="help-{name}" data-help="{name}">'
        f'{small_card(name)}<span aria-hidden="true">{speaker.html(role(name))}</span>'
        f"{unseen(label)}</button></li>"
    )


def _options(model: StripModel, speaker: Speaker) -> str:
    if not model.options:
        return ""
    items = "".join(f"<li>{speaker.html(option)}</li>" for option in model.options)
    label = speaker.html(say("strip-options"))
    return (
        f'<details class="strip-options" id="strip-options"><summary>{icon("chevron-down")}{label}'
        f"</summary><ul>{items}</ul></details>"
    )
