"""Stud's up cards as a camera's readings: recorded hands with nothing else, what is unsure or differs, antennas below
(WALKTHROUGH 3 e; RULES 6; TDA 2024 RP-10A).
"""

from __future__ import annotations

from typing import cast

import pytest

from dealerassist.cards import card
from dealerassist.cli.camera_dealer import CameraDealer
from dealerassist.cli.scripted_dealer import ScriptedDealer
from dealerassist.engine import FixedLimit, Stakes
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.hands import script_of
from dealerassist.rehearsal.records import table_of
from dealerassist.sensing import SEATS, Reading, SerialReader
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.overhead.camera_reader import CameraReader
from dealerassist.sensing.overhead.messages import Open
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.sensing.up_witnesses import ONE_ALONE_NS
from dealerassist.sensing.witnesses import Witnesses
from dealerassist.table.keeping import InMemory
from dealerassist.table.levels import Levels
from dealerassist.table.table import Table
from dealerassist.views import NameCard, Press, PressKey
from tests.rehearsal.hands import recorded_of
from tests.sensing.overhead.said_camera import SaidCamera
from tests.table.playing import Played

GO = Press.GO_ON
STAKES = Stakes(FixedLimit(20, 40), (), 2, chip=1, bring_in=5)
DOWN = ("As Ks Qs", "Ad Kd Qd")
"""The hole cards of seats 1 to 3, as they are pitched."""


class ByCamera(Played):
    """Three seats, a camera and nothing else."""

    def __init__(self, game: str = "stud", stakes: Stakes | None = STAKES) -> None:
        super().__init__(3, 1_000, game=game, stakes=stakes)
        self.camera = SaidCamera()
        self.heard: list[Reading] = []
        self.begin()

    def begin(self) -> None:
        self.table = Table(self.keeper, reader=self.camera)
        self.camera.start(self.heard.append)
        self.camera.see("-", "-", "-", "-", "-")
        self.hear()
        self.up("-", "-", "-")

    def hear(self) -> None:
        while self.heard:
            self.table.read(self.heard.pop(0))

    def up(self, *names: str) -> None:
        """What lies face up before seats 1, 2, 3; `-` for nothing."""
        self.camera.lay_up(*((seat, "" if name == "-" else name) for seat, name in enumerate(names, 1)))
        self.hear()

    def candidates(self) -> set[str]:
        return {str(key.card) for row in self.table.view.column for key in getattr(row, "keys", ()) if key.card}


def test_wt_3e_door_cards_and_later_streets_are_read_and_nobody_says_who_opens() -> None:
    by = ByCamera()
    by.up("9c", "7s", "-")
    assert by.prompt == "deal-hole n=1"
    by.up("9c", "7s", "2c")
    assert by.prompt == "act-bringin n=3 a=5"
    by.touch(GO, GO, GO)
    by.up("9c Th", "7s 7d", "2c Jc")
    assert by.prompt == "act-check n=2"


def test_secrecy_no_seat_is_looked_at_in_a_game_without_up_cards() -> None:
    by = ByCamera("holdem", None)
    by.touch(GO, GO, GO, GO)
    assert by.camera.telling.open == Open()


def test_secrecy_only_who_is_in_is_looked_at_and_from_sixth_street_on_nobody() -> None:
    by = ByCamera()
    assert by.camera.telling.open == Open(up=frozenset({1, 2, 3}))
    by.up("9c", "7s", "2c")
    by.touch(GO, Press.FOLD, GO)
    by.up("9c", "7s 7d", "2c Jc")
    assert by.camera.telling.open == Open(up=frozenset({2, 3}))
    by.touch("board")
    by.up("9c", "7s 7d 3h", "2c Jc 4h")
    by.touch("board")
    by.up("9c", "7s 7d 3h 8h", "2c Jc 4h 5h")
    assert by.prompt == "act-check n=2"
    assert by.camera.telling.open == Open()


def test_secrecy_two_new_cards_before_a_seat_are_nobodys_up_card() -> None:
    """A hole card that is exposed beside it: which of the two is the door card the dealer says."""
    by = ByCamera()
    by.up("9c Ad", "7s", "2c")
    assert by.prompt == "deal-hole n=1"
    by.touch(GO)
    assert by.prompt == "who-brings-in"
    assert by.seat(1).cards == ()


