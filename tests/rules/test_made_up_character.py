"""Characters that exist in this file alone are played by the same engine, from their data."""

from __future__ import annotations

from dataclasses import replace

import pytest

from coup.engine import events
from coup.engine.game import Game
from coup.engine.rng import Random
from coup.engine.setup import deal, start
from coup.engine.state import State
from coup.rules.common import COUP, INCOME
from coup.rules.effects import Exchange, Gain, Inherit, LoseInfluence, ShareOut, Take, TakeToken
from coup.rules.model import (
    Action,
    Aim,
    Blocking,
    Character,
    Cost,
    Join,
    Moment,
    Reaction,
    Rules,
    Table,
    TokenKind,
)
from tests.properties.games import any_move
from tests.table import cards, cards_in_play, coins_in_play, legal, play, refusal

SMUGGLER = Character("smuggler", (Action("smuggle", (Gain(4),), blockable=Blocking.OTHERS),))
GUARD = Character("guard", blocks=frozenset({"smuggle", "raid"}))
PIRATE = Character(
    "pirate",
    (Action("raid", (Take(1),), cost=Cost(1), aim=Aim.ALL, blockable=Blocking.TARGETS),),
)
MARTYR = Character("martyr", reactions=(Reaction(Moment.INFLUENCE_LOST, (Gain(2),)),))
WIDOW = Character("widow", reactions=(Reaction(Moment.PLAYER_OUT, (Inherit(),)),))
BROKER = Character("broker", (Action("invest", (ShareOut(),), join=Join()),))
HERMIT = Character(
    "hermit",
    (Action("retire", (TakeToken("cave"), Exchange(1))),),
    tokens=(TokenKind("cave", shields=True, pierced_by=frozenset({"coup"})),),
)
KNIFE = Character(
    "knife",
    (Action("stab", (LoseInfluence(),), cost=Cost(3, against_last=5), aim=Aim.ONE),),
)

EVERYBODY = (SMUGGLER, GUARD, PIRATE, MARTYR, WIDOW, BROKER, HERMIT, KNIFE)


def rules_of(*characters: Character, seats: int = 3) -> Rules:
    """A rule set with these characters, Income and Coup."""
    dealing = Table(3, (2,) * seats)
    return Rules("made_up", seats, {}, characters, (INCOME, COUP), dealing, all_at_once=False)


def table_of(hands: str, *characters: Character, coins: str = "", lost: str = "") -> State:
    """A position of a game with these characters."""
    held = cards(hands)
    game = Game(rules_of(*characters, seats=len(held)))
    owned = tuple(map(int, coins.split()))
    return start(game, held, coins=owned, lost=cards(lost) if lost else (), with_log=True)


def test_a_made_up_action_may_be_claimed_challenged_and_proved() -> None:
    state = table_of("smuggler guard | guard guard | pirate pirate", SMUGGLER, GUARD, PIRATE)
    assert "0 smuggle" in legal(state)
    play(state, "0 smuggle", "1 challenge", "0 show smuggler", "1 lose guard", "* draw 0 pirate")
    assert play(state, "1 pass, 2 pass").coins == [6, 2, 2]


def test_anybody_may_block_with_the_character_that_says_so() -> None:
    state = table_of("pirate guard | guard guard | pirate pirate", SMUGGLER, GUARD, PIRATE)
    play(state, "0 smuggle", "1 pass, 2 pass", "1 pass")
    assert legal(state) == ["2 block guard", "2 pass"]
    play(state, "2 block guard", "0 challenge", "2 concede", "2 lose pirate")
    assert state.coins == [6, 2, 2]


def test_an_action_on_all_asks_each_target_and_spares_only_the_blocker() -> None:
    state = table_of("pirate smuggler | guard guard | pirate pirate", SMUGGLER, GUARD, PIRATE)
    play(state, "0 raid", "1 pass, 2 pass")
    assert legal(state) == ["1 block guard", "1 pass"]
    play(state, "1 block guard", "2 pass, 0 pass")
    assert legal(state) == ["2 block guard", "2 pass"]
    assert play(state, "2 pass").coins == [2, 2, 1]


