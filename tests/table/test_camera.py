"""A table that only a camera looks at: the board closes streets, tabled hands are read when the dealer says so, and
whatever is unsure or twice is asked (DESIGN 4; DISPLAY 6.5).
"""

from __future__ import annotations

from dealerassist.cards import card
from dealerassist.sensing import Reading
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.overhead.voting import Lies
from dealerassist.table.table import Table
from dealerassist.views import HealthCode, NameCard, Press
from tests.sensing.overhead.said_camera import SaidCamera
from tests.table.playing import Played

GO = Press.GO_ON


class ByCamera(Played):
    """Heads up, dealt, and both are in for the big blind."""

    def __init__(self) -> None:
        super().__init__(seats=2)
        self.camera = SaidCamera()
        self.heard: list[Reading] = []
        self.table = Table(self.keeper, reader=self.camera)
        self.camera.start(self.heard.append)
        self.see("-", "-", "-", "-", "-")
        self.touch(GO, GO)

    def see(self, *names: str, code: SensorCode = SensorCode.WORKS) -> None:
        self.camera.see(*names, code=code)
        self.hear()

    def hear(self) -> None:
        while self.heard:
            self.table.read(self.heard.pop(0))

    @property
    def board(self) -> str:
        return " ".join(str(each) for each in self.keeper.hand.board)


def at_showdown() -> ByCamera:
    by = ByCamera()
    by.see("As", "Kd", "7c")
    by.see("As", "Kd", "7c", "2d")
    by.see("As", "Kd", "7c", "2d", "9h")
    by.touch(GO, GO)
    return by


def test_6_5_board_cards_close_the_streets_by_themselves() -> None:
    by = ByCamera()
    by.see("As", "Kd", "7c")
    assert by.board == "As Kd 7c"
    by.see("As", "Kd", "7c", "2d")
    assert by.board == "As Kd 7c 2d"
    assert by.table.view.health == (HealthCode.CAMERA_OK,)


def test_a_board_card_that_is_not_sure_is_asked_with_its_candidates() -> None:
    by = ByCamera()
    by.camera.lies["board-2"] = Lies(unsure=((card("6h"), card("9h")),))
    by.camera.see("As")
    by.see("As")
    by.camera.lies["board-3"] = Lies(frozenset({card("7c")}))
    by.see("As")
    assert by.board == ""
    assert by.prompt == "card-unsure k=2"
    keys = [key.card for row in by.table.view.column for key in getattr(row, "keys", ()) if key.card]
    assert keys == [card("6h"), card("9h")]
    by.touch(NameCard(card("9h")))
    assert by.board == "As 9h 7c"


def test_one_card_seen_on_two_places_is_asked_about() -> None:
    by = ByCamera()
    by.see("As", "Kd", "As")
    assert by.prompt.startswith("card-twice")
    by.see("As", "Kd", "7c")
    assert by.board == "As Kd 7c"


def test_design_4_a_hand_is_looked_at_only_when_the_dealer_says_that_it_is_tabled() -> None:
    by = at_showdown()
    by.camera.table(2, "Qc Qh")
    by.hear()
    assert (by.camera.asked, by.keeper.hand.seat(2).tabled) == ([], None)
    first = by.keeper.hand.awaiting.seats[0]
    by.touch(GO)
    assert by.camera.asked == [first]
    by.camera.table(first, "Qc Qh" if first == 2 else "2c 2h")
    by.hear()
    assert by.keeper.hand.seat(first).tabled is not None
    assert by.table.situation.desk.naming is None, "the card pad that came meanwhile is put away"


def test_what_the_camera_reads_at_a_seat_is_no_hand_until_all_its_cards_are_there() -> None:
    by = at_showdown()
    first = by.keeper.hand.awaiting.seats[0]
    by.touch(GO)
    by.camera.table(first, "Qc")
    by.hear()
    assert by.keeper.hand.seat(first).tabled is None
    by.camera.table(first, "Qc As")
    by.hear()
    assert by.keeper.hand.seat(first).tabled is None, "the ace lies on the board"


def test_a_camera_that_fails_is_shown_as_a_sensor_fault_and_the_hand_goes_on_by_hand() -> None:
    by = ByCamera()
    by.see("As", "Kd", "7c")
    by.see("As", "Kd", "7c", code=SensorCode.FROZEN)
    assert by.prompt == "sensor-off k=CAMERA"
    assert by.table.view.health == (HealthCode.CAMERA_OFF,)
    by.touch(GO, GO)
    assert by.prompt.startswith("deal-turn")
    by.see("As", "Kd", "7c", "2d")
    assert by.board == "As Kd 7c 2d"
    assert by.table.view.health == (HealthCode.CAMERA_OK,)
