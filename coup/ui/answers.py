"""Presents a move: the button that makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from coup.engine import moves
from coup.rules.effects import Extort
from coup.rules.model import Aim
from coup.ui.words import Phrase, Say, action_name, coins, role, roles, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.engine.game import Game
    from coup.engine.moves import Move
    from coup.engine.observation import Observation
    from coup.ui.people import People

PLAIN = "plain"
MAIN = "main"
DANGER = "danger"


class MoveButton(NamedTuple):
    """A button that makes a move."""

    move: str
    label: Phrase
    name: Say
    """What is read out, which says more than the label where that depends on what is around it."""
    hint: Say | None = None
    cards: tuple[str, ...] = ()
    """Characters drawn on the button."""
    tone: str = PLAIN
    """`plain`, `main` (the expected answer) or `danger` (nothing brings it back)."""
    tag: str = ""
    """`held` or `bluff` where the move is a claim."""


def is_final(move: Move, game: Game) -> bool:
    """Whether a move is an attack or a challenge, which nothing brings back."""
    if isinstance(move, moves.Act):
        action = game.actions[move.action]
        return action.aim is Aim.ONE and bool(action.cost.coins or action.needs)
    return isinstance(move, (moves.Challenge, moves.Concede))


def answer(move: Move, seen: Observation, people: People) -> MoveButton:
    """The button of a legal move."""
    return BUTTONS[type(move)](move, seen, people)


def _button(move: Move, label: Say, **more: Any) -> MoveButton:
    return MoveButton(str(move), label, label, **more)


def _act(move: moves.Act, seen: Observation, people: People) -> MoveButton:
    name = action_name(move.action)
    tone = DANGER if is_final(move, seen.game) else PLAIN
    if not move.named:
        return MoveButton(str(move), name, say("move-act", action=name), tone=tone)
    words = [_object(word, move.seat, people) for word in move.named]
    if len(words) == 2:
        words = [say("object-pair", source=words[0], receiver=words[1])]
    (label,) = words
    return MoveButton(str(move), label, say("move-act-at", action=name, object=label), tone=tone)


def _object(word: int | str, seat: int, people: People) -> Phrase:
    if isinstance(word, str):
        return role(word)
    return say("object-self") if word == seat else people.name(word)


def _pass(move: moves.Pass, _: Observation, _people: People) -> MoveButton:
    return _button(move, say("move-pass"), tone=MAIN)


def _challenge(move: moves.Challenge, seen: Observation, people: People) -> MoveButton:
    hint = None
    if seen.claim is not None:
        hint = say("risk-challenge", **people.named("actor", seen.claim.seat))
    return _button(move, say("move-challenge"), hint=hint, tone=DANGER)


def _concede(move: moves.Concede, _: Observation, _people: People) -> MoveButton:
    return _button(move, say("move-concede"), hint=say("move-concede-hint"), tone=DANGER)


def _claimed(character: str, seen: Observation) -> str:
    return "held" if character in seen.hand else "bluff"


def _block(move: moves.Block, seen: Observation, _: People) -> MoveButton:
    label = say("move-block", role=role(move.character))
    tag = _claimed(move.character, seen)
    return _button(move, label, cards=(move.character,), tag=tag)


def _one_card(message: str) -> Callable[[Any, Observation, People], MoveButton]:
    def button(move: moves.OfCharacter, _: Observation, _people: People) -> MoveButton:
        return _button(move, say(message, role=role(move.character)), cards=(move.character,))

    return button


def _show(move: moves.Show, _: Observation, _people: People) -> MoveButton:
    hint = say("risk-prove-true")
    if len(move.characters) == 1:
        label = say("move-show", role=role(move.characters[0]))
    else:
        label = say("move-show-all")
    return _button(move, label, hint=hint, cards=move.characters, tone=MAIN)


def _keep(move: moves.Keep, _: Observation, _people: People) -> MoveButton:
    label = say("move-keep", roles=roles(move.characters))
    return _button(move, label, cards=move.characters)


def _join(move: moves.JoinIn, seen: Observation, _: People) -> MoveButton:
    claimed = seen.game.claim_of.get(seen.action or "")
    join = seen.game.actions[seen.action].join if seen.action else None
    if claimed is None or join is None or not join.by_claim:
        return _button(move, say("move-join"))
    return _button(move, say("move-join"), cards=(claimed,), tag=_claimed(claimed, seen))


def _pay(move: moves.Pay, seen: Observation, _: People) -> MoveButton:
    effects = seen.game.actions[seen.action].effects if seen.action else ()
    bribes = [e.bribe for e in effects if isinstance(e, Extort)]
    return _button(move, say("move-pay", coins=coins(bribes[0] if bribes else 1)))


def _react(move: moves.React, seen: Observation, people: People) -> MoveButton:
    claimed = role(move.character)
    tag = _claimed(move.character, seen)
    word = move.named[0] if move.named else None
    if isinstance(word, str):
        label = say("move-claim-card", role=claimed, card=role(word))
        return _button(move, label, cards=(word,), tag="bluff")
    if isinstance(word, int):
        label = say("move-claim-to", role=claimed, **people.named("target", word))
    elif seen.phase in ("token", "choose_action"):
        label = say("move-claim-defuse", role=claimed)
    elif seen.phase == "lose":
        label = say("move-claim-card", role=claimed, card=claimed)
    else:
        label = say("move-claim", role=claimed)
    return _button(move, label, cards=(move.character,), tag=tag)


def _give(move: moves.Give, _: Observation, people: People) -> MoveButton:
    return _button(move, say("move-give", **people.named("target", move.to)))


def _simple(message: str, **more: Any) -> Callable[[Any, Observation, People], MoveButton]:
    def button(move: Move, _: Observation, _people: People) -> MoveButton:
        return _button(move, say(message), **more)

    return button


# The one place where a move's type is erased: each function takes its own kind of move.
BUTTONS: Final[dict[type[Move], Callable[[Any, Observation, People], MoveButton]]] = {
    moves.Act: _act,
    moves.Pass: _pass,
    moves.Challenge: _challenge,
    moves.Concede: _concede,
    moves.Block: _block,
    moves.Lose: _one_card("move-lose"),
    moves.Reveal: _one_card("move-reveal"),
    moves.Draft: _one_card("move-draft"),
    moves.Offer: _one_card("move-offer"),
    moves.Show: _show,
    moves.Keep: _keep,
    moves.Return: _simple("move-return", tone=MAIN),
    moves.Replace: _simple("move-replace"),
    moves.JoinIn: _join,
    moves.Pay: _pay,
    moves.React: _react,
    moves.DrawOn: _simple("move-draw"),
    moves.Stop: _simple("move-stop", tone=MAIN),
    moves.Give: _give,
}
