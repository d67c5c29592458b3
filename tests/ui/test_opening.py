"""Opening a page: what its address asks for, and what was chosen before the game had arrived."""

from __future__ import annotations

import asyncio

import pytest

from coup.ui.host import Host
from coup.ui.opening import open_app
from tests.ui.fake_page import FakePage
from tests.ui.test_secrets import check_balanced
from tests.ui.texts import messages

UNTOUCHED = {
    "setup-variant": "classic",
    "setup-seats": "4",
    "setup-bots": "casual",
    "setup-styles": "on",
    "setup-speed": "normal",
}


def page_with(fields: dict[str, str], *, sent: bool = False, **parameters: str) -> FakePage:
    """A page on which so much was filled in while it was loading."""
    page = FakePage(**parameters)
    page.fields = UNTOUCHED | fields
    page.is_sent = sent
    return page


def opened(page: FakePage) -> Host:
    """The host of a page that has just been opened."""

    async def begin() -> Host:
        return open_app(page, messages())[0]

    return asyncio.run(begin())


@pytest.mark.parametrize("sent", [True, False])
def test_what_was_chosen_while_the_page_was_loading_stays(*, sent: bool) -> None:
    early = {"setup-variant": "hammiz", "setup-seats": "3", "setup-bots": "shrewd"}
    early |= {"setup-styles": "off", "setup-speed": "fast"}
    page = page_with(early, sent=sent)
    host = opened(page)
    assert {name: page.fields[name] for name in early} == early
    assert (host.settings["speed"], host.settings["styles"]) == ("fast", "off")
    assert (host.seating is not None) == sent
    if sent:
        wishes = host.match.game, host.seating and host.seating.wishes.bots
        assert (wishes[0].rules.variant, len(wishes[0].seats), wishes[1]) == (
            "hammiz", 3, ("shrewd",),
        )  # fmt: skip


def test_form_that_nobody_touched_shows_what_the_address_asks_for() -> None:
    page = page_with({}, variant="hammiz", seats="3", bots="novice")
    opened(page)
    shown = [page.fields[f"setup-{name}"] for name in ("variant", "seats", "bots", "styles")]
    assert shown == ["hammiz", "3", "novice", "off"]


def test_early_choice_of_opponents_lets_the_rest_of_the_address_stand() -> None:
    page = page_with({"setup-bots": "shrewd"}, seats="3", bots="novice")
    opened(page)
    shown = [page.fields[f"setup-{name}"] for name in ("seats", "bots", "styles")]
    assert shown == ["3", "shrewd", "on"]


def test_address_that_starts_is_dealt_as_it_is() -> None:
    host = opened(page_with({"setup-seats": "6"}, start="1", seats="3", bots="random"))
    assert len(host.match.game.seats) == 3


def test_text_that_cannot_be_copied_is_shown_with_a_title_and_a_way_out() -> None:
    async def press() -> FakePage:
        page = page_with({}, start="1", bots="random", speed="0")
        page.has_clipboard = False
        _, controller, _ = open_app(page, messages())
        controller.click({"do": "report"})
        return page

    dialog = asyncio.run(press()).dialog or ""
    check_balanced(dialog)
    assert "Copy the report" in dialog
    assert 'data-do="close"' in dialog
    assert 'aria-labelledby="dialog-title"' in dialog
