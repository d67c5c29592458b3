"""Why the bots did what they did: told after the game, beside what they did, and never before."""

from __future__ import annotations

import re

import pytest

from coup.arena.playout import play_out
from coup.bots.registry import find_bot
from coup.bots.styles import STYLES
from coup.engine import events, moves
from coup.engine.errors import IllegalMove
from coup.match import Match
from coup.ui.ending import Ending
from coup.ui.people import People
from coup.ui.story import LineModel, Story
from coup.ui.truth import claims_of
from coup.ui.view.log import turn
from coup.ui.view.result import result
from coup.ui.whys import Whys, percent
from tests.bots.games import KINDS, Kind, new_match
from tests.ui.test_catalogue import LANGUAGES
from tests.ui.test_secrets import check_balanced
from tests.ui.texts import speaker

FIRST_EVENTS = {
    moves.Act: events.Declared,
    moves.Block: events.Blocked,
    moves.Challenge: events.Challenged,
    moves.Pass: events.Passed,
}


def finished(kind: Kind, seed: int, bot: str = "shrewd") -> Match:
    match = play_out(new_match(kind, find_bot(bot), seed), 5000)
    assert match.is_over
    return match


def story_of(match: Match, *, with_whys: bool = True) -> tuple[LineModel, ...]:
    people = People(match.game, None)
    story = Story(people)
    story.hear(match.observation(0).events)
    told = Ending(match, people).story(story.turns, with_whys=with_whys)
    return tuple(line for part in told for line in part.lines)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_decision_is_known_by_the_event_it_brought_about(kind: Kind) -> None:
    for seed in range(2):
        match = finished(kind, seed)
        truth = match.truth()
        for made in match.decisions():
            expected = FIRST_EVENTS.get(type(made.move))
            if expected is not None:
                event = truth[made.events]
                assert isinstance(event, expected)
                assert event.seat == made.seat


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_bluffs_and_challenges_are_explained_where_they_are_told(kind: Kind) -> None:
    explained = 0
    for seed in range(2):
        match = finished(kind, seed)
        for line in story_of(match):
            if line.verdict == "bluff" or line.kind == "doubt":
                assert line.why is not None
                explained += 1
    assert explained > 0


def test_the_story_tells_the_truth_about_every_claim_and_keeps_its_words() -> None:
    match = finished(KINDS[1], 3)
    plain, told = (story_of(match, with_whys=wanted) for wanted in (False, True))
    assert [line._replace(verdict="", why=None) for line in told] == list(plain)
    verdicts = [line.verdict == "true" for line in told if line.verdict]
    assert verdicts == [claim.is_true for claim in claims_of(match.record(), match.truth())]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["novice", "casual", "shrewd"])
def test_every_language_tells_why(language: str, bot: str) -> None:
    match = finished(KINDS[9], 4, bot)
    people = People(match.game, 0, {1: "fox"})
    story = Story(people)
    story.hear(match.observation(0).events)
    ending, words = Ending(match, people), speaker(language)
    html = result(ending.result(story.number, with_whys=True), words)
    html += "".join(turn(part, words) for part in ending.story(story.turns, with_whys=True))
    check_balanced(html)
    assert 'class="reason"' in html
    assert "#style-fox" in html


def test_a_doubt_says_how_true_the_claim_seemed() -> None:
    texts = [
        speaker().text(line.why)
        for seed in range(3, 8)
        for line in story_of(finished(KINDS[1], seed))
        if line.kind == "doubt" and line.why
    ]
    assert texts
    for text in texts:
        assert re.fullmatch(r"Put the chance that it was true at \S\d+%\S\.|It could not .*", text)


def test_nothing_is_told_where_no_bot_has_reasons() -> None:
    match = finished(KINDS[1], 3, "honest")
    ending = Ending(match, People(match.game, 0))
    assert ending.result(1, with_whys=True).shows_whys is None


def test_a_switch_and_no_reason_stands_there_before_it_is_pressed() -> None:
    match = finished(KINDS[1], 3)
    model = Ending(match, People(match.game, 0)).result(1, with_whys=False)
    html = result(model, speaker())
    assert 'aria-pressed="false"' in html
    assert 'class="reason"' not in html


def test_whys_need_a_game_that_is_over() -> None:
    match = new_match(KINDS[1], find_bot("shrewd"), 3)
    match.step()
    with pytest.raises(IllegalMove, match="only when the game is over"):
        match.decisions()
    with pytest.raises(IllegalMove, match="only when the game is over"):
        Ending(match, People(match.game, 0))


def test_what_is_not_certain_is_not_told_as_certain() -> None:
    words = speaker()
    told = [words.text(percent(share)) for share in (0.0, 0.001, 0.7, 0.999, 1.0)]
    assert told == ["0%", "1%", "70%", "99%", "100%"]


def test_there_is_nothing_to_tell_of_moves_without_a_choice() -> None:
    match = finished(KINDS[1], 3)
    people = People(match.game, None)
    whys = Whys(match.decisions(), match.truth(), (), people)
    silent = {"only_move", "best_cards"}
    for made in match.decisions():
        if made.reason is not None and made.reason.id in silent:
            assert whys.of(made.events) is None


def test_there_are_as_many_personalities_as_the_largest_table_has_opponents() -> None:
    assert len(STYLES) == 9
