"""A staff card on any antenna tells whose it is (WALKTHROUGH 3 i), is never a card, and its tag's number stays here."""

from __future__ import annotations

import pytest

from dealerassist.sensing import BOARD, MUCK, SEATS, SensingError, StaffCards, Zone, read_staff
from dealerassist.sensing.simulated import SimulatedTable
from tests.sensing.playing import Evening, deal

TEXT = """
4711 = "E0040150A1B2C3D4"
0042 = ["E0040150A1B2C3D5", "E0040150A1B2C3D6"]
"""


class Staffed(Evening):
    def __init__(self) -> None:
        super().__init__(table=SimulatedTable(1, staff=("4711", "0042")))
        self.run(1.0)

    @property
    def staff(self) -> list[tuple[str, ...]]:
        return [each.dealers for each in self.all_of(StaffCards)]


@pytest.mark.parametrize("zone", [SEATS[0], SEATS[9], BOARD[4], MUCK], ids=lambda zone: zone.source)
def test_walkthrough_i_a_staff_card_on_any_antenna_is_told_and_is_no_card(zone: Zone) -> None:
    evening = Staffed()
    deal(evening, 4)
    before = [evening.seat(seat) for seat in range(1, 11)]
    evening.table.lay(evening.table.staff["4711"], zone)
    evening.run()
    assert evening.staff == [("4711",)]
    assert [evening.seat(seat) for seat in range(1, 11)] == before
    assert (evening.place(5), evening.muck, evening.doubts) == ((None, None), (), set())
    evening.table.take(evening.table.staff["4711"])
    evening.run()
    assert evening.staff == [("4711",), ()]


def test_it_is_told_once_and_again_only_when_it_is_laid_again() -> None:
    evening = Staffed()
    evening.table.lay(evening.table.staff["0042"], MUCK)
    evening.run(2.0)
    evening.reader.new_hand()
    evening.run(1.0)
    evening.table.lay(evening.table.staff["4711"], SEATS[3])
    evening.run(1.0)
    assert evening.staff == [("0042",), ("0042", "4711")]


def test_no_reading_holds_the_number_of_its_tag() -> None:
    evening = Staffed()
    number = evening.table.staff["4711"]
    evening.table.lay(number, MUCK)
    told = repr(evening.run())
    for spelt in (number.hex(), number[::-1].hex(), repr(number)[2:-1], str(int.from_bytes(number, "big"))):
        assert spelt not in told.lower()


def test_a_file_of_staff_cards_gives_each_tag_its_dealer() -> None:
    staff = read_staff(TEXT, "staff.toml")
    assert staff[bytes.fromhex("D4C3B2A1500104E0")] == "4711"
    assert sorted(staff.values()) == ["0042", "0042", "4711"]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("4711", "471", "471: a dealer's number has 4 digits"),
        ("4711", "Anna", "Anna: a dealer's number has 4 digits"),
        ("C3D4", "C3D", "4711: a tag's number has 16 hexadecimal digits"),
        ("C3D6", "C3D4", "0042: one of its tags stands in the file twice"),
        ("4711 =", "4711", "text: "),
    ],
)
def test_a_file_that_cannot_be_one_is_named_with_its_key_and_no_tag(old: str, new: str, place: str) -> None:
    with pytest.raises(SensingError) as refused:
        read_staff(TEXT.replace(old, new), "staff.toml")
    assert str(refused.value).startswith(f"staff.toml: {place}")
    assert "E00401" not in str(refused.value)