def test_what_lies_there_from_the_hand_before_is_not_read_until_it_is_gathered() -> None:
    by = ByCamera()
    by.up("9c", "7s", "2c")
    by.touch(Press.VOID, GO)
    assert by.prompt == "deal-hole n=1"
    by.up("9c", "7s", "2c")
    assert by.prompt == "deal-hole n=1"
    by.up("-", "-", "-")
    by.up("5c", "6s", "Kd")
    assert by.prompt == "act-bringin n=1 a=5"


def test_an_up_card_that_is_not_sure_is_asked_with_its_candidates_once_all_lie_there() -> None:
    by = ByCamera()
    by.up("9c", "6h?9h", "-")
    assert by.prompt == "deal-hole n=1"
    by.up("9c", "6h?9h", "2c")
    assert by.prompt == "card-unsure k=SEAT 2"
    assert by.candidates() == {"6h", "9h"}
    by.touch(NameCard(card("6h")))
    assert by.prompt == "act-bringin n=3 a=5"
    assert by.seat(2).cards == (card("6h"),)


def test_a_known_card_that_glare_makes_unsure_hinders_no_later_one() -> None:
    by = ByCamera()
    by.up("9c", "7s", "2c")
    by.touch(GO, GO, GO)
    by.up("9c?6c Th", "7s 7d", "2c Jc")
    assert by.prompt == "act-check n=2"


def test_one_card_before_two_seats_is_read_before_neither() -> None:
    by = ByCamera()
    by.up("9c", "9c", "2c")
    by.touch(GO)
    assert by.prompt == "who-brings-in"
    assert (by.seat(1).cards, by.seat(2).cards) == ((), ())


def test_a_camera_that_fails_leaves_the_rest_of_the_hand_to_touches() -> None:
    by = ByCamera()
    by.up("9c", "7s", "2c")
    by.camera.see("-", code=SensorCode.FROZEN)
    by.hear()
    by.touch(GO, GO, GO, 2)
    assert by.prompt == "act-check n=2"


def test_at_the_showdown_a_camera_reads_a_hand_whose_up_cards_everybody_has_seen() -> None:
    by = ByCamera()
    hands = {1: "As Ad 9c Ts 5d 6h 2d", 2: "Kh Kd 7s 7d 3c 4c 8h", 3: "Qh 3h 2c Jd Qc 8s 8d"}
    for street in (3, 4, 5, 6):
        by.up(*(" ".join(hands[seat].split()[2:street]) for seat in (1, 2, 3)))
        by.touch(*[GO] * 3) if street == 3 else by.touch("board")
    by.touch("board")
    for seat in by.keeper.hand.awaiting.seats:
        by.touch(GO)
        by.camera.table(seat, hands[seat])
        by.hear()
    assert by.prompt == "push a=21 n=2"


class Both(ByCamera):
    """Antennas below as well."""

    def begin(self) -> None:
        self.devices = SimulatedTable(seed=3)
        self.antennas = SteppedReader(self.devices)
        self.antennas.decks = ()  # type: ignore[attr-defined]
        self.reader = Witnesses(cast(SerialReader, self.antennas), cast(CameraReader, self.camera))
        self.table = Table(self.keeper, reader=self.reader)
        self.reader.start(self.heard.append)
        self.devices.move_puck(3)
        self.camera.see("-", "-", "-", "-", "-")
        self.run()
        self.up("-", "-", "-")

    def run(self, seconds: float = 0.6) -> None:
        self.antennas.run(seconds)
        self.camera.now_ns = self.antennas.mono_ns()
        self.camera.ticks(self.camera.now_ns)
        self.hear()

    def up(self, *names: str) -> None:
        super().up(*names)
        self.camera.ticks(self.camera.now_ns)
        self.hear()

    def pitch(self, *rounds: str) -> None:
        for each in rounds:
            for seat, name in enumerate(each.split(), 1):
                self.devices.lay(card(name), SEATS[seat - 1])
                self.run(0.4)
        self.run()


def test_both_agree_and_nobody_has_to_say_that_the_door_cards_are_up() -> None:
    both = Both()
    both.pitch(*DOWN, "9c 7s 2c")
    assert both.prompt == "deal-hole n=1"
    both.up("9c", "7s", "2c")
    assert both.prompt == "act-bringin n=3 a=5"
    both.touch(GO, GO, GO)
    both.pitch("Th 7d Jc")
    assert both.prompt == "deal-street k=4", "the camera has not read them yet"
    both.up("9c Th", "7s 7d", "2c Jc")
    assert both.prompt == "act-check n=2"


