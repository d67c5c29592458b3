"""Other worlds that one seat cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coup.engine.moves import Seat
    from coup.engine.rng import Random
    from coup.engine.state import State
    from coup.rules.model import Name


def resample(state: State, seat: Seat, random: Random) -> State:
    """A copy of a state in which all cards the seat cannot see are dealt anew.

    Every place keeps its number of cards. Cards that a pending decision refers to (a card shown,
    set aside or handed over) stay where they are. The log is copied as it is: what the seat saw
    happen it still saw. For tests: bots guess worlds from their observation, not from a state.
    """
    twin = state.copy()
    twin.log = state.log.copy() if state.log is not None else None
    pinned: Counter[tuple[Seat, Name]] = Counter()
    for phase in state.stack:
        pinned.update(phase.pinned())
    others = [s for s in state.game.seats if s != seat]
    hidden = list(state.court)
    for other in others:
        for place in (state.hands, state.aside, state.removed):
            hidden.extend(_free(place[other], other, pinned))
    random.shuffle(hidden)
    for other in others:
        for place, held in ((twin.hands, state.hands), (twin.aside, state.aside)):
            stay = _staying(held[other], other, pinned)
            number = len(held[other]) - len(stay)
            place[other] = tuple(sorted([*stay, *(hidden.pop() for _ in range(number))]))
        number = len(state.removed[other])
        twin.removed[other] = tuple(hidden.pop() for _ in range(number))
    twin.court = hidden
    return twin


def _staying(
    cards: tuple[Name, ...], owner: Seat, pinned: Counter[tuple[Seat, Name]]
) -> list[Name]:
    wanted = Counter({card: number for (seat, card), number in pinned.items() if seat == owner})
    return sorted((wanted & Counter(cards)).elements())


def _free(cards: tuple[Name, ...], owner: Seat, pinned: Counter[tuple[Seat, Name]]) -> list[Name]:
    return sorted((Counter(cards) - Counter(_staying(cards, owner, pinned))).elements())
