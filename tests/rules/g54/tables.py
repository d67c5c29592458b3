"""Tables of Rebellion G54: the five characters filled up, and windows passed by all."""

from __future__ import annotations

from collections.abc import Mapping

from coup.engine.game import Game
from coup.engine.moves import Pass
from coup.engine.setup import start
from coup.engine.state import State
from coup.engine.tokens import Token
from coup.rules.anarchy import CHARACTERS as ANARCHY
from coup.rules.catalog import SOCIAL_MEDIA, find_variant
from coup.rules.g54 import CHARACTERS, FIRST_GAME, SLOTS
from tests.table import cards, lost_cards, play

KINDS = {character.name: character.category for character in (*CHARACTERS, *ANARCHY)}
FILLERS = (*FIRST_GAME, "priest")


ACTIONS = {
    "banker": "0 banker",
    "farmer": "0 farmer",
    "spy": "0 spy",
    "capitalist": "0 capitalist",
    "speculator": "0 speculator",
    "director": "0 director",
    "newscaster": "0 newscaster",
    "reporter": "0 reporter",
    "writer": "0 writer",
    "producer": "0 producer 2",
    "guerrilla": "0 guerrilla 2",
    "general": "0 general",
    "judge": "0 judge 2",
    "mercenary": "0 mercenary 2",
    "crime_boss": "0 crime_boss 2",
    "politician": "0 politician 2",
    "priest": "0 priest",
    "peacekeeper": "0 peacekeeper",
    "communist": "0 communist 2 1",
    "customs_officer": "0 customs_officer customs_officer",
    "foreign_consular": "0 foreign_consular 2",
    "protestor": "0 protestor 2",
    "paramilitary": "0 paramilitary 2",
    "financier": "0 financier",
    "plantation_owner": "0 plantation_owner",
    "arms_dealer": "0 arms_dealer arms_dealer",
    "socialist": "0 socialist",
}
"""How seat 0 declares the action of each character that has one and needs a claim for it."""


def cast_with(names: str) -> str:
    """A legal set of characters with these in it, the others from the first game."""
    wanted = [name for name in names.split() if name != SOCIAL_MEDIA]
    kinds = [KINDS[name] for name in wanted]
    room = {kind: number - kinds.count(kind) for kind, number in SLOTS.items()}
    for filler in FILLERS:
        kind = KINDS[filler]
        assert kind is not None
        if room[kind] > 0 and filler not in wanted:
            wanted.append(filler)
            room[kind] -= 1
    return " ".join([*wanted, SOCIAL_MEDIA] if SOCIAL_MEDIA in names.split() else wanted)


def fillers_for(name: str) -> tuple[str, ...]:
    """Two characters in play beside this one."""
    return tuple(f for f in ("banker", "director", "guerrilla") if KINDS[f] != KINDS[name])[:2]


def g54(
    cast: str,
    hands: str,
    *,
    coins: str = "",
    lost: str = "",
    first: int = 0,
    options: Mapping[str, object] | None = None,
    tokens: tuple[Token, ...] = (),
    court: str | None = None,
) -> State:
    """A position of Rebellion G54 with these characters in play, others as they may be.

    With a `court` the other cards lie aside, and only those written are lost.
    """
    anarchy = {character.name for character in ANARCHY} | {SOCIAL_MEDIA}
    chosen = {"anarchy": True} if anarchy & set(cast.split()) else {}
    settled = {"challenge_offer": "clockwise", **chosen, **(options or {})}
    dealt = cards(hands)
    game = Game(find_variant("g54").rules(len(dealt), settled, tuple(cast_with(cast).split())))
    written = cards(lost) if lost else ()
    return start(
        game,
        dealt,
        first=first,
        coins=tuple(map(int, coins.split())),
        lost=lost_cards(game, dealt, lost) if court is None else written,
        court=None if court is None else court.split(),
        tokens=tokens,
        with_log=True,
    )


def all_pass(state: State) -> State:
    """Everybody who is asked in the window that is open now passes."""
    name, claim = state.phase.name, state.claim
    while state.stack and state.phase.name == name and state.claim is claim:
        move = Pass(state.to_move[0])
        state.check(move)
        state.apply(move)
    return state


def go(state: State, *texts: str) -> State:
    """Make these moves; `pass` without a seat passes the whole window.

    Who is asked before a challenger passes.
    """
    for text in texts:
        for part in text.split(", "):
            if part == "pass":
                all_pass(state)
                continue
            if part.endswith(" challenge"):
                _pass_until(state, int(part[0]))
            play(state, part)
    return state


def _pass_until(state: State, seat: int) -> None:
    while state.phase.name == "challenge" and seat not in state.to_move:
        play(state, f"{state.to_move[0]} pass")
