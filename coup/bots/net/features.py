"""What the network sees: a position, from one seat, as rows of small integers.

The same code serves the game (from an Observation) and training (from a light view of a State),
so that a network never meets an input it was not trained on. Every number is a byte; the
`..._SCALES` say what one unit counts for. Rows split into a shared part, whose columns mean the
same in every game, and a cast part, whose columns belong to the character slots and actions of
this game (see `coup.bots.net.network` for what becomes of them).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.bots.net.cast import ACTIONS
from coup.bots.net.history import FACTS, NOTHING, ROLES
from coup.bots.net.moves import describe_moves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coup.bots.net.history import History
    from coup.bots.net.view import ClaimView, View
    from coup.engine.moves import Move, Seat
    from coup.rules.model import Name


PHASES: Final = (
    "choose_action",
    "challenge",
    "block",
    "lose",
    "exchange",
    "prove",
    "draw_on",
    "offer",
    "give",
    "bribe",
    "join",
    "estate",
    "token",
    "reveal",
    "examine",
    "gift",
    "draft",
)
PHASE_ROWS: Final = {
    name: bytes([place == other for other in range(len(PHASES))])
    for place, name in enumerate(PHASES)
}

MOST_COINS: Final = 20
COIN_ROWS: Final = tuple(
    bytes((c, c >= 1, c >= 2, c >= 3, c >= 4, c >= 5, c >= 7, c >= 10))
    for c in range(MOST_COINS + 1)
)
COIN_SCALES: Final = (0.1, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)

PLAYER_SCALES: Final = (*COIN_SCALES, 1.0, 0.33, 0.33, 0.2, 0.5, *(1.0,) * 7)
"""Coins, a second influence, exposed bluffs, proofs, challenges, characters claimed; whether it is
their turn, they are named or reached by the action, made the claim; shielded, doomed, bound,
collecting fees."""
RIVAL_SCALES: Final = (*PLAYER_SCALES, 0.2, 1.0, 1.0)
"""A rival's part: the player's, its distance clockwise, whether it is next, whether an ally."""
FACT_SCALES: Final = (0.5, 1.0, 0.5, 1.0, 0.5, 0.5)
RIVAL_CAST_SCALES: Final = tuple(s for s in (*FACT_SCALES, 1.0) for _ in range(ROLES))
"""A rival's counters by character, and the cards this seat knows it to hold."""

CLAIM_SCALES: Final = (1.0, 1.0, 1.0, 1.0, *FACT_SCALES, 1.0, 0.3, 1.0, 1.0, 1.0, 0.5)
"""The claim under discussion: for an action, a block, anything else; whether it denies; what its
author did about that character before; whether its author is known to hold it, copies unseen, none
left, own copies, whether its author has two influences, characters claimed beyond them."""
TABLE_SCALES: Final = (1.0, 1.0, 0.1, 0.5, 0.1, 0.1, 0.1, 1.0, 1.0, 1.0, 0.2, 1.0)
"""Two left, three left, living, copies beyond three, bank, reserve, rounds; whether costs come back
after a lost challenge, there are tokens, there are sides; who may still answer after this seat;
whether the action under way would take this seat's last influence."""
OWN_SCALES: Final = (*PLAYER_SCALES, *CLAIM_SCALES, *TABLE_SCALES, *(1.0,) * len(PHASES))
OWN_CAST_SCALES: Final = (
    *(1.0,) * (2 * ROLES),
    *(0.33,) * ROLES,
    *(1.0,) * (3 * ROLES),
    *(s for s in FACT_SCALES for _ in range(ROLES)),
    *(1.0,) * (ACTIONS + ROLES),
)
"""By character: held, held twice, copies seen lost, none unseen by this seat, all seen lost, 1 for
being in play, own counters; then the action under way and the character claimed, one of each."""

ONE_ACTION: Final = tuple(bytes([p == q for q in range(ACTIONS)]) for p in range(ACTIONS))
NO_ACTION: Final = bytes(ACTIONS)
ONE_ROLE: Final = tuple(bytes([p == q for q in range(ROLES)]) for p in range(ROLES))
NO_CLAIM: Final = bytes(len(CLAIM_SCALES))
IN_PLAY: Final = bytes([1] * ROLES)


class Features:
    """One position as rows of bytes.

    `rivals` and `moves` hold one row after the other, rivals clockwise from the seat. `targets`
    gives, for each move, the rival it is aimed at (its row) or -1; `actor` and `claimant` likewise
    for whose turn it is and who made the claim under discussion (-1: this seat, or nobody).
    """

    __slots__ = ("actor", "claimant", "moves", "own", "rivals", "targets")

    def __init__(
        self,
        own: bytes,
        rivals: list[bytes],
        moves: list[bytes],
        targets: list[int],
        actor: int,
        claimant: int,
    ) -> None:
        self.own = own
        self.rivals = rivals
        self.moves = moves
        self.targets = targets
        self.actor = actor
        self.claimant = claimant


