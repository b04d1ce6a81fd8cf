"""A monkey at a real table: it touches whatever is painted, hits the numeric pad and the dealer's keys, and moves cards
on simulated devices that know every hole card. Any game, any house, with every fault that antennas have.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

from dealerassist.cards import PACK_52, Card
from dealerassist.display.frame import Frame
from dealerassist.display.keypad import FIXED, Keypad
from dealerassist.engine import PRESETS
from dealerassist.engine import commands as c
from dealerassist.engine.games import GAMES
from dealerassist.sensing import Reading, UpDeal
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.answering import PLAY_ON
from dealerassist.table.table import Table
from dealerassist.views import Choose, Intent, KeyRow, MarkCode, NameCard, Press, PressKey, PutAway, TableView
from tests.display.qt import painted
from tests.monkey.hands import MonkeyHands
from tests.secrecy.searching import cards_in, cards_named
from tests.table.playing import Played
from tests.table.test_monkey import STAKES, chips, offered

GO_ON = PressKey(Press.GO_ON)
PAD_KEYS = ("\n", "-", *FIXED, *"0123456789")
OTHER_HANDS = {MarkCode.RECALL, MarkCode.VERIFY}
PATIENCE = 8
REBUY = 5_000
ENDS = {Press.MISDEAL, Press.VOID}
"""Keys that end a hand; a monkey that held them at every turn would see little."""


class Monkey(Played):
    """`step` does something and holds every promise to what the screen shows then."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(f"monkey {seed}")
        self.name = f"monkey {seed}"
        game = list(GAMES)[seed % len(GAMES)]
        seats, stack = self.rng.randint(2, 7), self.rng.choice((600, 5_000, 20_000, None))
        stack = stack or (None if game != "guts" else 1_000)
        super().__init__(seats, stack, game=game, stakes=STAKES.get(game), house=self.rng.choice(PRESETS))
        self.devices = SimulatedTable(seed=seed)
        self._reader = SteppedReader(self.devices, seed=seed)
        self._heard: list[Reading] = []
        self._reader.start(self._heard.append)
        self.table = Table(self.keeper, reader=self)
        self.hands = MonkeyHands(self.devices, self.rng, self._run)
        self.devices.move_puck(seats)
        self._run(1.0)
        self._keypad = Keypad()
        self._frames: dict[str, Frame] = {}
        self._ever_down, self._ever_public = set[Card](), set[Card]()
        self._number, self._chips = self.keeper.hand.setup.number, chips(self)
        self.view = self.table.view
        self._prompt, self._same = self.view.prompt.code, 0

    # The monkey is the table's reader: it knows when a hand is asked for.
    def start(self, readings: object) -> None:
        raise AssertionError("the monkey starts its reader itself")

    def lamp(self, seat: int | None) -> None:
        self._reader.lamp(seat)

    def close(self) -> None:
        self._reader.close()

    def new_hand(self) -> int:
        return self._reader.new_hand()

    def reveal(self, seat: int) -> tuple[Card, ...]:
        """The dealer says that this hand is tabled."""
        cards = self._reader.reveal(seat)
        self.hands.public.update(cards)
        return cards

    def up_cards(self, deal: UpDeal) -> Mapping[int, Card]:
        read = self._reader.up_cards(deal)
        assert not set(read.values()) & self.hands.secret, f"{self.name}: a hole card was taken for an up card"
        return read

    def watch_up_cards(self, seats: Collection[int]) -> None:
        self._reader.watch_up_cards(seats)

    def _run(self, seconds: float) -> None:
        self._reader.run(seconds)
        while self._heard:
            self.table.read(self._heard.pop(0))

    def step(self) -> TableView:
        """A touch, a key, or what hands do with cards."""
        kind, view = self.rng.random(), self.view
        if self._bored(view):
            self._gets_on(view)
        elif kind < 0.3:
            self.hands.act(self.keeper.hand)
            self._keypad.shows(self.table.view, by_sensor=True)
        elif kind < 0.45:
            key = self.rng.choice(PAD_KEYS)
            sent = PressKey(Press.UNDO) if key == "-" else self._keypad.press(key, view)
            self._send(sent)
        else:
            self._send(GO_ON if kind < 0.6 else self._finger(view))
        self.view = self._checked(self.table.view)
        return self.view

    def _bored(self, view: TableView) -> bool:
        """The same prompt for so long: even a monkey tries something sensible then."""
        self._same = self._same + 1 if view.prompt.code is self._prompt else 0
        self._prompt = view.prompt.code
        return self._same > PATIENCE

    def _gets_on(self, view: TableView) -> None:
        """Puts away what is open, deletes what cannot be, does without a sensor or answers by the first key."""
        self._same = 0
        if self.keeper.hand.over:
            self._players_come()
        keys = [key.intent for row in view.column if isinstance(row, KeyRow) for key in row.keys if key.intent]
        closes = [PressKey(Press.DELETE)] * 9 if view.pad else [PressKey(Press.BY_HAND)] if view.naming else []
        for intent in (PutAway(), *closes, PressKey(Press.UNDO), Choose(PLAY_ON), *keys[:1], GO_ON):
            self._send(intent)

    def _players_come(self) -> None:
        """Who has no chips buys some, who went away is back, and two sit there at least."""
        places = self.keeper.table.places
        for place in places:
            command: c.SessionCommand = c.Back(place.number)
            self.keeper.tell(c.Chips(place.number, REBUY) if place.stack == 0 else command, "touch", "")
        for seat in set(range(1, 4)) - {place.number for place in places}:
            self.keeper.tell(c.Sit(seat, REBUY), "touch", "")

    def _send(self, intent: Intent | None) -> None:
        if intent is None:
            return
        if isinstance(intent, NameCard):
            self.hands.public.add(intent.card)
        self._keypad.shows(self.table.intend(intent), by_sensor=False)

    def _finger(self, view: TableView) -> Intent:
        """Any target that is painted; any card where the pad is."""
        targets = self._painted(view).targets
        found = [each for target in targets for each in (target.tap, target.hold) if each is not None]
        found += [NameCard(self.rng.choice(PACK_52.cards))] if view.naming else []
        ends = [each for each in found if isinstance(each, PressKey) and each.key in ENDS]
        if self.rng.random() > 0.05:
            found = [each for each in found if each not in ends]
        return self.rng.choice(found or [GO_ON])

    def _painted(self, view: TableView) -> Frame:
        shown = repr(view)
        if shown not in self._frames:
            self._frames = {shown: painted(view)[1]}
        return self._frames[shown]

    def _checked(self, view: TableView) -> TableView:
        if self.keeper.hand.setup.number != self._number:
            self._ever_down |= self.hands.down
            self._ever_public |= self.hands.public
            self._number, self._chips = self.keeper.hand.setup.number, chips(self)
            self.hands.gather()
            self._run(0.5)
            view = self.table.view
        assert chips(self) == self._chips, f"{self.name}: chips were made or lost"
        assert offered(view), f"{self.name}: nothing can be touched at {view.prompt}"
        secret = self.hands.secret
        if not OTHER_HANDS.isdisjoint(view.marks):
            secret = (self._ever_down | secret) - self._ever_public - self.hands.public
        words = " | ".join(text.words for text in self._painted(view).texts)
        assert not cards_in(view) & secret, f"{self.name}: a hole card in the view"
        assert not cards_named(words) & secret, f"{self.name}: a hole card is painted"
        return view
