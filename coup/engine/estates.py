"""The coins of eliminated players at the end of a turn, and who may claim them (Lawyer)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.challenge import open_challenge
from coup.engine.claim import Claim, announce_reaction
from coup.engine.moves import Move, Pass, React, Seat
from coup.engine.phase import Phase
from coup.engine.tokens import can_claim

if TYPE_CHECKING:
    from coup.engine.state import State


def settle_estate(state: State) -> None:
    """Settle the estate of the player eliminated first this turn."""
    dead = state.estates[0]
    if state.coins[dead] and state.game.estate_reactions:
        seat = state.turn.seat
        order = ((seat,) if seat in state.alive else ()) + state.others(seat)
        state.stack.append(AskHeirs(dead, order, ()))
    else:
        distribute(state, dead, ())


def distribute(state: State, dead: Seat, heirs: tuple[Seat, ...]) -> None:
    """Share the coins equally, or give them all to the first heir; the rest to the Treasury."""
    living = tuple(heir for heir in heirs if heir in state.alive)
    if living and not state.game.rules.split_estate:
        living = living[:1]
    share = state.coins[dead] // len(living) if living else 0
    for heir in living:
        state.hand_coins(dead, heir, share)
    state.pay(dead, state.coins[dead])
    state.estates = state.estates[1:]


class AskHeirs(Phase):
    """Each survivor, clockwise from the turn's player, may claim a share; one after the other."""

    __slots__ = ("asked", "dead", "heirs")
    name = "estate"

    def __init__(self, dead: Seat, asked: tuple[Seat, ...], heirs: tuple[Seat, ...]) -> None:
        self.dead = dead
        self.asked = asked
        self.heirs = heirs

    def begin(self, state: State) -> bool:
        """Leave out who cannot claim; nobody left to ask, the coins are distributed."""
        able = tuple(s for s in self.asked if s in state.alive and self._claims(state, s))
        if able and not (self.heirs and not state.game.rules.split_estate):
            state.stack[-1] = AskHeirs(self.dead, able, self.heirs)
            return False
        state.stack.pop()
        distribute(state, self.dead, self.heirs)
        return True

    def _claims(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return tuple(
            React(seat, character.name)
            for character, _ in state.game.estate_reactions
            if can_claim(state.game, state, seat, character.name)
        )

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The next survivor."""
        return self.asked[:1]

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """To claim, or to pass."""
        return (*self._claims(state, seat), Pass(seat))

    def apply(self, state: State, move: Move) -> None:
        """Note the claim and open its challenge."""
        rest = self.asked[1:]
        if isinstance(move, React):
            state.stack[-1] = AskHeirs(self.dead, rest, (*self.heirs, move.seat))
            announce_reaction(state, move.seat, move.character)
            open_challenge(state, EstateClaim(move.seat, move.character))
        else:
            if state.log is not None:
                state.log.tell(events.Passed(move.seat, self.name))
            state.stack[-1] = AskHeirs(self.dead, rest, self.heirs)


class EstateClaim(Claim):
    """The claim to a share of an estate."""

    __slots__ = ()
    kind = "estate"

    def stands(self, state: State, challenger: Seat | None) -> None:
        """The claimant inherits, as noted already."""

    def falls(self, state: State, challenger: Seat) -> None:
        """Strike the claimant off the heirs."""
        asking = state.stack[-1]
        assert isinstance(asking, AskHeirs), state
        heirs = tuple(heir for heir in asking.heirs if heir != self.seat)
        state.stack[-1] = AskHeirs(asking.dead, asking.asked, heirs)
