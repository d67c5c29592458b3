"""What an Observation is made of: values that everybody may hold, and no way back to the truth."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from enum import Enum

import pytest

from coup.engine.claim import Claim
from coup.engine.game import Game
from coup.engine.observation import observe
from coup.engine.phase import Phase
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.engine.turn import Turn
from coup.rules.catalog import VARIANTS, Variant

PLAIN = (str, int, bool, type(None))


def is_frozen(value: object) -> bool:
    """Whether a value is of a frozen dataclass."""
    parameters = getattr(type(value), "__dataclass_params__", None)
    return parameters is not None and parameters.frozen


def slots(value: object) -> Iterator[str]:
    """The names of all fields of a phase, claim or turn."""
    for kind in type(value).__mro__:
        yield from getattr(kind, "__slots__", ())


def parts(value: object, path: str = "observation") -> Iterator[str]:
    """The paths of all values reachable from this one that are neither plain nor frozen."""
    if isinstance(value, (*PLAIN, Game, Enum)):
        return
    if isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from parts(item, f"{path}[{index}]")
    elif dataclasses.is_dataclass(value) and is_frozen(value):
        for field in dataclasses.fields(value):
            yield from parts(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, Phase | Claim | Turn):
        for name in slots(value):
            yield from parts(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, frozenset):
        yield from parts(tuple(value), path)
    else:
        yield f"{path}: {type(value).__name__}"


@pytest.mark.rule("I.7", "S3.20")
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_an_observation_is_made_of_plain_frozen_values_only(variant: Variant) -> None:
    random = Random(7)
    options = {"advanced": True, "anarchy": True} if variant.is_drawn else {}
    for _ in range(30):
        state = deal(new_game(variant, 4, random, options=options), random, with_log=True)
        while not state.is_over and state.ply < 60:
            if state.is_chance:
                state.apply(state.sample(random))
                continue
            for seat in state.game.seats:
                assert list(parts(observe(state, seat))) == []
            moves = state.legal_moves
            state.apply(moves[random.below(len(moves))])
