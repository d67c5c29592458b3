"""A progress bar on a terminal, and silence elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import TextIO

WIDTH: Final = 30


@dataclass(slots=True)
class Progress:
    """Draws how many of `total` deals are done, where the stream is a terminal."""

    total: int
    stream: TextIO

    def __call__(self, done: int) -> None:
        """Draw the bar anew; wipe it out once everything is done."""
        if not self.stream.isatty():
            return
        if done >= self.total:
            self.stream.write("\r" + " " * (WIDTH + 40) + "\r")
        else:
            full = WIDTH * done // self.total
            bar = "#" * full + "." * (WIDTH - full)
            self.stream.write(f"\r[{bar}] {done} of {self.total} deals")
        self.stream.flush()
