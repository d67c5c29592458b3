"""What each level does that the others do not, and what all of them share."""

from __future__ import annotations

from collections import Counter

import pytest

from coup.arena.playout import play_out
from coup.bots.guard import is_lie
from coup.bots.levels.novice import Novice
from coup.bots.reasons import REASONS
from coup.bots.registry import BOTS, BY_RULES, Bot, find_bot
from coup.bots.sums import HOPE, share
from coup.engine.moves import Act, Block, Challenge
from coup.engine.observation import observe
from coup.engine.policy import Explains, explain
from coup.engine.state import State
from coup.match import Match
from tests.bots.games import KINDS, Kind
from tests.table import play, table

every_level = pytest.mark.parametrize("bot", BY_RULES, ids=lambda bot: bot.name)


def answers(bot: Bot, state: State, seat: int, seeds: int = 200) -> Counter[str]:
    seen = observe(state, seat)
    return Counter(str(bot.make(seed).choose(seen)) for seed in range(seeds))


def test_the_levels_are_there_in_order() -> None:
    names = [bot.name for bot in sorted(BOTS, key=lambda bot: bot.level) if bot.level]
    assert names[:3] == ["novice", "casual", "shrewd"]


# Novice.


def test_a_novice_is_nearly_always_honest() -> None:
    found = answers(find_bot("novice"), table("contessa captain | duke assassin"), 0)
    lies = found["0 tax"] + found["0 exchange"]
    assert 0 < lies < 40


def test_a_novice_forgets_claims_older_than_two_rounds() -> None:
    state = table("contessa captain | duke assassin", first=1)
    play(state, "1 tax, 0 pass, 0 income, 1 income, 0 income")
    novice = Novice(1)
    novice.remember(observe(state, 0))
    assert novice.belief.claims[1]["duke"] == 1
    play(state, "1 income, 0 income, 1 income")
    novice.remember(observe(state, 0))
    assert novice.belief.claims[1]["duke"] == 0


# Casual.


def test_a_casual_player_bluffs_in_some_moods_only() -> None:
    state = table("contessa contessa | duke assassin | duke captain", coins="2 2 2")
    found = answers(find_bot("casual"), state, 0)
    lies = sum(n for move, n in found.items() if move.split()[1] not in ("income", "foreign_aid"))
    assert 20 < lies < 180


def test_a_casual_player_never_claims_again_what_it_was_caught_on() -> None:
    state = table("contessa contessa | duke assassin | duke captain")
    play(state, "0 tax, 1 challenge, 0 concede, 0 lose contessa, 1 income, 2 income")
    assert not answers(find_bot("casual"), state, 0)["0 tax"]


def test_a_casual_player_always_blocks_truthfully() -> None:
    state = play(table("contessa captain | assassin duke", coins="2 3", first=1), "1 assassinate 0")
    play(state, "0 pass")
    assert set(answers(find_bot("casual"), state, 0)) == {"0 block contessa"}


def test_a_casual_player_invents_no_fourth_character() -> None:
    for seed in range(30):
        match = Match(Kind("classic", 4).game(seed), {}, seed)
        bots = {s: find_bot("casual").make(seed * 4 + s) for s in range(4)}
        claimed: dict[int, set[str]] = {s: set() for s in range(4)}
        while not match.is_over and match.ply < 2000:
            seat = match.waits_for
            if seat is None:
                match.step()
                continue
            seen = match.observation(seat)
            move = bots[seat].choose(seen)
            if isinstance(move, Act) and move.action in seen.game.claim_of:
                claim = seen.game.claim_of[move.action]
                if is_lie(seen, move) and claim not in claimed[seat]:
                    assert len(claimed[seat]) < 3
                claimed[seat].add(claim)
            match.submit(move)


# Shrewd.


@pytest.mark.parametrize(
    ("state", "seat"),
    [
        (table("contessa captain | duke assassin | duke captain"), 0),
        (play(table("contessa captain | duke assassin | duke captain"), "0 foreign_aid"), 1),
        (play(table("contessa captain | duke duke | duke captain"), "0 tax"), 1),
        (
            play(
                table("duke captain | assassin duke | captain captain", coins="2 3 2", first=1),
                "1 assassinate 0, 2 pass, 0 pass",
            ),
            0,
        ),
    ],
    ids=["an action", "a block of Foreign Aid", "a doubtful claim", "an attack"],
)
def test_a_shrewd_player_does_not_play_one_way_only(state: State, seat: int) -> None:
    assert len(answers(find_bot("shrewd"), state, seat)) >= 2


def test_a_shrewd_player_bluffs_sometimes_and_not_always() -> None:
    found = answers(find_bot("shrewd"), table("contessa assassin | duke captain | duke captain"), 0)
    lies = sum(found[move] for move in ("0 tax", "0 steal 1", "0 steal 2", "0 exchange"))
    assert 0 < lies < 200


def test_a_shrewd_player_likes_to_keep_what_wins() -> None:
    state = play(
        table("captain assassin | duke assassin | captain captain", coins="2 7 2", first=1),
        "1 coup 0",
    )
    assert set(answers(find_bot("shrewd"), state, 0, 20)) == {"0 lose assassin"}


# Reasons.


@every_level
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_bluffs_and_challenges_have_a_reason(bot: Bot, kind: Kind) -> None:
    for seed in range(3):
        game = kind.game(seed)
        match = Match(game, {seat: bot.make(seed * 10 + seat) for seat in game.seats}, seed)
        seen = {}
        while not match.is_over and match.ply < 3000:
            seat = match.waits_for
            if seat is not None:
                seen[seat, match.ply] = match.observation(seat)
            match.step()
        for made in match.decisions():
            there = seen[made.seat, made.ply]
            is_bluff = isinstance(made.move, Act | Block) and is_lie(there, made.move)
            if is_bluff or isinstance(made.move, Challenge):
                assert made.reason is not None
            assert made.reason is None or made.reason.id in REASONS
            assert made.reason is None or 0.0 <= (made.reason.chance or 0.0) <= 1.0


def test_a_bluff_says_what_it_hoped_for_and_what_it_risked() -> None:
    state = table("contessa assassin | duke captain | duke captain")
    reasons = []
    for seed in range(200):
        bot = find_bot("shrewd").make(seed)
        move = bot.choose(observe(state, 0))
        if is_lie(observe(state, 0), move):
            reasons.append(explain(bot))
    assert reasons
    for reason in reasons:
        assert reason is not None
        assert reason.id == "bluff"
        assert reason.chance is not None
        assert 0.0 < reason.chance < 1.0 < reason.risk


def test_only_bots_that_can_explain_do() -> None:
    assert isinstance(find_bot("shrewd").make(1), Explains)
    assert explain(find_bot("random").make(1)) is None


# The drawing of moves.


def test_shares_fall_as_the_exponential_function_does() -> None:
    values = {0.0: 1.0, 0.5: 0.60653, 1.0: 0.36788, 2.0: 0.13534, 4.0: 0.01832, 8.0: 0.00034}
    for below, expected in values.items():
        assert share(below) == pytest.approx(expected, rel=0.02)
    assert share(HOPE + 0.1) == 0.0


@every_level
def test_a_level_plays_out_every_kind_of_game(bot: Bot) -> None:
    for kind in KINDS:
        game = kind.game(7)
        bots = {seat: bot.make(seat) for seat in game.seats}
        assert play_out(Match(game, bots, 7), 2000).is_over
