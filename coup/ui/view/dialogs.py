"""Draws the dialogs: settings, the rules in short, and what a character does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.present import option_says
from coup.ui.prompting import does
from coup.ui.settings import CHOICES, LANGUAGES
from coup.ui.view.html import avatar, button, card, purse, unseen
from coup.ui.words import action_name, coins, say

if TYPE_CHECKING:
    from coup.rules.model import Action, Rules
    from coup.ui.messages import Speaker
    from coup.ui.settings import Settings, Statistics
    from coup.ui.words import Phrase, Say

SHOWN = ("speed", "theme", "motion", "confirm", "numerals")


def settings_dialog(
    settings: Settings,
    statistics: Statistics,
    language: str,
    speaker: Speaker,
    *,
    trouble: Phrase | None = None,
) -> str:
    """Every setting, and the statistics; `trouble` is why one of them could not be had."""
    problem = f'<p class="problem" role="alert">{speaker.html(trouble)}</p>' if trouble else ""
    fields = "".join(
        [
            _setting("language", language, LANGUAGES, speaker),
            *(_setting(name, settings[name], CHOICES[name], speaker) for name in SHOWN),
        ]
    )
    told = speaker.html(say("settings-unsaved"))
    unsaved = "" if settings.are_kept else f'<p class="field-help">{told}</p>'
    counted = say("settings-statistics", games=statistics.games, wins=statistics.wins)
    return (
        f'{_head("settings-title", speaker)}<div class="fields">{fields}</div>{problem}{unsaved}'
        f'<p class="statistics">{speaker.html(counted)}</p><div class="row">'
        f"{button(speaker, 'restart', say('do-restart'), sign='rotate-ccw', place='dialog')}"
        f"{button(speaker, 'report', say('do-copy-report'), sign='copy', place='dialog')}"
        f"{button(speaker, 'forget', say('settings-forget'), sign='x')}</div>"
        f'<p class="copied field-help" role="status"></p>'
    )


def _setting(name: str, value: str, choices: tuple[str, ...], speaker: Speaker) -> str:
    options = "".join(
        f'<option value="{choice}"{" selected" if choice == value else ""}>'
        f"{speaker.html(say(f'{name}-{choice}'))}</option>"
        for choice in choices
    )
    return (
        f'<label for="set-{name}">{speaker.html(say(f"setting-{name}"))}</label>'
        f'<select id="set-{name}" name="{name}">{options}</select>'
    )


def _head(title: str, speaker: Speaker) -> str:
    return (
        f'<header class="dialog-head"><h2 id="dialog-title">{speaker.html(say(title))}</h2>'
        f"{button(speaker, 'close', say('do-close'), sign='x', css='close')}</header>"
    )


def rules_dialog(rules: Rules | None, speaker: Speaker) -> str:
    """What can be done in this game, and the characters in play."""
    parts = [_head("do-rules", speaker)]
    parts.append(f'<div class="rules">{_essentials(speaker)}')
    if rules is not None:
        common = "".join(_action(action, speaker) for action in rules.common)
        parts.append(
            f'<h3>{speaker.html(say("strip-general"))}</h3><dl class="actions-help">{common}</dl>'
        )
        characters = "".join(_character(name, speaker) for name in rules.names)
        parts.append(f'<ul class="characters-help">{characters}</ul>')
        options = "".join(
            f"<li>{speaker.html(option_says(name, value))}</li>"
            for name, value in rules.options.items()
        )
        parts.append(f"<h3>{speaker.html(say('strip-options'))}</h3><ul>{options}</ul>")
    parts.append("</div>")
    return "".join(parts)


def _essentials(speaker: Speaker) -> str:
    lines = (speaker.html(say(f"rules-{number}")) for number in range(1, 7))
    return "".join(f"<p>{line}</p>" for line in lines)


def _action(action: Action, speaker: Speaker) -> str:
    name = speaker.html(action_name(action.name))
    price = action.cost.coins if action.cost.on_self is None else 0  # else the sentence tells it
    told = unseen(speaker.html(coins(price)))
    shown = f'<span aria-hidden="true">{purse(speaker, price)}</span>'
    cost = f' <span class="cost">{shown}{told}</span>' if price else ""
    return f"<dt>{name}{cost}</dt><dd>{speaker.html(does(action))}</dd>"


def _character(name: str, speaker: Speaker) -> str:
    return f"<li>{card(speaker, name)}<p>{speaker.html(say(f'role-{name}-help'))}</p></li>"


def character_dialog(character: str, speaker: Speaker) -> str:
    """What one character does."""
    told = say(f"role-{character}-help")
    return _explained("character", f"role-{character}", card(speaker, character), told, speaker)


def text_dialog(title: str, speaker: Speaker) -> str:
    """A place for a text that the page could not copy; the page puts it there."""
    return (
        f"{_head(title, speaker)}"
        f'<textarea id="text" readonly rows="12" aria-labelledby="dialog-title"></textarea>'
    )


def style_dialog(style: str, speaker: Speaker) -> str:
    """How an opponent with this personality leans."""
    return _explained("style", f"style-{style}", avatar(style), say(f"style-{style}-line"), speaker)


def _explained(what: str, title: str, picture: str, told: Say, speaker: Speaker) -> str:
    """A picture with a sentence about it."""
    text = f"<p>{speaker.html(told)}</p>"
    return f'{_head(title, speaker)}<div class="{what}-help">{picture}{text}</div>'
