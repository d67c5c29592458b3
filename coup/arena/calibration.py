"""How often players are right about claims: reliability of the bots' beliefs, and their fitting.

`python -m coup.arena.calibration` prints the reliability at challenge offers in games of mixed
levels as one JSON object; with `--fit` it looks for better factors and prints those.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Final

from coup.arena.playout import LONGEST
from coup.bots.belief import FITTED, Belief, Factors
from coup.bots.guard import chance_of_truth
from coup.bots.registry import BY_RULES
from coup.engine.moves import Challenge
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.match import Match
from coup.rules.catalog import find_variant

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coup.bots.registry import Bot
    from coup.engine.observation import Observation
    from coup.rules.model import Name

BINS: Final = 10
KINDS: Final = ("action", "block", "join")
"""The claims that are about a hand; others are about one card that lies aside."""
STEPS: Final = (0.5, 0.8, 1.25, 2.0)
"""By what each factor is multiplied in the search for better ones."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A claim as a player saw it when asked to challenge, and whether it was true."""

    seen: Observation
    is_true: bool


@dataclass(frozen=True, slots=True)
class Reliability:
    """How well probabilities fit what happened."""

    offers: int
    error: float
    """The expected calibration error: the mean gap of a bin, weighted by its offers; 0 to 1."""
    brier: float
    """The mean squared distance of probability and truth, 0 (perfect) to 1."""
    bins: tuple[tuple[float, float, int], ...]
    """Mean probability, share of true claims and number of offers of each bin that is not empty."""


def collect(
    games: int, seed: int, variant: Name = "classic", bots: Sequence[Bot] = BY_RULES
) -> list[Offer]:
    """Every challenge offer of so many games of 2 to 6 seats between bots drawn at random."""
    random = Random(seed)
    offers: list[Offer] = []
    for number in range(games):
        game = new_game(find_variant(variant), 2 + number % 5, random)
        policies = {s: bots[random.below(len(bots))].make(random.next64()) for s in game.seats}
        match = Match(game, policies, random.next64())
        while not match.is_over and match.ply < LONGEST:
            seat = match.waits_for
            if seat is not None:
                offer = _offer(match, match.observation(seat))
                if offer is not None:
                    offers.append(offer)
            match.step()
    return offers


def _offer(match: Match, seen: Observation) -> Offer | None:
    claim = seen.claim
    if claim is None or claim.kind not in KINDS:
        return None
    if not any(isinstance(move, Challenge) for move in seen.options):
        return None
    holds = claim.character in match.observation(claim.seat).hand
    return Offer(seen, holds != claim.denies)


def probabilities(offers: Iterable[Offer], factors: Factors = FITTED) -> list[float]:
    """The probability that each claim was true, as a player who watched the game saw it."""
    found = []
    for offer in offers:
        belief = Belief(factors)
        belief.read(offer.seen)
        found.append(chance_of_truth(belief))
    return found


def reliability(offers: Sequence[Offer], factors: Factors = FITTED) -> Reliability:
    """How well the beliefs at these offers fit the truth."""
    chances = probabilities(offers, factors)
    sums = [[0.0, 0.0, 0] for _ in range(BINS)]
    squares = 0.0
    for offer, chance in zip(offers, chances, strict=True):
        place = sums[min(int(chance * BINS), BINS - 1)]
        place[0] += chance
        place[1] += offer.is_true
        place[2] += 1
        squares += (chance - offer.is_true) ** 2
    total = max(len(offers), 1)
    error = sum(abs(chance - true) for chance, true, _ in sums) / total
    bins = tuple((c / n, t / n, int(n)) for c, t, n in sums if n)
    return Reliability(len(offers), error, squares / total, bins)


def fit(offers: Sequence[Offer], factors: Factors = FITTED, rounds: int = 3) -> Factors:
    """Factors that fit these offers better: one after the other is tried larger and smaller."""
    least = reliability(offers, factors).brier
    for _ in range(rounds):
        for field in fields(factors):
            for step in STEPS:
                value = round(getattr(factors, field.name) * step, 3)
                tried = replace(factors, **{field.name: value})
                brier = reliability(offers, tried).brier
                if brier < least:
                    least, factors = brier, tried
    return factors


def main(arguments: Sequence[str]) -> None:
    """Measure or fit, as the command line says."""
    parser = ArgumentParser(prog="coup.arena.calibration", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--variant", default="classic")
    parser.add_argument("--fit", action="store_true", help="look for better factors")
    given = parser.parse_args(arguments)
    offers = collect(given.games, given.seed, given.variant)
    factors = fit(offers) if given.fit else FITTED
    result = {"factors": asdict(factors), **asdict(reliability(offers, factors))}
    sys.stdout.write(json.dumps(result) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
