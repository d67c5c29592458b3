"""Tells events: from what a seat saw happen to sentences, without a language yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from coup.engine import events
from coup.ui.words import Insert, Say, action_name, coins, role, roles, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.engine.events import Event
    from coup.engine.moves import Seat
    from coup.ui.people import People


def tell(event: Event, people: People) -> tuple[Say, ...]:
    """The sentences about an event; none for a turn that begins, which is a heading."""
    return TELLERS[type(event)](event, people)


def _declared(event: events.Declared, people: People) -> tuple[Say, ...]:
    named = event.named
    seats = [word for word in named if isinstance(word, int)]
    target = seats[0] if len(seats) == 1 else None
    facts = people.named("actor", event.seat) | people.named("target", target)
    if target == event.seat:
        facts["target"] = "self"
    action = action_name(event.action)
    denies = people.game.actions[event.action].denies is not None
    sentences = [_announcement(event, facts, action, denies=denies)]
    for character in named:
        if isinstance(character, str):
            actor = people.named("actor", event.seat)
            sentences.append(say("event-named-character", **actor, role=role(character)))
    if len(seats) == 2:
        source, receiver = (people.list([seat]) for seat in seats)
        sentences.append(say("event-named-pair", source=source, receiver=receiver))
    return tuple(sentences)


def _announcement(
    event: events.Declared, facts: dict[str, Any], action: Say, *, denies: bool
) -> Say:
    if event.claim is None:
        return say("event-declared", **facts, action=action)
    claimed = role(event.claim)
    if denies:
        return say("event-denied", **facts, action=action, role=claimed)
    if event.claim == event.action:
        return say("event-claimed-role", **facts, role=claimed)
    return say("event-claimed", **facts, action=action, role=claimed)


def _passed(event: events.Passed, people: People) -> tuple[Say, ...]:
    return (passed(event.asked, (event.seat,), people),)


def passed(asked: str, seats: tuple[Seat, ...], people: People) -> Say:
    """One sentence about everybody who let the same thing be."""
    actor = people.named("actor", seats[0])
    return say(f"event-passed-{asked}", **actor, names=people.list(seats))


def _challenged(event: events.Challenged, people: People) -> tuple[Say, ...]:
    message = "event-challenged-denial" if event.denies else "event-challenged"
    return (_about(message, people, event.seat, event.claimant, role=role(event.character)),)


def _proved(event: events.Proved, people: People) -> tuple[Say, ...]:
    actor = people.named("actor", event.seat)
    claimed = role(event.character)
    if event.denies:
        return (say("event-proved-denial", **actor, role=claimed, roles=roles(event.shown)),)
    return (say("event-proved", **actor, role=claimed),)


def _caught(event: events.Caught, people: People) -> tuple[Say, ...]:
    message = "event-caught-denial" if event.denies else "event-caught"
    return (say(message, **people.named("actor", event.seat), role=role(event.character)),)


def _blocked(event: events.Blocked, people: People) -> tuple[Say, ...]:
    actor = people.named("actor", event.seat)
    action = action_name(event.action)
    return (say("event-blocked", **actor, role=role(event.character), action=action),)


def _spared(event: events.Spared, _: People) -> tuple[Say, ...]:
    return (say("event-spared", action=action_name(event.action)),)


def _joined(event: events.Joined, people: People) -> tuple[Say, ...]:
    actor = people.named("actor", event.seat)
    if event.character is None:
        return (say("event-joined-paid", **actor),)
    return (say("event-joined-claim", **actor, role=role(event.character)),)


def _reacted(event: events.Reacted, people: People) -> tuple[Say, ...]:
    message = "event-reacted" if event.to is None else "event-reacted-to"
    return (_about(message, people, event.seat, event.to, role=role(event.character)),)


def _set_aside(event: events.SetAside, people: People) -> tuple[Say, ...]:
    actor = people.named("actor", event.seat)
    if event.card is None:
        return (say("event-set_aside", **actor),)
    return (say("event-set_aside-known", **actor, role=role(event.card)),)


BETWEEN_PILES: Final = {
    (events.TREASURY, events.BANK): "event-coins-to-bank",
    (events.BANK, "seat"): "event-coins-from-bank",
    (events.RESERVE, "seat"): "event-coins-from-reserve",
    ("seat", events.RESERVE): "event-coins-to-reserve",
    (events.TREASURY, "seat"): "event-coins-taken",
    ("seat", events.TREASURY): "event-coins-paid",
}


def _coins_moved(event: events.CoinsMoved, people: People) -> tuple[Say, ...]:
    source, target = event.source, event.target
    amount = coins(event.coins)
    if isinstance(source, int) and isinstance(target, int):
        facts = people.named("source", source) | people.named("receiver", target)
        return (say("event-coins-given", **facts, coins=amount),)
    kinds = tuple("seat" if isinstance(purse, int) else purse for purse in (source, target))
    message = BETWEEN_PILES[kinds[0], kinds[1]]
    return (say(message, **people.named("actor", event.seat), coins=amount),)


def coins_of_the_dead(event: events.CoinsMoved, people: People) -> tuple[Say, ...]:
    """Where the coins of a player go who has no influence left."""
    if event.target != events.TREASURY:
        return _coins_moved(event, people)
    return (say("event-coins-left", **people.named("actor", event.seat), coins=coins(event.coins)),)


def _lost(event: events.InfluenceLost, people: People) -> tuple[Say, ...]:
    return (say("event-lost", **people.named("actor", event.seat), role=role(event.character)),)


def _eliminated(event: events.Eliminated, people: People) -> tuple[Say, ...]:
    return (say("event-eliminated", **people.named("actor", event.seat)),)


def _drew(event: events.Drew, people: People) -> tuple[Say, ...]:
    return (_cards_moved("event-drew", event.seat, event.count, event.cards, people),)


def _returned(event: events.Returned, people: People) -> tuple[Say, ...]:
    return (_cards_moved("event-returned", event.seat, event.count, event.cards, people),)


def _cards_moved(message: str, seat: Seat, count: int, cards: events.Cards, people: People) -> Say:
    actor = people.named("actor", seat)
    if cards is None:
        return say(message, **actor, cards=say("cards", count=count))
    return say(f"{message}-known", **actor, roles=roles(cards))


def _handed(event: events.HandedOver, people: People) -> tuple[Say, ...]:
    message = "event-shown" if event.shown else "event-handed"
    if event.card is None:
        return (_about(message, people, event.seat, event.to),)
    return (_about(f"{message}-known", people, event.seat, event.to, role=role(event.card)),)


def _examine_ended(event: events.ExamineEnded, people: People) -> tuple[Say, ...]:
    end = "replaced" if event.replaced else "returned"
    return (say(f"event-examined-{end}", **people.named("actor", event.seat)),)


def _turned_up(event: events.TurnedUp, _: People) -> tuple[Say, ...]:
    return (say("event-turned_up", roles=roles(event.cards)),)


def _token_moved(event: events.TokenMoved, people: People) -> tuple[Say, ...]:
    token = say(f"token-{event.token}")
    if event.character is not None:
        return (say("event-token-on", token=token, role=role(event.character)),)
    if event.holder is None:
        return (say("event-token-gone", token=token),)
    return (say("event-token-taken", **people.named("actor", event.holder), token=token),)


def _side_turned(event: events.SideTurned, people: People) -> tuple[Say, ...]:
    side = say(f"side-{event.side}")
    return (say("event-side", **people.named("actor", event.seat), side=side),)


def _drafted(event: events.Drafted, people: People) -> tuple[Say, ...]:
    actor = people.named("actor", event.seat)
    if event.card is None:
        return (say("event-drafted", **actor),)
    return (say("event-drafted-known", **actor, role=role(event.card)),)


def _won(event: events.Won, people: People) -> tuple[Say, ...]:
    return (say("event-won", **people.named("actor", event.seat)),)


def _about(
    message: str, people: People, seat: Seat, target: Seat | None, **more: Say | Insert
) -> Say:
    facts = people.named("actor", seat) | people.named("target", target)
    return say(message, **facts, **more)


# The one place where an event's type is erased: each function takes its own kind of event.
TELLERS: Final[dict[type[Event], Callable[[Any, People], tuple[Say, ...]]]] = {
    events.TurnBegan: lambda _event, _people: (),
    events.Declared: _declared,
    events.Passed: _passed,
    events.Challenged: _challenged,
    events.Proved: _proved,
    events.Caught: _caught,
    events.Blocked: _blocked,
    events.Spared: _spared,
    events.Joined: _joined,
    events.Reacted: _reacted,
    events.SetAside: _set_aside,
    events.CoinsMoved: _coins_moved,
    events.InfluenceLost: _lost,
    events.Eliminated: _eliminated,
    events.Drew: _drew,
    events.Returned: _returned,
    events.HandedOver: _handed,
    events.ExamineEnded: _examine_ended,
    events.TurnedUp: _turned_up,
    events.TokenMoved: _token_moved,
    events.SideTurned: _side_turned,
    events.Drafted: _drafted,
    events.Won: _won,
}
