"""The prompt line: words, seats' boxes, an arrow, a card (DISPLAY 1 and 9)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from dealerassist.cards import Card, CardTextError, card
from dealerassist.display import lettering, shapes
from dealerassist.display.canvas import Align, Canvas, Ink, Stroke
from dealerassist.display.cards import paint_card
from dealerassist.display.frame import SQUEEZE, Fit, Role
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import Layout
from dealerassist.display.seat import paint_number
from dealerassist.display.speech import said
from dealerassist.views import Phrase, PhraseCode, SeatLook, SeatView

CAP, LEAST_CAP = 8.7, 7.2
BASE = 10.35
"""Below the line's top edge, mm."""
BOX = 12.0
GAP, WIDE_GAP, CLOSE_GAP = 2.2, 6.0, 0.6
ARROW, ARROW_ROOM = 6.4, 7.2
CARD = 9.4
PUSHES = {PhraseCode.PUSH, PhraseCode.PUSH_TWO, PhraseCode.PUSH_NO_LOW, PhraseCode.ODD_CHIP, PhraseCode.RETURN}
"""Their amounts are money that goes to a seat."""


class Box(NamedTuple):
    seat: int


class Arrow(NamedTuple):
    pass


class Words(NamedTuple):
    text: str
    money: bool = False


Token = Box | Arrow | Words | Card


class Placed(NamedTuple):
    """A token and the gap before it, mm."""

    token: Token
    gap: float


def tokens(phrase: Phrase) -> list[Placed]:
    """The line's parts, in reading order.

    `[{n}]` of a template is a box, ` > ` an arrow, `{c}` a card; three spaces or more part two pushes.
    """
    found: list[Placed] = []
    gap = GAP
    for token in _in_order(phrase):
        last = found[-1].token if found else None
        if token is None:
            gap = WIDE_GAP
        elif isinstance(token, Words) and isinstance(last, Words) and not (token.money or last.money) and gap == GAP:
            found[-1] = Placed(Words(last.text + token.text), found[-1].gap)  # kerning and spaces are the font's
        else:
            closing = isinstance(token, Words) and token.text.strip()[:1] in set("?:.!")
            found.append(Placed(token, 0.0 if last is None else CLOSE_GAP if closing else gap))
            gap = GAP
    return [Placed(_stripped(token), gap) for token, gap in found]


def _in_order(phrase: Phrase) -> Iterator[Token | None]:
    """None: the two sides stand well apart."""
    for piece in said(phrase.code, phrase.facts):
        if piece.fact in {"n", "m"}:
            yield Box(int(piece.words)) if piece.words.isdecimal() else Words(piece.words)
        elif piece.fact == "c":
            yield _card_or_words(piece.words)
        elif piece.fact is not None:
            yield Words(piece.words, money=piece.fact in {"a", "b"} and phrase.code in PUSHES)
        else:
            yield from _around_facts(piece.words)


def _around_facts(text: str) -> Iterator[Token | None]:
    for part in re.split(r"(>|   +)", text.strip("[]")):
        if part == ">":
            yield Arrow()
        elif part.startswith("   "):
            yield None
        elif part.strip("[] "):
            yield Words(part.strip("[]"))


def _card_or_words(text: str) -> Token:
    try:
        return card(text)
    except CardTextError:
        return Words(text)


def _stripped(token: Token) -> Token:
    return token._replace(text=token.text.strip()) if isinstance(token, Words) else token


def seats_of(phrase: Phrase) -> tuple[int, ...]:
    """The seats that the phrase names."""
    named = (str(phrase.facts.get(name, "")) for name in ("n", "m"))
    return tuple(int(text) for text in named if text.isdecimal())


def paint_prompt(canvas: Canvas, layout: Layout, phrase: Phrase, seats: Mapping[int, SeatView]) -> None:
    """Everything on one line; where it is too long, all words are squeezed and lowered together."""
    placed = tokens(phrase)
    made = _fit(placed, layout.prompt.w)
    zone = layout.prompt
    x = zone.x
    for token, gap in placed:
        x += gap
        x += _paint(canvas, token, Rect(x, zone.y, zone.right - x, zone.h), made, _look(phrase, token, seats))


def _fit(placed: list[Placed], room: float) -> Fit:
    """As `frame.fit`, for words between parts that keep their size."""
    fixed = sum(gap + _fixed_width(token) for token, gap in placed)
    words = sum(lettering.width(token.text) for token, _ in placed if isinstance(token, Words))
    free = room - fixed
    if words * CAP <= free:
        return Fit(CAP, 1.0, True)
    squeeze = max(SQUEEZE, free / (words * CAP))
    cap = min(CAP, max(LEAST_CAP, free / (words * squeeze)))
    return Fit(cap, squeeze, words * squeeze * cap <= free + 0.05)


def _fixed_width(token: Token) -> float:
    return {Box: BOX, Arrow: ARROW_ROOM, Card: CARD, Words: 0.0}[type(token)]


def _look(phrase: Phrase, token: Token, seats: Mapping[int, SeatView]) -> SeatView | None:
    """The seat as its box has to look: as on the felt, but green where money goes to it now, and only there."""
    if not isinstance(token, Box):
        return None
    seat = seats.get(token.seat) or SeatView(token.seat, SeatLook.IN)
    if phrase.code in PUSHES:
        return SeatView(token.seat, SeatLook.WINS)
    return SeatView(token.seat, SeatLook.IN) if seat.look is SeatLook.WINS else seat


def _paint(canvas: Canvas, token: Token, zone: Rect, made: Fit, seat: SeatView | None) -> float:
    """Paints one token at the left of `zone`; returns its width, mm."""
    theme = canvas.theme
    base = zone.y + BASE - (CAP - made.cap) / 2
    if isinstance(token, Words):
        colour = theme.money if token.money else theme.text
        ink = Ink(colour, theme.ground)
        return canvas.text(token.text, zone, base, made.cap, ink, fitted=made, role=Role.PROMPT)
    if isinstance(token, Box):
        paint_box(canvas, Rect(zone.x, zone.y, BOX, BOX), token.seat, seat)
        return BOX
    if isinstance(token, Arrow):
        canvas.drawn(shapes.arrow(ARROW), zone.x + 0.2, zone.cy, 1.0, Stroke(theme.secondary, 1.1))
        return ARROW_ROOM
    paint_card(canvas, Rect(zone.x, zone.y, CARD, BOX), token, rank_cap=5.8, role=Role.BOARD_RANK)
    return CARD


def paint_box(canvas: Canvas, box: Rect, number: int, seat: SeatView | None) -> None:
    """A seat's number in a box that looks as the seat does on the felt."""
    theme = canvas.theme
    fill, ink, edge = theme.seat, theme.text, Stroke(theme.edge_light, 0.45)
    if seat is not None and seat.look is SeatLook.TO_ACT:
        fill, ink = theme.now, theme.on_now
        edge = Stroke(theme.text if theme.cased else theme.now, 0.5)
    elif seat is not None and seat.look is SeatLook.WINS:
        fill, ink, edge = theme.money, theme.on_money, Stroke(theme.money, 0.4)
    canvas.block(box, fill, edge, theme.ground)
    if seat is not None and seat.question and seat.look is not SeatLook.TO_ACT:
        canvas.amber_outline(box, 0.8, theme.ground)
    inner = box.grown(-0.6)
    paint_number(canvas, number, inner, box.y + BASE, CAP, Ink(ink, fill), Align.CENTRE, Role.PROMPT)
