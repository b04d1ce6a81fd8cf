"""Undo and change, one case each (DESIGN 4); golden scripts play them at length."""

from __future__ import annotations

import pytest

from dealerassist.engine import Entry, IllegalActionError, Refusal, Timeline, command_text, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.events import Acted, Dealt
from tests.engine.dealing import command, played
from tests.engine.machine.dump import dump_hand, dump_timeline

CHECKED = "check 2 / check 3 / check 4 / check 1"
DEALT = "deal 2 xx xx / deal 3 xx xx / deal 4 xx xx / deal 1 xx xx"


def told(lines: str, *stacks: int | str) -> Timeline:
    """Seats 1 to 4, button 1, blinds 10 and 20; commands 1 to 4 are the deals."""
    timeline = Timeline(played("", *stacks).setup)
    for line in filter(str.strip, f"{DEALT} / {lines}".split("/")):
        timeline.push(parse_command(line))  # type: ignore[arg-type]
    return timeline


def refused(timeline: Timeline, told: c.Command) -> Refusal:
    before = dump_timeline(timeline)
    with pytest.raises(IllegalActionError) as error:
        timeline.push(told)  # type: ignore[arg-type]
    assert dump_timeline(timeline) == before
    return error.value.code  # type: ignore[return-value]


def standing(timeline: Timeline) -> list[str]:
    """What stands after the deal, then what waits."""
    lines = [f"{entry.seq} {command_text(entry.command)}" for entry in timeline.entries[4:]]
    return [*lines, *(f"waits: {entry.seq} {command_text(entry.command)}" for entry in timeline.waiting)]


def test_undo_takes_the_last_command_or_the_one_named() -> None:
    timeline = told("call 4 / call 1")
    timeline.push(c.Undo())
    assert standing(timeline) == ["5 call 4"]
    timeline.push(c.Call(1))
    assert standing(timeline) == ["5 call 4", "8 call 1"], "an undo is a row like any other"
    assert refused(timeline, c.Undo(6)) is Refusal.NOTHING_TO_TAKE_BACK
    assert refused(timeline, c.Undo(99)) is Refusal.NOTHING_TO_TAKE_BACK


def test_a_refusal_names_the_command_that_is_not_there() -> None:
    timeline = told("call 4")
    assert (timeline.waiting, timeline.why_waiting) == ((), None)
    with pytest.raises(IllegalActionError) as error:
        timeline.push(c.Undo(99))
    assert error.value.data == {"seq": 99}


def test_a_record_that_is_folded_anew_tells_everything_from_the_start() -> None:
    timeline = told("call 4 / call 1 / call 2")
    events = timeline.push(c.Change(5, c.Raise(4, 60)))
    again = told("raise 4 60 / call 1 / call 2")
    before = list(again.hand.opening)
    assert events[: len(before)] == before
    assert [event.seat for event in events if isinstance(event, Dealt)] == [2, 3, 4, 1]
    assert [event.verb for event in events if isinstance(event, Acted)] == ["raise", "call", "call"]
    events = timeline.push(c.Undo())
    assert [event.verb for event in events if isinstance(event, Acted)] == ["raise", "call"]
    timeline.push(c.Undo(1))
    assert timeline.hand.seat(2).cards == 0, "the first command can be taken back too"


def test_what_follows_an_inserted_deal_that_no_longer_fits_is_not_lost() -> None:
    timeline = told("call 4 / call 1 / call 2 / check 3")
    timeline.push(c.Board((None, None, None)), numbered=False)
    timeline.push(c.Check(2))
    timeline.push(c.Undo(8))
    assert standing(timeline)[-1] == "waits: 9 check 2"
    events = timeline.push(c.Check(3))
    assert [event.seat for event in events if isinstance(event, Acted)] == [3], "the board must be inserted again"
    assert standing(timeline)[-1] == "waits: 9 check 2"


def test_a_timeline_takes_no_command_of_the_table() -> None:
    assert refused(told("call 4"), c.Next()) is Refusal.NO_SUCH_COMMAND
    assert refused(told("call 4"), c.Sit(7, 100)) is Refusal.NO_SUCH_COMMAND


def test_undo_passes_over_a_deal_that_nobody_told() -> None:
    timeline = told("call 4 / call 1 / call 2 / check 3")
    timeline.push(c.Board((None, None, None)), numbered=False)
    assert timeline.entries[-1] == Entry(None, c.Board((None, None, None)))
    timeline.push(c.Undo())
    assert standing(timeline) == ["5 call 4", "6 call 1", "7 call 2"], "the inserted board goes with it"
    assert timeline.waiting == ()


def test_a_raise_becomes_the_bet_that_it_was_and_back() -> None:
    timeline = told("call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h / bet 2 50 / raise 3 150 / call 4")
    timeline.push(c.Change(10, c.Check(2)))
    assert timeline.hand.commands[-2:] == (c.Bet(3, 150), c.Call(4))
    assert standing(timeline)[-2:] == ["11 raise 3 150", "12 call 4"], "the record keeps its words"
    timeline.push(c.Change(10, c.Bet(2, 40)))
    assert timeline.hand.commands[-2:] == (c.Raise(3, 150), c.Call(4))
    timeline.push(c.Undo(12))
    assert timeline.hand.commands[-1] == c.Raise(3, 150)


