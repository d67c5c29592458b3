"""The guard rails: what no level but the random one may get wrong."""

from __future__ import annotations

import pytest

from coup.arena.playout import play_out
from coup.bots.guard import certain_win, dominated, is_hopeless, is_lie, is_provable_lie, last_stand
from coup.bots.memory import Memory
from coup.bots.registry import BOTS, Bot
from coup.engine.moves import Move, parse_move
from coup.engine.observation import Observation, observe
from coup.engine.state import State
from tests.bots.games import KINDS, Kind, games_of, new_match
from tests.table import play, table

SENSIBLE = tuple(bot for bot in BOTS if bot.name != "random")


def remember(state: State, seat: int) -> Memory:
    memory = Memory()
    memory.read(observe(state, seat))
    return memory


def answers(state: State, seat: int) -> set[str]:
    """What sensible bots answer here, whatever their seed."""
    seen = observe(state, seat)
    return {str(bot.make(seed).choose(seen)) for bot in SENSIBLE for seed in range(8)}


def dukes_out() -> State:
    hands = "contessa | captain | captain | assassin ambassador"
    return table(hands, lost="duke | duke | duke | ")


def text(move: Move | None) -> str:
    return str(move)


# Lies.


def test_a_claim_without_the_card_is_a_lie() -> None:
    seen = observe(table("duke captain | contessa assassin"), 0)
    assert [str(move) for move in seen.options if is_lie(seen, move)] == ["0 exchange"]


def test_denying_a_card_one_holds_is_a_lie() -> None:
    liar = observe(table("duke captain | contessa assassin", variant="reformation"), 0)
    assert is_lie(liar, parse_move("0 embezzlement"))
    honest = observe(table("captain contessa | duke assassin", variant="reformation"), 0)
    assert not is_lie(honest, parse_move("0 embezzlement"))


def test_claiming_a_character_that_is_out_is_hopeless() -> None:
    memory = remember(dukes_out(), 0)
    assert is_hopeless(memory, parse_move("0 tax"))
    assert not is_hopeless(memory, parse_move("0 exchange"))


def test_claiming_a_character_known_to_be_elsewhere_is_hopeless() -> None:
    state = table(
        "inquisitor contessa | duke | assassin",
        lost=" | duke | duke",
        options={"fifth_character": "inquisitor"},
    )
    assert not is_hopeless(remember(state, 0), parse_move("0 tax"))
    play(state, "0 examine 1, 1 pass, 2 pass, 1 reveal duke, 0 return")
    assert is_hopeless(remember(state, 0), parse_move("0 tax"))
    assert not is_hopeless(remember(state, 2), parse_move("2 tax"))


@pytest.mark.parametrize("bot", SENSIBLE, ids=lambda bot: bot.name)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_bot_makes_a_hopeless_claim(bot: Bot, kind: Kind) -> None:
    for seed in range(games_of(bot, 8)):
        play_out(new_match(kind, bot, seed, refuse_hopeless_claims), longest=3000)


def refuse_hopeless_claims(seen: Observation, move: Move) -> None:
    memory = Memory()
    memory.read(seen)
    assert not is_hopeless(memory, move), (seen, move)


# Certain coins.


def test_foreign_aid_beats_income_once_all_blockers_are_out() -> None:
    state = dukes_out()
    assert dominated(remember(state, 0)) == {"income"}
    assert "0 foreign_aid" in answers(state, 0)
    assert "0 income" not in answers(state, 0)


def test_nothing_is_dominated_while_a_blocker_may_be_left() -> None:
    assert not dominated(remember(table("contessa captain | duke duke"), 0))


# Certain wins.


def test_a_coup_on_the_last_card_wins() -> None:
    state = table("contessa captain | duke", coins="7 9")
    assert text(certain_win(remember(state, 0))) == "0 coup 1"
    assert answers(state, 0) == {"0 coup 1"}


def test_an_assassination_wins_where_nobody_can_block_it() -> None:
    gone = " | contessa | contessa captain"
    state = table("assassin contessa | duke | ", lost=gone, coins="3 9 0")
    assert text(certain_win(remember(state, 0))) == "0 assassinate 1"
    assert answers(state, 0) == {"0 assassinate 1"}


