"""Random games: played to the end, counted, measured, and digested."""

from __future__ import annotations

import pytest

from coup.arena.bench import measure
from coup.arena.digest import digest
from coup.arena.playout import play_random
from coup.bots.registry import BOTS
from coup.engine.rng import Random
from coup.engine.setup import deal
from tests.bots.games import KINDS, Kind


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_random_game_ends_with_a_winner(kind: Kind) -> None:
    random = Random(1)
    for seed in range(20):
        state = deal(kind.game(seed), random)
        decisions = play_random(state, random)
        assert state.is_over
        assert 0 < decisions <= state.ply


def test_random_games_follow_their_stream() -> None:
    kind = KINDS[0]
    counts = []
    for _ in range(2):
        random = Random(8)
        counts.append([play_random(deal(kind.game(1), random), random) for _ in range(10)])
    assert counts[0] == counts[1]


def test_the_digest_depends_on_everything_it_is_about() -> None:
    digests = {
        digest("classic", 2, games=5),
        digest("classic", 3, games=5),
        digest("classic", 2, games=6),
        digest("classic", 2, games=5, seed=2),
        digest("g54", 2, games=5),
        digest("classic", 2, games=5, options={"fifth_character": "inquisitor"}),
    }
    assert len(digests) == 6
    assert digest("classic", 2, games=5) in digests


def test_every_speed_is_measured() -> None:
    figures = measure(seconds=0.01)
    assert set(figures) == {"random", "g54", "observe", "bots"}
    assert list(figures["random"]) == ["2", "4", "6"]
    for speed in (*figures["random"].values(), *figures["g54"].values()):
        assert set(speed) == {"games_per_s", "decisions_per_s"}
        assert 0 < speed["games_per_s"] < speed["decisions_per_s"]
    assert list(figures["bots"]) == [bot.name for bot in BOTS]
