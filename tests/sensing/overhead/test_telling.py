"""From what the camera's process told to readings: levels, hands that begin, cards twice; and antennas beside it."""

from __future__ import annotations

from random import Random

import pytest

from dealerassist.cards import Card, card
from dealerassist.sensing import BoardCard, Doubt, DoubtCode, InTheWay, Reading, Stamp, TabledCards, Tag
from dealerassist.sensing.codes import SensorCode
from dealerassist.sensing.felt import Stamper
from dealerassist.sensing.overhead.messages import Open, Told
from dealerassist.sensing.overhead.telling import OPEN_NS, Telling
from dealerassist.sensing.overhead.voting import FrameRead, Lies, remembered, verdict
from dealerassist.sensing.witnesses import EMPTY, Agreed, agreed

AH, AS, KD = card("Ah"), card("As"), card("Kd")


class Heard:
    def __init__(self) -> None:
        self.readings: list[Reading] = []
        self.telling = Telling(Stamper(self.readings.append), Random(1))

    def see(self, **lies: str) -> list[Reading]:
        """board_1="Ah", "Ah?Kd" for unsure, "" for nothing."""
        regions = {name.replace("_", "-"): _lies(text) for name, text in lies.items()}
        before = len(self.readings)
        self.telling.take(Told(SensorCode.WORKS, 1, regions, frozenset()), 1)
        return self.readings[before:]


def _lies(text: str) -> Lies:
    if "?" in text:
        return Lies(unsure=(tuple(map(card, text.split("?"))),))
    return Lies(frozenset(map(card, text.split())))


def test_a_level_is_told_when_it_changes_and_only_then() -> None:
    heard = Heard()
    told = heard.see(board_1="Ah")
    assert [(each.place, each.face) for each in told if isinstance(each, BoardCard)] == [(1, AH)]
    assert heard.see(board_1="Ah") == []
    (unsure,) = heard.see(board_1="Ah", board_2="Kd?As")
    assert isinstance(unsure, BoardCard)
    assert (unsure.face, unsure.candidates, unsure.confidence) == (None, (KD, AS), 0.0)
    (gone,) = heard.see(board_1="", board_2="Kd?As")
    assert isinstance(gone, BoardCard)
    assert (gone.place, gone.tag, gone.face) == (1, None, None)


def test_what_still_lies_there_when_a_hand_begins_is_of_the_hand_before() -> None:
    heard = Heard()
    heard.see(board_1="Ah", board_2="Kd")
    last = heard.telling.new_hand(5)
    (waits,) = [each for each in heard.readings if each.seq > last]
    assert isinstance(waits, InTheWay)
    assert waits.places == (1, 2)
    assert heard.see(board_1="Ah", board_2="Kd") == []
    heard.see(board_1="", board_2="Kd")
    (again,) = heard.see(board_1="Ah", board_2="Kd")
    assert isinstance(again, BoardCard)
    assert (again.place, again.face) == (1, AH)


def test_one_card_on_two_places_is_a_doubt_until_one_is_gone() -> None:
    heard = Heard()
    heard.see(board_1="Ah")
    doubts = [each for each in heard.see(board_1="Ah", board_3="Ah") if isinstance(each, Doubt)]
    assert [(each.code, each.zones, each.standing) for each in doubts] == [
        (DoubtCode.FACE_TWICE, ("board-1", "board-3"), True)
    ]
    doubts = [each for each in heard.see(board_1="", board_3="Ah") if isinstance(each, Doubt)]
    assert [each.standing for each in doubts] == [False]


def test_design_4_a_seat_is_told_only_while_it_is_open_and_not_for_long() -> None:
    heard = Heard()
    heard.see()
    assert heard.see(seat_3="Ah As") == []
    assert heard.telling.look_at(3, 1) == ()
    (told,) = heard.see(seat_3="Ah As")
    assert isinstance(told, TabledCards)
    assert (told.seat, told.cards) == (3, (AH, AS))
    assert "Ah" not in repr(told)
    heard.telling.close_seats(OPEN_NS)
    assert heard.telling.open == Open(frozenset({3}))
    heard.telling.close_seats(OPEN_NS + 1)
    assert heard.telling.open == Open()
    heard.telling.look_at(4, 1)
    heard.telling.new_hand(5)
    assert heard.telling.open == Open()
    assert heard.see(seat_4="Kd") == []


def read(*names: str, unsure: str = "") -> FrameRead:
    return FrameRead(frozenset(map(card, names)), ((card(unsure),),) if unsure else ())


def test_three_frames_that_agree_are_believed_and_one_that_does_not_puts_it_off() -> None:
    assert verdict([read("Ah")] * 2, single=True) is None
    assert verdict([read("Ah")] * 3, single=True) == Lies(frozenset({AH}))
    assert verdict([read("Ah"), read("Ah"), read()], single=True) is None
    assert verdict([read("Ah"), read(), read("Ah"), read(), read("Ah")], single=True) == Lies(frozenset({AH}))
    assert verdict([read()] * 3, single=True) == Lies()


def test_frames_that_name_different_cards_are_never_sure() -> None:
    found = verdict([read("Ah"), read("As"), read("Ah"), read("Ah"), read("As")], single=True)
    assert found is not None
    assert (found.sure, set(found.unsure[0])) == (frozenset(), {AH, AS})
    assert verdict([read("Ah", "As")] * 3, single=True) == Lies(unsure=(tuple(frozenset({AH, AS})),))


def test_a_card_cannot_become_another_one_where_nothing_has_moved() -> None:
    told, now = Lies(frozenset({AH})), Lies(frozenset({AS}))
    assert remembered(told, now, moved=True) == now
    assert remembered(told, now, moved=False) == Lies(unsure=((AS, AH),))
    assert remembered(told, Lies(unsure=((AH, AS),)), moved=True) == told


def at(face: Card | None, *candidates: Card) -> BoardCard:
    return BoardCard(Stamp("board-1", 1, 0), 1, Tag(7), face, 1.0 if face else 0.0, candidates)


DIFFER = Agreed(Tag(7), None, 0.0, (AH, AS), differ=True)


@pytest.mark.parametrize(
    ("antenna", "camera", "waited", "both"),
    [
        (None, None, False, EMPTY),
        (at(AH), at(AH), False, Agreed(Tag(7), AH, 1.0)),
        (at(AH), at(None, AS, AH), False, Agreed(Tag(7), AH, 1.0)),
        (at(AH), at(AS), False, DIFFER),
        (at(AH), at(None, AS), False, DIFFER),
        (at(None), at(AS), False, Agreed(Tag(7), candidates=(AS,))),
        (at(AH), None, False, None),
        (None, at(AH), False, None),
        (at(AH), None, True, Agreed(Tag(7), candidates=(AH,), differ=True)),
        (None, at(AH), True, Agreed(Tag(7), candidates=(AH,), differ=True)),
    ],
)
def test_antenna_and_camera_agree_or_it_is_asked_both_ways(
    antenna: BoardCard | None, camera: BoardCard | None, waited: bool, both: Agreed | None
) -> None:
    assert agreed(antenna, camera, waited) == both
