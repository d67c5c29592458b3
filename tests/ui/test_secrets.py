"""What the page shows: nothing hidden, nothing unescaped, everything in words."""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

from coup.engine.game import Game
from coup.ui.people import People
from coup.ui.present import present_seats, present_stage, present_strip
from coup.ui.prompting import present_prompt
from coup.ui.status import status
from coup.ui.story import Story
from coup.ui.view.log import turn
from coup.ui.view.prompt import prompt
from coup.ui.view.seats import own, rivals
from coup.ui.view.stage import stage
from coup.ui.view.strip import strip
from coup.ui.words import role
from tests.ui.games import TABLES, moments
from tests.ui.texts import speaker

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coup.engine.observation import Observation

HOSTILE = ('<img src=x onerror="alert(1)">', "'\" data-move='0 coup 1'", "\u202eevil\u2069")
VOID = {"img", "br", "input"}


def whole_page(seen: Observation, people: People, story: Story) -> str:
    """Everything that is drawn for one position."""
    words = speaker()
    story.hear(seen.events)
    you, *others = present_seats(seen, people, {})
    return "\n".join(
        [
            rivals(others, words),
            own(you, words),
            stage(present_stage(seen, people), words),
            prompt(present_prompt(seen, people), words),
            strip(present_strip(seen.game.rules), words),
            *(turn(part, words) for part in story.turns),
            escape(words.text(status(seen, people, is_paused=False))),
        ]
    )


@pytest.mark.parametrize(("variant", "seats", "options"), TABLES)
def test_every_moment_can_be_drawn(variant: str, seats: int, options: Mapping[str, object]) -> None:
    for seed in range(3):
        story: Story | None = None
        for match in moments(variant, seats, seed, options):
            people = People(match.game, 0)
            story = story or Story(people)
            html = whole_page(match.observation(0), people, story)
            check_balanced(html)
        assert story is not None
        lines = sum(line.events for part in story.turns for line in part.lines)
        beginnings = sum(part.number > 0 for part in story.turns)
        assert lines + beginnings == len(match.observation(0).events)


class Balance(HTMLParser):
    """Notes elements that are not closed, or closed out of order."""

    def __init__(self) -> None:
        """Begin with nothing open."""
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element and its id."""
        if tag not in VOID:
            self.open.append(tag)
        self.ids.extend(str(value) for name, value in attrs if name == "id")

    def handle_endtag(self, tag: str) -> None:
        """Close the element opened last."""
        assert self.open.pop() == tag


def check_balanced(html: str) -> None:
    """Every element is closed in order, and no id is there twice."""
    parser = Balance()
    parser.feed(html)
    assert parser.open == []
    assert len(set(parser.ids)) == len(parser.ids)


@pytest.mark.parametrize(("variant", "seats", "options"), TABLES)
def test_the_drawing_depends_on_nothing_hidden(
    variant: str, seats: int, options: Mapping[str, object]
) -> None:
    """Hands are drawn from the observation alone, which has no field for those of others."""
    for match in moments(variant, seats, 11, options):
        seen = match.observation(0)
        people = People(match.game, 0)
        _, *others = present_seats(seen, people, {})
        html = rivals(others, speaker())
        for character in seen.game.rules.names:
            public = sum(cards.count(character) for seat, cards in enumerate(seen.lost) if seat)
            assert html.count(f"#role-{character}") == public
        assert sum(seat.down for seat in others) == sum(seen.influence[1:])


def test_a_marked_character_shows_only_where_it_may() -> None:
    """A character only others hold is nowhere on the page but in the list of characters in play."""
    found = 0
    for seed in range(40):
        story: Story | None = None
        for match in moments("g54", 4, seed):
            people = People(match.game, 0)
            story = story or Story(people)
            seen = match.observation(0)
            mentioned = spoken_of(seen)
            silent = set(seen.game.rules.names) - mentioned
            html = whole_page(replace(seen, options=()), people, story)
            page = re.sub(r'<ul class="strip-characters">.*?</ul>', "", html, flags=re.DOTALL)
            for character in silent:
                found += 1
                assert f"role-{character}" not in page
                assert speaker().text(role(character)) not in page
            if len(seen.events) > 30:
                break
    assert found > 1000


def spoken_of(seen: Observation) -> set[str]:
    """Every character that the person has seen, or heard named."""
    words = set(re.findall(r"[a-z_]+", repr((seen.events, seen.hand, seen.claim, seen.action))))
    return words & set(seen.game.rules.names)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_stay_text(name: str) -> None:
    for match in moments("classic", 3, 5):
        seen = match.observation(0)
        game = Game(seen.game.rules, ("You", name, name + "2"))
        seen = replace(seen, game=game)
        people = People(game, 0)
        html = whole_page(seen, people, Story(people))
        check_balanced(html)
        assert "<img" not in html
        assert "\u202e" not in html
        moves = re.findall(r'data-move="([^"]+)"', html)
        assert sorted(moves) == sorted(str(move) for move in seen.options)


def test_names_are_isolated_from_the_text_around_them() -> None:
    match = next(iter(moments("classic", 3, 5)))
    seen = match.observation(0)
    game = Game(seen.game.rules, ("You", "עמית", "A-1 (x)"))
    people = People(game, 0)
    words = speaker()
    html = rivals(present_seats(replace(seen, game=game), people, {})[1:], words)
    assert "<bdi>עמית</bdi>" in html
    assert "<bdi>A-1 (x)</bdi>" in html
