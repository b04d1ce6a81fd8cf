"""Holds what was read against what lies there, and counts."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera import SeenCard

ROOM = 1.15
"""A label's corners are read by eye: what lies in them, this much larger, is on the card."""
LEGITIMATE = "KAT"
"""Ranks that a German deck prints as ours does: reading them in the reject set is no mistake."""


@dataclass(frozen=True, slots=True, eq=False)
class Label:
    """One card of a photograph. corners: 4 × 2 pixels, or None where only its presence is known."""

    card: str
    corners: NDArray[np.float32] | None


@dataclass(frozen=True, slots=True)
class Photo:
    """A picture and what lies in it. source: who took it; deck, table and camera are then mostly the same."""

    file: Path
    category: str
    source: str
    labels: tuple[Label, ...]


@dataclass(slots=True)
class Score:
    """Cards of one set of pictures. right: named as they are. unsure: there, with candidates. missed: not seen.
    wrong: names that are not there, over a card or anywhere; twice: a right name given a second time."""

    photos: int = 0
    cards: int = 0
    right: int = 0
    unsure: int = 0
    missed: int = 0
    wrong: int = 0
    twice: int = 0
    settled: int = 0
    """Photographs in which every card is right, or asked for."""
    mistakes: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)

    def add(self, other: Score) -> None:
        """Counts the other's cards too."""
        for name in ("photos", "cards", "right", "unsure", "missed", "wrong", "twice", "settled"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.mistakes += other.mistakes
        self.left += other.left


def photos_in(folder: Path) -> list[Photo]:
    """The labelled photographs of a folder with a `labels.json`."""
    found = []
    for row in json.loads((folder / "labels.json").read_text()):
        labels = tuple(Label(each["card"], _corners(each["quad"])) for each in row["cards"])
        found.append(Photo(folder / row["file"], row["category"], row["file"].split("_")[0], labels))
    return found


def halves(photos: Sequence[Photo]) -> tuple[list[Photo], list[Photo]]:
    """One half of each source to tune on, the other to report; every second by the file's name."""
    sources: dict[tuple[str, str], list[Photo]] = defaultdict(list)
    for photo in photos:
        sources[photo.category, photo.source].append(photo)
    tuned, reported = [], []
    for _, of_it in sorted(sources.items()):
        ordered = sorted(of_it, key=lambda photo: photo.file.name)
        tuned += ordered[::2]
        reported += ordered[1::2]
    return tuned, reported


def score(photo: Photo, seen: Sequence[SeenCard]) -> Score:
    """Each label is found once; a name on no label of that name is a mistake."""
    found = Score(photos=1, cards=len(photo.labels))
    open_labels = list(photo.labels)
    named = sorted((each for each in seen if each.card is not None), key=lambda each: -each.confidence)
    for each in named:
        label = _matching(open_labels, each)
        if label is not None:
            open_labels.remove(label)
            found.right += 1
        elif _matching(photo.labels, each) is not None:
            found.twice += 1
        elif photo.category != "reject" or str(each.card)[0] not in LEGITIMATE:
            found.wrong += 1
            found.mistakes.append(f"{photo.file.name}: {each.card} at {_place(each)}, {each.confidence:.2f}")
    asked = [each for each in seen if each.card is None]
    for label in open_labels:
        about = [each for each in asked if _may_be(label, each)]
        if about:
            asked.remove(about[0])
            found.unsure += 1
        else:
            found.missed += 1
        said = " ".join(str(card) for card in about[0].candidates) if about else "missed"
        found.left.append(f"{photo.file.name}: {label.card}: {said}")
    found.settled = int(found.missed == 0 and found.wrong == 0)
    return found


def _matching(labels: Sequence[Label], seen: SeenCard) -> Label | None:
    of_name = [label for label in labels if label.card == str(seen.card)]
    return next((label for label in of_name if on(label, seen)), None)


def _may_be(label: Label, seen: SeenCard) -> bool:
    if label.corners is not None:
        return on(label, seen)
    return any(str(card) == label.card for card in seen.candidates)


def on(label: Label, seen: SeenCard) -> bool:
    """Whether it lies where the label does; anywhere, where nobody knows."""
    if label.corners is None:
        return True
    middle = label.corners.mean(axis=0)
    wide = ((label.corners - middle) * ROOM + middle).astype(np.float32)
    return cv2.pointPolygonTest(wide, seen.centre, False) >= 0


def _corners(quad: list[list[float]] | None) -> NDArray[np.float32] | None:
    if quad is None:
        return None
    return cv2.convexHull(np.array(quad, np.float32)).reshape(-1, 2).astype(np.float32)


def _place(seen: SeenCard) -> str:
    x, y = seen.centre
    return f"{x:.0f},{y:.0f}"
