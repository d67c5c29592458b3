"""What the game asks of the page it is shown on; the browser's page is in `coup.ui.dom`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coup.ui.settings import Store


class Page(Protocol):
    """The page, as far as the game needs it."""

    @property
    def store(self) -> Store:
        """What is kept between visits."""
        ...

    async def open_archive(self, name: str) -> None:
        """Fetch a part of the package that does not travel with the rest; CoupError if it fails."""
        ...

    def parameters(self) -> Mapping[str, str]:
        """The parameters of the address."""
        ...

    def patch(self, region: str, html: str) -> None:
        """Make the content of a region what the HTML says, keeping what is alike."""
        ...

    def extend(self, region: str, html: str) -> None:
        """Add to the end of a region."""
        ...

    def replace(self, element: str, html: str) -> None:
        """Make an element what the HTML says, itself included."""
        ...

    def write(self, region: str, text: str) -> None:
        """Put plain text into a region."""
        ...

    def hush(self, region: str, *, quiet: bool) -> None:
        """Have nothing read out of a region that is otherwise read as it grows."""
        ...

    def mark(self, name: str, value: str) -> None:
        """Set a data attribute of the whole page, which styles refer to."""
        ...

    def is_touched(self) -> bool:
        """Whether the page is worked with a finger rather than with a pointer or keys."""
        ...

    def is_form_sent(self) -> bool:
        """Whether the set-up was sent before the game was there to take it."""
        ...

    def value_of(self, field: str) -> str:
        """What a field of a form holds; empty where there is none."""
        ...

    def set_value(self, field: str, value: str) -> None:
        """Fill a field of a form."""
        ...

    def show(self, region: str, *, visible: bool) -> None:
        """Show or hide a region."""
        ...

    def language(self) -> str:
        """The language of the page."""
        ...

    async def speak(self, language: str, numerals: str) -> None:
        """Change to a language, which is kept for later visits."""
        ...

    def focus_decision(self, *, asked: bool) -> None:
        """Move the focus to the decision: when it is asked, or when the focus got lost."""
        ...

    def open_dialog(self, html: str) -> None:
        """Show a dialog with this content, or put it into the one that is open."""
        ...

    def close_dialog(self) -> None:
        """Close the dialog."""
        ...

    def next_frame(self, draw: Callable[[], None]) -> None:
        """Draw once before the page is painted next."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let time pass, and the page do what it has to."""
        ...

    def now(self) -> float:
        """Seconds on a clock that goes on whatever the page does."""
        ...

    def random_seed(self) -> int:
        """A number nobody can guess."""
        ...

    def copy(self, text: str, told: str, otherwise: str) -> None:
        """Put a text on the clipboard, and then say so where there is a place for it.

        Where the clipboard is out of reach the text is shown in a dialog, `otherwise`.
        """
        ...

    def address(self, parameters: Mapping[str, str]) -> str:
        """The address that opens the game with these parameters; empty where there is none."""
        ...

    def warn(self, text: str) -> None:
        """Tell the console."""
        ...

    def report(self, error: BaseException) -> None:
        """Tell the console about an error of our own."""
        ...

    def ready(self) -> None:
        """Say that the first move can be made."""
        ...
