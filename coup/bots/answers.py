"""Decisions in which nobody is lied to: cards kept, lost, shown and given, coins paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coup.bots.judge import Judge
from coup.bots.worth import OWN_INFLUENCE, SPENT
from coup.engine.moves import (
    Draft,
    DrawOn,
    Give,
    Keep,
    Move,
    Pay,
    Replace,
    Show,
)
from coup.rules.effects import Extort

Answer = Callable[[Judge, tuple[Move, ...]], Move]
"""Chooses one of the moves; the moves are never none, and all of one decision."""


def best(moves: tuple[Move, ...], worth: Callable[[Move], float]) -> Move:
    """The move of the greatest worth; the first of equals."""
    return max(moves, key=worth)


def prove(_judge: Judge, moves: tuple[Move, ...]) -> Move:
    """Shows the card wherever that is possible."""
    return next((move for move in moves if isinstance(move, Show)), moves[0])


def keep(judge: Judge, moves: tuple[Move, ...]) -> Move:
    """Keeps the cards worth most together."""

    def worth(move: Move) -> float:
        return judge.cards.of_hand(move.characters) if isinstance(move, Keep) else 0.0

    return best(moves, worth)


def part_with(judge: Judge, moves: tuple[Move, ...]) -> Move:
    """Loses, offers or shows the card whose going costs the hand least."""
    return best(moves, judge.loss)


def draft(judge: Judge, moves: tuple[Move, ...]) -> Move:
    """Picks the card that is worth most beside those it has."""
    hand = judge.seen.hand

    def worth(move: Move) -> float:
        return judge.cards.of_card(move.character, hand) if isinstance(move, Draft) else 0.0

    return best(moves, worth)


def judge_examined(judge: Judge, moves: tuple[Move, ...]) -> Move:
    """Has a card replaced that is better than what the Court is likely to give."""
    seen = judge.seen
    target = seen.named[0]
    known = judge.memory.known[target] if isinstance(target, int) else []
    is_good = bool(known) and judge.cards.once[known[-1]] > judge.cards.average
    return next(move for move in moves if isinstance(move, Replace) == is_good)


def pay_off(judge: Judge, moves: tuple[Move, ...]) -> Move:
    """Pays a bribe unless the extortioner can be left to pay for a cheaper influence."""
    action = judge.seen.game.actions[judge.seen.action or ""]
    bribe = sum(effect.bribe for effect in action.effects if isinstance(effect, Extort))
    is_cheap = SPENT * bribe < OWN_INFLUENCE
    return next(move for move in moves if isinstance(move, Pay) == is_cheap)


def gift(judge: Judge, moves: tuple[Move, ...]) -> Move:
    """Gives a poor card into the pool rather than a coin, and a coin rather than a good card."""
    offers = tuple(move for move in moves if not isinstance(move, Pay))
    offer = part_with(judge, offers)
    if len(offers) == len(moves):
        return offer
    hand = judge.seen.hand
    worst = judge.cards.worst(hand)
    others = list(hand)
    others.remove(worst)
    is_poor = judge.cards.of_card(worst, tuple(others)) < 0.8 * judge.cards.average
    return offer if is_poor else next(move for move in moves if isinstance(move, Pay))


def give(judge: Judge, moves: tuple[Move, ...]) -> Move:
    """Gives to the rival who is the least danger."""

    def worth(move: Move) -> float:
        return -judge.threat(move.to) if isinstance(move, Give) else 0.0

    return best(moves, worth)


def draw_on(judge: Judge, moves: tuple[Move, ...]) -> Move:
    """Pays for one more card while the hand is poor and coins are left for something better."""
    goes_on = judge.fresh_card > SPENT and judge.seen.coins[judge.seen.seat] > 3
    return next(move for move in moves if isinstance(move, DrawOn) == goes_on)


ANSWERS: Final[dict[str, Answer]] = {
    "prove": prove,
    "exchange": keep,
    "offer": part_with,
    "reveal": part_with,
    "draft": draft,
    "examine": judge_examined,
    "bribe": pay_off,
    "gift": gift,
    "give": give,
    "draw_on": draw_on,
}
"""What every level answers where nothing is claimed or believed, by the phase it is asked in."""
