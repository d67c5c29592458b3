"""Random games that prefer what has happened least, and a count of what happened in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from coup.engine import events
from coup.engine.claim import Claim
from coup.engine.moves import Act, Move, Pass
from coup.engine.rng import Random
from coup.engine.state import State
from coup.rules.model import Blocking, Moment, Rules
from tests.properties.games import Played, begin

Happening = tuple[str, str, str]
"""Whose it is (a character, an action or a token), what it is, and how it went."""

OUTCOMES = ("unchallenged", "proved", "lost")
REACTION_KINDS = {Moment.INFLUENCE_LOST: ("reaction",), Moment.PLAYER_OUT: ("estate",)}
CAP = 600


def wanted_of(rules: Rules) -> Iterator[Happening]:
    """Everything that can happen with the characters and actions of a game."""
    claims = [(owner, "action") for owner in rules.claim_of.values()]
    claims += [(c.name, "block") for c in rules.characters if c.blocks]
    for action in rules.actions.values():
        yield action.name, "action", "declared"
        if action.join is not None and action.join.by_claim:
            claims.append((rules.claim_of[action.name], "join"))
        if action.join is not None and not action.join.by_claim:
            yield action.name, "join", "join"
        if action.denies is not None:
            claims.append((action.denies, "denial"))
        if action.blockable is not Blocking.NOBODY:
            yield action.name, "block", "spared"
    for character in rules.characters:
        for reaction in character.reactions:
            dooms = any(token.dooms for token in character.tokens)
            kinds = REACTION_KINDS.get(reaction.moment, ("shed",) if dooms else ("token",))
            claims += [(character.name, kind) for kind in kinds]
        for token in character.tokens:
            yield token.name, "token", "laid"
    for name, kind in claims:
        yield from ((name, kind, outcome) for outcome in OUTCOMES)


class Explorer:
    """Plays games one after the other and counts what happens."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.seen: Counter[Happening] = Counter()
        self._tried: Counter[tuple[str, ...]] = Counter()

    def play(self, state: State) -> Played:
        """Play a game to its end, preferring what has been done least.

        What goes wrong is told with the record of the game.
        """
        played = begin(state)
        try:
            self._play(played)
        except Exception as error:
            raise AssertionError(played.record().to_json()) from error
        return played

    def _play(self, played: Played) -> None:
        state = played.state
        assert state.log is not None
        while not state.is_over and state.ply < CAP:
            told = len(state.log.truth)
            claim, action = state.claim, state.turn.action
            move = state.sample(self.random) if state.is_chance else self._choose(state)
            window = state.phase.name
            played.play(move)
            if claim is not None and isinstance(move, Pass) and state.claim is not claim:
                self.seen[claim.character, kind_of(claim), "unchallenged"] += 1
            for event in state.log.truth[told:]:
                self._note(event, claim)
            if action is not None and not isinstance(move, Act):
                self.seen[action.name, window, move.word()] += 1

    def _choose(self, state: State) -> Move:
        moves = state.legal_moves
        keys = [self._key(state, move) for move in moves]
        least = min(self._tried[key] for key in keys)
        best = [place for place, key in enumerate(keys) if self._tried[key] == least]
        place = best[self.random.below(len(best))]
        if self.random.below(4) == 0:
            place = self.random.below(len(moves))
        self._tried[keys[place]] += 1
        return moves[place]

    def _key(self, state: State, move: Move) -> tuple[str, ...]:
        """What is tried by a move: not with which cards or against whom."""
        claim, action = state.claim, state.turn.action
        about = f"{claim.character} {claim.kind}" if claim else action.name if action else ""
        return state.phase.name, about, move.word(), str(len(move.arguments()))

    def _note(self, event: events.Event, claim: Claim | None) -> None:
        match event:
            case events.Declared():
                self.seen[event.action, "action", "declared"] += 1
            case events.Proved() | events.Caught() if claim is not None:
                outcome = "proved" if isinstance(event, events.Proved) else "lost"
                self.seen[claim.character, kind_of(claim), outcome] += 1
            case events.Spared():
                self.seen[event.action, "block", "spared"] += 1
            case events.TokenMoved(holder=int()):
                self.seen[event.token, "token", "laid"] += 1
            case events.TokenMoved():
                self.seen[event.token, "token", "back"] += 1
            case _:
                pass


def kind_of(claim: Claim) -> str:
    """The kind of a claim, with a word of its own for the claim not to hold a character."""
    return "denial" if claim.denies else claim.kind
