"""A page without a browser: keeps what is drawn, and lets time pass at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from coup.engine.errors import CoupError
from tests.ui.test_wishes import Memory

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coup.ui.settings import Store


class FakePage:
    """Stands for `coup.ui.page.Page`; tests read what the game did to it."""

    def __init__(self, **parameters: str) -> None:
        """Begin with the parameters of an address."""
        self.store: Store = Memory()
        self.asked = parameters
        self.regions: dict[str, str] = {}
        self.visible: dict[str, bool] = {}
        self.marks: dict[str, str] = {}
        self.fields: dict[str, str] = {}
        self.quiet: set[str] = set()
        self.read_out: list[str] = []
        """What came into the log while it was not hushed."""
        self.dialog: str | None = None
        self.copied: list[str] = []
        self.has_clipboard = True
        self.warnings: list[str] = []
        self.errors: list[BaseException] = []
        self.slept = 0.0
        """Seconds that would have passed."""
        self.shortest_sleep = 0.0
        """What a browser makes of a shorter one in a tab that nobody sees."""
        self.archives: list[str] = []
        self.missing: set[str] = set()
        """Archives and languages that cannot be fetched."""
        self.focused: list[bool] = []
        self.is_sent = False
        self.spoken = "en"

    async def open_archive(self, name: str) -> None:
        """Note which archive is fetched, or fail."""
        await asyncio.sleep(0)
        if name in self.missing:
            raise OSError(f"no {name}")
        self.archives.append(name)

    def parameters(self) -> Mapping[str, str]:
        """The parameters of the address."""
        return self.asked

    def patch(self, region: str, html: str) -> None:
        """Keep the content of a region."""
        self.regions[region] = html
        self._read_out(region, html)

    def _read_out(self, region: str, html: str) -> None:
        if region == "log" and html and region not in self.quiet:
            self.read_out.append(html)

    def extend(self, region: str, html: str) -> None:
        """Add to a region."""
        self.regions[region] = self.regions.get(region, "") + html
        self._read_out(region, html)

    def replace(self, element: str, html: str) -> None:
        """Keep an element as a region of its own."""
        self.regions[element] = html

    def write(self, region: str, text: str) -> None:
        """Keep the text of a region."""
        self.regions[region] = text

    def hush(self, region: str, *, quiet: bool) -> None:
        """Note which regions are not read out."""
        (self.quiet.add if quiet else self.quiet.discard)(region)

    def mark(self, name: str, value: str) -> None:
        """Note an attribute of the page."""
        self.marks[name] = value

    def is_touched(self) -> bool:
        """Nobody has fingers here."""
        return False

    def is_form_sent(self) -> bool:
        """Whether somebody was that fast."""
        return self.is_sent

    def value_of(self, field: str) -> str:
        """What a field holds."""
        return self.fields.get(field, "")

    def set_value(self, field: str, value: str) -> None:
        """Fill a field."""
        self.fields[field] = value

    def show(self, region: str, *, visible: bool) -> None:
        """Note what is visible."""
        self.visible[region] = visible

    def language(self) -> str:
        """The language spoken last."""
        return self.spoken

    async def speak(self, language: str, numerals: str) -> None:
        """Note the language, or fail."""
        await asyncio.sleep(0)
        if language in self.missing:
            raise CoupError(f"no {language}")
        self.spoken = language
        self.marks["numerals"] = numerals

    def focus_decision(self, *, asked: bool) -> None:
        """Note each time that the decision may take the focus."""
        self.focused.append(asked)

    def open_dialog(self, html: str) -> None:
        """Keep the dialog."""
        self.dialog = html

    def close_dialog(self) -> None:
        """Put the dialog away."""
        self.dialog = None

    def next_frame(self, draw: Callable[[], None]) -> None:
        """Draw soon."""
        asyncio.get_running_loop().call_soon(draw)

    async def sleep(self, seconds: float) -> None:
        """Count the time, and let everything else have its turn."""
        self.slept += max(seconds, self.shortest_sleep) if seconds else 0
        await asyncio.sleep(0)

    def now(self) -> float:
        """Only sleeping takes time."""
        return self.slept

    def random_seed(self) -> int:
        """A number that anybody can guess."""
        return 4

    def copy(self, text: str, told: str, otherwise: str) -> None:
        """Keep what is copied; where that is out of reach, show it."""
        if self.has_clipboard:
            self.copied.append(text)
            self.regions["copied"] = told
        else:
            self.dialog = otherwise

    def address(self, parameters: Mapping[str, str]) -> str:
        """An address that can be read."""
        return "?" + "&".join(f"{name}={value}" for name, value in parameters.items())

    def warn(self, text: str) -> None:
        """Keep a warning."""
        self.warnings.append(text)

    def report(self, error: BaseException) -> None:
        """Keep an error."""
        self.errors.append(error)

    def ready(self) -> None:
        """Do nothing: nothing waits for this page."""
