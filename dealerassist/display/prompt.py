"""The prompt line: words, seats' boxes, an arrow, a card (DISPLAY 1 and 9)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from dealerassist.cards import Card, CardTextError, card
from dealerassist.display import lettering, shapes
from dealerassist.display.canvas import Align, Canvas, Ink, Stroke
from dealerassist.display.cards import paint_card
from dealerassist.display.frame import SQUEEZE, Fit, Role
from dealerassist.display.geometry import Rect
from dealerassist.display.layout import Layout
from dealerassist.display.speech import said
from dealerassist.views import Phrase, PhraseCode, SeatLook, SeatView
from dealerassist.words import Piece

CAP, LEAST_CAP = 8.7, 7.2
BASE = 10.35
"""Below the line's top edge, mm."""
BOX = 12.0
GAP, WIDE_GAP, CLOSE_GAP = 2.2, 6.0, 0.6
ARROW, ARROW_ROOM = 6.6, 7.4
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
    apart = GAP
    for piece in said(phrase.code, phrase.facts):
        for token, gap in _of_piece(piece, phrase.code in PUSHES):
            before = max(apart, gap)
            apart = 0.0
            if token is None:
                apart = before
            else:
                _append(found, token, before)
                apart = GAP if not isinstance(token, Words) else 0.0
    return found


def _of_piece(piece: Piece, push: bool) -> Iterable[tuple[Token | None, float]]:
    if piece.fact in {"n", "m"}:
        yield Box(int(piece.words)), GAP
    elif piece.fact == "c":
        yield _card_or_words(piece.words), GAP
    elif piece.fact in {"a", "b"} and push:
        yield Words(piece.words, money=True), GAP
    elif piece.fact is not None:
        yield Words(piece.words), 0.0
    else:
        for part in re.split(r"(>|   +)", piece.words.strip("[]")):
            if part == ">":
                yield Arrow(), GAP
            elif part.startswith("   "):
                yield None, WIDE_GAP
            elif part.strip("[] "):
                yield Words(part.strip("[]")), 0.0


def _card_or_words(text: str) -> Token:
    try:
        return card(text)
    except CardTextError:
        return Words(text)


def _append(found: list[Placed], token: Token, gap: float) -> None:
    """Words that follow each other are one text, so that kerning and spaces are the font's."""
    if isinstance(token, Words):
        last = found[-1].token if found else None
        if isinstance(last, Words) and last.money == token.money and not token.money:
            found[-1] = Placed(Words(last.text + token.text), found[-1].gap)
            return
        if token.text[:1] in "?:.!":
            gap = CLOSE_GAP
    found.append(Placed(token, gap if found else 0.0))


def seats_of(phrase: Phrase) -> tuple[int, ...]:
    """The seats that the phrase names."""
    return tuple(int(phrase.facts[name]) for name in ("n", "m") if name in phrase.facts)


def paint_prompt(canvas: Canvas, layout: Layout, phrase: Phrase, seats: Mapping[int, SeatView]) -> None:
    """Everything on one line; where it is too long, all words are squeezed and lowered together."""
    placed = [Placed(_stripped(token), gap) for token, gap in tokens(phrase)]
    made = _fit(placed, layout.prompt.w)
    zone = layout.prompt
    x = zone.x
    for token, gap in placed:
        x += gap
        x += _paint(canvas, token, Rect(x, zone.y, zone.right - x, zone.h), made, _looks(phrase, token, seats))


def _stripped(token: Token) -> Token:
    return token._replace(text=token.text.strip()) if isinstance(token, Words) else token


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


def _looks(phrase: Phrase, token: Token, seats: Mapping[int, SeatView]) -> SeatView | None:
    """The seat as its box has to look: the same as on the felt, and green where money goes to it."""
    if not isinstance(token, Box):
        return None
    seat = seats.get(token.seat) or SeatView(token.seat, SeatLook.IN)
    if phrase.code in PUSHES:
        return SeatView(token.seat, SeatLook.WINS)
    return seat


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
    canvas.text(str(number), inner, box.y + BASE, CAP, Ink(ink, fill), align=Align.CENTRE, role=Role.PROMPT)
