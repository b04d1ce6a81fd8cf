"""What can be read off the table as it lies: pots, board, tabled hands and what they are worth."""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.engine.codes import Part
from dealerassist.engine.judging import PartRule
from dealerassist.engine.odd_chips import OddChipCards, odd_chip_cards
from dealerassist.engine.pots import Pot, layer, levels_of, uncalled
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import State


def pots_now(t: State) -> list[Pot]:
    """The pots as they lie: layered by all-in sizes once betting has ended, before shares."""
    rows = t.totals()
    return layer(rows, t.levels if t.levels is not None else levels_of(rows), t.dead)


def pots_if_betting_ended(t: State) -> list[Pot]:
    """The pots with the bets of this street pulled in and the uncalled part of the last one returned."""
    number, excess = uncalled(t.bets())
    rows = [(seat, total - excess if seat == number else total, live) for seat, total, live in t.totals()]
    return layer(rows, t.levels if t.levels is not None else levels_of(rows), t.dead)


Board = tuple[Card | None, ...]


def boards(t: State) -> tuple[Board, ...]:
    """One, or two where it is run twice."""
    return (t.board,) if t.second is None else (t.board, t.second)


def numbered_boards(t: State) -> tuple[tuple[int, Board], ...]:
    """With their numbers: 0 for the only one, 1 and 2 where it is run twice."""
    return ((0, t.board),) if t.second is None else ((1, t.board), (2, t.second))


def board_known(t: State, board: Board | None = None) -> bool:
    """Every card that is shared at the showdown lies there and has been read. The first board where none is named."""
    here = t.board if board is None else board
    return len(here) == t.board_due and None not in here


def known_board(t: State, board: Board | None = None) -> tuple[Card, ...]:
    return tuple(card for card in (t.board if board is None else board) if card)


def tabled_hands(t: State) -> dict[int, tuple[Card, ...]]:
    """The hands that can be judged, by seat: live, and tabled to the last card."""
    return {
        seat.number: seat.tabled
        for seat in t.seats
        if seat.live and seat.tabled is not None and len(seat.tabled) == seat.cards
    }


def ranks_of(parts: tuple[PartRule, ...], t: State, on: Board) -> dict[Part, dict[int, int]]:
    """Each tabled live hand's rank on a board, by part."""
    board = known_board(t, on)
    tabled = tabled_hands(t)
    return {
        rule.part: {number: rank for number, cards in tabled.items() if (rank := rule.rank(cards, board)) is not None}
        for rule in parts
    }


def cards_of_odd_chips(setup: Setup, t: State) -> OddChipCards:
    game = setup.game
    if not game.odd_chip_by_card or not board_known(t):
        return {}
    return odd_chip_cards(game.parts, setup.house, tabled_hands(t), known_board(t))
