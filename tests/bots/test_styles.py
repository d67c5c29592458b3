"""The personalities: small leanings, as data, that go with every level."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from coup.arena.playout import play_out
from coup.bots.registry import BOTS, find_bot
from coup.bots.styles import MOST, PLAIN, STYLES, Style, find_style, leaning
from coup.engine.observation import observe
from coup.engine.state import State
from tests.bots.games import KINDS, Kind, new_match
from tests.table import play, table

SHREWD = find_bot("shrewd")


def share_of(style: Style, state: State, seat: int, wanted: set[str], seeds: int = 300) -> float:
    seen = observe(state, seat)
    bot = SHREWD.with_style(style)
    found = Counter(str(bot.make(seed).choose(seen)) for seed in range(seeds))
    return sum(found[move] for move in wanted) / seeds


def test_there_are_eight_to_ten_and_their_ids_differ() -> None:
    assert 8 <= len(STYLES) <= 10
    assert len({style.id for style in (PLAIN, *STYLES)}) == len(STYLES) + 1


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.id)
def test_leanings_stay_small(style: Style) -> None:
    for field in fields(style):
        value = getattr(style, field.name)
        if field.name == "temperature":
            assert 0.7 <= value <= 1.3
        elif field.name != "id":
            assert -1.0 <= value <= 1.0
    for state in (table("contessa captain | duke assassin | duke", coins="7 9 0"),):
        seen = observe(state, 0)
        assert all(abs(leaning(style, seen, move)) <= MOST for move in seen.options)


def test_a_style_is_found_by_its_id_and_with_a_bot() -> None:
    assert find_style("fox") in STYLES
    assert find_style("plain") is PLAIN
    assert find_bot("shrewd+fox").level == SHREWD.level
    with pytest.raises(ValueError, match="there is no style 'nobody'; styles are fox, owl"):
        find_bot("shrewd+nobody")
    with pytest.raises(ValueError, match="the bot 'random' has no styles"):
        find_bot("random+fox")


def test_a_plain_style_changes_nothing() -> None:
    assert find_bot("shrewd+plain") is SHREWD


def test_the_fox_bluffs_more_than_the_owl() -> None:
    state = table("contessa duke | assassin captain | duke captain", coins="5 3 3")
    lies = {"0 assassinate 1", "0 assassinate 2", "0 steal 1", "0 steal 2", "0 exchange"}
    fox, owl = (share_of(find_style(name), state, 0, lies) for name in ("fox", "owl"))
    assert fox > owl + 0.05


def test_the_hothead_doubts_more_than_the_dove() -> None:
    state = play(table("contessa captain | duke duke | duke captain"), "0 tax")
    hot, mild = (
        share_of(find_style(name), state, 1, {"1 challenge"}) for name in ("hothead", "dove")
    )
    assert hot > mild


def test_the_lion_strikes_the_leader_and_the_vulture_the_weakest() -> None:
    state = table("contessa captain | duke assassin | duke captain", coins="7 4 3")
    lion, vulture = (
        share_of(find_style(name), state, 0, {"0 coup 1"}) for name in ("lion", "vulture")
    )
    assert lion > vulture


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.id)
@pytest.mark.parametrize("kind", [KINDS[1], KINDS[7], Kind("reformation", 5)], ids=str)
def test_every_style_plays_every_kind_of_game(style: Style, kind: Kind) -> None:
    for bot in BOTS:
        if bot.styled is not None and bot.level <= 3:
            assert play_out(new_match(kind, bot.with_style(style), 3), 5000).is_over
