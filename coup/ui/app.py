"""Starts the game on the page: reads the address, listens, and shows the first screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.ui.controller import Controller
from coup.ui.host import Host
from coup.ui.messages import Speaker
from coup.ui.script import Script
from coup.ui.settings import Settings
from coup.ui.setup import fill_form, wishes_of_form
from coup.ui.wishes import read_address

if TYPE_CHECKING:
    from coup.ui.messages import Messages
    from coup.ui.page import Page


def open_app(page: Page, messages: Messages) -> tuple[Host, Controller, Script]:
    """Put the game on a page; it is ready for the first move when this returns."""
    speaker = Speaker(messages)
    address = read_address(page.parameters())
    for complaint in address.complaints:
        page.warn(speaker.text(complaint))
    host = Host(page, speaker, Settings(page.store, address.settings))
    host.show_appearance()
    fill_form(host, address.wishes)
    if address.starts or page.is_form_sent():
        host.new_game(address.wishes if address.starts else wishes_of_form(page))
    else:
        host.show_setup()
    return host, Controller(host), Script(host)


async def start() -> None:
    """Start the game on the browser's page."""
    from coup.ui.dom import BrowserMessages, BrowserPage, texts_arrived

    page = BrowserPage()
    await texts_arrived()
    _, controller, script = open_app(page, BrowserMessages())
    page.listen(controller.click, controller.change, controller.key)
    page.connect(script.call)
    page.ready()
