"""Cards at the seats as they lie, compared with the hand's: dealt, the next street's already, given up.

Stud's up cards are read where something can: a camera over the seats, or the antennas, by the order in which the cards
came (WALKTHROUGH 3 e). What was not read for sure lies there unread, and who opens is then asked.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c
from dealerassist.sensing import UpCard
from dealerassist.table.dealing import TO_SEATS, unread_up
from dealerassist.table.desk import Tell
from dealerassist.table.exchanging import most_drawn
from dealerassist.table.implying import until_round_ends
from dealerassist.table.leveling import unsure_up
from dealerassist.table.levels import Levels, seat_source
from dealerassist.table.marks import By
from dealerassist.table.resolved import NOTHING, Resolved, asked, taken_back
from dealerassist.table.situation import Situation
from dealerassist.table.turning_up import camera_looks, counts_dealt, new_up_cards, to_ask_for, unsure_up_cards
from dealerassist.views import PhraseCode


def cards_dealt(situation: Situation) -> Resolved:
    """All cards of the deal lie at every seat: it is over. A seat with too many: the engine asks (PROCEDURES 40, 41).
    Where a camera looks it is over once that has read them all. Else the antennas are asked for the up cards, once; on
    third street only at the dealer's word.
    """
    hand, levels = situation.hand, situation.levels
    if hand.awaits not in TO_SEATS:
        return NOTHING
    if levels.seats.keys().isdisjoint(hand.awaiting.seats):
        return _up_cards_seen(situation)
    down, up = hand.deal_shape
    counts = counts_dealt(situation)
    if any(count < down + up for count in counts.values()):
        return NOTHING
    wrong = next((place for place, count in enumerate(counts.values()) if count != down + up), None)
    if wrong is None and up and camera_looks(situation):
        return _up_cards_seen(situation)
    if wrong is None and levels.turned is None and (deal := to_ask_for(situation)) is not None:
        return NOTHING if deal.card is UpCard.THIRD else Resolved(turned=deal)
    read = new_up_cards(situation)
    tells = tuple(_deal(seat, count, (read.get(seat),) * up) for seat, count in counts.items())
    return Resolved(tells if wrong is None else tells[: wrong + 1])


def _up_cards_seen(situation: Situation) -> Resolved:
    """A camera reads the up cards: the deal is over once each seat has its own. Where one that lies there cannot be
    read, the dealer is asked which it is.
    """
    hand = situation.hand
    read, unread = new_up_cards(situation), unsure_up_cards(situation)
    if not hand.deal_shape[1] or not read.keys() | unread.keys() >= set(hand.awaiting.seats):
        return NOTHING
    if (seat := next((seat for seat in hand.awaiting.seats if seat not in read), None)) is not None:
        return Resolved(doubt=unsure_up(seat, unread[seat]))
    return Resolved(tuple(_deal(seat, sum(hand.deal_shape), (read[seat],)) for seat in hand.awaiting.seats))


def up_cards_read_late(situation: Situation) -> Resolved:
    """Stud: the up card of a seat was dealt unread, who opens is asked, and now it is read. Later it may be the next
    street's.
    """
    if situation.hand.awaits is not Await.OPENER:
        return NOTHING
    unread, read = unread_up(situation.hand), new_up_cards(situation)
    once = [(seat, at) for seat, at in unread if seat in read and [each for each, _ in unread].count(seat) == 1]
    named = (c.Identify(f"{seat}.{at}", read[seat]) for seat, at in once)
    return Resolved(tuple(Tell(each, By.SEEN, evidence="the up card read") for each in named))


def _deal(seat: int, count: int, up: tuple[Card | None, ...]) -> Tell:
    read = ", the up card read" if any(up) else ""
    return Tell(c.Deal(seat, count - len(up), up), By.SEEN, evidence=f"{count} cards{read}")


def next_street_dealt(situation: Situation) -> Resolved:
    """Stud: who is left has a card more, though somebody is still to act: the round is over, as with a board card."""
    hand, levels = situation.hand, situation.levels
    if not hand.acting or not hand.setup.game.up_cards or taken_back(situation):
        return NOTHING
    live = [seat for seat in hand.seats if seat.live]
    if live[0].cards >= hand.setup.game.hole:
        return NOTHING
    if not levels.seats:
        return _round_is_over(situation)
    more = [seat for seat in live if levels.seats.get(seat.number, 0) > seat.cards]
    gone = [seat for seat in live if levels.gone(seat.number, seat.cards)]
    if len(more) < 2 or len(more) + len(gone) < len(live):
        return NOTHING
    return Resolved(until_round_ends(hand, levels, "the next street's cards lie there") or ())


def _round_is_over(situation: Situation) -> Resolved:
    """No antenna, but the next up cards are read: who is in is asked where somebody has still to call."""
    if len(new_up_cards(situation)) < 2:
        return NOTHING
    if situation.bet_outstanding():
        asks = asked(PhraseCode.WHO_IN, {}, *map(seat_source, situation.hand.awaiting.seats))
        return replace(asks, who_in=situation.desk.who_in is None)
    return Resolved(until_round_ends(situation.hand, situation.levels, "the next street's cards lie there") or ())


def discarded(situation: Situation) -> Resolved:
    """A seat holds a card less, and the muck reads one of its: it has discarded (pineapple)."""
    hand, levels = situation.hand, situation.levels
    if hand.awaits is not Await.DISCARD or taken_back(situation):
        return NOTHING
    less = (seat for seat in hand.awaiting.seats if levels.seats.get(seat) == hand.seat(seat).cards - 1)
    seats = [seat for seat in less if seat in levels.mucked or not levels.reads_muck]
    return Resolved(tuple(Tell(c.Discard(seat, 1), By.SEEN, evidence="a card less") for seat in seats))


def drawn(situation: Situation) -> Resolved:
    """The cards of a seat lie there again, so many of them new: it has drawn as many. Whoever was asked before it and
    has none that is new stood pat.
    """
    hand, levels = situation.hand, situation.levels
    if hand.awaits is not Await.DRAW or hand.owed_cards or taken_back(situation):
        return NOTHING
    tells: tuple[Tell, ...] = ()
    pat: tuple[Tell, ...] = ()
    gave_up = exchanges(hand)
    for seat in hand.awaiting.seats:
        count = levels.new_cards(seat, gave_up[seat], hand.seat(seat).cards)
        if count is None or count > most_drawn(hand, seat):
            break
        if count:
            tells += (*pat, Tell(c.Draw(seat, count), By.SEEN, evidence=f"{count} new cards"))
            pat = ()
        else:
            pat += (Tell(c.Draw(seat, 0), By.IMPLIED, evidence="no new card, and a later seat has its own"),)
    return Resolved(tells)


def remembering(levels: Levels, hand: Hand) -> Levels:
    """The levels, and what they were at best: whose hand was seen whole, but for those who exchange cards now."""
    exchanging = hand.awaiting.seats if hand.awaits in {Await.DRAW, Await.DISCARD} else ()
    gave_up = exchanges(hand)
    live = [seat for seat in hand.seats if seat.live and seat.cards and seat.number not in exchanging]
    hands = {(seat.number, gave_up[seat.number]): seat.cards for seat in live}
    return levels.with_most(dealing=hand.awaits is Await.DEAL_HOLE).with_whole(hands)


def exchanges(hand: Hand) -> Counter[int]:
    """seat -> how often it has given up cards, or stood pat."""
    return Counter(command.seat for command in hand.commands if isinstance(command, (c.Discard, c.Draw)))