def test_a_loss_may_be_answered_by_a_reaction() -> None:
    hands = "guard guard | martyr smuggler | guard martyr"
    state = table_of(hands, SMUGGLER, GUARD, PIRATE, MARTYR, coins="7 2 2")
    play(state, "0 coup 1")
    assert "1 claim martyr" in legal(state)
    play(state, "1 claim martyr", "2 pass, 0 pass")
    assert (state.coins, state.hands[1], state.lost[1]) == ([0, 4, 2], ("smuggler",), ())


def test_an_estate_may_be_claimed_by_a_survivor() -> None:
    hands, lost = "guard guard | widow | smuggler smuggler", "| pirate |"
    state = table_of(hands, SMUGGLER, GUARD, PIRATE, WIDOW, coins="7 5 2", lost=lost)
    play(state, "0 coup 1", "0 pass")
    assert legal(state) == ["2 claim widow", "2 pass"]
    play(state, "2 claim widow", "0 pass")
    assert state.coins == [0, 0, 7]


def test_others_may_join_by_the_same_claim() -> None:
    hands = "broker guard | guard broker | guard smuggler"
    state = table_of(hands, SMUGGLER, GUARD, PIRATE, BROKER)
    play(state, "0 invest", "1 pass, 2 pass", "1 join", "2 join")
    play(state, "2 pass, 0 pass", "0 challenge", "2 concede", "2 lose guard")
    assert state.coins == [4, 4, 2]


def test_a_token_shields_its_holder_but_from_what_pierces_it() -> None:
    hands = "hermit knife | knife knife | guard guard"
    state = table_of(hands, HERMIT, KNIFE, GUARD, SMUGGLER, PIRATE, coins="2 7 2")
    play(state, "0 retire", "1 pass, 2 pass", "* draw 0 guard", "0 keep guard knife")
    assert [text for text in legal(state) if "stab" in text] == ["1 stab 2"]
    assert [text for text in legal(state) if "coup" in text] == ["1 coup 2", "1 coup 0"]


def test_a_price_may_depend_on_the_influences_of_the_target() -> None:
    hands, lost = "knife knife | guard | guard smuggler", "| guard |"
    state = table_of(hands, KNIFE, GUARD, SMUGGLER, PIRATE, coins="4 2 2", lost=lost)
    assert [text for text in legal(state) if "stab" in text] == ["0 stab 2"]
    play(state, "0 stab 2", "1 pass, 2 pass", "2 lose guard")
    assert state.coins == [1, 2, 2]


def test_another_action_may_be_the_forced_one() -> None:
    rules = rules_of(KNIFE, GUARD, SMUGGLER, PIRATE, seats=2)
    forced = replace(rules, table=Table(3, (4, 2)), forced_action="stab", forced_at=4)
    state = start(Game(forced), cards("guard guard | pirate pirate"))
    assert legal(state) == ["0 stab 1"]


def test_every_made_up_game_ends_with_all_its_cards_and_coins() -> None:
    random = Random(3)
    game = Game(rules_of(*EVERYBODY, seats=4))
    acted = set()
    for _ in range(150):
        state = deal(game, random, with_log=True)
        before = cards_in_play(state)
        while not state.is_over:
            state.apply(any_move(state, random))
            assert (cards_in_play(state), coins_in_play(state)) == (before, 50)
        assert state.log is not None
        acted |= {e.action for e in state.log.truth if isinstance(e, events.Declared)}
    assert acted == set(game.actions)


@pytest.mark.parametrize(
    ("characters", "complaint"),
    [
        ((SMUGGLER, PIRATE), "nobody blocks 'smuggle'"),
        ((KNIFE, Character("shield", blocks=frozenset({"stab"}))), "is blocked but not declared"),
        ((KNIFE, KNIFE), "two actions have the same name"),
        ((GUARD, Character("guard")), "two characters have the same name"),
    ],
)
def test_rules_that_contradict_themselves_cannot_be_built(
    characters: tuple[Character, ...], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        rules_of(*characters)


def test_a_character_that_is_not_in_the_game_cannot_be_claimed() -> None:
    state = table_of("guard guard | smuggler smuggler", SMUGGLER, GUARD, PIRATE)
    assert "not legal" in refusal(state, "0 stab 1")
    assert "not legal" in refusal(state, "0 tax")
