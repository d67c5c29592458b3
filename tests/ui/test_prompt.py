"""The decision: its buttons are the legal moves, no more and no less, and refusals have reasons."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from coup.ui.people import People
from coup.ui.prompting import present_prompt
from coup.ui.view.prompt import prompt
from tests.ui.games import TABLES, moments, new_match, play_until
from tests.ui.texts import speaker

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from coup.engine.observation import Observation

STATES_OF_A_TABLE = 130  # a thousand and more in all
MOVE = re.compile(r'data-move="([^"]+)"')


def decisions(
    variant: str, seats: int, options: Mapping[str, object]
) -> Iterator[tuple[Observation, People]]:
    """Positions of random games in which the person is asked something."""
    seed = 0
    while True:
        seed += 1
        for match in moments(variant, seats, seed, options):
            if match.waits_for == 0:
                yield match.observation(0), People(match.game, 0)


@pytest.mark.parametrize(("variant", "seats", "options"), TABLES)
def test_buttons_are_exactly_the_legal_moves(
    variant: str, seats: int, options: Mapping[str, object]
) -> None:
    words = speaker()
    states = decisions(variant, seats, options)
    for seen, people in islice(states, STATES_OF_A_TABLE):
        html = prompt(present_prompt(seen, people), words)
        assert sorted(MOVE.findall(html)) == sorted(str(move) for move in seen.options)


def test_every_action_without_a_move_says_why() -> None:
    words = speaker()
    for seen, people in islice(decisions("classic", 4, {}), 60):
        model = present_prompt(seen, people)
        html = prompt(model, words)
        refused = [row for row in model.rows if not row.buttons]
        assert html.count(" disabled") == len(refused)
        for row in refused:
            assert row.refusal is not None
            assert f'aria-describedby="why-{row.action}"' in html
            assert words.html(row.refusal) in html


def test_eleven_coins_leave_only_the_coup() -> None:
    match = new_match("classic", 3, 1)
    play_until(match, lambda m: m.observation(0).phase == "choose_action" and m.waits_for == 0)
    seen = match.observation(0)
    rich = _with_coins(seen, 11)
    model = present_prompt(rich, People(match.game, 0))
    reasons = {row.action: row.refusal.id for row in model.rows if row.refusal is not None}
    assert reasons == {
        name: "refusal-must_use_forced_action" for name in seen.game.actions if name != "coup"
    }


def _with_coins(seen: Observation, coins: int) -> Observation:
    from dataclasses import replace

    from coup.engine.legality import legal_actions

    rich = replace(seen, coins=(coins, *seen.coins[1:]))
    return replace(rich, options=legal_actions(seen.game, rich, 0))


def test_the_armed_button_asks_to_be_pressed_again() -> None:
    match = new_match("classic", 3, 1)
    play_until(match, lambda m: m.waits_for == 0)
    seen = match.observation(0)
    armed = str(seen.options[0])
    html = prompt(present_prompt(seen, People(match.game, 0), armed), speaker())
    assert html.count("is-armed") == 1
    assert sorted(MOVE.findall(html)) == sorted(str(move) for move in seen.options)


def test_while_others_decide_the_prompt_names_them() -> None:
    match = new_match("classic", 4, 3)
    play_until(match, lambda m: m.waits_for not in (0, None))
    seen = match.observation(0)
    html = prompt(present_prompt(seen, People(match.game, 0)), speaker())
    assert all(match.game.names[seat] in html for seat in seen.to_move)
    assert not MOVE.search(html)
