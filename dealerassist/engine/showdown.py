"""The end of a hand: who shows, who wins, who is paid (RULES 1.5-1.8, 2.7; PROCEDURES 51-56)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from dealerassist.cards import Card
from dealerassist.engine import commands as c
from dealerassist.engine.codes import Await, Part, Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event, Mucked, Paid, Raked, Tabled
from dealerassist.engine.house import ShowdownOrder, StudShowdown
from dealerassist.engine.judging import Contest, PartRule
from dealerassist.engine.odd_chips import OddChipCards, odd_chip_cards
from dealerassist.engine.phases import Phase
from dealerassist.engine.pots import Pot, Share, layer, levels_of, rake_from, uncalled
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import NOBODY, Seat, State


def pots_now(t: State) -> list[Pot]:
    """The pots as they lie: layered by all-in sizes once betting has ended, before shares."""
    rows = t.totals()
    return layer(rows, t.levels if t.levels is not None else levels_of(rows), t.dead)


def pots_if_betting_ended(t: State) -> list[Pot]:
    """The pots with the bets of this street pulled in and the uncalled part of the last one returned."""
    number, excess = uncalled(t.bets())
    rows = [(seat, total - excess if seat == number else total, live) for seat, total, live in t.totals()]
    return layer(rows, t.levels if t.levels is not None else levels_of(rows), t.dead)


@dataclass(frozen=True, slots=True)
class Showdown(Phase):
    """Each live hand is tabled or mucked; only tabled hands win (S0, S1). `by_board`: boards decide who shows first
    where nobody has bet, or always (stud; RULES 6.5, 7.2). `all_show`: nobody may muck (Guts, RULES 10.2).
    """

    by_board: bool = False
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
        if self.by_board:
            last = None if setup.house.stud_showdown is StudShowdown.BOARD else t.aggressor
            return t.first if last is None else setup.place[last]
        match setup.house.showdown_order:
            case ShowdownOrder.LAST_ROUND:
                shower = t.aggressor
            case ShowdownOrder.ANY_ROUND:
                shower = t.any_aggressor
            case ShowdownOrder.BUTTON:
                shower = None
        return 0 if shower is None else setup.place[shower]

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if self.all_show and type(command) is c.Muck:
            refuse(Refusal.MUST_SHOW, seat=command.seat)
        if type(command) in (c.Show, c.Muck):
            show_or_muck(setup, t, command, out)
        elif type(command) is c.Wins:
            dealers_word(setup, t, command, out)
            said = words_that_hold(setup, t)
            if all(len(pot.eligible) == 1 or (i, Part.WHOLE) in said for i, pot in enumerate(pots_now(t))):
                t.queue = ()
        else:
            refuse(Refusal.NOT_NOW)


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
        seat.live = False
        out.append(Mucked(number))
    place = setup.place[number]
    if t.alone():
        t.queue = ()  # the others have mucked: what nobody can contest is won unseen (S0, S1, S3)
    elif place in t.queue and (not seat.live or isinstance(t.phases[0], Showdown)):
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
    pots = pots_now(t)
    if command.pot is not None and not 0 <= command.pot < len(pots):
        refuse(Refusal.NO_SUCH_POT)
    indexes = range(len(pots)) if command.pot is None else (command.pot,)
    said = {i: winners for i in indexes if (winners := tuple(n for n in command.seats if n in pots[i].eligible))}
    complete = command.pot is None or said.get(command.pot) == command.seats
    if not said or not complete or any(not any(n in winners for winners in said.values()) for n in command.seats):
        refuse(Refusal.NOT_ELIGIBLE, seats=command.seats)
    if any(_cards_deny(setup, t, pots[i].eligible, winners, command.part) for i, winners in said.items()):
        refuse(Refusal.CARDS_SPEAK)
    for i, winners in said.items():
        t.said[i, command.part] = winners
    t.rule(out, RulingCode.DEALERS_WORD, seats=",".join(map(str, command.seats)))


def words_that_hold(setup: Setup, t: State) -> dict[tuple[int, Part], tuple[int, ...]]:
    """The dealer's words, but for hands that have died since and for what open cards deny (S1: cards speak)."""
    holding = {}
    pots = pots_now(t) if t.said else []
    for (i, part), said in t.said.items():
        winners = tuple(number for number in said if number in pots[i].eligible)
        if winners and not _cards_deny(setup, t, pots[i].eligible, winners, part):
            holding[i, part] = winners
    return holding


def _cards_deny(setup: Setup, t: State, eligible: Iterable[int], winners: Iterable[int], part: Part) -> bool:
    """A tabled hand cannot be talked away: the word must agree with every hand that can be read (S1)."""
    if not board_known(t):
        return False
    tabled = {number: cards for number, cards in _tabled(t).items() if number in eligible}
    rules = [rule for rule in setup.game.parts if part in (rule.part, Part.WHOLE)]
    return any(_part_denies(rule, tabled, known_board(t), tuple(eligible), tuple(winners)) for rule in rules)


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


def board_known(t: State) -> bool:
    """Every card that is shared at the showdown lies there and has been read."""
    return len(t.board) == t.board_due and None not in t.board


def known_board(t: State) -> tuple[Card, ...]:
    return tuple(card for card in t.board if card)


