"""Records and moves that break the format or the rules are refused with one readable line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from coup.engine.errors import CoupError, IllegalMove, InvalidMove, InvalidRecord
from coup.engine.moves import parse_move
from coup.engine.record import parse_record

GOLDEN = Path(__file__).resolve().parent.parent / "records" / "golden" / "first_seed_example.json"
MISSING = object()


def changed(**fields: object) -> str:
    """The record of the worked example with other fields, or without some."""
    content: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    content.update(fields)
    return json.dumps({name: value for name, value in content.items() if value is not MISSING})


def complaint(text: str) -> str:
    """What the refusal of a record says."""
    with pytest.raises(CoupError) as refused:
        parse_record(text).final()
    message = str(refused.value)
    assert message
    assert len(message.splitlines()) == 1
    return message


def kind_of_refusal(text: str) -> type[BaseException]:
    """Which of the refusals it is."""
    with pytest.raises(CoupError) as refused:
        parse_record(text).final()
    return refused.type


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not JSON: Expecting value at line 1, column 1"),
        ("{", "not JSON: Expecting property name"),
        ('{"format": "coup-record"', "not JSON"),
        ("[]", "not a JSON object"),
        ('"coup-record"', "not a JSON object"),
        ("null", "not a JSON object"),
        ("1" * 5000, "JSON that no game needs"),
        ("[" * 100_000, "JSON that no game needs"),
        ("{}", 'no record of the format "coup-record", version 1'),
    ],
    ids=["empty", "open", "cut", "list", "text", "null", "number", "deep", "nothing"],
)
def test_what_is_no_json_object_is_no_record(text: str, reason: str) -> None:
    assert reason in complaint(text)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"comment": "hello"}, "a record has no field 'comment'"),
        ({"Moves": []}, "a record has no field 'Moves'"),
        ({"format": "chess"}, 'no record of the format "coup-record"'),
        ({"format": MISSING}, 'no record of the format "coup-record"'),
        ({"version": 2}, "version 1"),
        ({"version": True}, "version 1"),
        ({"version": "1"}, "version 1"),
        ({"variant": MISSING}, "the record has no variant"),
        ({"seats": MISSING}, "the record has no seats"),
        ({"moves": MISSING}, "the record has no moves"),
        ({"hands": MISSING}, "the record has no hands"),
    ],
)
def test_fields_are_those_of_the_format(fields: dict[str, object], reason: str) -> None:
    assert reason in complaint(changed(**fields))
    assert kind_of_refusal(changed(**fields)) is InvalidRecord


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"variant": 7}, "variant holds 7 where a text belongs"),
        ({"variant": None}, "variant holds null where a text belongs"),
        ({"seats": "A B C"}, "seats is not a list"),
        ({"seats": [1, 2, 3]}, "seats holds 1 where a text belongs"),
        ({"moves": {}}, "moves is not a list"),
        ({"moves": [["0", "tax"]]}, "moves holds a list where a text belongs"),
        ({"options": []}, "options is not a JSON object"),
        ({"options": {"treasury": [50]}}, "the option 'treasury' holds a list"),
        ({"options": {"treasury": None}}, "the option 'treasury' holds null"),
        ({"first": "0"}, 'first holds "0" where a whole number belongs'),
        ({"first": 0.0}, "first holds 0.0 where a whole number belongs"),
        ({"first": False}, "first holds false where a whole number belongs"),
        ({"hands": "duke"}, "hands is not a list"),
        ({"hands": ["duke duke", "", ""]}, "hands is not a list"),
        ({"hands": [[1, 2], [], []]}, "hands holds 1 where a text belongs"),
        ({"coins": 2}, "coins is not a list"),
        ({"coins": [2, 2, {}]}, "coins holds an object where a whole number belongs"),
        ({"court": None}, "court is not a list"),
        ({"lost": [0]}, "lost is not a list"),
        ({"characters": "duke"}, "characters is not a list"),
        ({"tokens": [1]}, "tokens is not a list"),
        ({"allegiance": {}}, "allegiance is not a list"),
        ({"seed": "secret"}, 'seed holds "secret" where a whole number belongs'),
    ],
)
def test_fields_have_the_type_of_the_format(fields: dict[str, object], reason: str) -> None:
    assert reason in complaint(changed(**fields))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"variant": "poker"}, "there is no variant 'poker'; variants are classic, complots"),
        ({"variant": "Classic"}, "there is no variant 'Classic'"),
        ({"options": {"speed": 1}}, "there is no option 'speed' here; options are"),
        ({"options": {"treasury": "51"}}, "treasury may be unlimited or 50 or 54, not '51'"),
        ({"options": {"treasury": "50"}}, "treasury may be unlimited or 50 or 54, not '50'"),
        ({"options": {"refund_on_lost_challenge": 1}}, "may be true or false, not 1"),
        ({"options": {"embezzle_empty": True}}, "there is no option 'embezzle_empty' here"),
        ({"seats": []}, "played by 2 to 8, not by 0"),
        ({"seats": ["A"] * 9}, "played by 2 to 8, not by 9"),
        ({"first": 3}, "there is no seat 3 to start"),
        ({"first": -1}, "there is no seat -1 to start"),
        ({"characters": ["banker"]}, "the characters of classic follow from its options"),
        ({"tokens": [["treaty"], [], []]}, "there is no token 'treaty' in this game"),
        ({"allegiance": ["loyalist"] * 3}, "there is no allegiance 'loyalist' in this game"),
    ],
)
def test_rules_are_those_of_a_variant(fields: dict[str, object], reason: str) -> None:
    assert reason in complaint(changed(**fields))


DUKES = ["duke", "duke"]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hands": [DUKES, DUKES, ["captain", "captain"]]}, "4 cards 'duke' instead of 3"),
        ({"hands": [DUKES, ["king", "duke"], ["captain"] * 2]}, "no character 'king'"),
        ({"hands": [DUKES, ["inquisitor"] * 2, ["captain"] * 2]}, "no character 'inquisitor'"),
        ({"hands": [DUKES, ["captain"] * 2]}, "hands are given for 2 of 3 seats"),
        ({"hands": [["duke"], ["captain"] * 2, ["assassin"] * 2]}, "seat 0 has not 2 cards"),
        ({"hands": [["duke"] * 3, ["captain"] * 2, ["assassin"] * 2]}, "seat 0 has not 2 cards"),
        ({"hands": [[], ["captain"] * 2, ["assassin"] * 2]}, "seat 0 has not 2 cards"),
        ({"lost": [["duke"], [], []]}, "seat 0 has not 2 cards"),
        ({"lost": [[], []]}, "lost are given for 2 of 3 seats"),
        ({"court": ["duke"]}, "the Court has 1 cards instead of 9"),
        ({"court": ["duke"] * 9}, "11 cards 'duke' instead of 3"),
        ({"court": ["king"] * 9}, "9 cards 'king' instead of 0"),
        ({"coins": [2, 2]}, "coins are given for 2 of 3 seats"),
        ({"coins": [2, 2, -1]}, "seat 2 has a negative number of coins"),
        (
            {"coins": [20, 20, 20], "options": {"treasury": 50}},
            "the players have more than the 50 coins there are",
        ),
    ],
)
def test_a_position_is_one_the_game_can_reach(fields: dict[str, object], reason: str) -> None:
    assert reason in complaint(changed(**fields))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"first": 1}, "seat 1 has no influence left and cannot start"),
        ({"coins": [2, 2, 2]}, "seat 1 is out and cannot have coins"),
        ({"hands": [DUKES, [], []]}, "fewer than two players have an influence"),
    ],
)
def test_who_is_out_is_out(fields: dict[str, object], reason: str) -> None:
    gone = [["captain", "captain"], ["assassin", "assassin"]]
    hands = fields.get("hands", [DUKES, [], ["assassin", "assassin"]])
    lost = [[], *gone] if fields.get("hands") else [[], gone[0], []]
    assert reason in complaint(changed(**{**fields, "hands": hands, "lost": lost, "moves": []}))


@pytest.mark.parametrize("field", [{"court": ["duke"] * 3}, {"lost": [["duke"], []]}])
def test_before_a_draft_nothing_is_dealt(field: dict[str, object]) -> None:
    draft = {"variant": "complots", "seats": ["A", "B"], "hands": MISSING, "moves": []}
    assert "before a draft no card is lost" in complaint(changed(**{**draft, **field}))


def test_after_a_draft_the_court_has_to_be_told() -> None:
    hands = [DUKES, ["captain", "contessa"]]
    untold = changed(variant="complots", seats=["A", "B"], hands=hands, moves=[])
    assert "the Court has 11 cards instead of 3" in complaint(untold)
    court = ["assassin", "ambassador", "contessa"]
    told = changed(variant="complots", seats=["A", "B"], hands=hands, moves=[], court=court)
    assert len(parse_record(told).final().court) == 3


@pytest.mark.parametrize(
    ("number", "text", "reason"),
    [
        (1, "0 assassinate 1", "'0 assassinate 1' is not legal now; legal are '0 income'"),
        (1, "0 tax 1", "'0 tax 1' is not legal now"),
        (1, "0 embezzlement", "is not legal now"),
        (1, "1 tax", "'1 tax' is out of turn: the game waits for seat 0"),
        (1, "9 tax", "'9 tax' is out of turn"),
        (1, "0 pass", "is not legal now"),
        (2, "2 pass", "out of turn: the game waits for seat 1"),
        (2, "1 block duke", "is not legal now; legal are '1 challenge', '1 pass'"),
        (2, "* draw 1 duke", "out of turn"),
        (7, "1 keep duke duke", "seat 1 has to draw first"),
        (7, "* draw 1 duke", "seat 1 draws 2 cards"),
        (7, "* draw 1 contessa contessa", "the Court holds no contessa to draw"),
        (7, "* draw 0 assassin duke", "seat 1 draws 2 cards"),
        (7, "* deal assassin duke", "seat 1 has to draw first"),
        (8, "1 keep duke duke", "is not legal now"),
        (8, "1 keep captain", "is not legal now"),
        (12, "2 show assassin", "is not legal now; legal are '2 show duke', '2 concede'"),
        (13, "1 lose duke", "is not legal now; legal are"),
        (14, "* draw 2 king", "the Court holds no king to draw"),
    ],
)
def test_an_illegal_move_is_told_with_its_number_and_reason(
    number: int, text: str, reason: str
) -> None:
    moves = json.loads(GOLDEN.read_text(encoding="utf-8"))["moves"][: number - 1]
    record = changed(moves=[*moves, text])
    message = complaint(record)
    assert message.startswith(f"move {number}: ")
    assert text in message
    assert reason in message
    assert kind_of_refusal(record) is IllegalMove


def test_no_move_comes_after_the_end() -> None:
    over = changed(
        seats=["A", "B"],
        hands=[["duke"], ["duke"]],
        lost=[["captain"], ["captain"]],
        coins=[7, 2],
        moves=["0 coup 1", "1 income"],
    )
    assert complaint(over) == "move 2: '1 income' comes after the end of the game"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "tax",
        "0",
        "*",
        "* tax",
        "* draw",
        "* draw 1",
        "* draw duke",
        "* deal",
        "-1 tax",
        "x tax",
        "0 block",
        "0 block duke duke",
        "0 lose 3",
        "0 keep",
        "0 show 1",
        "0 pass 1",
        "0 challenge 1",
        "0 claim",
        "0 give",
        "0 give duke",
        "0 order 1",
        "٠ tax",
        f"{'9' * 5000} tax",
    ],
)
def test_a_text_that_is_no_move_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        parse_move(text)
    assert len(str(refused.value).splitlines()) == 1
    assert "move 1: " in complaint(changed(moves=[text]))
