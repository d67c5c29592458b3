"""Writes parameters as the file the package ships: one byte a weight, one scale a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from coup.bots.net.shape import SHAPES
from coup.bots.net.weights import MAGIC, rows_of

if TYPE_CHECKING:
    from tools.training.net import Params


def pack(params: Params) -> bytes:
    """The file for these parameters; rounding moves a weight by at most 1/254 of its row's peak."""
    parts = [MAGIC]
    for name, shape in SHAPES.items():
        rows = params[name].reshape(rows_of(shape))
        scales = (np.abs(rows).max(1) / 127).astype("<f4")
        whole = np.where(scales > 0, scales, 1)[:, None]
        parts += [scales.tobytes(), np.rint(rows / whole).astype(np.int8).tobytes()]
    return b"".join(parts)
