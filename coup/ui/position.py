"""Takes up a game at a position that a record gives, and writes records into addresses.

In an address a record is the base64url text, without padding, of its JSON in UTF-8, compressed
with deflate in the zlib format: what `CompressionStream("deflate")` of a browser writes.
"""

from __future__ import annotations

import json
import zlib
from binascii import Error, a2b_base64, b2a_base64
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from coup.bots.registry import find_bot
from coup.engine.errors import InvalidRecord
from coup.engine.record import parse_record
from coup.engine.rng import Random
from coup.match import Match
from coup.ui.messages import clean
from coup.ui.seating import TABLE_STREAM, YOU, Seating
from coup.ui.wishes import Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coup.engine.record import Record
    from coup.ui.wishes import Wishes

LONGEST: Final = 256 * 1024
"""Bytes of JSON that no game needs; a small text can hold far more of it compressed."""
TO_URL = str.maketrans("+/", "-_")
FROM_URL = str.maketrans("-_", "+/")


def pack(record: Record) -> str:
    """The record as a text for an address."""
    text = json.dumps(record.to_dict(), ensure_ascii=False, separators=(",", ":"))
    written = b2a_base64(zlib.compress(text.encode(), 9), newline=False)
    return written.decode().rstrip("=").translate(TO_URL)


def unpack(text: str) -> Record:
    """The record in such a text; InvalidRecord, with a sentence, where there is none."""
    try:
        padded = text.translate(FROM_URL) + "=" * (-len(text) % 4)
        reader = zlib.decompressobj()
        content = reader.decompress(a2b_base64(padded.encode("ascii"), strict_mode=True), LONGEST)
        if not reader.eof:
            raise InvalidRecord("the record in the address is cut off, or too long")
        return parse_record(content.decode())
    except (UnicodeError, Error, zlib.error) as error:
        raise InvalidRecord(f"the record in the address is damaged: {error}") from error


def position_of(record: Record, parameters: Mapping[str, str]) -> Position:
    """The position of a record that an address asks for; InvalidRecord or IllegalMove if none."""
    step = _number(parameters, "step", len(record.moves), len(record.moves))
    seat = _number(parameters, "seat", YOU, len(record.seats) - 1)
    names = tuple(clean(name) for name in record.seats)
    position = Position(replace(record, seats=names, moves=record.moves[:step], seed=None), seat)
    match = _match(position, {}, 0)
    if match.is_over or seat not in match.observation(seat).alive:
        raise InvalidRecord(f"seat {seat} has nothing left to play for at step {step}")
    return position


def _number(parameters: Mapping[str, str], name: str, default: int, largest: int) -> int:
    text = parameters.get(name, "")
    if not text:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 7 and int(text) <= largest):
        raise InvalidRecord(f"{name} is not a whole number from 0 to {largest}")
    return int(text)


def _match(position: Position, bots: Mapping[int, str], chance: int) -> Match:
    start = position.record.start(with_log=True)
    random = Random(chance ^ TABLE_STREAM)
    policies = {seat: find_bot(bot).make(random.next64()) for seat, bot in bots.items()}
    match = Match(start.game, policies, chance, start=start)
    match.follow(position.record.moves)
    return match


def take_up(wishes: Wishes, position: Position, chance: int) -> Seating:
    """The game that goes on from a position, with bots on every other seat."""
    others = [seat for seat in range(len(position.record.seats)) if seat != position.seat]
    bots = {seat: wishes.bot_of(number) for number, seat in enumerate(others, start=1)}
    wishes = wishes._replace(position=position, seed=chance)
    return Seating(_match(position, bots, chance), wishes, bots)
