"""How devices fail, and in which words that is told."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dealerassist.cards import ALL_CARDS
from dealerassist.sensing import MUCK, SEATS, DealerKey, Health, HealthState, Key, SeatCards, protocol
from dealerassist.sensing.codes import DoubtCode, SensorCode
from dealerassist.sensing.conversation import STATES, Condition
from dealerassist.sensing.framing import BlockReader
from dealerassist.sensing.protocol import NodeKind, PassFault
from dealerassist.sensing.zones import ADDRESSES, place_facts, source_at
from dealerassist.words import TEMPLATES
from dealerassist.words.say import fill
from tests.sensing.playing import Evening, deal, running

S = SensorCode
GOOD, POOR, DOWN = HealthState.GOOD, HealthState.POOR, HealthState.DOWN


def test_a_silent_node_is_down_and_comes_back() -> None:
    evening = running()
    deal(evening)
    tags = evening.seat(2)
    evening.table.silence("seat-2")
    evening.run(1.0)
    assert evening.health("seat-2") == (DOWN, S.NO_ANSWER)
    assert evening.health("link") == (GOOD, S.WORKS), "the others go on"
    assert evening.seat(2) == tags, "what it said last is the past, not nothing"
    evening.table.silence("seat-2", silent=False)
    evening.run(2.0)
    assert evening.health_codes("seat-2")[-3:] == [S.NO_ANSWER, S.STARTING, S.WORKS]
    assert evening.seat(2) == tags


def test_dead_nodes_hardly_delay_the_others() -> None:
    """They are tried one at a time, and never all of them between two polls of a node that lives."""
    evening = running()
    for seat in range(2, 11):
        evening.table.silence(f"seat-{seat}")
    evening.run(4.0)
    asked: list[int] = []

    def on_line(sender: str, sent: bytes, now_ns: int) -> None:
        asked.extend(now_ns for block in BlockReader().feed(sent) if sender == "host" and block.address == 1)

    evening.reader.on_line = on_line
    evening.run(4.0)
    assert max(after - before for before, after in pairwise(asked)) < 300e6
    evening.lay("Ah", SEATS[0])
    evening.run()
    assert len(evening.seat(1)) == 1


def test_no_node_at_all_is_a_line_without_an_answer() -> None:
    evening = running()
    for address in ADDRESSES:
        evening.table.silence(source_at(address))
    evening.run(4.0)
    assert evening.health("link") == (DOWN, S.NO_ANSWER)


@pytest.mark.parametrize("source", ["seat-4", "board-2", "muck", "keys"])
def test_a_restart_is_seen_by_the_boot_id(source: str) -> None:
    evening = running()
    evening.table.restart(source)
    evening.run(1.0)
    assert evening.health_codes(source) == [S.WORKS, S.RESTARTED, S.WORKS]
    assert S.REPORTS_LOST not in evening.health_codes(source)


def test_a_restart_in_the_middle_of_a_hand_loses_no_level_and_no_lamp() -> None:
    evening = running()
    deal(evening)
    evening.reader.lamp(2)
    evening.run()
    before = evening.seat(2)
    evening.table.restart("seat-2")
    evening.run(1.0)
    assert evening.seat(2) == before
    assert [each.seat for each in evening.all_of(SeatCards)].count(2) == 1
    assert evening.table.lamps == (2,)


def test_keys_that_were_down_when_the_console_restarts_are_told_as_they_are() -> None:
    evening = running()
    evening.table.press(DealerKey.FOLD)
    evening.run()
    evening.table.restart("keys")
    evening.table.release(DealerKey.FOLD)
    evening.run()
    assert [(each.which, each.pressed) for each in evening.all_of(Key)] == [
        (DealerKey.FOLD, True),
        (DealerKey.FOLD, False),
    ]


def test_a_console_that_is_gone_holds_no_key() -> None:
    evening = running()
    evening.table.press(DealerKey.FOLD)
    evening.run()
    evening.table.silence("keys")
    evening.run(1.0)
    assert [each.pressed for each in evening.all_of(Key)] == [True, False]


def test_a_key_held_while_the_console_is_gone_is_not_pressed_twice() -> None:
    """It was let go for safety's sake; that it is still down when another key tells so is no second FOLD."""
    evening = running()
    evening.table.press(DealerKey.FOLD)
    evening.run()
    evening.table.silence("keys")
    evening.run(1.0)
    evening.table.silence("keys", False)
    evening.run(2.0)
    evening.table.press(DealerKey.CALL)
    evening.run()
    evening.table.release(DealerKey.FOLD)
    evening.table.press(DealerKey.FOLD)
    evening.run()
    assert [(each.which, each.pressed) for each in evening.all_of(Key)] == [
        (DealerKey.FOLD, True),
        (DealerKey.FOLD, False),
        (DealerKey.CALL, True),
        (DealerKey.FOLD, True),
    ]


@pytest.mark.parametrize("held", [False, True])
def test_display_5_a_key_pressed_while_the_console_is_not_heard_does_not_act_late(held: bool) -> None:
    """By then somebody else may be to act: no CALL lands as PUSHED."""
    evening = running()
    evening.table.silence("keys")
    evening.run(1.0)
    evening.table.press(DealerKey.CALL)
    evening.table.release(DealerKey.CALL)
    evening.table.press(DealerKey.CALL)
    if not held:
        evening.table.release(DealerKey.CALL)
    evening.table.silence("keys", False)
    evening.run(2.0)
    assert evening.all_of(Key) == []
    if held:
        evening.table.release(DealerKey.CALL)
    evening.table.press(DealerKey.CALL)
    evening.run()
    assert [(each.which, each.pressed) for each in evening.all_of(Key)] == [(DealerKey.CALL, True)]


