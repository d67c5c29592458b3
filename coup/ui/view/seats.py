"""Draws what lies in front of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.view.html import art, avatar, card, card_back, purse, unseen
from coup.ui.words import role, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coup.ui.messages import Speaker
    from coup.ui.present import SeatModel


def rivals(seats: Sequence[SeatModel], speaker: Speaker) -> str:
    """The other players, clockwise from the left of the one at the screen."""
    return "".join(_seat(seat, speaker, "li") for seat in seats)


def own(seat: SeatModel, speaker: Speaker) -> str:
    """The place of the person at the screen."""
    return _seat(seat, speaker, "div")


def _seat(seat: SeatModel, speaker: Speaker, element: str) -> str:
    return (
        f'<{element} class="{_classes(seat)}" id="seat-{seat.seat}" data-seat="{seat.seat}">'
        f'<p class="unseen">{speaker.html(seat.summary)}{_own_cards(seat, speaker)}</p>'
        f"{_style(seat, speaker)}"
        f'<div class="seat-shown" aria-hidden="true">'
        f'<div class="plate"><span class="seat-name">{speaker.html(seat.name)}</span>'
        f"{purse(speaker, seat.coins)}</div>"
        f'<div class="cards">{_cards(seat, speaker)}</div>{_names(seat, speaker)}'
        f'<div class="marks">{_badge(seat, speaker)}{_side(seat, speaker)}{_tokens(seat, speaker)}'
        f"</div>{_bubble(seat, speaker)}</div></{element}>"
    )


def _style(seat: SeatModel, speaker: Speaker) -> str:
    """The animal of the player, which tells how this one leans."""
    if not seat.style:
        return ""
    told = say("seat-style", name=seat.name, style=say(f"style-{seat.style}"))
    line = speaker.attribute(say(f"style-{seat.style}-line"))
    return (
        f'<button type="button" class="seat-style" id="style-of-{seat.seat}" '
        f'data-help="style-{seat.style}" title="{line}">{avatar(seat.style)}'
        f"{unseen(speaker.html(told))}</button>"
    )


def _classes(seat: SeatModel) -> str:
    flags = {
        "is-you": seat.is_you,
        "is-turn": seat.is_turn,
        "is-awaited": seat.is_awaited,
        "is-target": seat.is_target,
        "is-out": seat.is_out,
        "is-winner": seat.has_won,
    }
    return " ".join(["seat", *(name for name, holds in flags.items() if holds)])


def _own_cards(seat: SeatModel, speaker: Speaker) -> str:
    cards = (speaker.html(say("card-own", role=role(name))) for name in seat.hand)
    return "".join(f" {text}." for text in cards) if seat.is_you else ""


def _cards(seat: SeatModel, speaker: Speaker) -> str:
    shown = [card(speaker, name) for name in seat.hand]
    shown += [card_back()] * seat.down
    shown += [card(speaker, name, note="lost") for name in seat.lost]
    shown += [card_back(speaker.html(say("card-aside")))] * seat.aside
    return "".join(shown)


def _names(seat: SeatModel, speaker: Speaker) -> str:
    """The names of the open cards of others, whose cards are too small to be read."""
    if seat.is_you:
        return ""
    names = [f"<span>{speaker.html(role(name))}</span>" for name in seat.hand]
    names += [f"<s>{speaker.html(role(name))}</s>" for name in seat.lost]
    return f'<div class="card-names">{" ".join(names)}</div>'


def _badge(seat: SeatModel, speaker: Speaker) -> str:
    if seat.has_won:
        return (
            f'<span class="badge">{art("crown", "coin")}{speaker.html(say("badge-winner"))}</span>'
        )
    name = "out" if seat.is_out else "awaited" if seat.is_awaited else ""
    name = name or ("turn" if seat.is_turn else "target" if seat.is_target else "")
    return (
        f'<span class="badge badge-{name}">{speaker.html(say(f"badge-{name}"))}</span>'
        if name
        else ""
    )


def _side(seat: SeatModel, speaker: Speaker) -> str:
    if seat.side is None:
        return ""
    return f'<span class="side side-{seat.side}">{speaker.html(say(f"side-{seat.side}"))}</span>'


def _tokens(seat: SeatModel, speaker: Speaker) -> str:
    return "".join(
        f'<span class="token">{art(f"token-{token.kind}", "coin")}'
        f"{speaker.html(token.label)}</span>"
        for token in seat.tokens
    )


def _bubble(seat: SeatModel, speaker: Speaker) -> str:
    if seat.bubble is None:
        return ""
    return f'<div class="bubble" id="bubble-{seat.seat}">{speaker.html(seat.bubble)}</div>'
