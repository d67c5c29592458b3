"""Which five characters a game has: drawn, suggested for a first game, or picked by the host."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt

import pytest

from coup.engine.errors import InvalidRecord
from coup.engine.record import Record
from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.rules.anarchy import CHARACTERS as ANARCHY
from coup.rules.catalog import SOCIAL_MEDIA, find_variant
from coup.rules.drawing import draw_characters
from coup.rules.g54 import CHARACTERS, FIRST_GAME, SLOTS
from coup.rules.model import Category

G54 = find_variant("g54")
KINDS = {character.name: character.category for character in (*CHARACTERS, *ANARCHY)}


class Dice:
    """Answers that lead through every branch of a draw, one branch after the other."""

    def __init__(self) -> None:
        self._answers: list[int] = []
        self._bounds: list[int] = []
        self._place = 0

    def below(self, bound: int) -> int:
        """The next answer of this branch, the first one where the branch is new."""
        if self._place == len(self._answers):
            self._answers.append(0)
            self._bounds.append(bound)
        self._place += 1
        return self._answers[self._place - 1]

    def next_branch(self) -> bool:
        """Go on to the next branch; False when all were taken."""
        while self._answers and self._answers[-1] + 1 == self._bounds[-1]:
            self._answers.pop()
            self._bounds.pop()
        if not self._answers:
            return False
        self._answers[-1] += 1
        self._place = 0
        return True


def every_draw(options: Mapping[str, object]) -> Iterator[tuple[str, ...]]:
    """The characters of every branch of the draw."""
    settled = G54.settle(options)
    dice = Dice()
    while True:
        yield draw_characters(settled, dice.below)
        if not dice.next_branch():
            return


@pytest.mark.rule("S1.4", "S1.7", "G.2", "G.3", "A.7")
@pytest.mark.parametrize(
    ("options", "different", "branches"),
    [
        ({}, 270, 540),
        ({"advanced": True}, 5625, 11250),
        ({"advanced": True, "anarchy": True}, 32340, 64680),
    ],
)
def test_the_draw_reaches_every_set_and_each_equally_often(
    options: Mapping[str, object], different: int, branches: int
) -> None:
    sets = Counter(frozenset(names) for names in every_draw(options))
    assert (len(sets), sets.total(), set(sets.values())) == (different, branches, {2})


@pytest.mark.rule("G.2")
def test_every_character_is_in_play_in_one_game_of_five() -> None:
    sets = list(every_draw({"advanced": True}))
    counts = Counter(name for names in sets for name in names)
    assert counts == {character.name: len(sets) // 5 for character in CHARACTERS}


@pytest.mark.rule("G.2", "S1.3")
def test_real_draws_are_as_frequent_as_they_should_be() -> None:
    random = Random(54)
    games = 5000
    counts = Counter(
        name
        for _ in range(games)
        for name in draw_characters(G54.settle({"advanced": True}), random.below)
    )
    far = 5 * sqrt(games * 0.2 * 0.8)
    assert [name for name in KINDS if name in counts and abs(counts[name] - games / 5) > far] == []
    assert len(counts) == len(CHARACTERS)


@pytest.mark.rule("S1.7", "G.2")
@pytest.mark.parametrize("anarchy", [False, True])
def test_every_draw_has_one_of_each_small_category_and_two_interests(*, anarchy: bool) -> None:
    for names in every_draw({"anarchy": anarchy}):
        kinds = Counter(KINDS[name] for name in names if name != SOCIAL_MEDIA)
        assert kinds == SLOTS
        assert len(set(names)) == len(names)


@pytest.mark.rule("S1.8", "G.3")
def test_advanced_characters_are_drawn_only_where_they_are_wanted() -> None:
    advanced = {character.name for character in CHARACTERS if character.advanced}
    assert len(advanced) == 2 + 2 + 2 + 5
    assert not any(advanced & set(names) for names in every_draw({}))
    assert all(character.advanced for character in ANARCHY)


@pytest.mark.rule("G.1", "S1.5")
def test_there_are_five_of_each_small_category_and_ten_interests() -> None:
    kinds = Counter(character.category for character in CHARACTERS)
    assert kinds == {
        Category.FINANCE: 5,
        Category.COMMUNICATIONS: 5,
        Category.FORCE: 5,
        Category.SPECIAL_INTERESTS: 10,
    }


@pytest.mark.rule("S1.9", "G.4")
def test_a_first_game_has_the_suggested_characters() -> None:
    assert set(FIRST_GAME) == {"banker", "politician", "guerrilla", "director", "peacekeeper"}
    for seed in range(5):
        game = new_game(G54, 4, Random(seed), options={"draw": "first_game"})
        assert set(game.rules.names) == set(FIRST_GAME)


@pytest.mark.rule("A.7")
def test_social_media_comes_with_a_further_communicator() -> None:
    with_it = [names for names in every_draw({"anarchy": True}) if SOCIAL_MEDIA in names]
    assert all(len(names) == 6 for names in with_it)
    rules = G54.rules(4, {"anarchy": True}, with_it[0])
    assert "social_media" in rules.actions
    assert (len(rules.names), "social_media" in rules.names) == (5, False)


PICKED = ("farmer", "writer", "judge", "lawyer", "missionary")


@pytest.mark.rule("S1.7")
def test_a_host_may_pick_any_characters_of_the_right_categories() -> None:
    rules = G54.rules(4, {"draw": "host_picks"}, PICKED)
    assert rules.names == PICKED
    game = new_game(G54, 4, Random(1), options={"draw": "host_picks"}, characters=PICKED)
    assert game.rules.names == PICKED


@pytest.mark.rule("S1.7", "G.2")
@pytest.mark.parametrize(
    ("characters", "reason"),
    [
        ("farmer writer judge lawyer duke", "there is no character 'duke' in this game"),
        ("farmer writer judge lawyer financier", "there is no character 'financier' in this game"),
        ("farmer writer judge lawyer spy", "a game has 1 of the category finance, not 2"),
        ("farmer writer lawyer priest", "a game has 1 of the category force, not 0"),
        ("farmer writer judge lawyer lawyer", "the character 'lawyer' is given twice"),
        ("farmer farmer writer judge lawyer priest", "the character 'farmer' is given twice"),
        ("farmer writer judge lawyer priest social_media", "belongs to the Anarchy expansion"),
        ("", "a game has 1 of the category finance, not 0"),
    ],
)
def test_a_record_with_impossible_characters_is_refused_with_a_sentence(
    characters: str, reason: str
) -> None:
    record = Record("g54", ("A", "B", "C"), characters=tuple(characters.split()))
    with pytest.raises(InvalidRecord, match=reason):
        record.start()
