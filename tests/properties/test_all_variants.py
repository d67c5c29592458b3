"""What holds after every move of every game: everything ends, nothing is made or lost."""

from __future__ import annotations

import pytest

from coup.engine.rng import Random
from coup.engine.state import State
from tests.properties.games import Played, any_move, begin, pick_game, pick_start

CAP = 4000
"""No random game of ten players takes so many moves."""

MORE_THAN_ANY_ROLE_HAS = 64


class Ledger:
    """The cards by role and the coins a game has, to compare with after every move."""

    def __init__(self, state: State) -> None:
        names = state.game.rules.names
        self._weights = {name: MORE_THAN_ANY_ROLE_HAS**place for place, name in enumerate(names)}
        self._finite = state.game.rules.treasury is not None
        self._cards = self._weigh(state)
        self._coins = self._count(state)

    def _weigh(self, state: State) -> int:
        """One number that tells how many cards of each role there are."""
        weights = self._weights
        held = (*state.hands, *state.lost, *state.aside, *state.removed, state.court)
        return sum([weights[card] for cards in held for card in cards])

    def _count(self, state: State) -> int:
        return sum(state.coins) + state.treasury + state.bank + state.reserve

    def faults(self, state: State) -> list[str]:
        """What is wrong with a position, as sentences."""
        wrong = []
        if self._weigh(state) != self._cards:
            wrong.append("the cards are not those of the start")
        if self._count(state) != self._coins:
            wrong.append("the coins are not those of the start")
        if min(*state.coins, state.bank, state.reserve) < 0:
            wrong.append("somebody has a negative number of coins")
        if self._finite and state.treasury < 0:
            wrong.append("the Treasury is below 0")
        if any(state.hands[s] and s not in state.alive for s in state.game.seats):
            wrong.append("somebody is out and has a card")
        if state.is_over != (len(state.alive) == 1):
            wrong.append("the game is over without one winner")
        if not (state.is_over or state.is_chance or state.legal_moves):
            wrong.append("nobody can do anything")
        if state.stack and state.phase.name == "choose_action":
            wrong += self._between_turns(state)
        return wrong

    def _between_turns(self, state: State) -> list[str]:
        """Nobody is half out, and coins lie with the living only, once an action is chosen."""
        out = [seat for seat in state.game.seats if seat not in state.alive]
        wrong = [
            f"seat {seat} lives without a card" for seat in state.alive if not state.hands[seat]
        ]
        poor = [seat for seat in out if seat not in state.estates]
        wrong += [f"seat {seat} is out and has coins" for seat in poor if state.coins[seat]]
        if any(token.holder in out for token in state.tokens):
            wrong.append("somebody is out and has a token")
        if any(len(state.hands[seat]) > 2 for seat in state.alive):
            wrong.append("somebody has more than two cards")
        return wrong


def play_out(played: Played, random: Random) -> str:
    """Play a game to its end; the first thing that is wrong, or nothing."""
    state = played.state
    while not state.is_over and state.phase.name != "choose_action":
        played.play(any_move(state, random))  # the draft
    ledger = Ledger(state)
    while not state.is_over:
        played.play(any_move(state, random))
        wrong = ledger.faults(state)
        if wrong:
            return "; ".join(wrong)
        if state.ply > CAP:
            return "the game does not end"
    return ""


@pytest.mark.rule("I.1", "I.2", "I.8", "B.1", "S1.24", "S1.30", "R.16")
@pytest.mark.parametrize("part", range(4))
def test_every_game_ends_and_keeps_its_cards_and_coins(part: int) -> None:
    random = Random(5400 + part)
    for _ in range(2500):
        played = begin(pick_start(pick_game(random), random))
        try:
            wrong = play_out(played, random)
        except Exception as error:
            raise AssertionError(played.record().to_json()) from error
        assert not wrong, f"{wrong}: {played.record().to_json()}"
