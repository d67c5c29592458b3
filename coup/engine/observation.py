"""What one seat may know of a game: the only thing that bots and the page ever hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coup.engine.claim import PublicClaim
    from coup.engine.events import Event
    from coup.engine.game import Game
    from coup.engine.moves import Move, Seat
    from coup.engine.phase import Phase
    from coup.engine.state import State
    from coup.engine.tokens import Token
    from coup.engine.turn import Turn
    from coup.rules.model import Name


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player as seen across the table; there is no field for face-down cards."""

    seat: Seat
    coins: int
    influence: int
    """Face-down cards, those drawn for an exchange included."""
    lost: tuple[Name, ...]
    aside: int
    """Cards lost without being shown."""
    removed: int
    """Cards that left the game in a draft."""
    is_alive: bool


@dataclass(frozen=True, slots=True)
class Observation:
    """A position as one seat sees it, with its legal moves.

    Sequences indexed by seat are in seat order; `rivals` are clockwise from the seat's left.
    """

    game: Game
    """The rules and names of the game; public."""
    seat: Seat
    ply: int
    turn: Seat
    phase: str
    claim: PublicClaim | None
    action: Name | None
    """The action under way, if any."""
    named: tuple[Seat | Name, ...]
    """What the action under way names."""
    taken: tuple[Name, ...]
    """The actions that may not be taken again this turn (Spy)."""
    to_move: tuple[Seat, ...]
    options: tuple[Move, ...]
    """The seat's own legal moves; empty when it is not asked."""
    hand: tuple[Name, ...]
    aside: tuple[Name, ...]
    """The seat's own cards lost without being shown."""
    removed: tuple[Name, ...]
    """The seat's own cards that left the game in a draft."""
    rivals: tuple[Rival, ...]
    coins: tuple[int, ...]
    lost: tuple[tuple[Name, ...], ...]
    alive: tuple[Seat, ...]
    influence: tuple[int, ...]
    court_size: int
    treasury: int
    bank: int
    reserve: int
    tokens: tuple[Token, ...]
    sides: tuple[Name, ...]
    winner: Seat | None
    pending: tuple[Phase, ...]
    """The decisions pending as the seat knows them, the one asked now last."""
    under_way: Turn
    """The turn as it stands: all of it is public."""
    estates: tuple[Seat, ...]
    """The players eliminated this turn whose coins still wait."""
    events: tuple[Event, ...]
    """Everything the seat has seen happen; empty where no log is kept."""

    def influence_of(self, seat: Seat) -> int:
        """The number of face-down cards of a seat."""
        return self.influence[seat]

    @property
    def is_over(self) -> bool:
        """Whether only one player is left."""
        return self.winner is not None

    def to_dict(self) -> dict[str, object]:
        """The view as `replay --view` prints it (interfaces.md 2)."""
        return {**_common_part(self), "seats": [self._seat(seat) for seat in self.game.seats]}

    def _seat(self, seat: Seat) -> dict[str, object]:
        cards: dict[str, object] = (
            {"hand": list(self.hand)} if seat == self.seat else {"cards": self.influence[seat]}
        )
        return _seat_dict(self, seat, cards)


def observe(state: State, seat: Seat) -> Observation:
    """What a seat may know of a state; values only, nothing refers back to it."""
    turn = state.turn
    stack = state.stack
    phase = stack[-1] if stack else None
    claim = phase.claim if phase else None
    to_move = phase.to_move(state) if phase else ()
    count = len(state.hands)
    return Observation(
        game=state.game,
        seat=seat,
        ply=state.ply,
        turn=turn.seat,
        phase=phase.name if phase else "game_over",
        claim=claim.public() if claim else None,
        action=turn.action.name if turn.action else None,
        named=turn.named,
        taken=turn.taken,
        to_move=to_move,
        options=phase.moves(state, seat) if phase and seat in to_move else (),
        hand=state.hands[seat],
        aside=state.aside[seat],
        removed=state.removed[seat],
        rivals=tuple([_rival(state, (seat + step) % count) for step in range(1, count)]),
        coins=tuple(state.coins),
        lost=tuple(state.lost),
        alive=state.alive,
        influence=tuple([len(hand) for hand in state.hands]),
        court_size=len(state.court),
        treasury=max(0, state.treasury),  # an unlimited one is shown no emptier than that
        bank=state.bank,
        reserve=state.reserve,
        tokens=state.tokens,
        sides=state.sides,
        winner=state.winner,
        pending=tuple([phase.seen_by(seat) for phase in stack]),
        under_way=turn.copy(),
        estates=state.estates,
        events=tuple(state.log.seen[seat]) if state.log else (),
    )


def _rival(state: State, seat: Seat) -> Rival:
    return Rival(
        seat,
        state.coins[seat],
        len(state.hands[seat]),
        state.lost[seat],
        len(state.aside[seat]),
        len(state.removed[seat]),
        seat in state.alive,
    )


def state_to_dict(state: State) -> dict[str, object]:
    """The truth as `replay` prints it (interfaces.md 2)."""
    view = observe(state, 0)
    seats = [_seat_dict(view, seat, {"hand": list(state.hands[seat])}) for seat in state.game.seats]
    legal = [str(move) for move in state.legal_moves]
    return {**_common_part(view), "seats": seats, "legal": legal}


def _common_part(view: Observation) -> dict[str, object]:
    """The part of the printed state that everybody knows, in its fixed order."""
    counted = view.game.rules.treasury is not None
    extras: dict[str, object] = {}
    if view.game.has_bank:
        extras["bank"] = view.bank
    if view.sides:
        extras["reserve"] = view.reserve
    return {
        "ply": view.ply,
        "over": view.is_over,
        "winner": view.winner,
        "turn": view.turn,
        "phase": view.phase,
        "to_move": list(view.to_move),
        "seats": [],
        "court_size": view.court_size,
        "treasury": view.treasury if counted else None,
        **extras,
        "claim": _claim_dict(view.claim) if view.claim else None,
        "legal": [str(move) for move in view.options],
    }


def _claim_dict(claim: PublicClaim) -> dict[str, object]:
    facts: dict[str, object] = {
        "seat": claim.seat,
        "character": claim.character,
        "kind": claim.kind,
    }
    if claim.denies:
        facts["denies"] = True
    if claim.to is not None:
        facts["to"] = claim.to
    return facts


def _seat_dict(view: Observation, seat: Seat, cards: dict[str, object]) -> dict[str, object]:
    facts: dict[str, object] = {
        "name": view.game.names[seat],
        "coins": view.coins[seat],
        **cards,
        "lost": list(view.lost[seat]),
        "alive": seat in view.alive,
        "tokens": [token_text(token) for token in view.tokens if token.holder == seat],
    }
    if view.sides:
        facts["allegiance"] = view.sides[seat]
    return facts


def token_text(token: Token) -> str:
    """A token of a seat as text: its kind, and the character it lies on."""
    return f"{token.kind} {token.character}" if token.character else token.kind
