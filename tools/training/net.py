"""The network in numpy: parameters, the forward pass over a batch, hand-written gradients.

Inputs that belong to a character slot meet weights made for the cast of their game: embedding of
the character times a shared block. Making these weights once for each cast and multiplying each
cast's rows with its own is several times cheaper than expanding every row by embeddings, and it is
what the browser does too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from coup.bots.net.cast import ACTIONS
from coup.bots.net.history import ROLES
from coup.bots.net.shape import (
    EMBEDDING,
    HEAD,
    MOVE_ROLES,
    OWN_FACTS,
    POOLS,
    RIVAL,
    RIVAL_FACTS,
    SHAPES,
    SUM_SCALE,
    TRUNK,
)

if TYPE_CHECKING:
    from tools.training.batch import Batch, Casts

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Params = dict[str, Floats]

GAINS = {"score_w": 0.1, "value_w": 0.1}
"""Scores and values start near zero: every move alike."""
FAN_IN = {
    # Rows of these are mostly empty, so that fewer inputs than they have count.
    "rival_w": 12,
    "own_w": 24,
    "move_w": 8,
    "own_facts_w": 8 * EMBEDDING,
    "rival_facts_w": 3 * EMBEDDING,
    "action_1_w": 8,
    "role_1_w": 16,
}


def new_params(random: np.random.Generator) -> Params:
    """Fresh parameters, normal with the spread that keeps activations near 1."""
    params = {}
    for name, shape in SHAPES.items():
        if name.endswith("_b"):
            params[name] = np.zeros(shape, np.float32)
            continue
        spread = GAINS.get(name, 1.2) / np.sqrt(FAN_IN.get(name, shape[0]))
        params[name] = (random.normal(0, 1, shape) * spread).astype(np.float32)
    return params


@dataclass
class Kernels:
    """Weights made for each cast, and what their gradient needs.

    `own` (casts, inputs, TRUNK), `rival` (casts, inputs, RIVAL), `move` (casts, inputs, HEAD).
    """

    own: Floats
    rival: Floats
    move: Floats
    actions: Floats
    roles: Floats
    hidden_actions: Floats
    hidden_roles: Floats
    casts: Casts


def make_kernels(p: Params, casts: Casts) -> Kernels:
    """The weights of each cast from the descriptions of its characters and actions."""
    hidden_a = np.maximum(casts.actions @ p["action_1_w"] + p["action_1_b"], 0)
    hidden_r = np.maximum(casts.roles @ p["role_1_w"] + p["role_1_b"], 0)
    a = hidden_a @ p["action_2_w"] + p["action_2_b"]
    r = hidden_r @ p["role_2_w"] + p["role_2_b"]
    own = [_spread(r, p["own_facts_w"], OWN_FACTS), a @ p["own_action_w"], r @ p["own_claim_w"]]
    move = [a @ p["move_action_w"], _spread(r, p["move_roles_w"], MOVE_ROLES)]
    return Kernels(
        np.concatenate(own, 1),
        _spread(r, p["rival_facts_w"], RIVAL_FACTS),
        np.concatenate(move, 1),
        a,
        r,
        hidden_a,
        hidden_r,
        casts,
    )


def _spread(r: Floats, w: Floats, facts: int) -> Floats:
    """(casts, facts * ROLES, out): for each fact and slot the embedding times the fact's block."""
    width = w.shape[1]
    wide = w.reshape(facts, EMBEDDING, width).transpose(1, 0, 2).reshape(EMBEDDING, -1)
    made = (r @ wide).reshape(len(r), ROLES, facts, width)
    return made.transpose(0, 2, 1, 3).reshape(len(r), facts * ROLES, width)


def _gather(d: Floats, r: Floats, w: Floats, facts: int) -> tuple[Floats, Floats]:
    """Gradients of `_spread`: for the embeddings and for the block."""
    width = w.shape[1]
    wide = w.reshape(facts, EMBEDDING, width).transpose(1, 0, 2).reshape(EMBEDDING, -1)
    flat = d.reshape(len(r), facts, ROLES, width).transpose(0, 2, 1, 3).reshape(-1, facts * width)
    d_wide = r.reshape(-1, EMBEDDING).T @ flat
    d_w = d_wide.reshape(EMBEDDING, facts, width).transpose(1, 0, 2).reshape(w.shape)
    return (flat @ wide.T).reshape(r.shape), d_w


