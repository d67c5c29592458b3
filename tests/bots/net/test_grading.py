"""Grading: paired deals with the hero in every seat, and the search for a best response."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="training needs requirements-training.lock")

from tools.training.best_response import best_response, measure  # noqa: E402
from tools.training.evaluate import Contest, grade  # noqa: E402
from tools.training.net import Params, new_params  # noqa: E402


@pytest.fixture(scope="module")
def params() -> Params:
    return new_params(np.random.default_rng(4))


def test_the_hero_sits_in_every_seat_of_every_deal(params: Params) -> None:
    result = grade(params, Contest("g54", 3, "random", 4, {"advanced": True}))
    assert sorted(result.by_deal) == [0, 1, 2, 3]
    assert {len(wins) for wins in result.by_deal.values()} == {3}
    assert sorted(result.by_place) == [0, 1, 2]


def test_a_network_against_itself_wins_its_fair_share(params: Params) -> None:
    result = grade(params, Contest("classic", 2, "net", 150))
    assert result.share == pytest.approx(0.5, abs=0.12)
    assert 0.0 < result.margin < 0.12


def test_the_bots_of_the_package_may_be_the_field(params: Params) -> None:
    result = grade(params, Contest("reformation", 4, "our-honest", 2))
    assert len(result.turns) == 8


def test_a_response_learns_something_about_a_frozen_network(params: Params) -> None:
    response = best_response(params, "classic", 2, 1.0, 1, rounds=1, decisions=1100)
    assert any((response[name] != params[name]).any() for name in params)
    assert len(measure(params, response, "classic", 2, deals=5).turns) == 10


def test_a_response_to_a_bot_is_measured_against_that_bot(params: Params) -> None:
    response = best_response(params, "classic", 2, 1.0, 1, rounds=1, decisions=1100, rival="shrewd")
    assert any((response[name] != params[name]).any() for name in params)
    assert len(measure(params, response, "classic", 2, 5, "shrewd").turns) == 10
