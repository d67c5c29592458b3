"""Judging a position: what each action, answer and card is worth to the seat that has to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coup.bots.guard import chance_of_truth, reached_by, targets_of
from coup.bots.sums import add
from coup.bots.worth import (
    INFLUENCE,
    OWN_INFLUENCE,
    SPENT,
    CardWorth,
    Mark,
    Scene,
    action_worth,
    coins_taken,
    is_attack,
    is_idle,
)
from coup.engine.legality import are_allies, price
from coup.engine.moves import Act, Move, OfCharacter, Seat
from coup.rules.effects import (
    AnotherAction,
    Double,
    FillBank,
    Gain,
    Inspect,
    PassBomb,
    PlaceOnTarget,
    TakeBank,
    TakeToken,
)
from coup.rules.model import Action, Aim, Blocking

if TYPE_CHECKING:
    from coup.bots.memory import Memory

WIN: Final = 30.0
"""What the blow is worth that leaves nobody else, in coins."""
BLUFFED_BLOCK: Final = 0.08
"""How often a player blocks who cannot."""
COUP_AT: Final = 7
"""Coins that make a player dangerous; a rough measure, whatever the game's coup costs."""


class Judge:
    """The position one seat has to decide in, with what follows from it worked out on demand."""

    def __init__(self, memory: Memory, cards: CardWorth) -> None:
        self.memory = memory
        self.cards = cards
        self.seen = memory.observation
        seen = self.seen
        self.rivals = tuple(s for s in seen.alive if s != seen.seat)
        self._worths: dict[Seat, float] | None = None
        self._fresh: float | None = None

    # Rivals.

    def influence_worth(self, seat: Seat) -> float:
        """What taking an influence from a rival is worth, in coins: more from the leader."""
        if self._worths is None:
            self._worths = self._weigh_rivals()
        return self._worths[seat]

    def threat(self, seat: Seat) -> float:
        """How dangerous a rival is, in coins it owns or would cost."""
        seen = self.seen
        return 6.0 * seen.influence[seat] + min(seen.coins[seat], 10)

    def _weigh_rivals(self) -> dict[Seat, float]:
        seen = self.seen
        if len(self.rivals) == 1:
            (last,) = self.rivals
            return {last: INFLUENCE + (WIN if seen.influence[last] == 1 else 0.0)}
        threats = {seat: self.threat(seat) for seat in self.rivals}
        mean = add(threats.values()) / max(len(threats), 1)
        return {
            seat: INFLUENCE * (0.6 + 0.4 * threat / mean) + (seen.influence[seat] == 1)
            for seat, threat in threats.items()
        }

    def blocks(self, seat: Seat, action: Action) -> float:
        """The probability that a rival blocks an action if it may."""
        chance = self.memory.chance_of_any(seat, self.seen.game.rules.blockers[action.name])
        return chance + (1.0 - chance) * BLUFFED_BLOCK

    # Actions.

    def act(self, move: Act, *, follow_up: float = 1.0) -> float:
        """What an action brings this seat, in coins, if the claim it makes is not challenged."""
        seen = self.seen
        action = seen.game.actions[move.action]
        cost = max(price(seen, seen.seat, action, move.named), action.needs)
        targets = targets_of(seen, seen.seat, action, move.named)
        scene = Scene(
            coins=seen.coins[seen.seat] - cost,
            paid=cost,
            marks=tuple([self._mark(target, action) for target in targets]),
            through=self._through(action),
            joiners=self._joiners(action),
            bank=seen.bank,
            reserve=seen.reserve,
            fresh_card=self.fresh_card,
            follow_up=follow_up,
            in_court=self._in_court(action, move),
            has_token=self._has_token(action),
            level=self._level(action, move),
            banks=seen.game.has_bank and self._holds_bank(action),
        )
        worth = action_worth(action, scene) - SPENT * cost
        worth -= boredom(action) * self.memory.repeats_of(action.name)
        return worth + self._extra(action, move, targets)

    def _mark(self, target: Seat, action: Action) -> Mark:
        through = 1.0 if action.blockable is Blocking.NOBODY else 1.0 - self.blocks(target, action)
        if self.seen.game.has_tokens and places_token(action):
            through *= 1.0 - self.memory.chance_of_any(target, self.memory.shedders)
        return Mark(self.seen.coins[target], self.influence_worth(target), through)

    def _through(self, action: Action) -> float:
        seen = self.seen
        if action.join is not None and not action.join.by_claim:
            payers = [s for s in self.rivals if seen.coins[s] >= (action.join.price or 0)]
            return 0.4 if len(payers) > 1 else 0.0
        if action.blockable is not Blocking.OTHERS:
            return 1.0
        through = 1.0
        for rival in self.rivals:
            if not are_allies(seen, rival, seen.seat):
                through *= 1.0 - self.blocks(rival, action)
        return through

    def _joiners(self, action: Action) -> float:
        if action.join is None or not action.join.by_claim:
            return 0.0
        character = self.seen.game.rules.claim_of[action.name]
        return add(self.memory.chance(rival, character) for rival in self.rivals)

    def _in_court(self, action: Action, move: Act) -> float:
        name = move.character
        if name is None or not any(isinstance(e, Inspect) for e in action.effects):
            return 0.0
        memory = self.memory
        court = max(self.seen.court_size, 1)
        known = add(memory.returned.values())
        rest = max(memory.unseen[name] - memory.returned[name], 0.0)
        share = max(court - known, 0.0) / max(memory.hidden - known, 1.0)
        return min((memory.returned[name] + rest * share) / court, 1.0)

    def _has_token(self, action: Action) -> bool:
        kinds = [e.token for e in action.effects if isinstance(e, TakeToken)]
        me = self.seen.seat
        return any(t.kind in kinds and t.holder == me for t in self.seen.tokens)

    def _level(self, action: Action, move: Act) -> float:
        if action.aim is not Aim.RICHEST:
            return 0.0
        rich, poor = move.named
        me = self.seen.seat
        return (poor == me) - (rich == me) + (0.2 if rich != me else 0.0)

    def _holds_bank(self, action: Action) -> bool:
        if not any(isinstance(effect, FillBank) for effect in action.effects):
            return False
        rules = self.seen.game.rules
        return any(
            isinstance(effect, TakeBank)
            for card in self.seen.hand
            for name, owner in rules.claim_of.items()
            if owner == card
            for effect in rules.actions[name].effects
        )

    def _extra(self, action: Action, move: Act, targets: tuple[Seat, ...]) -> float:
        """What the effects alone do not show: danger averted, and whom a token burdens."""
        seen = self.seen
        extra = 0.0
        taken = coins_taken(action)
        for target in targets:
            coins = seen.coins[target]
            if coins - taken < COUP_AT <= coins:
                extra += 2.0 if len(seen.hand) > 1 else 4.0
        if action.aim is Aim.PARTNER and isinstance(move.named[0], int):
            extra += 0.05 * self.threat(move.named[0])
        if action.names_character and move.character is not None:
            claims = (self.memory.evidence[rival][move.character] for rival in self.rivals)
            extra += 0.1 * add(min(max(factor - 1.0, 0.0), 5.0) for factor in claims)
        return extra

    # Answers.

    def challenge(self) -> float:
        """What challenging the claim under discussion brings over passing, in coins."""
        seen = self.seen
        claim = seen.claim
        assert claim is not None, seen
        truth = chance_of_truth(self.memory)
        action = seen.game.actions[seen.action] if seen.action else None
        lives = len(seen.hand)
        hit = self.is_hit(action) if action is not None and claim.kind == "action" else False
        stake = OWN_INFLUENCE * max(len(self.rivals), 1)
        passed = stake * LIVES[lives - hit]
        won = stake * LIVES[lives] + self.spoils(claim.seat, action, claim.kind)
        lost = stake * LIVES[max(lives - 1 - hit, 0)]
        return (1.0 - truth) * won + truth * lost - passed

    def is_hit(self, action: Action) -> bool:
        """Whether the action costs this seat an influence it cannot truly defend."""
        seen = self.seen
        if not is_attack(action) or seen.turn == seen.seat:
            return False
        if any(blocker in seen.hand for blocker in seen.game.rules.blockers[action.name]):
            return False
        return seen.seat in reached_by(seen, action)

    def spoils(self, claimant: Seat, action: Action | None, kind: str) -> float:
        """What a claim found false brings: an influence, and what does or does not happen then."""
        seen = self.seen
        spoils = self.influence_worth(claimant)
        if action is None:
            return spoils
        if kind == "block" and seen.turn == seen.seat:
            if is_attack(action) and seen.influence[claimant] > 1:
                return spoils + self.influence_worth(claimant)
            return spoils + gains(action, seen.coins[claimant])
        if kind == "action":
            mine = seen.seat in reached_by(seen, action)
            taken = min(coins_taken(action), seen.coins[seen.seat]) if mine else 0
            return spoils + taken + gains(action, 2) / max(len(self.rivals), 1)
        return spoils

    def harm(self, action: Action) -> float:
        """What an action under way costs this seat if it is let through, in coins."""
        seen = self.seen
        if seen.seat in reached_by(seen, action):
            if is_attack(action):
                return OWN_INFLUENCE
            taken = coins_taken(action)
            return float(min(taken, seen.coins[seen.seat])) if taken else 1.0
        return gains(action, 2) / max(len(self.rivals), 1)

    def strike(self, action: Action) -> float:
        """What it is worth to this seat, in coins, that somebody else's action goes through."""
        seen = self.seen
        targets = reached_by(seen, action)
        if seen.seat in targets or not is_attack(action):
            return 0.0
        marks = [self._mark(target, action) for target in targets]
        return add(mark.influence * mark.through for mark in marks)

    # Cards.

    def loss(self, move: Move) -> float:
        """What turning up or setting aside the card of this move costs, as a negative worth."""
        assert isinstance(move, OfCharacter), move
        others = list(self.seen.hand)
        others.remove(move.character)
        return -self.cards.of_card(move.character, tuple(others))

    @property
    def fresh_card(self) -> float:
        """What drawing a card to choose from brings on average, in coins."""
        if self._fresh is None:
            self._fresh = self._value_of_drawing()
        return self._fresh

    def _value_of_drawing(self) -> float:
        hand = self.seen.hand
        if not hand:
            return 0.0
        worst = self.cards.worst(hand)
        others = list(hand)
        others.remove(worst)
        rest = tuple(others)
        floor = self.cards.of_card(worst, rest)
        unseen = self.memory.unseen
        total = max(sum(max(number, 0) for number in unseen.values()), 1)
        better = add(
            number * max(self.cards.of_card(card, rest) - floor, 0.0)
            for card, number in unseen.items()
            if number > 0
        )
        return DRAWING * better / total + 0.2


def boredom(action: Action) -> float:
    """How many coins less an action is worth for each time it was taken in a row.

    A table at which everybody exchanges, takes the same coins back and forth, or runs into the same
    block, never ends.
    """
    if is_idle(action):
        return 0.3
    if is_attack(action):
        return 0.0 if action.blockable is Blocking.NOBODY else 0.15
    return 0.08 if coins_taken(action) else 0.0


def places_token(action: Action) -> bool:
    """Whether an action strikes by a token that its target may be rid of."""
    return any(isinstance(effect, PassBomb | PlaceOnTarget) for effect in action.effects)


LIVES: Final = (0.0, 1.0, 1.9, 2.7, 3.4)
"""The worth of so many influences, in own influences; more than two while cards are exchanged."""

DRAWING: Final = 1.2
"""A better card pays for some turns."""


def gains(action: Action, at_target: int) -> float:
    """The coins an action brings its player when its target, if any, owns so many."""
    total = 0.0
    for effect in action.effects:
        if isinstance(effect, Gain):
            total += effect.coins
        elif isinstance(effect, Double):
            total += 3
        elif isinstance(effect, AnotherAction):
            total += 1
    return total + min(coins_taken(action), at_target)
