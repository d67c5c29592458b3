"""The network in plain Python: weights made for the cast of a game, and the forward pass.

Descriptions of characters and actions become embeddings once a game; embeddings times shared
blocks become the weights of the inputs that belong to a slot. What is left for a decision is sums
of rows of weights, one for each input that is not zero: most are.
"""

from __future__ import annotations

import math
from operator import add
from typing import TYPE_CHECKING, Final

from coup.bots.net.cast import ACTIONS
from coup.bots.net.features import (
    OWN_CAST_SCALES,
    OWN_SCALES,
    RIVAL_CAST_SCALES,
    RIVAL_SCALES,
)
from coup.bots.net.history import ROLES
from coup.bots.net.moves import MOVE_CAST_SCALES, MOVE_SCALES
from coup.bots.net.shape import (
    EMBEDDING,
    HEAD,
    MOVE_ROLES,
    OWN_FACTS,
    RIVAL,
    RIVAL_FACTS,
    SUM_SCALE,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coup.bots.net.cast import Cast
    from coup.bots.net.features import Features
    from coup.bots.net.weights import Row, Weights

EMPTY_RIVAL: Final = (0.0,) * RIVAL


class Network:
    """The network for one cast.

    `evaluate` gives a score for each move, to be put through a softmax, and the value of the
    position for the seat asked, from 0 to 1: about its chance to win, a little less the longer
    the game will still take.
    """

    def __init__(self, weights: Weights, cast: Cast) -> None:
        self._weights = weights
        actions = [_embed(weights, "action", row) for row in cast.actions]
        roles = [_embed(weights, "role", row) for row in cast.roles]
        missing = [[0.0] * EMBEDDING] * (ACTIONS - len(actions))
        played = [*actions, *missing]
        own = [
            *weights["own_w"],
            *_spread(roles, weights["own_facts_w"], OWN_FACTS),
            *[_times(a, weights["own_action_w"]) for a in played],
            *[_times(r, weights["own_claim_w"]) for r in roles],
        ]
        rival = [*weights["rival_w"], *_spread(roles, weights["rival_facts_w"], RIVAL_FACTS)]
        move = [
            *[_times(a, weights["move_action_w"]) for a in played],
            *_spread(roles, weights["move_roles_w"], MOVE_ROLES),
            *weights["move_w"],
        ]
        rival_scales = (*RIVAL_SCALES, *RIVAL_CAST_SCALES)
        self._own = _Inputs(own, (*OWN_SCALES, *OWN_CAST_SCALES), weights["own_b"][0])
        self._rival = _Inputs(rival, rival_scales, weights["rival_b"][0])
        self._move = _Inputs(move, (*MOVE_CAST_SCALES, *MOVE_SCALES), [0.0] * HEAD)
        self._score = [row[0] for row in weights["score_w"]]
        self._value = [row[0] for row in weights["value_w"]]

    def evaluate(self, features: Features) -> tuple[list[float], float]:
        """The score of each move, and the value of the position."""
        weights = self._weights
        rivals = [_rectify(self._rival.total(row)) for row in features.rivals]
        pools = self._pools(rivals, features)
        trunk = _accumulate(self._own.total(features.own), pools, weights["pool_w"])
        trunk = _rectify(trunk)
        upper = _rectify(_accumulate(weights["upper_b"][0], trunk, weights["upper_w"]))
        base = _accumulate(weights["move_b"][0], upper, weights["head_w"])
        aims = {
            place: _accumulate([0.0] * HEAD, rivals[place], weights["move_rival_w"])
            for place in set(features.targets)
            if place >= 0
        }
        scores = []
        for row, target in zip(features.moves, features.targets, strict=True):
            head = map(add, base, self._move.total(row))
            if target >= 0:
                head = map(add, head, aims[target])
            scores.append(sum([h * w for h, w in zip(head, self._score, strict=True) if h > 0.0]))
        worth = sum([u * w for u, w in zip(upper, self._value, strict=True)])
        return scores, 1 / (1 + math.exp(-worth - weights["value_b"][0][0]))

    def _pools(self, rivals: list[Row], features: Features) -> list[float]:
        """The rivals' sum and maximum, then the actor and the claimant if they are rivals."""
        columns = list(zip(*rivals, strict=True))
        actor, claimant = features.actor, features.claimant
        return [
            *[SUM_SCALE * sum(column) for column in columns],
            *[max(column) for column in columns],
            *(rivals[actor] if actor >= 0 else EMPTY_RIVAL),
            *(rivals[claimant] if claimant >= 0 else EMPTY_RIVAL),
        ]


class _Inputs:
    """Inputs that are bytes: the weights of each, scaled, kept for every value met."""

    def __init__(self, rows: list[Row], scales: Sequence[float], bias: Row) -> None:
        assert len(rows) == len(scales)
        self._rows = rows
        self._scales = scales
        self._ready: dict[tuple[int, int], Row] = {}
        self._bias = bias

    def total(self, values: bytes) -> Row:
        """The bias and the rows of all inputs that are not zero, each times its input."""
        rows = [self._ready.get(key) or self._scaled(key) for key in enumerate(values) if key[1]]
        return [sum(column) for column in zip(self._bias, *rows, strict=True)]

    def _scaled(self, key: tuple[int, int]) -> Row:
        place, value = key
        factor = value * self._scales[place]
        row = self._ready[key] = [factor * weight for weight in self._rows[place]]
        return row


def _rectify(row: Sequence[float]) -> Row:
    return [value if value > 0.0 else 0.0 for value in row]


def _accumulate(start: Sequence[float], inputs: Sequence[float], rows: list[Row]) -> Row:
    """The start plus each input times its row; inputs that are zero cost nothing."""
    total = list(start)
    for value, row in zip(inputs, rows, strict=True):
        if value:
            total = [a + value * b for a, b in zip(total, row)]  # noqa: B905 - a third slower
    return total


def _times(vector: Sequence[float], rows: list[Row]) -> Row:
    return _accumulate([0.0] * len(rows[0]), vector, rows)


def _embed(weights: Weights, what: str, described: Sequence[float]) -> Row:
    hidden = _accumulate(weights[f"{what}_1_b"][0], described, weights[f"{what}_1_w"])
    return _accumulate(weights[f"{what}_2_b"][0], _rectify(hidden), weights[f"{what}_2_w"])


def _spread(roles: list[Row], block: list[Row], facts: int) -> list[Row]:
    """For each fact and slot, the embedding of its character times the block of the fact."""
    assert len(roles) == ROLES
    return [
        _times(role, block[fact * EMBEDDING : (fact + 1) * EMBEDDING])
        for fact in range(facts)
        for role in roles
    ]