@pytest.mark.parametrize(
    ("hands", "lost"),
    [
        ("assassin captain | duke | ", " | contessa | contessa captain"),
        ("contessa captain | duke | ", " | contessa | contessa captain"),
        ("assassin contessa | duke ambassador | ", " | | contessa contessa"),
    ],
    ids=["a blocker may be left", "it would be a lie", "two cards are left"],
)
def test_other_assassinations_win_nothing_for_certain(hands: str, lost: str) -> None:
    assert certain_win(remember(table(hands, lost=lost, coins="3 9 0"), 0)) is None


def test_a_blow_that_can_be_survived_wins_nothing_for_certain() -> None:
    cast = "banker director guerrilla missionary politician"
    hands = "guerrilla banker | director"
    state = table(hands, variant="g54", characters=cast, coins="7 2", options={"advanced": True})
    assert text(certain_win(remember(state, 0))) == "0 coup 1"


# Challenges.


def test_a_claim_to_a_character_held_by_oneself_is_challenged() -> None:
    state = table("duke duke | captain assassin | contessa", lost=" | | duke", first=1)
    play(state, "1 tax, 2 pass")
    assert is_provable_lie(remember(state, 0))
    assert answers(state, 0) == {"0 challenge"}


def test_a_lie_about_a_card_seen_before_is_challenged() -> None:
    inquisitor = {"fifth_character": "inquisitor"}
    state = table("inquisitor contessa | captain", options=inquisitor)
    play(state, "0 examine 1, 1 pass, 1 reveal captain, 0 return, 1 tax")
    assert is_provable_lie(remember(state, 0))
    assert answers(state, 0) == {"0 challenge"}


def test_a_card_replaced_since_proves_nothing() -> None:
    inquisitor = {"fifth_character": "inquisitor"}
    state = table("inquisitor contessa | captain", options=inquisitor)
    play(state, "0 examine 1, 1 pass, 1 reveal captain, 0 replace, * draw 1 duke, 1 tax")
    assert not is_provable_lie(remember(state, 0))


def test_denying_a_card_seen_before_is_challenged() -> None:
    inquisitor = {"fifth_character": "inquisitor"}
    state = table("inquisitor contessa | duke", variant="reformation", options=inquisitor)
    play(state, "0 examine 1, 1 pass, 1 reveal duke, 0 return, 1 embezzlement")
    assert answers(state, 0) == {"0 challenge"}


# The last card.


def test_the_last_card_is_defended_by_a_true_block() -> None:
    state = table("contessa | assassin captain", first=1, coins="2 3")
    play(state, "1 assassinate 0, 0 pass")
    assert text(last_stand(remember(state, 0))) == "0 block contessa"
    assert answers(state, 0) == {"0 block contessa"}


def test_the_last_card_is_defended_by_a_challenge_where_no_block_is_true() -> None:
    state = table("duke | assassin captain", first=1, coins="2 3")
    play(state, "1 assassinate 0")
    assert text(last_stand(remember(state, 0))) == "0 challenge"
    assert "0 challenge" in answers(state, 0)


@pytest.mark.parametrize("bot", SENSIBLE, ids=lambda bot: bot.name)
@pytest.mark.parametrize("hands", ["duke | assassin captain", "duke | contessa captain"])
def test_the_last_card_never_goes_without_a_word(bot: Bot, hands: str) -> None:
    for seed in range(20):
        state = play(table(hands, first=1, coins="2 3"), "1 assassinate 0")
        player = bot.make(seed)
        answer = player.choose(observe(state, 0))
        if str(answer) == "0 pass":
            state.apply(answer)
            assert str(player.choose(observe(state, 0))) == "0 block contessa"


def test_the_last_card_is_defended_by_a_doubt_where_every_blocker_is_out() -> None:
    gone = "contessa | contessa | contessa captain"
    state = table("duke | assassin | ", first=1, coins="2 3 0", lost=gone)
    play(state, "1 assassinate 0")
    assert answers(state, 0) == {"0 challenge"}


def test_an_attack_on_somebody_else_is_no_last_stand() -> None:
    state = table("duke | assassin captain | contessa captain", first=1, coins="2 3 2")
    play(state, "1 assassinate 2, 2 pass")
    assert last_stand(remember(state, 0)) is None
