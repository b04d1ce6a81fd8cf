"""What a deck's own look helps on photographs: of decks that were photographed several times, each photograph is read
with the look that the others give, each card learned from one. Photographs of all other decks are read with it too.

    python -m deploy.cardnets.look_photos FOLDER [--deck felt …] [--sweeps] [--others]

A card that lies in no other photograph of its deck was not learned: it is not counted, but may not be named wrongly.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import cv2
import numpy as np

from dealerassist.cards import card
from dealerassist.sensing.camera import Recogniser, learned_look, read_picture
from dealerassist.sensing.camera.edges import cut_at_its_edges
from dealerassist.sensing.camera.faces import face_of, packed
from dealerassist.sensing.look_file import Faces
from deploy.cardnets.scoring import Photo, on, photos_in, score
from deploy.cardnets.sweeps import Step, steps

DECKS = ("felt", "jh", "n11", "kent", "msp")
"""Sources each of which photographed one deck several times."""
AS_TAKEN = "as taken"
SWEPT = (AS_TAKEN, "brightness", "blur", "JPEG")
HEAD = "| deck | made worse | cards | without: right | not | wrong of names | with it: right | not | wrong of names |"


@dataclass(slots=True)
class Count:
    """cards: those that the look knows; right: of these. wrong, names: of all cards."""

    cards: int = 0
    right: int = 0
    wrong: int = 0
    names: int = 0
    mistakes: list[str] = field(default_factory=list)

    def cells(self) -> list[str]:
        return [str(self.right), str(self.cards - self.right), f"{self.wrong} of {self.names}"]


def main() -> None:
    asked = _arguments()
    cv2.setNumThreads(1)
    photos, plain = photos_in(asked.folder), Recogniser()
    swept = [step for step in steps() if step.sweep in (SWEPT if asked.sweeps else (AS_TAKEN,))]
    print(HEAD, "|---" * HEAD.count(" |") + "|", sep="\n")
    for deck in asked.deck:
        own = [photo for photo in photos if photo.source == deck]
        learned = {photo.file: faces_in(photo, plain) for photo in own}
        for step in swept:
            without, with_it = Count(), Count()
            for photo in own:
                look = one_of_each(learned, photo.file)
                read(photo, step, look, plain, without)
                read(photo, step, look, Recogniser(look=learned_look([look])), with_it)
            _print(deck, f"{step.sweep} {step.setting}", without, with_it)
        if asked.others:
            look, with_it = one_of_each(learned, None), Count()
            knows = Recogniser(look=learned_look([look]))
            for photo in photos:
                if photo.source != deck:
                    read(photo, swept[0], look, knows, with_it)
            _print(f"others under {deck}", AS_TAKEN, None, with_it)


def faces_in(photo: Photo, plain: Recogniser) -> Faces:
    """What `deck enrol` would learn from a photograph: cards that lie whole, read or, where unsure, called."""
    picture = read_picture(photo.file)
    whole = [each for each in plain.read(picture) if each.whole]
    faces = {}
    for label in photo.labels:
        there = [each for each in whole if label.corners is not None and on(label, each)]
        if len(there) == 1 and str(there[0].card or label.card) == label.card:
            outline = np.array(there[0].corners, np.float32)
            faces[card(label.card)] = packed(face_of(cut_at_its_edges(picture, outline)))
    return faces


def one_of_each(learned: Mapping[Path, Faces], left_out: Path | None) -> Faces:
    """Each card from the first photograph in which it lies, but for the one that is to be read."""
    look: Faces = {}
    for file in sorted(learned.keys() - {left_out}):
        look = {**learned[file], **look}
    return look


def read(photo: Photo, step: Step, look: Faces, recogniser: Recogniser, count: Count) -> None:
    """Adds what is read of a photograph, made worse."""
    picture, changed = step.change(read_picture(photo.file), photo)
    seen = recogniser.read(picture)
    known = tuple(label for label in changed.labels if card(label.card) in look)
    of_all = score(changed, seen)
    count.cards += len(known)
    count.right += score(replace(changed, labels=known), seen).right
    count.wrong += of_all.wrong
    count.names += of_all.right + of_all.twice + of_all.wrong
    count.mistakes += of_all.mistakes


def _print(deck: str, worse: str, without: Count | None, with_it: Count) -> None:
    before = ["", "", ""] if without is None else without.cells()
    print("| " + " | ".join([deck, worse, str(with_it.cards), *before, *with_it.cells()]) + " |", flush=True)
    for line in [*(without.mistakes if without else []), *with_it.mistakes]:
        print(f"wrong  {worse}: {line}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split(":", maxsplit=1)[0])
    parser.add_argument("folder", type=Path, help="with a labels.json")
    parser.add_argument("--deck", nargs="+", choices=DECKS, default=DECKS)
    parser.add_argument("--sweeps", action="store_true", help="also darker, lighter, blurred, packed")
    parser.add_argument("--others", action="store_true", help="read the photographs of all other decks too")
    return parser.parse_args()


if __name__ == "__main__":
    main()
