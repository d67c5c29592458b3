"""The collapsible parts of the set-up: house rules and characters, drawn once they are opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine.rng import Random
from coup.rules.catalog import Variant, find_variant
from coup.rules.drawing import draw_characters
from coup.ui.house import offered, picked
from coup.ui.setup import tell_parts
from coup.ui.view.house import characters_part, rules_part

if TYPE_CHECKING:
    from coup.ui.host import Host


class HouseForm:
    """Hears what is changed in the parts, and draws them anew."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._house = host.settings.house

    @property
    def _variant(self) -> Variant:
        return find_variant(self._host.page.value_of("setup-variant"))

    def draw(self) -> None:
        """Draw both parts, and what the closed ones say."""
        page, speaker, variant = self._host.page, self._host.speaker, self._variant
        seats = int(page.value_of("setup-seats"))
        chosen = self._house.of(variant)
        page.patch("setup-rules-fields", rules_part(variant, seats, chosen, speaker))
        if variant.is_drawn:
            characters = characters_part(variant, seats, chosen, speaker)
            page.patch("setup-characters-fields", characters)
        tell_parts(self._host, variant)

    def change(self, name: str, value: str) -> None:
        """Take over another value of a field."""
        kind, _, about = name.partition("-")
        if kind == "option":
            option = next(option for option in self._variant.options if option.name == about)
            self._house.choose(self._variant, about, option.parse(value))
        else:
            self._pick(about, value)
        self.draw()

    def _pick(self, about: str, value: str) -> None:
        """A box ticked or not, or one of a category, which takes the place of another."""
        variant = self._variant
        chosen = self._house.of(variant)
        names = set(picked(variant, chosen))
        if value in ("on", "off"):
            names = names | {about} if value == "on" else names - {about}
        else:
            pool = variant.pool(variant.settle(chosen.options))
            names -= {c.name for c in pool if c.category and c.category.value == about}
            names.add(value)
        known = offered(variant, chosen.options)
        self._house.pick(variant, [name for name in known if name in names])

    def usual(self) -> None:
        """Take the house rules back to what is usual."""
        self._house.reset(self._variant)
        self.draw()

    def draw_cast(self) -> None:
        """Let chance pick the characters, which can be changed afterwards."""
        variant = self._variant
        values = variant.settle({**self._house.of(variant).options, "draw": "random"})
        below = Random(self._host.page.random_seed()).below
        self._house.pick(variant, draw_characters(values, below))
        self.draw()
