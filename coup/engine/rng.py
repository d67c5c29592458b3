"""A random stream that is the same on every Python: SplitMix64."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import MutableSequence

T = TypeVar("T")

MASK: Final = (1 << 64) - 1


class Random:
    """A stream of random numbers from one 64-bit integer, which is its whole state.

    Python promises neither `shuffle` nor `choice` across versions, so games that must be equal on
    CPython and in the browser draw from here. Source: Steele, Lea, Flood, "Fast splittable
    pseudorandom number generators", 2014.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next64(self) -> int:
        """The next 64 random bits, as an integer from 0 to 2**64 - 1."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """A random integer from 0 to `bound` - 1, for a bound from 1 to 2**32.

        Multiplying and shifting instead of taking a remainder leaves a bias below 2**-32.
        """
        return ((self.next64() >> 32) * bound) >> 32

    def chance(self, probability: float) -> bool:
        """True with the given probability, from 0 to 1."""
        return self.next64() < probability * 18446744073709551616.0

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into random order, in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def split(self) -> Random:
        """A new stream, independent of what this one draws from now on."""
        return Random(self.next64())
