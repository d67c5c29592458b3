"""Turns what the person does on the page into moves and into requests to the game."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from coup.engine.errors import CoupError
from coup.ui.settings import CHOICES, LANGUAGES
from coup.ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coup.ui.host import Host
    from coup.ui.house_form import HouseForm
    from coup.ui.words import Phrase


class Controller:
    """Hears every click, change and key of the page."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._task: asyncio.Future[None] | None = None
        self._opened: HouseForm | None = None
        self._pressed: object = None
        self._doings: dict[str, Callable[[], None]] = {
            "deal": self._deal,
            "pause": lambda: host.pause(paused=not host.is_paused),
            "resume": lambda: host.pause(paused=False),
            "restart": self._restart,
            "again": host.play_again,
            "skip": host.skip,
            "setup": self._setup,
            "back": host.show_game,
            "settings": self._settings,
            "rules": self._rules,
            "close": host.page.close_dialog,
            "report": self._report,
            "link": self._link,
            "forget": self._forget,
            "whys": host.switch_whys,
            "house": lambda: self._parts().draw(),
            "usual": lambda: self._parts().usual(),
            "draw-cast": lambda: self._parts().draw_cast(),
        }

    def click(self, data: Mapping[str, str], in_a_row: int = 1) -> None:
        """A press on something that moves, does or explains; anything else is not meant for us.

        The second half of a double click hits what has come to its place: that counts only if it
        is what the first half hit.
        """
        pressed = (data, self._host.match.ply if self._host.seating else None)
        is_stray = in_a_row > 1 and pressed != self._pressed
        self._pressed = pressed
        if is_stray:
            return
        try:
            if "move" in data:
                self._press_move(data["move"])
            elif "help" in data:
                self._help(data["help"])
            elif data.get("do") in self._doings:
                self._doings[data["do"]]()
        except Exception as error:
            self._host.fail(error)

    def change(self, name: str, value: str) -> None:
        """Another value of a field."""
        try:
            if name.startswith("setup-"):
                self._change_setup(name)
            elif name.startswith(("option-", "pick-")):
                self._parts().change(name, value)
            elif name == "language" and value in LANGUAGES:
                self._speak(value)
            elif name in CHOICES and self._host.settings.choose(name, value):
                self._host.settings_changed(name)
                if name == "numerals":
                    self._speak(self._host.page.language())
        except Exception as error:
            self._host.fail(error)

    def key(self, key: str) -> None:
        """A key pressed outside of every field."""
        if key == "?":
            self.click({"do": "rules"})

    def _press_move(self, text: str) -> None:
        """Make the move of a button, if it is among those asked for now."""
        host = self._host
        if host.seating is None:
            return
        seen = host.seen
        move = next((option for option in seen.options if str(option) == text), None)
        if move is None:
            return  # the button of a question that is no longer asked
        if host.needs_second_press(move):
            host.arm(move)
            return
        host.play(move, ply=seen.ply)

    def _deal(self) -> None:
        from coup.ui.setup import problem_of_form, wishes_of_form

        host = self._host
        problem = problem_of_form(host)
        if problem is None:
            host.new_game(wishes_of_form(host))
        else:
            host.page.patch("setup-problem", host.speaker.html(problem))
            host.page.show("setup-problem", visible=True)

    def _restart(self) -> None:
        self._host.page.close_dialog()
        self._host.restart()

    def _setup(self) -> None:
        self._host.page.close_dialog()
        self._host.show_setup()

    def _change_setup(self, name: str) -> None:
        from coup.ui.setup import update_form

        update_form(self._host, name)
        if self._opened is not None and name in ("setup-variant", "setup-seats"):
            self._opened.draw()

    def _tell_setup_anew(self) -> None:
        from coup.ui.setup import tell_anew

        tell_anew(self._host)
        if self._opened is not None:
            self._opened.draw()

    def _parts(self) -> HouseForm:
        """The house rules and characters, brought when they are opened first."""
        if self._opened is None:
            from coup.ui.house_form import HouseForm

            self._opened = HouseForm(self._host)
        return self._opened

    def _settings(self, trouble: Phrase | None = None) -> None:
        from coup.ui.view.dialogs import settings_dialog

        host = self._host
        host.page.open_dialog(
            settings_dialog(
                host.settings,
                host.statistics,
                host.page.language(),
                host.speaker,
                trouble=trouble,
            )
        )

    def _speak(self, language: str) -> None:
        self._task = asyncio.ensure_future(self._speak_and_show(language))

    async def _speak_and_show(self, language: str) -> None:
        try:
            await self._host.change_language(language)
            self._settings()
            self._tell_setup_anew()
        except CoupError as error:  # the game goes on in the language it has
            self._host.page.warn(str(error))
            self._settings(say("error-language"))
        except Exception as error:
            self._host.fail(error)

    def _rules(self) -> None:
        from coup.ui.view.dialogs import rules_dialog

        host = self._host
        rules = host.match.game.rules if host.seating else None
        host.page.open_dialog(rules_dialog(rules, host.speaker))

    def _help(self, about: str) -> None:
        from coup.ui.view.dialogs import character_dialog, style_dialog

        host = self._host
        kind, _, style = about.partition("-")
        if kind == "style":
            told = style_dialog(style, host.speaker)
        else:
            told = character_dialog(about, host.speaker)
        host.page.open_dialog(told)

    def _report(self) -> None:
        is_over = self._host.seating is not None and self._host.match.is_over
        self._copy(self._host.report(), "do-copy-record" if is_over else "do-copy-report")

    def _link(self) -> None:
        link = self._host.link()
        if link:
            self._copy(link, "do-copy-link", self._host.speaker.text(say("copied-link")))

    def _copy(self, text: str, title: str, told: str = "") -> None:
        from coup.ui.view.dialogs import text_dialog

        self._host.page.copy(text, told, text_dialog(title, self._host.speaker))

    def _forget(self) -> None:
        self._host.statistics.forget()
        self._settings()
