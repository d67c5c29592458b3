"""The game record: a game as JSON that replays without a random generator (interfaces.md 2)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from coup.engine.errors import CoupError, IllegalMove, InvalidRecord
from coup.engine.game import Game
from coup.engine.moves import Seat, parse_move
from coup.engine.observation import token_text
from coup.engine.setup import start
from coup.engine.tokens import Token
from coup.rules.catalog import find_variant
from coup.rules.model import Name, OptionValue

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from coup.engine.state import State

FORMAT = "coup-record"
VERSION = 1

Cards = tuple[tuple[Name, ...], ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game: its rules, the position it starts from, and everything that happened.

    Empty fields are those the record does not need; `seed` is known only once the game is over.
    """

    variant: Name
    seats: tuple[str, ...]
    moves: tuple[str, ...] = ()
    options: Mapping[Name, OptionValue] = field(default_factory=dict)
    first: Seat = 0
    hands: Cards = ()
    coins: tuple[int, ...] = ()
    court: tuple[Name, ...] | None = None
    lost: Cards = ()
    characters: tuple[Name, ...] = ()
    tokens: tuple[tuple[str, ...], ...] = ()
    allegiance: tuple[Name, ...] = ()
    seed: int | None = None

    def game(self) -> Game:
        """The rules of the game recorded; InvalidRecord where there are none like that."""
        try:
            variant = find_variant(self.variant)
            rules = variant.rules(len(self.seats), self.options, self.characters)
        except ValueError as error:
            raise InvalidRecord(str(error)) from error
        return Game(rules, self.seats)

    def start(self, *, with_log: bool = False) -> State:
        """The position the record starts from; InvalidRecord where it is impossible."""
        game = self.game()
        if self.first not in game.seats:
            raise InvalidRecord(f"there is no seat {self.first} to start")
        if not self.hands and not game.rules.draft:
            raise InvalidRecord("the record has no hands")
        for name, value in (
            ("hands", self.hands),
            ("coins", self.coins),
            ("lost", self.lost),
            ("tokens", self.tokens),
            ("allegiance", self.allegiance),
        ):
            if value and len(value) != len(self.seats):
                raise InvalidRecord(f"{name} are given for {len(value)} of {len(self.seats)} seats")
        return start(
            game,
            self.hands,
            first=self.first,
            coins=self.coins,
            court=self.court,
            lost=self.lost,
            sides=self._sides(game),
            tokens=tuple(self._tokens(game)),
            with_log=with_log,
        )

    def _sides(self, game: Game) -> tuple[Name, ...]:
        for side in self.allegiance:
            if side not in game.rules.sides:
                raise InvalidRecord(f"there is no allegiance {side!r} in this game")
        return self.allegiance

    def _tokens(self, game: Game) -> Iterator[Token]:
        for seat, texts in enumerate(self.tokens):
            for text in texts:
                kind, _, character = text.partition(" ")
                if kind not in game.rules.tokens or character not in (*game.rules.names, ""):
                    raise InvalidRecord(f"there is no token {text!r} in this game")
                yield Token(kind, seat, character or None)

    def replay(self, *, with_log: bool = False) -> Iterator[State]:
        """The position at the start and after every move: one State, changed in place.

        Raises IllegalMove with the number of the move, the move and the reason.
        """
        state = self.start(with_log=with_log)
        yield state
        for number, text in enumerate(self.moves, start=1):
            try:
                move = parse_move(text)
                state.check(move)
            except CoupError as error:
                raise IllegalMove(f"move {number}: {error}") from error
            state.apply(move)
            yield state

    def final(self, *, with_log: bool = False) -> State:
        """The position after the last move."""
        *_, state = self.replay(with_log=with_log)
        return state

    def to_dict(self) -> dict[str, Any]:
        """The record as a JSON object, without the fields it does not need."""
        content: dict[str, Any] = {"format": FORMAT, "version": VERSION, "variant": self.variant}
        content["options"] = dict(self.options)
        content["seats"] = list(self.seats)
        content["first"] = self.first
        for name in ("characters", "hands", "coins", "court", "lost", "tokens", "allegiance"):
            value = getattr(self, name)
            if value or (name == "court" and value is not None):
                content[name] = [list(v) if isinstance(v, tuple) else v for v in value]
        content["moves"] = list(self.moves)
        if self.seed is not None:
            content["seed"] = self.seed
        return content

    def to_json(self) -> str:
        """The record as JSON text."""
        return json.dumps(self.to_dict(), ensure_ascii=False)


