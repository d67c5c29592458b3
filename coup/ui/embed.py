"""Plays in a frame of another page: from a position, and in talk with the page around."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Protocol

from coup.engine.errors import CoupError
from coup.ui.opening import open_app
from coup.ui.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coup.engine.observation import Observation
    from coup.ui.controller import Controller
    from coup.ui.host import Host
    from coup.ui.messages import Messages
    from coup.ui.page import Page
    from coup.ui.script import Script
    from coup.ui.wishes import Position


class Frame(Protocol):
    """The frame the page is shown in, as far as the game needs it."""

    def tell(self, kind: str, details: Mapping[str, object]) -> None:
        """Send a message to the page around."""
        ...

    async def fetch(self, address: str) -> str:
        """The text of a file of the same site; ValueError where it cannot be had."""
        ...


class Embed:
    """Tells the page around where the game stands, and does what that page may ask."""

    def __init__(self, host: Host, frame: Frame) -> None:
        self._host = host
        self._frame = frame
        self._told: dict[str, object] = {}
        host.watch = self.tell_state
        if host.seating is not None:
            self.tell_state(host.seen)

    def tell_state(self, seen: Observation) -> None:
        """Tell what everybody at the table can see; a hidden card is in no message."""
        state = {
            "phase": "over" if seen.is_over else seen.phase,
            "step": seen.ply,
            "turn": seen.turn,
            "asked": bool(seen.options),
            "alive": list(seen.alive),
            "paused": self._host.is_paused,
        }
        if state == self._told:
            return
        is_new_end = seen.is_over and self._told.get("phase") != "over"
        self._told = dict(state)
        self._frame.tell("state", state)
        if is_new_end:
            self._tell_end(seen)

    def _tell_end(self, seen: Observation) -> None:
        seed = self._host.match.record().seed
        result = {
            "result": "won" if seen.winner == self._host.you else "lost",
            "winner": seen.winner,
            "seat": self._host.you,
            "seed": str(seed),  # a seed may be larger than a script's numbers are exact
        }
        self._frame.tell("end", result)

    def hear(self, kind: str, details: str) -> None:
        """Do what the page around asks, which the frame has checked already."""
        try:
            asked = json.loads(details)
            if kind == "set":
                self._set(asked)
            elif self._host.seating is not None:
                self._obey(asked["command"], asked.get("paused"))
        except Exception as error:
            self._host.fail(error)

    def _set(self, wished: Mapping[str, str]) -> None:
        for name in ("theme", "motion"):
            if name in wished:
                self._host.settings.wish(name, wished[name])
        self._host.show_appearance()
        if "lang" in wished:
            self._host.speak_anew()

    def _obey(self, command: str, paused: bool | None) -> None:  # noqa: FBT001  a part of a message
        host = self._host
        if command == "restart":
            host.restart()
        elif command == "step":
            host.step()
        elif command == "pause":
            host.pause(paused=not host.is_paused if paused is None else paused)


async def read_position(page: Page, frame: Frame) -> Position | None:
    """The position the address gives, if it gives one; ValueError where there is none like that."""
    parameters = page.parameters()
    if not (parameters.get("record") or parameters.get("src")):
        return None
    from coup.engine.record import parse_record
    from coup.ui.position import position_of, unpack

    packed = parameters.get("record")
    record = unpack(packed) if packed else parse_record(await frame.fetch(parameters["src"]))
    return position_of(record, parameters)


async def open_embed(
    page: Page, frame: Frame, messages: Messages
) -> tuple[Embed, Controller, Script]:
    """Put the game on a page that is a frame; a position that cannot be is told in one sentence."""
    try:
        position, trouble = await read_position(page, frame), ""
    except CoupError as error:
        position, trouble = None, str(error)
    host, controller, script = open_app(page, messages, position, may_start=not trouble)
    if trouble:
        page.warn(trouble)
        frame.tell("error", {"code": "record", "text": trouble})
        page.patch("alert", f"<p>{host.speaker.html(say('error-record'))}</p>")
        page.show("alert", visible=True)
    return Embed(host, frame), controller, script