def extract(view: View, history: History, options: Sequence[Move]) -> Features:
    """The features of a position for the seat that is asked to choose among the options."""
    cast = history.cast
    seat = view.seat
    alive = view.alive
    at = alive.index(seat)
    rivals = alive[at + 1 :] + alive[:at]
    claim = view.claim
    claimant = claim.seat if claim is not None else -1
    action = view.action
    seen = _seen(view, history)
    reached = alive if action in cast.reaches_all else view.named
    flags = view, history, reached, claimant
    turn = view.turn
    rows = [_rival_row(*flags, rival, step) for step, rival in enumerate(rivals, start=1)]
    own = b"".join(
        (
            _player_row(*flags, seat),
            _claim_row(view, history, claim, seen) if claim is not None else NO_CLAIM,
            _table_row(view, history, reached, claimant),
            PHASE_ROWS[view.phase],
            _own_slots(view, history, seen),
            NO_ACTION if action is None else ONE_ACTION[cast.place_of[action]],
            NOTHING if claim is None else ONE_ROLE[cast.slot_of[claim.character]],
        )
    )
    moves, targets = describe_moves(view, history, options, rivals, seen)
    return Features(
        own,
        rows,
        moves,
        targets,
        rivals.index(turn) if turn in rivals else -1,
        rivals.index(claimant) if claimant in rivals else -1,
    )


def _seen(view: View, history: History) -> tuple[bytearray, bytearray, bytearray]:
    """By slot: own cards, cards lost face up by anybody, and copies this seat cannot see."""
    slot_of = history.cast.slot_of
    held = bytearray(ROLES)
    for card in view.hand:
        held[slot_of[card]] += 1
    gone = bytearray(ROLES)
    for cards in view.lost:
        for card in cards:
            gone[slot_of[card]] += 1
    copies = history.cast.copies
    unseen = bytearray([max(0, copies - a - b) for a, b in zip(held, gone, strict=True)])
    return held, gone, unseen


def _player_row(
    view: View,
    history: History,
    reached: Sequence[Seat | Name],
    claimant: Seat,
    seat: Seat,
) -> bytes:
    facts = history.facts[seat]
    tokens = _token_flags(view, seat) if view.tokens else b"\0\0\0\0"
    turn = view.turn
    return (
        COIN_ROWS[min(view.coins[seat], MOST_COINS)]
        + bytes(
            (
                view.influence[seat] >= 2,
                history.exposed[seat],
                history.proofs[seat],
                history.challenges[seat],
                ROLES - facts.count(0, 0, ROLES),
                seat == turn,
                seat in reached and seat != turn,
                seat == claimant,
            )
        )
        + tokens
    )


def _rival_row(
    view: View,
    history: History,
    reached: Sequence[Seat | Name],
    claimant: Seat,
    seat: Seat,
    step: int,
) -> bytes:
    sides = view.sides
    return b"".join(
        (
            _player_row(view, history, reached, claimant, seat),
            bytes((step, step == 1, bool(sides) and sides[seat] == sides[view.seat])),
            history.facts[seat],
            history.known_to(view.seat, seat) if history.known else NOTHING,
        )
    )


def _token_flags(view: View, seat: Seat) -> bytes:
    kinds = view.game.rules.tokens
    shields = dooms = binds = fees = 0
    for token in view.tokens:
        if token.holder == seat:
            kind = kinds[token.kind]
            shields |= kind.shields
            dooms |= kind.dooms
            binds |= kind.binds and token.character is None
            fees |= token.character is not None
    return bytes((shields, dooms, binds, fees))


def _claim_row(
    view: View,
    history: History,
    claim: ClaimView,
    seen: tuple[bytearray, bytearray, bytearray],
) -> bytes:
    held, _, unseen = seen
    slot = history.cast.slot_of[claim.character]
    author = claim.seat
    facts = history.facts[author]
    influence = view.influence[author]
    claimed = ROLES - facts.count(0, 0, ROLES)
    kind = claim.kind
    return bytes(
        (
            kind == "action",
            kind == "block",
            kind not in {"action", "block"},
            claim.denies,
            *facts[slot : FACTS * ROLES : ROLES],
            history.known_to(view.seat, author)[slot],
            unseen[slot],
            not unseen[slot],
            held[slot],
            influence >= 2,
            max(0, claimed - influence),
        )
    )


def _table_row(
    view: View, history: History, reached: Sequence[Seat | Name], claimant: Seat
) -> bytes:
    alive = view.alive
    living = len(alive)
    rules = view.game.rules
    seat = view.seat
    after = 0
    if claimant in alive:
        after = (alive.index(claimant) - alive.index(seat) - 1) % living
    is_deadly = view.action in history.cast.harms and seat in reached and view.influence[seat] == 1
    return bytes(
        (
            living == 2,
            living == 3,
            living,
            history.cast.copies - 3,
            min(view.bank, MOST_COINS),
            min(view.reserve, MOST_COINS),
            min(history.turns // len(view.coins), 40),
            rules.refund,
            bool(rules.tokens),
            bool(rules.sides),
            after,
            is_deadly and view.turn != seat,
        )
    )


def _own_slots(view: View, history: History, seen: tuple[bytearray, bytearray, bytearray]) -> bytes:
    held, gone, unseen = seen
    copies = history.cast.copies
    return b"".join(
        (
            bytes([n >= 1 for n in held]),
            bytes([n >= 2 for n in held]),
            gone,
            bytes([not n for n in unseen]),
            bytes([n >= copies for n in gone]),
            IN_PLAY,
            history.facts[view.seat],
        )
    )
