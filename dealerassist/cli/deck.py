"""`dealerassist deck enrol FILE`: the cards of a new deck, one after another over the board's first antenna. With a
camera in any order; without one in the order in which they are called. Without antennas it is the deck's look that is
learned: `deck_look.py`.
"""

from __future__ import annotations

import argparse
from contextlib import closing, nullcontext
from pathlib import Path

from dealerassist.cards import PACK_52, Card
from dealerassist.cli.clock import SystemClock
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.deck_look import learn
from dealerassist.cli.files import read_text, write_private
from dealerassist.cli.output import DONE, FOUND_WRONG, Output
from dealerassist.cli.sensors import open_camera
from dealerassist.cli.state import state_directory
from dealerassist.cli.table_file import TableFile
from dealerassist.sensing import BOARD, BoardCard, Health, HealthState, Reading
from dealerassist.sensing.enrolling import Enrolment, Pairing, Step
from dealerassist.sensing.one_antenna import OneAntenna

PLACE = BOARD[0]
READY = "antenna and camera are there: lay one card after another on the first place of the board"
WORDS = {
    Step.SEVERAL: "several tags lie there: one card at a time",
    Step.KNOWN: "is in the file already",
    Step.OTHER: "its tag stands in the file as another card: lay it again",
    Step.TWICE: "another tag is this card already: is it a card too many, or of another deck?",
}


class Seen:
    """The card that the camera last named on the first place; None where it names none. looks: the camera is well."""

    def __init__(self) -> None:
        self.card: Card | None = None
        self.looks = False

    def take(self, reading: Reading) -> None:
        """In the camera's thread."""
        if isinstance(reading, BoardCard) and reading.place == PLACE.number:
            self.card = reading.face
        if isinstance(reading, Health):
            self.looks = reading.state is HealthState.GOOD


def run(options: argparse.Namespace, output: Output) -> int:
    """Until all cards have a tag, or it is stopped; the next start goes on. 1 where cards are missing or twice."""
    if options.port is None:
        return learn(options, output)
    path = Path(options.file)
    text = read_text(options.file) if path.exists() else ""
    enrolment = Enrolment(PACK_52.cards, text, options.file, options.name or "")
    camera = open_camera(options, TableFile(options.table, state_directory(options.state)))
    seen = Seen()
    if camera is not None:
        camera.start(seen.take)
    try:
        with closing(_antenna(options.port)) as antenna, nullcontext() if camera is None else closing(camera):
            if camera is None:
                _called(enrolment, antenna, path, output)
            else:
                _seen(enrolment, antenna, seen, path, output)
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


def _called(enrolment: Enrolment, antenna: OneAntenna, path: Path, output: Output) -> None:
    """Each card as it is called; the place must be empty before the next."""
    done: tuple[bytes, ...] = ()
    called: Card | None = None
    while enrolment.missing:
        if called is not enrolment.missing[0]:
            called = enrolment.missing[0]
            output.text(f"lay {called} on the first place of the board")
        tags = antenna.tags()
        if tags and tags != done:
            _tell(enrolment.lies(tags, called), called, enrolment, path, output)
        done = tags


def _seen(enrolment: Enrolment, antenna: OneAntenna, seen: Seen, path: Path, output: Output) -> None:
    """Each card as the camera names it."""
    clock, pairing = SystemClock(), Pairing()
    done: tuple[tuple[bytes, ...], Card] | None = None
    told, ready = False, False
    while enrolment.missing:
        if seen.looks and not ready:
            ready = True
            output.text(READY)
        pairing.tags(antenna.tags(), clock.mono_ns())
        pairing.card(seen.card, clock.mono_ns())
        pair = pairing.paired(clock.mono_ns())
        if pair is not None and pair != done:
            _tell(enrolment.lies(*pair), pair[1], enrolment, path, output)
        if pairing.apart(clock.mono_ns()) and not told:
            output.text("tag and face have not come together: take it away, and lay it again")
        done, told = pair or done, pairing.apart(clock.mono_ns())


def _tell(step: Step, card: Card | None, enrolment: Enrolment, path: Path, output: Output) -> None:
    output.record({"step": str(step), "card": None if card is None else str(card)})
    if step is Step.ENROLLED:
        write_private(path, enrolment.text().encode())
        output.text(f"{card}: enrolled, {len(enrolment.missing)} to go")
    else:
        output.text(f"{card or 'this card'}: {WORDS[step]}")


def _end(missing: list[str], twice: list[str]) -> str:
    told = [f"missing: {' '.join(missing)}"] if missing else []
    told += [f"twice: {' '.join(twice)}"] if twice else []
    return "; ".join(told) or "every card has its tag"
