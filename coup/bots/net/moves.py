"""The legal moves as rows of small integers: what kind, what is claimed, whom it hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from coup.bots.net.cast import ACTIONS
from coup.bots.net.history import CAUGHT, CLAIMS, FACTS, MISSED, ROLES, STALE
from coup.engine.moves import (
    Act,
    Block,
    Challenge,
    Draft,
    Give,
    JoinIn,
    Keep,
    Lose,
    Move,
    OfCards,
    OfCharacter,
    Offer,
    Pass,
    React,
    Reveal,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coup.bots.net.cast import Cast
    from coup.bots.net.history import History
    from coup.bots.net.view import View
    from coup.engine.moves import Seat

Seen = tuple[bytearray, bytearray, bytearray]
"""By slot: own cards, cards lost face up, copies the seat cannot see."""

KINDS: Final = (
    "pass",
    "challenge",
    "concede",
    "block",
    "lose",
    "reveal",
    "draft",
    "offer",
    "show",
    "keep",
    "return",
    "replace",
    "join",
    "pay",
    "claim",
    "draw",
    "stop",
    "give",
)
"""The verbs of moves but actions, which come last."""
VERBS: Final = len(KINDS) + 1

MOVE_CAST_SCALES: Final = (*(1.0,) * (ACTIONS + 3 * ROLES),)
"""The action; the character claimed; the card lost, shown, given or named; the cards kept."""
CLAIM_WIDTH: Final = 4 + FACTS
TARGET_WIDTH: Final = 10
MOVE_SCALES: Final = (
    *(1.0,) * VERBS,
    *(1.0, 1.0, 0.3, 1.0, 0.5, 1.0, 0.5, 1.0, 0.5, 0.5),
    *(0.5, 1.0, 0.5, 1.0, 1.0, 0.5, 0.1, 1.0, 1.0, 1.0),
    *(1.0, 0.5, 1.0),
)
"""The verb; of the character claimed: held, held twice, copies unseen, none left for anybody, own
counters; of the target: its counters for the characters that block (claims, stale claims, misses,
caught), whether no blocker is unseen, claims of blockers by others where anybody may block, its
coins, its last influence, whether it is oneself, whether it is next; of the card lost or shown:
whether held twice, own claims to it; whether the cards kept are all different."""

NO_CLAIM: Final = bytes(CLAIM_WIDTH)
NO_TARGET: Final = bytes(TARGET_WIDTH)
NO_CARDS: Final = bytes(3)
PLAIN: Final = NO_CLAIM + NO_TARGET + NO_CARDS

PASS_ROW: Final = bytes(
    [0] * len(MOVE_CAST_SCALES) + [verb == "pass" for verb in (*KINDS, "")] + [0] * len(PLAIN)
)
CHALLENGE_ROW: Final = bytes(
    [0] * len(MOVE_CAST_SCALES) + [verb == "challenge" for verb in (*KINDS, "")] + [0] * len(PLAIN)
)


def describe_moves(
    view: View,
    history: History,
    options: Sequence[Move],
    rivals: tuple[Seat, ...],
    seen: Seen,
) -> tuple[list[bytes], list[int]]:
    """A row for each move, and the place among the rivals of whom it is aimed at, or -1."""
    prefixes = history.cast.prefixes
    rows = []
    targets = []
    for move in options:
        kind = type(move)
        if kind is Pass or kind is Challenge:
            # By far the most frequent moves; nothing of the position is in their rows.
            rows.append(PASS_ROW if kind is Pass else CHALLENGE_ROW)
            targets.append(-1)
            continue
        prefix = prefixes.get(move)
        if prefix is None:
            prefix = prefixes[move] = _prefix(history.cast, move)
        tail = TAILS.get(kind)
        rows.append(prefix + (PLAIN if tail is None else tail(view, history, move, seen)))
        target = _target(move)
        targets.append(rivals.index(target) if target in rivals else -1)
    return rows, targets


def _target(move: Move) -> Seat:
    """The first seat a move names, or -1."""
    if isinstance(move, Give):
        return move.to
    if isinstance(move, Act | React):
        return next((word for word in move.named if isinstance(word, int)), -1)
    return -1


def _tail_of_act(view: View, history: History, move: Act, seen: Seen) -> bytes:
    claim = _claim(history, view.seat, history.cast.claim_of.get(move.action), seen)
    return claim + _aim(view, history, move.action, _target(move), seen) + NO_CARDS


def _tail_of_block(view: View, history: History, move: Block, seen: Seen) -> bytes:
    slot = history.cast.slot_of[move.character]
    return _claim(history, view.seat, slot, seen) + NO_TARGET + NO_CARDS


def _tail_of_reaction(view: View, history: History, move: React, seen: Seen) -> bytes:
    slot = history.cast.slot_of[move.character]
    return _claim(history, view.seat, slot, seen) + NO_TARGET + _card(history, view, move)


def _tail_of_joining(view: View, history: History, _: JoinIn, seen: Seen) -> bytes:
    slot = history.cast.claim_of.get(view.action or "")
    return _claim(history, view.seat, slot, seen) + NO_TARGET + NO_CARDS


def _tail_of_card(view: View, history: History, move: OfCharacter, _: Seen) -> bytes:
    return NO_CLAIM + NO_TARGET + _card(history, view, move)


def _tail_of_keeping(view: View, history: History, move: Keep, _: Seen) -> bytes:  # noqa: ARG001
    different = len(set(move.characters)) == len(move.characters)
    return NO_CLAIM + NO_TARGET + (b"\0\0\1" if different else NO_CARDS)


# The one place where a move's type is erased: each function takes its own kind of move.
TAILS: Final[dict[type[Move], Callable[[View, History, Any, Seen], bytes]]] = {
    Act: _tail_of_act,
    Block: _tail_of_block,
    React: _tail_of_reaction,
    JoinIn: _tail_of_joining,
    Keep: _tail_of_keeping,
    **dict.fromkeys((Draft, Lose, Offer, Reveal), _tail_of_card),
}


def _prefix(cast: Cast, move: Move) -> bytes:
    """The cast part of a row, then the verb: what does not depend on the position."""
    action = bytearray(ACTIONS)
    claimed = bytearray(ROLES)
    card = bytearray(ROLES)
    kept = bytearray(ROLES)
    verb = bytearray(VERBS)
    verb[KINDS.index(move.verb) if move.verb else VERBS - 1] = 1
    if isinstance(move, Act):
        action[cast.place_of[move.action]] = 1
        if move.action in cast.claim_of:
            claimed[cast.claim_of[move.action]] = 1
        if move.character is not None:
            card[cast.slot_of[move.character]] = 1
    elif isinstance(move, React):
        claimed[cast.slot_of[move.character]] = 1
        words = [word for word in move.named if isinstance(word, str)]
        for word in words or [move.character]:
            card[cast.slot_of[word]] = 1
    elif isinstance(move, Block):
        claimed[cast.slot_of[move.character]] = 1
    elif isinstance(move, OfCharacter):
        card[cast.slot_of[move.character]] = 1
    elif isinstance(move, OfCards):
        for name in move.characters:
            kept[cast.slot_of[name]] += 1
    return bytes(action + claimed + card + kept + verb)


def _claim(history: History, seat: Seat, slot: int | None, seen: Seen) -> bytes:
    if slot is None:
        return NO_CLAIM
    held, gone, unseen = seen
    own = held[slot]
    return bytes(
        (
            own >= 1,
            own >= 2,
            unseen[slot],
            gone[slot] >= history.cast.copies,
            *history.facts[seat][slot : FACTS * ROLES : ROLES],
        )
    )


def _aim(view: View, history: History, action: str, aim: Seat, seen: Seen) -> bytes:
    cast = history.cast
    blockers = cast.blockers[action]
    if aim < 0:
        if not blockers:
            return NO_TARGET
        claimed = max(
            [
                history.facts[seat][slot]
                for seat in view.alive
                if seat != view.seat
                for slot in blockers
            ]
        )
        none_left = not any(seen[2][slot] for slot in blockers)
        return bytes((0, 0, 0, 0, none_left, claimed, 0, 0, 0, 0))
    facts = history.facts[aim]
    claims = stale = missed = caught = 0
    for slot in blockers:
        claims = max(claims, facts[CLAIMS * ROLES + slot])
        stale |= facts[STALE * ROLES + slot]
        missed = max(missed, facts[MISSED * ROLES + slot])
        caught |= facts[CAUGHT * ROLES + slot]
    none_left = bool(blockers) and not any(seen[2][slot] for slot in blockers)
    alive = view.alive
    following = alive[(alive.index(view.seat) + 1) % len(alive)]
    return bytes(
        (
            claims,
            stale,
            missed,
            caught,
            none_left,
            0,
            min(view.coins[aim], 20),
            view.influence[aim] == 1,
            aim == view.seat,
            aim == following,
        )
    )


def _card(history: History, view: View, move: OfCharacter) -> bytes:
    name = move.character
    if isinstance(move, React):
        name = next((w for w in move.named if isinstance(w, str)), name)
    slot = history.cast.slot_of[name]
    return bytes((view.hand.count(name) >= 2, history.facts[view.seat][slot], 0))
