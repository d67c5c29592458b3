"""Exhaustive runs: whatever a character can do is seen to happen in games of random moves."""

from __future__ import annotations

from collections import Counter

import pytest

from coup.engine.rng import Random
from coup.engine.setup import new_game
from coup.rules.anarchy import CHARACTERS as ANARCHY
from coup.rules.catalog import SOCIAL_MEDIA, find_variant
from coup.rules.g54 import CHARACTERS, SLOTS
from coup.rules.model import Name
from tests.properties.games import pick_start
from tests.rules.explorer import Explorer, Happening, wanted_of

ALL = (*CHARACTERS, *ANARCHY)
MOST_GAMES = 1500

DECISIONS: set[Happening] = {
    ("farmer", "give", "give"),
    ("writer", "draw_on", "draw"),
    ("writer", "draw_on", "stop"),
    ("producer", "offer", "offer"),
    ("producer", "exchange", "keep"),
    ("crime_boss", "bribe", "pay"),
    ("crime_boss", "bribe", "pass"),
    ("arms_dealer", "deal", "deal"),
    ("socialist", "gift", "pay"),
    ("socialist", "gift", "offer"),
    ("socialist", "offer", "offer"),
    ("socialist", "exchange", "keep"),
    ("socialist", "deal", "deal"),
    ("anarchist", "token", "pass"),
    ("anarchist", "token", "claim"),
    ("social_media", "exchange", "keep"),
    ("bomb", "token", "back"),
    ("disappear", "token", "back"),
}


class Casting:
    """Casts whose characters were in play least so far."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._used: Counter[Name] = Counter()

    def next(self) -> tuple[Name, ...]:
        """Five characters, with the general action of Anarchy in every fourth game."""
        cast: list[Name] = []
        for category, number in SLOTS.items():
            names = [c.name for c in ALL if c.category is category]
            self._random.shuffle(names)
            names.sort(key=self._used.__getitem__)
            cast += names[:number]
        self._used.update(cast)
        return (*cast, SOCIAL_MEDIA) if self._used.total() % 20 == 0 else tuple(cast)


@pytest.mark.rule("S1.35", "S1.39", "G.11", "G.12", "G.13", "I.5")
@pytest.mark.parametrize("offer", ["fastest", "clockwise"])
def test_everything_that_characters_of_g54_can_do_is_used(offer: str) -> None:
    explorer = Explorer(2014)
    casting = Casting(explorer.random)
    variant = find_variant("g54")
    options = {"anarchy": True, "challenge_offer": offer}
    wanted = set(DECISIONS)
    for number in range(MOST_GAMES):
        seats = 3 + number % 4
        game = new_game(variant, seats, explorer.random, options=options, characters=casting.next())
        wanted.update(wanted_of(game.rules))
        explorer.play(pick_start(game, explorer.random, least=3, with_log=True))
        if number % 50 == 0 and number > 100 and not wanted - set(explorer.seen):
            break
    assert sorted(wanted - set(explorer.seen)) == []


@pytest.mark.rule("R.8", "R.9", "I.5")
@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
def test_everything_that_base_characters_and_reformation_can_do_is_used(fifth: str) -> None:
    explorer = Explorer(2012)
    options = {"fifth_character": fifth, "foreign_aid_reblock": True}
    wanted: set[Happening] = set()
    for number in range(MOST_GAMES):
        seats = 2 + number % 5
        game = new_game(find_variant("reformation"), seats, explorer.random, options=options)
        wanted.update(wanted_of(game.rules))
        explorer.play(pick_start(game, explorer.random, least=3, with_log=True))
        if number % 25 == 0 and number > 50 and not wanted - set(explorer.seen):
            break
    assert sorted(wanted - set(explorer.seen)) == []
