"""The one line that says where the game stands, for those who hear the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.prompting import present_prompt
from coup.ui.words import Clause, Say, say

if TYPE_CHECKING:
    from coup.engine.observation import Observation
    from coup.ui.people import People


def status(seen: Observation, people: People, *, is_paused: bool) -> Say:
    """Whose turn it is, what is asked, or whom the table waits for."""
    if seen.winner is not None:
        return say("status-over", **people.named("actor", seen.winner))
    if seen.options and seen.phase == "choose_action":
        return say("status-your-turn")
    if seen.options:
        return say("status-asked", question=Clause(present_prompt(seen, people).heading))
    if is_paused:
        return say("status-paused")
    if seen.phase == "choose_action":
        return say("status-turn", **people.named("actor", seen.turn))
    if seen.to_move:
        return say("status-waiting", names=people.list(seen.to_move))
    return say("status-chance")
