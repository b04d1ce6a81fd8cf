"""The colours, dim and bright, and how well they stand out from each other (DISPLAY 3). No Qt here."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by their role, as `#RRGGBB`.

    edge_light: edges that are to be seen first. cased: amber lines need a dark casing, as amber on white is only 1.5.
    suits: clubs, diamonds, hearts, spades, in the order of `Card.suit`.
    """

    name: str
    ground: str
    felt: str
    rail: str
    seat: str
    key: str
    go_on: str
    text: str
    secondary: str
    folded: str
    edge: str
    edge_light: str
    hatch: str
    now: str
    on_now: str
    money: str
    on_money: str
    all_in: str
    on_all_in: str
    card: str
    card_edge: str
    suits: tuple[str, str, str, str]
    cased: bool = False

    def with_two_colours(self) -> Theme:
        """The suits in two colours, for houses whose dealers are used to them."""
        _, _, hearts, spades = self.suits
        return replace(self, suits=(spades, hearts, hearts, spades))


DIM = Theme(
    name="dim",
    ground="#0B0F14",
    felt="#0E1B1D",
    rail="#20323A",
    seat="#17212B",
    key="#1A2530",
    go_on="#26384A",
    text="#F2F5F7",
    secondary="#A9B6C2",
    folded="#95A3B1",
    edge="#6B7C8E",
    edge_light="#8FA3B5",
    hatch="#1B2631",
    now="#FFC233",
    on_now="#0B0F14",
    money="#8CE3C0",
    on_money="#0B0F14",
    all_in="#D9BCFF",
    on_all_in="#0B0F14",
    card="#111920",
    card_edge="#7F91A3",
    suits=("#3E9E5F", "#4DB8FF", "#FF8A3D", "#FFFFFF"),
)

BRIGHT = Theme(
    name="bright",
    ground="#F3F5F7",
    felt="#E3ECE8",
    rail="#C4D2CC",
    seat="#FFFFFF",
    key="#FFFFFF",
    go_on="#DCE6EF",
    text="#10151B",
    secondary="#3F4A55",
    folded="#4A5560",
    edge="#6B7783",
    edge_light="#4B5865",
    hatch="#DFE5EA",
    now="#FFC233",
    on_now="#10151B",
    money="#0A5C40",
    on_money="#FFFFFF",
    all_in="#5B2A9D",
    on_all_in="#FFFFFF",
    card="#FFFFFF",
    card_edge="#6B7783",
    suits=("#0B6B2E", "#0B57D0", "#C8102E", "#10151B"),
    cased=True,
)

THEMES = {each.name: each for each in (DIM, BRIGHT)}


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 measures it, 1 to 21.

    >>> round(contrast("#FFFFFF", "#000000"))
    21
    """
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
