"""The facts about a position that the network's features are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coup.engine.game import Game
    from coup.engine.moves import Move, Seat
    from coup.engine.tokens import Token
    from coup.rules.model import Name


class ClaimView(Protocol):
    """What everybody knows of a claim."""

    @property
    def seat(self) -> Seat:
        """Who claims."""

    @property
    def character(self) -> Name:
        """What is claimed."""

    @property
    def kind(self) -> str:
        """What the claim is for: `action`, `block` or something else."""

    @property
    def denies(self) -> bool:
        """Whether the claim is not to hold the character."""


class View(Protocol):
    """The facts a seat may know that features are made of; an Observation is one."""

    @property
    def game(self) -> Game:
        """The rules; public."""

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""

    @property
    def phase(self) -> str:
        """The pending decision's name."""

    @property
    def claim(self) -> ClaimView | None:
        """The claim under discussion, if any."""

    @property
    def action(self) -> Name | None:
        """The action under way, if any."""

    @property
    def named(self) -> tuple[Seat | Name, ...]:
        """What the action under way names."""

    @property
    def options(self) -> tuple[Move, ...]:
        """The seat's legal moves."""

    @property
    def hand(self) -> tuple[Name, ...]:
        """The seat's own cards."""

    @property
    def coins(self) -> Sequence[int]:
        """Coins by seat."""

    @property
    def lost(self) -> Sequence[tuple[Name, ...]]:
        """Cards lost face up, by seat."""

    @property
    def alive(self) -> tuple[Seat, ...]:
        """The seats with an influence left, in seat order."""

    @property
    def influence(self) -> Sequence[int]:
        """Face-down cards by seat."""

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens out of the middle."""

    @property
    def sides(self) -> tuple[Name, ...]:
        """The allegiances by seat, or nothing."""

    @property
    def bank(self) -> int:
        """Coins on the Bank."""

    @property
    def reserve(self) -> int:
        """Coins on the Treasury Reserve."""
