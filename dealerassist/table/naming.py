"""Cards named by hand, on the card pad or as a candidate: what no sensor reads the dealer can say (DISPLAY 5)."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.cards import Card
from dealerassist.engine import Await, Hand
from dealerassist.engine import commands as c
from dealerassist.table.boards import PLACES, lying, next_place, place_name
from dealerassist.table.dealing import TO_BOARD, TO_SEATS, seat_deals, unread_up
from dealerassist.table.desk import Desk, Naming, Outcome, Tell
from dealerassist.table.levels import Doubted, place_source, tabled_source, up_source
from dealerassist.table.marks import By
from dealerassist.table.situation import Situation
from dealerassist.views import PhraseCode

BY_HAND = "named by hand"
"""Why, in the journal."""


def next_to_name(situation: Situation) -> Naming | None:
    """What BY HAND… and OTHER CARD… ask for first; None where no card can be named now."""
    hand, desk = situation.hand, situation.desk
    if (asked := asked_place(situation)) is not None:
        return Naming(place=asked)
    if (seat := asked_seat(situation)) is not None:
        return Naming(seat=seat)
    unread = next((place for place, card in lying(hand).items() if card is None), None)
    if unread is not None:
        return Naming(place=unread)
    first = next_place(hand)
    for place in range(first, first + TO_BOARD.get(hand.awaits, 0)):
        if place not in desk.named and situation.levels.read_at(place) is None:
            return Naming(place=place)
    if hand.awaits is Await.SHOW:
        return Naming(seat=hand.awaiting.seats[0])
    seat = next(iter(up_cards_due(hand)), None)
    return None if seat is None else Naming(seat=seat)


def up_cards_due(hand: Hand) -> tuple[int, ...]:
    """The seats whose next up card can be named: being dealt, or unread while nobody knows who opens."""
    if hand.awaits in TO_SEATS and hand.deal_shape[1]:
        return hand.awaiting.seats
    return tuple(seat for seat, _ in unread_up(hand)) if hand.awaits is Await.OPENER else ()


def asked_place(situation: Situation) -> int | None:
    """The board place whose card is asked for."""
    doubt = situation.desk.doubt
    if doubt is None or doubt.phrase.code is not PhraseCode.CARD_UNSURE:
        return None
    return next((place for place in range(1, 6) if place_source(place) in doubt.sources), None)


def asked_seat(situation: Situation) -> int | None:
    """The seat of whose up cards, or tabled hand, one is asked for."""
    doubt = situation.desk.doubt
    sources = {up_source, tabled_source}
    if doubt is None or doubt.phrase.code is not PhraseCode.CARD_UNSURE:
        return None
    return next((seat for seat in range(1, 11) if any(of(seat) in doubt.sources for of in sources)), None)


def answered(situation: Situation, doubt: Doubted) -> bool:
    """Is a sensors' doubt about one card no question any more: has the dealer named the card that will be dealt there,
    or is no up card of that seat awaited?
    """
    if doubt.phrase.code is not PhraseCode.CARD_UNSURE:
        return False
    due = up_cards_due(situation.hand)
    up = next((seat for seat in range(1, 11) if up_source(seat) in doubt.sources), None)
    return doubt.phrase.facts.get("k") in situation.desk.named if up is None else up not in due


def pad(situation: Situation) -> Outcome:
    """The card pad comes, or goes again."""
    desk = situation.desk
    return Outcome(replace(desk, naming=None if desk.naming is not None else next_to_name(situation)))


def at_seat(situation: Situation, seat: int) -> Outcome:
    """While cards are named, a touch on a seat says whose."""
    now = situation.hand.seat(seat)
    due = up_cards_due(situation.hand)
    if seat in due or (not due and now.live and now.tabled is None):
        return Outcome(replace(situation.desk, naming=Naming(seat=seat)))
    return Outcome(situation.desk)


def name(situation: Situation, card: Card) -> Outcome:
    """The dealer says which card it is. One that lies face up already, or that the pack does not have, is no answer."""
    naming = situation.desk.naming or next_to_name(situation)
    if naming is None or card not in situation.hand.setup.game.pack.cards:
        return Outcome(situation.desk)
    if naming.seat is not None:
        return _of_seat(situation, naming, naming.seat, card)
    return _on_board(situation, naming.place or 1, card)


def _of_seat(situation: Situation, naming: Naming, seat: int, card: Card) -> Outcome:
    desk = situation.desk
    if situation.hand.seat(seat).tabled is not None:
        return tabled_anew(situation, naming, seat, card)
    if card in face_up(situation) or card in naming.cards:
        return Outcome(desk)
    if seat in up_cards_due(situation.hand):
        return _up_card(situation, seat, card)
    up = tuple(each for each in situation.hand.seat(seat).up if each)
    cards = (*naming.cards, card)
    if len(up) + len(cards) < situation.hand.seat(seat).cards:
        return Outcome(replace(desk, naming=replace(naming, cards=cards)))
    shown = c.Show(seat, (*up, *cards))
    return Outcome(replace(desk, naming=None), (Tell(shown, By.TOUCHED, evidence=BY_HAND),))


def tabled_anew(situation: Situation, naming: Naming, seat: int, card: Card) -> Outcome:
    """A tabled hand is not what a camera reads of it: which of two cards lies there, or card by card what does. After
    that the camera is not asked about it again.
    """
    desk, told = situation.desk, situation.hand.seat(seat).tabled or ()
    candidates = desk.doubt.candidates if desk.doubt is not None and desk.naming is None else ()
    if card in candidates:
        other = next(each for each in candidates if each is not card)
        cards = tuple(card if each is other else each for each in told)
    elif card in face_up(situation) - set(told) or card in naming.cards:
        return Outcome(desk)
    else:
        cards = (*naming.cards, card)
    if len(cards) < len(told):
        return Outcome(replace(desk, naming=replace(naming, cards=cards)))
    desk = without(replace(desk, naming=None), tabled_source(seat))
    if set(cards) == set(told):
        return Outcome(desk, note=f"{tabled_source(seat)}: as it stands")
    return Outcome(desk, (Tell(c.FixHand(seat, cards, BY_HAND), By.TOUCHED),))


def _up_card(situation: Situation, seat: int, card: Card) -> Outcome:
    """An up card is named while it is dealt, or once it lies there; then the next seat's."""
    hand = situation.hand
    if hand.awaits is Await.OPENER:
        at = next(at for number, at in unread_up(hand) if number == seat)
        command: c.HandCommand = c.Identify(f"{seat}.{at}", card)
    else:
        command = next(deal for deal in seat_deals(hand, {seat: card}) if deal.seat == seat)
    later = [each for each in up_cards_due(hand) if each != seat]
    asked = asked_seat(situation) == seat
    naming = Naming(seat=later[0]) if later and not asked else None
    desk = _answered(situation, up_source(seat), replace(situation.desk, naming=naming))
    return Outcome(desk, (Tell(command, By.TOUCHED, evidence=BY_HAND),))


