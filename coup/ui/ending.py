"""The end of a game: who won, what had been true all along, and why the bots did what they did."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coup.ui.truth import claims_of
from coup.ui.whys import Whys
from coup.ui.words import Clause, Say, role, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coup.engine.moves import Seat
    from coup.match import Match
    from coup.ui.people import People
    from coup.ui.story import TurnModel
    from coup.ui.truth import ClaimTruth


class ClaimLine(NamedTuple):
    """A claim as the list of truths tells it."""

    turn: int
    character: str
    sentence: Say
    is_true: bool
    fate: str
    whys: tuple[Say, ...]


class Tally(NamedTuple):
    """How often a player claimed and bluffed; `style` names the personality, if there is one."""

    style: str
    sentence: Say


class ResultModel(NamedTuple):
    """What is told about a game that is over."""

    heading: Say
    subtitle: Say
    tallies: tuple[Tally, ...]
    claims: tuple[ClaimLine, ...]
    seed: int
    shows_whys: bool | None
    """None where no bot gave a reason."""
    has_link: bool
    """Whether an address deals this very game again."""


class Ending:
    """A finished game, read once; its secrets are open now."""

    def __init__(self, match: Match, people: People) -> None:
        self._match = match
        self._people = people
        record, truth = match.record(), match.truth()
        self._seed = record.seed or 0
        self._claims = claims_of(record, truth)
        self._whys = Whys(match.decisions(), truth, self._claims, people)

    def result(self, turns: int, *, with_whys: bool, has_link: bool = False) -> ResultModel:
        """The end as it stands in the place of the decision."""
        winner = self._match.observation(0).winner
        return ResultModel(
            heading=say("over-title", **self._people.named("actor", winner)),
            subtitle=say("over-subtitle", turns=turns),
            tallies=tuple(map(self._tally, self._match.game.seats)),
            claims=tuple(self._line(claim, with_whys=with_whys) for claim in self._claims),
            seed=self._seed,
            shows_whys=with_whys if self._whys else None,
            has_link=has_link,
        )

    def story(self, turns: Iterable[TurnModel], *, with_whys: bool) -> tuple[TurnModel, ...]:
        """The story as it stands in the log."""
        return self._whys.annotate(turns) if with_whys else tuple(turns)

    def _tally(self, seat: Seat) -> Tally:
        own = [claim for claim in self._claims if claim.seat == seat]
        bluffs = sum(not claim.is_true for claim in own)
        actor = self._people.named("actor", seat)
        sentence = say("over-tally", **actor, claims=len(own), bluffs=bluffs)
        return Tally(self._people.style(seat), sentence)

    def _line(self, claim: ClaimTruth, *, with_whys: bool) -> ClaimLine:
        message = "over-denial" if claim.denies else "over-claim"
        actor = self._people.named("actor", claim.seat)
        sentence = say(message, **actor, role=role(claim.character))
        whys = tuple(self._whys_of(claim)) if with_whys else ()
        return ClaimLine(claim.turn, claim.character, sentence, claim.is_true, claim.fate, whys)

    def _whys_of(self, claim: ClaimTruth) -> Iterable[Say]:
        why = self._whys.of(claim.event)
        if why is not None:
            yield why
        doubt = self._whys.doubt_of(claim.event)
        if doubt is not None:
            actor = self._people.named("actor", doubt.seat)
            yield say("over-doubted", **actor, why=Clause(doubt.why))
