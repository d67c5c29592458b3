"""Three opponents written as rules: random, honest, and one that bluffs by mood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.bots.net.cast import Cast
from coup.bots.net.history import History
from coup.engine.moves import (
    Act,
    Block,
    JoinIn,
    Keep,
    Lose,
    OfCharacter,
    Pass,
    Pay,
    React,
    Show,
)
from coup.engine.rng import Random
from coup.rules.model import Aim
from tests.opponents.table_sense import Sense

if TYPE_CHECKING:
    from coup.bots.net.view import View
    from coup.engine.moves import Move
    from coup.engine.observation import Observation

RARE = 10
"""One move in so many is at random."""


class Player:
    """Chooses at random; the others are built on it."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, observation: Observation) -> Move:
        """One of the options, as the arena asks for it."""
        history = History(Cast(observation.game))
        history.see_all(observation.events)
        return self.decide(observation, history, observation.options)

    def decide(self, view: View, history: History, options: tuple[Move, ...]) -> Move:  # noqa: ARG002
        """One of the options, as training asks for it."""
        return options[self.random.below(len(options))]


class Honest(Player):
    """Claims only what it holds, doubts only what cannot be."""

    def decide(self, view: View, history: History, options: tuple[Move, ...]) -> Move:
        """The best honest option."""
        if isinstance(options[0], Show):
            return options[0]
        sense = Sense(view, history, self.random)
        match view.phase:
            case "choose_action":
                return self.act(sense, options)
            case "challenge":
                return options[0] if self.doubts(sense) else options[1]
            case _:
                return self.answer(sense, options)

    def act(self, sense: Sense, options: tuple[Move, ...]) -> Move:
        """The action worth most among those it may honestly take."""
        best, most = options[0], -1e9
        for move in options:
            if isinstance(move, React):
                if sense.cast.slot_of[move.character] in sense.held:
                    return move
                continue
            assert isinstance(move, Act)
            slot = sense.slot_claimed(move)
            denied = sense.view.game.actions[move.action].denies
            if slot is not None and not self.would_claim(sense, slot):
                continue
            if denied is not None and denied in sense.view.hand:
                continue
            value = sense.worth(move) + self.random.below(1000) / 2000
            target = move.target
            if target is not None and target != sense.seat:
                value += sense.strength(target) / 200
                if sense.may_stop(target, move.action):
                    value -= 5
            if value > most:
                best, most = move, value
        return best

    def would_claim(self, sense: Sense, slot: int) -> bool:
        """Whether it claims the character now."""
        return slot in sense.held

    def doubts(self, sense: Sense) -> bool:
        """Whether it challenges the claim under discussion: only when it cannot be true."""
        claim = sense.view.claim
        assert claim is not None
        slot = sense.cast.slot_of[claim.character]
        return not claim.denies and sense.unseen(slot) <= 0

    def answer(self, sense: Sense, options: tuple[Move, ...]) -> Move:
        """Any other decision: claims where they are true, the best cards, else to pass."""
        good = [m for m in options if self._is_good(sense, m)]
        if good:
            return good[self.random.below(len(good))]
        if isinstance(options[0], Keep):
            return max(options, key=lambda m: self._kept_worth(sense, m))
        if isinstance(options[0], OfCharacter) and not isinstance(options[0], (Block, React)):
            cards: list[Move] = [m for m in options if isinstance(m, Lose)]
            cards = cards or list(options)
            return min(cards, key=lambda m: self._card_worth(sense, getattr(m, "character", "")))
        passes = [m for m in options if isinstance(m, (Pass, Pay))]
        return passes[0] if passes else options[self.random.below(len(options))]

    def _is_good(self, sense: Sense, move: Move) -> bool:
        if isinstance(move, Block):
            return self.would_block(sense, sense.cast.slot_of[move.character])
        if isinstance(move, React):
            if sense.view.phase == "lose":
                return not move.named
            return sense.cast.slot_of[move.character] in sense.held
        if isinstance(move, JoinIn):
            slot = sense.cast.claim_of.get(sense.view.action or "")
            return slot in sense.held
        return isinstance(move, Pay) and sense.view.phase == "bribe"

    def would_block(self, sense: Sense, slot: int) -> bool:
        """Whether it blocks with the character now."""
        return slot in sense.held

    def _kept_worth(self, sense: Sense, move: Move) -> float:
        assert isinstance(move, Keep)
        value = sum(self._card_worth(sense, name) for name in move.characters)
        return value - 2.0 * (len(set(move.characters)) < len(move.characters))

    def _card_worth(self, sense: Sense, name: str) -> float:
        if name not in sense.cast.slot_of:
            return 0.0
        character = sense.view.game.rules.characters[sense.cast.slot_of[name]]
        actions = [
            sense.worth(Act(sense.seat, a.name))
            for a in character.actions
            if a.aim in {Aim.NOBODY, Aim.ONE, Aim.ALL}
        ]
        blocks = 1.5 * bool(character.blocks)
        return max([0.0, *actions]) + blocks + self.random.below(1000) / 700


