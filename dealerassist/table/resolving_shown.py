"""Hands that the dealer says are tabled, as a camera reads them: shown, or not what was told of them."""

from __future__ import annotations

from dealerassist.cards import Card
from dealerassist.engine import Await
from dealerassist.engine import commands as c
from dealerassist.table.desk import Tell
from dealerassist.table.leveling import place_words
from dealerassist.table.levels import Doubted, seat_source, tabled_source
from dealerassist.table.marks import By
from dealerassist.table.naming import face_up
from dealerassist.table.resolved import NOTHING, Resolved
from dealerassist.table.situation import Situation
from dealerassist.views import Phrase, PhraseCode


def hand_tabled(situation: Situation) -> Resolved:
    """The camera, which has to look first, has read all of a hand. Not where an antenna has revealed another card
    there: then the dealer names them.
    """
    hand, levels = situation.hand, situation.levels
    for seat in hand.awaiting.seats if hand.awaits is Await.SHOW else ():
        cards, up = set(levels.tabled.get(seat, ())), {card for card in hand.seat(seat).up if card}
        whole = len(cards) == hand.seat(seat).cards and up.union(levels.revealed.get(seat, ())) <= cards
        if whole and (face_up(situation) - up).isdisjoint(cards):
            shown = c.Show(seat, levels.tabled[seat])
            return Resolved((Tell(shown, By.SEEN, evidence="tabled, read by the camera"),))
    return NOTHING


def hand_misread(situation: Situation) -> Resolved:
    """In a tabled hand the camera reads a card that is none of those told: one of the two was misread, or named
    wrongly. Where it is one card for one, these two are the candidates; else all of the hand is named anew.
    """
    hand = situation.hand
    for seat in hand.seats if not hand.over else ():
        told, read = seat.tabled or (), situation.levels.tabled.get(seat.number, ())
        elsewhere = face_up(situation) - set(told)
        strange = [card for card in read if card not in told and card not in elsewhere]
        if strange and told and len(read) <= len(told):
            return Resolved(doubt=_which(seat.number, [card for card in told if card not in read], strange))
    return NOTHING


def _which(seat: int, missing: list[Card], strange: list[Card]) -> Doubted:
    candidates = (*missing, *strange) if len(missing) == len(strange) == 1 else ()
    return Doubted(
        Phrase(PhraseCode.CARD_UNSURE, {"k": place_words(seat_source(seat))}), (tabled_source(seat),), candidates
    )
