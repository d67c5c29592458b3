"""Counting move sequences, to compare a rule engine with counts derived by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine.rng import Random

if TYPE_CHECKING:
    from coup.engine.state import State


def perft(state: State, random: Random, depth: int) -> int:
    """The number of sequences of so many decisions from a state on.

    Every legal move of every seat that may move counts, so where all may answer at once each order
    of answers is a sequence of its own. Draws are not counted: each is fixed by the state of the
    stream it happens with.
    """
    if depth == 0:
        return 1
    settled, stream = _drawn(state, random)
    moves = settled.legal_moves
    if depth == 1:
        return len(moves)
    return sum(perft(settled.after(move), Random(stream), depth - 1) for move in moves)


def divide(state: State, random: Random, depth: int) -> dict[str, int]:
    """The count of `perft` for each first move by its text."""
    settled, stream = _drawn(state, random)
    return {
        str(move): perft(settled.after(move), Random(stream), depth - 1)
        for move in settled.legal_moves
    }


def _drawn(state: State, random: Random) -> tuple[State, int]:
    """The state after the draws that are pending, and where the stream is then."""
    stream = Random(random.state)
    while state.is_chance:
        state = state.after(state.sample(stream))
    return state, stream.state
