"""Opens a page: reads its address, and shows the first screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.controller import Controller
from coup.ui.host import Host
from coup.ui.messages import Speaker
from coup.ui.script import Script
from coup.ui.settings import Settings
from coup.ui.setup import fill_form, has_styles, wishes_of_form, with_early_choices
from coup.ui.wishes import read_address

if TYPE_CHECKING:
    from coup.ui.messages import Messages
    from coup.ui.page import Page
    from coup.ui.wishes import Position


def open_app(
    page: Page, messages: Messages, position: Position | None = None, *, may_start: bool = True
) -> tuple[Host, Controller, Script]:
    """Put the game on a page; it is ready for the first move when this returns."""
    speaker = Speaker(messages)
    address = read_address(page.parameters())
    for complaint in address.complaints:
        page.warn(speaker.text(complaint))
    host = Host(page, speaker, Settings(page.store, address.settings))
    host.show_appearance()
    fill_form(host, address.wishes if address.starts else with_early_choices(host, address.wishes))
    if may_start and (address.starts or page.is_form_sent()):
        wishes = wishes_of_form(host)
        if address.starts:
            wishes = address.wishes._replace(styled=has_styles(host, address.wishes))
        host.new_game(wishes._replace(position=position))
    else:
        host.show_setup()
    return host, Controller(host), Script(host)
