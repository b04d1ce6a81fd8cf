"""Recorded hands through the table: by touch alone, with a camera, and on simulated devices; touches counted
(WALKTHROUGH 1).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeGuard

import pytest

from dealerassist.cli.antenna_dealer import AntennaDealer
from dealerassist.cli.camera_dealer import CameraDealer
from dealerassist.cli.rehearsing import RehearsedDealer
from dealerassist.cli.scripted_dealer import ScriptedDealer, Touches
from dealerassist.engine import Hand
from dealerassist.engine import commands as c
from dealerassist.journal.phh import PhhHand
from dealerassist.rehearsal.hands import PLAIN, script_of
from dealerassist.rehearsal.records import table_of
from dealerassist.sensing.simulated import SimulatedTable, SteppedReader
from dealerassist.table.keeping import InMemory
from dealerassist.table.table import Table
from tests.rehearsal.hands import DRAWN, drawn, recorded, recorded_of

SIX_HANDED = tuple(record for record in recorded() if record.file.startswith("nlhe/"))


@dataclass(frozen=True, slots=True)
class Dealt:
    """What it took, and whether the table's stacks are the recorded ones."""

    count: Touches
    right: bool
    asked: int = 0


def dealt(count: Touches, keeper: InMemory, truth: Hand, asked: int = 0) -> Dealt:
    ours, theirs = keeper.hand.result, truth.result
    return Dealt(count, ours is not None and theirs is not None and ours.stacks == theirs.stacks, asked)


def mean(done: list[Dealt]) -> float:
    return sum(each.count.touches for each in done) / sum(each.count.actions for each in done)


def by_touch(record: PhhHand, counting: bool) -> Dealt:
    keeper = InMemory(table_of(record))
    dealer = ScriptedDealer(Table(keeper), record, counting)
    truth = dealer.deal()
    return dealt(dealer.count, keeper, truth)


def with_camera(record: PhhHand) -> Dealt:
    keeper, holes = InMemory(table_of(record)), script_of(record).holes
    dealer = CameraDealer(Table(keeper, reveal=lambda seat: holes[seat]), record)
    truth = dealer.deal()
    return dealt(dealer.count, keeper, truth)


def on_devices(record: PhhHand, counting: bool = True) -> Dealt:
    devices = SimulatedTable(seed=1)
    reader = SteppedReader(devices)
    keeper = InMemory(table_of(record))
    dealer = RehearsedDealer(Table(keeper, reader=reader), record, devices, reader, counting)
    truth = dealer.deal()
    return dealt(dealer.count, keeper, truth, sum(dealer.asked.values()))


def test_by_touch_alone_every_recorded_holdem_hand_reaches_its_stacks_with_few_touches() -> None:
    """DISPLAY and WALKTHROUGH 1: at most 1.3 touches per player action, all amounts entered, award included."""
    done = [by_touch(record, counting=True) for record in recorded()]
    assert len(done) == 210
    assert all(each.right for each in done)
    assert mean(done) <= 1.3


@pytest.mark.parametrize(("game", "hands"), [("omaha", 3), ("omaha-hilo", 6)])
def test_by_touch_alone_every_recorded_hand_of_another_game_reaches_its_stacks(game: str, hands: int) -> None:
    """DISPLAY 6: who wins the high, who wins the low, NO LOW; and the same with a camera and on devices."""
    records = recorded_of(game)
    assert len(records) == hands
    assert all(by_touch(record, counting=True).right for record in records)
    assert all(with_camera(record).right for record in records)
    assert all(on_devices(record).right for record in records)


def on_antennas(record: PhhHand, counting: bool = True) -> tuple[Dealt, list[c.HandCommand]]:
    """Any game on simulated devices; and what the table was told."""
    devices = SimulatedTable(seed=1)
    reader = SteppedReader(devices)
    keeper = InMemory(table_of(record))
    dealer = AntennaDealer(Table(keeper, reader=reader), record, devices, reader, counting)
    truth = dealer.deal()
    return dealt(dealer.count, keeper, truth, sum(dealer.asked.values())), list(keeper.hand.commands)


STUD = (("stud", 7), ("stud-hilo", 4), ("razz", 6))
DRAW = (("lowball-27", 3), ("triple-draw-27", 3))


@pytest.mark.parametrize(("game", "hands"), STUD)
def test_walkthrough_e_on_devices_every_stud_hand_reaches_its_stacks_and_nobody_says_who_opens(
    game: str, hands: int
) -> None:
    """The up cards are read by the order in which they came to the antennas, third street's after one touch that says
    that the door cards are up: who brings in or is high is never asked, and no hole card is read before it is tabled.
    """
    records = recorded_of(game)
    assert len(records) == hands
    done = []
    for record in records:
        each, told = on_antennas(record)
        done.append(each)
        assert (each.right, each.asked) == (True, 0), record.file
        assert not any(isinstance(command, c.Opener) for command in told), record.file
        ups = [up for command in told if isinstance(command, c.Deal) for up in command.up]
        assert None not in ups
        really = [command for command in script_of(record).commands if isinstance(command, c.Deal)]
        assert ups == [up for deal in really for up in deal.up]
    assert mean(done) <= 1.0


