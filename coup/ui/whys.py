"""Why the bots did what they did, as sentences; told when the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from coup.bots.worth import is_attack
from coup.engine.events import Declared
from coup.engine.moves import Act, Challenge
from coup.rules.effects import Gain
from coup.ui.words import Listing, Say, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coup.engine.events import Event
    from coup.engine.moves import Seat
    from coup.engine.policy import Decision, Reason
    from coup.ui.people import People
    from coup.ui.story import LineModel, TurnModel
    from coup.ui.truth import ClaimTruth

WITH_CHANCE: Final = frozenset({"bluff", "bluffed_block", "true_claim", "true_block", "doubt"})
"""Reasons that turn on a probability, which not every bot counts out."""
ALONE: Final = frozenset({"certain_win", "certain_lie", "last_card", "strike", "join_in", "whim"})
"""Reasons that tell something by themselves; cards kept and only moves hardly have any."""
UNLIKELY: Final = 0.5
"""Letting a claim stand that is taken to be less probable than this is worth a word."""
SAFE: Final = 0.75
"""So is a true claim that is less likely than this to be believed; others explain themselves."""


class Doubt(NamedTuple):
    """Who challenged a claim, and why."""

    seat: Seat
    why: Say


class Whys:
    """The reasons of a finished game, by the number of the event that each move brought about."""

    def __init__(
        self,
        decisions: Iterable[Decision],
        truth: Sequence[Event],
        claims: Sequence[ClaimTruth],
        people: People,
    ) -> None:
        self._people = people
        self._truth = truth
        self._claims = {claim.event: claim for claim in claims}
        self._made = {
            made.events: made
            for made in decisions
            if made.reason is not None and getattr(truth[made.events], "seat", None) == made.seat
        }

    def __bool__(self) -> bool:
        return bool(self._made)

    def of(self, event: int) -> Say | None:
        """Why what happened there was done, where a bot did it and there is something to tell."""
        made = self._made.get(event)
        if made is None or made.reason is None:
            return None
        name = made.reason.id
        if name in WITH_CHANCE:
            return _with_chance(made.reason)
        is_told = name in ALONE or (name == "most_coins" and self._brings_coins(made))
        return say(f"reason-{name}") if is_told else None

    def _brings_coins(self, made: Decision) -> bool:
        if not isinstance(made.move, Act):
            return False
        effects = self._people.game.actions[made.move.action].effects
        return any(isinstance(effect, Gain) for effect in effects)

    def doubt_of(self, claim: int) -> Doubt | None:
        """Who challenged the claim made there, where a bot did."""
        for event, made in self._made.items():
            if isinstance(made.move, Challenge) and self._claim_before(event) == claim:
                why = self.of(event)
                return Doubt(made.seat, why) if why is not None else None
        return None

    def _claim_before(self, event: int) -> int | None:
        return max((at for at in self._claims if at < event), default=None)

    def annotate(self, turns: Iterable[TurnModel]) -> tuple[TurnModel, ...]:
        """The story with the truth about every claim and the reason of every move."""
        told: list[TurnModel] = []
        event = 0
        for turn in turns:
            event += turn.number > 0  # the heading tells of an event of its own
            lines = []
            for line in turn.lines:
                lines.append(self._with_reason(line, range(event, event + line.events)))
                event += line.events
            told.append(turn._replace(lines=tuple(lines)))
        return tuple(told)

    def _with_reason(self, line: LineModel, events: range) -> LineModel:
        claim = self._claims.get(events.start)
        verdict = "" if claim is None else "true" if claim.is_true else "bluff"
        why = self._of_passes(events) if line.kind == "pass" else self.of(events.start)
        return line._replace(verdict=verdict, why=why)

    def _of_passes(self, events: range) -> Say | None:
        """What those thought who let a thing be, where that is worth a word."""
        passed = [(made.seat, made.reason) for made in map(self._made.get, events) if made]
        thoughts = [
            (seat, reason.chance)
            for seat, reason in passed
            if reason is not None and reason.id == "belief" and reason.chance is not None
        ]
        if thoughts:
            return self._beliefs(thoughts, events.start)
        is_spared = any(reason and reason.id == "let_pass" for _, reason in passed)
        return say("reason-let_pass") if is_spared and self._is_attacked(events.start) else None

    def _is_attacked(self, event: int) -> bool:
        """Whether an influence is at stake."""
        before = (self._truth[number] for number in range(event - 1, -1, -1))
        action = next((told.action for told in before if isinstance(told, Declared)), None)
        return action is not None and is_attack(self._people.game.actions[action])

    def _beliefs(self, thoughts: Sequence[tuple[Seat, float]], event: int) -> Say | None:
        at = self._claim_before(event)
        fooled = at is not None and not self._claims[at].is_true
        if not fooled and all(chance >= UNLIKELY for _, chance in thoughts):
            return None
        items = tuple(
            say("reason-belief-of", name=self._people.name(seat), chance=percent(chance))
            for seat, chance in thoughts
        )
        return say("reason-belief", thoughts=Listing(items))


def _with_chance(reason: Reason) -> Say | None:
    is_true = reason.id.startswith("true_")
    if reason.chance is None:  # that a claim was true is said beside it
        return None if is_true else say(f"reason-{reason.id}", counted="no", chance="")
    if is_true and reason.chance >= SAFE:
        return None
    return say(f"reason-{reason.id}", counted="yes", chance=percent(reason.chance))


def percent(share: float) -> Say:
    """A probability; what is not certain is not rounded to a certainty."""
    rounded = round(100 * share)
    if 0.0 < share < 1.0:
        rounded = min(max(rounded, 1), 99)
    return say("percent", count=rounded)