@dataclass
class Pass:
    """What a forward pass computed; gradients need the layers between."""

    scores: Floats
    """One number a move; a softmax over each decision's moves gives their probabilities."""
    values: Floats
    """One number a decision, from 0 to 1: the expected discounted win."""
    rivals: Floats = field(repr=False)
    pools: Floats = field(repr=False)
    trunk: Floats = field(repr=False)
    upper: Floats = field(repr=False)
    heads: Floats = field(repr=False)


def forward(p: Params, k: Kernels, b: Batch) -> Pass:
    """Scores of all moves and values of all decisions of a batch."""
    pre = b.rival @ p["rival_w"] + p["rival_b"]
    for cast, _, rows, _ in b.spans:
        pre[rows] += b.rival_cast[rows] @ k.rival[cast]
    rivals = np.maximum(pre, 0, out=pre)
    pools = np.empty((len(b.own), POOLS * RIVAL), rivals.dtype)
    np.add.reduceat(rivals, b.rival_start, out=pools[:, :RIVAL])
    pools[:, :RIVAL] *= SUM_SCALE
    np.maximum.reduceat(rivals, b.rival_start, out=pools[:, RIVAL : 2 * RIVAL])
    padded = np.concatenate([rivals, np.zeros((1, RIVAL), rivals.dtype)])
    pools[:, 2 * RIVAL : 3 * RIVAL] = padded[b.actor]
    pools[:, 3 * RIVAL :] = padded[b.claimant]
    trunk = b.own @ p["own_w"] + p["own_b"]
    for cast, rows, _, _ in b.spans:
        trunk[rows] += b.own_cast[rows] @ k.own[cast]
    trunk += pools @ p["pool_w"]
    np.maximum(trunk, 0, out=trunk)
    upper = np.maximum(trunk @ p["upper_w"] + p["upper_b"], 0)
    heads = b.move @ p["move_w"]
    for cast, _, _, rows in b.spans:
        heads[rows] += b.move_cast[rows] @ k.move[cast]
    heads += (upper @ p["head_w"] + p["move_b"])[b.move_of]
    aimed = b.aimed
    heads[aimed] += rivals[b.target[aimed]] @ p["move_rival_w"]
    np.maximum(heads, 0, out=heads)
    scores: Floats = np.matmul(heads, p["score_w"][:, 0])
    logits = (upper @ p["value_w"] + p["value_b"])[:, 0]
    return Pass(scores, sigmoid(logits), rivals, pools, trunk, upper, heads)


def sigmoid(logits: Floats) -> Floats:
    """From any number to one between 0 and 1."""
    values: Floats = np.reciprocal(1 + np.exp(-logits))
    return values


def backward(
    p: Params, k: Kernels, b: Batch, done: Pass, d_scores: Floats, d_logits: Floats
) -> Params:
    """Gradients of all parameters, from those of the scores and of the values before the sigmoid.

    `d_scores` (moves,), `d_logits` (decisions,).
    """
    g: Params = {}
    d_rivals = np.zeros_like(done.rivals)
    d_base, d_kernel_move = _heads_back(p, k, b, done, d_scores, d_rivals, g)
    g["move_b"] = d_base.sum(0)
    g["head_w"] = done.upper.T @ d_base
    d_upper = d_base @ p["head_w"].T + d_logits[:, None] * p["value_w"][:, 0]
    g["value_w"] = (d_logits @ done.upper)[:, None]
    g["value_b"] = d_logits.sum(keepdims=True)
    d_upper *= done.upper > 0
    g["upper_w"] = done.trunk.T @ d_upper
    g["upper_b"] = d_upper.sum(0)
    d_trunk = d_upper @ p["upper_w"].T
    d_trunk *= done.trunk > 0
    g["own_w"] = b.own.T @ d_trunk
    g["own_b"] = d_trunk.sum(0)
    d_kernel_own = np.zeros_like(k.own)
    for cast, rows, _, _ in b.spans:
        d_kernel_own[cast] += b.own_cast[rows].T @ d_trunk[rows]
    g["pool_w"] = done.pools.T @ d_trunk
    _pools_back(b, done, d_trunk @ p["pool_w"].T, d_rivals)
    d_rivals *= done.rivals > 0
    g["rival_w"] = b.rival.T @ d_rivals
    g["rival_b"] = d_rivals.sum(0)
    d_kernel_rival = np.zeros_like(k.rival)
    for cast, _, rows, _ in b.spans:
        d_kernel_rival[cast] += b.rival_cast[rows].T @ d_rivals[rows]
    _kernels_back(p, k, g, (d_kernel_own, d_kernel_rival, d_kernel_move))
    return g


