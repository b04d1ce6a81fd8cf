"""`dealerassist`: reads the command line, wires the rooms together, and is the only place where time is made.

Exit codes: 0 done, 1 checked and found wrong, 2 unusable input (one clear line on stderr). Never a traceback at a user.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NoReturn

from dealerassist import __version__
from dealerassist.cards import DealerAssistError
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.output import UNUSABLE, Output, write_error
from dealerassist.training.codes import DrillCode
from dealerassist.training.dealing.players import DEALT

Command = Callable[[argparse.Namespace, Output], int]


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise CliError(CliCode.BAD_USAGE, f"{message} (see {self.prog} --help)")


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = _Parser(prog="dealerassist", description="The rules of the card room: play, check and keep hands.")
    top.add_argument("--version", action="version", version=f"dealerassist {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _run(commands)
    _play(commands)
    _replay(commands)
    _verify(commands)
    _recognise(commands)
    _camera(commands)
    _deck(commands)
    _journal(commands)
    _train(commands)
    _firmware(commands)
    _small_ones(commands)
    return top


def _add(commands: argparse._SubParsersAction[_Parser], name: str, does: str, example: str) -> _Parser:
    """A command with its help and its example; its work lies in the module `dealerassist.cli.NAME`."""
    raw = argparse.RawDescriptionHelpFormatter
    command = commands.add_parser(name, help=does, description=does, epilog=f"example: {example}", formatter_class=raw)
    command.add_argument("--json", action="store_true", help="print JSON objects, one a line, and nothing else")
    return command


def _state(command: argparse.ArgumentParser) -> None:
    command.add_argument("--state", metavar="DIR", help="the state directory (default: /var/lib/dealerassist or yours)")


def _decks(command: argparse.ArgumentParser) -> None:
    """What says which tag is what."""
    of_table = "how the table is set up (TOML): game, stakes, house, seats, button; also decks and staff"
    command.add_argument("--table", metavar="FILE", help=of_table)
    deck = "which tag is which card (TOML); once for each deck that takes its turn"
    command.add_argument("--deck", action="append", metavar="FILE", help=deck)
    command.add_argument("--staff", metavar="FILE", help="which tag signs which dealer in (TOML)")


def _looks(command: argparse.ArgumentParser) -> None:
    look = "how a deck's cards look to the camera, as `deck enrol` learned it; once for each deck"
    command.add_argument("--look", action="append", metavar="FILE", help=look)


_CAMERA = "the camera over the board: a device, picamera2, a film, a folder of pictures (as table.toml says)"


def _console(command: argparse.ArgumentParser, default: str) -> None:
    where = f"the dealer's keys: on the sensors' line, or at the pins of this box ({default})"
    command.add_argument("--console", choices=("line", "gpio"), help=where)


def _panel(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--profile",
        choices=("1024x600", "800x480", "1280x720"),
        help="the panel (default: this one; on a desktop, a window)",
    )
    command.add_argument("--theme", choices=("dim", "bright"), default="dim", help="dim or bright (dim)")
    said = "of the screen (as table.toml says, else en)"
    command.add_argument("--language", choices=("en", "nl", "hu", "da"), help=said)


def _run(commands: argparse._SubParsersAction[_Parser]) -> None:
    does = "the live table; without sensors a simulated one"
    run = _add(commands, "run", does, "dealerassist run --profile 1024x600")
    _panel(run)
    run.add_argument("--players", action="store_true", help="also a screen for the players: on the second one there is")
    run.add_argument("--screenshots", metavar="DIR", help="no window: play on and leave pictures in this folder")
    run.add_argument("--port", metavar="DEVICE", help="the serial line of the table's sensors; needs a deck")
    run.add_argument("--camera", metavar="SOURCE", help=_CAMERA)
    _looks(run)
    _console(run, "as table.toml says, else line")
    _decks(run)
    run.add_argument("--seed", type=int, metavar="N", help="the simulated players always act the same")
    _state(run)


def _play(commands: argparse._SubParsersAction[_Parser]) -> None:
    play = _add(commands, "play", "play a hand script or a recorded hand", "dealerassist play --watch hand.hand")
    play.add_argument("file", nargs="?", metavar="FILE", help=".hand or .phh; a recorded hand when left out")
    play.add_argument("--watch", action="store_true", help="show the table after every step")
    play.add_argument("--random", type=int, metavar="SEED", help="deal random hands instead of a file")
    play.add_argument("--hands", type=int, default=1, metavar="N", help="how many random hands (1)")
    play.add_argument("--record", action="store_true", help="keep every step in the journal of the state directory")
    _state(play)


def _replay(commands: argparse._SubParsersAction[_Parser]) -> None:
    does = "play recorded hands (PHH) and compare the stacks with the record"
    replay = _add(commands, "replay", does, "dealerassist replay tests/hands")
    replay.add_argument("paths", nargs="+", metavar="PATH", help="PHH files or folders of them")


def _verify(commands: argparse._SubParsersAction[_Parser]) -> None:
    does = "judge a showdown, or millions: a line each (.jsonl), a folder of PHH, a journal"
    verify = _add(commands, "verify", does, "dealerassist verify showdown.json")
    verify.add_argument("--photo", metavar="IMAGE", help="make a showdown to confirm of the cards in a photograph")
    verify.add_argument("--screen", action="store_true", help="with --photo: look it over on the screen, in VERIFY")
    verify.add_argument("--game", default="holdem", help="that was played, with --photo (holdem)")
    verify.add_argument(
        "file", nargs="?", metavar="FILE", help="a showdown (JSON or TOML), or many hands; - reads standard input"
    )
    verify.add_argument("--cores", type=int, metavar="N", help="how many to work on, where hands are many (all)")


def _recognise(commands: argparse._SubParsersAction[_Parser]) -> None:
    does = "read the cards in photographs; needs opencv"
    recognise = _add(commands, "recognise", does, "dealerassist recognise --draw out photo.jpg")
    recognise.add_argument("images", nargs="+", metavar="IMAGE", help="photographs")
    _looks(recognise)
    recognise.add_argument("--draw", metavar="DIR", help="leave each picture there as PNG, with what was seen in it")


def _camera(commands: argparse._SubParsersAction[_Parser]) -> None:
    does = "say where board and seats are in the camera's picture: lay a card on each of the five places first"
    camera = _add(commands, "camera", does, "dealerassist camera --camera /dev/video0")
    camera.add_argument("--camera", metavar="SOURCE", help=_CAMERA)
    camera.add_argument("--seat", type=int, metavar="N", help="this seat instead, at which a hand lies face up")
    camera.add_argument(
        "--up", type=int, metavar="N", help="stud: this seat's up cards, where four lie as they are dealt"
    )
    camera.add_argument("--corners", nargs=4, metavar="X,Y", help="say the corners yourself, clockwise, in pixels")
    camera.add_argument(
        "--screen", action="store_true", help="find and move the corners by touch, on the table's screen"
    )
    camera.add_argument("--turned", action="store_true", help="the first place of the board is the last from the left")
    camera.add_argument("--table", metavar="FILE", help="camera.toml stands beside this file")
    _state(camera)


def _deck(commands: argparse._SubParsersAction[_Parser]) -> None:
    does = "enrol a deck, card after card on the board's first place: its tags, or its look; stop and go on at will"
    deck = _add(commands, "deck", does, "dealerassist deck enrol red.toml --port /dev/serial/by-id/usb-…")
    deck.add_argument("action", choices=("enrol",))
    deck.add_argument("file", metavar="FILE", help="the deck's file, new or to be gone on with")
    deck.add_argument("--port", metavar="DEVICE", help="the sensors' line: enrols its tags; without it, its look")
    deck.add_argument("--camera", metavar="SOURCE", help="names the cards, in any order; else they are called in turn")
    deck.add_argument("--called", action="store_true", help="call each card that is missing, in turn, and believe it")
    _looks(deck)
    deck.add_argument("--name", help="as the dealer calls it: up to seven letters")
    deck.add_argument("--table", metavar="FILE", help="camera.toml stands beside this file")
    _state(deck)


def _journal(commands: argparse._SubParsersAction[_Parser]) -> None:
    does = "show, export or check the journal; what each dealer's down came to"
    journal = _add(commands, "journal", does, "dealerassist journal export --hand 12 --format phh")
    journal.add_argument("action", choices=("show", "export", "verify", "downs"))
    journal.add_argument("file", nargs="?", metavar="FILE", help="a journal (default: that of the state directory)")
    journal.add_argument("--hand", type=int, metavar="N", help="only this hand (default: the last one)")
    journal.add_argument("--last", type=int, metavar="N", help="the last N hands")
    journal.add_argument("--format", choices=("hand", "phh"), default="hand", help="what `export` writes (hand)")
    _state(journal)


def _train(commands: argparse._SubParsersAction[_Parser]) -> None:
    does = "drills for croupiers at a terminal, exams, progress; a trainee's record exported or erased"
    train = _add(commands, "train", does, "dealerassist train --trainee anna")
    actions = ("practice", "screen", "table", "exam", "progress", "export", "erase", "drills")
    train.add_argument("action", nargs="?", choices=actions, default="practice", help="(practice)")
    train.add_argument("--trainee", metavar="NAME", help="who; nothing is kept of who gives no name")
    drills = tuple(code for code in DrillCode if code is not DrillCode.DEAL_HAND)
    train.add_argument("--drill", choices=drills, metavar="DRILL", help="only this one; `train drills` lists them")
    train.add_argument(
        "--level",
        type=int,
        choices=range(1, 5),
        metavar="1-4",
        help="of that drill, or of the hand that `table` deals (1)",
    )
    train.add_argument("--questions", type=int, metavar="N", help="stop after so many (q stops, too)")
    train.add_argument("--seed", type=int, metavar="N", help="the same questions again, the same exam")
    train.add_argument("--course", metavar="FILE", help="a course (TOML) instead of the outline that ships")
    train.add_argument(
        "--house", metavar="NAME", help="whose rules judge: a preset or a TOML file (as the course says)"
    )
    train.add_argument(
        "--hand", metavar="FILE", help="what this hand script expects is asked; with `table`, players play it"
    )
    train.add_argument(
        "--quiet", action="store_true", help="on the screen: no sounds (as the course says, else with sounds)"
    )
    _table_session(train)
    _panel(train)
    train.add_argument("--format", choices=("csv", "json"), default="csv", help="what `export` writes (csv)")
    train.add_argument("--out", metavar="FILE", help="where `export` and the plots (SVG) of `progress` go")
    _state(train)


def _table_session(train: _Parser) -> None:
    """What `train table` deals, and how its steps are seen: typed, if nothing else is said."""
    train.add_argument("--game", choices=DEALT, default=DEALT[0], help=f"what `table` deals ({DEALT[0]})")
    train.add_argument("--silent", action="store_true", help="`table`: say what was wrong only at the end")
    train.add_argument("--screen", action="store_true", help="`table`, `exam`: by touches on the table's own screen")
    train.add_argument("--simulated", action="store_true", help="`table`: the same, the cards lie on simulated sensors")
    train.add_argument("--port", metavar="DEVICE", help="`table`: deal real cards; the serial line of the sensors")
    train.add_argument("--deck", action="append", metavar="FILE", help="which tag is which card; goes with --port")


def _firmware(commands: argparse._SubParsersAction[_Parser]) -> None:
    does = "which nodes are on the line, with which firmware; tell new nodes their places"
    firmware = _add(commands, "firmware", does, "dealerassist firmware version --port /dev/serial/by-id/usb-…")
    firmware.add_argument("action", choices=("version", "assign"))
    firmware.add_argument("--port", required=True, metavar="DEVICE", help="the serial line of the table's sensors")
    _console(firmware, "line")


def _small_ones(commands: argparse._SubParsersAction[_Parser]) -> None:
    doctor = _add(commands, "doctor", "check this machine and this installation", "dealerassist doctor")
    line = "ask the nodes on this line, which nobody else may use, who they are"
    doctor.add_argument("--port", metavar="DEVICE", help=line)
    _decks(doctor)
    _state(doctor)
    report = _add(commands, "report", "write a bug report: last hand, versions, health", "dealerassist report")
    report.add_argument("--port", metavar="DEVICE", help=line)
    report.add_argument("--out", metavar="FILE", help="where to (default: standard output)")
    _decks(report)
    _state(report)
    bench = _add(commands, "bench", "measure speed, a peer beside ours", "dealerassist bench tests/hands")
    bench.add_argument("paths", nargs="*", metavar="PATH", help="PHH files or folders (default: random hands)")
    bench.add_argument("--rounds", type=int, default=15, metavar="N", help="best of N rounds (15)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    output = Output(as_json="--json" in (sys.argv[1:] if arguments is None else arguments))
    try:
        options = parser().parse_args(arguments)
        command: Command = import_module(f"dealerassist.cli.{options.command}").run
        return command(options, output)
    except DealerAssistError as error:
        return output.error(error)
    except KeyboardInterrupt:
        write_error("stopped")
        return UNUSABLE
