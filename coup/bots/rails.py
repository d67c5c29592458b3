"""The guard rails as one filter: the moves that are left once blunders are taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.bots.guard import (
    certain_win,
    chance_of_truth,
    dominated,
    faces_death,
    is_hopeless,
    is_provable_lie,
    reached_by,
)
from coup.bots.worth import is_attack
from coup.engine.moves import Act, Block, Challenge, Concede, Move, Pass, Show
from coup.engine.tokens import can_claim
from coup.rules.model import Blocking

if TYPE_CHECKING:
    from coup.bots.memory import Memory
    from coup.engine.observation import Observation

Moves = tuple[Move, ...]


def sensible(memory: Memory) -> tuple[Moves, str | None]:
    """The moves that are no blunder, never none; and the reason where one rule leaves only one.

    It takes a certain win, challenges a provable lie, proves what it can, claims nothing that is
    exhausted, takes no fewer coins than are safe to have, does not let the last card go without a
    word, and does not challenge what cannot hurt while it is ahead.
    """
    seen = memory.observation
    if len(seen.options) == 1:
        return seen.options, "only_move"
    win = certain_win(memory)
    if win is not None:
        return (win,), "certain_win"
    if is_provable_lie(memory):
        doubts = tuple([move for move in seen.options if isinstance(move, Challenge)])
        if doubts:
            return doubts, "certain_lie"
    if isinstance(seen.options[-1], Concede):
        proofs = tuple([move for move in seen.options if isinstance(move, Show)])
        return proofs or seen.options, "best_cards"
    moves = tuple([move for move in seen.options if not is_hopeless(memory, move)])
    moves = _by_kind(memory, moves or seen.options)
    is_forced = len(moves) == 1 and faces_death(seen) and not isinstance(moves[0], Pass)
    return moves, "last_card" if is_forced else None


def _by_kind(memory: Memory, moves: Moves) -> Moves:
    if memory.observation.phase == "choose_action":
        worse = dominated(memory)
        kept = tuple([m for m in moves if not (isinstance(m, Act) and m.action in worse)])
    elif faces_death(memory.observation):
        kept = _last_words(memory, moves)
    elif is_harmless(memory):
        kept = tuple([move for move in moves if not isinstance(move, Challenge)])
    else:
        kept = moves
    return kept or moves


def _last_words(memory: Memory, moves: Moves) -> Moves:
    """Without the pass that ends it: unless a block may follow, or nothing can help."""
    seen = memory.observation
    if seen.phase == "block":
        return tuple([move for move in moves if not isinstance(move, Pass)])
    if seen.phase != "challenge" or seen.claim is None or seen.claim.kind != "action":
        return moves
    if chance_of_truth(memory) >= 1.0:
        return tuple([move for move in moves if not isinstance(move, Challenge)])
    if may_block_later(memory):
        return moves
    return tuple([move for move in moves if isinstance(move, Challenge)])


def may_block_later(memory: Memory) -> bool:
    """Whether this seat could claim to block the action under way, truly or not."""
    seen = memory.observation
    action = seen.game.actions[seen.action or ""]
    if action.blockable is Blocking.NOBODY:
        return False
    if action.blockable is Blocking.TARGETS and seen.seat not in reached_by(seen, action):
        return False
    return any(
        not is_hopeless(memory, Block(seen.seat, blocker))
        and can_claim(seen.game, seen, seen.seat, blocker)
        for blocker in seen.game.rules.blockers[action.name]
    )


def is_harmless(memory: Memory) -> bool:
    """Whether a claim costs this seat nothing while it is ahead of two rivals or more."""
    seen = memory.observation
    claim = seen.claim
    if claim is None or len(seen.alive) < 3 or seen.turn == seen.seat:
        return False
    action = seen.game.actions[seen.action] if seen.action else None
    if action is not None and (is_attack(action) or seen.seat in reached_by(seen, action)):
        return False
    return is_ahead(seen)


def is_ahead(seen: Observation) -> bool:
    """Whether no rival has as much influence, nor as many coins with the same influence."""
    mine = (len(seen.hand), seen.coins[seen.seat])
    return all((rival.influence, rival.coins) < mine for rival in seen.rivals if rival.is_alive)
