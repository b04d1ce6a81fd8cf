"""A showdown of which there is no record: the dealer says the game, who is in, the cards and, if he likes, the chips
(WALKTHROUGH 3 f).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from dealerassist.cards import Card
from dealerassist.engine import GAMES, Game, Hand, Place, Session
from dealerassist.engine.at_showdown import laid_down
from dealerassist.engine.positions import Positions, clockwise_from
from dealerassist.engine.setup import SeatSetup, Setup
from dealerassist.table.disputed import NOT_RECORDED, Disputed, Record

JUDGED = tuple(name for name, game in GAMES.items() if game.bets)
"""Games whose showdown is laid: in Guts nobody bets, and who wins depends on who has declared."""


def blank(now: Hand, seats: int) -> Disputed:
    """Of the game that is played now, where its showdown can be laid. seats: so many can be touched."""
    return _laid(now.setup, now.setup.game if now.setup.game.name in JUDGED else GAMES[JUDGED[0]], seats)


@dataclass(frozen=True, slots=True)
class Laid:
    """What a photograph shows of a showdown. board: its places in order, None where that is not sure. hands: seat ->
    its whole hand; () where one of its cards is not sure.
    """

    board: tuple[Card | None, ...]
    hands: Mapping[int, tuple[Card, ...]]


def from_photo(now: Hand, laid: Laid, seats: int) -> Disputed:
    """Of the game that is played now, filled in: what is not sure is asked first, and nobody wins before it is said."""
    case = blank(now, seats)
    lying = dict(zip(case.board, laid.board, strict=False))
    hands = {seat: cards for seat, cards in laid.hands.items() if cards}
    filled = case.changed(board={**case.board, **lying}, hands=hands, playing=frozenset(laid.hands))
    return replace(filled, naming=filled.missing)


def of_next_game(case: Disputed) -> Disputed:
    """The same seats and chips; what lies there is said anew."""
    was = case.record.hand.setup
    name = JUDGED[(JUDGED.index(was.game.name) + 1) % len(JUDGED)]
    laid = _laid(was, GAMES[name], len(was.seats))
    return replace(laid, playing=case.playing, bets=case.bets)


def with_button(case: Disputed, seat: int) -> Disputed:
    """The button was at this seat: odd chips go clockwise from it. All else is as it was said."""
    was = case.record.hand.setup
    if not was.game.button or seat not in was.place:
        return case
    laid = _laid(was, was.game, len(was.seats), button=seat)
    return case.changed(record=laid.record)


def may_be_for_all(case: Disputed) -> bool:
    """Is it a game in which the last card can be everybody's, and nobody has said so?"""
    return case.record.blank and case.record.hand.setup.game.up_cards and not case.board


def with_seventh_for_all(case: Disputed) -> Disputed:
    """Stud's seventh card was dealt to all, in the middle. Hands that were named with seven are named anew."""
    was = case.record.hand.setup
    laid = _laid(was, was.game, len(was.seats), for_all=1)
    hands = {seat: cards for seat, cards in case.hands.items() if len(cards) == laid.asked}
    return case.changed(record=laid.record, board=laid.board, hands=hands, naming=None, pad=True)


def _laid(played: Setup, game: Game, seats: int, button: int | None = None, for_all: int = 0) -> Disputed:
    """By the house's rules, but that nothing is taken from the pot: what is typed is what is shared."""
    numbers, house = range(1, seats + 1), replace(played.house, rake_percent=0)
    button = played.button if button is None else button
    order = clockwise_from(numbers, button)
    setup = Setup(
        replace(game, most_seats=seats),
        played.stakes,
        house,
        tuple(SeatSetup(number, None) for number in order),
        Positions(button, None, order[0], None, (order[0],)),
        number=NOT_RECORDED,
    )
    places = tuple(Place(number, None) for number in numbers)
    table = Session(setup.game, played.stakes, places, button)
    hand = laid_down(setup, for_all)
    record = Record(hand, (), {}, table, house, frozenset(numbers))
    return Disputed(record, dict.fromkeys(range(1, len(hand.board) + 1)), {}, frozenset())
