"""Why a bot moved as it did: the names of the reasons there are."""

from __future__ import annotations

from typing import Final

REASONS: Final = (
    "only_move",
    "certain_win",
    "certain_lie",
    "last_card",
    "true_claim",
    "bluff",
    "most_coins",
    "strike",
    "doubt",
    "belief",
    "true_block",
    "bluffed_block",
    "let_pass",
    "join_in",
    "best_cards",
    "whim",
)
"""Every reason there is. Texts for them belong to the page, as `reason-<id>`."""
