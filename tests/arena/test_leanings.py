"""The measuring of personalities, and that the shipped ones stay near plain play."""

from __future__ import annotations

import json

import pytest

from coup.arena.leanings import divergence, main, measure
from coup.bots.styles import STYLES

MOST = 0.15
"""Nats per choice by which a personality may lead away from plain play, as a mean."""


def test_divergence_is_nothing_between_equals_and_grows_with_the_gap() -> None:
    assert divergence([1.0, 0.5], [1.0, 0.5]) == pytest.approx(0.0)
    assert divergence([1.0, 0.5], [2.0, 1.0]) == pytest.approx(0.0)
    near, far = (divergence([1.0, other], [1.0, 1.0]) for other in (0.5, 0.1))
    assert 0.0 < near < far
    assert divergence([1.0, 1.0], [1.0, 0.0]) > 3.0


@pytest.mark.parametrize(("variant", "games"), [("classic", 8), ("g54", 4)])
def test_no_personality_leads_far_from_plain_play(variant: str, games: int) -> None:
    measured = measure(games, 7, variant)
    assert list(measured) == [style.id for style in STYLES]
    assert all(0.0 < value < MOST for value in measured.values()), measured


def test_the_same_seed_measures_the_same() -> None:
    assert measure(2, 3) == measure(2, 3)


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1", "--seed", "3"])
    assert set(json.loads(capsys.readouterr().out)) == {style.id for style in STYLES}
