"""What holds for every move, copy and record of a game with the base characters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given, settings

from coup.engine.errors import IllegalMove
from coup.engine.game import Game
from coup.engine.moves import ONE_CHARACTER, SIMPLE, Move, parse_move
from coup.engine.observation import state_to_dict
from coup.engine.phase import ChancePhase, Phase
from coup.engine.record import parse_record
from coup.engine.rng import Random
from coup.engine.state import State
from tests.properties.games import any_move
from tests.strategies import Plan, carried_out, opening, plans, played_out, told


def every_text(game: Game) -> Iterator[str]:
    """Every text a base game may see as a move, whether it is legal now or not."""
    names = game.rules.names
    hands = [*names, *map(" ".join, combinations_with_replacement(names, 2))]
    decisions = [
        *SIMPLE,
        *(f"{verb} {name}" for verb, name in product((*ONE_CHARACTER, "claim"), names)),
        *(f"{verb} {cards}" for verb, cards in product(("show", "keep"), hands)),
        *game.actions,
        *(f"{action} {seat}" for action, seat in product((*game.actions, "give"), game.seats)),
    ]
    yield from (f"{seat} {decision}" for seat, decision in product(game.seats, decisions))
    yield from (f"* draw {seat} {cards}" for seat, cards in product(game.seats, hands))


def is_accepted(state: State, move: Move) -> bool:
    """Whether the strict door lets a move in."""
    try:
        state.check(move)
    except IllegalMove:
        return False
    return True


def possible_draws(state: State) -> set[str]:
    """Every draw chance may make now."""
    phase = state.phase
    assert isinstance(phase, ChancePhase)
    draws = (parse_move(text) for text in every_text(state.game) if text.startswith("*"))
    return {str(move) for move in draws if phase.why_impossible(state, move) is None}


@settings(max_examples=40, deadline=None)
@given(plans(plies=60))
def test_the_legal_moves_are_accepted_and_no_others(plan: Plan) -> None:
    played = carried_out(plan)
    state = played.state
    legal = {str(move) for move in state.legal_moves}
    if state.is_chance:
        legal = possible_draws(state)
        assert str(state.sample(Random(plan.seed))) in legal
    with told(played):
        moves = map(parse_move, {*every_text(state.game), *legal})
        assert legal == {str(move) for move in moves if is_accepted(state, move)}


@settings(max_examples=80, deadline=None)
@given(plans())
def test_every_legal_move_is_read_as_it_is_written(plan: Plan) -> None:
    played, random = opening(plan)
    with told(played):
        while not played.state.is_over:
            for move in played.state.legal_moves:
                assert parse_move(str(move)) == move
            move = any_move(played.state, random)
            assert parse_move(str(move)) == move
            played.play(move)


@settings(max_examples=80, deadline=None)
@given(plans(plies=200))
def test_a_record_read_again_replays_to_the_same_position(plan: Plan) -> None:
    played = carried_out(plan)
    with told(played):
        record = played.record()
        assert parse_record(record.to_json()) == record
        state = record.final(with_log=True)
        assert state_to_dict(state) == state_to_dict(played.state)
        assert state.log is not None
        assert played.state.log is not None
        assert state.log.seen == played.state.log.seen


@settings(max_examples=40, deadline=None)
@given(plans())
def test_the_same_seed_gives_the_same_game(plan: Plan) -> None:
    first, second = played_out(plan), played_out(plan)
    assert first.record() == second.record()
    assert state_to_dict(first.state) == state_to_dict(second.state)


def slots_of(phase: Phase) -> dict[str, str]:
    """What a phase holds; claims in it by what they hold."""
    names = [name for kind in type(phase).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: repr(getattr(phase, name)) for name in names}


def everything(state: State) -> str:
    """All a state holds, as a text to compare with later."""
    fields = {name: getattr(state, name) for name in State.__slots__ if name not in {"game", "log"}}
    fields["stack"] = [(phase.name, slots_of(phase)) for phase in state.stack]
    return repr(fields)


@settings(max_examples=50, deadline=None)
@given(plans(plies=80))
def test_what_is_done_to_a_copy_leaves_the_original_alone(plan: Plan) -> None:
    played = carried_out(plan)
    state, random = played.state, Random(plan.seed)
    before = everything(state)
    twin = state.copy()
    assert everything(twin) == before
    with told(played):
        while not twin.is_over:
            ahead = twin.after(any_move(twin, random))
            assert twin.ply == ahead.ply - 1
            twin = ahead
            assert everything(state) == before


@pytest.mark.rule("B.4")
@settings(max_examples=40, deadline=None)
@given(plans(plies=60))
def test_legal_actions_and_blocks_do_not_depend_on_cards(plan: Plan) -> None:
    played = carried_out(plan)
    state = played.state
    if state.is_over or state.phase.name not in {"choose_action", "block", "challenge"}:
        return
    twin = state.copy()
    deck = sorted([*state.court, *(card for hand in state.hands for card in hand)])
    Random(plan.seed).shuffle(deck)
    twin.hands = [tuple(sorted(deck.pop() for _ in hand)) for hand in state.hands]
    twin.court = deck
    with told(played):
        assert twin.legal_moves == state.legal_moves
