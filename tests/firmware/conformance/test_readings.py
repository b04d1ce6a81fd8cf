"""What the host makes of the nodes: levels, faults, health: dealerassist/sensing/README.md, "Readings"."""

from __future__ import annotations

import pytest

from dealerassist.cards import ALL_CARDS, card
from dealerassist.sensing import BOARD, MUCK, SEATS, DealerKey, HealthState, Key, protocol
from dealerassist.sensing.codes import DoubtCode, SensorCode
from dealerassist.sensing.framing import Block
from dealerassist.sensing.protocol import PassFault, Place
from dealerassist.sensing.zones import ADDRESSES, source_at
from tests.sensing.playing import Evening, deal

S = SensorCode
GOOD, POOR, DOWN = HealthState.GOOD, HealthState.POOR, HealthState.DOWN


def test_every_node_is_heard_and_works(evening: Evening) -> None:
    for address in ADDRESSES:
        assert evening.health(source_at(address)) == (GOOD, S.WORKS)
    assert evening.health("link") == (GOOD, S.WORKS)
    assert evening.doubts == set()


def test_a_hand_from_the_deal_to_the_muck(evening: Evening) -> None:
    evening.table.move_puck(3)
    deal(evening, 10)
    assert all(len(evening.seat(seat)) == 2 for seat in range(1, 11))
    assert evening.puck == ((3,), ())
    folded = evening.seat(2) + evening.seat(5)
    for dealt in (1, 11, 4, 14):
        evening.table.lay(ALL_CARDS[dealt], MUCK)
    for place, text in enumerate(("Ah", "Kh", "Qh", "Jh", "Th")):
        evening.lay(text, BOARD[place])
    evening.run(0.8)
    assert set(evening.muck) == set(folded)
    assert (evening.seat(2), evening.seat(5)) == ((), ())
    assert [evening.place(place)[1] for place in range(1, 6)] == [card(each) for each in ("Ah", "Kh", "Qh", "Jh", "Th")]
    assert evening.doubts == set()
    evening.check_stamps()


def test_seven_cards_at_a_seat_are_all_told_and_stay(evening: Evening) -> None:
    """As in stud: more than a node reads in one turn, so it takes several, and none is missed between them."""
    for each in ALL_CARDS[:7]:
        evening.table.lay(each, SEATS[2])
    evening.run(2.0)
    assert len(evening.seat(3)) == 7
    before = len(evening.told)
    evening.run(3.0)
    assert evening.told[before:] == []
    evening.table.lay(ALL_CARDS[3], MUCK)
    evening.run(2.4)
    assert (len(evening.seat(3)), len(evening.muck)) == (6, 1)


def test_the_puck_needs_tag_and_magnet(evening: Evening) -> None:
    def told(seconds: float = 0.6) -> tuple[tuple[int, ...], tuple[int, ...]]:
        evening.run(seconds)
        return evening.puck

    evening.table.move_puck(7)
    assert told() == ((7,), ())
    evening.table.set_magnet(7, False)
    assert told() == ((), (7,))
    evening.table.take(evening.table.pucks[0])
    assert told() == ((), ())


def test_keys_go_down_and_up(evening: Evening) -> None:
    evening.table.press(DealerKey.UNDO)
    evening.run(0.2)
    evening.table.release(DealerKey.UNDO)
    evening.run(0.2)
    assert [(each.which, each.pressed) for each in evening.all_of(Key)] == [
        (DealerKey.UNDO, True),
        (DealerKey.UNDO, False),
    ]


def test_a_node_that_started_again_is_told_and_loses_nothing(evening: Evening) -> None:
    deal(evening)
    tags = evening.seat(2)
    evening.table.restart("seat-2")
    evening.run(0.8)
    assert evening.health_codes("seat-2")[-2:] == [S.RESTARTED, S.WORKS]
    assert evening.seat(2) == tags


