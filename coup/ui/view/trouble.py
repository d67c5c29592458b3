"""Draws what is said when something went wrong in the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.view.html import button
from coup.ui.words import say

if TYPE_CHECKING:
    from coup.ui.messages import Speaker


def trouble(speaker: Speaker) -> str:
    """One sentence, a way to go on, and the report that helps to find the fault."""
    return (
        f'<p>{speaker.html(say("error-broken"))}</p><div class="row">'
        f"{button(speaker, 'restart', say('do-restart'), sign='rotate-ccw', place='alert')}"
        f"{button(speaker, 'report', say('do-copy-report'), sign='copy', place='alert')}</div>"
    )
