"""How a move reads to somebody who may not know all of it."""

from __future__ import annotations

from coup.engine.moves import UNKNOWN, Deal, Draft, Draw, Keep, Move, Offer, React, Reveal, Seat


def move_text_for(move: Move, seat: Seat | None, actor: Seat) -> str:
    """The text of a move as a seat (None: a bystander) saw it.

    `actor` is the player whose turn it was: cards handed to or shown to that player are known
    to them.
    """
    match move:
        case Draw(to=owner) if owner != seat:
            unknown = " ".join(UNKNOWN for _ in move.characters)
            return f"* draw {owner} {unknown}"
        case Keep() | Draft() if move.seat != seat:
            unknown = " ".join(UNKNOWN for _ in move.arguments())
            return f"{move.seat} {move.verb} {unknown}"
        case Reveal() | Offer() if seat not in (move.seat, actor):
            return f"{move.seat} {move.verb} {UNKNOWN}"
        case React() if move.seat != seat and any(isinstance(w, str) for w in move.named):
            return f"{move.seat} {move.verb} {move.character}"
        case Deal() if not move.is_public:
            return "* deal " + " ".join(UNKNOWN for _ in move.characters)
        case _:
            return str(move)