def _heads_back(
    p: Params,
    k: Kernels,
    b: Batch,
    done: Pass,
    d_scores: Floats,
    d_rivals: Floats,
    g: Params,
) -> tuple[Floats, Floats]:
    """Gradients of the moves' part; returns those of the shared base and of the move kernels."""
    g["score_w"] = (d_scores @ done.heads)[:, None]
    d_heads = d_scores[:, None] * p["score_w"][:, 0]
    d_heads *= done.heads > 0
    g["move_w"] = b.move.T @ d_heads
    d_kernel = np.zeros_like(k.move)
    for cast, _, _, rows in b.spans:
        d_kernel[cast] += b.move_cast[rows].T @ d_heads[rows]
    g["move_rival_w"] = np.zeros_like(p["move_rival_w"])
    if len(b.aimed):
        d_aimed = d_heads[b.aimed]
        g["move_rival_w"] += done.rivals[b.target[b.aimed]].T @ d_aimed
        summed = np.add.reduceat(d_aimed[b.aim_order], b.aim_start)
        d_rivals[b.aim_rival] = summed @ p["move_rival_w"].T
    return np.add.reduceat(d_heads, b.move_start), d_kernel


def _pools_back(b: Batch, done: Pass, d_pools: Floats, d_rivals: Floats) -> None:
    """Add to the rivals' gradient what comes back through the four pools."""
    d_sum = d_pools[:, :RIVAL] * np.float32(SUM_SCALE)
    d_max = d_pools[:, RIVAL : 2 * RIVAL]
    tops = done.pools[:, RIVAL : 2 * RIVAL]
    d_rivals += d_sum[b.rival_of]
    d_rivals += d_max[b.rival_of] * (done.rivals == tops[b.rival_of])
    # A rival is actor of one decision at most, so that no row is added to twice.
    has = b.actor >= 0
    d_rivals[b.actor[has]] += d_pools[has, 2 * RIVAL : 3 * RIVAL]
    has = b.claimant >= 0
    d_rivals[b.claimant[has]] += d_pools[has, 3 * RIVAL :]


def _kernels_back(
    p: Params, k: Kernels, g: Params, d_kernels: tuple[Floats, Floats, Floats]
) -> None:
    """Gradients of the embeddings and of the blocks that kernels are made from."""
    d_own, d_rival, d_move = d_kernels
    facts = OWN_FACTS * ROLES
    d_r, g["own_facts_w"] = _gather(d_own[:, :facts], k.roles, p["own_facts_w"], OWN_FACTS)
    more, g["rival_facts_w"] = _gather(d_rival, k.roles, p["rival_facts_w"], RIVAL_FACTS)
    d_r += more
    roles = d_move[:, ACTIONS:]
    more, g["move_roles_w"] = _gather(roles, k.roles, p["move_roles_w"], MOVE_ROLES)
    d_r += more
    d_claim = d_own[:, facts + ACTIONS :].reshape(-1, TRUNK)
    d_r += (d_claim @ p["own_claim_w"].T).reshape(d_r.shape)
    g["own_claim_w"] = k.roles.reshape(-1, EMBEDDING).T @ d_claim
    d_action = d_own[:, facts : facts + ACTIONS].reshape(-1, TRUNK)
    flat_a = k.actions.reshape(-1, EMBEDDING)
    g["own_action_w"] = flat_a.T @ d_action
    d_played = d_move[:, :ACTIONS].reshape(-1, HEAD)
    g["move_action_w"] = flat_a.T @ d_played
    d_a = d_action @ p["own_action_w"].T + d_played @ p["move_action_w"].T
    _embed_back(p, g, "action", k.casts.actions, k.hidden_actions, d_a)
    _embed_back(p, g, "role", k.casts.roles, k.hidden_roles, d_r.reshape(-1, EMBEDDING))


def _embed_back(
    p: Params, g: Params, what: str, described: Floats, hidden: Floats, d_out: Floats
) -> None:
    flat = hidden.reshape(-1, hidden.shape[-1])
    g[f"{what}_2_w"] = flat.T @ d_out
    g[f"{what}_2_b"] = d_out.sum(0)
    d_hidden = (d_out @ p[f"{what}_2_w"].T) * (flat > 0)
    g[f"{what}_1_w"] = described.reshape(-1, described.shape[-1]).T @ d_hidden
    g[f"{what}_1_b"] = d_hidden.sum(0)
