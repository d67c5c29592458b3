"""Where tokens lie, and what they forbid or cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coup.engine import events

if TYPE_CHECKING:
    from coup.engine.game import Game, PublicTable
    from coup.engine.moves import Seat
    from coup.engine.state import State
    from coup.rules.model import Action, Name


@dataclass(frozen=True, slots=True)
class Token:
    """A token out of the middle: who placed or holds it, and the character it lies on, if any."""

    kind: Name
    holder: Seat
    character: Name | None = None


def holds(table: PublicTable, seat: Seat, kind: Name) -> int:
    """How many tokens of a kind a seat has."""
    return sum(
        token.kind == kind and token.holder == seat and token.character is None
        for token in table.tokens
    )


def forbid_target(game: Game, table: PublicTable, seat: Seat, target: Seat, action: Action) -> bool:
    """Whether a token forbids the seat to aim the action at the target (G.14)."""
    held_by_target = {token.kind for token in table.tokens if token.holder == target}
    for kind in held_by_target:
        token = game.rules.tokens[kind]
        if token.shields and action.name not in token.pierced_by:
            return True
        if token.binds and len(table.alive) > 2 and holds(table, seat, kind):
            return True
    return False


def fee_for(game: Game, table: PublicTable, seat: Seat, character: Name) -> tuple[int, Seat]:
    """The coins a seat owes for claiming a character, and to whom (0 and itself for none)."""
    for token in table.tokens:
        if token.character == character and token.holder != seat:
            return game.rules.tokens[token.kind].fee, token.holder
    return 0, seat


def can_claim(game: Game, table: PublicTable, seat: Seat, character: Name) -> bool:
    """Whether a seat can pay what a claim to the character costs it."""
    return not table.tokens or fee_for(game, table, seat, character)[0] <= table.coins[seat]


def left_in_middle(game: Game, table: PublicTable, kind: Name) -> int:
    """How many tokens of a kind are not with anybody."""
    return game.rules.tokens[kind].supply - sum(token.kind == kind for token in table.tokens)


def lay(state: State, token: Token) -> None:
    """Put a token with a player or on a character."""
    state.tokens = (*state.tokens, token)
    if state.log is not None:
        state.log.tell(events.TokenMoved(token.holder, token.kind, token.holder, token.character))


def clear(state: State, token: Token) -> None:
    """Put one token like this back into the middle."""
    tokens = list(state.tokens)
    tokens.remove(token)
    state.tokens = tuple(tokens)
    if state.log is not None:
        state.log.tell(events.TokenMoved(token.holder, token.kind, None))


def take_all(state: State, seat: Seat, kind: Name, named: tuple[Seat | Name, ...]) -> None:
    """Give every token of a kind to a player, but one of several to where the action names."""
    state.tokens = tuple(token for token in state.tokens if token.kind != kind)
    lay(state, Token(kind, seat))
    if state.game.rules.tokens[kind].supply > 1:
        where = named[0]
        if isinstance(where, str):
            lay(state, Token(kind, seat, where))
        elif where in state.alive:  # not if it fell to its own challenge
            lay(state, Token(kind, where))
