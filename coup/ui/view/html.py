"""Small pieces of HTML that several views share."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from coup.ui.words import role, say

if TYPE_CHECKING:
    from coup.ui.messages import Speaker
    from coup.ui.words import Phrase


def icon(name: str) -> str:
    """A drawing of the interface; it says nothing that is not also written."""
    return f'<svg class="icon" aria-hidden="true"><use href="#icon-{name}"></use></svg>'


def art(name: str, css: str = "art") -> str:
    """A drawing of the game: a character, the back of a card, a coin or a token."""
    return f'<svg class="{css}" aria-hidden="true"><use href="#{name}"></use></svg>'


def card(speaker: Speaker, character: str, *, note: str = "") -> str:
    """A card face up with its name; `note` marks a card that is `lost` or `aside`."""
    name = speaker.html(role(character))
    mark = f'<span class="card-note">{speaker.html(say(f"card-{note}"))}</span>' if note else ""
    css = f"card is-{note}" if note else "card"
    return (
        f'<span class="{css} role-{character}">{art(f"role-{character}")}'
        f'<span class="card-name">{name}</span>{mark}</span>'
    )


def card_back(note: str = "") -> str:
    """A card face down, the same whatever it is; `note` is HTML written on it."""
    mark = f'<span class="card-note">{note}</span>' if note else ""
    return f'<span class="card is-down">{art("card-back")}{mark}</span>'


def small_card(character: str) -> str:
    """The emblem of a character beside its name."""
    return f'<span class="emblem role-{character}">{art(f"role-{character}")}</span>'


def avatar(style: str) -> str:
    """The animal of a personality; nothing for those without one."""
    return art(f"style-{style}", "avatar") if style else ""


def number(speaker: Speaker, count: int) -> str:
    """A number in the numerals of the language."""
    return speaker.html(say("number", count=count))


def purse(speaker: Speaker, coins: int) -> str:
    """A coin and how many there are."""
    return f'<span class="purse">{art("coin", "coin")}<b>{number(speaker, coins)}</b></span>'


def unseen(html: str) -> str:
    """HTML that is read out but not shown."""
    return f'<span class="unseen">{html}</span>'


def verdict(name: str, speaker: Speaker, more: str = "") -> str:
    """Whether a claim was `true` or a `bluff`; `more` is HTML about what became of it."""
    sign = "check" if name == "true" else "x"
    return (
        f'<span class="verdict verdict-{name}">{icon(sign)}'
        f"{speaker.html(say(f'over-{name}'))}{more}</span>"
    )


def button(
    speaker: Speaker, do: str, label: Phrase, *, sign: str = "", css: str = "", place: str = "do"
) -> str:
    """A button of the interface, which makes no move.

    Its id is `place` and what it does: what can be done in several places has an id for each.
    """
    drawing = icon(sign) if sign else ""
    classes = f' class="{css}"' if css else ""
    return (
        f'<button type="button" id="{place}-{escape(do)}" data-do="{escape(do)}"{classes}>'
        f"{drawing}<span>{speaker.html(label)}</span></button>"
    )
