"""Dealing a hand to its end without a mistake, as steps (RULES 1.9, 2.5, 2.8, 6, 8).

The engine plays the hand; the dealer's steps stand where the rules want them: pull the bets in, burn, deal, name who
opens; at the end push the last side pot first, then move the button.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from dealerassist.cards import cards_text
from dealerassist.engine import (
    FixedLimit,
    Hand,
    HouseRules,
    IllegalActionError,
    PotLimit,
    QuestionCode,
    Refusal,
    RulingCode,
    Session,
)
from dealerassist.engine import commands as c
from dealerassist.engine.events import (
    Acted,
    Boarded,
    Event,
    Exchanged,
    Mucked,
    Paid,
    Posted,
    Raked,
    Returned,
    Ruled,
    Tabled,
)
from dealerassist.engine.events import Dealt as CardsDealt
from dealerassist.table.dealing import TO_SEATS
from dealerassist.training.chance import first_hand
from dealerassist.training.codes import DealerCode, TellCode
from dealerassist.training.replays.faces import Faces
from dealerassist.training.replays.players import Player
from dealerassist.training.replays.steps import BURN, COLLECT, Dealt, Kind, Step, bets_lie_there
from dealerassist.training.telling import told
from dealerassist.views import Saying

_BARS = {Refusal.NOT_REOPENED, Refusal.CAPPED}
_KINDS: dict[type, Kind] = {
    Posted: Kind.POST,
    Acted: Kind.ACT,
    Boarded: Kind.BOARD,
    Returned: Kind.RETURN,
    Tabled: Kind.SHOW,
    Mucked: Kind.MUCK,
    Raked: Kind.RAKE,
    Paid: Kind.PUSH,
}
_RULED = {
    RulingCode.STUB_AND_BURNS: (Kind.STUB, DealerCode.SHUFFLES_BURNS),
    RulingCode.STUB_RESHUFFLED: (Kind.STUB, DealerCode.SHUFFLES_DISCARDS),
    RulingCode.OPENERS_SHOWN: (Kind.SHOW, DealerCode.SHOWS_OPENERS),
}
"""What the dealer does by a ruling."""


def dealt_hand(session: Session, house: HouseRules, rng: Random, player: Player, alike: bool = False) -> Dealt:
    """The first hand of a table, by players who do something legal. alike: two hands have the same ranks."""
    return _Dealing(first_hand(session, house), rng, player, Faces(rng, alike)).to_its_end(session, house)


@dataclass
class _Dealing:
    """A hand and the steps so far. `street`: cards that have come to seats in the deal that goes on."""

    hand: Hand
    rng: Random
    player: Player
    faces: Faces

    def __post_init__(self) -> None:
        self.steps: list[Step] = []
        self.street: list[CardsDealt] = []

    def to_its_end(self, session: Session, house: HouseRules) -> Dealt:
        hand = self.hand
        self.steps += _posted(hand.opening)
        while not hand.over:
            self._one()
        return Dealt(hand, (*self.steps, *_button(session, hand, house, len(hand.commands))))

    def _one(self) -> None:
        hand, after = self.hand, len(self.hand.commands)
        before = _before(hand)
        command = self.faces.given(hand, self._next())
        self._dealers(command, after)
        second = len(hand.second_board or ())
        events = hand.push(command)
        if isinstance(command, c.Floor) and command.code == QuestionCode.RUN_TWICE:
            self.steps.append(Step(Kind.SEEN, Saying.of(TellCode.RUN_TWICE), after))
        for event in events:
            if isinstance(event, CardsDealt):
                self.street.append(event)
            elif isinstance(event, Boarded) and len(hand.second_board or ()) > max(second, hand.shared_board):
                words = Saying.of(DealerCode.DEALS_SECOND, **_text(event.cards))
                self.steps.append(Step(Kind.BOARD, words, after))
            elif isinstance(event, Boarded) and hand.setup.game.up_cards:
                words = Saying.of(DealerCode.DEALS_FOR_ALL, **_text(event.cards))
                self.steps.append(Step(Kind.BOARD, words, after))
                self._opens(after)
            else:
                self.steps += _told(event, before, after)
        if self.street and self._all_have_theirs():
            self._street(after)

    def _next(self) -> c.HandCommand:
        """The floor is asked for openers only: they are shown; and where it may be run twice it is. Who says how many
        cards gets them at once.
        """
        question = self.hand.awaiting.question
        if question is not None:
            return c.Floor(question.code, question.options[question.code is QuestionCode.RUN_TWICE])
        command = self.player(self.hand, self.rng)
        return c.Draw(command.seat, command.count) if isinstance(command, c.Discard) else command

    def _all_have_theirs(self) -> bool:
        """Nobody waits any more for a card of the deal that has begun."""
        waits, got = self.hand.awaiting, {event.seat for event in self.street}
        return waits.what not in TO_SEATS or not got.isdisjoint(waits.seats)

    def _dealers(self, command: c.HandCommand, after: int) -> None:
        """What the dealer's hands do before it: before a street, and before the pots are pushed."""
        burns = isinstance(command, (c.Deal, c.Board, c.Draw)) and self.hand.burn
        if (burns or isinstance(command, c.Award)) and bets_lie_there(self.steps):
            self.steps.append(Step(Kind.COLLECT, COLLECT, after))
        if burns:
            self.steps.append(Step(Kind.BURN, BURN, after))

    def _street(self, after: int) -> None:
        """All seats have their cards: one step; then who opens by his up cards."""
        first, self.street = self.street, []
        seats = tuple(event.seat for event in first)
        up = tuple(card for event in first for card in event.up if card)
        begun = any(step.kind in {Kind.DEAL, Kind.STREET} for step in self.steps)
        code = DealerCode.DEALS_UP if up else DealerCode.DEALS
        words = Saying.of(code, seats=seats, **{"k": first[0].down} if first[0].down else {}, **_text(up))
        self.steps.append(Step(Kind.STREET if begun else Kind.DEAL, words, after))
        self._opens(after, DealerCode.NAMES_OPENER if begun else DealerCode.NAMES_BRING_IN)

    def _opens(self, after: int, named: DealerCode = DealerCode.NAMES_OPENER) -> None:
        """Who does by his up cards is told."""
        if self.hand.opener is not None:
            self.steps.append(Step(Kind.OPENS, Saying.of(named, seat=self.hand.opener), after + 1))


