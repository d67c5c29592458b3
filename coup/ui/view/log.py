"""Draws the log: what happened, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.view.html import verdict
from coup.ui.words import say

if TYPE_CHECKING:
    from coup.ui.messages import Speaker
    from coup.ui.story import LineModel, TurnModel


def turn(model: TurnModel, speaker: Speaker) -> str:
    """The part of the log about one turn."""
    lines = "".join(_line(line, speaker, f' data-events="{line.events}"') for line in model.lines)
    number = ""
    if model.number:
        text = speaker.html(say("event-turn-number", number=model.number))
        number = f'<span class="turn-number">{text}</span> '
    css = "turn is-yours" if model.is_you else "turn"
    return (
        f'<section class="{css}" id="turn-{model.number}">'
        f"<h3>{number}{speaker.html(model.heading)}</h3><ol>{lines}</ol></section>"
    )


def _line(line: LineModel, speaker: Speaker, events: str = "") -> str:
    text = " ".join(speaker.html(sentence) for sentence in line.sentences)
    judged = f" {verdict(line.verdict, speaker)}" if line.verdict else ""
    why = f'<p class="reason">{speaker.html(line.why)}</p>' if line.why else ""
    return f'<li class="line line-{line.kind}"{events}>{text}{judged}{why}</li>'


def echo(lines: tuple[LineModel, ...], speaker: Speaker) -> str:
    """The last lines once more beside the decision, for those who watch."""
    return "".join(_line(line, speaker) for line in lines)
