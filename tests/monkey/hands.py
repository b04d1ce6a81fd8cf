"""What a monkey's hands do with the cards of any game: mostly what comes next, often what should never happen.

Every card has its tag. `down`: the cards of this hand that lie face down or did; `public`: those that somebody turned
up, tabled, or named. What is down and not public is nobody's to see. A hole card that was dealt while its antenna was
silent and then lies on the board is public too: nothing tells it from one that was dealt there.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from dealerassist.cards import PACK_52, Card
from dealerassist.engine import Await, Hand
from dealerassist.sensing import DealerKey
from dealerassist.sensing.simulated import SimulatedTable
from dealerassist.sensing.zones import BOARD, MUCK, SEATS, Zone
from dealerassist.table.dealing import TO_BOARD, TO_SEATS

PITCH_S = (0.1, 0.3, 0.4, 0.4)
ZONES = (*SEATS, *BOARD, MUCK)
Pass = Callable[[float], None]
"""Lets so many seconds pass, in which the table hears what is read."""


class MonkeyHands:
    """Moves cards on simulated devices."""

    def __init__(self, devices: SimulatedTable, rng: Random, run: Pass) -> None:
        self._devices, self._rng, self._run = devices, rng, run
        self.down: set[Card] = set()
        self.public: set[Card] = set()
        self._held: dict[int, list[Card]] = {}
        self._heard: set[Card] = set()
        self._out = 0
        self._silent: str | None = None
        self._pack: list[Card] = []
        self.gather()

    @property
    def secret(self) -> set[Card]:
        return self.down - self.public

    def gather(self) -> None:
        """A new hand; once in a while some cards are left where they lie."""
        left = self.down | self.public if self._rng.random() < 0.1 else set[Card]()
        if not left:
            self._devices.clear()
        self._pack = [card for card in self._rng.sample(PACK_52.cards, 52) if card not in left]
        self.down, self.public, self._held, self._out = set(left - self.public), set(), {}, 0
        self._heard = set(left)

    def _lay(self, card: Card, zone: Zone) -> None:
        if zone not in BOARD:
            heard = self._devices.line.plugged and zone.source != self._silent
            self._heard |= {card} if heard else set()
        elif card not in self._heard:
            self.public.add(card)
        self._devices.lay(card, zone)

    def act(self, hand: Hand) -> None:
        """One thing or another."""
        acts: tuple[tuple[float, Callable[[Hand], None]], ...] = (
            (0.5, self._next),
            (0.15, self._fold),
            (0.08, self._stray),
            (0.08, self._lift),
            (0.1, self._goes_wrong),
            (0.04, self._puck),
            (0.05, self._key),
        )
        self._rng.choices([act for _, act in acts], [often for often, _ in acts])[0](hand)
        self._run(self._rng.choice((0.1, 0.3, 0.6)))

    def _next(self, hand: Hand) -> None:
        """What the table waits for."""
        what = hand.awaits
        if what in TO_SEATS:
            self._deal(hand)
        elif what in TO_BOARD:
            for _ in range(TO_BOARD[what]):
                self._lay_on_board()
        elif what is Await.DRAW:
            self._draw(hand.awaiting.seats[0], self._rng.randint(0, 3))
        elif what is Await.DISCARD:
            self._throw(self._rng.choice(hand.awaiting.seats), 1)
        elif what is Await.ACT:
            self._fold(hand) if hand.to_call else self._lay_on_board(often=0.2)

    def _deal(self, hand: Hand) -> None:
        """Card by card; a seat is left out now and then, or gets one too many, which lies as the last one does."""
        down, up = hand.deal_shape
        pause = self._rng.choice(PITCH_S)
        for nth in range(down + up + (self._rng.random() < 0.03)):
            for seat in hand.awaiting.seats:
                has = len(self._held.get(seat, ()))
                if self._rng.random() < 0.01 or not self._pack or has > hand.seat(seat).cards + nth:
                    continue
                card = self._pack.pop()
                (self.public if up and nth >= down else self.down).add(card)
                self._held.setdefault(seat, []).append(card)
                self._lay(card, SEATS[seat - 1])
                self._run(pause)

    def _lay_on_board(self, often: float = 1.0) -> None:
        if self._out < len(BOARD) and self._pack and self._rng.random() < often:
            card = self._pack.pop()
            self.public.add(card)
            self._lay(card, BOARD[self._out])
            self._out += 1

    def _throw(self, seat: int, count: int) -> None:
        held = self._held.get(seat, [])
        for card in self._rng.sample(held, min(count, len(held))):
            held.remove(card)
            self._lay(card, MUCK)

    def _draw(self, seat: int, count: int) -> None:
        self._throw(seat, count)
        self._run(0.3)
        for _ in range(min(count, len(self._pack))):
            card = self._pack.pop()
            self.down.add(card)
            self._held.setdefault(seat, []).append(card)
            self._lay(card, SEATS[seat - 1])
            self._run(0.1)

    def _fold(self, hand: Hand) -> None:
        seats = hand.awaiting.seats or tuple(self._held)
        if seats:
            seat = seats[0] if self._rng.random() < 0.7 else self._rng.choice(seats)
            self._throw(seat, 7)

    def _stray(self, hand: Hand) -> None:
        """Any card goes anywhere."""
        dealt = sorted(self.down | self.public, key=str)
        if dealt:
            self._lay(self._rng.choice(dealt), self._rng.choice(ZONES))

    def _lift(self, hand: Hand) -> None:
        """A player holds up what he has, and puts it down again, or not."""
        seat = self._rng.choice(list(self._held) or [1])
        cards = self._held.get(seat, [])
        self._devices.take(*cards)
        self._run(self._rng.choice((0.1, 0.5)))
        for card in cards if self._rng.random() < 0.7 else ():
            self._lay(card, SEATS[seat - 1])

    def _goes_wrong(self, hand: Hand) -> None:
        """A fault comes, or one that stood is mended."""
        if self._silent is not None or not self._devices.line.plugged:
            self._devices.silence(self._silent or "seat-1", False)
            self._silent = None
            self._devices.line.plugged = True
            return
        faults, passes = self._devices.faults, self._rng.choice((2, 10, 40))
        zone, card = self._rng.choice(ZONES), self._rng.choice(PACK_52.cards)
        if card in self._pack:
            self._pack.remove(card)  # a ghost shows it: nobody's hole card any more
            self.public.add(card)
        self._rng.choice(
            (
                lambda: faults.blind(zone, passes),
                lambda: faults.unread(zone, card, passes),
                lambda: faults.ghost(zone, card, passes),
                lambda: self._devices.restart(zone.source),
                lambda: self._silence(zone),
                self._devices.line.unplug,
                lambda: self._devices.lay(self._devices.new_tag(), zone),
            )
        )()

    def _silence(self, zone: Zone) -> None:
        self._silent = zone.source
        self._devices.silence(zone.source)

    def _puck(self, hand: Hand) -> None:
        self._devices.move_puck(self._rng.choice((None, *range(1, 11))))

    def _key(self, hand: Hand) -> None:
        key = self._rng.choice(tuple(DealerKey))
        self._devices.press(key)
        self._run(0.2)
        self._devices.release(key)
