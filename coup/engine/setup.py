"""How a game starts: the deal, the two-player draft, and positions set up by hand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coup.engine.draft import start_draft
from coup.engine.errors import InvalidRecord
from coup.engine.game import Game
from coup.engine.log import Log
from coup.engine.state import State
from coup.rules.drawing import draw_characters
from coup.rules.model import Place

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coup.engine.moves import Seat
    from coup.engine.rng import Random
    from coup.engine.tokens import Token
    from coup.rules.catalog import Variant
    from coup.rules.model import Name

INFLUENCES = 2
"""Cards dealt to each player (S0.3)."""


def new_game(
    variant: Variant,
    seats: int,
    random: Random,
    *,
    options: Mapping[Name, object] | None = None,
    characters: Sequence[Name] = (),
    names: Sequence[str] = (),
) -> Game:
    """The game of a variant, with its characters drawn where the variant draws and none are given.

    Raises ValueError, with a sentence, where something cannot be.
    """
    cast = tuple(characters)
    if variant.is_drawn and not cast:
        cast = draw_characters(variant.settle(options or {}), random.below)
    return Game(variant.rules(seats, options, cast), names)


def choose_first(
    game: Game, random: Random, *, winner: Seat | None = None, agreed: Seat | None = None
) -> Seat:
    """The seat that starts: the previous winner (S0.8), the one agreed on, or a random one."""
    how = str(game.rules.options["first_player"])
    told = {"previous_winner": winner, "agreed": agreed}.get(how)
    return random.below(len(game.seats)) if told is None else told


def deal(game: Game, random: Random, *, first: Seat = 0, with_log: bool = False) -> State:
    """The start of a game: two cards and the coins for each seat, or the draft."""
    if game.rules.draft:
        return start(game, first=first, with_log=with_log)
    deck = list(game.deck)
    random.shuffle(deck)
    hands = [[deck.pop() for _ in range(INFLUENCES)] for _ in game.seats]
    sides = allot_sides(game, random, first)
    return start(game, hands, first=first, sides=sides, with_log=with_log)


def allot_sides(game: Game, random: Random | None, first: Seat = 0) -> tuple[Name, ...]:
    """An allegiance for each seat (R.2); the starting player's choice is the first one."""
    if not game.rules.sides:
        return ()
    one, other = game.rules.sides
    how = game.rules.options["allegiance_start"]
    if random is not None and how == "random_halves":
        half = [one if seat % 2 else other for seat in game.seats]
        random.shuffle(half)
        return tuple(half)
    if random is not None and how == "alternate_random" and random.below(2):
        one, other = other, one
    count = len(game.seats)
    return tuple(other if (seat - first) % count % 2 else one for seat in game.seats)


def start(
    game: Game,
    hands: Sequence[Sequence[Name]] = (),
    *,
    first: Seat = 0,
    coins: Sequence[int] = (),
    court: Sequence[Name] | None = None,
    lost: Sequence[Sequence[Name]] = (),
    sides: Sequence[Name] = (),
    tokens: Sequence[Token] = (),
    with_log: bool = False,
) -> State:
    """A state with these cards, coins and tokens, at the beginning of the first player's turn.

    Without hands a game with a draft starts with it. Raises InvalidRecord where the cards do not
    make the deck or a player could not have what is given.
    """
    state = State(game, first)
    state.sides = tuple(sides) or allot_sides(game, None, first)
    state.tokens = tuple(tokens)
    if with_log:
        state.log = Log(game.seats)
    if game.rules.draft and not hands:
        if lost or court is not None:
            raise InvalidRecord("before a draft no card is lost and the Court is not dealt")
        start_draft(state)
    else:
        state.hands = [tuple(sorted(hand)) for hand in hands]
        state.lost = [tuple(cards) for cards in lost] or state.lost
        state.alive = tuple(seat for seat in game.seats if state.hands[seat])
        _fill_court(state, court)
        _refuse_impossible_cards(state)
    state.coins = list(coins) or _starting_coins(state)
    _refuse_impossible_coins(state)
    _refuse_impossible_tokens(state)
    state.treasury = game.box - sum(state.coins)
    state.settle()
    return state


def _starting_coins(state: State) -> list[int]:
    by_turn = state.game.rules.table.coins
    by_seat = [by_turn[seat - state.turn.seat] for seat in state.game.seats]
    return [coins if seat in state.alive else 0 for seat, coins in enumerate(by_seat)]


def _fill_court(state: State, court: Sequence[Name] | None) -> None:
    seen = Counter(card for cards in (*state.hands, *state.lost) for card in cards)
    deck = Counter(state.game.deck)
    for card in seen:
        if card not in deck:
            raise InvalidRecord(f"there is no character {card!r} in this game")
    if court is not None:
        seen.update(court)
    too_many = seen - deck
    if too_many:
        card, extra = next(iter(too_many.items()))
        raise InvalidRecord(
            f"there are {deck[card] + extra} cards {card!r} instead of {deck[card]}"
        )
    state.court = sorted(court) if court is not None else sorted((deck - seen).elements())


def _refuse_impossible_cards(state: State) -> None:
    game = state.game
    # With claims on a lost card a player may have lost more, or lost some face down.
    is_exact = not game.loss_reactions
    for seat in game.seats:
        down, up = len(state.hands[seat]), len(state.lost[seat])
        if down > INFLUENCES or (down + up != INFLUENCES and is_exact):
            raise InvalidRecord(f"seat {seat} has not {INFLUENCES} cards, face down and lost")
    size = _court_size(game)
    if len(state.court) != size and is_exact:
        raise InvalidRecord(f"the Court has {len(state.court)} cards instead of {size}")
    if len(state.alive) < 2:
        raise InvalidRecord("fewer than two players have an influence")
    if state.turn.seat not in state.alive:
        raise InvalidRecord(f"seat {state.turn.seat} has no influence left and cannot start")


def _court_size(game: Game) -> int:
    """The Court between decisions, the same all game long (I.3); a draft deals from one set."""
    if game.rules.draft:
        return len(game.rules.names) - len(game.seats)
    return len(game.deck) - INFLUENCES * len(game.seats)


def _refuse_impossible_coins(state: State) -> None:
    treasury = state.game.rules.treasury
    for seat, coins in enumerate(state.coins):
        if coins < 0:
            raise InvalidRecord(f"seat {seat} has a negative number of coins")
        if coins and seat not in state.alive:
            raise InvalidRecord(f"seat {seat} is out and cannot have coins")
    if treasury is not None and sum(state.coins) > treasury:
        raise InvalidRecord(f"the players have more than the {treasury} coins there are")


def _refuse_impossible_tokens(state: State) -> None:
    kinds = state.game.rules.tokens
    for kind, number in Counter(token.kind for token in state.tokens).items():
        if kind not in kinds:
            raise InvalidRecord(f"there is no token {kind!r} in this game")
        if number > kinds[kind].supply:
            raise InvalidRecord(
                f"there are {number} tokens {kind!r} instead of {kinds[kind].supply}"
            )
    for token in state.tokens:
        if token.holder not in state.alive:
            raise InvalidRecord(f"seat {token.holder} is out and cannot have tokens")
        if token.character is not None and kinds[token.kind].place is not Place.CHARACTER:
            raise InvalidRecord(f"a token {token.kind!r} lies with a player, not on a character")
