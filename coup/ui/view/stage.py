"""Draws the middle of the table: the piles, and the claim everybody is talking about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.view.html import art, card, card_back, number
from coup.ui.words import say

if TYPE_CHECKING:
    from coup.ui.messages import Speaker
    from coup.ui.present import StageModel


def stage(model: StageModel, speaker: Speaker) -> str:
    """The Court, the talk and the Treasury, side by side."""
    return (
        f'<div class="pile court">{card_back()}{_label(speaker, "court", model.court)}</div>'
        f'<div class="talk mood-{model.mood}">{_card(model, speaker)}'
        f'<p class="talk-text"><strong>{speaker.html(model.headline)}</strong>'
        f"{_detail(model, speaker)}</p></div>"
        f'<div class="pile treasury"><span class="heap">{art("coin", "coin")}{art("coin", "coin")}'
        f"{art('coin', 'coin')}</span>{_label(speaker, 'treasury', model.treasury)}"
        f"{_more(speaker, 'bank', model.bank)}{_more(speaker, 'reserve', model.reserve)}</div>"
    )


def _card(model: StageModel, speaker: Speaker) -> str:
    return f'<div class="talk-card">{card(speaker, model.card)}</div>' if model.card else ""


def _detail(model: StageModel, speaker: Speaker) -> str:
    return f"<span>{speaker.html(model.detail)}</span>" if model.detail else ""


def _label(speaker: Speaker, name: str, count: int) -> str:
    return (
        f'<span class="pile-label">{speaker.html(say(f"{name}-label"))} '
        f"<b>{number(speaker, count)}</b></span>"
    )


def _more(speaker: Speaker, name: str, count: int | None) -> str:
    return "" if count is None else _label(speaker, name, count)
