"""The games behind a tournament: pairing, rotation, draws and intervals."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from coup.arena import tournament
from coup.arena.entrants import Entrant, OutsideBotError
from coup.arena.statistics import interval, summarize
from coup.arena.tournament import Plan, play, play_deal
from coup.engine.moves import Move, Pass
from coup.engine.observation import Observation
from coup.engine.policy import Policy
from coup.engine.rng import Random

Glance = tuple[int, tuple[str, ...]]
"""A seat, and the hand first seen there."""


class Noting:
    """Takes any option and notes the seat and the hand it starts with."""

    def __init__(self, seed: int, notes: list[Glance]) -> None:
        self._random = Random(seed)
        self._notes: list[Glance] | None = notes

    def choose(self, observation: Observation) -> Move:
        if self._notes is not None:
            self._notes.append((observation.seat, observation.hand))
            self._notes = None
        return observation.options[self._random.below(len(observation.options))]


@dataclass(frozen=True)
class Noter(Entrant):
    """Enters a bot that notes where it sits."""

    notes: list[Glance] = field(default_factory=list, compare=False)

    def make(self, seed: int) -> Policy:
        return Noting(seed, self.notes)


@dataclass(frozen=True)
class Faulty(Entrant):
    """Enters a bot of the package's own that answers what is not legal."""

    def make(self, seed: int) -> Policy:
        del seed
        return Passing()


class Passing:
    """Passes whatever it is asked."""

    def choose(self, observation: Observation) -> Move:
        return Pass(observation.seat)


def plan_for(*entrants: Entrant, seats: int = 0, deals: int = 1) -> Plan:
    return Plan("classic", {}, entrants, seats or len(entrants), deals, seed=7)


def test_every_bot_sits_once_in_every_seat_of_the_same_deal() -> None:
    # With two seats and an income each, everybody has seen the dealt hand at the first question.
    bots = (Noter("a"), Noter("b"), Noter("c"))
    play_deal(plan_for(*bots), 0)
    for bot in bots:
        assert sorted(seat for seat, _ in bot.notes) == [0, 1, 2]
    hands_of_first = {hand for bot in bots for seat, hand in bot.notes if seat == 0}
    assert len(hands_of_first) == 1


def test_deals_differ_and_so_do_neighbours() -> None:
    bots = (Noter("a"), Noter("b"), Noter("c"))
    plan = plan_for(*bots, deals=30)
    for deal in range(plan.deals):
        play_deal(plan, deal)
    assert len({hand for seat, hand in bots[0].notes if seat == 0}) > 5


def test_the_same_deal_gives_the_same_result_again() -> None:
    plan = plan_for(Entrant("honest"), Entrant("random"), Entrant("random"))
    one, other = (play_deal(plan, 5) for _ in range(2))
    assert (one.seat_wins, one.plies) == (other.seat_wins, other.plies)


def test_a_game_without_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "LONGEST", 6)
    plan = plan_for(Entrant("random"), Entrant("random"), deals=4)
    summary = summarize(plan, play(plan, 1, lambda _: None))
    assert summary.draws == 8
    assert [standing.wins for standing in summary.standings] == [0, 0]


def test_progress_is_told_up_to_the_last_deal() -> None:
    plan = plan_for(Entrant("random"), Entrant("random"), deals=45)
    told: list[int] = []
    assert len(list(play(plan, 1, told.append))) == 45
    assert told == sorted(told)
    assert told[-1] == 45


def test_an_own_bot_that_cheats_is_a_fault_of_the_program() -> None:
    plan = plan_for(Faulty("faulty"), Entrant("random"))
    with pytest.raises(AssertionError, match="bot 'faulty' answered '0 pass'"):
        play_deal(plan, 0)


def test_an_outside_bot_that_cheats_is_wrong_input() -> None:
    plan = plan_for(Faulty("some:where"), Entrant("random"))
    with pytest.raises(OutsideBotError, match="bot 'some:where' answered '0 pass'"):
        play_deal(plan, 0)


def test_the_interval_is_that_of_the_mean_over_deals() -> None:
    low, high = interval([0.0, 0.5] * 50)
    assert (low + high) / 2 == pytest.approx(0.25)
    assert high - low == pytest.approx(2 * 1.96 * 0.2512594 / 10)


def test_deals_that_are_all_alike_still_leave_doubt() -> None:
    low, high = interval([1.0] * 100)
    assert 0.95 < low < 0.97
    assert high == pytest.approx(1.0)
    assert interval([0.5]) == (0.0, 1.0)
