"""Coup as a library: rules, engine, observations and bots of every variant."""

from coup.engine.errors import CoupError, IllegalMove, InvalidMove, InvalidRecord
from coup.engine.game import Game
from coup.engine.moves import Move, parse_move
from coup.engine.observation import Observation, observe
from coup.engine.record import Record, parse_record
from coup.engine.rng import Random
from coup.engine.setup import deal, new_game
from coup.engine.state import State
from coup.rules.catalog import VARIANTS, find_variant

__all__ = [
    "VARIANTS",
    "CoupError",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "InvalidRecord",
    "Move",
    "Observation",
    "Random",
    "Record",
    "State",
    "deal",
    "find_variant",
    "new_game",
    "observe",
    "parse_move",
    "parse_record",
]
