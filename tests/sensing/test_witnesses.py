"""Antennas on simulated devices with a camera that says what it is told to, at one table: where they differ the dealer
is asked.
"""

from __future__ import annotations

from typing import cast

from dealerassist.cards import card
from dealerassist.sensing import BOARD, SEATS, BoardCard, Reading, SerialReader
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.overhead.camera_reader import CameraReader
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.sensing.up_witnesses import ONE_ALONE_NS
from dealerassist.sensing.witnesses import Witnesses
from dealerassist.table.table import Table
from dealerassist.views import HealthCode, NameCard, Press
from tests.sensing.overhead.said_camera import SaidCamera
from tests.table.playing import Played

SECOND = 1_000_000_000


class Both(Played):
    """Heads up; the flop is to be dealt."""

    def __init__(self) -> None:
        super().__init__(seats=2)
        self.devices = SimulatedTable(seed=3)
        self.camera = SaidCamera()
        self.antennas = SteppedReader(self.devices)
        self.antennas.decks = ()  # type: ignore[attr-defined]
        self.reader = Witnesses(cast(SerialReader, self.antennas), cast(CameraReader, self.camera))
        self.heard: list[Reading] = []
        self.table = Table(self.keeper, reader=self.reader)
        self.reader.start(self.heard.append)
        self.devices.move_puck(2)
        self.camera.see("-", "-", "-", "-", "-")
        self.run()
        for zone, names in ((SEATS[0], "Qc Qh"), (SEATS[1], "2c 2h")):
            for name in names.split():
                self.devices.lay(card(name), zone)
        self.run()
        self.touch(Press.GO_ON, Press.GO_ON)

    def run(self, seconds: float = 1.0) -> None:
        self.antennas.run(seconds)
        self.camera.now_ns += int(seconds * SECOND)
        self.camera.ticks(self.antennas_now)
        self.hear()

    @property
    def antennas_now(self) -> int:
        return max([self.camera.now_ns, *(each.mono_ns for each in self.heard[-1:])])

    def hear(self) -> None:
        while self.heard:
            self.table.read(self.heard.pop(0))

    def flop(self, names: str) -> None:
        for zone, name in zip(BOARD, names.split(), strict=False):
            self.devices.lay(card(name), zone)
        self.run()

    @property
    def board(self) -> str:
        return " ".join(str(each) for each in self.keeper.hand.board)


def test_a_flop_that_both_read_is_dealt_and_not_before() -> None:
    both = Both()
    both.flop("As Kd 7c")
    assert both.board == ""
    both.camera.see("As", "Kd", "7c")
    both.hear()
    assert both.board == "As Kd 7c"
    assert both.table.view.health == (HealthCode.RFID_OK, HealthCode.CAMERA_OK)


def test_where_they_differ_the_dealer_is_asked_and_his_word_stands() -> None:
    both = Both()
    both.flop("As Kd 7c")
    both.camera.see("As", "Qd", "7c")
    both.hear()
    assert both.board == ""
    assert both.prompt == "card-unsure k=2"
    keys = [key.card for row in both.table.view.column for key in getattr(row, "keys", ()) if key.card]
    assert {str(each) for each in keys} == {"Kd", "Qd"}
    both.touch(NameCard(card("Kd")))
    assert both.board == "As Kd 7c"
    assert not both.prompt.startswith("card-unsure")


def test_a_card_that_only_one_of_them_sees_is_asked_about_after_a_while_both_ways() -> None:
    both = Both()
    both.flop("As Kd 7c")
    both.camera.see("As", "Kd", "-")
    both.hear()
    assert both.prompt != "card-unsure k=3"
    both.camera.now_ns += 2 * ONE_ALONE_NS
    both.run()
    assert both.prompt == "card-unsure k=3"
    both.camera.see("As", "Kd", "7c")
    both.hear()
    assert both.board == "As Kd 7c"
    both.camera.see("As", "Kd", "7c", "2d")
    both.camera.now_ns += 2 * ONE_ALONE_NS
    both.run()
    assert both.prompt == "card-unsure k=4"


