"""Counteractions: who may claim what against which action, and what a block does."""

from __future__ import annotations

import pytest

from coup.engine import events
from coup.rules.catalog import find_variant
from tests.table import legal, play, refusal, table

CALM = "1 pass, 2 pass"


@pytest.mark.rule("S0.14", "S0.32", "S2.31", "S4.31")
def test_a_block_is_a_claim_that_may_be_a_bluff() -> None:
    state = table("captain duke | assassin assassin | duke duke", coins="2 2 2")
    play(state, "0 steal 1", CALM, "1 block captain")
    assert state.claim is not None
    assert (state.claim.seat, state.claim.kind, state.claim.character) == (1, "block", "captain")
    play(state, "2 pass, 0 pass")
    assert (state.coins, state.turn.seat) == ([2, 2, 2], 1)
    assert state.log is not None
    assert not [e for e in state.log.truth if isinstance(e, events.Proved)]


@pytest.mark.rule("S0.34", "S2.34", "S4.34", "S3.8", "E.20", "D.14", "V.31")
def test_any_player_may_claim_a_duke_against_foreign_aid() -> None:
    state = table("captain captain | contessa assassin | assassin ambassador")
    play(state, "0 foreign_aid", "1 pass")
    assert legal(state) == ["2 block duke", "2 pass"]
    play(state, "2 block duke", "0 pass, 1 pass")
    assert (state.coins, state.turn.seat) == ([2, 2, 2], 1)


@pytest.mark.rule("E.20")
def test_one_block_at_a_time() -> None:
    state = table("captain captain | contessa duke | duke duke")
    play(state, "0 foreign_aid", "1 block duke")
    assert (state.phase.name, state.to_move) == ("challenge", (2,))
    assert "not legal" in refusal(state, "2 block duke")


@pytest.mark.rule("S0.35", "S2.35", "S4.35", "S3.11", "S0.33", "E.28", "V.6")
def test_a_contessa_saves_the_player_attacked_and_the_coins_stay_paid() -> None:
    state = table("assassin duke | contessa duke | assassin ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", CALM)
    assert legal(state) == ["1 block contessa", "1 pass"]
    play(state, "1 block contessa", "2 pass, 0 pass")
    assert (state.coins, state.treasury) == ([0, 2, 2], 46)
    assert state.lost == [(), (), ()]


@pytest.mark.rule("S0.36", "S2.36", "S4.36", "S3.10", "V.21", "E.15")
@pytest.mark.parametrize("character", ["captain", "ambassador"])
def test_the_player_robbed_may_claim_captain_or_ambassador(character: str) -> None:
    state = table("captain duke | duke duke | assassin ambassador")
    play(state, "0 steal 1", CALM)
    assert legal(state) == ["1 block captain", "1 block ambassador", "1 pass"]
    play(state, f"1 block {character}", "2 pass, 0 pass")
    assert state.coins == [2, 2, 2]


@pytest.mark.rule("S0.35", "S0.36", "E.22")
@pytest.mark.parametrize("action", ["steal", "assassinate"])
def test_nobody_blocks_for_another(action: str) -> None:
    state = table("captain assassin | duke duke | contessa ambassador", coins="3 2 2")
    play(state, f"0 {action} 1", CALM)
    assert state.to_move == (1,)
    assert legal(state, 2) == []


@pytest.mark.rule("S0.25", "S0.26", "S2.14", "S4.14", "S2.16", "S4.16", "S3.7", "S3.12", "D.16")
def test_of_the_general_actions_only_foreign_aid_is_blocked() -> None:
    blockers = find_variant("classic").rules(4).blockers
    assert {name: who for name, who in blockers.items() if who} == {
        "foreign_aid": ("duke",),
        "assassinate": ("contessa",),
        "steal": ("captain", "ambassador"),
    }


@pytest.mark.rule("S0.37", "S0.38", "S2.32", "S4.32", "S3.14", "E.18")
def test_any_other_player_may_challenge_a_block_the_actor_too() -> None:
    state = table("captain duke | duke duke | assassin ambassador")
    play(state, "0 steal 1", CALM, "1 block captain")
    assert legal(state, 2) == ["2 challenge", "2 pass"]
    play(state, "2 pass")
    assert legal(state) == ["0 challenge", "0 pass"]


@pytest.mark.rule("S0.16", "S0.32", "V.32")
def test_a_bluffed_block_costs_an_influence_and_the_action_goes_on() -> None:
    state = table("captain duke | contessa assassin | assassin ambassador")
    play(state, "0 foreign_aid", "1 block duke", "2 challenge", "1 concede")
    play(state, "1 lose assassin")
    assert (state.coins, state.lost[1]) == ([4, 2, 2], ("assassin",))


@pytest.mark.rule("S0.42", "S2.33", "S4.33", "D.24", "V.33")
def test_a_proved_block_stands_and_its_card_is_replaced() -> None:
    state = table("captain contessa | duke assassin | assassin ambassador")
    play(state, "0 foreign_aid", "1 block duke", "2 pass, 0 challenge", "1 show duke")
    play(state, "0 lose contessa", "* draw 1 captain")
    assert (state.coins, state.hands[1]) == ([2, 2, 2], ("assassin", "captain"))
    assert (state.lost[0], state.turn.seat) == (("contessa",), 1)


@pytest.mark.rule("E.15", "V.22")
def test_only_the_character_named_proves_a_block() -> None:
    state = table("captain duke | captain assassin | assassin ambassador", coins="2 3 2")
    play(state, "0 steal 1", CALM, "1 block ambassador", "2 pass, 0 challenge")
    assert legal(state) == ["1 concede"]
    play(state, "1 concede", "1 lose captain")
    assert state.coins == [4, 1, 2]


@pytest.mark.rule("B.8")
def test_a_block_cannot_be_blocked() -> None:
    state = table("captain contessa | duke assassin | duke ambassador")
    play(state, "0 foreign_aid", "1 block duke")
    assert {text.split()[1] for text in legal(state)} == {"challenge", "pass"}
    assert "not legal" in refusal(state, "2 block duke")


@pytest.mark.rule("B.6")
def test_a_block_is_a_new_claim_that_may_be_challenged_after_the_first() -> None:
    state = table("assassin duke | contessa duke | captain ambassador", coins="3 2 2")
    play(state, "0 assassinate 1", "1 pass, 2 challenge", "0 show assassin", "2 lose captain")
    play(state, "* draw 0 duke", "1 block contessa")
    assert legal(state) == ["2 challenge", "2 pass"]


@pytest.mark.rule("S0.33", "D.24")
def test_nothing_of_a_blocked_action_happens_in_the_base_game() -> None:
    state = table("captain duke | duke duke | assassin ambassador", coins="2 5 2")
    play(state, "0 steal 1", CALM, "1 block ambassador", "2 pass, 0 pass")
    assert state.log is not None
    assert [e for e in state.log.truth if isinstance(e, events.CoinsMoved)] == []
