"""Presents a decision: the question, what follows, and a button for every legal move."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coup.engine import events
from coup.engine.legality import Refusal, refusal
from coup.engine.moves import Act
from coup.rules.effects import Exchange
from coup.rules.model import Action, Aim, Blocking
from coup.ui.answers import MoveButton, answer
from coup.ui.present import outcome, target_of
from coup.ui.words import Clause, Say, action_name, coins, role, say

if TYPE_CHECKING:
    from coup.engine.claim import PublicClaim
    from coup.engine.observation import Observation
    from coup.ui.people import People


class ActionRow(NamedTuple):
    """An action: its moves, or the reason why it has none."""

    action: str
    claim: str | None
    denies: bool
    """Whether the claim is not to hold the character."""
    tag: str
    cost: int
    is_aimed: bool
    does: Say
    buttons: tuple[MoveButton, ...]
    refusal: Say | None


class PromptModel(NamedTuple):
    """A decision of the person at the screen, or whom the table waits for."""

    ply: int
    kind: str
    """`choose`, `answer`, `cards`, `wait`, `paused`, `out` or `over`."""
    heading: Say
    detail: Say | None
    rows: tuple[ActionRow, ...]
    buttons: tuple[MoveButton, ...]
    armed: str
    """The move that a second press confirms."""


CARD_PHASES = frozenset({"lose", "exchange", "reveal", "offer", "draft"})


def present_prompt(
    seen: Observation, people: People, armed: str = "", *, is_paused: bool = False
) -> PromptModel:
    """The decision asked of the observation's seat, or whom it waits for."""
    if not seen.options:
        return _waiting(seen, people, is_paused=is_paused)
    if seen.phase == "choose_action":
        rest = tuple(move for move in seen.options if not isinstance(move, Act))
        return PromptModel(
            seen.ply,
            "choose",
            say("ask-choose_action"),
            None,
            _rows(seen, people),
            tuple(answer(move, seen, people) for move in rest),
            armed,
        )
    heading, detail = _question(seen, people)
    kind = "cards" if seen.phase in CARD_PHASES else "answer"
    buttons = tuple(answer(move, seen, people) for move in seen.options)
    return PromptModel(seen.ply, kind, heading, detail, (), buttons, armed)


def _waiting(seen: Observation, people: People, *, is_paused: bool) -> PromptModel:
    if seen.winner is not None:
        kind, heading = "over", say("over-title", **people.named("actor", seen.winner))
    elif is_paused:
        return PromptModel(0, "paused", say("wait-paused"), None, (), (), "")
    elif seen.to_move:
        kind, heading = "wait", say("wait-title", names=people.list(seen.to_move))
    else:
        kind, heading = "wait", say("wait-nobody")
    is_out = people.you is not None and people.you not in seen.alive
    if is_out and kind == "wait":
        return PromptModel(0, "out", say("wait-out"), heading, (), (), "")
    return PromptModel(0, kind, heading, None, (), (), "")


# The choice of an action.


def _rows(seen: Observation, people: People) -> tuple[ActionRow, ...]:
    moves: dict[str, list[Act]] = {}
    for move in seen.options:
        if isinstance(move, Act):
            moves.setdefault(move.action, []).append(move)
    return tuple(
        _row(seen, people, action, moves.get(action.name, []))
        for action in seen.game.actions.values()
    )


def _row(seen: Observation, people: People, action: Action, moves: list[Act]) -> ActionRow:
    claim = seen.game.claim_of.get(action.name) or action.denies
    return ActionRow(
        action=action.name,
        claim=claim,
        denies=action.denies is not None,
        tag=claim_tag(seen, claim, denies=action.denies is not None),
        cost=action.cost.coins or action.needs,
        is_aimed=action.aim not in (Aim.NOBODY, Aim.ALL) or action.names_character,
        does=does(action),
        buttons=tuple(answer(move, seen, people) for move in moves),
        refusal=None if moves else _why_not(seen, action),
    )


def claim_tag(seen: Observation, claim: str | None, *, denies: bool = False) -> str:
    """Whether a claim would be true (`held`) or a `bluff`; empty without one."""
    if claim is None:
        return ""
    return "held" if (claim in seen.hand) != denies else "bluff"


def does(action: Action) -> Say:
    """What an action does, said to the player who considers it."""
    drawn = next((e.draw for e in action.effects if isinstance(e, Exchange)), 0)
    return say(f"action-{action.name}-does", cards=drawn)


def _why_not(seen: Observation, action: Action) -> Say:
    reason = refusal(seen.game, seen, seen.seat, action) or Refusal("not_again")
    forced = action_name(seen.game.rules.forced_action)
    return say(f"refusal-{reason.reason}", coins=coins(reason.coins), action=forced)


# The answers to what somebody else does.


def _question(seen: Observation, people: People) -> tuple[Say, Say | None]:
    claim = seen.claim
    if claim is not None and seen.phase == "challenge":
        return _ask_challenge(people, claim), _if_unchallenged(seen, people, claim)
    if claim is not None and seen.phase == "prove":
        return _ask_proof(seen, people, claim)
    actor = people.named("actor", seen.turn)
    facts = {**actor, **people.named("target", target_of(seen))}
    if seen.phase == "block" and seen.action is not None:
        heading = say("ask-block", **facts, action=action_name(seen.action))
        return heading, say("pass-asked-block", outcome=Clause(outcome(seen, people)))
    if seen.phase == "join" and seen.action is not None:
        claimed = seen.game.claim_of.get(seen.action)
        by_claim = seen.game.actions[seen.action].join
        if by_claim is not None and by_claim.by_claim and claimed:
            return say("ask-join", **facts, role=role(claimed)), None
        return say("ask-join-pay", **facts), None
    if seen.phase == "examine":
        return _ask_examiner(seen, people), None
    return say(f"ask-{seen.phase}", **facts), None


def _ask_challenge(people: People, claim: PublicClaim) -> Say:
    actor = people.named("actor", claim.seat)
    if claim.denies:
        message = "ask-challenge-denial"
    else:
        message = "ask-challenge-block" if claim.kind == "block" else "ask-challenge"
    return say(message, **actor, role=role(claim.character))


def _if_unchallenged(seen: Observation, people: People, claim: PublicClaim) -> Say:
    actor = people.named("actor", claim.seat)
    if claim.kind != "action" or seen.action is None:
        return say(f"pass-{claim.kind}", **actor)
    action = seen.game.actions[seen.action]
    is_target = action.aim is Aim.ALL or target_of(seen) == seen.seat
    may_block = action.blockable is Blocking.TARGETS and is_target
    message = "pass-action-blockable" if may_block else "pass-action"
    return say(message, outcome=Clause(outcome(seen, people)))


def _ask_proof(seen: Observation, people: People, claim: PublicClaim) -> tuple[Say, Say | None]:
    challenged = next(e for e in reversed(seen.events) if isinstance(e, events.Challenged))
    message = "ask-prove-denial" if claim.denies else "ask-prove"
    heading = say(message, **people.named("actor", challenged.seat), role=role(claim.character))
    is_lost = len(seen.options) == 1
    detail = say("risk-prove-false", role=role(claim.character)) if is_lost else None
    return heading, detail if not claim.denies else None


def _ask_examiner(seen: Observation, people: People) -> Say:
    shown = next(e for e in reversed(seen.events) if isinstance(e, events.HandedOver) and e.shown)
    card = role(shown.card) if shown.card else say("cards", count=1)
    return say("ask-examine", **people.named("target", shown.seat), role=card)
