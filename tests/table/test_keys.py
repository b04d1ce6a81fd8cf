"""The dealer's keys at the box's own pins: one that hangs is shown as a sensor that fails is (DISPLAY 9, 11)."""

from __future__ import annotations

from dealerassist.sensing import Health, HealthState, SensorCode, Stamp
from dealerassist.views import HealthCode, Press
from tests.table.test_readings import Read

FOLD = Press.FOLD


class WithKeys(Read):
    """A table on antennas, with keys at the pins."""

    seq = 1_000

    def keys(self, state: HealthState, code: SensorCode) -> None:
        self.seq += 1
        self.table.read(Health(Stamp("keys", self.seq, self.reader.mono_ns()), state, code))


def with_stuck_key() -> WithKeys:
    played = WithKeys()
    played.deal()
    played.keys(HealthState.GOOD, SensorCode.WORKS)
    played.keys(HealthState.POOR, SensorCode.STUCK_KEY)
    return played


def test_a_key_that_hangs_is_said_once_and_stays_in_a_word_on_menu_until_it_is_free() -> None:
    played = with_stuck_key()
    assert played.prompt == "key-stuck"
    assert list(played.table.view.health) == [HealthCode.RFID_OK, HealthCode.KEY_STUCK]
    played.touch(FOLD)
    assert played.commands == ["fold 3"], "the screen goes on as ever"
    assert played.prompt == "act-call n=4 a=200"
    assert HealthCode.KEY_STUCK in played.table.view.health
    played.keys(HealthState.GOOD, SensorCode.WORKS)
    assert list(played.table.view.health) == [HealthCode.RFID_OK]


def test_a_key_that_hangs_again_after_it_was_free_is_said_again_in_the_next_hand() -> None:
    played = with_stuck_key()
    played.touch(FOLD)
    played.keys(HealthState.GOOD, SensorCode.WORKS)
    played.touch(Press.VOID, Press.GO_ON)
    played.keys(HealthState.POOR, SensorCode.STUCK_KEY)
    assert played.prompt == "key-stuck"


def test_a_sensor_that_fails_comes_before_a_key_that_hangs_and_keys_that_stop_are_off() -> None:
    played = with_stuck_key()
    played.devices.silence("seat-3")
    played.reader.run(5)
    assert played.prompt == "sensor-off k=SEAT 3"
    played.keys(HealthState.DOWN, SensorCode.STOPPED)
    assert played.prompt == "sensor-off k=RFID"
    played.touch(FOLD)
    assert HealthCode.KEY_STUCK not in played.table.view.health
