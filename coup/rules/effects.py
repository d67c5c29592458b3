"""What actions do, as values: each effect is one elementary consequence."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effect:
    """One elementary consequence of an action; the engine looks its function up by its type."""


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """The player takes coins from the Treasury."""

    coins: int


@dataclass(frozen=True, slots=True)
class Double(Effect):
    """The player doubles their coins from the Treasury, gaining at most so many (Speculator)."""

    at_most: int


@dataclass(frozen=True, slots=True)
class Take(Effect):
    """The player takes up to so many coins from each target.

    With `from_eliminated` also from a target who was eliminated this turn (E.8).
    """

    coins: int
    from_eliminated: bool = True


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """The player gives coins to another player of choice (Farmer)."""

    coins: int


@dataclass(frozen=True, slots=True)
class Level(Effect):
    """Up to so many coins move from the richest player to the poorest (Communist)."""

    coins: int


@dataclass(frozen=True, slots=True)
class PayJoiners(Effect):
    """The player gives coins to everyone who joined, clockwise, as far as they go (Capitalist)."""

    coins: int


@dataclass(frozen=True, slots=True)
class ShareOut(Effect):
    """The player and everyone who joined take as many coins as they are (Plantation Owner)."""


@dataclass(frozen=True, slots=True)
class FillBank(Effect):
    """Coins move from the Treasury onto the Bank (A.3)."""

    coins: int


@dataclass(frozen=True, slots=True)
class TakeBank(Effect):
    """The player takes everything on the Bank (Financier)."""


@dataclass(frozen=True, slots=True)
class TakeReserve(Effect):
    """The player takes everything on the Treasury Reserve (R.7)."""


@dataclass(frozen=True, slots=True)
class HandOver(Effect):
    """The player gives all coins to the challenger (Speculator, caught)."""


@dataclass(frozen=True, slots=True)
class LoseInfluence(Effect):
    """Each target loses an influence, clockwise."""


@dataclass(frozen=True, slots=True)
class Extort(Effect):
    """The target buys itself off, and what was set aside comes back; or it loses an influence."""

    bribe: int


@dataclass(frozen=True, slots=True)
class Exchange(Effect):
    """The player draws cards, keeps as many as they had and returns the rest.

    With a `price` they may draw further cards, one at a time, for that many coins each (Writer).
    """

    draw: int
    price: int | None = None


@dataclass(frozen=True, slots=True)
class ExchangeWithTarget(Effect):
    """The player mixes a Court card and a card of the target with their own (Producer)."""


@dataclass(frozen=True, slots=True)
class Examine(Effect):
    """The target shows the player a card; the player returns it or has it replaced (N.4)."""


@dataclass(frozen=True, slots=True)
class AnotherAction(Effect):
    """The player takes another action, not this one again (Spy)."""


@dataclass(frozen=True, slots=True)
class PlaceOnTarget(Effect):
    """Each target gets a token of this kind."""

    token: str


@dataclass(frozen=True, slots=True)
class TakeToken(Effect):
    """The player takes every token of this kind, from whoever has it.

    With two or more of them one stays with the player, and the others go where the action named:
    on a player or on a character.
    """

    token: str


@dataclass(frozen=True, slots=True)
class PassBomb(Effect):
    """The target must pass the token on, defuse it, or lose an influence (A.1)."""

    token: str


@dataclass(frozen=True, slots=True)
class Convert(Effect):
    """The player named changes allegiance (R.6)."""


@dataclass(frozen=True, slots=True)
class Inspect(Effect):
    """Court cards are turned up; if one is the character named, the player gains coins (A.5)."""

    cards: int
    reward: int


@dataclass(frozen=True, slots=True)
class Pool(Effect):
    """Each target gives a coin or a card; the player keeps one card of the pool (Socialist)."""


@dataclass(frozen=True, slots=True)
class ReplaceLost(Effect):
    """The player draws a card from the Court in place of the one lost (Missionary)."""


@dataclass(frozen=True, slots=True)
class Inherit(Effect):
    """The player receives the coins of the one eliminated (Lawyer)."""


@dataclass(frozen=True, slots=True)
class Shed(Effect):
    """A token of the player's goes back to the middle (Mercenary's block in the next turn)."""

    token: str