def _text(cards: Sequence[object]) -> dict[str, str]:
    return {"cards": cards_text(cards)} if cards else {}  # type: ignore[arg-type]  # cards that have been read


def _posted(events: Sequence[Event]) -> Iterator[Step]:
    """The antes of all together, then each blind."""
    antes = [event for event in events if isinstance(event, Posted) and event.what == "ante"]
    if len(antes) > 1:
        seats = tuple(event.seat for event in antes)
        yield Step(Kind.POST, Saying.of(DealerCode.ALL_ANTE, seats=seats, a=antes[0].amount))
    for event in events:
        if event not in antes or len(antes) == 1:
            yield from _told(event, None, 0)


def _told(event: Event, before: Step | None, after: int) -> Iterator[Step]:
    """before: what an act is measured by."""
    match event:
        case Ruled(ruling) if ruling.code in _RULED:
            kind, code = _RULED[ruling.code]
            facts = {"seat": ruling.facts["seat"]} if code is DealerCode.SHOWS_OPENERS else {}
            yield Step(kind, Saying.of(code, **facts), after)  # type: ignore[arg-type]  # a seat is a number
        case Paid(amount=0):
            return  # of a pot of a few chips there is none for this seat
        case Exchanged(_, verb, count):
            kind = Kind.DISCARD if verb == "discard" or not count else Kind.DRAW
            yield Step(kind, told([event])[0], after)
        case _ if type(event) in _KINDS:
            kind, words = _KINDS[type(event)], told([event])[0]
            yield Step(kind, words, after) if before is None else replace(before, kind=kind, words=words)


def _before(hand: Hand) -> Step | None:
    """What a seat that is to act may do, as a step without its words; None where none is."""
    legal, after = hand.legal, len(hand.commands)
    if legal is None:
        return None
    now = hand.seat(legal.seat)
    limit = hand.setup.stakes.limit
    rich = (now.stack or 0) > legal.to_call + (limit.large if isinstance(limit, FixedLimit) else hand.bet_to)
    barred = legal.no_raise if legal.no_raise in _BARS and rich else None
    by_pot = isinstance(limit, PotLimit) and legal.max_raise_to != now.bet + (now.stack or 0)
    most = legal.max_raise_to if by_pot else None
    return Step(Kind.ACT, COLLECT, after, hand.bet_to, legal.min_raise_to, barred, most)


def _button(session: Session, hand: Hand, house: HouseRules, after: int) -> Iterator[Step]:
    """Not in a game without one, nor where fewer than two have chips left."""
    if not hand.setup.game.button:
        return
    try:
        positions = session.after(hand).next_positions(house)
    except IllegalActionError:
        return
    yield Step(Kind.BUTTON, Saying.of(DealerCode.MOVES_BUTTON, seat=positions.button), after)
