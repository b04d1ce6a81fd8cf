"""Reads a folder of labelled photographs and prints how well.

    python -m deploy.cardnets.figures FOLDER [--half tune|report] [--set felt_overhead] [--left] [--draw DIR]

Beside every count of wrong names stands what it is out of, and the most that the share of wrong names can be with 95 %
confidence: 3 / N where none was wrong (the rule of three), else a little more than was counted.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from pathlib import Path

import cv2
import numpy as np

from dealerassist.sensing.camera import Recogniser, SeenCard, read_picture
from deploy.cardnets.scoring import Photo, Score, halves, photos_in, score

SETS = ("felt_overhead", "flat", "single", "flat_smallidx", "overlap", "wild_jh", "reject")
HEAD = (
    "set",
    "photos",
    "cards",
    "right",
    "unsure",
    "missed",
    "twice",
    "wrong",
    "of names",
    "95 % bound",
    "right or asked",
    "ms",
)
"""`right or asked`: photographs in which every card is either; `ms`: the median for one photograph, on one core."""


def main() -> None:
    asked = _arguments()
    cv2.setNumThreads(1)
    photos = photos_in(asked.folder)
    if asked.half:
        photos = halves(photos)[asked.half == "report"]
    recogniser = Recogniser()
    scores: dict[str, Score] = defaultdict(Score)
    took: dict[str, list[float]] = defaultdict(list)
    for photo in (each for each in photos if asked.set in (None, each.category)):
        picture = read_picture(photo.file)
        begun = time.process_time()
        seen = recogniser.read(picture)
        took[photo.category].append(time.process_time() - begun)
        scores[photo.category].add(score(photo, seen))
        if asked.draw:
            draw(photo, seen, asked.draw)
    print(table(scores, took))
    for name, counted in scores.items():
        for line in counted.mistakes:
            print(f"wrong  {name}: {line}")
        for line in counted.left if asked.left else []:
            print(f"left   {name}: {line}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path, help="with a labels.json")
    parser.add_argument("--half", choices=["tune", "report"], help="of each source; without it all")
    parser.add_argument("--set", choices=SETS)
    parser.add_argument("--left", action="store_true", help="name each card that was not read too")
    parser.add_argument("--draw", type=Path, help="write each picture with what was read on it to this folder")
    return parser.parse_args()


def table(scores: dict[str, Score], took: dict[str, list[float]]) -> str:
    """One line for each set, and one for all."""
    lines = [f"| {' | '.join(HEAD)} |", "|---" * len(HEAD) + "|"]
    whole = Score()
    for name in sorted(scores, key=SETS.index):
        whole.add(scores[name])
        lines.append(_line(name, scores[name], took[name]))
    return "\n".join([*lines, _line("all", whole, [each for its in took.values() for each in its])])


def _line(name: str, counted: Score, took: list[float]) -> str:
    names = counted.right + counted.twice + counted.wrong
    part = f"{counted.right} = {counted.right / counted.cards:.1%}" if counted.cards else "-"
    cells = [
        name,
        counted.photos,
        counted.cards,
        part,
        counted.unsure,
        counted.missed,
        counted.twice,
        counted.wrong,
        names,
    ]
    cells += [bound(counted.wrong, names), f"{counted.settled}/{counted.photos}", f"{np.median(took) * 1000:.0f}"]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def bound(wrong: int, names: int) -> str:
    """The upper 95 % limit on the share of wrong names: Poisson's, which is 3 / N for none."""
    if names == 0:
        return "-"
    upper = {0: 3.0, 1: 4.74, 2: 6.3, 3: 7.75, 4: 9.15, 5: 10.5}.get(wrong, wrong + 2 * wrong**0.5 + 2)
    return f"< {min(1.0, upper / names):.2%}"


def draw(photo: Photo, seen: tuple[SeenCard, ...], folder: Path) -> None:
    """The photograph with outlines and names: green sure, orange unsure."""
    folder.mkdir(parents=True, exist_ok=True)
    picture = read_picture(photo.file)
    for each in seen:
        colour = (0, 200, 0) if each.card else (0, 140, 255)
        cv2.polylines(picture, [np.array(each.corners, np.int32)], True, colour, 2)
        said = str(each.card) if each.card else "?" + "/".join(str(card) for card in each.candidates[:3])
        x, y = each.centre
        cv2.putText(picture, said, (int(x) - 20, int(y)), cv2.FONT_HERSHEY_DUPLEX, 0.9, (0, 0, 0), 4)
        cv2.putText(picture, said, (int(x) - 20, int(y)), cv2.FONT_HERSHEY_DUPLEX, 0.9, colour, 2)
    cv2.imwrite(str(folder / f"{photo.file.stem}.png"), picture)


if __name__ == "__main__":
    main()
