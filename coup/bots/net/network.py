"""The network in plain Python: weights made for the cast of a game, and the forward pass.

Descriptions of characters and actions become embeddings once a game; embeddings times shared
blocks become the weights of the inputs that belong to a slot, each when it is first needed. What is
left for a decision is sums of rows of weights, one for each input that is not zero: most are.
"""

from __future__ import annotations

import math
from functools import lru_cache, partial
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
    from typing import TypeAlias

    from coup.bots.net.cast import Cast
    from coup.bots.net.features import Features
    from coup.bots.net.weights import Row, Weights

    Product: TypeAlias = tuple[Sequence[float], list[Row]]

SUM, MAXIMUM, ACTOR, CLAIMANT, TARGET = range(5)
"""The ways in which rivals reach the trunk, in the order of `pool_w`, and the head."""
ONE: Final = (1.0,)
MOST_KEPT: Final = 256
"""Rows whose totals are kept: looking ahead meets the same again and again, but soon or never."""


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
            *_given(weights["own_w"]),
            *_spread(roles, weights["own_facts_w"], OWN_FACTS),
            *[(a, weights["own_action_w"]) for a in played],
            *[(r, weights["own_claim_w"]) for r in roles],
        ]
        rival = [
            *_given(weights["rival_w"]),
            *_spread(roles, weights["rival_facts_w"], RIVAL_FACTS),
        ]
        move = [
            *[(a, weights["move_action_w"]) for a in played],
            *_spread(roles, weights["move_roles_w"], MOVE_ROLES),
            *_given(weights["move_w"]),
        ]
        rival_scales = (*RIVAL_SCALES, *RIVAL_CAST_SCALES)
        own_inputs = _Inputs(own, (*OWN_SCALES, *OWN_CAST_SCALES), weights["own_b"][0])
        rival_inputs = _Inputs(rival, rival_scales, weights["rival_b"][0])
        move_inputs = _Inputs(move, (*MOVE_CAST_SCALES, *MOVE_SCALES), [0.0] * HEAD)
        pools = weights["pool_w"]
        self._pools = [pools[at : at + RIVAL] for at in range(0, len(pools), RIVAL)]
        self._pools.append(weights["move_rival_w"])
        keep = lru_cache(MOST_KEPT)
        self._own_total = keep(own_inputs.total)
        self._move_total = keep(move_inputs.total)
        self._rival_of = keep(partial(_Rival, rival_inputs, self._pools))
        self._score = [row[0] for row in weights["score_w"]]
        self._value = [row[0] for row in weights["value_w"]]

    def evaluate(self, features: Features) -> tuple[list[float], float]:
        """The score of each move, and the value of the position."""
        weights = self._weights
        rivals = [self._rival_of(row) for row in features.rivals]
        parts = [self._own_total(features.own), *[rival.in_sum for rival in rivals]]
        if features.actor >= 0:
            parts.append(rivals[features.actor].part(ACTOR))
        if features.claimant >= 0:
            parts.append(rivals[features.claimant].part(CLAIMANT))
        start = [sum(column) for column in zip(*parts, strict=True)]
        tops = [max(column) for column in zip(*[r.hidden for r in rivals], strict=True)]
        trunk = _rectify(_accumulate(start, tops, self._pools[MAXIMUM]))
        upper = _rectify(_accumulate(weights["upper_b"][0], trunk, weights["upper_w"]))
        base = _accumulate(weights["move_b"][0], upper, weights["head_w"])
        scores = []
        for row, target in zip(features.moves, features.targets, strict=True):
            head = map(add, base, self._move_total(row))
            if target >= 0:
                head = map(add, head, rivals[target].part(TARGET))
            scores.append(sum([h * w for h, w in zip(head, self._score, strict=True) if h > 0.0]))
        worth = sum([u * w for u, w in zip(upper, self._value, strict=True)])
        return scores, 1 / (1 + math.exp(-worth - weights["value_b"][0][0]))


class _Rival:
    """One rival as the network sees it: its hidden units, and what it adds in each of its roles."""

    __slots__ = ("_parts", "_pools", "hidden", "in_sum")

    def __init__(self, inputs: _Inputs, pools: list[list[Row]], row: bytes) -> None:
        self.hidden = _rectify(inputs.total(row))
        self.in_sum = _times([SUM_SCALE * unit for unit in self.hidden], pools[SUM])
        self._pools = pools
        self._parts: dict[int, Row] = {}

    def part(self, what: int) -> Row:
        """What it adds where it is the actor, the claimant or the target of a move."""
        found = self._parts.get(what)
        if found is None:
            found = self._parts[what] = _times(self.hidden, self._pools[what])
        return found


class _Inputs:
    """Inputs that are bytes: the weights of each, scaled, kept for every value met.

    The weights of an input are a product that is made when the input is first met: some never are,
    and making all at once would hold a page up.
    """

    def __init__(self, products: list[Product], scales: Sequence[float], bias: Row) -> None:
        assert len(products) == len(scales)
        self._products = products
        self._scales = scales
        self._rows: dict[int, Row] = {}
        self._ready: dict[tuple[int, int], Row] = {}
        self._bias = bias

    def total(self, values: bytes) -> Row:
        """The bias and the rows of all inputs that are not zero, each times its input."""
        rows = [self._ready.get(key) or self._scaled(key) for key in enumerate(values) if key[1]]
        return [sum(column) for column in zip(self._bias, *rows, strict=True)]

    def _scaled(self, key: tuple[int, int]) -> Row:
        place, value = key
        weights = self._rows.get(place)
        if weights is None:
            weights = self._rows[place] = _times(*self._products[place])
        factor = value * self._scales[place]
        row = self._ready[key] = [factor * weight for weight in weights]
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


def _given(rows: list[Row]) -> list[Product]:
    """Rows that are weights as they stand."""
    return [(ONE, [row]) for row in rows]


def _spread(roles: list[Row], block: list[Row], facts: int) -> list[Product]:
    """For each fact and slot, the embedding of its character and the block of the fact."""
    assert len(roles) == ROLES
    return [
        (role, block[fact * EMBEDDING : (fact + 1) * EMBEDDING])
        for fact in range(facts)
        for role in roles
    ]
