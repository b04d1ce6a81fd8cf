"""`dealerassist deck enrol FILE` at a table without antennas: the deck's own look, learned under its camera.

In any order where the recogniser is sure of the cards; those of which it is not are called by name (`--called`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from dealerassist.cards import PACK_52, Card
from dealerassist.cli.camera_file import needed_calibration
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import write_private
from dealerassist.cli.looks import checked_look, read_looks
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.cli.photos import card_reader, no_opencv, opened_camera
from dealerassist.cli.state import state_directory
from dealerassist.cli.table_file import TableFile
from dealerassist.sensing.look_file import look_content

if TYPE_CHECKING:
    from dealerassist.sensing.camera import Picture
    from dealerassist.sensing.overhead.first_place import FirstPlace
    from dealerassist.sensing.overhead.learning import LookEnrolment, LookStep
    from dealerassist.sensing.overhead.sources import Source

READY = "lay one card after another on the first place of the board"
UNSEEN = "no card is seen there by its outline: lay one, face up and whole"
DARK = "the camera's pictures are black; is something over the lens, is there light?"
ENDS = "no more pictures; if it is a camera, check its cable"
WORDS = {
    "known": "{card}: was learned already; is it a card too many?",
    "which": "not sure which card this is: put it aside; the next start with --called asks for it",
    "stays": "take {card} away first",
    "doubted": "called {called}, but it looks like {card}: lay it again to keep it as {called}",
}


def learn(options: argparse.Namespace, output: Output) -> int:
    """Until all cards were learned, or it is stopped; the next start goes on. 1 where cards are missing or twice."""
    file = TableFile(options.table, state_directory(options.state))
    source = options.camera or file.camera()
    if not source:
        raise CliError(CliCode.BAD_USAGE, "--port DEVICE is needed to enrol a deck's tags, --camera SOURCE its look")
    calibration, path = needed_calibration(file), Path(options.file)
    faces = checked_look(options.file) if path.exists() else {}
    read = card_reader(read_looks(options.look or ()))
    try:
        from dealerassist.sensing.overhead.first_place import FirstPlace
        from dealerassist.sensing.overhead.learning import LookEnrolment
    except ImportError as error:
        raise no_opencv(error) from None
    enrolment = LookEnrolment(PACK_52.cards, faces)
    session = _Session(enrolment, FirstPlace(calibration, read), path, output, options.called)
    try:
        with closing(opened_camera(source, calibration.size)) as opened:
            for frame in _frames(source, opened, calibration.size):
                if not session.goes_on(frame):
                    break
            else:
                output.text(f"{source}: {ENDS}")
    except KeyboardInterrupt:
        output.text()
    missing, twice = list(map(str, enrolment.missing)), sorted(map(str, enrolment.twice))
    output.text(f"{path}: {_end(missing, twice)}")
    output.record({"file": options.file, "missing": missing, "twice": twice})
    return FOUND_WRONG if missing or twice else DONE


def _frames(source: str, opened: Source, size: tuple[int, int]) -> Iterator[Picture]:
    """Until there are no more. Raises `CliError` where they are of another size than was calibrated."""
    while (frame := opened.newest()) is not None:
        if (frame.shape[1], frame.shape[0]) != size:
            other = f"{frame.shape[1]}×{frame.shape[0]}, not {size[0]}×{size[1]} as was calibrated"
            raise CliError(CliCode.BAD_USAGE, f"{source}: its pictures are {other}: dealerassist camera")
        yield frame


class _Session:
    """Frame after frame, what is told and written."""

    def __init__(self, enrolment: LookEnrolment, place: FirstPlace, path: Path, output: Output, by_name: bool) -> None:
        self._enrolment = enrolment
        self._place = place
        self._path = path
        self._output = output
        self._by_name = by_name
        self._called: Card | None = None
        self._told = ""
        output.text(READY)

    def goes_on(self, frame: Picture) -> bool:
        """Are cards missing still? One frame more is looked at."""
        missing = self._enrolment.missing
        if not missing:
            return False
        if self._by_name and self._called is not missing[0]:
            self._called = missing[0]
            self._output.text(f"lay {self._called}")
        laid = self._place.see(frame)
        if self._place.empty:
            self._enrolment.emptied()
        self._tell_place()
        if laid is not None:
            self._tell(*self._enrolment.lies(laid, self._called))
        return True

    def _tell_place(self) -> None:
        """Why no card can be learned, once."""
        now = UNSEEN if self._place.unseen else DARK if self._place.dark else ""
        if now and now != self._told:
            self._output.text(now)
        self._told = now

    def _tell(self, step: LookStep, card: Card | None) -> None:
        if str(step) == "same":
            return  # nobody laid it
        self._output.record({"step": str(step), "card": None if card is None else str(card)})
        if str(step) == "learned":
            write_private(self._path, look_content(self._enrolment.faces))
            self._output.text(f"{card}: learned, {len(self._enrolment.missing)} to go")
        else:
            self._output.text(WORDS[str(step)].format(card=card, called=self._called))


def _end(missing: list[str], twice: list[str]) -> str:
    told = [f"missing: {' '.join(missing)}"] if missing else []
    told += [f"laid twice: {' '.join(twice)}"] if twice else []
    return "; ".join(told) or "every card was learned"
