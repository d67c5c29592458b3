"""What the tests of the palette compute: contrast, Lab distances, colour-vision deficiencies."""

from __future__ import annotations

import re

Linear = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB.
DEFICIENCIES: dict[str, tuple[Linear, Linear, Linear]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
WHITE_POINT = (0.95047, 1.0, 1.08883)
LAB_LIMIT = (6 / 29) ** 3


def linear(colour: str) -> Linear:
    """Return the light of `#rrggbb` or `#rgb`, each part from 0 to 1."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    if not re.fullmatch("[0-9a-f]{6}", digits):
        raise ValueError(f"{colour!r} is not a colour in hexadecimal digits")
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return _decoded(red), _decoded(green), _decoded(blue)


def _decoded(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def lab(colour: str, deficiency: str = "normal") -> Linear:
    """Return CIE L*, a* and b* of a colour as somebody with this deficiency sees it."""
    seen = linear(colour)
    rows = DEFICIENCIES[deficiency]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, seen, strict=True))))
        for row in rows
    )
    xyz = (
        0.4124 * red + 0.3576 * green + 0.1805 * blue,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        0.0193 * red + 0.1192 * green + 0.9505 * blue,
    )
    x, y, z = (_bent(part / white) for part, white in zip(xyz, WHITE_POINT, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _bent(part: float) -> float:
    if part > LAB_LIMIT:
        return float(part ** (1 / 3))
    return part * 841 / 108 + 4 / 29


def difference(one: str, other: str, deficiency: str = "normal") -> float:
    """Return the distance of two colours in Lab (CIE76)."""
    pairs = zip(lab(one, deficiency), lab(other, deficiency), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def lightness(colour: str) -> float:
    """Return CIE L*, from 0 to 100."""
    return lab(colour)[0]
