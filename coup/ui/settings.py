"""What the person at the screen has chosen for the page, kept between visits where possible."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coup.ui.house import House

SPEEDS: Final = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0}
"""How long the table waits after something happened, as a share of the normal time."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "speed": ("normal", "slow", "fast", "instant"),
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "full", "reduced"),
    "confirm": ("auto", "on", "off"),
    "numerals": ("auto", "latn"),
    "styles": ("on", "off"),
}
"""The values of each setting, the first of them the default."""

LANGUAGES: Final = ("en", "fa", "ar", "el")
KEY: Final = "coup.settings"
STATISTICS_KEY: Final = "coup.statistics"
HOUSE_KEY: Final = "coup.house"


class Store(Protocol):
    """Keeps texts between visits, or for this visit only where nothing may be kept."""

    @property
    def keeps(self) -> bool:
        """Whether what is written will still be there on the next visit."""
        ...

    def read(self, key: str) -> str | None:
        """The text kept under a key."""
        ...

    def write(self, key: str, text: str) -> None:
        """Keep a text."""
        ...


class Settings:
    """The settings now: those of the address for this visit, else those kept, else the defaults."""

    def __init__(self, store: Store, wished: Mapping[str, str]) -> None:
        self._store = store
        self._kept = _read(store, KEY)
        self._wished = dict(wished)
        self._house: House | None = None

    @property
    def are_kept(self) -> bool:
        """Whether the choices made now will still stand on the next visit."""
        return self._store.keeps

    def __getitem__(self, name: str) -> str:
        value = self._wished.get(name) or self._kept.get(name)
        return value if value in CHOICES[name] else CHOICES[name][0]

    def wish(self, name: str, value: str) -> None:
        """Change a setting for this visit only."""
        self._wished[name] = value

    def choose(self, name: str, value: str) -> bool:
        """Change a setting and keep it; False where there is no such value."""
        if value not in CHOICES.get(name, ()):
            return False
        self._wished.pop(name, None)
        self._kept[name] = value
        self._store.write(KEY, json.dumps(self._kept))
        return True

    @property
    def pace(self) -> float:
        """How long the table waits, as a share of the normal time."""
        return SPEEDS[self["speed"]]

    @property
    def has_house(self) -> bool:
        """Whether house rules may have been chosen."""
        return self._house is not None or self._store.read(HOUSE_KEY) is not None

    @property
    def house(self) -> House:
        """The house rules; most games do without, and do not wait for them."""
        if self._house is None:
            from coup.ui.house import House

            self._house = House(self._store, HOUSE_KEY)
        return self._house


class Statistics:
    """How many games were finished here, and how many of them won."""

    def __init__(self, store: Store) -> None:
        self._store = store
        kept = _read(store, STATISTICS_KEY)
        self.games, self.wins = (_count(kept.get(name)) for name in ("games", "wins"))

    def add(self, *, won: bool) -> None:
        """Count a finished game."""
        self.games += 1
        self.wins += won
        self._write()

    def forget(self) -> None:
        """Start again from nothing."""
        self.games = self.wins = 0
        self._write()

    def _write(self) -> None:
        text = json.dumps({"games": self.games, "wins": self.wins})
        self._store.write(STATISTICS_KEY, text)


def _read(store: Store, key: str) -> dict[str, str]:
    """What is kept under a key; nothing where it was cut off or comes from elsewhere."""
    try:
        content = json.loads(store.read(key) or "{}")
    except ValueError:
        return {}
    return content if isinstance(content, dict) else {}


def _count(value: object) -> int:
    return value if isinstance(value, int) and value >= 0 else 0