def _on_board(situation: Situation, place: int, card: Card) -> Outcome:
    board, desk = lying(situation.hand), replace(situation.desk, naming=None)
    if place not in board:
        return _before_it_is_dealt(situation, place, card)
    if board[place] is card:  # as it stands: what the sensor reads there is not so
        return Outcome(without(desk, place_source(place)), note=f"{place_source(place)}: {card} as it stands")
    if card in face_up(situation):
        return Outcome(situation.desk)
    desk = _answered(situation, place_source(place), desk)
    if board[place] is None:
        return Outcome(desk, (Tell(c.Identify(place_name(place), card), By.TOUCHED, evidence=BY_HAND),))
    return Outcome(desk, (Tell(_mended(situation.hand, place, card), By.TOUCHED),))


def _mended(hand: Hand, place: int, card: Card) -> c.HandCommand:
    """Another card than was told lies there."""
    first = tuple(card if i == place else each for i, each in enumerate(hand.board, 1))
    if place <= PLACES:
        return c.FixBoard(first, BY_HAND)
    second = enumerate(hand.second_board or (), PLACES + 1)
    return c.FixSecond(tuple(card if i == place else each for i, each in second), BY_HAND)


def look_through(situation: Situation) -> Outcome:
    """CHANGE… and a touch on the board: each of its cards can be named anew, from the first on."""
    desk, first = situation.desk, min(lying(situation.hand), default=None)
    return Outcome(desk if first is None else replace(desk, listing=False, naming=Naming(place=first)))


def next_place_of(situation: Situation) -> Outcome | None:
    """The go-on key while the cards of the boards are looked through: this one is right. None where they are not."""
    naming, board = situation.desk.naming, lying(situation.hand)
    if naming is None or naming.place is None or board.get(naming.place) is None:
        return None
    ahead = min((place for place in board if place > naming.place), default=None)
    return Outcome(replace(situation.desk, naming=None if ahead is None else Naming(place=ahead)))


def _before_it_is_dealt(situation: Situation, place: int, card: Card) -> Outcome:
    """Named before all that is due lies there: dealt with the last of them."""
    if card in face_up(situation):
        return Outcome(situation.desk)
    desk = replace(situation.desk, naming=None, named={**situation.desk.named, place: card})
    desk = _answered(situation, place_source(place), desk)
    asked = asked_place(situation) is not None
    naming = next_to_name(replace(situation, desk=replace(desk, doubt=None)))
    if naming is not None and naming.place is not None:
        return Outcome(replace(desk, naming=None if asked else naming))
    due = TO_BOARD.get(situation.hand.awaits)
    if due is None:
        return Outcome(desk)
    dealt = c.Board(cards_due(replace(situation, desk=desk), due))
    return Outcome(replace(desk, named={}), (Tell(dealt, By.TOUCHED, evidence=BY_HAND),))


def cards_due(situation: Situation, count: int) -> tuple[Card | None, ...]:
    """The next board cards as they are known: named by hand, else read, else None."""
    first = next_place(situation.hand)
    places = range(first, first + count)
    return tuple(situation.desk.named.get(place) or situation.levels.read_at(place) for place in places)


def face_up(situation: Situation) -> frozenset[Card]:
    """The cards that everybody sees, or that the dealer has just named."""
    hand = situation.hand
    tabled = [card for seat in hand.seats for card in (*(seat.tabled or ()), *seat.up)]
    board = lying(hand).values()
    return frozenset(card for card in (*board, *tabled, *situation.desk.named.values()) if card is not None)


def _answered(situation: Situation, source: str, desk: Desk) -> Desk:
    """What the sensors doubt of one card's place is answered by its name: they are not asked of it again."""
    return without(desk, source) if any(each.sources == (source,) for each in situation.levels.doubts) else desk


def without(desk: Desk, *sources: str) -> Desk:
    """From now on, and for this hand, nothing is concluded from these sensors."""
    return replace(desk, silent=desk.silent.union(sources), doubt=None)
