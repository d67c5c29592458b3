"""Answers scripts that play through `globalThis.coup`; never tells a hidden card."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from coup.engine.moves import parse_move
from coup.rules.catalog import find_variant
from coup.ui.wishes import Wishes, default_seats, parse_bots, parse_seed, parse_speed, seats_of
from coup.ui.words import Insert, say

if TYPE_CHECKING:
    from coup.ui.host import Host

KNOWN = ("variant", "seats", "bots", "seed", "speed", "options", "characters", "first")
KINDS: dict[str, tuple[type, ...]] = {
    "bots": (str, list),
    "seed": (str, int, float),
    "speed": (str, int, float),
    "options": (Mapping,),
    "characters": (list,),
    "first": (int,),
}
"""What may be given for an option; anything else could only be misunderstood."""


class Script:
    """The functions of `globalThis.coup`, with JSON texts going in and out."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._functions = {
            "newGame": self._new_game,
            "observation": self._observation,
            "legal": self._legal,
            "play": self._play,
            "record": self._record,
        }

    def call(self, name: str, argument: str) -> str:
        """Call a function; the answer holds a `value`, or an `error` in one sentence."""
        try:
            value = self._functions[name](json.loads(argument))
        except ValueError as error:
            return json.dumps({"error": str(error)})
        return json.dumps({"value": value})

    def _new_game(self, wished: object) -> object:
        wishes, speed = self._wishes(wished if wished is not None else {})
        if speed:
            self._host.settings.wish("speed", speed)
        self._host.new_game(wishes)
        return self._host.seen.to_dict()

    def _wishes(self, wished: object) -> tuple[Wishes, str]:
        if not isinstance(wished, Mapping):
            raise ValueError(self._complain("script-not-an-object", wished))
        for name in wished:
            if name not in KNOWN:
                raise ValueError(self._complain("script-unknown-option", name))
        for name, kinds in KINDS.items():
            value = wished.get(name)
            if value is not None and (isinstance(value, bool) or not isinstance(value, kinds)):
                raise ValueError(self._complain("script-wrong-kind", value, name=Insert(name)))
        variant = find_variant(str(wished.get("variant", "classic")))
        seats = wished.get("seats", default_seats(variant))
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise ValueError(self._complain("script-not-a-number", seats))
        bots = wished.get("bots")
        if isinstance(bots, list):
            bots = ",".join(map(str, bots))
        options = variant.settle(wished.get("options") or {})
        speed, seed = wished.get("speed"), wished.get("seed")
        wishes = Wishes(
            variant.name,
            seats_of(variant, seats),
            parse_bots(bots) if bots else Wishes().bots,
            None if seed is None else parse_seed(str(seed)),
            tuple(options.items()) if wished.get("options") else (),
            tuple(map(str, wished.get("characters") or ())),
            wished.get("first"),
            styled=not bots,
        )
        return wishes, "" if speed is None else parse_speed(str(speed))

    def _observation(self, _: object) -> object:
        return self._host.seen.to_dict() if self._host.seating else None

    def _legal(self, _: object) -> list[str]:
        return [str(move) for move in self._host.seen.options] if self._host.seating else []

    def _play(self, text: object) -> object:
        if not self._host.seating:
            raise ValueError(self._complain("script-no-game", text))
        if not isinstance(text, str):
            raise ValueError(self._complain("script-not-a-move", text))
        self._host.play(parse_move(text))
        return self._host.seen.to_dict()

    def _record(self, _: object) -> dict[str, Any] | None:
        return self._host.match.record(self._host.you).to_dict() if self._host.seating else None

    def _complain(self, message: str, value: object, **more: Insert) -> str:
        return self._host.speaker.text(say(message, value=Insert(str(value)), **more))
