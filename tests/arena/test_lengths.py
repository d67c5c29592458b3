"""The lengths of games between bots, of every variant and table size."""

from __future__ import annotations

import json

import pytest

from coup.arena.lengths import kinds, main, play
from coup.bots.registry import find_bot


def test_every_variant_and_table_size_takes_its_turn() -> None:
    every = list(kinds())
    assert {variant.name for variant, _, _ in every} == {
        "classic",
        "complots",
        "hammiz",
        "g54",
        "reformation",
    }
    assert {seats for variant, seats, _ in every if variant.name == "classic"} == set(range(2, 9))
    found = play(len(every), 1, (find_bot("honest"),))
    assert sum(lengths.games for lengths in found) == len(every)
    for lengths in found:
        assert lengths.draws == 0
        assert lengths.longest > lengths.seats
        assert 1.0 < lengths.turns_per_player < 60.0


def test_a_game_longer_than_allowed_is_a_draw() -> None:
    (lengths,) = play(1, 1, (find_bot("honest"),), longest=5)
    assert (lengths.draws, lengths.longest) == (1, 5)


def test_the_command_prints_a_line_for_each_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "3", "--seed", "2"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["games"] for line in lines] == [1, 1, 1]
    assert all(line["turns_per_player"] > 0 for line in lines)