def test_a_key_pressed_before_the_program_starts_is_not_pressed() -> None:
    evening = Evening()
    evening.table.press(DealerKey.CALL)
    evening.table.release(DealerKey.CALL)
    evening.run(1.0)
    assert evening.all_of(Key) == []


@pytest.mark.parametrize(("major", "minor"), [(2, 0), (0, 9)])
def test_another_major_is_refused_in_words_that_say_what_to_do(major: int, minor: int) -> None:
    evening = running()
    deal(evening)
    evening.table.flash("seat-2", major, minor)
    evening.lay("Ah", SEATS[1])
    evening.run(3.0)
    told = [each for each in evening.all_of(Health) if each.source == "seat-2"]
    assert (told[-1].state, told[-1].code) == (DOWN, S.FLASH_FIRMWARE)
    assert len(told) == 2, "told once"
    words = fill(told[-1].code, dict(told[-1].facts))
    ours = f"{protocol.MAJOR}.{protocol.MINOR}"
    assert words == f"seat 2: its firmware speaks protocol {major}.{minor}, this program {ours}; flash the firmware"
    assert len(evening.seat(2)) == 2, "nothing that it says is believed"
    assert evening.health("link") == (GOOD, S.WORKS)


def test_a_node_that_is_flashed_plays_again() -> None:
    evening = running()
    evening.table.flash("seat-2", 2)
    evening.run(2.0)
    evening.table.flash("seat-2")
    evening.run(3.0)
    assert evening.health("seat-2") == (GOOD, S.WORKS)


@pytest.mark.parametrize("minor", [1, 9, 255])
def test_the_same_major_plays(minor: int) -> None:
    evening = running()
    evening.table.flash("seat-2", minor=minor)
    evening.lay("Ah", SEATS[1])
    evening.run(1.0)
    assert evening.health("seat-2") == (GOOD, S.WORKS)
    assert len(evening.seat(2)) == 1


def test_a_node_of_another_kind_is_refused() -> None:
    evening = running()
    evening.table.exchange("seat-2", NodeKind.CONSOLE)
    evening.run(2.0)
    assert evening.health("seat-2") == (DOWN, S.WRONG_NODE)


def test_an_antenna_that_reports_a_fault_is_poor() -> None:
    evening = running()
    evening.table.faults.told[SEATS[1]] = PassFault.NO_FIELD
    evening.run()
    assert evening.health("seat-2") == (POOR, S.ANTENNA)
    evening.table.faults.told.clear()
    evening.run()
    assert evening.health("seat-2") == (GOOD, S.WORKS)


def test_a_node_that_answers_but_reads_nothing_is_not_believed() -> None:
    evening = running()
    evening.table.make_stuck(SEATS[1])
    evening.run(4.0)
    assert evening.health("seat-2") == (DOWN, S.NO_PASSES)
    evening.table.restart("seat-2")
    evening.run(1.0)
    assert evening.health("seat-2") == (GOOD, S.WORKS)


def test_more_tags_than_a_node_can_tell_are_flagged() -> None:
    evening = running()
    for each in ALL_CARDS[:25]:
        evening.table.lay(each, MUCK)
    evening.run(3.0)
    assert evening.health("muck") == (POOR, S.TOO_MANY_TAGS)
    assert len(evening.muck) == 24


def test_a_bad_cable_is_called_noisy_and_works() -> None:
    evening = running()
    evening.table.line.noise_to_host.corrupt = 0.45
    evening.lay("Ah", SEATS[1])
    evening.run(10.0)
    assert S.NOISY in {each.code for each in evening.all_of(Health)}
    assert len(evening.seat(2)) == 1
    assert evening.doubts == set()
    evening.table.line.noise_to_host.corrupt = 0
    evening.run(10.0)
    assert {evening.health(source_at(each)) for each in ADDRESSES} == {(GOOD, S.WORKS)}


def test_unplugging_takes_everything_down_and_plugging_in_brings_it_back() -> None:
    evening = running()
    deal(evening)
    evening.table.line.unplug()
    evening.run()
    sources = ["link", *(source_at(each) for each in ADDRESSES)]
    assert {evening.health(source) for source in sources} == {(DOWN, S.PORT_GONE)}
    before = evening.seat(1), evening.seat(2), evening.seat(3)
    evening.table.line.plugged = True
    evening.run(1.0)
    assert {evening.health(source) for source in sources} == {(GOOD, S.WORKS)}
    assert (evening.seat(1), evening.seat(2), evening.seat(3)) == before
    evening.check_stamps()


@pytest.mark.parametrize("code", SensorCode)
def test_every_condition_of_every_source_has_words(code: SensorCode) -> None:
    for address in ADDRESSES:
        facts = place_facts(source_at(address)) | {"theirs": "2.0", "ours": "1.0", "versions": "1.1, 1.2"}
        assert ": " in fill(code, facts)
    assert Condition(code).state == STATES[code]


def test_every_doubt_has_words_from_its_own_fields() -> None:
    for code in DoubtCode:
        assert fill(code, {"zones": ("seat-1", "board-2")}).startswith("seat-1, board-2: ")
    assert set(TEMPLATES["DoubtCode"]) == set(DoubtCode)
