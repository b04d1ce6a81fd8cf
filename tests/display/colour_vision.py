"""Colours as colour-blind people see them, and how far apart they are.

Seen: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (IEEE
TVCG 2009), their matrices for a severity of 1 on linear sRGB: who has no cones of one kind at all. Distance: CIE 1976
of L*a*b* for D65, in which about 2.3 is a difference that is just seen.
"""

from __future__ import annotations

from math import dist

Three = tuple[float, float, float]
Matrix = tuple[Three, Three, Three]

KINDS: dict[str, Matrix] = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
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
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Three = (0.95047, 1.0, 1.08883)
"""D65."""


def distance(one: str, other: str, kind: str) -> float:
    """Of two colours `#RRGGBB` for a kind of colour-blindness.

    >>> round(distance("#000000", "#FFFFFF", "protan"))
    100
    >>> distance("#C8102E", "#6B5A00", "deutan") < distance("#C8102E", "#6B5A00", "none")
    True
    """
    return dist(_lab(_seen(one, kind)), _lab(_seen(other, kind)))


def _seen(colour: str, kind: str) -> Three:
    """Linear sRGB."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    found = _times(KINDS[kind], (red, green, blue))
    return (min(1.0, max(0.0, found[0])), min(1.0, max(0.0, found[1])), min(1.0, max(0.0, found[2])))


def _times(matrix: Matrix, three: Three) -> Three:
    one, two, last = (sum(a * b for a, b in zip(row, three, strict=True)) for row in matrix)
    return one, two, last


def _lab(linear: Three) -> Three:
    x, y, z = (_root(part / white) for part, white in zip(_times(TO_XYZ, linear), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return float(part ** (1 / 3)) if part > (6 / 29) ** 3 else part / (3 * (6 / 29) ** 2) + 4 / 29
