"""Random games of any variant, with what a failing test prints to have one again."""

from __future__ import annotations

from dataclasses import dataclass, field

from coup.engine.game import Game
from coup.engine.moves import Move
from coup.engine.record import Record, record_of
from coup.engine.rng import Random
from coup.engine.setup import allot_sides, new_game, start
from coup.engine.state import State
from coup.rules.catalog import VARIANTS, Variant
from coup.rules.model import Name, OptionValue


def pick_options(variant: Variant, random: Random) -> dict[Name, OptionValue]:
    """A value for about half of the options, the others stay as they are by default.

    Three games of four have advanced characters, where the variant has them, and half have Anarchy.
    """
    chosen = {
        option.name: option.values[random.below(len(option.values))]
        for option in variant.options
        if random.below(2)
    }
    if variant.is_drawn:
        chosen.pop("draw", None)
        chosen |= {"advanced": random.below(4) > 0, "anarchy": random.below(2) > 0}
    return chosen


def pick_game(random: Random, variant: Variant | None = None) -> Game:
    """A game of any variant with any number of seats, options and characters."""
    variant = variant or VARIANTS[random.below(len(VARIANTS))]
    seats = variant.seats[random.below(len(variant.seats))]
    return new_game(variant, seats, random, options=pick_options(variant, random))


def pick_start(
    game: Game, random: Random, *, least: int | None = None, with_log: bool = False
) -> State:
    """A deal or draft of the game; every other one with a random number of coins.

    With a `least` number of coins everybody has up to six more, where the box has so many.
    """
    first = random.below(len(game.seats))
    if game.rules.draft:
        return start(game, first=first, with_log=with_log)
    deck = list(game.deck)
    random.shuffle(deck)
    hands = [(deck.pop(), deck.pop()) for _ in game.seats]
    most = 13 if game.rules.treasury is None else 5
    coins = tuple(random.below(most) for _ in game.seats) if random.below(2) else ()
    if least is not None and game.rules.treasury is None:
        coins = tuple(least + random.below(7) for _ in game.seats)
    sides = allot_sides(game, random, first)
    return start(game, hands, first=first, coins=coins, sides=sides, with_log=with_log)


@dataclass
class Played:
    """A game under way with the record of it so far."""

    state: State
    opening: State
    moves: list[Move] = field(default_factory=list)

    def record(self) -> Record:
        """The record of what has happened, from the start on."""
        return record_of(self.opening, [str(move) for move in self.moves])

    def play(self, move: Move) -> None:
        """Make a move and note it."""
        self.moves.append(move)
        self.state.apply(move)


def begin(state: State) -> Played:
    """Start to record a game from here."""
    return Played(state, state.copy())


def any_move(state: State, random: Random) -> Move:
    """What chance does, or any legal move of anybody who is asked."""
    if state.is_chance:
        return state.sample(random)
    moves = state.legal_moves
    return moves[random.below(len(moves))]
