"""Records of every variant: written and read they give the same game, and tell no secret."""

from __future__ import annotations

import pytest

from coup.bots.random_bot import RandomBot
from coup.engine.moves import (
    Deal,
    Draft,
    Draw,
    Keep,
    Move,
    Offer,
    React,
    Reveal,
    Seat,
    parse_move,
)
from coup.engine.observation import state_to_dict
from coup.engine.record import Record, parse_record, record_of
from coup.engine.rng import Random
from coup.engine.setup import start
from coup.engine.state import State
from coup.match import Match
from coup.rules.catalog import VARIANTS, Variant
from tests.properties.games import any_move, begin, pick_game, pick_start

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)


def read_again(record: Record) -> Record:
    """The record, written and read."""
    return parse_record(record.to_json())


@pytest.mark.rule("I.1", "I.2")
@each_variant
def test_a_record_gives_the_same_game_again(variant: Variant) -> None:
    random = Random(21)
    for _ in range(60):
        played = begin(pick_start(pick_game(random, variant), random))
        while not played.state.is_over:
            played.play(any_move(played.state, random))
        record = played.record()
        assert read_again(record).to_dict() == record.to_dict()
        assert state_to_dict(read_again(record).final()) == state_to_dict(played.state)


def restart(state: State) -> State:
    """The position as a start of its own."""
    return start(
        state.game,
        state.hands,
        first=state.turn.seat,
        coins=state.coins,
        court=state.court,
        lost=state.lost,
        sides=state.sides,
        tokens=state.tokens,
    )


def can_be_a_start(state: State) -> bool:
    """Whether a turn begins, without coins on a pile that no record tells of."""
    waits = state.is_over or state.phase.name != "choose_action" or state.turn.taken
    return not (waits or state.bank or state.reserve)


def without_ply(state: State) -> dict[str, object]:
    """The printed state but for the number of moves made, which a record counts anew."""
    return {name: value for name, value in state_to_dict(state).items() if name != "ply"}


@pytest.mark.rule("S1.11", "R.2")
@each_variant
def test_a_record_starts_from_any_turn_of_a_game(variant: Variant) -> None:
    random = Random(22)
    tokens: set[str] = set()
    for _ in range(300 if variant.is_drawn else 60):
        state = pick_start(pick_game(random, variant), random, least=3)
        while not state.is_over:
            if can_be_a_start(state) and not state.game.rules.draft and not random.below(4):
                record = read_again(record_of(restart(state)))
                assert without_ply(record.start()) == without_ply(state), record.to_json()
                tokens.update(token.kind for token in state.tokens)
            state.apply(any_move(state, random))
    kinds = {"peacekeeping", "treaty", "tax", "disappear"}
    assert tokens == (kinds if variant.is_drawn else set())


def may_know(move: Move, seat: Seat, state: State) -> bool:
    """Whether a seat may know the cards that a move, about to be made, names."""
    action = state.turn.action
    match move:
        case Draw(to=owner):
            return owner == seat
        case Keep() | Draft():
            return move.seat == seat
        case Reveal() | Offer():
            return seat in (move.seat, state.turn.seat)
        case React() if move.named and isinstance(move.named[0], str):
            return move.seat == seat
        case Deal():
            return action is not None and action.name == "arms_dealer"
        case _:
            return True


def secrets_in(record: Record, whole: Record, seat: Seat) -> list[str]:
    """The texts in the record of a seat that say more or less than the seat may know."""
    wrong = [
        f"hand {owner}"
        for owner, hand in enumerate(record.hands)
        if hand != (whole.hands[owner] if owner == seat else ("?",) * len(hand))
    ]
    states = whole.replay()
    for text, told in zip(whole.moves, record.moves, strict=False):
        state = next(states)
        move = parse_move(text)
        public = {move.character} if isinstance(move, React) else set()
        names = set(told.split()) & set(state.game.rules.names)
        knows = may_know(move, seat, state)
        if (told != text) if knows else not names <= public:
            wrong.append(f"{told} for {text}")
    return wrong


@pytest.mark.rule("I.7", "S3.20")
@each_variant
def test_the_record_of_a_seat_holds_no_secret(variant: Variant) -> None:
    random = Random(23)
    for _ in range(25):
        game = pick_game(random, variant)
        match = Match(game, {seat: RandomBot(seat) for seat in game.seats}, random.below(10**6))
        told: list[tuple[Seat, Record]] = []
        while match.step() and not match.is_over:
            if not random.below(12):
                seat = random.below(len(game.seats))
                told.append((seat, match.record(seat)))
        whole = match.record()
        for seat, record in told:
            assert (record.seed, record.court) == (None, None)
            assert secrets_in(record, whole, seat) == []


@each_variant
def test_a_finished_match_tells_everything_and_replays(variant: Variant) -> None:
    random = Random(24)
    for seed in range(10):
        game = pick_game(random, variant)
        match = Match(game, {seat: RandomBot(seat) for seat in game.seats}, seed)
        while match.step():
            pass
        record = match.record()
        assert (match.is_over, record.seed) == (True, seed)
        assert read_again(record).final().winner == match.observation(0).winner
