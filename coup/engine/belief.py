"""Worlds that one seat cannot tell from the true one, made from what it observes alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coup.engine.moves import UNKNOWN
from coup.engine.observation import observe
from coup.engine.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coup.engine.moves import Seat
    from coup.engine.observation import Observation
    from coup.engine.rng import Random
    from coup.rules.model import Name


class World(State):
    """A state that somebody imagines: all of a game that bots may hold, and only their own."""

    __slots__ = ()


def imagine(
    observation: Observation,
    random: Random,
    hands: Mapping[Seat, tuple[Name, ...]] | None = None,
) -> World:
    """A complete state that looks to the seat exactly like the one observed.

    Hidden cards are dealt at random from those the seat has not seen; `hands` fixes the face-down
    cards of some rivals (they must be among the unseen ones). Cards that a pending decision shows
    to the seat stay with their owners. Without a log, as searches want it.
    """
    game = observation.game
    state = World(game, observation.turn)
    state.coins = list(observation.coins)
    state.lost = list(observation.lost)
    state.alive = observation.alive
    state.bank, state.reserve = observation.bank, observation.reserve
    state.treasury = game.box - sum(state.coins) - state.bank - state.reserve
    state.sides, state.tokens = observation.sides, observation.tokens
    state.estates = observation.estates
    state.turn = observation.under_way.copy()
    state.winner = observation.winner
    state.ply = observation.ply
    _deal_unseen(state, observation, random, hands or {})
    state.stack = [phase.imagined(state, random) for phase in observation.pending]
    return state


def _deal_unseen(
    state: State,
    observation: Observation,
    random: Random,
    hands: Mapping[Seat, tuple[Name, ...]],
) -> None:
    seat = observation.seat
    state.hands[seat] = observation.hand
    state.aside[seat] = observation.aside
    state.removed[seat] = observation.removed
    known = known_cards(observation)
    fixed = {
        rival.seat: hands.get(rival.seat, tuple(known[rival.seat].elements()))
        for rival in observation.rivals
    }
    own = (observation.hand, observation.aside, observation.removed)
    unseen = state.game.unseen_from([*own, *observation.lost, *fixed.values()])
    random.shuffle(unseen)
    for rival in observation.rivals:
        cards = fixed[rival.seat]
        missing = rival.influence - len(cards)
        drawn = [unseen.pop() for _ in range(missing)]
        state.hands[rival.seat] = tuple(sorted([*cards, *drawn]))
        state.aside[rival.seat] = tuple([unseen.pop() for _ in range(rival.aside)])
        state.removed[rival.seat] = tuple([unseen.pop() for _ in range(rival.removed)])
    # Before a draft is over, the sets not yet picked from lie neither in a hand nor in the Court.
    state.court = unseen[: observation.court_size]


def known_cards(observation: Observation) -> dict[Seat, Counter[Name]]:
    """The face-down cards of rivals that pending decisions show to the seat."""
    known: dict[Seat, Counter[Name]] = {s: Counter() for s in observation.game.seats}
    for phase in observation.pending:
        pinned = Counter(pair for pair in phase.pinned() if pair[1] != UNKNOWN)
        for (owner, card), number in pinned.items():
            known[owner][card] = max(known[owner][card], number)
    return known


def resample(state: State, seat: Seat, random: Random) -> State:
    """Another state of which the seat has seen exactly the same, for tests and the arena.

    The log is the true one: what the seat saw happen it still saw.
    """
    twin = imagine(observe(state, seat), random)
    twin.log = state.log.copy() if state.log is not None else None
    return twin
