"""Draws the end of a game: the winner, and every claim with the truth about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.view.html import art, avatar, button, icon, number, small_card, verdict
from coup.ui.words import Insert, say

if TYPE_CHECKING:
    from coup.ui.ending import ClaimLine, ResultModel
    from coup.ui.messages import Speaker


def result(model: ResultModel, speaker: Speaker) -> str:
    """The winner, ways to go on, and the list of truths."""
    tallies = "".join(
        f"<li>{avatar(tally.style)}<span>{speaker.html(tally.sentence)}</span></li>"
        for tally in model.tallies
    )
    link = ""
    if model.has_link:
        link = button(speaker, "link", say("do-copy-link"), sign="copy")
    return (
        f'<div class="over-head">{art("crown", "crown")}<div>'
        f'<h2 id="prompt-heading" tabindex="-1">{speaker.html(model.heading)}</h2>'
        f'<p class="detail">{speaker.html(model.subtitle)}</p></div></div>'
        f'<div class="row">'
        f"{button(speaker, 'again', say('do-again'), sign='play', css='main')}"
        f"{button(speaker, 'restart', say('do-restart'), sign='rotate-ccw', place='over')}"
        f"{button(speaker, 'setup', say('do-setup'), sign='settings', place='over')}</div>"
        f'<section class="truths" aria-labelledby="truths-heading">'
        f'<div class="truths-head row"><h3 id="truths-heading">'
        f"{speaker.html(say('over-claims'))}</h3>{_switch(model, speaker)}</div>"
        f'<ul class="tallies">{tallies}</ul>{_claims(model, speaker)}</section>'
        f'<div class="seed row"><p>{speaker.html(say("over-seed", seed=Insert(str(model.seed))))}'
        f'</p><div class="row">{link}'
        f"{button(speaker, 'report', say('do-copy-record'), sign='copy', place='over')}</div>"
        f'<p class="copied" role="status"></p></div>'
    )


def _switch(model: ResultModel, speaker: Speaker) -> str:
    if model.shows_whys is None:
        return ""
    pressed = "true" if model.shows_whys else "false"
    return (
        f'<button type="button" id="do-whys" data-do="whys" aria-pressed="{pressed}">'
        f"{icon('check' if model.shows_whys else 'circle-help')}"
        f"<span>{speaker.html(say('do-whys'))}</span></button>"
    )


def _claims(model: ResultModel, speaker: Speaker) -> str:
    if not model.claims:
        return f"<p>{speaker.html(say('over-claims-none'))}</p>"
    lines = "".join(_line(claim, speaker) for claim in model.claims)
    return f'<ol class="claims">{lines}</ol>'


def _line(claim: ClaimLine, speaker: Speaker) -> str:
    name = "true" if claim.is_true else "bluff"
    fate = ""
    if claim.fate != "unchallenged":
        fate = f' <span class="fate">{speaker.html(say(f"over-{claim.fate}"))}</span>'
    whys = "".join(f'<p class="reason">{speaker.html(why)}</p>' for why in claim.whys)
    return (
        f'<li class="truth is-{name}"><span class="turn-number">{number(speaker, claim.turn)}'
        f"</span>{small_card(claim.character)}<span>{speaker.html(claim.sentence)}</span>"
        f"{verdict(name, speaker, fate)}{whys}</li>"
    )
