"""A log that also feeds a network's history, for tables at which other bots play as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coup.engine.events import Event
    from coup.engine.log import Log
    from coup.engine.moves import Seat
    from coup.engine.seat_view import Listener


class Relay:
    """A log for bots that play from observations, and a listener besides."""

    __slots__ = ("_listener", "_log", "seen")

    def __init__(self, log: Log, listener: Listener) -> None:
        self._log = log
        self._listener = listener
        self.seen = log.seen

    def tell(self, event: Event) -> None:
        """Record and pass on something that everybody saw."""
        self._log.tell(event)
        self._listener.tell(event)

    def tell_secret(self, event: Event, public: Event, *seats: Seat) -> None:
        """Record and pass on something that only some seats saw whole."""
        self._log.tell_secret(event, public, *seats)
        self._listener.tell_secret(event, public)
