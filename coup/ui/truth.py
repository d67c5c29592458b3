"""The truth about a game that is over: every claim with the cards its player really held."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coup.engine import events
from coup.engine.observation import observe

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coup.engine.events import Event
    from coup.engine.game import Game
    from coup.engine.moves import Seat
    from coup.engine.record import Record

Hands = tuple[tuple[str, ...], ...]


class ClaimTruth(NamedTuple):
    """A claim, whether it was true, and what became of it."""

    turn: int
    seat: Seat
    character: str
    denies: bool
    is_true: bool
    event: int
    """The number of the event by which it was made."""
    fate: str = "unchallenged"
    """`unchallenged`, `proved` or `caught`."""


FATES: dict[type[Event], str] = {events.Proved: "proved", events.Caught: "caught"}


def claims_of(record: Record, truth: Sequence[Event]) -> tuple[ClaimTruth, ...]:
    """Every claim of a finished game, in order; `truth` is everything that happened in it."""
    found: list[ClaimTruth] = []
    turn = 0
    game = record.game()
    for number, (event, hands) in enumerate(_with_hands(record, truth)):
        if isinstance(event, events.TurnBegan):
            turn += 1
        claim = claim_in(event, game)
        if claim is not None:
            character, denies = claim
            is_true = (character in hands[event.seat]) != denies
            found.append(ClaimTruth(turn, event.seat, character, denies, is_true, number))
        elif isinstance(event, events.SetAside):
            # This claim was about the very card, whatever else the player held.
            place = _last(found, event.seat)
            found[place] = found[place]._replace(is_true=event.card == found[place].character)
        elif type(event) in FATES:
            place = _last(found, event.seat)
            found[place] = found[place]._replace(fate=FATES[type(event)])
    return tuple(found)


def _with_hands(record: Record, truth: Sequence[Event]) -> Iterator[tuple[Event, Hands]]:
    """Each event with the hands before the move that brought it about."""
    before: Hands = ()
    told = 0
    seats = range(len(record.seats))
    for state in record.replay(with_log=True):
        views = [observe(state, seat) for seat in seats]
        hands = tuple(view.hand for view in views)
        for event in truth[told : len(views[0].events)]:
            yield event, before or hands
        told = len(views[0].events)
        before = hands


def claim_in(event: Event, game: Game) -> tuple[str, bool] | None:
    """The character claimed by an event, and whether it is claimed not to be held."""
    if isinstance(event, events.Declared) and event.claim is not None:
        return event.claim, game.actions[event.action].denies is not None
    if isinstance(event, (events.Blocked, events.Reacted)):
        return event.character, False
    if isinstance(event, events.Joined) and event.character is not None:
        return event.character, False
    return None


def _last(found: Sequence[ClaimTruth], seat: Seat) -> int:
    """The place of the last claim of a player."""
    return next(p for p in range(len(found) - 1, -1, -1) if found[p].seat == seat)
