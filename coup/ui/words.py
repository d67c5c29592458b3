"""Sentences before they are put into a language: message ids with their arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias, Union

if TYPE_CHECKING:
    from collections.abc import Sequence


class Insert(NamedTuple):
    """Text that comes from outside the catalogue, such as a player's name."""

    text: str


class Say(NamedTuple):
    """A message by its id, with its arguments in a fixed order, so that equal ones compare equal.

    A text argument chooses between the variants of a message; whatever is to be read is an
    Insert, a number, or another Say.
    """

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()


class Clause(NamedTuple):
    """A sentence of its own inside another one; it needs no isolation."""

    sentence: Say


class Listing(NamedTuple):
    """Several things read as one list."""

    items: tuple[Insert | Say, ...]


Phrase: TypeAlias = Union[Say, Insert, Listing]  # noqa: UP007  the forward reference needs it
Argument: TypeAlias = Union[str, int, Say, Insert, Listing, Clause]  # noqa: UP007


def say(message: str, **arguments: Argument) -> Say:
    """A message with its arguments."""
    return Say(message, tuple(arguments.items()))


def role(character: str) -> Say:
    """The name of a character."""
    return Say(f"role-{character}")


def action_name(action: str) -> Say:
    """The name of an action."""
    return Say(f"action-{action}")


def coins(number: int) -> Say:
    """An amount of coins."""
    return say("coins", count=number)


def roles(characters: Sequence[str]) -> Listing:
    """Characters as a list."""
    return Listing(tuple(role(character) for character in characters))
