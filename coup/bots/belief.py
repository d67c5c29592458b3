"""What a player believes: how likely each rival holds each character, and how it looks itself."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from coup.bots.memory import CAUGHT, LEAST, LESSONS, MOST, Memory
from coup.bots.sums import add
from coup.engine import events

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coup.engine.events import Event
    from coup.engine.moves import Seat
    from coup.engine.observation import Observation
    from coup.rules.model import Name

Line = tuple[float, ...]
"""How much weight it has that a hand holds none, one, two, … copies of a character."""


@dataclass(frozen=True, slots=True)
class Factors:
    """By how much acts change the odds that their player holds a character.

    Fitted to games of mixed levels (`python -m coup.arena.calibration --fit`).
    """

    free: float = 4.8
    """The first claim for an action that costs nothing."""
    paid: float = 5.0
    """The first claim for an action that costs coins."""
    block: float = 4.5
    """The first claim for a block."""
    other: float = 6.0
    """The first claim of any other kind."""
    again: float = 6.25
    """Every further claim."""
    missed: float = 0.05
    """Letting pass what the character would have stopped or brought."""
    preferred: float = 0.47
    """Taking a common action where the character would bring more."""
    pull: float = 0.31
    """How far a claim under discussion is drawn towards `usual`, from 0 to 1."""
    usual: float = 0.9
    """The probability that claims are drawn to, for what no act tells."""


FITTED: Final = Factors()
FREE, PAID, BLOCK, OTHER = "free", "paid", "block", "other"


class Belief(Memory):
    """A memory that weighs whole hands: what speaks for one card speaks against the others.

    The hands of one rival are counted exactly; what the other rivals are likely to hold is taken
    off the cards that can be left for it. Only public events and the seat's own cards enter.
    """

    def __init__(self, factors: Factors = FITTED) -> None:
        super().__init__()
        self._factors = factors

    def _forget(self, observation: Observation) -> None:
        super()._forget(observation)
        seats = observation.game.seats
        self._kind = OTHER
        self.claims: list[Counter[Name]] = [Counter() for _ in seats]
        """How often each seat claimed each character since it last drew a card."""
        self.roles: list[set[Name]] = [set() for _ in seats]
        """The characters each seat ever claimed."""
        self.exposed: list[set[Name]] = [set() for _ in seats]
        """The characters each seat was caught on, ever."""
        self.doubts = [0 for _ in seats]
        """How often each seat challenged."""
        self.trusts = [0 for _ in seats]
        """How often each seat let a claim pass."""
        self.grudges = [0 for _ in seats]
        """How often each seat moved against this one."""

    def lessons(self) -> Mapping[type[Event], Callable[[Any, Any], None]]:
        """What is learnt from each kind of event."""
        return BELIEF_LESSONS

    # Chances.

    def _count(self) -> None:
        super()._count()
        self._lines: dict[Seat, list[Line]] = {}
        self._counts: dict[Seat, list[float]] = {}

    def chance(self, seat: Seat, character: Name, cards: int | None = None) -> float:
        """The probability that a rival has a character among its face-down cards."""
        if cards is not None:
            return super().chance(seat, character, cards)
        return self.chance_of_any(seat, (character,))

    def credit(self, seat: Seat, character: Name) -> float:
        """The probability that a rival has a character it claims to have just now."""
        chance = self.chance(seat, character)
        if chance in (0.0, 1.0):
            return chance
        factors = self._factors
        return chance + factors.pull * (factors.usual - chance)

    def chance_of_any(self, seat: Seat, characters: tuple[Name, ...]) -> float:
        """The probability that a rival has at least one of these characters, from 0 to 1.

        It is 0 or 1 only where that is certain.
        """
        if any(character in self.known[seat] for character in characters):
            return 1.0
        if not any(self.unseen[character] > 0 for character in characters):
            return 0.0
        cards = self._unknown(seat)
        if cards <= 0:
            return 0.0
        names = self.observation.game.rules.names
        lines = self._lines_of(seat)
        without = [line for name, line in zip(names, lines, strict=True) if name not in characters]
        everything = _ways(lines, cards)
        return 1.0 - _ways(without, cards) / everything if everything > 0.0 else 1.0

    def looks(self, character: Name) -> float:
        """How likely it seems to the others that this seat holds a character, from 0 to 1.

        What they see is face up or was claimed; their own cards are left out.
        """
        seen = self.observation
        copies = seen.game.rules.table.copies
        mine = self.evidence[seen.seat]
        lines = []
        wanted: Line = ()
        for name in seen.game.rules.names:
            left = copies - sum(lost.count(name) for lost in seen.lost)
            line = line_of(left, 1.0, mine[name], len(seen.hand))
            if name == character:
                wanted = line
            else:
                lines.append(line)
        everything = _ways([*lines, wanted], len(seen.hand))
        return 1.0 - _ways(lines, len(seen.hand)) / everything if everything > 0.0 else 0.0

    def _unknown(self, seat: Seat) -> int:
        return self.observation.influence[seat] - len(self.known[seat])

    def _lines_of(self, seat: Seat) -> list[Line]:
        """For each character the weight of so many copies of it in the hand of a rival."""
        found = self._lines.get(seat)
        if found is None:
            seen = self.observation
            others = [s for s in seen.alive if s not in (seat, seen.seat)]
            spread = [self._expected(other) for other in others]
            elsewhere = [add(counts) for counts in zip(*spread, strict=True)] if spread else None
            found = self._lines[seat] = self._weigh(seat, elsewhere)
        return found

    def _expected(self, seat: Seat) -> list[float]:
        """How many copies of each character a rival has, known cards apart and looked at alone."""
        found = self._counts.get(seat)
        if found is None:
            cards = self._unknown(seat)
            lines = self._weigh(seat, None)
            found = self._counts[seat] = [
                _mean(lines[:place] + lines[place + 1 :], line, cards)
                for place, line in enumerate(lines)
            ]
        return found

    def _weigh(self, seat: Seat, elsewhere: Sequence[float] | None) -> list[Line]:
        evidence = self.evidence[seat]
        cards = self._unknown(seat)
        lines: list[Line] = []
        for place, (name, copies) in enumerate(self.unseen.items()):
            if copies <= 0:
                lines.append((1.0,))
                continue
            gone = self.returned[name] + (elsewhere[place] if elsewhere else 0.0)
            share = max(1.0 - gone / copies, 0.05)
            lines.append(line_of(copies, share, evidence[name], cards))
        return lines

    # Learning.

    def _claim(self, seat: Seat, character: Name) -> None:
        evidence = self.evidence[seat]
        if self.claims[seat][character]:
            factor = self._factors.again
        else:
            factor = 1.0 + (getattr(self._factors, self._kind) - 1.0) * self._trust(seat)
        self.claims[seat][character] += 1
        self.roles[seat].add(character)
        evidence[character] = min(evidence[character] * factor, MOST)

    def _trust(self, seat: Seat) -> float:
        """How much of its weight a claim keeps for what its seat was caught at, from 0 to 1."""
        truths, lies = self.truths[seat], self.lies[seat]
        return (2.0 + truths) / (2.0 + truths + lies)

    def _miss(self, seat: Seat, characters: tuple[Name, ...], factor: float | None = None) -> None:
        is_missed = factor is None
        super()._miss(
            seat, characters, self._factors.missed if is_missed else self._factors.preferred
        )

    def _blur(self, seat: Seat) -> None:
        super()._blur(seat)
        self.claims[seat].clear()

    def _declared(self, event: events.Declared) -> None:
        action = self.observation.game.actions[event.action]
        self._kind = PAID if action.cost.coins else FREE
        super()._declared(event)
        mine = self.observation.seat
        if event.seat != mine and event.named and event.named[0] == mine:
            self.grudges[event.seat] += 1

    def _claimed(self, event: events.Blocked | events.Reacted | events.Joined) -> None:
        self._kind = OTHER
        if isinstance(event, events.Blocked):
            self._kind = BLOCK
            self.grudges[event.seat] += event.actor == self.observation.seat
        super()._claimed(event)

    def _passed(self, event: events.Passed) -> None:
        self.trusts[event.seat] += event.asked == "challenge"
        super()._passed(event)

    def _challenged(self, event: events.Challenged) -> None:
        self.doubts[event.seat] += 1
        self.grudges[event.seat] += event.claimant == self.observation.seat

    def _caught(self, event: events.Caught) -> None:
        super()._caught(event)
        if not event.denies:
            self.exposed[event.seat].add(event.character)
            self.evidence[event.seat][event.character] = CAUGHT


BELIEF_LESSONS: Final[Mapping[type[events.Event], Callable[[Any, Any], None]]] = {
    **LESSONS,
    events.Declared: Belief._declared,
    events.Blocked: Belief._claimed,
    events.Reacted: Belief._claimed,
    events.Joined: Belief._claimed,
    events.Passed: Belief._passed,
    events.Challenged: Belief._challenged,
    events.Caught: Belief._caught,
}


def line_of(copies: int, share: float, evidence: float, cards: int) -> Line:
    """The weights of none, one, … copies: the ways to draw them, times what the acts say."""
    line = [1.0]
    ways = max(evidence, LEAST * LEAST)
    for number in range(1, min(copies, cards) + 1):
        ways *= (copies - number + 1) * share / number
        line.append(ways)
    return tuple(line)


def _ways(lines: Sequence[Line], cards: int) -> float:
    """The weight of all hands of so many cards together."""
    return _product(lines, cards)[cards]


def _product(lines: Sequence[Line], cards: int) -> list[float]:
    total = [1.0] + [0.0] * cards
    for line in lines:
        if len(line) == 1:
            continue
        for size in range(cards, 0, -1):
            weight = total[size]
            for number in range(1, min(size, len(line) - 1) + 1):
                weight += total[size - number] * line[number]
            total[size] = weight
    return total


def _mean(others: Sequence[Line], line: Line, cards: int) -> float:
    """The expected number of copies in a hand of one character beside these others."""
    if cards <= 0 or len(line) == 1:
        return 0.0
    rest = _product(others, cards)
    everything = counted = 0.0
    for number in range(min(cards, len(line) - 1) + 1):
        weight = line[number] * rest[cards - number]
        everything += weight
        counted += number * weight
    return counted / everything if everything > 0.0 else 0.0
