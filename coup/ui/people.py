"""How the players of a game are spoken of: the person at the screen and the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.words import Argument, Insert, Listing, Say, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from coup.engine.game import Game
    from coup.engine.moves import Seat


class People:
    """The players of a game by name, seen from one seat; None looks on without playing."""

    __slots__ = ("_styles", "game", "you")

    def __init__(
        self, game: Game, you: Seat | None, styles: Mapping[Seat, str] | None = None
    ) -> None:
        self.game = game
        self.you = you
        self._styles = styles or {}

    def style(self, seat: Seat) -> str:
        """The id of the personality on a seat; empty where there is none."""
        return self._styles.get(seat, "")

    def name(self, seat: Seat) -> Insert | Say:
        """The name as it stands at the seat."""
        return say("player-you") if seat == self.you else Insert(self.game.names[seat])

    def who(self, seat: Seat | None) -> str:
        """The variant of a sentence about a seat: `you`, `other` or, for None, `none`."""
        if seat is None:
            return "none"
        return "you" if seat == self.you else "other"

    def named(self, key: str, seat: Seat | None) -> dict[str, Argument]:
        """The arguments by which a sentence speaks of a seat under this key."""
        if seat is None:
            return {key: "none", f"{key}Name": ""}
        return {key: self.who(seat), f"{key}Name": self.name(seat)}

    def list(self, seats: Iterable[Seat]) -> Listing:
        """The players as a list inside a sentence."""
        return Listing(tuple(self._in_list(seat) for seat in seats))

    def _in_list(self, seat: Seat) -> Insert | Say:
        return say("you-in-list") if seat == self.you else self.name(seat)
