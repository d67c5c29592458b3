"""The Intellectual: the very card lost is claimed to be it, and pays five coins."""

from __future__ import annotations

import pytest

from coup.engine import events
from coup.engine.observation import observe
from coup.engine.state import State
from coup.engine.tokens import Token
from tests.rules.g54.tables import g54, go
from tests.table import legal, refusal

THREE = "banker guerrilla | intellectual banker | director politician"


def couped(*moves: str, hands: str = THREE, cast: str = "", coins: str = "7 2 2") -> State:
    """A Coup against seat 1, and what follows."""
    return go(g54(f"intellectual {cast}", hands, coins=coins), "0 coup 1", *moves)


def test_any_card_may_be_claimed_to_be_the_intellectual() -> None:
    assert legal(couped()) == [
        "1 lose banker",
        "1 lose intellectual",
        "1 claim intellectual banker",
        "1 claim intellectual",
    ]


@pytest.mark.rule("V.122")
def test_an_unchallenged_intellectual_pays_five_and_stays_face_down() -> None:
    for card in ("", " banker"):
        state = couped(f"1 claim intellectual{card}", "pass")
        assert (state.coins[1], len(state.hands[1]), state.lost[1]) == (7, 1, ())
        assert (len(state.aside[1]), state.turn.seat) == (1, 1)


@pytest.mark.rule("I.7", "S1.28")
def test_the_card_set_aside_is_known_to_its_owner_only() -> None:
    state = couped("1 claim intellectual banker")
    assert observe(state, 1).aside == ("banker",)
    for seat in (0, 2):
        seen = observe(state, seat)
        assert [rival.aside for rival in seen.rivals if rival.seat == 1] == [1]
        assert seen.events[-1] == events.SetAside(1, None)
        assert seen.events[-2] == events.Reacted(1, "intellectual")


@pytest.mark.rule("V.123")
def test_a_wrong_intellectual_is_turned_up_and_costs_another_life() -> None:
    state = couped("1 claim intellectual banker", "0 challenge, 1 lose intellectual")
    assert (state.alive, state.lost[1], state.coins[1]) == ((0, 2), ("banker", "intellectual"), 0)


@pytest.mark.rule("V.123")
def test_on_the_other_life_the_intellectual_may_be_claimed_again() -> None:
    state = couped("1 claim intellectual banker", "2 challenge")
    assert legal(state) == ["1 lose intellectual", "1 claim intellectual"]
    go(state, "1 claim intellectual", "pass")
    assert (state.alive, state.lost[1], state.aside[1]) == ((0, 2), ("banker",), ("intellectual",))
    assert state.treasury == 48


@pytest.mark.rule("V.122", "G.11")
def test_a_true_intellectual_costs_its_challenger_a_life() -> None:
    state = couped("1 claim intellectual", "2 challenge")
    assert (state.lost[1], state.aside[1]) == (("intellectual",), ())
    assert legal(state)[:2] == ["2 lose director", "2 lose politician"]
    go(state, "2 lose director")
    assert (state.coins[1], state.hands[1], state.turn.seat) == (7, ("banker",), 1)


def test_every_other_player_may_doubt_the_intellectual() -> None:
    state = couped("1 claim intellectual")
    assert legal(state) == ["2 challenge", "2 pass"]
    assert legal(go(state, "2 pass")) == ["0 challenge", "0 pass"]


def test_a_claim_on_the_last_life_pays_but_does_not_save() -> None:
    state = couped(
        "1 claim intellectual", "pass", hands=THREE.replace("intellectual banker", "intellectual")
    )
    assert (state.alive, state.coins, state.treasury) == ((0, 2), [0, 0, 2], 48)
    assert (state.aside[1], state.turn.seat) == (("intellectual",), 2)


@pytest.mark.rule("G.16")
@pytest.mark.parametrize(
    ("moves", "loser"),
    [
        (("0 banker", "1 challenge, 0 show banker"), 1),
        (("0 director", "1 challenge, 0 concede"), 0),
        (("0 politician 1", "pass", "1 block politician", "2 challenge, 1 concede"), 1),
        (("0 politician 2", "pass", "2 block politician", "1 challenge, 2 show politician"), 1),
    ],
)
def test_the_intellectual_is_claimed_on_lost_challenges_of_every_kind(
    moves: tuple[str, ...], loser: int
) -> None:
    state = go(g54("intellectual", THREE), *moves)
    assert any(m.startswith(f"{loser} claim intellectual") for m in legal(state))


