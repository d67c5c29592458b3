"""Bots from outside the package, good ones and broken ones, as the arena is given them."""

from __future__ import annotations

from coup.engine.moves import Move, Pass
from coup.engine.observation import Observation


class First:
    """Takes the first option there is."""

    def choose(self, observation: Observation) -> Move:
        return observation.options[0]


class Breaking:
    """Cannot decide."""

    def choose(self, observation: Observation) -> Move:
        raise KeyError(observation.phase)


class Cheating:
    """Passes whatever it is asked, even on its own turn."""

    def choose(self, observation: Observation) -> Move:
        return Pass(observation.seat)


class Chatting:
    """Answers with text."""

    def choose(self, observation: Observation) -> str:
        return str(observation.options[0])


def first(_seed: int) -> First:
    return First()


def breaking(_seed: int) -> Breaking:
    return Breaking()


def cheating(_seed: int) -> Cheating:
    return Cheating()


def chatting(_seed: int) -> Chatting:
    return Chatting()


def unborn(seed: int) -> First:
    raise ZeroDivisionError(seed)


def silent(_seed: int) -> object:
    return object()