def test_a_bet_after_a_bet_is_a_raise() -> None:
    timeline = told("call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h / check 2 / bet 3 150")
    timeline.push(c.Change(10, c.Bet(2, 50)))
    assert timeline.hand.commands[-1] == c.Raise(3, 150)


@pytest.mark.parametrize("declared", ["allin 4", "allin 4 1000"])
def test_an_all_in_of_a_tracked_stack_stays_all_of_it(declared: str) -> None:
    timeline = told("fix stack 4 1000 / fold 4")
    timeline.push(c.Change(6, command(declared)))
    assert timeline.hand.commands[-1] == command(declared), "as it was told, while it says the same"
    timeline.push(c.Change(5, c.FixStack(4, 700)))
    assert timeline.hand.seat(4).bet == 700


def test_an_all_in_is_counted_with_the_blind_before_it() -> None:
    timeline = told("call 4 / call 1 / allin 2 1000")
    timeline.push(c.Change(5, c.Raise(4, 60)))
    assert timeline.hand.commands[-1] == c.AllIn(2, 1000), "as it was told"


def test_a_declared_all_in_of_an_untracked_stack_keeps_its_amount() -> None:
    timeline = told("call 4 / allin 1 300", "?", 1000, 1000, 1000)
    timeline.push(c.Change(5, c.Raise(4, 60)))
    assert timeline.hand.commands[-1] == c.AllIn(1, 300)


class TestWaiting:
    """What no longer fits waits for the dealer; nothing is dropped."""

    @pytest.fixture
    def timeline(self) -> Timeline:
        timeline = told("call 4 / call 1 / raise 2 60 / call 3")
        timeline.push(c.Change(6, c.Raise(1, 200)))
        return timeline

    def test_the_first_that_is_no_longer_legal_and_all_behind_it(self, timeline: Timeline) -> None:
        assert standing(timeline) == ["5 call 4", "6 raise 1 200", "waits: 7 raise 2 60", "waits: 8 call 3"]
        assert timeline.why_waiting is not None
        assert timeline.why_waiting.code is Refusal.RAISE_TOO_SMALL

    def test_only_the_first_of_them_can_be_taken_back(self, timeline: Timeline) -> None:
        assert refused(timeline, c.Undo(8)) is Refusal.NOT_NOW
        assert refused(timeline, c.Undo(5)) is Refusal.NOT_NOW
        assert refused(timeline, c.Change(5, c.Fold(4))) is Refusal.NOT_NOW
        timeline.push(c.Undo())
        assert standing(timeline) == ["5 call 4", "6 raise 1 200", "waits: 8 call 3"]
        timeline.push(c.Undo(8))
        assert (timeline.waiting, timeline.why_waiting) == ((), None)

    def test_what_the_dealer_tells_of_the_same_seat_takes_its_place(self, timeline: Timeline) -> None:
        timeline.push(c.Call(2))
        assert standing(timeline) == ["5 call 4", "6 raise 1 200", "10 call 2", "8 call 3"]

    def test_a_correction_comes_before_it(self, timeline: Timeline) -> None:
        timeline.push(c.FixStack(2, 700))
        assert standing(timeline)[2:] == ["10 fix stack 2 700", "waits: 7 raise 2 60", "waits: 8 call 3"]

    def test_a_board_takes_the_place_of_one_that_became_a_double(self) -> None:
        timeline = told(f"call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h / {CHECKED} / board Jc / check 2")
        timeline.push(c.Change(9, command("board 2c 7d Jc")))
        assert standing(timeline)[-2:] == ["waits: 14 board Jc", "waits: 15 check 2"]
        timeline.push(command("board 9h"))
        assert standing(timeline)[-2:] == ["17 board 9h", "15 check 2"]

    def test_a_card_that_is_read_comes_before_the_board_that_waits(self) -> None:
        timeline = told(f"call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h / {CHECKED} / board Jc / check 2")
        timeline.push(c.Change(9, command("board 2c xx Jc")))
        timeline.push(command("identify board2 7d"))
        assert standing(timeline)[-3:] == ["17 identify board2 7d", "waits: 14 board Jc", "waits: 15 check 2"]

    def test_another_board_takes_the_place_of_the_board_that_waits(self) -> None:
        timeline = told("call 4 / call 1 / call 2 / check 3 / board 2c 7d 9h / check 2")
        timeline.push(c.Change(8, c.Raise(3, 60)))
        assert standing(timeline)[-2:] == ["waits: 9 board 2c 7d 9h", "waits: 10 check 2"]
        for seat in (4, 1, 2):
            timeline.push(c.Call(seat))
        assert standing(timeline)[-2:] == ["9 board 2c 7d 9h", "10 check 2"]


def test_a_change_that_does_not_fit_is_refused() -> None:
    timeline = told("call 4 / call 1")
    assert refused(timeline, c.Change(5, c.Raise(4, 30))) is Refusal.RAISE_TOO_SMALL
    assert refused(timeline, c.Change(9, c.Fold(4))) is Refusal.NOTHING_TO_TAKE_BACK


def test_the_hand_is_what_its_entries_make() -> None:
    timeline = told("call 4 / call 1")
    timeline.push(c.Undo(5))
    assert standing(timeline) == ["waits: 6 call 1"]
    again = told("")
    assert dump_hand(timeline.hand) == dump_hand(again.hand)
