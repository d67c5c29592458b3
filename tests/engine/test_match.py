"""A match: whom it waits for, what it refuses, and what its record tells before the end."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from coup.engine.errors import IllegalMove
from coup.engine.events import Declared
from coup.engine.moves import Act, Move, parse_move
from coup.engine.observation import Observation, state_to_dict
from coup.engine.policy import Reason, run_out
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.match import Match
from coup.rules.catalog import find_variant
from coup.rules.model import OptionValue
from tests.table import play, table


class First:
    """A policy that takes the first move it is offered."""

    def choose(self, observation: Observation) -> Move:
        """The first of the options."""
        return observation.options[0]


class Any:
    """A policy that takes any move, from a stream of its own."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation) -> Move:
        """Any of the options."""
        return observation.options[self._random.below(len(observation.options))]


def match_of(
    people: tuple[int, ...] = (), seed: int = 1, seats: int = 3, **options: OptionValue
) -> Match:
    """A classic match of bots, and of people where told."""
    game = new_game(find_variant("classic"), seats, Random(seed), options=options)
    bots = {seat: Any(seed + seat) for seat in game.seats if seat not in people}
    return Match(game, bots, seed, first=1)


def run(match: Match) -> Match:
    """The match as far as bots and chance take it."""
    while match.step():
        pass
    return match


def test_bots_and_chance_play_a_match_to_its_end() -> None:
    match = run(match_of())
    assert match.is_over
    assert match.waits_for is None
    assert match.ply == len(match.record().moves)


@pytest.mark.parametrize("setup", ["standard", "draft_pick_first", "draft_deal_first"])
def test_the_record_of_a_finished_match_replays_to_the_same_end(setup: str) -> None:
    match = run(match_of(seats=2, two_player_setup=setup))
    final = state_to_dict(match.record().final())
    assert final["winner"] == match.observation(0).winner
    assert final["ply"] == match.ply


def test_the_record_of_a_match_from_a_position_starts_there() -> None:
    position = table("duke | captain | assassin duke", first=2, coins="1 2 9")
    match = run(Match(position.game, dict.fromkeys(range(3), First()), 4, start=position))
    assert match.is_over
    assert match.record().first == 2
    assert match.record().final().winner == match.observation(0).winner


def test_a_person_is_waited_for_before_the_bots_are() -> None:
    position = play(table("duke contessa | captain duke | assassin duke"), "0 income")
    match = Match(position.game, {0: First(), 1: First()}, 1, start=position)
    assert (match.waits_for, match.waits_for_person) == (1, False)
    options = {"challenge_offer": "fastest"}
    asked = play(table("duke contessa | captain duke | assassin duke", options=options), "0 tax")
    match = Match(asked.game, {0: First(), 1: First()}, 1, start=asked)
    assert (match.waits_for, match.waits_for_person) == (2, True)
    assert match.step() is False


def test_a_move_for_an_earlier_question_is_refused() -> None:
    match = run(match_of(people=(1,)))
    move = match.observation(1).options[0]
    with pytest.raises(IllegalMove, match="a question that is no longer asked"):
        match.submit(move, ply=match.ply - 1)
    with pytest.raises(IllegalMove, match="is out of turn"):
        match.submit(parse_move("0 income"))
    match.submit(move, ply=match.ply)


def test_the_truth_is_told_only_when_the_game_is_over() -> None:
    match = match_of()
    with pytest.raises(IllegalMove, match="only when the game is over"):
        match.truth()
    assert match.record().seed is None
    assert run(match).truth()
    assert match.record().seed == 1


@pytest.mark.rule("I.7")
def test_a_record_before_the_end_tells_a_seat_only_what_it_saw() -> None:
    options = {"fifth_character": "inquisitor"}
    hands = "inquisitor duke | captain duke | assassin contessa"
    position = table(hands, options=options)
    match = Match(position.game, {}, 1, start=position)
    texts = ["0 exchange", "1 pass", "2 pass", "* draw 0 captain", "0 keep captain duke"]
    texts += ["1 examine 2", "2 pass", "0 pass", "2 reveal contessa", "1 replace"]
    for text in texts:
        match.submit(parse_move(text))
    hidden = {
        0: ["* draw 0 captain", "0 keep captain duke", "2 reveal ?"],
        1: ["* draw 0 ?", "0 keep ? ?", "2 reveal contessa"],
        2: ["* draw 0 ?", "0 keep ? ?", "2 reveal contessa"],
        None: ["* draw 0 ?", "0 keep ? ?", "2 reveal ?"],
    }
    for seat, expected in hidden.items():
        record = match.record(seat)
        assert [record.moves[index] for index in (3, 4, 8)] == expected
        shown = [owner for owner, hand in enumerate(record.hands) if hand != ("?", "?")]
        assert shown == ([] if seat is None else [seat])


@pytest.mark.rule("S0.51", "I.7")
def test_a_record_before_the_end_tells_no_rivals_draft() -> None:
    game = new_game(
        find_variant("classic"), 2, Random(1), options={"two_player_setup": "draft_pick_first"}
    )
    match = Match(game, {}, 1)
    match.submit(parse_move("0 draft duke"))
    match.submit(parse_move("1 draft captain"))
    assert match.record(0).moves == ("0 draft duke", "1 draft ?")
    assert match.record(0).hands == ()


