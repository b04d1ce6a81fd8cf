"""Whatever can be touched has a name in words, for screen readers; nobody sees or feels it."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dealerassist.display.labels import Label
from dealerassist.views import HoldSeat, NameCard, Press, PressKey, TouchSeat
from tests.display.finger import Table, grabbed
from tests.display.situations import SITUATIONS


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def labels(table: Table) -> dict[str, Label]:
    """The names that follow what is shown now."""
    while table.screen._label_timer.isActive():
        QApplication.processEvents()
    return table.screen.labels.by_name()


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_target_has_a_name_in_words_where_it_stands(table: Table, name: str) -> None:
    table.screen.show_view(SITUATIONS[name])
    targets = {each.name: each for each in table.screen.frame().targets}
    found = labels(table)
    assert found.keys() == targets.keys()
    for target, label in found.items():
        assert label.accessibleName().strip()
        assert label.isVisible()
        assert label.isEnabled() == (targets[target].tap is not None or targets[target].hold is not None)
        assert label.geometry().contains(table.spot(target))


def test_the_names_are_the_words_of_keys_and_seats(table: Table) -> None:
    said = {name: label.accessibleName() for name, label in labels(table).items()}
    assert (said["seat 7"], said["seat 5"]) == ("7 ACTS", "5 RAISE 1,200")
    assert (said["go-on"], said["slot 1"], said["undo"]) == ("CALL 1,200", "FOLD", "UNDO FOLD 6")
    assert said["column 1.1"] == "MIN 2,000"


def test_cards_and_drawn_keys_have_names_too(table: Table) -> None:
    table.screen.show_view(SITUATIONS["showdown"])
    assert labels(table)["board"].accessibleName().split()[0][-1] in "♣♦♥♠"
    table.screen.show_view(SITUATIONS["amount"])
    assert labels(table)["pad delete"].accessibleName() == "DELETE"
    table.screen.show_view(SITUATIONS["naming"])
    assert {labels(table)[f"suit {n}"].accessibleName() for n in range(4)} == set("♣♦♥♠")


def test_a_name_follows_what_its_target_means(table: Table) -> None:
    table.screen.show_view(SITUATIONS["flop"])
    assert labels(table)["go-on"].accessibleName() == "CHECK"


def test_a_screen_reader_presses_what_a_finger_would_touch(table: Table) -> None:
    labels(table)["go-on"].click()
    labels(table)["seat 4"].click()
    assert table.taken() == [PressKey(Press.GO_ON), TouchSeat(4)]


def test_a_key_that_is_held_is_not_pressed_by_a_click(table: Table) -> None:
    table.screen.show_view(SITUATIONS["deal-flop"])
    labels(table)["slot 1"].click()
    assert not any(isinstance(each, (HoldSeat, NameCard)) for each in table.sent)
    assert table.taken() == []


def test_a_screen_reader_s_press_waits_too_after_a_sensor_moved_the_action(table: Table) -> None:
    table.screen.show_view(SITUATIONS["flop"], by_sensor=True)
    labels(table)["go-on"].click()
    assert table.taken() == []


def test_fingers_and_eyes_go_through_them(table: Table) -> None:
    before = grabbed(table.screen)
    for label in labels(table).values():
        assert label.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.hide()
    QApplication.processEvents()
    assert grabbed(table.screen) == before
