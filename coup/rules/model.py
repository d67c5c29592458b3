"""The words in which a variant is written: actions, characters, tokens and rule sets as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coup.rules.effects import Effect

Name = str
"""An identifier of `interfaces.md`: lower-case English with underscores."""

OptionValue = str | int | bool


class Aim(Enum):
    """Whom an action is pointed at, and so what its text names."""

    NOBODY = auto()
    ONE = auto()
    """One other player, named in the action and chosen as its target."""
    ALL = auto()
    """Every other player becomes a target; nobody is named."""
    RICHEST = auto()
    """The richest player is the target; the richest and the poorest are named."""
    PARTNER = auto()
    """One other player is named without being a target (G.14)."""
    ANYONE = auto()
    """Any player, oneself included, is named without being a target (R.6)."""


class Blocking(Enum):
    """Who may claim a character to block an action."""

    NOBODY = auto()
    TARGETS = auto()
    """Each target, for itself (S0.35, S0.36, G.13)."""
    OTHERS = auto()
    """Any other player; a block that stands ends the whole action (S0.34)."""


class Pile(Enum):
    """Where coins go that are not a player's."""

    TREASURY = auto()
    BANK = auto()
    RESERVE = auto()
    TARGET = auto()
    """Not a pile: the price is paid to the player the action is aimed at."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What an action costs when it is declared.

    `against_last` is the price against a player with one influence, `on_self` the price when
    the player names themselves; both default to `coins`. With `kept` the coins do not come back
    when the claim is lost to a challenge, whatever the rule set says of refunds.
    """

    coins: int = 0
    against_last: int | None = None
    on_self: int | None = None
    to: Pile = Pile.TREASURY
    kept: bool = False


FREE = Cost()


@dataclass(frozen=True, slots=True)
class Join:
    """How other players may take part in an action: by claiming its character, or by paying.

    Claimants are challenged once all have spoken; one payer is enough, and without a payer the
    action comes to nothing.
    """

    price: int | None = None

    @property
    def by_claim(self) -> bool:
        """Whether joining is a claim to hold the character of the action."""
        return self.price is None


@dataclass(frozen=True, slots=True)
class Action:
    """An action of the rule book: what it costs, whom it is aimed at and what it does.

    `needs` is a number of coins the player sets aside, which an effect may give back.
    `needs_coins_at_target` and `needs_pile` make an action illegal where there is nothing to get.
    `denies` names the character the player claims *not* to hold. `on_caught` happens when the
    claim is lost to a challenge. With `needs_no_claim` nobody has to hold the character; with
    `block_ends_all` a block that stands ends the action instead of sparing its claimant only.
    """

    name: Name
    effects: tuple[Effect, ...]
    cost: Cost = FREE
    needs: int = 0
    aim: Aim = Aim.NOBODY
    names_character: bool = False
    blockable: Blocking = Blocking.NOBODY
    join: Join | None = None
    on_caught: tuple[Effect, ...] = ()
    denies: Name | None = None
    needs_no_claim: bool = False
    block_ends_all: bool = False
    needs_coins_at_target: bool = False
    needs_pile: Pile | None = None