@pytest.mark.parametrize(("game", "hands"), STUD)
def test_walkthrough_e_with_a_camera_every_stud_hand_reaches_its_stacks_and_nobody_says_who_opens(
    game: str, hands: int
) -> None:
    """A camera reads the up cards at the seats; the seventh, face down, it cannot count."""
    records = recorded_of(game)
    assert len(records) == hands
    for record in records:
        keeper, holes = InMemory(table_of(record)), script_of(record).holes
        dealer = CameraDealer(Table(keeper, reveal=holes.__getitem__), record)
        assert dealt(dealer.count, keeper, dealer.deal()).right, record.file
        assert not any(isinstance(command, c.Opener) for command in keeper.hand.commands), record.file


@pytest.mark.parametrize(("game", "hands"), DRAW)
def test_on_devices_every_draw_hand_reaches_its_stacks_and_antennas_count_what_was_drawn(game: str, hands: int) -> None:
    records = recorded_of(game)
    assert len(records) == hands
    for record in records:
        each, told = on_antennas(record)
        assert (each.right, each.asked) == (True, 0), record.file
        really = [(command.seat, command.count) for command in script_of(record).commands if _takes(command)]
        assert [(command.seat, command.count) for command in told if _takes(command)] == really, record.file


@pytest.mark.parametrize("kind", sorted(DRAWN.keys() - {"jacks-or-better"}))
@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 60))])
def test_on_devices_a_drawn_hand_of_a_game_without_records_reaches_its_stacks(kind: str, seed: int) -> None:
    """Nobody folds where he may check; who does is asked about, not seen."""
    assert on_antennas(drawn(kind, seed, replace(PLAIN, free_folds=False)))[0].right


def _takes(command: c.HandCommand) -> TypeGuard[c.Draw]:
    return isinstance(command, c.Draw) and command.count > 0


@pytest.mark.parametrize(("game", "hands"), DRAW)
def test_by_touch_alone_every_recorded_draw_hand_reaches_its_stacks(game: str, hands: int) -> None:
    """DISPLAY 9: how many each seat takes is one touch."""
    records = recorded_of(game)
    assert len(records) == hands
    assert all(by_touch(record, counting=True).right for record in records)


@pytest.mark.parametrize(("game", "hands"), STUD)
def test_by_touch_alone_every_recorded_stud_hand_reaches_its_stacks(game: str, hands: int) -> None:
    """WALKTHROUGH 3 e: nobody reads the up cards; who brings in or is high is one touch a street."""
    records = recorded_of(game)
    assert len(records) == hands
    assert all(by_touch(record, counting=True).right for record in records)


def test_with_amounts_left_open_the_hand_still_goes_to_its_end() -> None:
    """At most 0.8 touches per player action, award included."""
    done = [by_touch(record, counting=False) for record in recorded()]
    assert mean(done) <= 0.8


NOT_LIKE_HOLDEM = [record for game, _ in (*STUD, *DRAW) for record in recorded_of(game)]
SHORT = {"mixed/85", "mixed/46"}
"""A raise in razz to less than the key says, as nobody can call more; one in lowball whose amount no key has."""


@pytest.mark.parametrize(
    "record",
    [pytest.param(one, id=one.file, marks=() if one.file in SHORT else pytest.mark.slow) for one in NOT_LIKE_HOLDEM],
)
def test_on_devices_with_amounts_left_open_every_stud_and_draw_hand_still_goes_to_its_end(record: PhhHand) -> None:
    """The winner gets the pot whatever is in it, and in limit the key says how much that is."""
    done, told = on_antennas(record, counting=False)
    assert isinstance(told[-1], c.Award)
    assert done.right or record.setup.game.name == "lowball-27"


def test_with_a_camera_every_recorded_holdem_hand_reaches_its_stacks() -> None:
    """At most 1.2 touches per player action, all amounts entered, award included."""
    done = {record.file: with_camera(record) for record in recorded()}
    assert all(each.right for each in done.values())
    assert mean(list(done.values())) <= 1.2


def test_recorded_hands_through_simulated_devices_take_few_touches() -> None:
    """At most 0.9 touches per player action, all amounts entered, award included; 0.45 with amounts left open."""
    done = [on_devices(record) for record in SIX_HANDED[::5]]
    assert all(each.right for each in done)
    assert mean(done) <= 0.9
    assert mean([on_devices(record, counting=False) for record in SIX_HANDED[::5]]) <= 0.45


@pytest.mark.slow
def test_every_recorded_holdem_hand_through_simulated_devices_reaches_its_stacks_with_few_questions() -> None:
    """Where a raise may have found cards on their way to the muck, the table asks: in one hand of fifty, or fewer."""
    done = {record.file: on_devices(record) for record in recorded()}
    assert all(each.right for each in done.values())
    assert mean([done[record.file] for record in SIX_HANDED]) <= 0.9
    assert sum(each.asked > 0 for each in done.values()) <= len(done) / 50
