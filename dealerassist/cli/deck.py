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
from dealerassist.cli.files import read_text, write_private
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.cli.sensors import open_camera
from dealerassist.cli.state import state_directory
from dealerassist.cli.table_file import TableFile
from dealerassist.sensing import Reading
from dealerassist.sensing.enrolling import Enrolment, Step
from dealerassist.sensing.one_antenna import OneAntenna
from dealerassist.sensing.overhead.camera_reader import CameraReader
from dealerassist.sensing.pairing import PLACE, Pairing

READY = "antenna and camera are there: lay one card after another on the first place of the board"
AGAIN = "lay it again, face up and whole"
_Lies = tuple[tuple[bytes, ...], Card | None]
"""The tags on the first place, and the face."""
WORDS = {
    Step.SEVERAL: "several tags lie there: one card at a time",
    Step.WHICH: "its tag is read, its face is not: take it away",
    Step.NOTHING: "its face is read, no tag is: take it away; the tag may be broken",
    Step.KNOWN: "is in the file already",
    Step.TWICE: "another tag is this card already: is it a card too many, or of another deck?",
}
OTHER = {
    True: "its tag stands in the file as {of}: take it away, and lay it again to put that right",
    False: "this tag stands in the file as {of}: take it away, and lay the card that was called",
}
"""Does a camera see which card it is?"""


def run(options: argparse.Namespace, output: Output) -> int:
    """Until all cards have a tag, or it is stopped; the next start goes on. 1 where cards are missing or twice."""
    if options.port is None:
        return learn(options, output)
    path = Path(options.file)
    text = read_text(options.file) if path.exists() else ""
    enrolment = Enrolment(PACK_52.cards, text, options.file, options.name or "")
    table = TableFile(options.table, state_directory(options.state))
    camera = None if options.called else open_camera(options, table)
    try:
        with closing(_antenna(options.port)) as antenna:
            if camera is None:
                _called(_Session(enrolment, path, output, False), antenna)
            else:
                _seen(_Session(enrolment, path, output, True), antenna, camera)
    except KeyboardInterrupt:
        output.text()
    missing, twice = list(map(str, enrolment.missing)), list(map(str, enrolment.twice))
    output.text(f"{path}: {_end(missing, twice)}")
    output.record({"file": options.file, "missing": missing, "twice": twice})
    return FOUND_WRONG if missing or twice else DONE


def _antenna(port: str) -> OneAntenna:
    try:
        return OneAntenna(port, PLACE, SystemClock())
    except OSError as error:
        raise CliError(CliCode.UNREADABLE, f"{port}: {error.strerror or error}") from None


class _Session:
    """What is told and written of each card that is laid."""

    def __init__(self, enrolment: Enrolment, path: Path, output: Output, sees: bool) -> None:
        """sees: a camera names the cards, and they are not called."""
        self.enrolment = enrolment
        self.output = output
        self._path = path
        self._sees = sees
        self._other: tuple[tuple[bytes, ...], Card] | None = None
        self._again = False

    def lies(self, tags: tuple[bytes, ...], card: Card) -> None:
        """These tags are this card."""
        step, of = self.enrolment.lies(tags, card), self.enrolment.face(tags)
        if step is Step.OTHER and self._sees and self._other == (tags, card):
            step = self.enrolment.puts_right(tags, card)
        self._other = (tags, card) if step is Step.OTHER else None
        self._again = step is Step.OTHER
        self._record(step, card)
        if step in {Step.ENROLLED, Step.PUT_RIGHT}:
            write_private(self._path, self.enrolment.text().encode())
            was = f"; it was {of} before" if step is Step.PUT_RIGHT else ""
            self.output.text(f"{card}: enrolled, {len(self.enrolment.missing)} to go{was}")
        elif step is Step.OTHER:
            self.output.text(f"{card}: {OTHER[self._sees].format(of=of)}")
        else:
            self.output.text(f"{card}: {WORDS[step]}")

    def apart(self, tags: tuple[bytes, ...], card: Card | None) -> None:
        """A tag without a face, or a face without a tag."""
        step = self.enrolment.lies(tags, None)
        self._again = step in {Step.NOTHING, Step.WHICH}
        self._record(step, card)
        self.output.text(f"{card or 'this card'}: {WORDS[step]}")

    def bare(self) -> None:
        """What lay there was taken away."""
        if self._again:
            self.output.text(AGAIN)
        self._again = False

    def _record(self, step: Step, card: Card | None) -> None:
        self.output.record({"step": str(step), "card": None if card is None else str(card)})


def _called(session: _Session, antenna: OneAntenna) -> None:
    """Each card as it is called; the place must be empty before the next."""
    done: tuple[bytes, ...] = ()
    called: Card | None = None
    while missing := session.enrolment.missing:
        if called is not missing[0]:
            called = missing[0]
            session.output.text(f"lay {called} on the first place of the board")
        tags = antenna.tags()
        if tags and tags != done:
            session.lies(tags, called)
        done = tags


def _seen(session: _Session, antenna: OneAntenna, camera: CameraReader) -> None:
    """Each card as the camera names it."""
    heard: SimpleQueue[Reading] = SimpleQueue()
    camera.start(heard.put)
    with closing(camera):
        _paired(session, antenna, heard)


def _paired(session: _Session, antenna: OneAntenna, heard: SimpleQueue[Reading]) -> None:
    clock, pairing, ready = SystemClock(), Pairing(), False
    done: _Lies | None = None
    while session.enrolment.missing:
        pairing.lie(antenna.tags(), clock.mono_ns())
        while not heard.empty():
            pairing.seen(heard.get())
        if pairing.looks and not ready:
            ready = True
            session.output.text(READY)
        if pairing.bare and done is not None:
            session.bare()
            done = None
        pair = pairing.paired(clock.mono_ns())
        if pair is not None and pair != done:
            session.lies(*pair)
            done = pair
        apart = pairing.apart(clock.mono_ns())
        if apart is not None and not _told(apart, done):
            session.apart(*apart)
            done = apart


def _told(apart: _Lies, done: _Lies | None) -> bool:
    """A tag that was paired is well, though its face no longer counts; without a tag it is the face that was told."""
    return done is not None and (apart[0] == done[0] if apart[0] else apart == done)


def _end(missing: list[str], twice: list[str]) -> str:
    told = [f"missing: {' '.join(missing)}"] if missing else []
    told += [f"twice: {' '.join(twice)}"] if twice else []
    return "; ".join(told) or "every card has its tag"
