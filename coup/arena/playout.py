"""Random games as fast as the engine goes: for benchmarks, digests and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coup.engine.rng import Random
    from coup.engine.state import State


def play_random(state: State, random: Random) -> int:
    """Play a state to the end by random moves, in place; the number of decisions taken.

    Where several seats may move, the first of them does.
    """
    stack = state.stack
    below = random.below
    apply = state.apply
    decisions = 0
    while state.winner is None:
        phase = stack[-1]
        asked = phase.to_move(state)
        if asked:
            moves = phase.moves(state, asked[0])
            apply(moves[below(len(moves))])
            decisions += 1
        else:  # chance moves
            apply(state.sample(random))
    return decisions