def test_tda_rp_10a_an_exposed_hole_card_is_the_door_card_and_both_say_so() -> None:
    both = Both()
    both.pitch(*DOWN, "9c 7s 2c")
    both.up("9c", "Kd", "2c")
    assert both.prompt == "act-bringin n=3 a=5"
    assert both.seat(2).cards == (card("Kd"),)


def test_a_card_that_the_camera_names_and_no_antenna_sees_is_asked_about() -> None:
    both = Both()
    both.pitch(*DOWN, "9c 7s 2c")
    both.up("9c", "7h", "2c")
    assert both.prompt == "deal-hole n=1"
    both.camera.now_ns += ONE_ALONE_NS
    both.run(ONE_ALONE_NS / 1e9)
    assert both.prompt == "card-unsure k=SEAT 2"
    assert both.candidates() == {"7h"}
    both.touch(PressKey(Press.OTHER_CARD), NameCard(card("7s")))
    assert both.prompt == "act-bringin n=3 a=5"
    assert both.seat(2).cards == (card("7s"),)


def test_a_card_that_only_the_antennas_see_is_not_dealt_on_their_word_alone() -> None:
    both = Both()
    both.pitch(*DOWN, "9c 7s 2c")
    both.up("9c", "7s", "2c")
    both.touch(GO, GO, GO)
    both.pitch("Th 7d Jc")
    both.up("9c Th", "7s", "2c Jc")
    assert both.prompt == "deal-street k=4"
    both.touch(GO)
    assert both.prompt == "who-is-high"
    both.up("9c Th", "7s 7d", "2c Jc")
    assert both.prompt == "act-check n=2"


def test_where_the_camera_is_down_the_antennas_are_asked_as_without_one() -> None:
    both = Both()
    both.pitch(*DOWN, "9c 7s 2c")
    both.camera.see("-", code=SensorCode.FROZEN)
    both.hear()
    assert both.prompt == "sensor-off k=CAMERA"
    both.touch(GO)
    assert both.prompt == "act-bringin n=3 a=5"


class WatchedDealer(CameraDealer):
    """Deals a recorded hand before a camera that says what it reads, as the real one does: the table has no other
    sensor, and every touch is counted.
    """

    def __init__(self, keeper: InMemory, record: PhhHand) -> None:
        self.camera = SaidCamera()
        self.heard: list[Reading] = []
        super().__init__(Table(keeper, reader=self.camera), record)
        self.camera.start(self.heard.append)
        self.camera.see("-", "-", "-", "-", "-")
        self._lay({seat.number: "" for seat in self._truth.seats})
        self._holes = script_of(record).holes

    def _lay(self, up: dict[int, str]) -> None:
        self.camera.lay_up(*up.items())
        while self.heard:
            self._table.read(self.heard.pop(0))

    def _see(self, levels: Levels) -> None:
        self.camera.see(*(str(level.card) for level in (levels.board or {}).values()))
        self._lay({seat: " ".join(map(str, cards)) for seat, cards in (levels.up or {}).items()})
        if self._table.situation.desk.who_in is not None:
            self._touch(PressKey(GO))

    def _before(self, command: c.HandCommand) -> None:
        if not isinstance(command, c.Show):
            super()._before(command)
            return
        self._close_round()
        if self._table.situation.hand.seat(command.seat).tabled is None:
            self._touch(PressKey(GO))
            self.camera.table(command.seat, " ".join(map(str, command.cards)))
            self._lay({})


@pytest.mark.parametrize("game", ["stud", "stud-hilo", "razz"])
def test_wt_3e_every_recorded_stud_hand_reaches_its_stacks_by_a_cameras_readings_alone(game: str) -> None:
    """Nobody says who is high, which costs every fifth touch by keys alone; that a hand is shown is counted, too."""
    records = recorded_of(game)
    touches = by_keys = 0
    for record in records:
        keeper = InMemory(table_of(record))
        dealer = WatchedDealer(keeper, record)
        truth = dealer.deal()
        ours, theirs = keeper.hand.result, truth.result
        assert ours is not None
        assert theirs is not None
        assert ours.stacks == theirs.stacks, record.file
        assert not any(isinstance(command, c.Opener) for command in keeper.hand.commands), record.file
        keys = ScriptedDealer(Table(InMemory(table_of(record))), record)
        keys.deal()
        touches, by_keys = touches + dealer.count.touches, by_keys + keys.count.touches
    assert touches < 0.85 * by_keys
