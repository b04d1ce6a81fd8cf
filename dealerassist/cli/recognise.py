"""`dealerassist recognise`: which cards are in these pictures, and which of them somebody has to confirm."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

from dealerassist.cards import DealerAssistError
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.looks import read_looks
from dealerassist.cli.output import DONE, UNUSABLE, Output
from dealerassist.cli.photos import card_reader, read_photo

if TYPE_CHECKING:
    from dealerassist.sensing.camera import Picture, SeenCard


def run(options: argparse.Namespace, output: Output) -> int:
    """A line for each picture; 2 where one of them cannot be read, after all the others."""
    read = card_reader(read_looks(options.look or ()))
    folder = _folder(options.draw)
    drawn: set[Path] = set()
    code = DONE
    for name in options.images:
        try:
            picture = read_photo(name)
            seen = read(picture)
            if folder is not None:
                _draw(_free(folder, Path(name).stem, drawn), picture, seen)
        except DealerAssistError as error:
            code = output.error(error, name)
            continue
        output.record(record_of(name, seen))
        output.text(f"{name}: {words_of(seen)}")
    return UNUSABLE if code == UNUSABLE else DONE


def record_of(name: str, seen: Sequence[SeenCard]) -> dict[str, object]:
    """What `--json` promises of a picture; corners in its pixels."""
    cards = [
        {"card": str(each.card), "confidence": round(each.confidence, 3), "corners": _corners(each)}
        for each in seen
        if each.card is not None
    ]
    unsure = [
        {"candidates": list(map(str, each.candidates)), "corners": _corners(each)} for each in seen if each.card is None
    ]
    return {"file": name, "cards": cards, "unsure": unsure}


def words_of(seen: Sequence[SeenCard]) -> str:
    """The cards from left to right; those that are unsure with what they may be."""
    cards = sorted(seen, key=lambda each: each.centre)
    sure = " ".join(str(each.card) for each in cards if each.card is not None)
    unsure = [" or ".join(map(str, each.candidates)) or "an unknown card" for each in cards if each.card is None]
    asked = f"confirm: {'; '.join(unsure)}" if unsure else ""
    return ", ".join(part for part in (sure, asked) if part) or "no card"


def _corners(seen: SeenCard) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in seen.corners]


def _folder(named: str | None) -> Path | None:
    """Where pictures go; made where it is missing. Raises `CliError`."""
    if named is None:
        return None
    try:
        Path(named).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CliError(CliCode.BAD_OUTPUT, f"{named}: {error.strerror or error}") from None
    return Path(named)


def _free(folder: Path, stem: str, taken: set[Path]) -> Path:
    """A file that this run has not written yet: pictures of several folders may have one name."""
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    file = next(file for name in names if (file := folder / f"{name}.png") not in taken)
    taken.add(file)
    return file


def _draw(file: Path, picture: Picture, seen: Sequence[SeenCard]) -> None:
    from dealerassist.sensing.camera.drawing import drawn, write_picture

    write_picture(file, drawn(picture, seen))
