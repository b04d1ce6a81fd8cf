"""Where the dealer's console is wired to the box's own pins.

Made by hardware/generate.py from hardware/pins.toml; do not edit.
"""

from __future__ import annotations

from dealerassist.sensing.protocol import DealerKey

KEY_PINS = {
    DealerKey.GO_ON: 5,
    DealerKey.FOLD: 6,
    DealerKey.CHECK: 13,
    DealerKey.CALL: 16,
    DealerKey.RAISE_TO: 17,
    DealerKey.ALL_IN: 22,
    DealerKey.UNDO: 23,
    DealerKey.FLOOR: 24,
}
"""Each key closes its pin to ground; the box pulls it up. Numbers are the chip's (BCM), not those of the header.

None of these serves I2C, SPI, the serial port or the recognition of boards.
"""
LAMP_PIN = 25
"""High: the lamp is lit. Through a resistor, at most 8 mA, or a transistor."""
