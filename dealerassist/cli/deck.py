"""`dealerassist deck enrol FILE`: the cards of a new deck, one after another over the board's first antenna. With a
camera in any order; without one in the order in which they are called. Without antennas it is the deck's look that is
learned: `deck_look.py`.
"""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

from dealerassist.cards import PACK_52, Card
from dealerassist.cli.clock import SystemClock
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.deck_look import learn
from dealerassist.cli.deck_telling import Lies, Telling
from dealerassist.cli.files import read_text
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.cli.sensors import open_camera
from dealerassist.cli.state import state_directory
from dealerassist.cli.table_file import TableFile
from dealerassist.sensing import Health, Reading
from dealerassist.sensing.conversation import Condition
from dealerassist.sensing.enrolling import Enrolment
from dealerassist.sensing.one_antenna import OneAntenna
from dealerassist.sensing.overhead.camera_reader import CameraReader
from dealerassist.sensing.pairing import PLACE, Pairing
from dealerassist.sensing.zones import CAMERA

STARTING = "waiting for antenna and camera"
READY = "antenna and camera are there: lay one card after another on the first place of the board"


def run(options: argparse.Namespace, output: Output) -> int:
    """Until all cards have a tag, or it is stopped; the next start goes on. 1 where cards are missing or twice."""
    if options.port is None:
        return learn(options, output)
    path = Path(options.file)
    text = read_text(options.file) if path.exists() else ""
    enrolment = Enrolment(PACK_52.cards, text, options.file, options.name or "")
    table = TableFile(options.table, state_directory(options.state))
    camera = None if options.called else open_camera(options, table)
    telling = Telling(enrolment, path, output, camera is not None)
    try:
        with closing(_Antenna(options.port, telling)) as antenna:
            if camera is None:
                _called(telling, antenna)
            else:
                _seen(telling, antenna, camera)
    except KeyboardInterrupt:
        output.text()
    missing, twice = list(map(str, enrolment.missing)), list(map(str, enrolment.twice))
    output.text(f"{path}: {_end(missing, twice)}")
    output.record({"file": options.file, "missing": missing, "twice": twice})
    return FOUND_WRONG if missing or twice else DONE


class _Antenna:
    """The first place's, whose faults are told. Raises `CliError` where its port is not there, or goes."""

    def __init__(self, port: str, telling: Telling) -> None:
        self._port = port
        self._telling = telling
        try:
            self._antenna = OneAntenna(port, PLACE, SystemClock())
        except OSError as error:
            raise CliError(CliCode.UNREADABLE, f"{port}: {error.strerror or error}") from None

    @property
    def tells(self) -> bool:
        """See `OneAntenna`."""
        return self._antenna.tells

    def tags(self) -> tuple[bytes, ...]:
        """See `OneAntenna`."""
        try:
            tags = self._antenna.tags()
        except OSError as error:
            reason = f"{self._port}: {error.strerror or error}: the next start goes on"
            raise CliError(CliCode.UNREADABLE, reason) from None
        self._telling.health(PLACE.source, self._antenna.condition)
        return tags

    def close(self) -> None:
        self._antenna.close()


def _called(telling: Telling, antenna: _Antenna) -> None:
    """Each card as it is called; the place must be empty before the next."""
    done: tuple[bytes, ...] = ()
    called: Card | None = None
    while missing := telling.enrolment.missing:
        if called is not missing[0]:
            called = missing[0]
            telling.output.text(f"lay {called} on the first place of the board")
        tags = antenna.tags()
        if tags and tags != done:
            telling.lies(tags, called)
        done = tags


def _seen(telling: Telling, antenna: _Antenna, camera: CameraReader) -> None:
    """Each card as the camera names it."""
    heard: SimpleQueue[Reading] = SimpleQueue()
    telling.output.text(STARTING)
    camera.start(heard.put)
    with closing(camera):
        _paired(telling, antenna, heard)


def _paired(telling: Telling, antenna: _Antenna, heard: SimpleQueue[Reading]) -> None:
    clock, pairing, ready = SystemClock(), Pairing(), False
    done: Lies | None = None
    while telling.enrolment.missing:
        pairing.lie(antenna.tags(), clock.mono_ns())
        while not heard.empty():
            _hear(heard.get(), pairing, telling)
        if pairing.looks and antenna.tells and not ready:
            ready = True
            telling.output.text(READY)
        if pairing.bare and done is not None:
            telling.bare()
            done = None
        pair = pairing.paired(clock.mono_ns())
        if pair is not None and pair != done:
            telling.lies(*pair)
            done = pair
        apart = pairing.apart(clock.mono_ns())
        if apart is not None and pairing.looks and antenna.tells and not _told(apart, done):
            telling.apart(*apart)
            done = apart


def _hear(reading: Reading, pairing: Pairing, telling: Telling) -> None:
    pairing.seen(reading)
    if isinstance(reading, Health):
        telling.health(CAMERA, Condition(reading.code, reading.facts))


def _told(apart: Lies, done: Lies | None) -> bool:
    """A tag that was paired is well, though its face no longer counts; without a tag it is the face that was told."""
    return done is not None and (apart[0] == done[0] if apart[0] else apart == done)


def _end(missing: list[str], twice: list[str]) -> str:
    told = [f"missing: {' '.join(missing)}"] if missing else []
    told += [f"twice: {' '.join(twice)}"] if twice else []
    return "; ".join(told) or "every card has its tag"
