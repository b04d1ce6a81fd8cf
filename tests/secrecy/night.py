"""A night on a simulated table whose hole cards are known here: planted, and searched for wherever something comes out.

Cards, antennas, line, reader, table and journal are the real parts; the dealer deals, mucks, tables and touches by
chance. Now and then a card lies where it should not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from random import Random

from dealerassist.cards import PACK_52, Card
from dealerassist.engine import Await, Hand, NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.engine import commands as c
from dealerassist.journal.recorder import Recorder
from dealerassist.journal.writer import JournalWriter
from dealerassist.sensing import Reading, UpDeal
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.sensing.zones import BOARD, MUCK, SEATS
from dealerassist.table.keeping import Journaled
from dealerassist.table.table import Table
from dealerassist.views import Intent, MarkCode, NameCard, Press, PressKey, TableView, TouchSeat
from tests.display.random_dealer import on_screen
from tests.display.real_tables import Ticks
from tests.secrecy.searching import cards_in

SETTLED_S = 0.5
"""Until the antennas are sure of what was laid or taken."""
MOST_STEPS = 70
"""A hand that takes longer is void."""
GHOST_PASSES = 5
REBUY = 10_000
ASIDE = {MarkCode.VERIFY, MarkCode.RECALL}
"""A hand that is not the one in play: the same 52 cards, dealt otherwise."""
GO_ON = PressKey(Press.GO_ON)
BOARD_DUE = {Await.DEAL_FLOP: 3, Await.DEAL_TURN: 4, Await.DEAL_RIVER: 5}


class Night:
    """Deals hands. `hole`: the cards of each seat of this hand; `public`: what everybody at the table has seen of it.

    `line`: all bytes between reader and nodes.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = Random(seed)
        self.devices = SimulatedTable(seed=seed)
        self._reader = SteppedReader(self.devices, seed=seed)
        self.line = bytearray()
        self._reader.on_line = self._hears
        session, house = self.session(), preset("tda-2024")
        self._recorder = Recorder.start(JournalWriter(folder), Ticks(), session, house, "dealer", "test")
        self.keeper = Journaled(self._recorder)
        self.table = Table(self.keeper, reader=self)
        self._heard: list[Reading] = []
        self._reader.start(self._heard.append)
        self.hole: dict[int, tuple[Card, ...]] = {}
        self.public: set[Card] = set()
        self._seen: dict[int, set[Card]] = {}
        self._named: set[Card] = set()
        self._pack: list[Card] = []

    def session(self) -> Session:
        """What is played, and by whom."""
        numbers = sorted(self.rng.sample(range(1, 11), self.rng.randint(2, 8)))
        places = tuple(Place(number, 200 * self.rng.randint(2, 100)) for number in numbers)
        return Session(game_named("holdem"), Stakes(NoLimit(200), (100, 200), chip=25), places, numbers[0])

    def _hears(self, sender: str, sent: bytes, now_ns: int) -> None:
        self.line += sent

    def close(self) -> None:
        """Commit everything."""
        self._recorder.close()

    def lamp(self, seat: int | None) -> None:
        self._reader.lamp(seat)

    def reveal(self, seat: int) -> tuple[Card, ...]:
        """The dealer says that this hand is tabled: everybody sees it."""
        cards = self._reader.reveal(seat)
        self.public.update(cards)
        self._seen.setdefault(seat, set()).update(cards)
        return cards

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        raise AssertionError("nobody has an up card in hold'em")

    def watch_up_cards(self, seats: Collection[int]) -> None:
        assert not seats or self.keeper.hand.setup.game.up_cards, "nobody has an up card in this game"

    def new_hand(self) -> int:
        return self._reader.new_hand()

    def start(self, readings: object) -> None:
        raise AssertionError("the night starts its reader itself")

    def hand(self) -> Iterator[TableView]:
        """One hand, every screen of it; afterwards the next one can be dealt."""
        self._pack = self.rng.sample(PACK_52.cards, 52)
        self.hole, self.public = {}, set()
        for step in range(MOST_STEPS + 20):
            hand = self.keeper.hand
            if hand.over:
                break
            if hand.awaits in BOARD_DUE and self.rng.random() < 0.1:
                yield from self._slip(BOARD_DUE[hand.awaits])
            yield self._void() if step >= MOST_STEPS else self._happens(hand)
            if self.rng.random() < 0.02:
                yield from self._mishap()
        self.devices.clear()
        yield self._settled()
        for place in self.keeper.table.places:
            if place.stack == 0:
                self.keeper.tell(c.Chips(place.number, REBUY), "touch", "")
        yield self._touch(GO_ON)

    def secret(self) -> set[Card]:
        """The hole cards that nobody has tabled."""
        return {card for cards in self.hole.values() for card in cards} - self.public

    def leaked(self, view: TableView) -> set[Card]:
        """Cards of this view that nobody may see. A past or disputed hand has its own: what was seen at that seat."""
        if not ASIDE & set(view.marks):
            return cards_in(view) & self.secret()
        return {
            card
            for seat in view.seats
            for card in seat.cards
            if card not in self._named | self._seen.get(seat.number, set())
        }

    def _touch(self, intent: Intent) -> TableView:
        """The dealer's finger; the only one here."""
        return self.table.intend(intent)

    def _settled(self, seconds: float = SETTLED_S) -> TableView:
        """Time passes; the table hears what the sensors are sure of."""
        self._reader.run(seconds)
        while self._heard:
            self.table.read(self._heard.pop(0))
        return self.table.view

    def _happens(self, hand: Hand) -> TableView:
        what = hand.awaits
        if self.rng.random() < 0.08:
            return self._anything()
        if what is Await.DEAL_HOLE and not self.hole:
            return self._deal(hand)
        if what is Await.ACT:
            return self._act(hand, hand.awaiting.seats[0])
        if what in BOARD_DUE and len(self._board()) < BOARD_DUE[what]:
            return self._lay(BOARD_DUE[what])
        if what is Await.SHOW:
            return self._show(hand.awaiting.seats)
        return self._anything() if self.rng.random() < 0.2 else self._touch(GO_ON)

    def _deal(self, hand: Hand) -> TableView:
        for seat in hand.awaiting.seats:
            self.hole[seat] = (self._pack.pop(), self._pack.pop())
            for card in self.hole[seat]:
                self.devices.lay(card, SEATS[seat - 1])
        return self._settled()

    def _act(self, hand: Hand, seat: int) -> TableView:
        chance = self.rng.random()
        if hand.to_call and chance < 0.3:
            self._muck(seat)
            self._settled()
            still = self.keeper.hand.awaiting.seats[:1] == (seat,)
            return self._touch(PressKey(Press.FOLD)) if still else self.table.view
        if chance < 0.42:
            return self._touch(PressKey(Press.ALL_IN if chance < 0.33 else Press.MINIMUM))
        return self._touch(GO_ON)

    def _muck(self, seat: int) -> None:
        for card in self.hole.get(seat, ()):
            self.devices.lay(card, MUCK)

    def _board(self) -> list[Card]:
        """The board as the dealer has laid it."""
        return [card for card in self._pack[:5] if card in self.public]

    def _lay(self, due: int) -> TableView:
        for place in range(len(self._board()), due):
            self.devices.lay(self._pack[place], BOARD[place])
            self.public.add(self._pack[place])
        return self._settled()

    def _show(self, seats: tuple[int, ...]) -> TableView:
        if len(seats) > 1 and self.rng.random() < 0.3:
            self._muck(seats[0])
            return self._settled()
        return self._touch(TouchSeat(seats[0]))

    def _anything(self) -> TableView:
        """Whatever the screen lets a finger do."""
        intent: Intent = self.rng.choice(on_screen(self.table.view))
        if isinstance(intent, NameCard):
            self.public.add(intent.card)
            self._named.add(intent.card)
        return self._touch(intent)

    def _slip(self, due: int) -> Iterator[TableView]:
        """Somebody's cards lie for a moment where the next board cards belong."""
        held = [(card, seat) for seat, cards in self.hole.items() for card in cards]
        places = range(len(self._board()), due)
        if len(held) >= len(places):
            slipped = self.rng.sample(held, len(places))
            for place, (card, _) in zip(places, slipped, strict=True):
                self.devices.lay(card, BOARD[place])
            yield self._settled()
            for card, seat in slipped:
                self.devices.lay(card, SEATS[seat - 1])
            yield self._settled()

    def _mishap(self) -> Iterator[TableView]:
        """A card of somebody's lies, or seems to lie, where it should not; mostly only for a moment."""
        held = [(card, seat) for seat, cards in self.hole.items() for card in cards]
        if not held:
            return
        card, seat = self.rng.choice(held)
        zone = self.rng.choice((*BOARD, MUCK, *SEATS))
        if self.rng.random() < 0.5:
            self.devices.faults.ghost(zone, card, GHOST_PASSES)
        else:
            self.devices.lay(card, zone)
        yield self._settled()
        if self.rng.random() < 0.8:
            self.devices.lay(card, SEATS[seat - 1])
            yield self._settled()

    def _void(self) -> TableView:
        """The hand is void; an amount that cannot be is taken back first."""
        if self.table.view.pad:
            self._touch(PressKey(Press.UNDO))
        return self._touch(PressKey(Press.VOID))
