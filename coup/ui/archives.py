"""Fetches the parts of the package that only some bots need, while the game goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coup.ui.page import Page


class Archives:
    """The archives of a page: each is fetched once, and again where that failed."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._fetched: dict[str, asyncio.Future[None]] = {}
        self._wanted: tuple[str, ...] = ()

    def want(self, names: Iterable[str]) -> None:
        """Begin to fetch what the bots of a table need before they can decide."""
        self._wanted = tuple(names)
        for name in self._wanted:
            if name not in self._fetched or self._has_failed(name):
                self._fetched[name] = asyncio.ensure_future(self._page.open_archive(name))

    def _has_failed(self, name: str) -> bool:
        fetched = self._fetched[name]
        return fetched.done() and (fetched.cancelled() or fetched.exception() is not None)

    @property
    def are_here(self) -> bool:
        """Whether everything wanted has arrived."""
        return all(
            self._fetched[name].done() and not self._has_failed(name) for name in self._wanted
        )

    async def arrive(self) -> None:
        """Wait for everything wanted; what failed meanwhile is tried once more."""
        self.want(self._wanted)
        for name in self._wanted:
            # A game that is given up does not end a download that the next one may need.
            await asyncio.shield(self._fetched[name])
