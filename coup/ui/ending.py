"""The end of a game: who won, and what had been true all along."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coup.ui.truth import claims_of
from coup.ui.view.result import result
from coup.ui.words import Say, role, say

if TYPE_CHECKING:
    from coup.engine.observation import Observation
    from coup.match import Match
    from coup.ui.people import People
    from coup.ui.screen import Screen
    from coup.ui.truth import ClaimTruth


class ClaimLine(NamedTuple):
    """A claim as the list of truths tells it."""

    turn: int
    character: str
    sentence: Say
    is_true: bool
    fate: str


class ResultModel(NamedTuple):
    """What is told about a game that is over."""

    heading: Say
    subtitle: Say
    tallies: tuple[Say, ...]
    claims: tuple[ClaimLine, ...]
    seed: int


def present_result(match: Match, seen: Observation, people: People, turns: int) -> ResultModel:
    """The end of a finished game."""
    record = match.record()
    claims = claims_of(record, match.truth())
    return ResultModel(
        heading=say("over-title", **people.named("actor", seen.winner)),
        subtitle=say("over-subtitle", turns=turns),
        tallies=tuple(_tally(claims, seat, people) for seat in match.game.seats),
        claims=tuple(_line(claim, people) for claim in claims),
        seed=record.seed or 0,
    )


def _tally(claims: tuple[ClaimTruth, ...], seat: int, people: People) -> Say:
    own = [claim for claim in claims if claim.seat == seat]
    bluffs = sum(not claim.is_true for claim in own)
    return say("over-tally", **people.named("actor", seat), claims=len(own), bluffs=bluffs)


def _line(claim: ClaimTruth, people: People) -> ClaimLine:
    message = "over-denial" if claim.denies else "over-claim"
    actor = people.named("actor", claim.seat)
    sentence = say(message, **actor, role=role(claim.character))
    return ClaimLine(claim.turn, claim.character, sentence, claim.is_true, claim.fate)


def draw_ending(
    screen: Screen, match: Match, seen: Observation, people: People, turns: int
) -> None:
    """Draw the end in the place of the decision."""
    screen.draw("prompt", present_result(match, seen, people, turns), result)
