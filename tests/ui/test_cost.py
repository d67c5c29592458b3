"""When a price is shown as paid: at the declaration, or when the action takes effect."""

from __future__ import annotations

import pytest

from coup.engine.observation import observe
from coup.ui.people import People
from coup.ui.present import present_seats, present_stage
from tests.table import play, table


def shown(option: str, *moves: str) -> tuple[int, int]:
    """The coins seat 0 and the Treasury are shown with, to seat 1."""
    state = table("assassin duke | contessa duke", coins="3 2", options={"show_cost_at": option})
    seen = observe(play(state, *moves), 1)
    people = People(seen.game, 1)
    seats = {seat.seat: seat for seat in present_seats(seen, people, {})}
    return seats[0].coins, present_stage(seen, people).treasury


@pytest.mark.parametrize(("option", "expected"), [("declare", (0, 48)), ("resolve", (3, 45))])
def test_a_declared_price_is_shown_as_the_option_says(
    option: str, expected: tuple[int, int]
) -> None:
    assert shown(option, "0 assassinate 1") == expected
    assert shown(option, "0 assassinate 1", "1 pass") == expected


@pytest.mark.parametrize("option", ["declare", "resolve"])
def test_once_the_action_is_over_the_price_is_paid(option: str) -> None:
    assert shown(option, "0 assassinate 1", "1 pass", "1 block contessa", "0 pass") == (0, 48)
    assert shown(option, "0 assassinate 1", "1 pass", "1 pass") == (0, 48)


@pytest.mark.parametrize("option", ["declare", "resolve"])
def test_a_price_that_came_back_was_never_paid(option: str) -> None:
    assert shown(option, "0 assassinate 1", "1 challenge", "0 concede") == (3, 45)
