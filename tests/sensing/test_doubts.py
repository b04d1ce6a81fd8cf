"""What cannot be right is told as a doubt, stands until its cause is gone, and is never resolved here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dealerassist.cards import ALL_CARDS, card
from dealerassist.sensing import BOARD, MUCK, SEATS, Doubt, DoubtCode, Zone
from dealerassist.sensing.simulated import SimulatedTable
from tests.sensing.playing import Evening, deal, running

C = DoubtCode


def lay(text: str, *zones: Zone) -> Callable[[Evening], None]:
    """Lay a card in one zone after the other, with time to settle in each but the last."""

    def play(evening: Evening) -> None:
        for zone in zones:
            evening.table.lay(card(text), zone)
            evening.run()

    return play


def also(text: str, zone: Zone) -> Callable[[Evening], None]:
    return lambda evening: evening.table.faults.also_seen(zone, card(text))


def strange(zone: Zone) -> Callable[[Evening], None]:
    return lambda evening: evening.table.lay(evening.table.new_tag(), zone)


@pytest.mark.parametrize(
    ("steps", "doubts"),
    [
        ([lay("Ah", SEATS[0], MUCK)], set()),
        ([lay("Ah", BOARD[0], MUCK)], set()),
        ([lay("Ah", BOARD[0], BOARD[2])], set()),  # a flop is spread
        ([lay("Ah", SEATS[0]), lay("Ah", SEATS[0])], set()),
        ([lay("Ah", SEATS[0], SEATS[1])], {(C.CHANGED_ZONE, ("seat-1", "seat-2"))}),
        ([lay("Ah", SEATS[0], BOARD[1])], {(C.CHANGED_ZONE, ("seat-1", "board-2"))}),
        ([lay("Ah", BOARD[1], SEATS[0])], {(C.CHANGED_ZONE, ("board-2", "seat-1"))}),
        ([lay("Ah", SEATS[0], SEATS[1], SEATS[0])], set()),  # it is back where it belongs
        ([lay("Ah", SEATS[0], MUCK, SEATS[0])], {(C.BACK_FROM_MUCK, ("seat-1",))}),
        ([lay("Ah", SEATS[0], MUCK, BOARD[4])], {(C.BACK_FROM_MUCK, ("board-5",))}),
        ([lay("Ah", MUCK, BOARD[4])], {(C.BACK_FROM_MUCK, ("board-5",))}),  # a burnt card, perhaps
        ([lay("Ah", SEATS[0], MUCK, SEATS[0], MUCK)], set()),
        ([lay("Ah", SEATS[0]), also("Ah", SEATS[1])], {(C.TWO_ZONES, ("seat-1", "seat-2"))}),
        ([lay("Ah", SEATS[1]), also("Ah", SEATS[0])], {(C.TWO_ZONES, ("seat-1", "seat-2"))}),
        ([lay("Ah", SEATS[0]), also("Ah", MUCK)], {(C.TWO_ZONES, ("seat-1", "muck"))}),
        (
            [lay("Ah", SEATS[0]), also("Ah", SEATS[1]), also("Ah", BOARD[0])],
            {(C.TWO_ZONES, ("seat-1", "seat-2", "board-1"))},
        ),
        ([lay("Ah", SEATS[0]), also("Ah", SEATS[0])], {(C.DOUBLE_TAG, ("seat-1",))}),
        ([strange(SEATS[3])], {(C.STRANGE_TAG, ("seat-4",))}),
        ([strange(BOARD[3])], {(C.STRANGE_TAG, ("board-4",))}),
        ([strange(MUCK)], {(C.STRANGE_TAG, ("muck",))}),
        ([lay("Ah", BOARD[0]), lay("Kd", BOARD[0])], {(C.CROWDED_PLACE, ("board-1",))}),
    ],
)
def test_a_doubt_stands_while_its_cause_does(
    steps: list[Callable[[Evening], None]], doubts: set[tuple[DoubtCode, tuple[str, ...]]]
) -> None:
    evening = running()
    for step in steps:
        step(evening)
        evening.run()
    assert evening.doubts == doubts
    evening.run(2.0)
    assert evening.doubts == doubts, "nothing is resolved by waiting"
    evening.table.clear()
    evening.table.faults = type(evening.table.faults)(evening.table.number_of)
    evening.run(1.0)
    assert evening.doubts == set()
    evening.check_stamps()


def test_a_doubt_comes_before_the_level_that_it_is_about() -> None:
    evening = running()
    evening.table.lay(evening.table.new_tag(), BOARD[0])
    evening.lay("Ah", BOARD[0])
    evening.lay("Kd", BOARD[0])
    kinds = [type(each).__name__ for each in evening.run() if each.source == "board-1"]
    assert kinds == ["Doubt", "Doubt"], "and no card is told of while it is not clear which"
    evening.table.take(card("Kd"))
    kinds = [type(each).__name__ for each in evening.run()]
    assert kinds == ["BoardCard", "Doubt"], "the cause goes after it"


def test_a_card_that_the_muck_saw_from_afar_is_not_back_from_it() -> None:
    evening = running()
    lay("Ah", SEATS[0])(evening)
    also("Ah", MUCK)(evening)
    evening.run()
    evening.table.faults = type(evening.table.faults)(evening.table.number_of)
    evening.run(1.0)
    assert [(each.code, each.standing) for each in evening.all_of(Doubt)] == [(C.TWO_ZONES, True), (C.TWO_ZONES, False)]


@pytest.mark.parametrize("home", [*SEATS[:3], MUCK], ids=lambda zone: zone.source)
@pytest.mark.parametrize("other", SEATS[3:6], ids=lambda zone: zone.source)
def test_two_zones_at_once_are_nothing_else_on_the_way(home: Zone, other: Zone) -> None:
    evening = running()
    lay("Ah", home)(evening)
    also("Ah", other)(evening)
    evening.run(2.0)
    assert [each.code for each in evening.all_of(Doubt)] == [C.TWO_ZONES]


def test_a_doubt_names_the_tags_that_the_levels_name() -> None:
    evening = running()
    lay("Ah", SEATS[0])(evening)
    tag = evening.seat(1)[0]
    evening.table.faults.also_seen(SEATS[1], card("Ah"))
    evening.run()
    assert [each.tags for each in evening.all_of(Doubt)] == [(tag,)]
    assert evening.seat(2) == (tag,), "both levels say what they see"


def test_a_strange_tag_is_no_card() -> None:
    evening = running()
    evening.table.lay(evening.table.new_tag(), SEATS[0])
    evening.lay("Ah", SEATS[0])
    evening.run()
    assert len(evening.seat(1)) == 1
    assert evening.all_of(Doubt)[0].tags != evening.seat(1)


def test_two_cards_on_a_place_leave_the_first_and_no_first_leaves_none() -> None:
    evening = running()
    lay("Ah", BOARD[0])(evening)
    evening.lay("Kd", BOARD[0])
    evening.lay("2c", BOARD[1])
    evening.lay("3c", BOARD[1])
    evening.run()
    assert evening.place(1)[1] == card("Ah")
    assert evening.place(2) == (None, None)
    evening.table.take(card("Ah"), card("2c"))
    evening.run()
    assert evening.place(1)[1] == card("Kd")
    assert evening.place(2)[1] == card("3c")


def test_two_packs_on_one_table_give_the_same_face_twice_and_nobody_learns_which() -> None:
    first, second = SimulatedTable(1), SimulatedTable(2)
    both = SimulatedTable(3)
    foreign = second.number_of(card("Qh"))
    both.deck = type(both.deck)({first.number_of(each): each for each in ALL_CARDS} | {foreign: card("Qh")})
    evening = Evening(table=both)
    evening.run(1.0)
    both.lay(first.number_of(card("Qh")), SEATS[0])
    both.lay(foreign, SEATS[6])
    evening.run()
    assert evening.doubts == {(C.FACE_TWICE, ("seat-1", "seat-7"))}
    doubt = evening.all_of(Doubt)[0]
    assert set(doubt.tags) == {*evening.seat(1), *evening.seat(7)}
    assert "Qh" not in repr(doubt)


def test_a_new_hand_takes_back_what_it_forgets() -> None:
    evening = running()
    lay("Ah", SEATS[0], SEATS[1])(evening)
    assert evening.doubts
    evening.reader.new_hand()
    assert evening.doubts == set()


def test_a_cause_that_outlives_the_hand_is_told_again_with_new_tags() -> None:
    evening = running()
    deal(evening)
    evening.table.faults.also_seen(SEATS[5], card("2c"))
    evening.run()
    before = evening.all_of(Doubt)
    evening.reader.new_hand()
    after = evening.all_of(Doubt)[len(before) :]
    assert [each.standing for each in before + after] == [True, False, True]
    assert after[0].tags == before[0].tags != after[1].tags
