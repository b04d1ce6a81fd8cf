"""A showdown of which there is no record: the dealer says the game, who is in, the cards and, if he likes, the chips
(WALKTHROUGH 3 f).
"""

from __future__ import annotations

from dataclasses import replace

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
