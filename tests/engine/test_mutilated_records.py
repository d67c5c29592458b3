"""Whatever is done to a record, reading it gives a game or one readable refusal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypeAlias

from hypothesis import example, given, note, settings
from hypothesis import strategies as st

from coup.engine.errors import CoupError
from coup.engine.moves import SIMPLE, VERBS, Move, parse_move
from coup.engine.observation import observe, state_to_dict
from coup.engine.record import parse_record

RECORDS = Path(__file__).resolve().parent.parent / "records"
GOOD = sorted(RECORDS.rglob("*.json"))

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

WORDS = st.sampled_from(
    ["0", "1", "2", "-1", "*", "draw", "tax", "duke", "captain", "steal", "?", *SIMPLE, *VERBS]
)
VALUES: st.SearchStrategy[Json] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.lists(WORDS, max_size=4).map(" ".join),
    st.lists(st.integers(-1, 12), max_size=4),
    st.lists(WORDS, max_size=3),
    st.dictionaries(st.sampled_from(["treasury", "draw", "x"]), st.integers(), max_size=2),
)


def mutilated(draw: st.DrawFn, value: Json) -> Json:
    """The value with something in it replaced, left out, doubled or put in."""
    if isinstance(value, dict) and value:
        name = draw(st.sampled_from(sorted(value)))
        if draw(st.booleans()):
            return {**value, name: mutilated(draw, value[name])}
        rest = {key: kept for key, kept in value.items() if key != name}
        return {**rest, draw(st.sampled_from(["hands", "court", "lost", "coins"])): draw(VALUES)}
    if isinstance(value, list) and value:
        index = draw(st.integers(0, len(value) - 1))
        old = value[index]
        change = draw(st.sampled_from(["gone", "twice", "other", "inside"]))
        new = draw(VALUES) if change == "other" else mutilated(draw, old)
        puts = {"gone": [], "twice": [old, old]}.get(change, [new])
        return [*value[:index], *puts, *value[index + 1 :]]
    return draw(VALUES)


@st.composite
def mutilated_records(draw: st.DrawFn) -> str:
    """The text of a good record after one to three mutilations."""
    path = draw(st.sampled_from(GOOD))
    value: Json = json.loads(path.read_text(encoding="utf-8"))
    for _ in range(draw(st.integers(1, 3))):
        value = mutilated(draw, value)
    return json.dumps(value)


def read(text: str) -> str:
    """What becomes of a record: the sentence of its refusal, or nothing where it is played."""
    try:
        state = parse_record(text).final(with_log=True)
    except CoupError as refused:
        return str(refused)
    json.dumps([state_to_dict(state), *(observe(state, s).to_dict() for s in state.game.seats)])
    return ""


def move_or_refusal(text: str) -> Move | str:
    """The move a text is, or the sentence of its refusal."""
    try:
        return parse_move(text)
    except CoupError as refused:
        return str(refused)


@settings(max_examples=200, deadline=None)
@given(mutilated_records())
def test_a_mutilated_record_is_played_or_refused_in_one_line(text: str) -> None:
    note(text)
    assert len(read(text).splitlines()) <= 1


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=40))
@example("[" * 50_000)
@example('{"format": NaN}')
def test_any_text_is_refused_as_a_record(text: str) -> None:
    assert len(read(text).splitlines()) == 1


@settings(max_examples=400, deadline=None)
@given(st.one_of(st.text(max_size=20), st.lists(WORDS, max_size=5).map(" ".join)))
@example("0 block")
@example("9" * 5000 + " tax")
def test_any_text_is_a_move_or_refused_in_one_line(text: str) -> None:
    move = move_or_refusal(text)
    if isinstance(move, Move):
        assert parse_move(str(move)) == move
    else:
        assert len(move.splitlines()) == 1


def test_the_records_mutilated_are_good() -> None:
    assert [path.name for path in GOOD if read(path.read_text(encoding="utf-8"))] == []
    assert GOOD
