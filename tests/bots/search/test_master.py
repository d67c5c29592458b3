"""Looking ahead: the same with and without pauses, in worlds that fit what was seen."""

from __future__ import annotations

from collections import Counter

import pytest

from coup.bots.belief import Belief
from coup.bots.net.expert import ExpertBot
from coup.bots.net.network import Network
from coup.bots.net.policy import Opinion, Questions
from coup.bots.rails import sensible
from coup.bots.search import master
from coup.bots.search.lookahead import Effort, look_ahead
from coup.bots.search.master import MasterBot
from coup.bots.search.worlds import Worlds
from coup.engine.belief import imagine
from coup.engine.moves import Move
from coup.engine.observation import Observation, observe
from coup.engine.rng import Random
from tests.bots.net.positions import games, positions
from tests.table import play, table


def choices(seed: int, most: int = 60) -> list[Observation]:
    """Decisions of every kind of game at which there is something to choose."""
    found = []
    for number, game in enumerate(games(seed, each=1)):
        found += [position.observation for position in positions(game, number, most=most)][::3]
    return found


def think(bot: MasterBot, observation: Observation) -> tuple[Move, int]:
    """What a bot comes to step by step, and the number of its pauses."""
    pauses = 0
    thinking = bot.think(observation)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            move: Move = done.value
            return move, pauses
        pauses += 1


def test_pauses_change_nothing() -> None:
    at_once, in_steps = MasterBot(3), MasterBot(3)
    pauses = 0
    for observation in choices(1):
        move, taken = think(in_steps, observation)
        assert at_once.choose(observation) == move
        pauses += taken
    assert pauses > 100


def test_the_network_looks_once_at_most_between_two_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = 0
    evaluate = Network.evaluate

    def count(network: Network, *asked: object) -> object:
        nonlocal looked
        looked += 1
        return evaluate(network, *asked)  # type: ignore[arg-type]

    monkeypatch.setattr(Network, "evaluate", count)
    bot = MasterBot(3)
    for observation in choices(2, most=30):
        looked = 0
        for _ in bot.think(observation):
            assert looked <= 1
            looked = 0
        assert looked <= 1


def test_looking_ahead_leaves_what_it_knows_as_it_was() -> None:
    searcher, fresh = MasterBot(3), MasterBot(3)
    for observation in choices(3):
        searcher.choose(observation)
        assert searcher.scores(observation) == fresh.scores(observation)


def test_more_worlds_bring_more_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    observations = choices(4, most=40)
    few = sum(think(MasterBot(5), observation)[1] for observation in observations)
    monkeypatch.setattr(master, "EFFORT", Effort(worlds=4, looks=1000))
    many = sum(think(MasterBot(5), observation)[1] for observation in observations)
    assert many > 2 * few


def test_no_world_is_begun_after_enough_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = max(choices(4, most=40), key=lambda seen: len(seen.options))
    one = think(MasterBot(5), observation)[1]
    monkeypatch.setattr(master, "EFFORT", Effort(worlds=50, looks=2 * one))
    assert 2 * one <= think(MasterBot(5), observation)[1] < 10 * one


def test_every_move_is_tried_in_every_world() -> None:
    for observation in choices(5, most=40):
        belief = Belief()
        belief.read(observation)
        moves, _ = sensible(belief)
        expert = ExpertBot(1)
        expert.scores(observation)
        asking = look_ahead(belief, expert._history, moves, Random(1), Effort(3, 1000))
        values = answer_all(asking, [0.0], 0.4)
        assert len(values) == len(moves)
        assert all(0.0 <= value <= 1.0 for value in values)


def answer_all(asking: Questions[list[float]], score: list[float], value: float) -> list[float]:
    """What comes of a search when every move is scored alike and every position has one value."""
    opinions: list[Opinion] = []
    try:
        questions = next(asking)
        while True:
            opinions = [(score * len(features.moves), value) for features in questions]
            questions = asking.send(opinions)
    except StopIteration as done:
        found: list[float] = done.value
        return found


def test_a_game_that_ends_in_a_playout_has_its_true_value() -> None:
    state = table("duke | captain", lost="duke | duke", coins="7 0")
    seen = observe(state, 0)
    belief = Belief()
    belief.read(seen)
    expert = ExpertBot(1)
    expert.scores(seen)
    moves = [move for move in seen.options if str(move) in {"0 coup 1"}]
    asking = look_ahead(belief, expert._history, moves, Random(1), Effort(4, 1000))
    assert answer_all(asking, [0.0], 0.4) == [1.0]


def test_worlds_fit_what_was_seen() -> None:
    random = Random(6)
    for observation in choices(6):
        belief = Belief()
        belief.read(observation)
        drawn = Worlds(belief, random)
        for _ in range(3):
            state = imagine(observation, random, drawn.next())
            twin = observe(state, observation.seat)
            assert twin.options == observation.options
            assert features_of_twin(twin) == features_of_twin(observation)
            cards = Counter(state.court)
            for seat in observation.game.seats:
                for pile in (
                    state.hands[seat],
                    state.lost[seat],
                    state.aside[seat],
                    state.removed[seat],
                ):
                    cards.update(pile)
            copies = observation.game.rules.table.copies
            assert all(cards[name] <= copies for name in observation.game.rules.names)


def features_of_twin(observation: Observation) -> tuple[object, ...]:
    return observation.hand, observation.coins, observation.lost, observation.influence


def test_worlds_are_as_likely_as_the_seat_believes() -> None:
    state = table("contessa captain | duke assassin | ambassador duke")
    play(state, "0 income, 1 tax, 2 pass, 0 pass, 2 income, 0 income")
    seen = observe(state, 0)
    belief = Belief()
    belief.read(seen)
    drawn = Worlds(belief, Random(7))
    hands = [drawn.next() for _ in range(4000)]
    for seat in (1, 2):
        for character in seen.game.rules.names:
            share = sum(character in hand[seat] for hand in hands) / len(hands)
            assert share == pytest.approx(belief.chance(seat, character), abs=0.05)


def test_a_card_that_was_shown_is_in_every_world() -> None:
    state = table(
        "inquisitor contessa | duke captain | assassin assassin",
        options={"fifth_character": "inquisitor"},
    )
    play(state, "0 examine 1, 1 pass, 2 pass, 1 reveal duke, 0 return")
    belief = Belief()
    belief.read(observe(state, 0))
    drawn = Worlds(belief, Random(8))
    assert all("duke" in drawn.next()[1] for _ in range(50))


def test_bluffs_and_doubts_have_a_reason() -> None:
    reasons = set()
    for level in (ExpertBot(2), MasterBot(2)):
        for observation in choices(7):
            level.choose(observation)
            assert level.last_reason is not None
            reasons.add(level.last_reason.id)
    assert {"bluff", "true_claim", "belief", "best_cards"} <= reasons
