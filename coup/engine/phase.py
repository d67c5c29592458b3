"""The contract of a phase: one pending decision, or one draw, on the stack of a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from coup.engine.claim import Claim
    from coup.engine.moves import Move, Seat
    from coup.engine.rng import Random
    from coup.engine.state import State
    from coup.rules.model import Name


class Phase(ABC):
    """A pending decision, as data: who is asked, which moves there are, what a move does.

    Phases are never changed once they are on the stack, so copies of a state share them; a phase
    that goes on puts a new one in its own place.
    """

    __slots__ = ()
    name: ClassVar[str]
    """What `replay` prints as the phase."""

    @property
    def claim(self) -> Claim | None:
        """The claim under discussion, where there is one."""
        return None

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The cards the decision refers to, with who holds them."""
        return ()

    def seen_by(self, seat: Seat) -> Phase:
        """The phase as a seat knows it: cards it has not seen are unknown."""
        return self

    def imagined(self, state: State, random: Random) -> Phase:
        """The phase with its unknown cards taken from the hands of an imagined state."""
        return self

    @abstractmethod
    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The seats that may move now, the first of them the one to be heard first at a tie."""

    @abstractmethod
    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """The legal moves of a seat that may move."""

    @abstractmethod
    def apply(self, state: State, move: Move) -> None:
        """Carry out a legal move and leave the stack as it should be afterwards."""

    def begin(self, state: State) -> bool:
        """Do what needs no decision; True when that was all and the phase is off the stack."""
        return False


class SeatPhase(Phase):
    """A decision of one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The seat itself."""
        return (self.seat,)


class ChancePhase(Phase):
    """A pending draw: `to_move` is empty, and chance makes the move."""

    __slots__ = ()

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """Nobody: chance moves."""
        return ()

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Nothing for any seat."""
        return ()

    @abstractmethod
    def sample(self, state: State, random: Random) -> Move:
        """A move of chance, drawn from the stream."""

    @abstractmethod
    def why_impossible(self, state: State, move: Move) -> str | None:
        """Why chance cannot have made this move, or None where it can."""


class SilentPhase(Phase):
    """A step that waits on the stack for what lies above it and then asks nobody anything."""

    __slots__ = ()

    @abstractmethod
    def begin(self, state: State) -> bool:
        """Do it, and take the phase off the stack."""

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """Nobody."""
        return ()

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Nothing."""
        return ()

    def apply(self, state: State, move: Move) -> None:
        """Never happens."""
        raise AssertionError(move)
