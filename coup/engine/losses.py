"""Losing an influence: the owner's choice of a card, and the claims that soften the loss."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coup.engine import events
from coup.engine.challenge import open_challenge
from coup.engine.claim import Claim, announce_reaction
from coup.engine.draws import DrawCards, ReplaceShown
from coup.engine.effects import carry_out
from coup.engine.moves import UNKNOWN, Lose, Move, React, Seat
from coup.engine.phase import SeatPhase
from coup.engine.tokens import can_claim

if TYPE_CHECKING:
    from coup.engine.state import State
    from coup.rules.model import Name, Reaction


class LoseInfluence(SeatPhase):
    """A player has to lose an influence: to a challenge, or to the action named by `cause`.

    Who conceded a challenge turns up another card than the `proof` (E.14).
    """

    __slots__ = ("cause", "proof")
    name = "lose"

    def __init__(self, seat: Seat, cause: Name, proof: Name | None = None) -> None:
        super().__init__(seat)
        self.cause = cause
        self.proof = proof

    def begin(self, state: State) -> bool:
        """Turn up a last card without asking; somebody already out has nothing to lose."""
        hand = state.hands[self.seat]
        if len(hand) > 1 or (hand and self._claims(state)):
            return False
        state.stack.pop()
        if hand:
            state.lose(self.seat, hand[0])
        return True

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """One of the cards, or a claim that the card lost is a character with a reaction."""
        hand = state.hands[seat]
        losses = state.game.losses(seat, hand)
        if self.proof in hand:  # a hand guessed by a bot may hold nothing else
            losses = tuple(move for move in losses if move.character != self.proof) or losses
        return losses + self._claims(state) if state.game.loss_reactions else losses

    def _claims(self, state: State) -> tuple[Move, ...]:
        cards = dict.fromkeys(state.hands[self.seat])
        return tuple(
            React(self.seat, character.name, () if card == character.name else (card,))
            for character, reaction in state.game.loss_reactions
            if self.cause not in reaction.never_after
            and _spare_court(state) >= reaction.needs_court
            and can_claim(state.game, state, self.seat, character.name)
            for card in cards
        )

    def apply(self, state: State, move: Move) -> None:
        """Turn the card up, or set it aside with the claim."""
        state.stack.pop()
        if isinstance(move, Lose):
            state.lose(self.seat, move.character)
            return
        assert isinstance(move, React)
        card = str(move.named[0]) if move.named else move.character
        announce_reaction(state, self.seat, move.character)
        state.drop(self.seat, card)
        state.aside[self.seat] = (*state.aside[self.seat], card)
        if state.log is not None:
            secret = events.SetAside(self.seat, card)
            state.log.tell_secret(secret, events.SetAside(self.seat, None), self.seat)
        reactions = state.game.loss_reactions
        reaction = next(r for character, r in reactions if character.name == move.character)
        # Who is owed a card gets it first, and so has one to stake in the window that opens.
        owed = isinstance(state.stack[-1], OWED_DRAWS) if state.stack else False
        draw = state.stack.pop() if owed else None
        open_challenge(state, LossClaim(self.seat, move.character, card, reaction))
        if draw is not None:
            state.stack.append(draw)


OWED_DRAWS = (ReplaceShown, DrawCards)


def _spare_court(state: State) -> int:
    """The Court cards that nobody is waiting to draw."""
    waiting = (phase.number for phase in state.stack if isinstance(phase, DrawCards))
    return len(state.court) - sum(waiting)


class LossClaim(Claim):
    """The claim that the very card lost is a character that pays for its loss."""

    __slots__ = ("card", "reaction")
    kind = "reaction"

    def __init__(self, seat: Seat, character: Name, card: Name, reaction: Reaction) -> None:
        super().__init__(seat, character)
        self.card = card
        self.reaction = reaction

    def pinned(self) -> tuple[tuple[Seat, Name], ...]:
        """The card set aside."""
        return ((self.seat, self.card),)

    def seen_by(self, seat: Seat) -> Claim:
        """Only the claimant knows the card."""
        card = self.card if seat == self.seat else UNKNOWN
        return LossClaim(self.seat, self.character, card, self.reaction)

    def imagined(self, state: State) -> Claim:
        """The card set aside last is the one claimed."""
        card = state.aside[self.seat][-1] if self.card == UNKNOWN else self.card
        return LossClaim(self.seat, self.character, card, self.reaction)

    def speaks_for_itself(self, state: State, challenger: Seat) -> bool:
        """Turn the card up: it is the proof."""
        aside = list(state.aside[self.seat])
        aside.remove(self.card)
        state.aside[self.seat] = tuple(aside)
        state.lost[self.seat] = (*state.lost[self.seat], self.card)
        is_true = self.card == self.character
        if state.log is not None:
            outcome = events.Proved if is_true else events.Caught
            shown = ((self.card,),) if is_true else ()
            state.log.tell(outcome(self.seat, self.character, *shown))
            state.log.tell(events.InfluenceLost(self.seat, self.card))
        if is_true:
            self.stands(state, challenger)
            state.must_lose(challenger, "challenge")
        else:
            self.falls(state, challenger)
            state.must_lose(self.seat, "challenge")
        return True

    def stands(self, state: State, challenger: Seat | None) -> None:
        """Pay for the loss; a player who has no card and draws none is out then (P7)."""
        pending = len(state.stack)
        for effect in reversed(self.reaction.effects):
            carry_out(state, self.seat, effect)
        if not state.hands[self.seat] and len(state.stack) == pending:
            state.eliminate(self.seat)

    def falls(self, state: State, challenger: Seat) -> None:
        """Nothing is gained; another influence will be lost, if there is one."""
        if not state.hands[self.seat]:
            state.eliminate(self.seat)
