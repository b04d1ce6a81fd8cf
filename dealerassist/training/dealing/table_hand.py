"""A hand as it is dealt: the engine's, played on as far as the dealer's next steps.

Steps come in runs: all that is due before a player decides again, such as pull in, burn, flop; or all pushes and the
button. Who asks for the next run says by it that the one before has been done.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dealerassist.cards import Card, cards_text
from dealerassist.engine import Await, Hand, HouseRules, IllegalActionError, RulingCode, Session
from dealerassist.engine import commands as c
from dealerassist.engine.events import (
    Acted,
    Boarded,
    Dealt,
    Declared,
    Event,
    Exchanged,
    Mucked,
    Paid,
    Posted,
    Returned,
    Ruled,
    Tabled,
)
from dealerassist.table.dealing import TO_BOARD, TO_SEATS
from dealerassist.training.chance import first_hand
from dealerassist.training.codes import DealerCode, MoveCode, TellCode, TrainingCode, TrainingError
from dealerassist.training.dealing.due import SOURCES, Due, after, due
from dealerassist.training.dealing.fouls import Foul, refusal_of
from dealerassist.training.dealing.moves import Move
from dealerassist.training.dealing.story import Faces, Plot
from dealerassist.training.refusing import refusal
from dealerassist.training.telling import told
from dealerassist.views import Saying

_BOARDS: Mapping[Await, MoveCode] = {
    Await.DEAL_FLOP: MoveCode.FLOP,
    Await.DEAL_TURN: MoveCode.TURN,
    Await.DEAL_RIVER: MoveCode.RIVER,
    Await.DEAL_COMMUNITY: MoveCode.COMMUNITY,
}
_UP_NOT_READ = Saying.of(TellCode.UP_NOT_READ)
_OUTS, _PENALTIES = -1, -2
"""No pots: hands that go to the muck at once, and what is paid at once."""
_FREE_FOLD = "TDA 2024 58"
_SEEN = (Acted, Boarded, Declared, Mucked, Posted, Tabled)
"""What players do and what is turned up; what the dealer does he knows."""

Run = tuple[Due, ...]


class TableHand:
    """`hand` stands where the players have got to; it may be ahead of what the trainee has been told."""

    def __init__(self, plot: Plot, faces: Faces | None = None) -> None:
        self.plot = plot
        self.hand: Hand = first_hand(plot.session, plot.house)
        self._faces = faces
        self._story = plot.story()
        self._bets = False
        self._opener: int | None = None
        self._outs: list[Move] = []
        self._runs = self._run()

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(sorted(seat.number for seat in self.hand.seats))

    @property
    def button(self) -> int | None:
        """None in a game without one."""
        return self.hand.setup.button if self.hand.setup.game.button else None

    def next_run(self) -> Run:
        """The steps that are due now, () once the hand has been dealt. Raises `TrainingError` where a card of it cannot
        be read.
        """
        return next(self._runs, ())

    def _run(self) -> Iterator[Run]:
        seen = self._seen(self.hand.opening)
        while not self.hand.over:
            if self.hand.awaiting.what is Await.OPENER:
                yield (Due((*seen, _UP_NOT_READ), self._who_may_open(), SOURCES[MoveCode.OPENS]),)
                seen = self._seen(self.hand.push(c.Opener(self._opener_told())))
                continue
            what = self._next()
            if isinstance(what, Foul):
                yield (Due((*seen, what.words), what.right, what.source, why=what.why),)
                seen = ()
                continue
            if before := tuple(self._before(what)):
                yield after(seen, before)
                seen = ()
            events, price, free = self._push(what)
            seen += self._seen(events)
            if then := tuple(self._after(events, price, free)):
                yield after(seen, then)
                seen = ()

    def _next(self) -> c.HandCommand | Foul:
        """Who has discarded gets his cards; openers are shown where they are asked for."""
        question = self.hand.awaiting.question
        if question is not None:
            return c.Floor(question.code, question.options[0])
        for seat, count in self.hand.owed_cards.items():
            return c.Draw(seat, count)
        what = self._story.next(self.hand)
        return c.Discard(what.seat, what.count) if isinstance(what, c.Draw) else what

    def told(self, move: Move) -> None:
        """The dealer's word, where the cards do not say who opens."""
        if move.verb is MoveCode.OPENS:
            self._opener = move.numbers[0]

    def _opener_told(self) -> int:
        able = sorted(move.numbers[0] for move in self._who_may_open())
        told, self._opener = self._opener, None
        return told if told in able else able[0]

    def _live(self) -> tuple[int, ...]:
        return tuple(seat.number for seat in self.hand.seats if seat.live)

    def _who_may_open(self) -> frozenset[Move]:
        """Up cards were not read, so no seat is wrong unless those that were read deny it."""
        able = [seat for seat in self._live() if refusal_of(self.hand, c.Opener(seat)) is None]
        return frozenset(Move(MoveCode.OPENS, (seat,)) for seat in able)

    def _push(self, what: c.HandCommand) -> tuple[list[Event], int, bool]:
        """(what happened, the price before it, whether nothing was to be called)"""
        price, free = self.hand.bet_to, not self.hand.to_call
        try:
            return self.hand.push(self._faced(what)), price, free
        except IllegalActionError as error:
            if self._faces is None:
                raise
            raise _not_read(getattr(what, "seat", 0), reason=Saying.of(f"Refusal.{error.code}")) from None

    def _faced(self, command: c.HandCommand) -> c.HandCommand:
        """With the faces that its cards have on the table. Raises `TrainingError` where they cannot be read."""
        if self._faces is None:
            return command
        match command:
            case c.Board(cards):
                return c.Board(_read(self._faces.board(1 + len(self.hand.board), len(cards))))
            case c.Deal(seat, down, up) if up:
                return c.Deal(seat, down, (self._faces.up(self.hand).get(seat),))
            case c.Show(seat):
                return c.Show(seat, _read(self._faces.tabled(seat), seat))
        return command

    def _seen(self, events: Sequence[Event]) -> tuple[Saying, ...]:
        lines: list[Saying] = []
        for event in events:
            if isinstance(event, Posted) or (isinstance(event, Acted) and event.amount):
                self._bets = True
            if isinstance(event, Dealt) and (up := _known(event.up)):
                lines.append(Saying.of(DealerCode.GETS_UP, seat=event.seat, cards=cards_text(up)))
            elif isinstance(event, _SEEN) or _says_how_many(event):
                lines += told([event])
        return tuple(lines)

    def _before(self, command: c.HandCommand) -> Iterator[Due]:
        """What the dealer's hands do before it: a street is dealt by them, and bets lie in the pot before they push."""
        hand, waits = self.hand, self.hand.awaiting
        street = isinstance(command, c.Board) or (waits.what in TO_SEATS and self._none_has_his(waits.seats))
        exchange = isinstance(command, c.Discard) and hand.burn is not None and not hand.owed_cards
        if waits.what is Await.DECLARE and len(waits.seats) == len(hand.seats):
            yield due(MoveCode.SIGN)
        if not street and not exchange and not isinstance(command, c.Award):
            return
        if self._bets and waits.what is not Await.DEAL_HOLE:
            self._bets = False
            yield due(MoveCode.COLLECT)
        if hand.burn:
            yield due(MoveCode.BURN)
        if waits.what in TO_BOARD:
            yield due(_BOARDS[waits.what])
        elif waits.what in TO_SEATS:
            yield due(MoveCode.DEAL, waits.seats[0], cards=len(waits.seats) * sum(hand.deal_shape))

    def _none_has_his(self, waiting: Sequence[int]) -> bool:
        """Is it the first card of this deal?"""
        live = [seat.number for seat in self.hand.seats if seat.live]
        return len(waiting) == len(live) and self._same_count(live)

    def _same_count(self, seats: Sequence[int]) -> bool:
        return len({self.hand.seat(seat).cards for seat in seats}) == 1

    def _exchange(self, seat: int, count: int) -> Iterator[Due]:
        """So many cards to the seat; before them the stub is made to last."""
        events = self.hand.push(c.Draw(seat, count))
        self.hand.pop()
        if any(isinstance(event, Ruled) and event.ruling.code is RulingCode.STUB_RESHUFFLED for event in events):
            yield due(MoveCode.RESHUFFLE)
        yield due(MoveCode.DRAW, seat, count, cards=count)

    def _after(self, events: Sequence[Event], price: int, free: bool) -> Iterator[Due]:
        """What follows from it, before anybody else does something."""
        for event in events:
            yield from self._after_one(event, price, free)
        if self.hand.awaiting.what is not Await.DECLARE:
            yield from _in_any_order(self._outs, _OUTS)
            self._outs = []
        if any(isinstance(event, Dealt) and event.up for event in events) and self.hand.opener is not None:
            yield due(MoveCode.OPENS, self.hand.opener)
        yield from pushes([event for event in events if isinstance(event, Paid)])
        yield from _in_any_order(_penalties(events), _PENALTIES)
        if self.hand.over:
            yield from _button(self.plot.session, self.hand, self.plot.house)

    def _after_one(self, event: Event, price: int, free: bool) -> Iterator[Due]:
        match event:
            case Acted(seat, "fold"):
                folds = due(MoveCode.MUCK, seat)
                yield Due((), folds.moves, _FREE_FOLD if free else folds.source)
            case Acted(to=to) if to > price:
                yield due(MoveCode.ANNOUNCE, to)
            case Mucked(seat):
                yield due(MoveCode.MUCK, seat)
            case Returned(seat, amount):
                yield due(MoveCode.RETURN, seat, amount)
            case Exchanged(seat, "discard", count):
                yield from self._exchange(seat, count)
            case Declared(seat, verb) if verb != "in":
                self._outs.append(Move(MoveCode.MUCK, (seat,)))


