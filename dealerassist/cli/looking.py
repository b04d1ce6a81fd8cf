"""What a dealer reads off the screen, and what it lets him touch: only the view, nothing behind it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dealerassist.cards import Card
from dealerassist.table.levels import place_source, seat_source
from dealerassist.views import (
    ActCode,
    Choose,
    Fact,
    HealthCode,
    Intent,
    KeyCode,
    KeyRow,
    KeyView,
    NameCard,
    PhraseCode,
    PlaceLook,
    Press,
    PressKey,
    Saying,
    SeatLook,
    SeatWord,
    SpotCode,
    StepState,
    StepView,
    TableView,
    TypeDigits,
)

AMOUNT_KEYS = (
    Press.MINIMUM,
    Press.TIMES_TWO_AND_A_HALF,
    Press.TIMES_THREE,
    Press.POT,
    Press.HALF_POT,
    Press.OPEN_PAIR,
    Press.RAISE,
)
NO_CARD = {PlaceLook.UNUSED, PlaceLook.NEXT}
NOT_IN = {SeatLook.EMPTY, SeatLook.AWAY, SeatLook.FOLDED}


@dataclass(frozen=True, slots=True)
class Look:
    """One glance."""

    view: TableView

    @property
    def asks(self) -> PhraseCode:
        """What the prompt says or asks."""
        return self.view.prompt.code

    def fact(self, name: str) -> Fact | None:
        """What the prompt names."""
        return self.view.prompt.facts.get(name)

    @property
    def amber(self) -> int | None:
        """The seat that is to act, by its colour."""
        return next((seat.number for seat in self.view.seats if seat.look is SeatLook.TO_ACT), None)

    @property
    def still_in(self) -> frozenset[int]:
        """The seats that are in the hand."""
        return frozenset(seat.number for seat in self.view.seats if seat.look not in NOT_IN)

    @property
    def board(self) -> tuple[Card | None, ...]:
        """The cards that are out; None: nobody has read it."""
        return tuple(place.card for place in self.view.board if place.look not in NO_CARD)

    @property
    def by_hand(self) -> bool:
        """No sensor says anything, by the word on MENU."""
        return not set(self.view.health).isdisjoint({HealthCode.BY_HAND, HealthCode.RFID_OFF})

    @property
    def push(self) -> tuple[int | None, tuple[int, ...]]:
        """How much is pushed now, None where nobody has counted it, and to whom."""
        steps = (row for row in self.view.column if isinstance(row, StepView) and row.state is StepState.CURRENT)
        return next(((step.amount, step.seats) for step in steps), (None, ()))

    @property
    def playing_for(self) -> tuple[int, ...]:
        """The seats that play for the pot whose winner is asked; none: there is only one pot."""
        named = (reason.facts.get("seats") for reason in self.view.reasons)
        of_it = next((seats for seats in named if isinstance(seats, tuple)), ())
        return tuple(seat for seat in of_it if isinstance(seat, int))

    def told_off(self) -> set[str]:
        """The sensors that are not to be trusted, as the prompt and the line below the board name them: `seat-3`,
        `board-2`; all of them where it says RFID.
        """
        spots: list[object] = [self.fact("k")]
        for reason in self.view.reasons:
            places = reason.facts.get("places", ())
            spots += places if isinstance(places, tuple) else ()
        if Saying.of(SpotCode.RFID) in spots:
            return {seat_source(seat) for seat in range(1, 11)} | {place_source(place) for place in range(1, 6)}
        off = set(filter(None, map(_source, spots)))
        if self.asks is PhraseCode.EARLY_BOARD:
            off |= {place_source(place) for place in range(len(self.board) + 1, 6)}
        asked = self.fact("n") if self.asks in {PhraseCode.CARDS_BACK, PhraseCode.CARDS_GONE} else None
        return off | ({seat_source(asked)} if isinstance(asked, int) else set())

    def implied_call(self, seat: int) -> bool:
        """Is its last act a call that was only concluded, by its word and its dotted edge?"""
        calls = (view for view in self.view.seats if view.word is SeatWord.CALL and view.implied)
        return any(view.number == seat for view in calls)

    def in_front_of(self, seat: int) -> int:
        """The amount in its block, in chips."""
        return next((view.amount or 0 for view in self.view.seats if view.number == seat), 0)

    def owes(self, seat: int) -> bool:
        """Has somebody more in front of him than this seat, which has chips left?"""
        amounts = {view.number: view.amount or 0 for view in self.view.seats}
        all_in = any(view.number == seat and view.look is SeatLook.ALL_IN for view in self.view.seats)
        return not all_in and amounts[seat] < max(amounts.values())

    def marked(self, seat: int) -> bool:
        """Is it outlined: asked about, or touched as an answer already?"""
        return any(view.question for view in self.view.seats if view.number == seat)

    def tabled(self, seat: int) -> tuple[Card, ...]:
        """The open cards of a seat."""
        return next(view.cards for view in self.view.seats if view.number == seat)

    @property
    def uncounted(self) -> tuple[int, ...]:
        """The seats whose amount is a question mark."""
        return tuple(seat.number for seat in self.view.seats if seat.uncounted)

    def keys(self) -> Iterator[KeyView]:
        """All keys that can be touched; the pad lies over the column's."""
        yield from (key for key in self.view.row if key.intent is not None)
        for row in () if self.view.pad else self.view.column:
            if isinstance(row, KeyRow):
                yield from (key for key in row.keys if key.intent is not None)

    def offers(self, intent: Intent) -> bool:
        """Can that be touched? Seats and board always can; digits where the pad is; any card where the card pad is;
        UNDO's list where UNDO can be held.
        """
        if isinstance(intent, TypeDigits) or intent == PressKey(Press.DELETE):
            return self.view.pad
        if isinstance(intent, NameCard) and self.view.naming:
            return True
        if intent == PressKey(Press.UNDO_LIST):
            return self.key(Press.UNDO) is not None
        return not isinstance(intent, (PressKey, Choose, NameCard)) or any(key.intent == intent for key in self.keys())

    def key(self, press: Press) -> KeyCode | None:
        """What a key says."""
        return next((key.code for key in self.keys() if key.intent == PressKey(press)), None)

    @property
    def over(self) -> bool:
        """Is the hand over?"""
        return any(key.code is KeyCode.NEXT_HAND for key in self.view.row)

    @property
    def dealing(self) -> bool:
        """Does the screen wait for the hole cards?"""
        return self.key(Press.GO_ON) is KeyCode.DEALT

    @property
    def to_deal(self) -> bool:
        """Does the screen wait for a card of the board?"""
        return self.key(Press.GO_ON) in {KeyCode.FLOP_OUT, KeyCode.TURN_OUT, KeyCode.RIVER_OUT}

    @property
    def free(self) -> bool:
        """Can the amber seat check?"""
        return self.key(Press.GO_ON) is KeyCode.CHECK

    @property
    def ended(self) -> bool:
        """Are only pots to be pushed, or not even they?"""
        return self.over or self.pushing

    @property
    def pushing(self) -> bool:
        """Does the screen wait for a pot to be pushed?"""
        return self.key(Press.GO_ON) is KeyCode.PUSHED

    @property
    def winner_unknown(self) -> bool:
        """Can no pot be pushed before the dealer has said who wins?"""
        return any(key.code is KeyCode.PUSHED and key.intent is None for key in self.view.row)

    @property
    def showdown(self) -> bool:
        """Does the screen wait for a hand to be tabled?"""
        return self.key(Press.GO_ON) is KeyCode.SHOWN

    def act_listed(self, seat: int) -> Intent | None:
        """In the list of acts that can be changed: the latest bet or raise of a seat."""
        wagers = {Saying.of(ActCode.BET, n=seat), Saying.of(ActCode.RAISE, n=seat)}
        keys = (key for key in self.keys() if key.code is KeyCode.ACT)
        return next((key.intent for key in keys if key.facts.get("what") in wagers), None)

    def key_for(self, amount: int) -> Press | None:
        """The amount key that raises to `amount` at one touch."""
        for key in self.keys():
            if isinstance(key.intent, PressKey) and key.intent.key in AMOUNT_KEYS and key.facts.get("a") == amount:
                return key.intent.key
        return None


def _source(spot: object) -> str | None:
    """A place on the felt as sensors call it; None for anything else."""
    if not isinstance(spot, Saying):
        return None
    seat, place = spot.fact("n"), spot.fact("k")
    return seat_source(seat) if isinstance(seat, int) else place_source(place) if isinstance(place, int) else None
