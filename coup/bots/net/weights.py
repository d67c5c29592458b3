"""Reads the file of weights: one byte a weight, one scale a row."""

from __future__ import annotations

import struct
from array import array
from pkgutil import get_data
from typing import TYPE_CHECKING, Final, NamedTuple

from coup.bots.net.shape import SHAPES
from coup.engine.policy import run_out

if TYPE_CHECKING:
    from collections.abc import Generator


class Shipped(NamedTuple):
    """A file of weights, `NAME.bin`, that comes with a package of ours."""

    name: str
    package: str


TABLE: Final = Shipped("expert", "coup.bots.net")
"""The network of every variant and number of seats."""
DUEL: Final = Shipped("duel", "coup.bots.net")
"""The network of the base game for two, trained further on nothing else."""
MAGIC: Final = b"CNET1\n"
"""What a file begins with; after it come the blocks in the order of `SHAPES`."""

Row = list[float]
Weights = dict[str, list[Row]]
"""Each block as its rows; a bias is a block of one row."""


def rows_of(shape: tuple[int, ...]) -> tuple[int, int]:
    """The number of rows and their width."""
    return (shape[0], shape[1]) if len(shape) == 2 else (1, shape[0])


def parse_weights(content: bytes) -> Weights:
    """The weights in a file; ValueError if it is none or of another shape."""
    return run_out(_parsing(content))


def _parsing(content: bytes) -> Generator[None, None, Weights]:
    """For each block its rows' scales (float32), then its bytes (int8); a pause after each row."""
    if not content.startswith(MAGIC):
        raise ValueError("this is no file of network weights")
    at = len(MAGIC)
    weights: Weights = {}
    for name, shape in SHAPES.items():
        count, width = rows_of(shape)
        scales = struct.unpack_from(f"<{count}f", content, at)
        at += 4 * count
        whole = array("b", content[at : at + count * width])
        at += count * width
        rows = weights[name] = []
        for row, scale in enumerate(scales):
            rows.append([scale * value for value in whole[row * width : (row + 1) * width]])
            yield
    if at != len(content):
        raise ValueError("the file of network weights has another shape than this network")
    return weights


_KEPT: Final[dict[Shipped, Weights]] = {}


def reading(shipped: Shipped) -> Generator[None, None, Weights]:
    """The weights of a network that comes with us, with pauses while they are read.

    They are read once, because several seats share them.
    """
    if shipped not in _KEPT:
        content = get_data(shipped.package, f"{shipped.name}.bin")
        assert content is not None, shipped
        _KEPT[shipped] = yield from _parsing(content)
    return _KEPT[shipped]


def shipped_weights(shipped: Shipped = TABLE) -> Weights:
    """What `reading` comes to when nobody pauses it."""
    return run_out(reading(shipped))
