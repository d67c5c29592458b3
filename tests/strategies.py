"""What random tests draw: plans of games that can be played again from what is printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from hypothesis import strategies as st

from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.rules.catalog import Variant, find_variant
from coup.rules.model import OptionValue
from tests.properties.games import Played, any_move, begin, pick_start

BASE = ("classic", "complots", "hammiz")
"""The variants with the characters of the base game and nothing else."""


@dataclass(frozen=True)
class Plan:
    """A game and the number of random moves to be made in it; the seed decides all the rest."""

    variant: str
    seats: int
    options: Mapping[str, OptionValue]
    seed: int
    plies: int = 0


def options_of(variant: Variant) -> st.SearchStrategy[dict[str, OptionValue]]:
    """Some options of a variant, each with one of its values."""
    values = {option.name: st.sampled_from(option.values) for option in variant.options}
    return st.fixed_dictionaries({}, optional=values)


@st.composite
def plans(
    draw: st.DrawFn, names: tuple[str, ...] = BASE, *, plies: int = 0, seats: int | None = None
) -> Plan:
    """A plan of a game of one of these variants, of up to so many moves."""
    variant = find_variant(draw(st.sampled_from(names)))
    return Plan(
        variant=variant.name,
        seats=seats or draw(st.sampled_from(variant.seats)),
        options=draw(options_of(variant)),
        seed=draw(st.integers(0, 2**64 - 1)),
        plies=draw(st.integers(0, plies)),
    )


def opening(plan: Plan) -> tuple[Played, Random]:
    """The game dealt, and the stream its random moves come from."""
    random = Random(plan.seed)
    game = new_game(find_variant(plan.variant), plan.seats, random, options=plan.options)
    return begin(pick_start(game, random, with_log=True)), random


def carried_out(plan: Plan) -> Played:
    """The game after as many random moves as planned, or at its end."""
    played, random = opening(plan)
    for _ in range(plan.plies):
        if played.state.is_over:
            break
        played.play(any_move(played.state, random))
    return played


def played_out(plan: Plan) -> Played:
    """The whole game."""
    played, random = opening(plan)
    while not played.state.is_over:
        played.play(any_move(played.state, random))
    return played


@contextmanager
def told(played: Played) -> Iterator[None]:
    """Add the record of the game to whatever goes wrong inside."""
    try:
        yield
    except Exception as error:
        error.add_note(played.record().to_json())
        raise