class Bluffer(Honest):
    """Bluffs in the mood for it, doubts what was caught before and sometimes at random.

    The mood is drawn at the start and again after each bluff; it never repeats a bluff it was
    caught with and claims three characters at most.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._bluffs = bool(self.random.below(2))

    def act(self, sense: Sense, options: tuple[Move, ...]) -> Move:
        """A kill, a theft, income by claim, in this order: first truly, then as a bluff."""
        tiers: dict[int, list[Act]] = {}
        for move in options:
            if isinstance(move, Act) and self._is_sensible(sense, move):
                tiers.setdefault(sense.tier(move), []).append(move)
        if 0 in tiers:
            return self._strongest(sense, tiers[0])
        bluffs = []
        for tier in (1, 2, 3):
            moves = tiers.get(tier, [])
            true = [m for m in moves if sense.slot_claimed(m) in sense.held]
            if true and self.random.below(RARE):
                return self._strongest(sense, true)
            false = [m for m in moves if self.may_bluff(sense, sense.cast.claim_of[m.action])]
            if false:
                bluffs.append(false)
        if bluffs and self.random.below(RARE):
            self._bluffs = bool(self.random.below(2))
            return self._strongest(sense, bluffs[self.random.below(len(bluffs))])
        looks = [m for m in tiers.get(4, []) if self._would_look(sense, m)]
        if looks and self.random.below(RARE):
            return looks[self.random.below(len(looks))]
        rest = tiers.get(5) or [move for moves in tiers.values() for move in moves]
        return max(rest, key=sense.worth) if rest else options[-1]

    def _would_look(self, sense: Sense, move: Act) -> bool:
        slot = sense.cast.claim_of[move.action]
        return slot in sense.held or self.may_bluff(sense, slot)

    def _is_sensible(self, sense: Sense, move: Act) -> bool:
        """Leaves out targets who claimed a blocker, and help that others may stop for certain."""
        target = move.target
        if target is not None and target != sense.seat:
            if sense.tier(move) == 2 and not sense.view.coins[target]:
                return False
            return not sense.may_stop(target, move.action)
        if move.action in sense.cast.anybody_blocks:
            return all(sense.all_lost(slot) for slot in sense.cast.blockers[move.action])
        denied = sense.view.game.actions[move.action].denies
        return denied is None or denied not in sense.view.hand

    def _strongest(self, sense: Sense, moves: list[Act]) -> Act:
        return max(
            moves, key=lambda m: sense.strength(sense.seat if m.target is None else m.target)
        )

    def may_bluff(self, sense: Sense, slot: int) -> bool:
        """Whether it claims a character it does not hold."""
        seat = sense.seat
        if sense.was_caught(seat, slot) or sense.all_lost(slot):
            return False
        before = sense.claims(seat, slot)
        if not self._bluffs and not before:
            return False
        claimed = sum(sense.claims(seat, other) > 0 for other in range(5))
        return bool(before) or claimed < 3

    def would_claim(self, sense: Sense, slot: int) -> bool:
        """What it holds always, the rest by mood."""
        return slot in sense.held or self._in_mood(sense, slot)

    def would_block(self, sense: Sense, slot: int) -> bool:
        """What it holds always; on the last card always; the rest by mood."""
        if slot in sense.held:
            return True
        harms = sense.view.action in sense.cast.harms
        if harms and sense.view.influence[sense.seat] == 1 and not sense.all_lost(slot):
            return not sense.was_caught(sense.seat, slot)
        return self._in_mood(sense, slot)

    def _in_mood(self, sense: Sense, slot: int) -> bool:
        if not self.may_bluff(sense, slot):
            return False
        if not self.random.below(4):
            self._bluffs = bool(self.random.below(2))
        return True

    def doubts(self, sense: Sense) -> bool:
        """The impossible, what the claimant was caught with, and one in ten that hurt it."""
        claim = sense.view.claim
        assert claim is not None
        if super().doubts(sense):
            return True
        if claim.denies:
            return not self.random.below(RARE)
        slot = sense.cast.slot_of[claim.character]
        if sense.was_caught(claim.seat, slot):
            return True
        if self._loses_race(sense, claim.seat):
            return True
        view = sense.view
        mine = view.turn == sense.seat
        hurts = sense.seat in view.named or mine or view.action not in sense.cast.harms
        return hurts and not self.random.below(RARE)

    def _loses_race(self, sense: Sense, other: int) -> bool:
        """Whether, one against one, the other can take the last influence next turn."""
        view = sense.view
        if len(view.alive) > 2 or view.influence[sense.seat] > 1:
            return False
        gain = sense.worth(Act(other, view.action)) if view.action and view.turn == other else 0.0
        soon = view.coins[other] + min(gain, 3.0)
        return soon >= 7 and not (view.coins[sense.seat] >= 7 and view.influence[other] == 1)


RULE_BOTS = {"random": Player, "honest": Honest, "bluffer": Bluffer}
"""By name, what makes each from a seed."""
