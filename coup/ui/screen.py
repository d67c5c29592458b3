"""The screen: draws the regions of the page whose view models changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from coup.ui.present import present_seats, present_stage
from coup.ui.view.log import echo
from coup.ui.view.log import turn as turn_html
from coup.ui.view.prompt import prompt as prompt_html
from coup.ui.view.seats import own, rivals
from coup.ui.view.stage import stage
from coup.ui.view.strip import strip

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coup.engine.moves import Seat
    from coup.engine.observation import Observation
    from coup.ui.messages import Speaker
    from coup.ui.page import Page
    from coup.ui.people import People
    from coup.ui.present import StripModel
    from coup.ui.prompting import PromptModel
    from coup.ui.story import LineModel, TurnModel
    from coup.ui.words import Phrase

Model = TypeVar("Model")


class Screen:
    """Remembers what each region shows, and patches those that should show something else."""

    def __init__(self, page: Page, speaker: Speaker) -> None:
        self._page = page
        self.speaker = speaker
        self._shown: dict[str, object] = {}
        self._turns: list[TurnModel] = []
        self._is_log_old = False
        """Whether the log tells the right game in another language."""

    def clear(self) -> None:
        """Forget the game that was shown; everything is drawn anew."""
        self._shown.clear()
        self._turns.clear()
        self._page.hush("log", quiet=False)
        self._page.patch("log", "")

    def forget(self) -> None:
        """Draw everything anew; the log, which was heard before, without having it read out."""
        self._shown.clear()
        self._is_log_old = True

    def draw(self, region: str, model: Model, view: Callable[[Model, Speaker], str]) -> bool:
        """Draw a region if its model changed; tells whether it did."""
        if self._shown.get(region) == model:
            return False
        self._shown[region] = model
        self._page.patch(region, view(model, self.speaker))
        return True

    def draw_table(
        self, seen: Observation, people: People, revealed: Mapping[Seat, tuple[str, ...]]
    ) -> None:
        """Draw the seats and the middle."""
        you, *others = present_seats(seen, people, revealed)
        self.draw("seats", tuple(others), rivals)
        self.draw("me", you, own)
        self.draw("stage", present_stage(seen, people), stage)

    def draw_prompt(self, model: PromptModel) -> bool:
        """Draw the decision; tells whether it changed."""
        return self.draw("prompt", model, prompt_html)

    def draw_echo(self, lines: tuple[LineModel, ...]) -> None:
        """Repeat the last lines of the log beside the decision."""
        self.draw("echo", lines, echo)

    def draw_strip(self, model: StripModel) -> None:
        """Draw the rules of the game in short."""
        self.draw("strip", model, strip)

    def draw_log(self, turns: Sequence[TurnModel]) -> None:
        """Write what is new into the log; what is old stays as it is."""
        shown = len(self._turns)
        changes = zip(self._turns[:-1], turns, strict=False)
        if self._is_log_old or any(old != new for old, new in changes):
            self._rewrite_log(turns)
            return
        if self._turns == turns:
            return
        self._page.hush("log", quiet=False)
        if shown and self._turns[-1] != turns[shown - 1]:
            changed = turns[shown - 1]
            self._page.replace(f"turn-{changed.number}", turn_html(changed, self.speaker))
        if shown < len(turns):
            new = "".join(turn_html(turn, self.speaker) for turn in turns[shown:])
            self._page.extend("log", new)
        self._turns = list(turns)

    def _rewrite_log(self, turns: Sequence[TurnModel]) -> None:
        """Write the log anew, without having all of it read out."""
        self._page.hush("log", quiet=True)
        self._page.patch("log", "".join(turn_html(turn, self.speaker) for turn in turns))
        self._turns = list(turns)
        self._is_log_old = False

    def say_status(self, phrase: Phrase) -> None:
        """Tell where the game stands, once."""
        if self._shown.get("status") != phrase:
            self._shown["status"] = phrase
            self._page.write("status", self.speaker.text(phrase))
