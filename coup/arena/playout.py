"""Games for measuring: played to their end by bots, or by random moves as fast as it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from coup.engine.rng import Random
    from coup.engine.state import State
    from coup.match import Match

LONGEST: Final = 2000
"""Moves, chance included, after which a game is a draw."""
WIDE: Final = {"advanced": True, "anarchy": True}
"""The options of Rebellion G54 with which every character there is may take part."""


def play_out(match: Match, longest: int = LONGEST) -> Match:
    """Let the bots of a match play to its end, or up to so many moves; the match itself."""
    while not match.is_over and match.ply < longest:
        match.step()
    return match


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
