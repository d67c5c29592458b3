"""Draws what the rivals may hold, all of them together, as likely as a seat believes it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from coup.bots.belief import line_of
from coup.bots.sums import pick
from coup.engine.belief import known_cards

if TYPE_CHECKING:
    from coup.bots.belief import Belief
    from coup.engine.moves import Seat
    from coup.engine.observation import Rival
    from coup.engine.rng import Random
    from coup.rules.model import Name

Hand = tuple["Name", ...]

SWEEPS: Final = 2
"""How often each rival's hand is drawn anew, given the others', before a draw counts."""


class Worlds:
    """Hands of all rivals, drawn one given the others, so that no card is dealt twice.

    What a rival said and did changes the odds of its hands as in `Belief`; which cards are left for
    it depends on what the others were dealt (Gibbs sampling).
    """

    def __init__(self, belief: Belief, random: Random) -> None:
        seen = belief.observation
        self._belief = belief
        self._random = random
        self._rivals = [rival for rival in seen.rivals if rival.influence]
        pinned = known_cards(seen)
        self._known: dict[Seat, Hand] = {}
        for rival in self._rivals:
            known = pinned[rival.seat] | Counter(belief.known[rival.seat])
            self._known[rival.seat] = tuple(sorted(known.elements()))[: rival.influence]
        own = (seen.hand, seen.aside, seen.removed)
        unseen = Counter(seen.game.unseen_from([*own, *seen.lost, *self._known.values()]))
        self._left = {name: unseen[name] for name in seen.game.rules.names}
        self._drawn: dict[Seat, Hand] = {}
        for rival in self._rivals:
            self._draw(rival)
        for _ in range(SWEEPS):
            self.next()

    def next(self) -> dict[Seat, Hand]:
        """The face-down cards of every rival in another world."""
        for rival in self._rivals:
            for card in self._drawn[rival.seat]:
                self._left[card] += 1
            self._draw(rival)
        return {seat: (*self._known[seat], *drawn) for seat, drawn in self._drawn.items()}

    def _draw(self, rival: Rival) -> None:
        """Draw the unknown cards of a rival from those left, and take them away."""
        number = rival.influence - len(self._known[rival.seat])
        hands = list(combinations_with_replacement(self._left, number))
        chosen = hands[pick(self._random, self._weights(rival.seat, hands, number))]
        self._drawn[rival.seat] = chosen
        for card in chosen:
            self._left[card] -= 1

    def _weights(self, seat: Seat, hands: list[Hand], number: int) -> list[float]:
        evidence = self._belief.evidence[seat]
        returned = self._belief.returned
        lines = {
            name: line_of(
                copies, max(1.0 - returned[name] / max(copies, 1), 0.05), evidence[name], number
            )
            for name, copies in self._left.items()
        }
        weights = []
        for hand in hands:
            weight = 1.0
            for name in set(hand):
                line = lines[name]
                count = hand.count(name)
                weight *= line[count] if count < len(line) else 0.0
            weights.append(weight)
        return weights
