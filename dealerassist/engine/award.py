"""The pots are pushed: rake, winners, odd chips (RULES 1.5-1.8; PROCEDURES 1-7, 60)."""

from __future__ import annotations

from collections.abc import Mapping

from dealerassist.engine import commands as c
from dealerassist.engine.codes import Await, Part, Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Event, Paid, Raked
from dealerassist.engine.judging import Contest, uncontested
from dealerassist.engine.known import (
    Board,
    board_known,
    boards,
    cards_of_odd_chips,
    numbered_boards,
    pots_now,
    ranks_of,
)
from dealerassist.engine.phases import Phase
from dealerassist.engine.pots import Pot, Share, levels_of, rake_from, split
from dealerassist.engine.setup import Setup
from dealerassist.engine.showdown import Showdown, dealers_word, words_that_hold
from dealerassist.engine.state import NOBODY, State


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
    if t.alone() or not any(None in board for board in boards(t)):
        return False
    contests = [_contest(setup, t, *each) for each in numbered_boards(t)]
    pots = list(enumerate(pots_now(t)))
    return any(contest.shares(i, pot.amount, pot.eligible) is None for contest in contests for i, pot in pots)


def shared_pots(setup: Setup, t: State) -> list[Pot] | None:
    """Every pot with its shares, raked and with what the floor gave away first; None while a winner is not known."""
    pots = rake_from(pots_now(t), rake_of(setup, t))
    contested = [pot for pot in pots if len(pot.eligible) != 1]
    contests = [_contest(setup, t, *each) for each in numbered_boards(t)] if contested else []
    done: list[Pot] = []
    for i, pot in enumerate(pots):
        gifts = _gifts(t, i) if t.given else ()
        left = pot.amount - sum(gift.amount for gift in gifts) if gifts else pot.amount
        shares = _shares(contests, i, left, pot.eligible) if left or not gifts else ()
        if shares is None:
            return None
        done.append(Pot(pot.amount, pot.eligible, (*gifts, *shares), pot.raked))
    return done


def _gifts(t: State, index: int) -> tuple[Share, ...]:
    """What the floor gave away of a pot."""
    return tuple(Share(seat, Part.FLOOR, amount, 0) for pot, seat, amount in t.given if pot == index)


def _shares(contests: list[Contest], index: int, amount: int, eligible: tuple[int, ...]) -> tuple[Share, ...] | None:
    """Run twice, each board is worth half of a pot, the odd chip with the first (PROCEDURES 6)."""
    if len(eligible) == 1:
        return uncontested(eligible[0], amount)
    if len(contests) == 1:
        return contests[0].shares(index, amount, eligible)
    halves = split(amount, range(len(contests)), contests[0].chip)
    found: tuple[Share, ...] = ()
    for board, (contest, half) in enumerate(zip(contests, halves, strict=True), 1):
        shares = contest.shares(index, half.amount, eligible)
        if shares is None:
            return None
        found += tuple(share._replace(board=board) for share in shares)
    return found


def _contest(setup: Setup, t: State, number: int, board: Board) -> Contest:
    parts, judged = setup.game.parts, board_known(t, board) and not t.alone()
    ranks = ranks_of(parts, t, board) if judged else {rule.part: {} for rule in parts}
    odd_chips = cards_of_odd_chips(setup, t) if _tied(ranks) else {}
    return Contest(ranks, setup.place, setup.chip, words_that_hold(setup, t, number), odd_chips)


def _tied(ranks: Mapping[Part, Mapping[int, int]]) -> bool:
    """Two hands are worth the same: only then cards decide about an odd chip."""
    return any(len(set(worths.values())) < len(worths) for worths in ranks.values())


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
    if len(pot.shares) < 2:
        return
    first, second = (sum(share.amount for share in pot.shares if share.board == board) for board in (1, 2))
    if first > second > 0:
        t.rule(out, RulingCode.RUN_TWICE, pot=index)
    for board, part in dict.fromkeys((share.board, share.part) for share in pot.shares):
        shares = [share for share in pot.shares if (share.board, share.part) == (board, part)]
        if len(shares) > 1 and part is not Part.FLOOR:
            t.rule(out, RulingCode.SPLIT, pot=index, seats=",".join(str(share.seat) for share in shares))
        for share in shares:
            if share.odd_chips:
                _rule_on_odd_chip(setup, t, index, share, out)


def _rule_on_odd_chip(setup: Setup, t: State, index: int, share: Share, out: list[Event]) -> None:
    part = setup.game.parts[0].part if share.part is Part.WHOLE else share.part
    card = cards_of_odd_chips(setup, t).get(part, {}).get(share.seat)
    if card is None:
        t.rule(out, RulingCode.ODD_CHIP, pot=index, seat=share.seat)
    else:
        t.rule(out, RulingCode.ODD_CHIP_BY_CARD, pot=index, seat=share.seat, card=str(card))
