"""What a player remembers: who claimed what, which cards are known, and how many can be left."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from coup.engine import events
from coup.rules.effects import Gain

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coup.engine.events import Event
    from coup.engine.game import Game
    from coup.engine.moves import Seat
    from coup.engine.observation import Observation
    from coup.rules.model import Name

DEALT: Final = 2
"""Cards dealt to each seat."""
REPEATED: Final = 1.3
"""The factor of a claim that was made before; a first claim's depends on who makes it."""
MISSED: Final = 0.4
"""The factor of not using a character when there was a reason to."""
PREFERRED: Final = 0.6
"""The factor of taking a common action where the character would bring more."""
CAUGHT: Final = 0.002
"""The factor after a lie was found out, until the seat draws a card."""
SEEN: Final = 3.0
"""The least factor of a character the seat had lately and may have still."""
MOST: Final = 100.0
LEAST: Final = 0.05
"""How far claims and silence can change the odds, whatever is repeated."""


class Memory:
    """One seat's memory of one game, brought up to date by `read` before every decision.

    Everything comes from observations, so the same observations give the same memory. Evidence on
    who holds what is kept as a factor of the odds that the cards alone give: 1 says nothing. Only
    arithmetic that every Python rounds alike is used.
    """

    def __init__(self) -> None:
        self._game: Game | None = None
        self._last: Event | None = None
        self._read = 0

    def read(self, observation: Observation) -> None:
        """Take in what happened since the last call, or everything where the game is another."""
        self.observation = observation
        story = observation.events
        goes_on = (
            self._game is observation.game
            and 0 < self._read <= len(story)
            and story[self._read - 1] is self._last
        )
        if not goes_on:
            self._forget(observation)
        lessons = self.lessons()
        for event in story[self._read :]:
            learn = lessons.get(type(event))
            if learn is not None:
                learn(self, event)
        self._read = len(story)
        self._last = story[-1] if story else None
        self._count()

    def _forget(self, observation: Observation) -> None:
        game = observation.game
        names = game.rules.names
        self._game = game
        self._read = 0
        self._action: Name | None = None
        # Court cards; the deal is not among the events, but the draws of a draft are.
        dealt = 0 if game.rules.draft else DEALT * len(game.seats)
        self._court = (len(names) if game.rules.draft else len(game.deck)) - dealt
        self._own_action: Name | None = None
        self._repeats = 0
        self.evidence = [dict.fromkeys(names, 1.0) for _ in game.seats]
        self.truths = [0 for _ in game.seats]
        """How often each seat proved a claim."""
        self.lies = [0 for _ in game.seats]
        """How often each seat was caught."""
        self.known: list[list[Name]] = [[] for _ in game.seats]
        """The cards this seat knows each rival to have face down now."""
        self.returned = dict.fromkeys(names, 0.0)
        """The expected number of cards in the Court that this seat saw going there."""
        self._better = _characters_better_than(game)
        self._heirs = tuple(character.name for character, _ in game.estate_reactions)
        self.shedders = tuple(character.name for character, _ in game.shed_reactions)
        """The characters that may be claimed to be rid of a token."""

    # Counting.

    def _count(self) -> None:
        seen = self.observation
        rules = seen.game.rules
        copies = rules.table.copies
        unseen = dict.fromkeys(rules.names, copies)
        hidden = len(seen.game.deck)
        piles = (seen.hand, seen.aside, seen.removed, *seen.lost, *self.known)
        for pile in piles:
            for card in pile:
                unseen[card] -= 1
                hidden -= 1
        self.unseen = unseen
        """Copies of each character in a place unknown to this seat."""
        self.hidden = hidden
        """The number of those cards, of all characters."""

    def is_out(self, character: Name) -> bool:
        """Whether everybody can see that no copy of a character is face down any more."""
        seen = self.observation
        gone = sum(cards.count(character) for cards in seen.lost)
        return gone >= seen.game.rules.table.copies

    def chance(self, seat: Seat, character: Name, cards: int | None = None) -> float:
        """The probability that a rival has a character among its face-down cards.

        With `cards` it is about so many unknown cards of the rival instead of all of its hand.
        """
        known = self.known[seat]
        if cards is None:
            if character in known:
                return 1.0
            cards = self.observation.influence[seat] - len(known)
        copies = self.unseen[character]
        if copies <= 0 or cards <= 0:
            return 0.0
        in_court = min(self.returned[character], copies - 0.2)
        others = max(self.hidden - in_court, copies, 1.0)
        one = 1.0 - (copies - in_court) / others
        none = one
        for _ in range(cards - 1):
            none *= one
        if none <= 0.0:
            return 1.0
        odds = (1.0 - none) / none * self.evidence[seat][character]
        return odds / (1.0 + odds)

    def credit(self, seat: Seat, character: Name) -> float:
        """The probability that a rival has a character it claims to have just now."""
        return self.chance(seat, character)

    def chance_of_any(self, seat: Seat, characters: tuple[Name, ...]) -> float:
        """The probability that a rival has at least one of these characters."""
        none = 1.0
        for character in characters:
            none *= 1.0 - self.chance(seat, character)
        return 1.0 - none

    def repeats_of(self, action: Name) -> int:
        """How many times in a row this seat has taken an action up to now."""
        return self._repeats if action == self._own_action else 0

    def honesty(self, seat: Seat) -> float:
        """The share of a seat's claims that are true, as far as it is known: 0 to 1."""
        truths = self.truths[seat]
        return (1.0 + truths) / (2.0 + truths + self.lies[seat])

    # Learning.

    def lessons(self) -> Mapping[type[Event], Callable[[Any, Any], None]]:
        """What is learnt from each kind of event."""
        return LESSONS

    def _claim(self, seat: Seat, character: Name) -> None:
        evidence = self.evidence[seat]
        old = evidence[character]
        honesty = self.honesty(seat)
        factor = REPEATED if old > 1.0 else 1.0 + 8.0 * honesty * honesty
        evidence[character] = min(max(old, 1.0) * factor, MOST)

    def _miss(self, seat: Seat, characters: tuple[Name, ...], factor: float | None = None) -> None:
        """Lower the odds of characters that were not used; by `MISSED` where nothing is said."""
        if factor is None:
            factor = MISSED
        evidence = self.evidence[seat]
        for character in characters:
            evidence[character] = max(evidence[character] * factor, LEAST)

    def _blur(self, seat: Seat) -> None:
        """Let evidence fade as cards of the seat are replaced by unknown ones."""
        evidence = self.evidence[seat]
        for character, factor in evidence.items():
            evidence[character] = max(sqrt(factor), MISSED)

    def _lose_sight(self, seat: Seat) -> None:
        """Known cards may have gone; that somebody had them is still worth something."""
        for card in self.known[seat]:
            self.evidence[seat][card] = max(self.evidence[seat][card], SEEN)
        self.known[seat].clear()

    def _declared(self, event: events.Declared) -> None:
        self._action = event.action
        if event.seat == self.observation.seat:
            self._repeats = self._repeats + 1 if event.action == self._own_action else 1
            self._own_action = event.action
        action = self.observation.game.actions[event.action]
        if action.denies is not None:
            self._miss(event.seat, (action.denies,))
        elif event.claim is not None:
            self._claim(event.seat, event.claim)
        else:
            self._miss(event.seat, self._better.get(event.action, ()), PREFERRED)

    def _claimed(self, event: events.Blocked | events.Reacted | events.Joined) -> None:
        if event.character is not None:
            self._claim(event.seat, event.character)

    def _passed(self, event: events.Passed) -> None:
        rules = self.observation.game.rules
        if event.asked == "block" and self._action is not None:
            self._miss(event.seat, rules.blockers[self._action])
        elif event.asked == "join" and self._action is not None:
            claimed = rules.claim_of.get(self._action)
            join = rules.actions[self._action].join
            if claimed is not None and join is not None and join.by_claim:
                self._miss(event.seat, (claimed,))
        elif event.asked == "estate":
            self._miss(event.seat, self._heirs)
        elif event.asked == "token":
            self._miss(event.seat, self.shedders)

    def _proved(self, event: events.Proved) -> None:
        self.truths[event.seat] += 1
        self.evidence[event.seat][event.character] = 1.0

    def _caught(self, event: events.Caught) -> None:
        self.lies[event.seat] += 1
        self.evidence[event.seat][event.character] = MOST if event.denies else CAUGHT

    def _lost(self, event: events.InfluenceLost) -> None:
        card = event.character
        if card in self.known[event.seat]:
            self.known[event.seat].remove(card)
        evidence = self.evidence[event.seat]
        evidence[card] = min(evidence[card], 1.0)

    def _drew(self, event: events.Drew) -> None:
        share = max(1.0 - event.count / self._court, 0.0) if self._court > 0 else 1.0
        self._court -= event.count
        for card, number in self.returned.items():
            if number:
                self.returned[card] = number * share
        self._blur(event.seat)

    def _put_back(self, event: events.Returned) -> None:
        self._court += event.count
        if event.cards is None:
            self._lose_sight(event.seat)
            return
        for card in event.cards:
            self.returned[card] += 1.0
            if card in self.known[event.seat]:
                self.known[event.seat].remove(card)

    def _handed(self, event: events.HandedOver) -> None:
        card = event.card
        mine = self.observation.seat
        if event.shown:
            known = self.known[event.seat]
            if card is not None and event.seat != mine and card not in known:
                known.append(card)
            return
        # The card may go on to a third place within the same action: nothing is certain.
        for seat in (event.seat, event.to):
            self._lose_sight(seat)
            self._blur(seat)
        if card is not None and event.to != mine:
            self.evidence[event.to][card] = max(self.evidence[event.to][card], SEEN)

    def _set_aside(self, event: events.SetAside) -> None:
        self._lose_sight(event.seat)


def _characters_better_than(game: Game) -> dict[Name, tuple[Name, ...]]:
    """For each common action that brings coins: the characters whose free action brings more."""

    def coins(name: Name) -> int:
        return sum(e.coins for e in game.actions[name].effects if isinstance(e, Gain))

    free = {
        name: claim for name, claim in game.claim_of.items() if not game.actions[name].cost.coins
    }
    return {
        name: tuple(
            dict.fromkeys(claim for other, claim in free.items() if coins(other) > coins(name))
        )
        for name in game.actions
        if name not in game.claim_of and coins(name)
    }


# Each lesson takes its own kind of event: the one place where that type is erased.
LESSONS: Final[dict[type[events.Event], Callable[[Memory, Any], None]]] = {
    events.Declared: Memory._declared,
    events.Blocked: Memory._claimed,
    events.Reacted: Memory._claimed,
    events.Joined: Memory._claimed,
    events.Passed: Memory._passed,
    events.Proved: Memory._proved,
    events.Caught: Memory._caught,
    events.InfluenceLost: Memory._lost,
    events.Drew: Memory._drew,
    events.Returned: Memory._put_back,
    events.HandedOver: Memory._handed,
    events.SetAside: Memory._set_aside,
}
