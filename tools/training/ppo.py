"""Proximal policy optimisation: what one collection of decisions changes in the parameters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tools.training.batch import Batch, Casts
from tools.training.net import backward, forward, make_kernels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.training.batch import Floats, Ints
    from tools.training.net import Params, Pass
    from tools.training.selfplay import Sample

CLIP = 0.2
EPOCHS = 3
MINIBATCH = 2048
MOST_NORM = 0.5
VALUE_WEIGHT = 1.0


@dataclass
class Report:
    """Means over an update: entropy in nats, squared value error, KL from the old policy."""

    entropy: float = 0.0
    value_error: float = 0.0
    divergence: float = 0.0


class Adam:
    """Adam's running moments and its step."""

    def __init__(self, params: Params) -> None:
        self.first = {name: np.zeros_like(value) for name, value in params.items()}
        self.second = {name: np.zeros_like(value) for name, value in params.items()}
        self.count = 0

    def step(self, params: Params, gradients: Params, rate: float) -> None:
        """Move the parameters in place, gradients clipped to a common norm."""
        norm = np.sqrt(sum(float((g * g).sum()) for g in gradients.values()))
        scale = np.float32(min(1.0, MOST_NORM / (norm + 1e-9)))
        self.count += 1
        fix_first = 1 - 0.9**self.count
        fix_second = 1 - 0.999**self.count
        for name in params:
            gradient = gradients[name] * scale
            first, second = self.first[name], self.second[name]
            first += np.float32(0.1) * (gradient - first)
            second += np.float32(0.001) * (gradient * gradient - second)
            move = rate / fix_first * first / (np.sqrt(second / fix_second) + 1e-8)
            params[name] -= move.astype(np.float32)


def normal_advantages(samples: Sequence[Sample]) -> Floats:
    """Advantages with mean 0 and spread 1 among decisions of about as many seats.

    Wins are rarer at larger tables; scaled together, those tables would hardly count against the
    entropy bonus.
    """
    raw = np.array([sample.advantage for sample in samples], np.float32)
    size = np.array([min(sample.seats, 5) for sample in samples])
    for seats in np.unique(size):
        here = size == seats
        raw[here] = (raw[here] - raw[here].mean()) / (raw[here].std() + 1e-6)
    return raw


class _Collection:
    """A round's decisions with what the update needs of each as arrays."""

    def __init__(self, samples: list[Sample], entropy: tuple[float, float]) -> None:
        casts = {sample.cast.key: sample.cast for sample in samples}
        index = {key: place for place, key in enumerate(casts)}
        self.samples = samples
        self.described = Casts(list(casts.values()))
        self.of_cast = np.array([index[sample.cast.key] for sample in samples])
        self.advantages = normal_advantages(samples)
        self.bonus = np.array([entropy[sample.seats > 2] for sample in samples], np.float32)
        self.targets = np.array([sample.target for sample in samples], np.float32)
        self.old = np.array([s.step.log_probability for s in samples], np.float32)

    def batch(self, rows: Ints) -> tuple[Batch, Ints]:
        """Some decisions, those of one cast together, and the rows of the moves chosen."""
        batch = Batch([self.samples[r].step.features for r in rows], self.of_cast[rows].tolist())
        return batch, batch.move_start + np.array([self.samples[r].step.choice for r in rows])


def update(
    params: Params,
    adam: Adam,
    samples: list[Sample],
    random: np.random.Generator,
    *,
    rate: float,
    entropy: tuple[float, float],
) -> Report:
    """Improve the parameters in place; `entropy` are the bonuses at two and at more seats."""
    facts = _Collection(samples, entropy)
    report = Report()
    parts = 0
    for _ in range(EPOCHS):
        order = random.permutation(len(samples))
        for start in range(0, len(samples) - MINIBATCH // 2, MINIBATCH):
            rows = order[start : start + MINIBATCH]
            rows = rows[np.argsort(facts.of_cast[rows], kind="stable")]
            batch, chosen = facts.batch(rows)
            kernels = make_kernels(params, facts.described)
            done = forward(params, kernels, batch)
            about = facts.advantages[rows], facts.old[rows], facts.bonus[rows]
            d_scores = _policy_gradient(batch, done, chosen, about, report)
            errors = done.values - facts.targets[rows]
            d_logits = errors * np.float32(VALUE_WEIGHT / len(rows))
            report.value_error += float((errors**2).mean())
            parts += 1
            adam.step(params, backward(params, kernels, batch, done, d_scores, d_logits), rate)
    for name in ("entropy", "value_error", "divergence"):
        setattr(report, name, getattr(report, name) / max(parts, 1))
    return report


def _policy_gradient(
    batch: Batch,
    done: Pass,
    chosen: Ints,
    facts: tuple[Floats, Floats, Floats],
    report: Report,
) -> Floats:
    """Gradient of the clipped objective and the entropy bonus with respect to the scores."""
    advantages, old, bonus = facts
    count = np.float32(len(advantages))
    share, log_share = batch.probabilities(done.scores)
    now = log_share[chosen]
    ratio = np.exp(now - old)
    free = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = advantages * ratio * free / count
    disorder = -np.add.reduceat(share * log_share, batch.move_start)
    gradient = share * pull[batch.move_of]
    gradient[chosen] -= pull
    weight = (bonus / count)[batch.move_of]
    gradient += weight * share * (log_share + disorder[batch.move_of])
    report.entropy += float(disorder.mean())
    report.divergence += float((old - now).mean())
    return np.asarray(gradient, np.float32)
