"""Positions and games for tests, written the way people write them down."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from coup.engine.errors import IllegalMove
from coup.engine.game import Game
from coup.engine.moves import parse_move
from coup.engine.rng import Random
from coup.engine.setup import start
from coup.engine.state import State
from coup.engine.tokens import Token
from coup.rules.catalog import find_variant


def cards(text: str) -> tuple[tuple[str, ...], ...]:
    """The cards of each seat: `duke captain | contessa | ` has an empty third hand."""
    return tuple(tuple(hand.split()) for hand in text.split("|"))


def table(
    hands: str,
    *,
    variant: str = "classic",
    coins: str = "",
    lost: str = "",
    first: int = 0,
    options: Mapping[str, object] | None = None,
    characters: str = "",
    tokens: tuple[Token, ...] = (),
    sides: str = "",
) -> State:
    """A position with a log, challenges offered clockwise unless the options say otherwise.

    `coins` and `sides` are words in seat order; a seat with one card and no `lost` card given has
    lost a copy of a character nobody needs, the first one that is free.
    """
    hand_cards = cards(hands)
    chosen: dict[str, object] = {"challenge_offer": "clockwise", **(options or {})}
    rules = find_variant(variant).rules(len(hand_cards), chosen, tuple(characters.split()))
    game = Game(rules)
    return start(
        game,
        hand_cards,
        first=first,
        coins=tuple(map(int, coins.split())),
        lost=lost_cards(game, hand_cards, lost),
        tokens=tokens,
        sides=tuple(sides.split()),
        with_log=True,
    )


def lost_cards(game: Game, hands: tuple[tuple[str, ...], ...], lost: str) -> list[tuple[str, ...]]:
    """The cards lost as they are written, filled up to two for each seat with its hand."""
    gone = list(cards(lost)) if lost else [() for _ in hands]
    free = game.unseen_from([*hands, *gone])
    filled = []
    for hand, up in zip(hands, gone, strict=True):
        missing = 2 - len(hand) - len(up)
        filled.append((*up, *(free.pop(0) for _ in range(missing))))
    return filled


def play(state: State, *texts: str) -> State:
    """Make these moves, chance's among them, each checked; the state itself, for chaining."""
    for text in texts:
        for part in text.split(", "):
            move = parse_move(part)
            state.check(move)
            state.apply(move)
    return state


def legal(state: State, seat: int | None = None) -> list[str]:
    """The legal moves as texts, of one seat or of all."""
    moves = state.legal_moves if seat is None else state.moves_of(seat)
    return [str(move) for move in moves]


def refusal(state: State, text: str) -> str:
    """Why a move may not be made now; the test fails where it may."""
    with pytest.raises(IllegalMove) as refused:
        state.check(parse_move(text))
    return str(refused.value)


def draw_all(state: State, random: Random) -> State:
    """Make the draws that are pending."""
    while state.is_chance:
        state.apply(state.sample(random))
    return state


def coins_in_play(state: State) -> int:
    """All coins there are, wherever they lie."""
    return sum(state.coins) + state.treasury + state.bank + state.reserve


def cards_in_play(state: State) -> list[str]:
    """All cards there are, sorted, wherever they lie."""
    places = (state.hands, state.lost, state.aside, state.removed)
    everywhere = [card for place in places for seat in place for card in seat]
    return sorted([*everywhere, *state.court])
