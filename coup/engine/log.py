"""The log of events: for each seat, what it saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coup.engine.events import Event
    from coup.engine.moves import Seat


class Log:
    """One list of events for each seat, filled where things happen.

    Both versions of an event with a secret are made at its source, so nothing is filtered later.
    """

    __slots__ = ("seen", "truth")

    def __init__(self, seats: Iterable[Seat]) -> None:
        self.truth: list[Event] = []
        """Everything, for the referee and for the table once the game is over."""
        self.seen: list[list[Event]] = [[] for _ in seats]

    def tell(self, event: Event) -> None:
        """Record something that everybody saw."""
        self.truth.append(event)
        for seen in self.seen:
            seen.append(event)

    def tell_secret(self, event: Event, public: Event, *seats: Seat) -> None:
        """Record something that only these seats saw whole; the others saw `public`."""
        self.truth.append(event)
        for seat, seen in enumerate(self.seen):
            seen.append(event if seat in seats else public)

    def copy(self) -> Log:
        """An independent copy."""
        twin = Log(())
        twin.truth = self.truth.copy()
        twin.seen = [seen.copy() for seen in self.seen]
        return twin
