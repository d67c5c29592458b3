"""One game's rules, indexed and cached for the engine, and the positions a game starts from."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Protocol

from coup.engine.moves import Act, Challenge, Concede, Keep, Lose, Move, Pass, Seat, Show
from coup.rules.effects import FillBank
from coup.rules.model import Aim, Character, Moment, Name, Reaction, Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coup.engine.tokens import Token


class PublicTable(Protocol):
    """What everybody sees of a position and what legality of an action depends on."""

    @property
    def coins(self) -> Sequence[int]:
        """Coins by seat."""

    @property
    def alive(self) -> tuple[Seat, ...]:
        """The seats with an influence left, in seat order."""

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The tokens that are with a player or on a character."""

    @property
    def sides(self) -> Sequence[Name]:
        """The allegiance of each seat; empty without allegiances."""

    @property
    def reserve(self) -> int:
        """Coins on the Treasury Reserve."""

    def influence_of(self, seat: Seat) -> int:
        """The number of face-down cards of a seat."""


class Game:
    """The rules of one game with the names of its players; the parent of all its states.

    A Game never changes: what it caches are move lists, which would otherwise be built again for
    every decision.
    """

    def __init__(self, rules: Rules, names: Sequence[str] = ()) -> None:
        if names and len(names) != rules.seats:
            raise ValueError(f"{len(names)} names were given for {rules.seats} seats")
        self.rules = rules
        self.seats: tuple[Seat, ...] = tuple(range(rules.seats))
        self.names = tuple(names) or tuple(f"Player {seat + 1}" for seat in self.seats)
        self.actions = rules.actions
        self.claim_of = rules.claim_of
        self.deck = tuple(sorted(rules.names * rules.table.copies))
        self.box = rules.treasury or 50
        self.has_tokens = bool(rules.tokens)
        effects = [effect for action in rules.actions.values() for effect in action.effects]
        self.has_bank = any(isinstance(effect, FillBank) for effect in effects)
        self.is_plain = self._is_plain()
        self.loss_reactions = self.reactions_at(Moment.INFLUENCE_LOST)
        self.estate_reactions = self.reactions_at(Moment.PLAYER_OUT)
        self.shed_reactions = self.reactions_at(Moment.MARKED)
        self.challenge_or_pass: tuple[tuple[Move, ...], ...] = tuple(
            (Challenge(seat), Pass(seat)) for seat in self.seats
        )
        self._others: dict[tuple[tuple[Seat, ...], Seat], tuple[Seat, ...]] = {}
        self._losses: dict[tuple[Seat, tuple[Name, ...]], tuple[Lose, ...]] = {}
        self._keeps: dict[tuple[Seat, tuple[Name, ...], int], tuple[Move, ...]] = {}
        self.action_cache: dict[tuple[object, ...], tuple[Act, ...]] = {}
        self.block_cache: dict[tuple[Seat, Name], tuple[Move, ...]] = {}

    def _is_plain(self) -> bool:
        """Whether legal actions depend on nothing but own coins and who is alive."""
        rules = self.rules
        return not (
            rules.tokens
            or rules.sides
            or any(
                a.aim is Aim.RICHEST
                or a.cost.against_last is not None
                or a.needs_coins_at_target
                or a.needs_pile
                for a in rules.actions.values()
            )
        )

    def reactions_at(self, moment: Moment) -> tuple[tuple[Character, Reaction], ...]:
        """The characters in play that may be claimed at a moment, with what that brings."""
        return tuple(
            (character, reaction)
            for character in self.rules.characters
            for reaction in character.reactions
            if reaction.moment is moment
        )

    def others(self, alive: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
        """The living seats but this one, clockwise from its left."""
        key = (alive, seat)
        found = self._others.get(key)
        if found is None:
            after = tuple(s for s in alive if s > seat)
            found = self._others[key] = after + tuple(s for s in alive if s < seat)
        return found

    def losses(self, seat: Seat, hand: tuple[Name, ...]) -> tuple[Lose, ...]:
        """The choices of a card to lose, one for each different card."""
        key = (seat, hand)
        found = self._losses.get(key)
        if found is None:
            found = tuple(Lose(seat, card) for card in dict.fromkeys(hand))
            self._losses[key] = found
        return found

    def keeps(self, seat: Seat, hand: tuple[Name, ...], number: int) -> tuple[Move, ...]:
        """The choices of so many cards to keep, one for each different set."""
        key = (seat, hand, number)
        found = self._keeps.get(key)
        if found is None:
            sets = dict.fromkeys(combinations(sorted(hand), number))
            found = self._keeps[key] = tuple(Keep(seat, cards) for cards in sets)
        return found

    def proofs(self, seat: Seat, hand: tuple[Name, ...], character: Name) -> tuple[Move, ...]:
        """The answers to a challenge of a claim to hold a character.

        To concede is to turn up another card, so it needs one (E.13, E.14).
        """
        concede = Concede(seat)
        if character not in hand:
            return (concede,)
        show = Show(seat, (character,))
        return (show, concede) if hand.count(character) < len(hand) else (show,)

    def unseen_from(self, places: Iterable[Iterable[Name]]) -> list[Name]:
        """The deck without the cards in these places, sorted."""
        seen = Counter(card for place in places for card in place)
        return sorted((Counter(self.deck) - seen).elements())
