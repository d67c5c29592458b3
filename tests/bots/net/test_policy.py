"""Play by the network: legal, repeatable, blind to what is hidden, at any temperature."""

from __future__ import annotations

import pytest

from coup.bots.net import weights
from coup.bots.net.expert import ExpertBot
from coup.bots.net.policy import NetBot, Networks, draw, softmax
from coup.bots.net.shape import SHAPES
from coup.bots.net.weights import (
    DUEL,
    TABLE,
    Shipped,
    Weights,
    parse_weights,
    reading,
    rows_of,
    shipped_weights,
)
from coup.bots.search.master import LEAGUE, MasterBot
from coup.engine.belief import resample
from coup.engine.moves import Challenge, Pass, Show
from coup.engine.observation import observe
from coup.engine.policy import run_out
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.rules.catalog import find_variant
from tests.bots.net.positions import games, positions


@pytest.fixture(scope="module")
def networks() -> Networks:
    random = Random(1)
    made: Weights = {}
    for name, shape in SHAPES.items():
        count, width = rows_of(shape)
        made[name] = [
            [(random.below(2001) - 1000) / 8000 for _ in range(width)] for _ in range(count)
        ]
    return Networks(made)


def test_it_plays_every_variant(networks: Networks) -> None:
    for number, game in enumerate(games(1, each=1)):
        bot = NetBot(number, networks=networks)
        for position in positions(game, number, most=60):
            assert bot.choose(position.observation) in position.observation.options


def test_same_seed_same_game_same_moves(networks: Networks) -> None:
    game = next(games(2))
    one, other = NetBot(7, networks=networks), NetBot(7, networks=networks)
    for position in positions(game, 2):
        assert one.choose(position.observation) == other.choose(position.observation)


def test_it_may_be_asked_about_an_earlier_position(networks: Networks) -> None:
    game = next(games(3))
    seen = [position.observation for position in positions(game, 3)]
    bot = NetBot(1, networks=networks)
    forward = [bot.probabilities(observation) for observation in seen]
    assert [bot.probabilities(observation) for observation in reversed(seen)] == forward[::-1]


def test_hidden_cards_leave_its_probabilities_as_they_are(networks: Networks) -> None:
    random = Random(4)
    for number, game in enumerate(games(4, each=1)):
        for position in positions(game, number, most=40):
            seat = position.observation.seat
            other = observe(resample(position.state, seat, random), seat)
            mine = NetBot(1, networks=networks).probabilities(position.observation)
            assert NetBot(1, networks=networks).probabilities(other) == mine


def test_it_proves_what_it_can_prove(networks: Networks) -> None:
    bot = NetBot(1, networks=networks)
    proofs = [
        position.observation
        for number, game in enumerate(games(5))
        for position in positions(game, number)
        if isinstance(position.observation.options[0], Show)
    ]
    assert proofs
    for observation in proofs:
        assert bot.choose(observation) == observation.options[0]


def test_a_low_temperature_sharpens() -> None:
    assert softmax([0.0, 1.0]) == pytest.approx([0.2689, 0.7311], abs=1e-4)
    assert softmax([0.0, 1.0], 0.1)[1] > 0.9999


def test_drawing_follows_the_probabilities() -> None:
    random = Random(9)
    moves = (Pass(0), Challenge(0))
    drawn = [draw(moves, [0.2, 0.8], random) for _ in range(4000)]
    assert drawn.count(moves[0]) / 4000 == pytest.approx(0.2, abs=0.02)


def test_a_strange_file_is_refused() -> None:
    with pytest.raises(ValueError, match="no file of network weights"):
        parse_weights(b"something else")


def test_shipped_weights_are_read_a_row_at_a_time_and_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(weights, "_KEPT", {})
    rows = sum(rows_of(shape)[0] for shape in SHAPES.values())
    assert sum(1 for _ in reading(TABLE)) == rows
    assert list(reading(TABLE)) == []
    assert run_out(reading(TABLE)) is shipped_weights(TABLE)


def test_the_shipped_weights_make_a_player() -> None:
    game = next(games(6))
    bots = [ExpertBot(seat) for seat in game.seats]
    for position in positions(game, 6):
        seen = position.observation
        assert bots[seen.seat].choose(seen) in seen.options
        assert 0.0 < bots[seen.seat].value < 1.0


def test_networks_are_shared_by_games_of_one_cast(networks: Networks) -> None:
    (one, other) = (next(positions(game, 1)).cast for game in list(games(7))[:2])
    assert one.game is not other.game
    assert networks.made_for(one) is networks.made_for(other)


@pytest.mark.parametrize(
    ("variant", "seats", "expert", "master"),
    [
        ("classic", 2, DUEL, DUEL),
        ("classic", 3, TABLE, LEAGUE),
        ("hammiz", 6, TABLE, LEAGUE),
        ("reformation", 2, TABLE, TABLE),
        ("reformation", 5, TABLE, TABLE),
        ("g54", 2, TABLE, TABLE),
        ("g54", 4, TABLE, TABLE),
    ],
)
def test_base_games_have_networks_of_their_own(
    variant: str, seats: int, expert: Shipped, master: Shipped
) -> None:
    game = new_game(find_variant(variant), seats, Random(1))
    assert ExpertBot(1).network_for(game) == expert
    assert MasterBot(1).network_for(game) == master
