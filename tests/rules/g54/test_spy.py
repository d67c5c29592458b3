"""The Spy's second action does exactly what the same action does by itself."""

from __future__ import annotations

import pytest

from coup.engine.moves import Pass
from coup.engine.observation import state_to_dict
from coup.engine.rng import Random
from coup.engine.state import State
from tests.rules.g54.tables import ACTIONS, KINDS, g54, go

OTHERS = {name: text for name, text in ACTIONS.items() if KINDS[name] is not KINDS["spy"]}
GENERAL = {
    "income": "0 income",
    "coup": "0 coup 2",
    "social_media": "0 social_media",
    "anarchist": "0 anarchist 2",
}


def turn_of(name: str, text: str, coins: int, *, after_spying: bool) -> State:
    """The whole turn of seat 0, in which everybody passes or does the first thing possible."""
    cast = f"spy {name}" if name in KINDS or name == "social_media" else "spy"
    hand = f"spy {name}" if name in KINDS else "spy"
    hands = f"{hand} | spy | spy"
    state = g54(cast, hands, coins=f"{coins} 3 9")
    if after_spying:
        go(state, "0 spy", "pass")
    go(state, text)
    random = Random(8)
    while state.turn.seat == 0 and not state.is_over:
        moves = (state.sample(random),) if state.is_chance else state.legal_moves
        passing = [move for move in moves if isinstance(move, Pass)]
        state.apply((passing or moves)[0])
    return state


@pytest.mark.rule("G.8", "G.11")
@pytest.mark.parametrize(("name", "text"), [*OTHERS.items(), *GENERAL.items()])
def test_every_action_after_spying_does_what_it_does_alone(name: str, text: str) -> None:
    alone = state_to_dict(turn_of(name, text, 8, after_spying=False))
    after = state_to_dict(turn_of(name, text, 7, after_spying=True))
    del alone["ply"], after["ply"]
    assert after == alone
    assert after["turn"] == 1 or after["over"]
