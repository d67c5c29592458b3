"""Guard rails: what is a lie, what is hopeless, what is won for certain; shared by all levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.bots.worth import is_attack
from coup.engine.legality import all_targets
from coup.engine.moves import Act, Block, Challenge, JoinIn, Move, React, Seat
from coup.rules.effects import Extort, Gain, LoseInfluence, ReplaceLost
from coup.rules.model import Action, Aim, Blocking, Name

if TYPE_CHECKING:
    from coup.bots.memory import Memory
    from coup.engine.observation import Observation


def claimed_by(observation: Observation, move: Move) -> Name | None:
    """The character a move claims to hold, or None; claims not to hold one are not among them."""
    rules = observation.game.rules
    if isinstance(move, Act):
        return rules.claim_of.get(move.action)
    if isinstance(move, Block | React):
        return move.character
    if isinstance(move, JoinIn) and observation.action is not None:
        join = rules.actions[observation.action].join
        return rules.claim_of.get(observation.action) if join and join.by_claim else None
    return None


def is_lie(observation: Observation, move: Move) -> bool:
    """Whether a move claims something that is not so."""
    if isinstance(move, React) and observation.phase == "lose":
        # The claim is about the very card that is lost: another one named makes it a lie.
        return bool(move.named)
    claim = claimed_by(observation, move)
    if claim is not None:
        return claim not in observation.hand
    if isinstance(move, Act):
        denied = observation.game.actions[move.action].denies
        return denied is not None and denied in observation.hand
    return False


def is_hopeless(memory: Memory, move: Move) -> bool:
    """Whether a move is a lie that others can see through for certain.

    So it is when every copy of the character claimed lies face up, or is known to this seat to be
    somewhere else: whoever holds it knows as much.
    """
    seen = memory.observation
    if not is_lie(seen, move):
        return False
    claim = claimed_by(seen, move)
    return claim is not None and (memory.is_out(claim) or not memory.unseen[claim])


def is_provable_lie(memory: Memory) -> bool:
    """Whether this seat knows for certain that the claim under discussion is false."""
    claim = memory.observation.claim
    if claim is None or claim.seat == memory.observation.seat:
        return False
    return chance_of_truth(memory) == 0.0


def chance_of_truth(memory: Memory) -> float:
    """The probability that the claim under discussion is true; 1 without a claim."""
    claim = memory.observation.claim
    if claim is None:
        return 1.0
    if claim.kind == "reaction":
        # It is about one card, which lies aside already.
        return memory.chance(claim.seat, claim.character, cards=1)
    chance = memory.credit(claim.seat, claim.character)
    return 1.0 - chance if claim.denies else chance


def reached_by(observation: Observation, action: Action) -> tuple[Seat, ...]:
    """The living seats the action under way is aimed at."""
    targets = targets_of(observation, observation.turn, action, observation.named)
    return tuple([seat for seat in targets if seat in observation.alive])


def targets_of(
    observation: Observation, seat: Seat, action: Action, named: tuple[Seat | Name, ...]
) -> tuple[Seat, ...]:
    """The seats an action of a seat is aimed at when it names these."""
    if action.aim is Aim.ONE:
        return (int(named[0]),)
    if action.aim is Aim.ALL:
        return all_targets(observation.game, observation, seat, action)
    if action.aim is Aim.RICHEST and named[0] != seat:
        return (int(named[0]),)
    return ()


def certain_win(memory: Memory) -> Move | None:
    """A move that ends the game at once whatever the last rival holds or does, if there is one."""
    seen = memory.observation
    if len(seen.alive) != 2:
        return None
    (rival,) = (seat for seat in seen.alive if seat != seen.seat)
    if seen.influence[rival] != 1:
        return None
    for move in seen.options:
        if isinstance(move, Act) and _kills_for_certain(memory, move, rival):
            return move
        if isinstance(move, Challenge) and is_provable_lie(memory):
            return move
    return None


def _kills_for_certain(memory: Memory, move: Act, rival: Seat) -> bool:
    seen = memory.observation
    rules = seen.game.rules
    action = rules.actions[move.action]
    if action.join is not None or is_lie(seen, move):
        return False
    if rival not in targets_of(seen, seen.seat, action, move.named):
        return False
    if action.blockable is not Blocking.NOBODY and any(
        memory.chance(rival, blocker) for blocker in rules.blockers[action.name]
    ):
        return False
    if any(
        memory.chance(rival, character.name) and action.name not in reaction.never_after
        for character, reaction in seen.game.loss_reactions
        if any(isinstance(effect, ReplaceLost) for effect in reaction.effects)
    ):
        return False
    return any(
        isinstance(effect, LoseInfluence)
        or (isinstance(effect, Extort) and seen.coins[rival] < effect.bribe)
        for effect in action.effects
    )


def faces_death(observation: Observation) -> bool:
    """Whether the action under way takes the last influence of this seat if nothing is done."""
    if observation.action is None or observation.turn == observation.seat:
        return False
    action = observation.game.actions[observation.action]
    return (
        len(observation.hand) == 1
        and is_attack(action)
        and observation.seat in reached_by(observation, action)
        and not can_pay_off(observation, action)
    )


def can_pay_off(observation: Observation, action: Action) -> bool:
    """Whether this seat has the coins that an extortion asks for instead of an influence."""
    coins = observation.coins[observation.seat]
    return any(isinstance(e, Extort) and coins >= e.bribe for e in action.effects)


def last_stand(memory: Memory) -> Move | None:
    """How a seat on its last card meets an attack: the true block, or else the challenge.

    None where there is no such attack, and where only a lie could still help.
    """
    seen = memory.observation
    if not faces_death(seen):
        return None
    assert seen.action is not None, seen
    true_blockers = [c for c in seen.game.rules.blockers[seen.action] if c in seen.hand]
    for move in seen.options:
        if isinstance(move, Block) and not is_lie(seen, move):
            return move
        if (
            isinstance(move, Challenge)
            and seen.claim is not None
            and seen.claim.kind == "action"
            and not true_blockers
            and chance_of_truth(memory) < 1.0
        ):
            return move
    return None


def dominated(memory: Memory) -> frozenset[Name]:
    """The common actions that bring fewer coins than another one which is just as safe."""
    seen = memory.observation
    safe: dict[Name, int] = {}
    for move in seen.options:
        if isinstance(move, Act) and move.action not in safe:
            action = seen.game.actions[move.action]
            if _is_only_coins(memory, action):
                safe[action.name] = sum(e.coins for e in action.effects if isinstance(e, Gain))
    most = max(safe.values(), default=0)
    return frozenset(name for name, coins in safe.items() if coins < most)


def _is_only_coins(memory: Memory, action: Action) -> bool:
    seen = memory.observation
    rules = seen.game.rules
    if action.name in rules.claim_of or action.denies or action.cost.coins:
        return False
    if action.blockable is not Blocking.NOBODY and not all(
        memory.is_out(blocker) for blocker in rules.blockers[action.name]
    ):
        return False
    return all(isinstance(effect, Gain) for effect in action.effects)