class Moment(Enum):
    """When a character may be claimed outside its own action."""

    INFLUENCE_LOST = auto()
    """By the player who is losing an influence: the card lost is claimed to be this character."""
    PLAYER_OUT = auto()
    """By every player left, at the end of a turn in which somebody was eliminated."""
    MARKED = auto()
    """By the holder of a token, to be rid of it."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """A claim a player may make at a certain moment, and what it brings.

    `never_after` lists causes (action names) after which the claim may not be made;
    `needs_court` is the number of cards the Court must hold.
    """

    moment: Moment
    effects: tuple[Effect, ...]
    never_after: frozenset[Name] = frozenset()
    needs_court: int = 0


class Category(Enum):
    """The kinds of character a Rebellion G54 game is drawn from (G.1)."""

    FINANCE = "finance"
    COMMUNICATIONS = "communications"
    FORCE = "force"
    SPECIAL_INTERESTS = "special_interests"


@dataclass(frozen=True, slots=True)
class Character:
    """A role: the actions it allows, the actions it blocks, and its reactions.

    `replaces` gives common actions another content while the character is in play.
    """

    name: Name
    actions: tuple[Action, ...] = ()
    blocks: frozenset[Name] = frozenset()
    reactions: tuple[Reaction, ...] = ()
    category: Category | None = None
    advanced: bool = False
    tokens: tuple[TokenKind, ...] = ()
    replaces: tuple[Action, ...] = ()


class Place(Enum):
    """What a token lies on."""

    PLAYER = auto()
    CHARACTER = auto()


@dataclass(frozen=True, slots=True)
class TokenKind:
    """A token: how many there are and what holding one means.

    `shields` forbids targeting its holder, except by the actions in `pierced_by`; with `binds` two
    holders may not target each other while others live; `fee` is owed by other players who claim
    the character it lies on; `dooms` costs its holder an influence at the end of their turn.
    """

    name: Name
    supply: int = 1
    place: Place = Place.PLAYER
    shields: bool = False
    pierced_by: frozenset[Name] = frozenset()
    binds: bool = False
    fee: int = 0
    dooms: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """The dealing of one number of seats: copies of each character and coins by turn order."""

    copies: int
    coins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The complete rules of one game: a variant with its options settled and its characters chosen.

    Raises ValueError where the data contradict each other: a rule set that can be built can be
    played.
    """

    variant: Name
    seats: int
    options: Mapping[Name, OptionValue]
    characters: tuple[Character, ...]
    common: tuple[Action, ...]
    table: Table
    listed: tuple[Name, ...] = ()
    """What a record lists as `characters`, where they were drawn or chosen for this game."""
    forced_action: Name = "coup"
    forced_at: int = 10
    refund: bool = True
    all_at_once: bool = True
    """Whether every seat asked may answer in any order (`challenge_offer: fastest`)."""
    block_after_own_challenge: bool = True
    reblock: bool = False
    treasury: int | None = None
    """Coins in the box where they are counted; None where the Treasury never runs out (S1.31)."""
    examined_card_first: bool = True
    """Whether an examined card goes back to the Court before its owner draws (S2.25)."""
    draft: Name | None = None
    """`pick_first` or `deal_first` in a two-player draft (S0.51, S2.40)."""
    sides: tuple[Name, ...] = ()
    """The two allegiances where the variant has them (R.2)."""
    protect_from_all: bool = True
    tie_clockwise: bool = False
    split_estate: bool = True
    stack_tokens: bool = True
    shed_in_turn: bool = True
    actions: Mapping[Name, Action] = field(init=False)
    claim_of: Mapping[Name, Name] = field(init=False)
    """The character claimed by an action; common actions are not in it."""
    blockers: Mapping[Name, tuple[Name, ...]] = field(init=False)
    tokens: Mapping[Name, TokenKind] = field(init=False)

    def __post_init__(self) -> None:
        """Build the indexes the engine asks and refuse contradictions."""
        replaced = {a.name: a for c in self.characters for a in c.replaces}
        common = tuple(replaced.get(action.name, action) for action in self.common)
        owned = [(action, c.name) for c in self.characters for action in c.actions]
        everything = [*common, *(action for action, _ in owned)]
        actions = {action.name: action for action in everything}
        blockers = {
            name: tuple(c.name for c in self.characters if name in c.blocks) for name in actions
        }
        setter = object.__setattr__
        setter(self, "common", common)
        setter(self, "actions", actions)
        setter(self, "claim_of", {a.name: owner for a, owner in owned if not a.needs_no_claim})
        setter(self, "blockers", blockers)
        setter(self, "tokens", {t.name: t for c in self.characters for t in c.tokens})
        self._refuse_contradictions(everything)

    def _refuse_contradictions(self, everything: list[Action]) -> None:
        if len(everything) != len(self.actions):
            raise ValueError("two actions have the same name")
        if len({c.name for c in self.characters}) != len(self.characters):
            raise ValueError("two characters have the same name")
        for action in everything:
            is_blockable = action.blockable is not Blocking.NOBODY
            if is_blockable and not self.blockers[action.name]:
                raise ValueError(f"nobody blocks {action.name!r}, which is declared blockable")
            if not is_blockable and self.blockers[action.name]:
                raise ValueError(f"{action.name!r} is blocked but not declared blockable")
        if self.forced_action not in self.actions:
            raise ValueError(f"the forced action {self.forced_action!r} does not exist")
        if len(self.table.coins) != self.seats:
            raise ValueError("the table gives coins to another number of seats")

    @property
    def names(self) -> tuple[Name, ...]:
        """The characters in play, by name."""
        return tuple(c.name for c in self.characters)
