"""Lets the bot that looks ahead look less far where a test is not about how well it plays."""

from __future__ import annotations

import pytest

from coup.bots.search import master
from coup.bots.search.lookahead import Effort


@pytest.fixture(autouse=True)
def short_sighted(monkeypatch: pytest.MonkeyPatch) -> None:
    """One world, and few moves tried in it."""
    monkeypatch.setattr(master, "EFFORT", Effort(worlds=1, looks=1))
    monkeypatch.setattr(master, "MOST", 3)
