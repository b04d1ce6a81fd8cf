"""Cards given up and taken: the draw, and pineapple's discard (RULES 8, 9; PROCEDURES 66). Faces stay unknown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dealerassist.engine import commands as c
from dealerassist.engine.codes import Await, Refusal, RulingCode
from dealerassist.engine.errors import refuse
from dealerassist.engine.events import Corrected, Event, Exchanged
from dealerassist.engine.house import PineappleDiscard
from dealerassist.engine.notation import command_text
from dealerassist.engine.phases import Phase
from dealerassist.engine.setup import Setup
from dealerassist.engine.state import Seat, State


class Draw(Phase):
    """Each live seat in turn says how many cards it exchanges, all-in or not; none is standing pat (S3).

    `draw N` alone is both steps at once. The places that are still to say stand first in the queue, behind them those
    that have discarded and not been dealt yet. A wrong number is said again until the next player has drawn; then it
    stands (Robert's draw; PROCEDURES 66).
    """

    __slots__ = ()

    exchanges: ClassVar[bool] = True

    @property
    def burns(self) -> bool:
        return True

    def untouched(self, t: State) -> bool:
        """Who has said how many is not dealt yet."""
        return len(t.queue) == sum(seat.live for seat in t.seats)

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        t.queue = tuple(i for i, seat in enumerate(t.seats) if seat.live)
        t.owed_cards, t.said_last = {}, None
        if not t.burns:
            t.stub = len(setup.game.pack.cards) - sum(seat.cards for seat in t.seats)
        t.burns += 1
        t.stub -= 1
        if setup.house.draw_aces_fixed and t.burns == 1:
            t.rule(out, RulingCode.ACES_FIXED)

    def awaits(self, setup: Setup, t: State) -> Await:
        return Await.DRAW

    def left(self, setup: Setup, t: State) -> None:
        t.owed_cards = {place: count for place, count in t.owed_cards.items() if t.seats[place].live}

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if not isinstance(command, (c.Discard, c.Draw)):
            refuse(Refusal.DRAW_FIRST)
        place = setup.place.get(command.seat)
        if place is None:
            refuse(Refusal.NO_SUCH_SEAT, seat=command.seat)
        owed = t.owed_cards.get(place)
        if isinstance(command, c.Draw) and owed is not None:
            if command.count != owed:
                refuse(Refusal.WRONG_COUNT, seat=command.seat, count=owed)
            self._deal(setup, t, place, owed, out)
            return
        again = t.said_last is not None and t.said_last[0] == place and t.seats[place].live
        self._judge(setup, t, place, command, again)
        if again:
            self._take_back(t, place)
            out.append(Corrected(command_text(command)))
        if isinstance(command, c.Discard):
            self._discard(t, place, command.count, out)
        else:
            self._exchange(setup, t, place, command.count, out)

    def _judge(self, setup: Setup, t: State, place: int, command: c.Discard | c.Draw, again: bool) -> None:
        if not again and (place != t.queue[0] or place in t.owed_cards):
            refuse(Refusal.OUT_OF_TURN, seat=command.seat)
        most = min(setup.house.draw_exchange, t.seats[place].cards + t.owed_cards.get(place, 0))
        if command.count > most:
            refuse(Refusal.TOO_MANY_EXCHANGED, seat=command.seat, most=most)

    def _take_back(self, t: State, place: int) -> None:
        """As if the place that spoke last had not spoken."""
        _, t.stub = t.said_last or (place, t.stub)
        t.seats[place].down += t.owed_cards.pop(place, 0)
        t.queue = (place, *[each for each in t.queue if each != place])

    def _discard(self, t: State, place: int, count: int, out: list[Event]) -> None:
        seat = t.seats[place]
        t.said_last = (place, t.stub)
        if not count:
            self._done(t, place)
            out.append(Exchanged(seat.number, "draw", 0))
            return
        seat.down -= count
        t.owed_cards[place] = count
        t.queue = (*t.queue[1:], place)
        out.append(Exchanged(seat.number, "discard", count))

    def _exchange(self, setup: Setup, t: State, place: int, count: int, out: list[Event]) -> None:
        self._discard(t, place, count, out)
        if count:
            self._deal(setup, t, place, count, out)

    def _deal(self, setup: Setup, t: State, place: int, count: int, out: list[Event]) -> None:
        seat = t.seats[place]
        self._reshuffle(setup, t, seat, count, out)
        t.stub -= count
        seat.down += count
        self._done(t, place)
        out.append(Exchanged(seat.number, "draw", count))

    def _reshuffle(self, setup: Setup, t: State, seat: Seat, count: int, out: list[Event]) -> None:
        """The bottom card is never dealt; what the others have given up, and folded hands, are shuffled in: all but the
        burned cards, the live hands and what this seat has just discarded (Robert's draw).
        """
        if t.stub - 1 >= count:
            return
        held = sum(each.cards for each in t.seats if each.live)
        t.stub = len(setup.game.pack.cards) - t.burns - held - count
        t.rule(out, RulingCode.STUB_RESHUFFLED, seat=seat.number)

    def _done(self, t: State, place: int) -> None:
        t.owed_cards.pop(place, None)
        t.queue = tuple(i for i in t.queue if i != place)


@dataclass(frozen=True, slots=True)
class DiscardOne(Phase):
    """Every live hand gives up one card, in any order, `when` the house says so (RULES 9)."""

    exchanges: ClassVar[bool] = True

    when: PineappleDiscard

    def enter(self, setup: Setup, t: State, out: list[Event]) -> None:
        if setup.house.pineapple_discard is self.when:
            t.queue = tuple(i for i, seat in enumerate(t.seats) if seat.live)

    def awaits(self, setup: Setup, t: State) -> Await:
        return Await.DISCARD

    def apply(self, setup: Setup, t: State, command: c.HandCommand, out: list[Event]) -> None:
        if not isinstance(command, c.Discard):
            refuse(Refusal.DISCARD_FIRST)
        place = setup.place.get(command.seat)
        if place is None or place not in t.queue:
            refuse(Refusal.OUT_OF_TURN, seat=command.seat)
        if command.count != 1:
            refuse(Refusal.WRONG_COUNT, seat=command.seat, count=1)
        t.seats[place].down -= 1
        t.queue = tuple(i for i in t.queue if i != place)
        out.append(Exchanged(command.seat, "discard", 1))