def test_a_camera_that_is_down_or_cannot_see_leaves_it_to_the_antennas() -> None:
    for sight in (SensorCode.FROZEN, SensorCode.WORKS):
        both = Both()
        both.camera.see("-", "-", "-", code=sight, covered=(1, 2, 3))
        both.flop("As Kd 7c")
        assert both.board == "As Kd 7c"


def test_a_new_hand_begins_with_readings_of_its_own() -> None:
    both = Both()
    both.flop("As Kd 7c")
    both.camera.see("As", "Kd", "7c")
    both.hear()
    before = both.reader.new_hand()
    seqs = [each.seq for each in both.heard]
    assert seqs == sorted(seqs)
    told = [each for each in both.heard if isinstance(each, BoardCard) and each.tag is not None]
    assert len(told) == 3, "the antennas tell once more what lies there, the camera waits until it is gathered"
    assert all(each.seq > before for each in told)
    both.hear()
    assert not any(doubt.phrase.code == "card-unsure" for doubt in both.table.situation.levels.doubts)


class AtShowdown(Both):
    """The board is out, the seats are to show: seat 1 has queens, seat 2 deuces."""

    def __init__(self) -> None:
        super().__init__()
        self.flop("As Kd 7c 8d 9s")
        self.camera.see("As", "Kd", "7c", "8d", "9s")
        self.run()
        while self.prompt.startswith("act"):
            self.touch(Press.GO_ON)
        self.first = self.keeper.hand.awaiting.seats[0]

    def show(self) -> str:
        """The seat whose turn it is; what it holds."""
        self.touch(Press.GO_ON)
        return "Qc Qh" if self.first == 1 else "2c 2h"

    def camera_reads(self, names: str) -> None:
        self.camera.table(self.first, names)
        self.hear()

    def candidates(self) -> set[str]:
        return {str(key.card) for row in self.table.view.column for key in getattr(row, "keys", ()) if key.card}

    def tabled(self) -> set[str]:
        return {str(each) for each in self.keeper.hand.seat(self.first).tabled or ()}


def test_a_tabled_hand_that_both_read_alike_is_asked_about_by_nobody() -> None:
    both = AtShowdown()
    held = both.show()
    both.camera_reads(held)
    assert both.tabled() == set(held.split())
    assert not both.prompt.startswith("card-unsure")


def test_a_tabled_card_that_the_camera_reads_as_another_is_asked_about_and_the_dealers_word_stands() -> None:
    for says_camera in (True, False):
        both = AtShowdown()
        held = both.show().split()
        both.camera_reads(f"{held[0]} 5d")
        assert both.prompt == f"card-unsure k=SEAT {both.first}"
        assert both.candidates() == {held[1], "5d"}
        both.touch(NameCard(card("5d" if says_camera else held[1])))
        assert both.tabled() == {held[0], "5d" if says_camera else held[1]}
        assert not both.prompt.startswith("card-unsure"), "asked once"


def test_a_tabled_hand_of_which_they_read_two_cards_otherwise_is_named_anew() -> None:
    both = AtShowdown()
    both.show()
    both.camera_reads("5d 4d")
    assert both.candidates() == set()
    both.touch(Press.OTHER_CARD, NameCard(card("5d")), NameCard(card("3d")))
    assert both.tabled() == {"5d", "3d"}
    assert not both.prompt.startswith("card-unsure")


def test_a_hand_the_antenna_reads_half_of_is_not_believed_where_the_camera_reads_that_half_otherwise() -> None:
    both = AtShowdown()
    both.devices.take(card("Qh" if both.first == 1 else "2h"))
    both.run()
    both.show()
    both.camera_reads("5d Qd")
    assert both.tabled() == set()
    both.camera_reads("5d Qc" if both.first == 1 else "5d 2c")
    assert both.tabled() == {"5d", "Qc" if both.first == 1 else "2c"}


def test_what_the_camera_reads_of_a_tabled_hand_may_be_less_than_all_of_it() -> None:
    both = AtShowdown()
    held = both.show().split()
    both.camera_reads(held[0])
    assert not both.prompt.startswith("card-unsure")
    both.camera_reads(f"{' '.join(held)} 5d")
    assert not both.prompt.startswith("card-unsure"), "the neighbour's card lies in its region, too"
