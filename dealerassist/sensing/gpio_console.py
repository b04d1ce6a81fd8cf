"""The dealer's console at the box's own pins: keys and lamp of a Raspberry Pi, instead of the node on the line."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread, current_thread

from gpiozero import LED, DigitalInputDevice
from gpiozero.pins import Factory

from dealerassist.sensing.clock import Clock
from dealerassist.sensing.codes import ConsoleError, ReaderStateError, SensingCode, SensorCode
from dealerassist.sensing.console_pins import KEY_PINS, LAMP_PIN
from dealerassist.sensing.conversation import Condition
from dealerassist.sensing.debouncing import MS, Debouncer
from dealerassist.sensing.felt import Stamper
from dealerassist.sensing.protocol import DealerKey
from dealerassist.sensing.readings import Health, Key, Reading
from dealerassist.sensing.zones import KEYS, place_facts

log = logging.getLogger(__name__)

LOOK_NS = 5 * MS
"""While a contact moves it is looked at so often."""
IDLE_NS = 100 * MS
"""While none does. An edge that the system reports wakes it earlier; one that it loses is seen by then."""


class GpioConsole:
    """Close it in the end. It looks in a thread of its own, and tells `Key` and `Health` readings of the source `keys`.

    The lamp is lit while a player is to act.
    """

    def __init__(self, factory: Factory, clock: Clock) -> None:
        """factory: the pins of this machine. Raises ConsoleError where they cannot be had."""
        self._clock = clock
        self._debouncer = Debouncer()
        self._told = 0
        self._lit = False
        self._health: SensorCode | None = None
        self._stamper = Stamper(_nobody)
        self._moved = Event()
        self._closing = Event()
        self._thread = Thread(target=self._work, name="keys", daemon=True)
        self._keys: dict[DealerKey, DigitalInputDevice] = {}
        try:
            for key, pin in KEY_PINS.items():
                # Its own way against bounces loses presses; ours is in `Debouncer`.
                device = DigitalInputDevice(pin, pull_up=True, bounce_time=None, pin_factory=factory)
                self._keys[key] = device
                device.when_activated = device.when_deactivated = self._moved.set
            self._lamp = LED(LAMP_PIN, pin_factory=factory)
        except Exception as error:  # those of the system's library for pins have no root but this
            self._let_go()
            raise no_console(error) from None

    def start(self, readings: Callable[[Reading], None]) -> None:
        """See `Reader.start`."""
        if self._stamper.tell is not _nobody:
            raise ReaderStateError(SensingCode.STARTED, "the console was started before")
        self._stamper.tell = readings
        self._thread.start()

    def lamp(self, seat: int | None) -> None:
        """seat: who is to act; None: nobody. May be called from any thread."""
        self._lit = seat is not None
        self._moved.set()

    def close(self) -> None:
        """Stop looking, darken the lamp, let go of the pins. Closing twice does nothing."""
        self._closing.set()
        self._moved.set()
        if self._thread.is_alive() and self._thread is not current_thread():
            self._thread.join()
        self._let_go()
        self._lamp.close()

    def look(self) -> int:
        """Look at all keys, tell what is new, light the lamp. Returns when to look again, in ns, at the latest.

        Nothing else touches the pins once they are open.
        """
        self._lamp.value = self._lit
        now_ns = self._clock.mono_ns()
        closed = sum(1 << key for key, device in self._keys.items() if device.value)
        self._tell_keys(self._debouncer.look(closed, now_ns), now_ns)
        stuck = self._debouncer.stuck(now_ns)
        self._tell_health(SensorCode.STUCK_KEY if stuck else SensorCode.WORKS, now_ns)
        return now_ns + (IDLE_NS if self._debouncer.settles_ns is None else LOOK_NS)

    def _work(self) -> None:
        try:
            while not self._closing.is_set():
                self._moved.clear()
                wait_ns = self.look() - self._clock.mono_ns()
                if self._debouncer.settles_ns is None:
                    self._moved.wait(max(wait_ns, 0) / 1e9)
                else:
                    self._closing.wait(max(wait_ns, 0) / 1e9)
        except Exception:
            log.exception("the keys' thread ends")
            now_ns = self._clock.mono_ns()
            self._tell_keys(0, now_ns)  # nobody knows how long one stays down that is not looked at any more
            self._tell_health(SensorCode.STOPPED, now_ns)

    def _tell_keys(self, pressed: int, now_ns: int) -> None:
        changed, self._told = self._told ^ pressed, pressed
        for key in self._keys:
            if changed >> key & 1:
                self._stamper.tell(Key(self._stamper.stamp(KEYS, now_ns), key, bool(pressed >> key & 1)))

    def _tell_health(self, code: SensorCode, now_ns: int) -> None:
        if code != self._health:
            self._health = code
            condition = Condition(code, tuple(place_facts(KEYS).items()))
            log.info("health: %s is %s, %s", KEYS, condition.state, condition.code)
            stamp = self._stamper.stamp(KEYS, now_ns)
            self._stamper.tell(Health(stamp, condition.state, condition.code, condition.facts))

    def _let_go(self) -> None:
        for device in self._keys.values():
            device.close()


def pins_of_this_machine() -> Factory:
    """Raises ConsoleError where it has none, or what drives them is not installed."""
    try:
        from gpiozero.pins.lgpio import LGPIOFactory  # noqa: PLC0415 (the only one for all Raspberry Pi; not everywhere)

        return LGPIOFactory()
    except ImportError as error:
        missing = f"what drives them is not installed ({error}): pip install lgpio, or apt install python3-lgpio"
        raise no_console(ImportError(missing)) from None
    except Exception as error:  # lgpio's own errors have no root but this
        raise no_console(error) from None


def no_console(error: Exception) -> ConsoleError:
    """In one line, whatever the library says."""
    reason = " ".join(str(error).split()) or type(error).__name__
    return ConsoleError(SensingCode.NO_CONSOLE, f"the keys cannot be read at this machine's pins: {reason}")


def _nobody(_: Reading) -> None:
    """Before it is started."""
