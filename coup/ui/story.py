"""The story of a game: everything the person at the screen saw, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coup.engine import events
from coup.ui.telling import coins_of_the_dead, passed, tell
from coup.ui.words import Say, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coup.engine.events import Event
    from coup.engine.moves import Seat
    from coup.ui.people import People


class LineModel(NamedTuple):
    """One line of the log: about one event, or about several players who let a thing be."""

    kind: str
    sentences: tuple[Say, ...]
    events: int
    verdict: str = ""
    """`true` or `bluff` for a claim, once the game is over."""
    why: Say | None = None
    """The reason of who did it, once the game is over."""


class TurnModel(NamedTuple):
    """The lines of one turn; number 0 is what comes before the first."""

    number: int
    heading: Say
    is_you: bool
    lines: tuple[LineModel, ...]


KINDS: dict[type[Event], str] = {
    events.Declared: "claim",
    events.Passed: "pass",
    events.Challenged: "doubt",
    events.Proved: "true",
    events.Caught: "bluff",
    events.Blocked: "claim",
    events.Spared: "stop",
    events.Joined: "claim",
    events.Reacted: "claim",
    events.CoinsMoved: "coins",
    events.InfluenceLost: "loss",
    events.Eliminated: "out",
    events.Won: "won",
}
"""How lines are marked; what is not listed is about cards and tokens."""


class Story:
    """Grows with the events of a game; earlier turns never change again."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._seen = 0
        self._passing: tuple[Seat, ...] = ()
        self._asked = ""
        self._out: set[Seat] = set()
        self.turns: list[TurnModel] = []

    @property
    def number(self) -> int:
        """How many turns have begun."""
        return self.turns[-1].number if self.turns else 0

    @property
    def last_lines(self) -> tuple[LineModel, ...]:
        """The lines of the last turn of which there is something to tell."""
        return next((turn.lines for turn in reversed(self.turns) if turn.lines), ())

    def hear(self, seen: Sequence[Event]) -> Sequence[Event]:
        """Take in all events of a game so far; returns those that are new."""
        new = seen[self._seen :]
        self._seen = len(seen)
        for event in new:
            self._add(event)
        return new

    def _add(self, event: Event) -> None:
        if isinstance(event, events.TurnBegan):
            actor = self._people.named("actor", event.seat)
            is_you = event.seat == self._people.you
            self.turns.append(TurnModel(self.number + 1, say("event-turn", **actor), is_you, ()))
            self._passing = ()
            return
        if not self.turns:
            self.turns.append(TurnModel(0, say("event-start"), is_you=False, lines=()))
        if isinstance(event, events.Passed):
            self._add_pass(event)
            return
        self._passing = ()
        self._write(LineModel(KINDS.get(type(event), "cards"), self._tell(event), 1))

    def _tell(self, event: Event) -> tuple[Say, ...]:
        """The sentences about an event; whoever is out pays nothing, but leaves coins behind."""
        if isinstance(event, events.Eliminated):
            self._out.add(event.seat)
        if isinstance(event, events.CoinsMoved) and event.source in self._out:
            return coins_of_the_dead(event, self._people)
        return tell(event, self._people)

    def _add_pass(self, event: events.Passed) -> None:
        """Let everybody who passes the same question share one line."""
        lines = self.turns[-1].lines
        goes_on = bool(self._passing) and event.asked == self._asked and event.asked not in ALONE
        if goes_on:
            self.turns[-1] = self.turns[-1]._replace(lines=lines[:-1])
        self._passing = (*self._passing, event.seat) if goes_on else (event.seat,)
        self._asked = event.asked
        sentence = passed(event.asked, self._passing, self._people)
        self._write(LineModel("pass", (sentence,), len(self._passing)))

    def _write(self, line: LineModel) -> None:
        turn = self.turns[-1]
        self.turns[-1] = turn._replace(lines=(*turn.lines, line))


ALONE = frozenset({"bribe", "token"})
"""Questions only one player is asked."""
