"""The showdown: who shows, and the dealer's word on hands that nobody can read (RULES 1.7, 2.7; PROCEDURES 51-56)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.engine.codes import Await, Part, Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event, Mucked, Tabled
from dealerassist.engine.house import ShowdownOrder, StudShowdown
from dealerassist.engine.judging import PartRule
from dealerassist.engine.known import (
    Board,
    board_known,
    known_board,
    numbered_boards,
    pots_if_betting_ended,
    pots_now,
    tabled_hands,
)
from dealerassist.engine.phases import Phase
from dealerassist.engine.pots import levels_of
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import Seat, State
from dealerassist.engine.stud import Claim, first_of, read_up


@dataclass(frozen=True, slots=True)
class Showdown(Phase):
    """Each live hand is tabled or mucked; only tabled hands win (S0, S1). `by_board`: boards decide who shows first
    where nobody has bet, or always (stud; RULES 6.5, 7.2). `all_show`: nobody may muck (Guts, RULES 10.2).
    """

    by_board: Claim | None = None
    all_show: bool = False

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        t.levels = levels_of(t.totals())
        places = [i for i, seat in enumerate(t.seats) if seat.may_show]
        first = self._first(setup, t)
        t.queue = tuple(sorted(places, key=lambda place: (place < first, place)))

    def awaits(self, setup: Setup, t: State) -> Await:
        return Await.SHOW

    def rejoin(self, setup: Setup, t: State, place: int) -> None:
        t.queue = (*t.queue, place)

    def _first(self, setup: Setup, t: State) -> int:
        """The place that shows first (RULES 2.7; PROCEDURES 54)."""
        if self.by_board is not None:
            last = None if setup.house.stud_showdown is StudShowdown.BOARD else t.aggressor
            return self._best_board(setup, t, self.by_board) if last is None else setup.place[last]
        match setup.house.showdown_order:
            case ShowdownOrder.LAST_ROUND:
                shower = t.aggressor
            case ShowdownOrder.ANY_ROUND:
                shower = t.any_aggressor
            case ShowdownOrder.BUTTON:
                shower = None
        return 0 if shower is None else setup.place[shower]

    def _best_board(self, setup: Setup, t: State, claim: Claim) -> int:
        """Of the hands still in; who opened the last round where up cards have not been read."""
        up = {place: read_up(seat) for place, seat in enumerate(t.seats) if seat.live}
        if any(len(cards) < len(t.seats[place].up) for place, cards in up.items()):
            return t.first
        return first_of({place: claim(cards) for place, cards in up.items()}, t, claim, setup.house)

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if self.all_show and type(command) is c.Muck:
            refuse(Refusal.MUST_SHOW, seat=command.seat)
        if type(command) in (c.Show, c.Muck):
            show_or_muck(setup, t, command, out)
        elif type(command) is c.Wins:
            dealers_word(setup, t, command, out)
            if all_said(setup, t):
                t.queue = ()
        else:
            refuse(Refusal.NOT_NOW)


def all_said(setup: Setup, t: State) -> bool:
    """Is it said of every pot that is contested who wins it, by a word that holds?"""
    said = [words_that_hold(setup, t, number) for number, _ in numbered_boards(t)]
    contested = [i for i, pot in enumerate(pots_now(t)) if len(pot.eligible) > 1]
    return all(_pot_said(setup, words, i) for words in said for i in contested)


def _pot_said(setup: Setup, said: Mapping[tuple[int, Part], tuple[int, ...]], index: int) -> bool:
    """Is it said of every part of a pot who wins it?"""
    return (index, Part.WHOLE) in said or all((index, rule.part) in said for rule in setup.game.parts)


def show_or_muck(setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
    """A live hand is tabled, or given up unseen. Any seat may show before its turn."""
    number: int = command.seat  # type: ignore[attr-defined]
    if number not in setup.place:
        refuse(Refusal.NO_SUCH_SEAT, seat=number)
    seat = t.seats[setup.place[number]]
    if not seat.live:
        refuse(Refusal.NO_LIVE_HAND, seat=number)
    if not seat.may_show:
        refuse(Refusal.NOTHING_TO_SHOW, seat=number)
    if isinstance(command, c.Show):
        check_tabled(t, seat, command.cards)
        seat.tabled = command.cards
        t.seen.update(command.cards)
        out.append(Tabled(number, command.cards))
    else:
        if last_hope(t, seat):
            refuse(Refusal.LAST_LIVE_HAND, seat=number)
        t.leaves(seat)
        out.append(Mucked(number))
    place = setup.place[number]
    if t.alone():
        t.queue = ()  # the others have mucked: what nobody can contest is won unseen (S0, S1, S3)
    elif place in t.queue and (isinstance(command, c.Muck) or isinstance(t.phases[0], Showdown)):
        t.queue = tuple(i for i in t.queue if i != place)  # who has shown early still gets his cards (stud)


def check_tabled(t: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    """All hole cards, each one a card that lies nowhere else (S1; TDA 2024 13A)."""
    if len(cards) != seat.cards:
        refuse(Refusal.WRONG_COUNT, seat=seat.number, count=seat.cards)
    elsewhere = t.seen - set(seat.tabled or ()) - set(seat.up)
    if len(set(cards)) < len(cards) or not elsewhere.isdisjoint(cards):
        refuse(Refusal.DUPLICATE_CARD, seat=seat.number)
    if any(card is not None and card not in cards for card in seat.up):
        refuse(Refusal.UP_CARDS_DIFFER, seat=seat.number)


def last_hope(t: State, seat: Seat) -> bool:
    """Is the seat the only one left that can win some pot, its own uncalled bet apart?"""
    return any(pot.eligible == (seat.number,) for pot in pots_if_betting_ended(t)) or t.alone()


def dealers_word(setup: Setup, t: State, command: c.Wins, out: list[Event]) -> None:
    """The dealer says who wins where no cards are known (S1: he helps to find the winner). Cards that are tabled
    speak first.
    """
    if command.part is not Part.WHOLE and all(rule.part is not command.part for rule in setup.game.parts):
        refuse(Refusal.NOT_IN_THIS_GAME)
    if command.board and t.second is None:
        refuse(Refusal.NO_SUCH_BOARD)
    pots = pots_now(t)
    if command.pot is not None and not 0 <= command.pot < len(pots):
        refuse(Refusal.NO_SUCH_POT)
    indexes = range(len(pots)) if command.pot is None else (command.pot,)
    said = {i: winners for i in indexes if (winners := tuple(n for n in command.seats if n in pots[i].eligible))}
    complete = command.pot is None or said.get(command.pot) == command.seats
    if not said or not complete or any(not any(n in winners for winners in said.values()) for n in command.seats):
        refuse(Refusal.NOT_ELIGIBLE, seats=command.seats)
    told = [board for number, board in numbered_boards(t) if command.board in (0, number)]
    for i, winners in said.items():
        if any(_cards_deny(setup, t, pots[i].eligible, winners, command.part, board) for board in told):
            refuse(Refusal.CARDS_SPEAK)
    for i, winners in said.items():
        t.said[i, command.part, command.board] = winners
    t.rule(out, RulingCode.DEALERS_WORD, seats=",".join(map(str, command.seats)))


def words_that_hold(setup: Setup, t: State, number: int = 0) -> dict[tuple[int, Part], tuple[int, ...]]:
    """The dealer's words, but for hands that have died since and for what open cards deny (S1: cards speak).

    number: 1 or 2 where it is run twice: what was said of that board, or of both.
    """
    holding = {}
    pots = pots_now(t) if t.said else []
    board = dict(numbered_boards(t))[number]
    for (i, part, of), said in t.said.items():
        winners = tuple(seat for seat in said if seat in pots[i].eligible) if of in (0, number) else ()
        if winners and not _cards_deny(setup, t, pots[i].eligible, winners, part, board):
            holding[i, part] = winners
    return holding


def _cards_deny(
    setup: Setup, t: State, eligible: Iterable[int], winners: Iterable[int], part: Part, board: Board
) -> bool:
    """A tabled hand cannot be talked away: the word must agree with every hand that can be read (S1)."""
    if not board_known(t, board):
        return False
    tabled = {number: cards for number, cards in tabled_hands(t).items() if number in eligible}
    rules = [rule for rule in setup.game.parts if part in (rule.part, Part.WHOLE)]
    lies = known_board(t, board)
    return any(_part_denies(rule, tabled, lies, tuple(eligible), tuple(winners)) for rule in rules)


def _part_denies(
    rule: PartRule,
    tabled: Mapping[int, Sequence[Card]],
    board: Sequence[Card],
    eligible: Sequence[int],
    winners: Sequence[int],
) -> bool:
    ranks = {number: rank for number, cards in tabled.items() if (rank := rule.rank(cards, board)) is not None}
    if not ranks:
        return False
    best = {number for number, rank in ranks.items() if rank == max(ranks.values())}
    named = {number for number in winners if number in tabled}
    everyone_read = all(number in tabled for number in eligible)
    return not named <= best or (everyone_read and named != best)
