"""The rules that are information and change nothing in a game: each with the reason."""

from __future__ import annotations

STORY = "tells what the game is about"
TALK = "about talk at the table, which no program decides"
PARTS = "about things on a table, which the page draws"
NAMES = "about words and translations, which the catalogues of the page hold"
HEADING = "a heading or a picture of the document without a rule in it"
PRODUCT = "about an online table, not about the game"

INFORMATION = {
    "S0.7": PARTS,
    "S0.46": TALK,
    "S0.49": "there is no ranking to compute: a game has a winner and nothing else",
    "S1.1": STORY,
    "S1.2": STORY,
    "S1.37": PARTS,
    "S2.1": HEADING,
    "S2.4": STORY,
    "S2.5": STORY,
    "S2.11": HEADING,
    "S3.1": STORY,
    "S3.3": HEADING,
    "S3.4": PARTS,
    "S3.21": "advice to a player",
    "S3.23": PRODUCT,
    "S3.26": PRODUCT,
    "S4.1": HEADING,
    "S4.4": STORY,
    "S4.5": STORY,
    "S4.11": HEADING,
    "E.41": "no rule; what happens when a player leaves is decided by the page",
    "D.18": "a slip of the pen in a document",
    "D.21": NAMES,
    "D.22": NAMES,
    "D.25": TALK,
}
