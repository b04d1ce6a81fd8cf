"""A table at which people play and anything may break, and what must hold when all is put right again."""

from __future__ import annotations

from random import Random

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.sensing import (
    BOARD,
    MUCK,
    SEATS,
    BoardCard,
    DealerKey,
    Doubt,
    Health,
    HealthState,
    Key,
    MuckCards,
    Reading,
    SeatCards,
    Zone,
)
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.simulated.emulated import EmulatedTable
from dealerassist.sensing.simulated.line import NEVER
from dealerassist.sensing.zones import ADDRESS_OF, ADDRESSES, KEYS, source_at
from tests.firmware.breaking import Breakage
from tests.firmware.fields import radiations, still_on, together
from tests.sensing.playing import Evening

REPORTED_AFTER_S = 1.2
"""A node is given up after some tries, and others wait meanwhile."""
CLEARED_AFTER_S = 2.4
"""A node that was down is tried once a second, and trusted after three passes."""
FINGER_S = 0.05
"""No key is pressed for less, or let go for less."""
PAST_NS = 5_000_000_000
"""What a node told that has fallen silent since is of the past; so long may a fault stand here."""


class Soak:
    """`play` for some time, `check_reported`, then `heal`, then the other checks."""

    def __init__(self, table: EmulatedTable, seed: int) -> None:
        self.table = table
        self.chance = Random(seed)
        self.evening = Evening(seed, table)
        self.evening.run(0.6)
        self._lying: dict[Card, Zone] = {}
        self._stays: list[tuple[Card, Zone, int, int]] = []
        self._deck: list[Card] = []
        self._down: set[DealerKey] = set()
        self._let_go_unheard: set[DealerKey] = set()
        self._keyed: list[tuple[DealerKey, bool]] = []
        self._since = 0
        self._puck_at = 0
        self._breakage = Breakage(table, self.chance)
        self.new_hand()

    def play(self, acts: int) -> None:
        """Players and dealer go on, whatever breaks."""
        for _ in range(acts):
            self.chance.choice((self._deal, self._deal, self._fold, self._board, self._puck, self._key))()
            if self.chance.random() < 0.5:
                self._breakage.by_chance()
            self.evening.run(self.chance.uniform(0.02, 0.2))

    @property
    def played_s(self) -> float:
        """Of the table's time."""
        return self._now / 1e9

    @property
    def counts(self) -> dict[str, int]:
        """What has broken, and how often."""
        return dict(self._breakage.counts)

    def check_reported(self) -> None:
        """Nothing that is broken is called good."""
        self.evening.run(REPORTED_AFTER_S)
        for zone in self._breakage.broken:
            assert self.evening.health(zone.source)[0] != HealthState.GOOD, zone

    def heal(self) -> None:
        """All that broke is put right."""
        self._breakage.mend()
        self.evening.run(CLEARED_AFTER_S)

    def check(self) -> None:
        """The host sees what lies there, has seen nothing else, trusts every node, and was told of every new start."""
        for zone in self._breakage.restarted:
            assert SensorCode.RESTARTED in self.evening.health_codes(zone.source), zone
        for address in ADDRESSES:
            state, code = self.evening.health(source_at(address))
            # A node that lost reports is called poor for the next fifty.
            assert state == HealthState.GOOD or code == SensorCode.REPORTS_LOST, source_at(address)
        for seat in SEATS:
            assert len(self.evening.seat(seat.number)) == self._count(seat), seat
        assert len(self.evening.muck) == self._count(MUCK)
        for place in BOARD:
            lies = next((card for card, zone in self._lying.items() if zone == place), None)
            assert self.evening.place(place.number)[1] == lies, place
        assert self.evening.puck == (((self._puck_at,), ()) if self._puck_at else ((), ()))
        self._check_keys()
        stats = self.table.emulator.stats()
        assert (stats["rules"], stats["undriven"]) == (0, 0), f"at {self.played_s:.1f} s: {stats}"

    def _check_keys(self) -> None:
        """Each press once, in order; the same of letting go. A console that is not heard holds no key, and no press
        counts meanwhile.
        """
        told = [(each.which, each.pressed) for each in self.evening.all_of(Key) if each.mono_ns >= self._since]
        if any(each.state == HealthState.DOWN for each in self._told_of_console()):
            keyed = iter(_presses(self._keyed))
            assert all(which in keyed for which in _presses(told)), "each key at most once, in order"
            self._let_go_unheard = self._down - {which for which, pressed in dict(told).items() if pressed}
            return
        assert _presses(told) == _presses(self._keyed), "each key once, in order"
        due = list(self._keyed)
        for key in [each for each in self._let_go_unheard if (each, False) in due]:
            due.remove((key, False))
            self._let_go_unheard.remove(key)
        assert told == due

    def _told_of_console(self) -> list[Health]:
        return [each for each in self.evening.all_of(Health) if each.source == KEYS and each.mono_ns >= self._since]

    def check_fields(self) -> None:
        """Neighbours' were never on together, but where a processor hung until its watchdog bit."""
        switches = self.table.emulator.fields
        found = together(radiations(switches, self.table.emulator.now_ns))
        hung = {ADDRESS_OF[zone] for zone in self._breakage.hung}
        assert [pair for pair in found if not hung & {each.address for each in pair}] == []
        self.table.emulator.fields = still_on(switches)

    def check_that_nothing_was_told_that_never_lay_there(self) -> None:
        """Faces by their names; at seats and in the muck never more cards than lay there."""
        for told in self.evening.told:
            match told:
                case BoardCard(stamp, place, _, Card() as face, _):
                    assert face in self._lay_at(BOARD[place - 1], stamp.mono_ns)
                case SeatCards(stamp, seat, tags):
                    assert len(tags) <= len(self._lay_at(SEATS[seat - 1], stamp.mono_ns))
                case MuckCards(stamp, tags):
                    assert len(tags) <= len(self._lay_at(MUCK, stamp.mono_ns))

    def _lay_at(self, zone: Zone, now_ns: int) -> set[Card]:
        """The cards that lay there then or shortly before."""
        return {
            card for card, where, since, until in self._stays if where == zone and since <= now_ns < until + PAST_NS
        }

    def new_hand(self) -> None:
        """All cards are gathered, and what was is forgotten but for the latest of each."""
        now = self._now
        stays = [(card, zone, since, min(until, now)) for card, zone, since, until in self._stays]
        self._stays = [each for each in stays if each[3] + PAST_NS > now]
        self.evening.told[:] = {_subject(each): each for each in self.evening.told}.values()
        self._keyed.clear()
        self._since = now
        self._breakage.begin()
        self._lying.clear()
        self.table.clear()
        self._deck = self.chance.sample(ALL_CARDS, 52)
        self.evening.run(0.6)
        self.evening.reader.new_hand()

    @property
    def _now(self) -> int:
        return self.evening.reader.mono_ns()

    def _count(self, zone: Zone) -> int:
        return list(self._lying.values()).count(zone)

    def _lay(self, card: Card, zone: Zone) -> None:
        self._lying[card] = zone
        self._stays = [
            (each, where, since, min(until, self._now) if each == card else until)
            for each, where, since, until in self._stays
        ]
        self._stays.append((card, zone, self._now, NEVER))
        self.table.lay(card, zone)

    def _deal(self) -> None:
        empty = [seat for seat in SEATS if not self._count(seat)]
        if empty and len(self._deck) >= 2:
            seat = self.chance.choice(empty)
            for _ in range(2):
                self._lay(self._deck.pop(), seat)

    def _fold(self) -> None:
        held = [card for card, zone in self._lying.items() if zone in SEATS]
        if held:
            seat = self._lying[self.chance.choice(held)]
            for card in [card for card in held if self._lying[card] == seat]:
                self._lay(card, MUCK)

    def _board(self) -> None:
        empty = [place for place in BOARD if not self._count(place)]
        if empty and self._deck:
            self._lay(self._deck.pop(), empty[0])

    def _puck(self) -> None:
        self._puck_at = self.chance.randint(1, 10)
        self.table.move_puck(self._puck_at)

    def _key(self) -> None:
        key = self.chance.choice(list(DealerKey))
        pressed = key not in self._down
        (self.table.press if pressed else self.table.release)(key)
        self._down.symmetric_difference_update({key})
        self._keyed.append((key, pressed))
        self.evening.run(FINGER_S)


def _presses(keyed: list[tuple[DealerKey, bool]]) -> list[DealerKey]:
    return [which for which, pressed in keyed if pressed]


def _subject(told: Reading) -> tuple[object, ...]:
    """What it tells of."""
    match told:
        case Key():
            return Key, told.which
        case Doubt():
            return Doubt, told.code, told.zones, told.tags
        case _:
            return type(told), told.source
