"""The two nets, as this package brings them, and what they vote."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

import cv2
import numpy as np
from numpy.typing import NDArray

from dealerassist.sensing.camera.codes import CameraCode, ModelError
from dealerassist.sensing.camera.patches import on_white
from dealerassist.sensing.camera.pictures import Picture

RANKS = "A23456789TJQK"
SUITS = "cdhs"
AT_ONCE = 256
"""Pieces that go through a net together: more need more memory and are no faster."""
Odds = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Vote:
    """What one net says of one piece. ranks: 13 odds in the order of `RANKS`, and those of none; suits: 4 and none.
    All between 0 and 1; each list sums to 1."""

    ranks: Odds
    suits: Odds

    @property
    def name(self) -> str:
        """The likeliest card, as `As`, also where none is likelier."""
        return RANKS[int(self.ranks[:13].argmax())] + SUITS[int(self.suits[:4].argmax())]

    @property
    def confidence(self) -> float:
        """How likely that card is: 0 to 1."""
        return float(self.ranks[:13].max() * self.suits[:4].max())

    @property
    def none(self) -> float:
        """How likely it is that this is no card, or no index."""
        return float(max(self.ranks[13], self.suits[4]))


class Nets:
    """Loaded once; one thread at a time."""

    def __init__(self) -> None:
        """Raises ModelError where a net is not the one that was tested."""
        self._card = _load("card")
        self._index = _load("index")

    def cards(self, pieces: Sequence[Picture]) -> list[Vote]:
        """Of whole cards, each `patches.CARD_SIZE`, either way up."""
        return _votes(self._card, pieces)

    def indices(self, pieces: Sequence[Picture]) -> list[Vote]:
        """Of upright indices, each `patches.INDEX_SIZE`."""
        return _votes(self._index, pieces)


def _load(kind: str) -> cv2.dnn.Net:
    folder = files("dealerassist.sensing.camera") / "weights"
    net = (folder / f"{kind}.onnx").read_bytes()
    record = json.loads((folder / f"{kind}.json").read_text())
    if hashlib.sha256(net).hexdigest() != record["sha256"]:
        raise ModelError(CameraCode.BAD_MODEL, f"{kind}.onnx is not the net that was tested: its checksum differs")
    return cv2.dnn.readNetFromONNX(np.frombuffer(net, np.uint8))


def _votes(net: cv2.dnn.Net, pieces: Sequence[Picture]) -> list[Vote]:
    votes = []
    for start in range(0, len(pieces), AT_ONCE):
        net.setInput(on_white(pieces[start : start + AT_ONCE]))
        logits = np.asarray(net.forward(), np.float32)
        votes += [Vote(*both) for both in zip(_odds(logits[:, :14]), _odds(logits[:, 14:]), strict=True)]
    return votes


def _odds(logits: Odds) -> Odds:
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True), np.float32)
