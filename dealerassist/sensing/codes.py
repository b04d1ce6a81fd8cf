"""Closed lists of what sensing can say: the state of a device, a doubt about cards, a refusal."""

from __future__ import annotations

from dealerassist.cards import Code, DealerAssistError


class SensorCode(Code):
    """Why a device is in the state that it is in."""

    ANTENNA = "antenna"
    CAMERA_GONE = "camera-gone"
    DARK = "dark"
    FLASH_FIRMWARE = "flash-firmware"
    FROZEN = "frozen"
    MIXED_VERSIONS = "mixed-versions"
    NOISY = "noisy"
    NO_ANSWER = "no-answer"
    NO_PASSES = "no-passes"
    OTHER_SIZE = "other-size"
    PORT_GONE = "port-gone"
    REPORTS_LOST = "reports-lost"
    RESTARTED = "restarted"
    STARTING = "starting"
    STOPPED = "stopped"
    STUCK_KEY = "stuck-key"
    TOO_MANY_TAGS = "too-many-tags"
    TWO_NODES = "two-nodes"
    UNREADABLE = "unreadable"
    WORKS = "works"
    WRONG_NODE = "wrong-node"


class DoubtCode(Code):
    """What lies on the table and cannot be right. The sensors never decide it: the table asks."""

    BACK_FROM_MUCK = "back-from-muck"
    CAMERA_DIFFERS = "camera-differs"
    CHANGED_ZONE = "changed-zone"
    CROWDED_PLACE = "crowded-place"
    DOUBLE_TAG = "double-tag"
    FACE_TWICE = "face-twice"
    OTHER_DECK = "other-deck"
    STRANGE_TAG = "strange-tag"
    TWO_ZONES = "two-zones"


class SensingCode(Code):
    """What sensing refuses."""

    BAD_CALIBRATION = "bad-calibration"
    BAD_DECK = "bad-deck"
    BAD_LOOK = "bad-look"
    BAD_MESSAGE = "bad-message"
    BAD_STAFF = "bad-staff"
    CLOSED = "closed"
    NO_CONSOLE = "no-console"
    NO_SUCH_SEAT = "no-such-seat"
    STARTED = "started"
    UNKNOWN_MESSAGE = "unknown-message"


class SensingError(DealerAssistError):
    """The root of what sensing raises."""


class ProtocolError(SensingError, ValueError):
    """Bytes that are no message of ours. Its text never quotes them: they may hold the numbers of tags."""


class SeatError(SensingError, LookupError):
    """There is no such seat; `data["seat"]` is what was asked for."""


class DeckError(SensingError, ValueError):
    """Tags that cannot be those of one table: its decks, pucks and staff cards."""


class CalibrationError(SensingError, ValueError):
    """A file that cannot say where board and seats are in the camera's picture."""


class LookError(SensingError, ValueError):
    """A file that cannot be a deck's own look."""


class ConsoleError(SensingError, OSError):
    """The dealer's keys are not at this machine's pins, or somebody else holds them."""


class ReaderStateError(SensingError, RuntimeError):
    """Started twice, or used after it was closed."""