def record_of(opening: State, moves: Sequence[str] = (), seed: int | None = None) -> Record:
    """The record of a game that began with this state, secrets included."""
    game = opening.game
    seen = [card for cards in (*opening.hands, *opening.lost) for card in cards]
    is_dealt = any(opening.hands)
    is_whole = sorted([*seen, *opening.court]) == list(game.deck)
    return Record(
        variant=game.rules.variant,
        seats=game.names,
        moves=tuple(moves),
        options=game.rules.options,
        first=opening.turn.seat,
        hands=tuple(opening.hands) if is_dealt else (),
        coins=tuple(opening.coins),
        court=tuple(sorted(opening.court)) if is_dealt and not is_whole else None,
        lost=tuple(opening.lost) if any(opening.lost) else (),
        characters=game.rules.listed,
        tokens=tuple(_tokens_of(opening, seat) for seat in game.seats) if opening.tokens else (),
        allegiance=opening.sides,
        seed=seed,
    )


def _tokens_of(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(token_text(token) for token in state.tokens if token.holder == seat)


KNOWN = frozenset(
    [
        "format",
        "version",
        "variant",
        "options",
        "seats",
        "first",
        "hands",
        "coins",
        "court",
        "lost",
        "characters",
        "tokens",
        "allegiance",
        "moves",
        "seed",
    ]
)


def parse_record(text: str) -> Record:
    """The record written by a JSON text; InvalidRecord, with a sentence, where it is none."""
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise InvalidRecord(f"the record is not JSON: {error.msg} at {where}") from error
    except (ValueError, RecursionError) as error:  # a number too long, lists too deep
        raise InvalidRecord("the record is JSON that no game needs") from error
    return record_from_dict(content)


def record_from_dict(content: object) -> Record:
    """The record in a JSON object; InvalidRecord, with a sentence, where it is none."""
    if not isinstance(content, dict):
        raise InvalidRecord("the record is not a JSON object")
    for name in content:
        if name not in KNOWN:
            raise InvalidRecord(f"a record has no field {name!r}")
    version = content.get("version")
    if content.get("format") != FORMAT or version != VERSION or isinstance(version, bool):
        raise InvalidRecord(f'this is no record of the format "{FORMAT}", version {VERSION}')
    for name in ("variant", "seats", "moves"):
        if name not in content:
            raise InvalidRecord(f"the record has no {name}")
    return Record(
        variant=_text("variant", content["variant"]),
        seats=_texts("seats", content["seats"]),
        moves=_texts("moves", content["moves"]),
        options=_options(content.get("options", {})),
        first=_number("first", content.get("first", 0)),
        hands=_lists("hands", content.get("hands", [])),
        coins=_numbers("coins", content.get("coins", [])),
        court=_texts("court", content["court"]) if "court" in content else None,
        lost=_lists("lost", content.get("lost", [])),
        characters=_texts("characters", content.get("characters", [])),
        tokens=_lists("tokens", content.get("tokens", [])),
        allegiance=_texts("allegiance", content.get("allegiance", [])),
        seed=_number("seed", content["seed"]) if "seed" in content else None,
    )


def _options(value: object) -> dict[Name, OptionValue]:
    if not isinstance(value, dict):
        raise InvalidRecord("options is not a JSON object")
    for name, chosen in value.items():
        if not isinstance(chosen, str | int):
            raise InvalidRecord(f"the option {name!r} holds {_shown(chosen)}, which none may be")
    return value


def _list(name: str, value: object) -> Sequence[object]:
    if not isinstance(value, list):
        raise InvalidRecord(f"{name} is not a list")
    return value


def _text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise InvalidRecord(f"{name} holds {_shown(value)} where a text belongs")
    return value


def _number(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidRecord(f"{name} holds {_shown(value)} where a whole number belongs")
    return value


def _shown(value: object) -> str:
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    return json.dumps(value)


def _texts(name: str, value: object) -> tuple[str, ...]:
    return tuple(_text(name, item) for item in _list(name, value))


def _numbers(name: str, value: object) -> tuple[int, ...]:
    return tuple(_number(name, item) for item in _list(name, value))


def _lists(name: str, value: object) -> Cards:
    return tuple(_texts(name, item) for item in _list(name, value))
