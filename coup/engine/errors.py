"""The refusals of the engine, each carrying one readable sentence."""

from __future__ import annotations


class CoupError(ValueError):
    """Something was asked of the game that cannot be done."""


class InvalidMove(CoupError):
    """A text that is no move at all."""


class IllegalMove(CoupError):
    """A move that may not be made now."""


class InvalidRecord(CoupError):
    """A game record, variant or option that says something impossible."""
