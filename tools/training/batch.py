"""Decisions packed into arrays, with ragged rivals and moves laid end to end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from coup.bots.net.cast import ACTIONS, Cast
from coup.bots.net.describe import ACTION_WIDTH
from coup.bots.net.features import (
    OWN_CAST_SCALES,
    OWN_SCALES,
    RIVAL_CAST_SCALES,
    RIVAL_SCALES,
    Features,
)
from coup.bots.net.moves import MOVE_CAST_SCALES, MOVE_SCALES

if TYPE_CHECKING:
    from collections.abc import Sequence

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

OWN: Final = np.array((*OWN_SCALES, *OWN_CAST_SCALES), np.float32)
RIVALS: Final = np.array((*RIVAL_SCALES, *RIVAL_CAST_SCALES), np.float32)
MOVES: Final = np.array((*MOVE_CAST_SCALES, *MOVE_SCALES), np.float32)


class Casts:
    """The descriptions of several casts: `actions` (casts, ACTIONS, …), `roles` (casts, ROLES, …).

    Places no action has are zero.
    """

    def __init__(self, casts: Sequence[Cast]) -> None:
        empty = [0.0] * ACTION_WIDTH
        padded = [c.actions + [empty] * (ACTIONS - len(c.actions)) for c in casts]
        self.actions: Floats = np.array(padded, np.float32)
        self.roles: Floats = np.array([c.roles for c in casts], np.float32)


class Batch:
    """Decisions in an order in which those of one cast are neighbours.

    Own, rival and move inputs are scaled floats, split into their shared and their cast part.
    `spans` lists (cast, rows of own, rows of rivals, rows of moves); the cast is an index into
    the Casts the kernels are made from. `actor`, `claimant` and `target` are rows of rivals, -1
    for none.
    """

    def __init__(self, decisions: Sequence[Features], casts: Sequence[int]) -> None:
        count = len(decisions)
        rivals = np.array([len(d.rivals) for d in decisions])
        moves = np.array([len(d.moves) for d in decisions])
        self.rival_start: Ints = np.cumsum(rivals) - rivals
        self.move_start: Ints = np.cumsum(moves) - moves
        self.rival_of: Ints = np.repeat(np.arange(count), rivals)
        self.move_of: Ints = np.repeat(np.arange(count), moves)
        own = _rows([d.own for d in decisions], OWN)
        self.own: Floats = own[:, : len(OWN_SCALES)]
        self.own_cast: Floats = own[:, len(OWN_SCALES) :]
        rival = _rows([row for d in decisions for row in d.rivals], RIVALS)
        self.rival: Floats = rival[:, : len(RIVAL_SCALES)]
        self.rival_cast: Floats = rival[:, len(RIVAL_SCALES) :]
        move = _rows([row for d in decisions for row in d.moves], MOVES)
        self.move_cast: Floats = move[:, : len(MOVE_CAST_SCALES)]
        self.move: Floats = move[:, len(MOVE_CAST_SCALES) :]
        self.actor: Ints = self._rival_rows([d.actor for d in decisions], self.rival_start)
        self.claimant: Ints = self._rival_rows([d.claimant for d in decisions], self.rival_start)
        targets = [target for d in decisions for target in d.targets]
        self.target: Ints = self._rival_rows(targets, self.rival_start[self.move_of])
        self._sort_targets()
        self.spans = self._spans(np.asarray(casts), rivals, moves)

    @staticmethod
    def _rival_rows(places: Sequence[int], starts: Ints) -> Ints:
        found = np.array(places, np.int64)
        return np.where(found >= 0, found + starts, -1)

    def _sort_targets(self) -> None:
        """Prepare the sum of gradients of moves that are aimed at the same rival."""
        self.aimed: Ints = np.flatnonzero(self.target >= 0)
        at = self.target[self.aimed]
        self.aim_order: Ints = np.argsort(at, kind="stable")
        self.aim_rival, self.aim_start = np.unique(at[self.aim_order], return_index=True)

    def _spans(
        self, casts: Ints, rivals: Ints, moves: Ints
    ) -> list[tuple[int, slice, slice, slice]]:
        edges = np.flatnonzero(np.diff(casts)) + 1
        firsts = [0, *edges.tolist()]
        lasts = [*edges.tolist(), len(casts)]
        rival_end = np.cumsum(rivals)
        move_end = np.cumsum(moves)
        return [
            (
                int(casts[first]),
                slice(first, last),
                slice(int(self.rival_start[first]), int(rival_end[last - 1])),
                slice(int(self.move_start[first]), int(move_end[last - 1])),
            )
            for first, last in zip(firsts, lasts, strict=True)
        ]

    def probabilities(self, scores: Floats) -> tuple[Floats, Floats]:
        """The softmax over each decision's moves, and its logarithm."""
        tops = np.maximum.reduceat(scores, self.move_start)
        shifted = scores - tops[self.move_of]
        weights: Floats = np.exp(shifted)
        totals: Floats = np.add.reduceat(weights, self.move_start)
        return weights / totals[self.move_of], shifted - np.log(totals)[self.move_of]


def _rows(rows: Sequence[bytes], scales: Floats) -> Floats:
    width = len(scales)
    packed = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, width)
    return packed * scales