def test_a_node_that_is_cut_off_is_down_and_comes_back(evening: Evening) -> None:
    deal(evening)
    tags = evening.seat(2)
    evening.table.silence("seat-2")
    evening.run(0.6)
    assert evening.health("seat-2") == (DOWN, S.NO_ANSWER)
    assert evening.health("link") == (GOOD, S.WORKS), "the others go on"
    evening.table.silence("seat-2", silent=False)
    evening.run(1.6)
    assert evening.health("seat-2") == (GOOD, S.WORKS)
    assert evening.seat(2) == tags


def test_two_boards_of_one_address_are_named_until_one_is_taken_away(evening: Evening) -> None:
    """A spare one was given the place of seat 4 while the one that had it was unplugged. What both say at once cannot
    be read, so they are asked who is there, which each answers in its own time."""
    table = evening.table
    table.silence("seat-4")
    table.set_magnet(5, True)
    evening.run(0.1)
    table.line.receive(Block(protocol.EVERYONE, 0, Place(4).encode()).framed(), evening.reader.mono_ns())
    evening.run(1.6)
    assert evening.health("seat-4")[0] != DOWN
    assert evening.health("seat-5") == (DOWN, S.NO_ANSWER)
    table.silence("seat-4", silent=False)
    deal(evening, 10)
    evening.run(6.0)
    assert evening.health("seat-4") == (DOWN, S.TWO_NODES)
    assert evening.health("link") == (GOOD, S.WORKS), "the others go on"
    assert evening.health_codes("seat-4").count(S.TWO_NODES) == 1, "told once"
    table.silence("seat-5")
    evening.run(4.0)
    assert evening.health("seat-4")[1] in {S.WORKS, S.REPORTS_LOST}


@pytest.mark.parametrize("fault", [PassFault.CHIP_SILENT, PassFault.NO_FIELD, PassFault.UNRESOLVED])
def test_a_fault_of_an_antenna_is_told_and_cleared(evening: Evening, fault: PassFault) -> None:
    evening.table.faults.told[SEATS[4]] = fault
    evening.run(0.4)
    assert evening.health("seat-5") == (POOR, S.ANTENNA)
    del evening.table.faults.told[SEATS[4]]
    evening.run(0.4)
    assert evening.health("seat-5") == (GOOD, S.WORKS)


def test_too_many_tags_are_told(evening: Evening) -> None:
    for _ in range(protocol.TAGS_MOST + 2):
        evening.table.lay(evening.table.new_tag(), MUCK)
    evening.run(1.2)
    assert evening.health("muck") == (POOR, S.TOO_MANY_TAGS)


def test_a_pass_that_misses_a_card_changes_nothing(evening: Evening) -> None:
    deal(evening)
    before = len(evening.told)
    evening.table.faults.blind(SEATS[0], passes=2)
    evening.table.faults.unread(SEATS[1], ALL_CARDS[1], passes=2)
    evening.run()
    assert evening.told[before:] == []


def test_a_card_seen_from_two_zones_is_doubted(evening: Evening) -> None:
    deal(evening)
    evening.table.faults.also_seen(SEATS[1], ALL_CARDS[0])
    evening.run()
    assert evening.doubts == {(DoubtCode.TWO_ZONES, ("seat-1", "seat-2"))}
    evening.table.faults.no_longer_seen(SEATS[1], ALL_CARDS[0])
    evening.run()
    assert evening.doubts == set()


def test_noise_on_the_line_loses_no_card(evening: Evening) -> None:
    for noise in (evening.table.line.noise_to_host, evening.table.line.noise_to_nodes):
        noise.corrupt = noise.drop = noise.insert = 0.03
    deal(evening, 10)
    evening.table.move_puck(1)
    evening.run(1.5)
    assert all(len(evening.seat(seat)) == 2 for seat in range(1, 11))
    assert evening.puck == ((1,), ())
    assert evening.doubts == set()


def test_an_unplugged_line_is_told_and_comes_back(evening: Evening) -> None:
    deal(evening, 2)
    tags = evening.seat(1)
    evening.table.line.unplug()
    evening.run(0.2)
    assert evening.health("link") == (DOWN, S.PORT_GONE)
    evening.table.line.plugged = True
    evening.run(0.8)
    assert evening.health("link") == (GOOD, S.WORKS)
    assert evening.health("seat-1") == (GOOD, S.WORKS)
    assert evening.seat(1) == tags