def _says_how_many(event: Event) -> bool:
    """What a seat gives up, or that it stands pat; what it draws the dealer deals."""
    return isinstance(event, Exchanged) and (event.verb == "discard" or not event.number)


def _in_any_order(moves: Sequence[Move], number: int) -> Iterator[Due]:
    """All of them are due at once, in Guts."""
    for _ in moves:
        yield Due((), frozenset(moves), SOURCES[MoveCode.SIGN], number)


def _penalties(events: Sequence[Event]) -> list[Move]:
    """What losers pay into the next pot (Guts)."""
    ruled = [event.ruling for event in events if isinstance(event, Ruled)]
    found = [ruling.facts for ruling in ruled if ruling.code is RulingCode.PENALTY]
    return [Move(MoveCode.PENALTY, (int(str(each["seat"])), int(str(each["amount"])))) for each in found]


def _read(cards: tuple[Card, ...], seat: int = 0) -> tuple[Card, ...]:
    """Raises `TrainingError` where there are none: no card of a hand is made up that real cards are dealt for."""
    if not cards:
        raise _not_read(seat)
    return cards


def _not_read(seat: int, **why: Saying) -> TrainingError:
    """seat: 0 for the board's."""
    where: dict[str, object] = {"seat": seat} if seat else {}
    return refusal(TrainingCode.NOT_READ, **where, **why)


def _known(cards: Sequence[Card | None]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)


def pushes(paid: Sequence[Paid]) -> Iterator[Due]:
    """One push to each seat that wins a part of a pot, both halves of it together; the last side pot first, as they
    were paid.
    """
    pots: dict[int, dict[int, int]] = {}
    for share in (each for each in paid if each.amount):
        shares = pots.setdefault(share.pot, {})
        shares[share.seat] = shares.get(share.seat, 0) + share.amount
    for pot, shares in pots.items():
        moves = frozenset(Move(MoveCode.PUSH, each) for each in shares.items())
        for _ in shares:
            yield Due((), moves, SOURCES[MoveCode.PUSH], pot)


def _button(session: Session, hand: Hand, house: HouseRules) -> Iterator[Due]:
    """Not in a game without one, nor where fewer than two have chips left."""
    if not hand.setup.game.button:
        return
    try:
        positions = session.after(hand).next_positions(house)
    except IllegalActionError:
        return
    yield due(MoveCode.BUTTON, positions.button)
