"""Makes the photographs worse, step by step, and prints what becomes of right and wrong; also as a plot.

    python -m deploy.cardnets.sweeps FOLDER [--half report] [--set felt_overhead] [--plot sweeps.png]

Fewer cards may be read; names that are wrong must stay at none.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera import Picture, Recogniser, read_picture
from deploy.cardnets.figures import SETS, bound
from deploy.cardnets.scoring import Label, Photo, Score, halves, photos_in, score

Change = Callable[[Picture, Photo], tuple[Picture, Photo]]


@dataclass(frozen=True, slots=True)
class Step:
    """One setting of one sweep."""

    sweep: str
    setting: str
    change: Change


def steps() -> Iterable[Step]:
    """All sweeps, each from mild to strong."""
    yield Step("as taken", "", lambda picture, photo: (picture, photo))
    for times in (0.3, 0.5, 0.7, 1.3, 1.6):
        yield Step("brightness", f"×{times}", _brightness(times))
    for sigma in (0.7, 1.0, 1.5, 2.0):
        yield Step("blur", f"sigma {sigma}", _blur(sigma))
    for quality in (70, 40):
        yield Step("JPEG", str(quality), _jpeg(quality))
    for degrees in (5, 10):
        yield Step("tilt", f"{degrees}°", _tilt(degrees))
    for name, gains in (("warm", (0.6, 0.85, 1.0)), ("cold", (1.0, 0.85, 0.65)), ("yellow", (0.35, 0.9, 1.0))):
        yield Step("cast", name, _cast(gains))
    for strength in (0.5, 0.8, 1.0):
        yield Step("glare on an index", f"{strength:.0%}", _glare(strength))


def _brightness(times: float) -> Change:
    return lambda picture, photo: (np.clip(picture * times, 0, 255).astype(np.uint8), photo)


def _blur(sigma: float) -> Change:
    return lambda picture, photo: (np.asarray(cv2.GaussianBlur(picture, (0, 0), sigma), np.uint8), photo)


def _jpeg(quality: int) -> Change:
    def changed(picture: Picture, photo: Photo) -> tuple[Picture, Photo]:
        _, packed = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
        return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8), photo

    return changed


def _cast(gains: tuple[float, float, float]) -> Change:
    return lambda picture, photo: (np.clip(picture * np.array(gains), 0, 255).astype(np.uint8), photo)


def _tilt(degrees: float) -> Change:
    """As if the camera leaned back by so much, its lens 60° wide, and still looked at the same point."""

    def changed(picture: Picture, photo: Photo) -> tuple[Picture, Photo]:
        height, width = picture.shape[:2]
        far = max(height, width) * 0.87
        lens = np.array([[far, 0, width / 2], [0, far, height / 2], [0, 0, 1]])
        turn, _ = cv2.Rodrigues(np.array([np.radians(degrees), 0.0, 0.0]))
        warp = lens @ turn @ np.linalg.inv(lens)
        x, y, depth = warp @ np.array([width / 2, height / 2, 1])
        warp = np.array([[1, 0, width / 2 - x / depth], [0, 1, height / 2 - y / depth], [0, 0, 1]]) @ warp
        tilted = cv2.warpPerspective(picture, warp, (width, height), borderMode=cv2.BORDER_REPLICATE)
        labels = tuple(Label(each.card, _moved(each.corners, warp)) for each in photo.labels)
        return np.asarray(tilted, np.uint8), replace(photo, labels=labels)

    return changed


def _moved(corners: NDArray[np.float32] | None, warp: NDArray[np.float64]) -> NDArray[np.float32] | None:
    if corners is None:
        return None
    return np.asarray(cv2.perspectiveTransform(corners[None], warp)[0], np.float32)


def _glare(strength: float) -> Change:
    """A warm lamp over one corner of every card whose corners are known."""

    def changed(picture: Picture, photo: Photo) -> tuple[Picture, Photo]:
        seen = picture.astype(np.float32)
        ys, xs = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]].astype(np.float32)
        for label in photo.labels:
            if label.corners is None:
                continue
            middle = label.corners.mean(axis=0)
            x, y = label.corners[0] * 0.78 + middle * 0.22
            radius = np.sqrt(cv2.contourArea(label.corners)) * 0.09
            veil = strength * np.exp(-((((xs - x) ** 2 + (ys - y) ** 2) / (2 * radius**2)) ** 2))[..., None]
            seen = seen * (1 - veil) + np.array([225, 240, 250], np.float32) * veil
        return seen.astype(np.uint8), photo

    return changed


def main() -> None:
    asked = _arguments()
    cv2.setNumThreads(1)
    photos = photos_in(asked.folder)
    if asked.half:
        photos = halves(photos)[asked.half == "report"]
    photos = [photo for photo in photos if photo.category in asked.set]
    recogniser = Recogniser()
    rows: list[tuple[Step, Score]] = []
    print("| sweep | setting | right | unsure | missed | wrong | of names | bound 95 % |")
    print("|---|---|---|---|---|---|---|---|")
    for step in steps():
        counted = Score()
        for photo in photos:
            counted.add(score_of(recogniser, photo, step))
        rows.append((step, counted))
        names = counted.right + counted.twice + counted.wrong
        cells = [step.sweep, step.setting, f"{counted.right}/{counted.cards} = {counted.right / counted.cards:.1%}"]
        cells += [str(value) for value in (counted.unsure, counted.missed, counted.wrong, names)]
        print("| " + " | ".join([*cells, bound(counted.wrong, names)]) + " |", flush=True)
        for line in counted.mistakes:
            print(f"wrong  {step.sweep} {step.setting}: {line}")
    if asked.plot:
        cv2.imwrite(str(asked.plot), plot(rows))


def score_of(recogniser: Recogniser, photo: Photo, step: Step) -> Score:
    """One photograph, changed."""
    picture, changed = step.change(read_picture(photo.file), photo)
    return score(changed, recogniser.read(picture))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--half", choices=["tune", "report"])
    parser.add_argument("--set", nargs="+", choices=SETS, default=["felt_overhead", "flat", "single"])
    parser.add_argument("--plot", type=Path, help="write the table as bars to this PNG")
    return parser.parse_args()


def plot(rows: list[tuple[Step, Score]]) -> Picture:
    """A bar for each setting: green right, orange unsure or missed, red wrong, of all cards."""
    left, wide, tall = 260, 600, 26
    picture = np.full((tall * (len(rows) + 1), left + wide + 120, 3), 255, np.uint8)
    for at, (step, counted) in enumerate(rows):
        top = at * tall + 4
        right = int(wide * counted.right / counted.cards)
        wrong = int(wide * counted.wrong / counted.cards)
        cv2.rectangle(picture, (left, top), (left + wide, top + tall - 8), (120, 200, 250), -1)
        cv2.rectangle(picture, (left, top), (left + right, top + tall - 8), (80, 160, 60), -1)
        if counted.wrong:
            cv2.rectangle(picture, (left + wide - max(2, wrong), top), (left + wide, top + tall - 8), (40, 40, 220), -1)
        name = f"{step.sweep} {step.setting}".replace("×", "x").replace("°", " deg")
        said = f"{counted.right / counted.cards:.1%}, {counted.wrong} wrong"
        for words, x in ((name, 8), (said, left + wide + 6)):
            cv2.putText(picture, words, (x, top + 14), cv2.FONT_HERSHEY_SIMPLEX, 0.45, (0, 0, 0), 1, cv2.LINE_AA)
    return picture


if __name__ == "__main__":
    main()
