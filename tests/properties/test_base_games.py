"""What holds in every game with the base characters: cards, coins, claims, losses, the end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from coup.engine import events
from coup.engine.state import State
from tests.properties.games import any_move
from tests.strategies import Plan, opening, plans, played_out, told
from tests.table import cards_in_play, coins_in_play

CAP = 3000
"""Random games of eight end far earlier."""


def is_between_actions(state: State) -> bool:
    """Whether a player is about to choose an action."""
    return bool(state.stack) and state.phase.name == "choose_action"


def is_drafting(state: State) -> bool:
    """Whether a set of a two-player draft has not been picked from yet."""
    return any(phase.name == "draft" for phase in state.stack)


def faults(state: State, court_size: int) -> list[str]:
    """What is wrong with a position, as sentences."""
    wrong = []
    if Counter(cards_in_play(state)) != Counter(state.game.deck) and not is_drafting(state):
        wrong.append("cards are missing or too many")
    if coins_in_play(state) != state.game.box:
        wrong.append("coins are missing or too many")
    if not 0 <= min(state.coins) <= max(state.coins) <= 12:
        wrong.append("somebody has fewer than 0 or more than 12 coins")
    if is_between_actions(state) and len(state.court) != court_size:
        wrong.append("the Court has another size")
    if not (state.is_over or state.is_chance or state.legal_moves):
        wrong.append("nobody can do anything")
    if state.is_over and (len(state.alive), state.legal_moves) != (1, ()):
        wrong.append("the game goes on without rivals")
    return wrong


@pytest.mark.rule("I.1", "I.2", "I.3", "I.4", "I.8", "B.1", "B.10", "E.31")
@settings(max_examples=120, deadline=None)
@given(plans())
def test_cards_coins_and_court_are_kept_until_one_player_is_left(plan: Plan) -> None:
    played, random = opening(plan)
    state = played.state
    rules = state.game.rules
    court_size = 3 if rules.draft else len(state.game.deck) - 2 * plan.seats
    with told(played):
        while not state.is_over:
            played.play(any_move(state, random))
            assert faults(state, court_size) == []
            assert state.ply < CAP, "the game does not end"
        assert state.winner in state.alive


def outcomes(truth: list[events.Event]) -> list[str]:
    """What is wrong with the claims of a game: two outcomes of one, or none of a challenge."""
    wrong = []
    open_claim: tuple[int, str] | None = None
    challenged: tuple[int, str] | None = None
    for event in truth:
        match event:
            case events.Declared(seat=seat, claim=str(character)):
                open_claim = (seat, character)
            case events.Blocked(seat=seat, character=character):
                open_claim = (seat, character)
            case events.Challenged(claimant=seat, character=character):
                if (seat, character) != open_claim:
                    wrong.append(f"{event} is about no claim that is open")
                challenged, open_claim = open_claim, None
            case events.Proved() | events.Caught():
                if (event.seat, event.character) != challenged:
                    wrong.append(f"{event} follows no challenge")
                challenged = None
            case events.TurnBegan() if challenged:
                wrong.append(f"nothing came of the challenge of {challenged}")
    return wrong


@pytest.mark.rule("I.5", "B.6", "B.7")
@settings(max_examples=80, deadline=None)
@given(plans())
def test_every_claim_has_one_outcome(plan: Plan) -> None:
    played = played_out(plan)
    with told(played):
        assert played.state.log is not None
        assert outcomes(played.state.log.truth) == []


def losses_by_turn(truth: list[events.Event]) -> list[int]:
    """How many influences were lost in each turn."""
    counts = [0]
    for event in truth:
        if isinstance(event, events.TurnBegan):
            counts.append(0)
        counts[-1] += isinstance(event, events.InfluenceLost)
    return counts


@pytest.mark.rule("I.6", "E.32")
@settings(max_examples=80, deadline=None)
@given(plans())
def test_no_turn_costs_more_than_three_influences(plan: Plan) -> None:
    played = played_out(plan)
    with told(played):
        assert played.state.log is not None
        counts = losses_by_turn(played.state.log.truth)
        # Where a failed block of foreign aid invites the next one, each may cost an influence.
        assert max(counts) <= 3 or played.state.game.rules.reblock
        assert sum(counts) == sum(map(len, played.state.lost))


@pytest.mark.rule("S0.48")
@settings(max_examples=60, deadline=None)
@given(plans())
def test_coins_pass_between_players_only_in_a_steal(plan: Plan) -> None:
    played = played_out(plan)
    with told(played):
        assert played.state.log is not None
        action = ""
        for event in played.state.log.truth:
            if isinstance(event, events.Declared):
                action = event.action
            if isinstance(event, events.CoinsMoved) and isinstance(event.source, int):
                assert event.target == events.TREASURY or action == "steal"
