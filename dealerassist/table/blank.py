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


def _laid(played: Setup, game: Game, seats: int) -> Disputed:
    """By the house's rules, but that nothing is taken from the pot: what is typed is what is shared."""
    numbers, house = range(1, seats + 1), replace(played.house, rake_percent=0)
    order = clockwise_from(numbers, played.button)
    setup = Setup(
        replace(game, most_seats=seats),
        played.stakes,
        house,
        tuple(SeatSetup(number, None) for number in order),
        Positions(played.button, None, order[0], None, (order[0],)),
        number=NOT_RECORDED,
    )
    places = tuple(Place(number, None) for number in numbers)
    table = Session(setup.game, played.stakes, places, played.button)
    hand = laid_down(setup)
    record = Record(hand, (), {}, table, house, frozenset(numbers))
    return Disputed(record, dict.fromkeys(range(1, game.board + 1)), {}, frozenset())