@pytest.mark.rule("B.5", "E.12")
def test_who_proved_a_card_gets_its_replacement_before_a_reaction_is_doubted() -> None:
    state = go(g54("intellectual", THREE), "0 banker", "1 challenge, 0 show banker")
    go(state, "1 claim intellectual")
    assert state.phase.name == "draw"
    go(state, "* draw 0 director", "2 challenge, 2 lose director")
    assert (state.coins, state.hands[0]) == ([5, 7, 2], ("director", "guerrilla"))


def test_claiming_a_taxed_intellectual_costs_the_tax() -> None:
    tokens = (Token("tax", 2), Token("tax", 2, "intellectual"))
    hands = "banker guerrilla | intellectual banker | director customs_officer"
    for coins, after in (("7 1 2", [0, 5, 3]), ("7 0 2", None)):
        state = g54("intellectual customs_officer", hands, coins=coins, tokens=tokens)
        go(state, "0 coup 1")
        if after is None:
            assert "not legal" in refusal(state, "1 claim intellectual")
        else:
            assert go(state, "1 claim intellectual", "pass").coins == after


@pytest.mark.rule("G.11")
def test_a_loss_through_doubting_a_reaction_may_be_softened_by_a_reaction() -> None:
    hands = "banker guerrilla | intellectual banker | intellectual politician"
    state = couped("1 claim intellectual", "2 challenge, 2 claim intellectual", hands=hands)
    assert legal(state) == ["0 challenge", "0 pass"]
    go(
        state,
        "0 challenge, 0 lose banker",
    )
    assert [len(lost) for lost in state.lost] == [1, 1, 1]
    assert (state.coins, state.turn.seat) == ([0, 7, 7], 1)


@pytest.mark.rule("S0.18", "E.36")
def test_of_two_players_without_a_life_the_one_who_lost_it_later_wins() -> None:
    state = g54("intellectual", "guerrilla | intellectual", coins="7 2")
    go(state, "0 coup 1, 1 claim intellectual, 0 challenge")
    assert (state.winner, state.hands) == (0, [("guerrilla",), ()])


@pytest.mark.rule("E.11")
def test_an_actor_who_dies_doubting_a_reaction_has_the_rest_of_the_losses_done() -> None:
    hands = "general | intellectual banker | director politician"
    state = g54("intellectual general", hands, coins="5 2 2")
    go(state, "0 general", "pass", "1 pass, 2 pass", "1 claim intellectual")
    go(state, "0 challenge, 0 lose general")
    assert (state.alive, state.to_move) == ((1, 2), (2,))
    go(state, "2 lose director")
    assert ([len(lost) for lost in state.lost[1:]], state.turn.seat) == ([1, 1], 1)


@pytest.mark.rule("E.32")
def test_a_target_that_died_in_the_reaction_of_another_loses_nothing_more() -> None:
    hands = "general banker | intellectual banker | director"
    state = g54("intellectual general", hands, coins="5 2 2")
    go(state, "0 general", "pass", "1 pass, 2 pass", "1 claim intellectual")
    go(state, "2 challenge, 2 lose director")
    assert (state.alive, state.coins, state.turn.seat) == ((0, 1), [0, 7, 0], 1)


@pytest.mark.rule("E.11")
def test_an_attack_is_over_when_its_player_dies_doubting_a_reaction_on_the_way() -> None:
    hands = "guerrilla | intellectual banker | director politician"
    state = g54("intellectual", hands, coins="4 2 2")
    go(state, "0 guerrilla 2", "1 challenge, 0 show guerrilla, 1 claim intellectual")
    go(state, "* draw 0 banker", "0 challenge, 0 lose banker")
    assert (state.alive, state.lost[2], state.turn.seat) == ((1, 2), (), 1)
    assert state.coins == [0, 7, 2]
