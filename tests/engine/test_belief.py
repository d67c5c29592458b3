"""Imagined worlds: whatever a seat observes can be completed to a game that plays on."""

from __future__ import annotations

import dataclasses

import pytest

from coup.engine.belief import imagine
from coup.engine.observation import Observation, observe
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.engine.state import State
from coup.rules.catalog import find_variant

GAMES = [
    ("classic", 4, {}),
    ("classic", 2, {"two_player_setup": "draft_pick_first"}),
    ("classic", 3, {"fifth_character": "inquisitor"}),
    ("reformation", 5, {"fifth_character": "inquisitor"}),
    ("g54", 4, {"advanced": True, "anarchy": True}),
    ("g54", 3, {"advanced": True, "challenge_offer": "clockwise"}),
]


def without_events(view: Observation) -> dict[str, object]:
    """What an observation says of the position itself; phases compare by what they ask."""
    fields = {f.name: getattr(view, f.name) for f in dataclasses.fields(view)}
    fields["pending"] = [phase.name for phase in view.pending]
    del fields["events"]
    return fields


def play_on(state: State, random: Random, plies: int) -> None:
    """Random moves, until the game is over or so many are made."""
    for _ in range(plies):
        if state.is_over:
            return
        moves = state.legal_moves
        assert moves or state.is_chance, state
        move = state.sample(random) if state.is_chance else moves[random.below(len(moves))]
        state.check(move)
        state.apply(move)


@pytest.mark.rule("I.7")
@pytest.mark.parametrize(("variant", "seats", "options"), GAMES)
def test_an_imagined_world_looks_the_same_and_plays_on(
    variant: str, seats: int, options: dict[str, object]
) -> None:
    random = Random(11)
    for _ in range(25):
        game = new_game(find_variant(variant), seats, random, options=options)
        state = deal(game, random)
        while not state.is_over and state.ply < 80:
            for seat in game.seats:
                seen = observe(state, seat)
                world = imagine(seen, random)
                assert without_events(observe(world, seat)) == without_events(seen)
                play_on(world, random, 6)
            play_on(state, random, 1)


def test_hands_a_bot_believes_in_are_dealt_as_given() -> None:
    random = Random(3)
    state = deal(new_game(find_variant("classic"), 3, random), random)
    seen = observe(state, 0)
    world = imagine(seen, random, {1: state.hands[1]})
    assert world.hands[1] == state.hands[1]
    assert sorted([*world.hands[2], *world.court]) == sorted([*state.hands[2], *state.court])
