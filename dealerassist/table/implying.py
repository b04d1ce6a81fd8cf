"""What must have happened in between: the passive acts that a later touch or a board card implies (DISPLAY 6.2-6.5).

Nothing is guessed: a free seat checks; a seat that faces a bet has called where its antenna still sees its cards, and
has folded where they are gone for sure. Where antennas watch the seats and one of them cannot tell, it ends there.
Where none do, or where the dealer has said to do without, a seat that is passed over has folded. Each act carries what
it was concluded from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from dealerassist.engine import Await, Hand, IllegalActionError, Verb
from dealerassist.engine import commands as c
from dealerassist.sensing import UpCard
from dealerassist.table.boards import ONCE, asks_how_often, next_place, run
from dealerassist.table.dealing import TO_BOARD, TO_SEATS, seat_deals
from dealerassist.table.desk import Tell
from dealerassist.table.levels import Levels, seat_source
from dealerassist.table.marks import By
from dealerassist.table.situation import Situation
from dealerassist.table.turning_up import counts_dealt, up_deal

PLAYERS_ANSWER = {Await.OPENER, Await.DRAW, Await.DISCARD, Await.DECLARE}
"""The hand is not run out there: somebody opens, changes cards, says whether he is in."""


def copy_of(hand: Hand) -> Hand:
    """The same hand, to try commands on."""
    copy = Hand(hand.dealt_from)
    for command in hand.commands:
        copy.push(command)
    return copy


def after(situation: Situation, tells: Iterable[Tell]) -> Situation:
    """The situation as it would be; the hand itself is untouched."""
    trial = copy_of(situation.hand)
    for tell in tells:
        push(trial, tell)
    return replace(situation, hand=trial)


def ahead(situation: Situation) -> Situation:
    """As the next act would find it, where nothing sees the deal in between. As it is where cards lie that the rules do
    not let lie there, such as another flop than one of the four cards that were scrambled: then nothing is over.
    """
    lead = () if situation.hand.acting else cards_out(situation.hand, situation.levels, "")
    try:
        return after(situation, lead) if lead else situation
    except IllegalActionError:
        return situation


def run_out(situation: Situation) -> tuple[Tell, ...]:
    """Nobody can act any more, and nothing reads the board: the cards that are still to come, unread."""
    tells: list[Tell] = []
    while not situation.hand.acting and (
        lead := cards_out(situation.hand, situation.levels, "all-in: the board is out")
    ):
        tells += lead
        try:
            situation = after(situation, lead)
        except IllegalActionError:
            return ()
    goes_on = situation.hand.acting or situation.hand.awaits in PLAYERS_ANSWER
    return () if goes_on else tuple(tells)


def passive(hand: Hand, levels: Levels, evidence: str) -> Tell | None:
    """The passive act of the seat to act. None: it faces a bet, antennas watch the seats, and its own, which the dealer
    counts on, cannot tell whether it still holds its cards: then only he can say.
    """
    legal = hand.legal
    if legal is None:
        raise ValueError("nobody is to act")
    if Verb.BRING_IN in legal.may:
        return Tell(c.BringIn(legal.seat), By.IMPLIED, evidence=evidence)
    if not legal.to_call:
        return Tell(c.Check(legal.seat), By.IMPLIED, evidence=evidence)
    holds = levels.holds_cards(legal.seat, hand.seat(legal.seat).cards)
    if holds is None and levels.seats and seat_source(legal.seat) not in levels.silent:
        return None
    command = c.Call(legal.seat) if holds else c.Fold(legal.seat)
    seen = {None: "no antenna", True: "cards seen", False: "cards gone"}[holds]
    return Tell(command, By.IMPLIED, evidence=f"{evidence}; {seen}")


def cards_out(hand: Hand, levels: Levels, evidence: str) -> tuple[Tell, ...]:
    """A deal that no sensor can see: the cards lie there, unread. Nothing where a sensor watches that deal; a camera
    over the seats sees stud's up cards, but not its seventh. Before it, who has to has discarded (pineapple), and
    nobody wants it twice.
    """
    waits = hand.awaits
    if waits is Await.DISCARD and not levels.seats:
        tells = tuple(Tell(c.Discard(seat, 1), By.IMPLIED, evidence=evidence) for seat in hand.awaiting.seats)
        trial = copy_of(hand)
        for tell in tells:
            push(trial, tell)
        return (*tells, *cards_out(trial, levels, evidence))
    if waits in TO_SEATS and not levels.seats and not (levels.up is not None and hand.deal_shape[1]):
        return tuple(Tell(deal, By.IMPLIED, evidence=evidence) for deal in seat_deals(hand))
    if asks_how_often(hand):
        once = Tell(run(ONCE), By.IMPLIED, evidence=evidence)
        trial = copy_of(hand)
        push(trial, once)
        more = cards_out(trial, levels, evidence)
        return (once, *more) if more else ()
    if waits in TO_BOARD:
        places = range(next_place(hand), next_place(hand) + TO_BOARD[waits])
        if not levels.reads(places):
            cards = tuple(levels.read_at(place) for place in places)
            return (Tell(c.Board(cards), By.IMPLIED, evidence=evidence),)
    return ()


def unread_doors(situation: Situation, opens: int) -> tuple[Tell, ...]:
    """Third street on antennas: that a seat opens says that it is dealt, also where hole cards have been lifted since,
    and nothing is read. () on other streets, and while a seat has no card yet.
    """
    deal = up_deal(situation.hand)
    if deal is None or deal.card is not UpCard.THIRD or not situation.levels.seats or opens not in deal.seats:
        return ()
    if not all(counts_dealt(situation).values()):
        return ()
    evidence = f"seat {opens} is to act"
    return tuple(Tell(each, By.IMPLIED, evidence=evidence) for each in seat_deals(situation.hand))


def until_seat(hand: Hand, seat: int, levels: Levels) -> tuple[Tell, ...] | None:
    """The action is on `seat` now: a deal that nobody sees is over, those before it have acted (DISPLAY 6.2). Up to a
    seat of which nobody can tell; None where they do not lead there.
    """
    evidence = f"seat {seat} is to act"
    trial = copy_of(hand)
    tells = list(cards_out(trial, levels, evidence))
    for tell in tells:
        push(trial, tell)
    if trial.awaiting.what is Await.OPENER:
        return (*tells, Tell(c.Opener(seat), By.TOUCHED, evidence=evidence))
    acts = _until(trial, lambda now: _is_on(now, seat), levels, evidence)
    return None if acts is None else (*tells, *acts)


def _is_on(hand: Hand, seat: int) -> bool:
    """The action is on the seat, or all others have folded to it."""
    if hand.awaits is Await.AWARD:
        return [now.number for now in hand.seats if now.live] == [seat]
    return hand.awaiting.seats[:1] == (seat,)


def until_round_ends(hand: Hand, levels: Levels, evidence: str) -> tuple[Tell, ...] | None:
    """The rest of the round is done (DISPLAY 6.3-6.5)."""
    return _until(copy_of(hand), lambda trial: not trial.acting, levels, evidence)


def _until(trial: Hand, there: Callable[[Hand], bool], levels: Levels, evidence: str) -> tuple[Tell, ...] | None:
    """Passive acts on this street, one after the other, until `there`, or up to a seat of which nobody can tell; None
    where they do not lead there.
    """
    tells: list[Tell] = []
    while trial.acting and not there(trial):
        tell = passive(trial, levels, evidence)
        if tell is None:
            return tuple(tells)
        push(trial, tell)
        tells.append(tell)
    return tuple(tells) if there(trial) else None


def callers_only(hand: Hand, callers: Iterable[int]) -> tuple[Tell, ...]:
    """These seats call, the others fold, whoever is free checks (DISPLAY 6.4)."""
    trial = copy_of(hand)
    staying = frozenset(callers)
    tells: list[Tell] = []
    while trial.acting:
        seat = trial.awaiting.seats[0]
        if trial.legal is not None and Verb.BRING_IN in trial.legal.may:
            tell = Tell(c.BringIn(seat), By.IMPLIED, evidence="said to be in")
        elif not trial.to_call:
            tell = Tell(c.Check(seat), By.IMPLIED, evidence="said to be in")
        elif seat in staying:
            tell = Tell(c.Call(seat), By.TOUCHED, evidence="touched as in")
        else:
            tell = Tell(c.Fold(seat), By.IMPLIED, evidence="not among those in")
        push(trial, tell)
        tells.append(tell)
    return tuple(tells)


def push(trial: Hand, tell: Tell) -> None:
    """Tell a hand that is only tried on."""
    if isinstance(tell.command, c.HandCommand):
        trial.push(tell.command)