class Explaining(First):
    """A policy that has a reason for everything."""

    last_reason = Reason("because", 0.5)


def test_reasons_are_told_only_when_the_game_is_over() -> None:
    game = new_game(find_variant("classic"), 2, Random(1))
    match = Match(game, {0: Explaining(), 1: First()}, 1)
    match.step()
    with pytest.raises(IllegalMove, match="only when the game is over"):
        match.decisions()
    everything = repr((match.record(), match.record(0), match.observation(1).to_dict()))
    assert "because" not in everything
    made = run(match).decisions()
    assert {decision.seat: decision.reason for decision in made} == {
        0: Explaining.last_reason,
        1: None,
    }
    moves = match.record().moves
    assert [str(decision.move) for decision in made] == [moves[each.ply] for each in made]
    assert "because" not in repr(match.record())


class Slow:
    """A policy that pauses twice before it takes the first move it is offered."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, observation: Observation) -> Move:
        """The first of the options."""
        return run_out(self.think(observation))

    def think(self, observation: Observation) -> Generator[None, None, Move]:
        """The same, in three steps."""
        self.asked += 1
        yield
        yield
        return observation.options[0]


def test_a_bot_that_takes_its_time_is_asked_once_for_each_of_its_moves() -> None:
    game = new_game(find_variant("classic"), 3, Random(1))
    paused, plain = ({seat: Slow() for seat in game.seats} for _ in range(2))
    one, other = Match(game, paused, 1), Match(game, plain, 1)
    while not one.is_over:
        before = one.ply
        pauses = sum(1 for _ in one.ponder())
        assert pauses == (2 if one.waits_for_thought else 0)
        assert sum(1 for _ in one.ponder()) == 0
        assert one.ply == before
        assert one.step()
        assert other.step()
    assert one.record() == other.record()
    assert one.decisions() == other.decisions()
    for slow, quick in zip(paused.values(), plain.values(), strict=True):
        assert slow.asked == quick.asked


def test_a_thought_that_was_left_is_gone_on_with() -> None:
    game = new_game(find_variant("classic"), 2, Random(1))
    policies = {seat: Slow() for seat in game.seats}
    match = Match(game, policies, 1)
    while not match.is_over:
        if match.waits_for_thought:
            next(match.ponder())
            next(match.ponder())
            assert sum(1 for _ in match.ponder()) == 0
            if match.ply % 2:
                next(match.ponder(), None)
        match.step()
    asked = [made.seat for made in match.decisions()]
    assert {seat: slow.asked for seat, slow in policies.items()} == {
        seat: asked.count(seat) for seat in game.seats
    }
    assert len({made.ply for made in match.decisions()}) == len(asked)


def test_step_runs_out_a_thought_that_was_left() -> None:
    game = new_game(find_variant("classic"), 2, Random(1))
    slow = Slow()
    match = Match(game, {0: slow, 1: First()}, 1)
    next(match.ponder())
    assert match.step()
    assert slow.asked == 1


def test_a_thought_about_a_position_that_is_gone_decides_nothing() -> None:
    game = new_game(find_variant("classic"), 2, Random(1))
    slow = Slow()
    match = Match(game, {0: slow, 1: slow}, 1)
    left = match.ponder()
    next(left)
    match.follow(["0 tax"])
    list(left)
    assert next(made.ply for made in run(match).decisions()) == 1


def test_nobody_ponders_for_a_person() -> None:
    match = match_of(people=(1,))
    while not match.waits_for_person:
        match.step()
    assert not list(match.ponder())
    assert not match.waits_for_thought
    assert not match.step()


class Failing(Slow):
    """One that fails the first time, after a pause."""

    def think(self, observation: Observation) -> Generator[None, None, Move]:
        """An error at first, a move later."""
        yield
        if not self.asked:
            self.asked += 1
            raise ZeroDivisionError
        return observation.options[0]


def test_an_error_in_a_thought_leaves_the_match_as_it_was() -> None:
    game = new_game(find_variant("classic"), 2, Random(1))
    match = Match(game, {0: Failing(), 1: First()}, 1)
    before = match.record()
    with pytest.raises(ZeroDivisionError):
        match.step()
    assert match.record() == before
    assert match.step()
    assert [made.ply for made in run(match).decisions()][:2] == [0, 1]


def test_a_decision_knows_its_event_in_a_game_that_was_taken_up() -> None:
    position = table("duke captain | captain contessa | assassin duke")
    match = Match(position.game, dict.fromkeys(range(3), Slow()), 4, start=position)
    match.follow(["0 tax", "1 pass", "2 pass"])
    run(match)
    acts = [made for made in match.decisions() if isinstance(made.move, Act)]
    assert acts[0].ply >= 3
    for made in acts:
        event = match.truth()[made.events]
        assert isinstance(event, Declared)
        assert event.seat == made.seat