class AwardPots(Phase):
    """The pots are pushed, each split alone, odd chips one each clockwise (S1; TDA 2024 20, 21)."""

    __slots__ = ()

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        if t.levels is None:
            t.levels = levels_of(t.totals())
        t.queue = NOBODY

    def awaits(self, setup: Setup, t: State) -> Await:
        return Await.IDENTIFY if hidden_board(setup, t) else Await.AWARD

    def rejoin(self, setup: Setup, t: State, place: int) -> None:
        self.show_again(setup, t)

    def show_again(self, setup: Setup, t: State) -> None:
        """The showdown comes again, for who has not shown."""
        again = next(phase for phase in setup.game.phases if isinstance(phase, Showdown))
        t.phases = (again, *t.phases)
        t.queue = tuple(i for i, each in enumerate(t.seats) if each.may_show)

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if type(command) is c.Wins:
            dealers_word(setup, t, command, out)
            return
        if type(command) is not c.Award:
            refuse(Refusal.NOT_NOW)
        paid = shared_pots(setup, t)
        if paid is None:
            refuse(Refusal.UNKNOWN_CARD)
        t.paid = paid
        t.queue = ()
        pay_out(setup, t, out)


def hidden_board(setup: Setup, t: State) -> bool:
    """Is a board card needed to judge that nobody has read?"""
    if t.alone() or None not in t.board:
        return False
    contest = _contest(setup, t)
    return any(contest.shares(i, pot.amount, pot.eligible) is None for i, pot in enumerate(pots_now(t)))


def shared_pots(setup: Setup, t: State) -> list[Pot] | None:
    """Every pot with its shares, raked and with what the floor gave away first; None while a winner is not known."""
    contest = _contest(setup, t)
    done: list[Pot] = []
    for i, pot in enumerate(rake_from(pots_now(t), rake_of(setup, t))):
        gifts = tuple([Share(seat, Part.FLOOR, amount, 0) for index, seat, amount in t.given if index == i])
        left = pot.amount - sum([gift.amount for gift in gifts])
        shares = contest.shares(i, left, pot.eligible) if left or not gifts else ()
        if shares is None:
            return None
        done.append(Pot(pot.amount, pot.eligible, (*gifts, *shares), pot.raked))
    return done


def _contest(setup: Setup, t: State) -> Contest:
    ranks = ranks_of(setup.game.parts, t) if board_known(t) else {}
    return Contest(ranks, setup.place, setup.chip, words_that_hold(setup, t), _cards_of_odd_chips(setup, t))


def _cards_of_odd_chips(setup: Setup, t: State) -> OddChipCards:
    game = setup.game
    if not game.odd_chip_by_card or not board_known(t):
        return {}
    return odd_chip_cards(game.parts, setup.house, _tabled(t), known_board(t))


def _tabled(t: State) -> dict[int, tuple[Card, ...]]:
    """The hands that can be judged, by seat: live, and tabled to the last card."""
    return {
        seat.number: seat.tabled
        for seat in t.seats
        if seat.live and seat.tabled is not None and len(seat.tabled) == seat.cards
    }


def ranks_of(parts: tuple[PartRule, ...], t: State) -> dict[Part, dict[int, int]]:
    """Each tabled live hand's rank, by part."""
    board = known_board(t)
    tabled = _tabled(t)
    return {
        rule.part: {number: rank for number, cards in tabled.items() if (rank := rule.rank(cards, board)) is not None}
        for rule in parts
    }


def rake_of(setup: Setup, t: State) -> int:
    """The house's rake: per cent of the pot in steps, up to its cap; none without a flop where the house says so
    (PROCEDURES 60).
    """
    house = setup.house
    if not house.rake_percent or (house.rake_no_flop_no_drop and setup.game.board and not t.board):
        return 0
    rake = (t.collected + t.dead) * house.rake_percent // 100
    rake = min(rake, house.rake_cap) if house.rake_cap else rake
    rake -= rake % house.rake_step
    return rake - rake % setup.chip  # it is taken in whole chips


def pay_out(setup: Setup, t: State, out: list[Event]) -> None:
    """Move the chips of `t.paid`, last side pot first (PROCEDURES 7)."""
    for index in range(len(t.paid or ()) - 1, -1, -1):
        pot = (t.paid or [])[index]
        if pot.raked:
            out.append(Raked(index, pot.raked))
            t.rule(out, RulingCode.RAKE, pot=index, amount=pot.raked)
        for share in pot.shares:
            t.seats[setup.place[share.seat]].receive(share.amount)
            out.append(Paid(share.seat, index, share.part, share.amount, share.odd_chips))
        _rule_on_split(setup, t, index, pot, out)


def _rule_on_split(setup: Setup, t: State, index: int, pot: Pot, out: list[Event]) -> None:
    for part in dict.fromkeys(share.part for share in pot.shares):
        shares = [share for share in pot.shares if share.part is part]
        if len(shares) > 1 and part is not Part.FLOOR:
            t.rule(out, RulingCode.SPLIT, pot=index, seats=",".join(str(share.seat) for share in shares))
        for share in shares:
            if share.odd_chips:
                _rule_on_odd_chip(setup, t, index, share, out)


def _rule_on_odd_chip(setup: Setup, t: State, index: int, share: Share, out: list[Event]) -> None:
    part = setup.game.parts[0].part if share.part is Part.WHOLE else share.part
    card = _cards_of_odd_chips(setup, t).get(part, {}).get(share.seat)
    if card is None:
        t.rule(out, RulingCode.ODD_CHIP, pot=index, seat=share.seat)
    else:
        t.rule(out, RulingCode.ODD_CHIP_BY_CARD, pot=index, seat=share.seat, card=str(card))
