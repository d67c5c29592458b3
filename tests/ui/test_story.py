"""The log and the truth: what happened, told turn by turn, and what had been true of it."""

from __future__ import annotations

import pytest

from coup.engine import events
from coup.ui.pace import seconds_for
from coup.ui.people import People
from coup.ui.story import Story
from coup.ui.truth import claims_of
from coup.ui.words import say
from tests.ui.games import TABLES, moments, new_match
from tests.ui.texts import speaker

TYPE = "variant", "seats", "options"


def told(*happened: events.Event) -> list[str]:
    match = new_match("classic", 4, 1)
    story = Story(People(match.game, 0))
    story.hear(happened)
    words = speaker()
    lines = [line for turn in story.turns for line in turn.lines]
    texts = (words.text(sentence) for line in lines for sentence in line.sentences)
    return [text.replace("\u2068", "").replace("\u2069", "") for text in texts]


def test_everybody_who_passes_the_same_question_shares_a_line() -> None:
    lines = told(
        events.TurnBegan(1),
        events.Declared(1, "tax", (), "duke"),
        events.Passed(0, "challenge"),
        events.Passed(2, "challenge"),
        events.Passed(3, "challenge"),
        events.CoinsMoved(1, events.TREASURY, 1, 3),
    )
    assert lines == [
        "Omid claims Duke for Tax.",
        "No challenge: you, Ana and Kwame.",
        "Omid takes 3 coins.",
    ]


def test_two_questions_passed_in_a_row_have_a_line_each() -> None:
    lines = told(events.Passed(0, "challenge"), events.Passed(0, "block"))
    assert lines == ["No challenge: you.", "No block: you."]


def test_two_losses_of_one_turn_are_two_lines() -> None:
    lines = told(events.InfluenceLost(1, "duke"), events.InfluenceLost(1, "contessa"))
    assert lines == ["Omid loses Duke.", "Omid loses Contessa."]


def test_story_grows_in_any_portions() -> None:
    *_, match = moments("classic", 3, 4)
    seen = match.observation(0).events
    whole, parts = (Story(People(match.game, 0)) for _ in range(2))
    whole.hear(seen)
    for end in range(len(seen) + 1):
        parts.hear(seen[:end])
    assert parts.turns == whole.turns


@pytest.mark.parametrize(TYPE, TABLES)
def test_every_claim_is_judged_by_the_cards_held(
    variant: str, seats: int, options: dict[str, object]
) -> None:
    judged = 0
    for seed in range(4):
        *_, match = moments(variant, seats, seed, options)
        for claim in claims_of(match.record(), match.truth()):
            judged += 1
            assert claim.fate != "proved" or claim.is_true
            assert claim.fate in ("unchallenged", "proved", "caught")
    assert judged > 5


def test_a_lie_is_told_as_a_lie() -> None:
    *_, match = moments("classic", 2, 3)
    told_true = [claim.is_true for claim in claims_of(match.record(), match.truth())]
    assert False in told_true


def test_what_counts_is_shown_longer() -> None:
    assert seconds_for([events.InfluenceLost(1, "duke")]) > seconds_for([events.Passed(1, "block")])
    assert seconds_for([]) == 0


def test_sentence_inside_a_sentence_stands_as_it_is() -> None:
    words = speaker()
    assert words.html(say("coins", count=1)) == "1 coin"


def test_whoever_is_out_leaves_coins_and_pays_none() -> None:
    lines = told(
        events.CoinsMoved(1, 1, events.TREASURY, 3),
        events.Eliminated(1),
        events.CoinsMoved(1, 1, events.TREASURY, 8),
    )
    assert lines == ["Omid pays 3 coins.", "Omid is out.", "Omid leaves 8 coins to the Treasury."]


def test_player_who_turns_itself_does_it_for_itself() -> None:
    match = new_match("reformation", 4, 1)
    words = speaker()
    for seat, sentence in ((0, "You choose Conversion for yourself."),
                           (1, "Omid chooses Conversion for themselves.")):  # fmt: skip
        story = Story(People(match.game, 0))
        story.hear([events.Declared(seat, "conversion", (seat,), None)])
        (line,) = story.turns[-1].lines
        text = words.text(line.sentences[0])
        assert text.replace("\u2068", "").replace("\u2069", "") == sentence
