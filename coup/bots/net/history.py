"""Remembers, for every player, what was said and shown: the public past as small counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.engine import events

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from coup.bots.net.cast import Cast
    from coup.engine.events import Event
    from coup.engine.moves import Seat
    from coup.rules.model import Name

CLAIMS: Final = 0
"""Claims to hold the character since the hand last changed, at most 3."""
STALE: Final = 1
"""Claims made before the hand last changed, 0 or 1."""
PROVED: Final = 2
"""How often the character was shown, at most 3."""
CAUGHT: Final = 3
"""Whether the seat was caught without the character since its hand last changed."""
MISSED: Final = 4
"""Passes where the character would have blocked, since the hand last changed, at most 3."""
DOUBTED: Final = 5
"""How often the seat challenged claims to the character of others, at most 3."""
FACTS: Final = 6
"""Counters for each seat and character; a seat's block is laid out counter by counter."""
MOST: Final = 3

ROLES: Final = 5
"""Characters of a game."""
NOTHING: Final = bytes(ROLES)


class History:
    """Counters fed by events; every seat's own view of the events gives it the same counters.

    `facts[seat][counter * ROLES + slot]` is one counter; `known` holds, by observer and seat, the
    cards an examiner saw and that are still where they were.
    """

    __slots__ = (
        "_action",
        "_pending",
        "_replacing",
        "_see",
        "cast",
        "challenges",
        "exposed",
        "facts",
        "known",
        "proofs",
        "turns",
    )

    def __init__(self, cast: Cast) -> None:
        seats = len(cast.game.seats)
        self.cast = cast
        self.facts = [bytearray(FACTS * ROLES) for _ in range(seats)]
        self.exposed = bytearray(seats)
        self.proofs = bytearray(seats)
        self.challenges = bytearray(seats)
        self.known: dict[tuple[Seat, Seat], bytearray] = {}
        self.turns = 0
        self._action = ""
        self._pending = bytearray(seats)
        """The slot each seat last claimed outside an action."""
        self._replacing = bytearray(seats)
        """1 where the next draw replaces a card everybody or an examiner saw go."""
        self._see: dict[type[Event], Callable[..., None]] = {
            events.TurnBegan: self._turn_began,
            events.Declared: self._declared,
            events.Passed: self._passed,
            events.Challenged: self._challenged,
            events.Proved: self._proved,
            events.Caught: self._caught,
            events.Blocked: self._blocked,
            events.Joined: self._joined,
            events.Reacted: self._reacted,
            events.SetAside: self._set_aside,
            events.InfluenceLost: self._influence_lost,
            events.Drew: self._drew,
            events.HandedOver: self._handed_over,
            events.ExamineEnded: self._examine_ended,
        }

    def copy(self) -> History:
        """An independent copy, which can see a different future."""
        twin = History(self.cast)
        twin.facts = [facts[:] for facts in self.facts]
        twin.exposed = self.exposed[:]
        twin.proofs = self.proofs[:]
        twin.challenges = self.challenges[:]
        twin.known = {pair: row[:] for pair, row in self.known.items()}
        twin.turns = self.turns
        twin._action = self._action
        twin._pending = self._pending[:]
        twin._replacing = self._replacing[:]
        return twin

    def resume(self, action: Name | None) -> None:
        """Know which action is under way, whether or not it was seen to be declared."""
        self._action = action or ""

    def see(self, event: Event) -> None:
        """Take in one event."""
        handler = self._see.get(type(event))
        if handler is not None:
            handler(event)

    def see_all(self, happened: Iterable[Event]) -> None:
        """Take in events in their order."""
        find = self._see.get
        for event in happened:
            handler = find(type(event))
            if handler is not None:
                handler(event)

    def known_to(self, observer: Seat, seat: Seat) -> bytes | bytearray:
        """By slot, how many cards of the seat the observer has seen and knows to be there still."""
        return self.known.get((observer, seat), NOTHING)

    def _count(self, seat: Seat, fact: int, slot: int) -> None:
        place = fact * ROLES + slot
        facts = self.facts[seat]
        if facts[place] < MOST:
            facts[place] += 1

    def _turn_began(self, _: events.TurnBegan) -> None:
        self.turns += 1

    def _declared(self, event: events.Declared) -> None:
        self._action = event.action
        self._replacing[event.seat] = 0
        if event.claim is None:
            return
        slot = self.cast.slot_of[event.claim]
        denies = self.cast.game.actions[event.action].denies is not None
        self._count(event.seat, MISSED if denies else CLAIMS, slot)

    def _passed(self, event: events.Passed) -> None:
        if event.asked == "block":
            for slot in self.cast.blockers[self._action]:
                self._count(event.seat, MISSED, slot)

    def _challenged(self, event: events.Challenged) -> None:
        if self.challenges[event.seat] < 5:
            self.challenges[event.seat] += 1
        self._count(event.seat, DOUBTED, self.cast.slot_of[event.character])

    def _proved(self, event: events.Proved) -> None:
        seat = event.seat
        facts = self.facts[seat]
        if self.proofs[seat] < MOST:
            self.proofs[seat] += 1
        self._replacing[seat] = 1
        if event.denies:
            self._forget(seat)
            return
        slot = self.cast.slot_of[event.character]
        facts[CLAIMS * ROLES + slot] = 0
        self._count(seat, PROVED, slot)
        self._new_card(seat)
        self._unknow(seat, slot)

    def _caught(self, event: events.Caught) -> None:
        seat = event.seat
        if self.exposed[seat] < MOST:
            self.exposed[seat] += 1
        if event.denies:
            return
        slot = self.cast.slot_of[event.character]
        facts = self.facts[seat]
        facts[CAUGHT * ROLES + slot] = 1
        facts[CLAIMS * ROLES + slot] = 0

    def _blocked(self, event: events.Blocked) -> None:
        self._count(event.seat, CLAIMS, self.cast.slot_of[event.character])

    def _joined(self, event: events.Joined) -> None:
        if event.character is not None:
            self._count(event.seat, CLAIMS, self.cast.slot_of[event.character])

    def _reacted(self, event: events.Reacted) -> None:
        slot = self.cast.slot_of[event.character]
        self._pending[event.seat] = slot
        self._count(event.seat, CLAIMS, slot)

    def _set_aside(self, event: events.SetAside) -> None:
        # The claim was about the card just lost, so it says nothing about those left.
        seat = event.seat
        place = CLAIMS * ROLES + self._pending[seat]
        self.facts[seat][place] = 0
        self._replacing[seat] = 1

    def _influence_lost(self, event: events.InfluenceLost) -> None:
        slot = self.cast.slot_of[event.character]
        self.facts[event.seat][CLAIMS * ROLES + slot] = 0
        self._unknow(event.seat, slot)

    def _drew(self, event: events.Drew) -> None:
        seat = event.seat
        if self._replacing[seat]:
            self._replacing[seat] = 0
        else:
            self._forget(seat)

    def _handed_over(self, event: events.HandedOver) -> None:
        if event.shown:
            if event.card is not None:
                row = self.known.setdefault((event.to, event.seat), bytearray(ROLES))
                row[self.cast.slot_of[event.card]] = 1
        else:
            self._forget(event.seat)
            self._forget(event.to)

    def _examine_ended(self, event: events.ExamineEnded) -> None:
        if event.replaced:
            self._replacing[event.target] = 1
            self._new_card(event.target)
            self.known.pop((event.seat, event.target), None)

    def _new_card(self, seat: Seat) -> None:
        """One card of the seat is new: what it lacked it may have now."""
        facts = self.facts[seat]
        facts[CAUGHT * ROLES : (CAUGHT + 1) * ROLES] = NOTHING
        facts[MISSED * ROLES : (MISSED + 1) * ROLES] = NOTHING

    def _forget(self, seat: Seat) -> None:
        """The hand was mixed with other cards: claims grow stale, the rest is void."""
        facts = self.facts[seat]
        for slot in range(ROLES):
            if facts[slot]:
                facts[slot] = 0
                facts[STALE * ROLES + slot] = 1
        self._new_card(seat)
        for pair in [pair for pair in self.known if pair[1] == seat]:
            del self.known[pair]

    def _unknow(self, seat: Seat, slot: int) -> None:
        if self.known:
            for (_, known), row in self.known.items():
                if known == seat:
                    row[slot] = 0
