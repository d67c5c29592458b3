"""Presents a position: from an Observation to view models of the table, without words or HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coup.engine import events
from coup.engine.turn import Step
from coup.rules.catalog import find_variant
from coup.rules.model import Pile
from coup.ui.relevance import fits_characters, fits_draw, fits_seats
from coup.ui.words import Clause, Insert, Phrase, Say, action_name, coins, role, roles, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coup.engine.claim import PublicClaim
    from coup.engine.moves import Seat
    from coup.engine.observation import Observation
    from coup.rules.model import Rules
    from coup.ui.people import People


class TokenModel(NamedTuple):
    """A token in front of a player."""

    kind: str
    label: Say


class SeatModel(NamedTuple):
    """What lies in front of a player, and what the player is doing."""

    seat: Seat
    name: Insert | Say
    style: str
    """The personality; empty where there is none."""
    is_you: bool
    coins: int
    down: int
    """Face-down cards nobody at the screen may see."""
    hand: tuple[str, ...]
    """Cards the person at the screen sees, though they are not turned up."""
    lost: tuple[str, ...]
    aside: int
    is_turn: bool
    is_awaited: bool
    is_target: bool
    is_out: bool
    has_won: bool
    tokens: tuple[TokenModel, ...]
    side: str | None
    bubble: Say | None
    summary: Say


class StageModel(NamedTuple):
    """The middle of the table: the piles, and what everybody is talking about."""

    court: int
    treasury: int
    bank: int | None
    reserve: int | None
    card: str | None
    headline: Say
    detail: Phrase | None
    mood: str


class StripModel(NamedTuple):
    """The rules of this game, in short; the same from the deal to the end."""

    variant: str
    summary: Say
    characters: tuple[str, ...]
    options: tuple[Say, ...]


def present_seats(
    seen: Observation, people: People, revealed: Mapping[Seat, tuple[str, ...]]
) -> tuple[SeatModel, ...]:
    """Every player, clockwise from the one at the screen.

    `revealed` are hands shown once the game is over.
    """
    count = len(seen.game.seats)
    order = [(seen.seat + step) % count for step in range(count)]
    return tuple(_seat(seen, people, seat, revealed.get(seat)) for seat in order)


def _seat(
    seen: Observation, people: People, seat: Seat, revealed: tuple[str, ...] | None
) -> SeatModel:
    is_you = seat == people.you
    hand = revealed or (seen.hand if is_you else ())
    is_out = seat not in seen.alive
    aside = len(seen.aside) if seat == seen.seat else _rival_aside(seen, seat)
    return SeatModel(
        seat=seat,
        name=people.name(seat),
        style=people.style(seat),
        is_you=is_you,
        coins=shown_coins(seen, seat),
        down=seen.influence[seat] - len(hand),
        hand=hand,
        lost=seen.lost[seat],
        aside=aside,
        is_turn=seen.turn == seat and not seen.is_over,
        is_awaited=seat in seen.to_move,
        is_target=seen.action is not None and target_of(seen) == seat != seen.turn,
        is_out=is_out,
        has_won=seen.winner == seat,
        tokens=_tokens(seen, seat),
        side=seen.sides[seat] if seen.sides else None,
        bubble=_bubble(seen, seat),
        summary=_summary(seen, people, seat),
    )


def shown_coins(seen: Observation, seat: Seat) -> int:
    """The coins a seat is shown with: a price may still lie with who declared the action."""
    return seen.coins[seat] + (price_to_come(seen) if seat == seen.turn else 0)


def price_to_come(seen: Observation, pile: Pile | None = None) -> int:
    """The price declared that OPT-show-cost-at shows as paid only when the action takes effect.

    With a pile only what goes there.
    """
    turn = seen.under_way
    if seen.game.rules.options["show_cost_at"] != "resolve" or seen.is_over:
        return 0
    if turn.action is None or turn.effects_done or turn.step is Step.END:
        return 0
    return turn.paid if pile in (None, turn.action.cost.to) else 0


def _rival_aside(seen: Observation, seat: Seat) -> int:
    return next(rival.aside for rival in seen.rivals if rival.seat == seat)


def _tokens(seen: Observation, seat: Seat) -> tuple[TokenModel, ...]:
    return tuple(
        TokenModel(token.kind, _token_label(token.kind, token.character))
        for token in seen.tokens
        if token.holder == seat
    )


def _token_label(kind: str, character: str | None) -> Say:
    label = say(f"token-{kind}")
    return say("token-on", token=label, role=role(character)) if character else label


def _bubble(seen: Observation, seat: Seat) -> Say | None:
    claim = seen.claim
    if claim is None:
        return None
    if claim.seat == seat:
        return say("bubble-denial" if claim.denies else "bubble-claim", role=role(claim.character))
    if seen.phase == "prove" and challenger_in(seen) == seat:
        return say("bubble-challenge")
    return None


def challenger_in(seen: Observation) -> Seat | None:
    """Who challenged last."""
    return next((e.seat for e in reversed(seen.events) if isinstance(e, events.Challenged)), None)


def _summary(seen: Observation, people: People, seat: Seat) -> Say:
    actor = people.named("actor", seat)
    lost = seen.lost[seat]
    if seat not in seen.alive:
        return say("seat-out", **actor, lostNames=roles(lost) if lost else "")
    return say(
        "seat-summary",
        **actor,
        coins=coins(shown_coins(seen, seat)),
        cards=say("cards", count=seen.influence[seat]),
        lost="some" if lost else "none",
        lostNames=roles(lost) if lost else "",
    )


def present_stage(seen: Observation, people: People) -> StageModel:
    """The middle of the table."""
    headline, detail, mood = _talk(seen, people)
    return StageModel(
        court=seen.court_size,
        # rules.md 6.2: an unlimited Treasury is shown as what is left of the box, never below 0
        treasury=max(seen.treasury - price_to_come(seen, Pile.TREASURY), 0),
        bank=seen.bank if seen.game.has_bank else None,
        reserve=seen.reserve if seen.sides else None,
        card=seen.claim.character if seen.claim else None,
        headline=headline,
        detail=detail,
        mood=mood,
    )


def _talk(seen: Observation, people: People) -> tuple[Say, Phrase | None, str]:
    if seen.winner is not None:
        return say("talk-won", **people.named("actor", seen.winner)), None, "over"
    if seen.claim is not None:
        return _talk_of_claim(seen, people, seen.claim)
    asked = seen.to_move[0] if seen.to_move else seen.turn
    actor = people.named("actor", asked)
    if seen.phase == "lose":
        return say("talk-lose", **actor), None, "loss"
    if seen.phase == "exchange":
        return say("talk-exchange", **actor), None, "quiet"
    if seen.action is not None:
        turn = people.named("actor", seen.turn)
        headline = say("talk-declares", **turn, action=action_name(seen.action))
        return headline, outcome(seen, people), "action"
    if seen.phase == "choose_action":
        return say("talk-choose", **actor), None, "quiet"
    return say("talk-decides", **actor), None, "quiet"


def _talk_of_claim(
    seen: Observation, people: People, claim: PublicClaim
) -> tuple[Say, Phrase | None, str]:
    actor = people.named("actor", claim.seat)
    message = "talk-denies" if claim.denies else "talk-claims"
    headline = say(message, **actor, role=role(claim.character))
    if seen.phase == "prove":
        doubt = people.named("target", challenger_in(seen))
        return headline, say("talk-challenged", **actor, **doubt), "doubt"
    return headline, claim_detail(seen, people, claim), "claim"


def claim_detail(seen: Observation, people: People, claim: PublicClaim) -> Say | None:
    """What a claim is made for."""
    if seen.action is None:
        return None
    action = action_name(seen.action)
    if claim.kind == "action":
        return say("talk-outcome", action=action, outcome=Clause(outcome(seen, people)))
    if claim.kind == "block":
        return say("talk-block", action=action)
    return None


def outcome(seen: Observation, people: People) -> Say:
    """What the action under way does if nobody stops it."""
    target = target_of(seen)
    facts = people.named("actor", seen.turn) | people.named("target", target)
    return say(f"action-{seen.action}-outcome", **facts)


def target_of(seen: Observation) -> Seat | None:
    """The first player the action under way names."""
    return next((word for word in seen.named if isinstance(word, int)), None)


def present_strip(rules: Rules) -> StripModel:
    """The rules in short: whatever is as in every rule book need not be told."""
    usual = {option.name: option.default for option in find_variant(rules.variant).options}
    changed = {
        name: value
        for name, value in rules.options.items()
        if usual[name] != value
        and fits_seats(name, rules.seats)
        and fits_characters(name, rules.names)
        and fits_draw(name, rules.options)
    }
    return StripModel(
        variant=rules.variant,
        summary=say(
            "strip-summary",
            variant=say(f"variant-{rules.variant}"),
            players=say("strip-players", count=rules.seats),
            copies=rules.table.copies,
        ),
        characters=rules.names,
        options=tuple(option_says(name, value) for name, value in changed.items()),
    )


def option_says(name: str, value: object) -> Say:
    """A house rule and its value."""
    return say("option-value", name=say(f"option-{name}"), value=option_value(name, value))


def option_value(name: str, value: object) -> Say:
    """The value of a house rule."""
    if isinstance(value, bool):
        return say("option-true" if value else "option-false")
    return say(f"option-{name}-{value}")
