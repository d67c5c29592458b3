"""Positions in addresses: records survive the way there and back, and damage is told."""

from __future__ import annotations

import zlib
from binascii import b2a_base64

import pytest

from coup.engine.errors import CoupError, IllegalMove, InvalidRecord
from coup.engine.record import Record, record_from_dict
from coup.ui.position import LONGEST, pack, position_of, take_up, unpack
from coup.ui.seating import YOU
from coup.ui.wishes import Wishes
from tests.ui.games import new_match, play_until

RECORD = Record(
    variant="classic",
    seats=("Ana", "Omid", "Mei"),
    hands=(("contessa", "duke"), ("captain", "contessa"), ("assassin", "duke")),
    moves=("0 tax", "1 pass", "2 pass", "1 income", "2 income", "0 income"),
)


def finished(seed: int) -> Record:
    match = new_match("classic", 4, seed)
    play_until(match, lambda match: match.is_over)
    return match.record()


def packed(data: bytes) -> str:
    text = b2a_base64(zlib.compress(data), newline=False).decode()
    return text.rstrip("=").replace("+", "-").replace("/", "_")


@pytest.mark.parametrize("seed", range(5))
def test_whole_games_come_back_and_are_short(seed: int) -> None:
    record = finished(seed)
    text = pack(record)
    assert unpack(text) == record_from_dict(record.to_dict())
    assert len(text) < 2_000
    assert text.replace("-", "").replace("_", "").isalnum()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "%%%",
        "ä",
        "AAAA",
        pack(RECORD)[:-8],
        pack(RECORD)[:40] + "A" + pack(RECORD)[41:],
        packed(b"{"),
        packed(b"\xff\xfe"),
        packed(b"[]"),
        packed(b" " * (LONGEST + 1)),
        packed(b'{"format": "coup-record", "version": 1}'),
    ],
)
def test_damage_is_one_sentence(text: str) -> None:
    with pytest.raises(CoupError) as caught:
        unpack(text)
    assert "\n" not in str(caught.value)


def test_game_goes_on_from_the_step_asked_for() -> None:
    position = position_of(RECORD, {"step": "3"})
    seating = take_up(Wishes(bots=("random",)), position, 7)
    assert seating.match.ply == 3
    assert seating.you == YOU
    assert seating.match.observation(YOU).hand == ("contessa", "duke")
    assert seating.match.record(YOU).moves == RECORD.moves[:3]
    while not seating.match.waits_for_person:
        seating.match.step()
    assert seating.match.ply > 3


def test_another_seat_can_be_played() -> None:
    position = position_of(RECORD, {"step": "3", "seat": "1"})
    seating = take_up(Wishes(bots=("random", "honest")), position, 7)
    assert seating.you == 1
    assert seating.match.waits_for == 1
    assert seating.match.waits_for_person


def test_end_of_a_game_taken_up_is_whole() -> None:
    position = position_of(RECORD, {"step": "3"})
    match = take_up(Wishes(bots=("random",)), position, 7).match
    while not match.is_over:
        if match.waits_for_person:
            match.submit(match.observation(YOU).options[-1])
        else:
            match.step()
    record = match.record()
    assert record.moves[:3] == RECORD.moves[:3]
    assert record.final().is_over
    assert match.truth()


@pytest.mark.parametrize(
    "parameters",
    [{"step": "99"}, {"step": "-1"}, {"step": "x"}, {"seat": "3"}, {"seat": "٣"}],
)
def test_bad_numbers_are_refused(parameters: dict[str, str]) -> None:
    with pytest.raises(InvalidRecord):
        position_of(RECORD, parameters)


def test_record_that_breaks_a_rule_is_refused() -> None:
    with pytest.raises(IllegalMove, match="move 1"):
        position_of(Record("classic", RECORD.seats, ("1 income",), hands=RECORD.hands), {})


def test_record_with_unknown_cards_is_refused() -> None:
    hands = (("contessa", "duke"), ("?", "?"), ("?", "?"))
    with pytest.raises(InvalidRecord):
        position_of(Record("classic", RECORD.seats, hands=hands), {})


def test_finished_game_is_refused() -> None:
    with pytest.raises(InvalidRecord, match="nothing left"):
        position_of(finished(1), {})
