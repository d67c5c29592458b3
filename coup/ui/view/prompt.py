"""Draws the decision: a heading, and a button for every legal move."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from coup.ui.view.html import art, button, card, number, small_card, unseen
from coup.ui.words import action_name, role, say

if TYPE_CHECKING:
    from coup.ui.answers import MoveButton
    from coup.ui.messages import Speaker
    from coup.ui.prompting import ActionRow, PromptModel


def prompt(model: PromptModel, speaker: Speaker) -> str:
    """The decision, or whom the table waits for."""
    parts = [_heading(model, speaker)]
    if model.rows:
        simple = [row for row in model.rows if not row.is_aimed]
        aimed = [row for row in model.rows if row.is_aimed]
        parts.append(
            f'<div class="actions">{"".join(_simple(r, model, speaker) for r in simple)}</div>'
        )
        parts.append(
            f'<div class="aimed">{"".join(_aimed(r, model, speaker) for r in aimed)}</div>'
        )
    if model.buttons:
        buttons = "".join(_answer(b, model, speaker) for b in model.buttons)
        parts.append(f'<div class="answers answers-{model.kind}">{buttons}</div>')
    if model.kind == "paused":
        parts.append(button(speaker, "resume", say("do-resume"), sign="play", css="wide"))
    if model.kind == "out":
        parts.append(button(speaker, "skip", say("do-skip"), sign="skip-forward", css="wide"))
    return "".join(parts)


def _heading(model: PromptModel, speaker: Speaker) -> str:
    waiting = '<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>'
    dots = waiting if model.kind == "wait" else ""
    detail = f'<p class="detail">{speaker.html(model.detail)}</p>' if model.detail else ""
    heading = speaker.html(model.heading)
    return f'<h2 id="prompt-heading" tabindex="-1">{heading}{dots}</h2>{detail}'


def _simple(row: ActionRow, model: PromptModel, speaker: Speaker) -> str:
    if row.buttons:
        inner = f"{_face(row, speaker)}{_does(row, speaker)}"
        return _move(row.buttons[0], inner, model, speaker, css="action")
    return _refused(row, speaker)


def _aimed(row: ActionRow, model: PromptModel, speaker: Speaker) -> str:
    if not row.buttons:
        return _refused(row, speaker)
    targets = "".join(
        _move(b, _target(b, speaker), model, speaker, css="target") for b in row.buttons
    )
    return (
        f'<div class="aim" role="group" aria-labelledby="name-{row.action}">'
        f'<div class="aim-head" id="name-{row.action}">{_face(row, speaker)}'
        f'{_does(row, speaker)}</div><div class="targets">{targets}</div></div>'
    )


def _target(button: MoveButton, speaker: Speaker) -> str:
    shown = f'<span class="move-name" aria-hidden="true">{speaker.html(button.label)}</span>'
    return shown + unseen(speaker.html(button.name))


def _refused(row: ActionRow, speaker: Speaker) -> str:
    why = speaker.html(row.refusal) if row.refusal else ""
    return (
        f'<div class="refused"><button type="button" disabled class="action" '
        f'aria-describedby="why-{row.action}">{_face(row, speaker)}</button>'
        f'<span class="why" id="why-{row.action}">{why}</span></div>'
    )


def _face(row: ActionRow, speaker: Speaker) -> str:
    """The name of an action, with the emblem of whom it claims and what it costs."""
    emblem = small_card(row.claim) if row.claim else ""
    cost = f'<span class="cost">{art("coin", "coin")}{number(speaker, row.cost)}</span>'
    name = f'<span class="move-name">{speaker.html(action_name(row.action))}</span>'
    return f"{emblem}{name}{cost if row.cost else ''}"


def _does(row: ActionRow, speaker: Speaker) -> str:
    """Whom an action claims, whether that is true, and what it does."""
    claim = ""
    if row.claim and row.claim != row.action:
        text = speaker.html(say("claim-denial" if row.denies else "claim-of", role=role(row.claim)))
        claim = f'<span class="claim">{text}</span>'
    tells = f'<span class="tells">{speaker.html(row.does)}</span>'
    return f'<span class="does">{claim}{_tag(row.tag, speaker)}{tells}</span>'


def _tag(tag: str, speaker: Speaker) -> str:
    return f'<span class="tag tag-{tag}">{speaker.html(say(f"tag-{tag}"))}</span>' if tag else ""


def _answer(button: MoveButton, model: PromptModel, speaker: Speaker) -> str:
    cards = "".join(card(speaker, name) for name in button.cards)
    hint = f'<span class="hint">{speaker.html(button.hint)}</span>' if button.hint else ""
    pictures = f'<span class="move-cards">{cards}</span>' if cards else ""
    label = f'<span class="move-name">{speaker.html(button.label)}</span>'
    inner = f'{pictures}<span class="says">{label}{_tag(button.tag, speaker)}{hint}</span>'
    return _move(button, inner, model, speaker, css="answer")


def _move(button: MoveButton, inner: str, model: PromptModel, speaker: Speaker, *, css: str) -> str:
    text = escape(button.move)
    armed = button.move == model.armed
    if armed:
        label = say("confirm-again", label=button.name)
        inner = f'<span class="move-name">{speaker.html(label)}</span>'
    classes = f"{css} tone-{button.tone}{' is-armed' if armed else ''}"
    return (
        f'<button type="button" class="{classes}" id="move-{text.replace(" ", "-")}" '
        f'data-move="{text}">{inner}</button>'
    )
