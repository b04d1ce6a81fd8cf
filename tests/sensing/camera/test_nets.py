"""The nets of this package are the ones that were tested, small enough for a small box, and no other is run."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="the camera needs opencv")

import numpy as np

from dealerassist.sensing.camera import CameraCode, ModelError, nets
from dealerassist.sensing.camera.patches import CARD_SIZE, INDEX_SIZE

FOLDER = Path(nets.__file__).parent / "weights"


def test_both_nets_together_are_smaller_than_a_megabyte() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.onnx")) <= 1_000_000


@pytest.mark.parametrize("kind", ["card", "index"])
def test_a_net_with_one_changed_byte_is_not_run(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(FOLDER, tmp_path / "weights")
    net = bytearray((tmp_path / "weights" / f"{kind}.onnx").read_bytes())
    net[len(net) // 2] ^= 1
    (tmp_path / "weights" / f"{kind}.onnx").write_bytes(net)
    monkeypatch.setattr(nets, "files", lambda _: tmp_path)
    with pytest.raises(ModelError) as caught:
        nets.Nets()
    assert caught.value.code == CameraCode.BAD_MODEL


def test_votes_are_odds_of_thirteen_ranks_four_suits_and_none() -> None:
    loaded = nets.Nets()
    grey = [np.full((size[1], size[0], 3), 128, np.uint8) for size in (CARD_SIZE, INDEX_SIZE)]
    for vote in (*loaded.cards([grey[0]] * 3), *loaded.indices([grey[1]])):
        assert (len(vote.ranks), len(vote.suits)) == (14, 5)
        assert vote.ranks.sum() == pytest.approx(1, abs=1e-4)
        assert vote.suits.sum() == pytest.approx(1, abs=1e-4)


def test_no_pieces_no_votes() -> None:
    assert nets.Nets().cards([]) == []


def test_many_pieces_get_the_votes_that_each_gets_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """They go through the net in parts."""
    loaded = nets.Nets()
    rng = np.random.default_rng(1)
    pieces = [rng.integers(0, 256, (INDEX_SIZE[1], INDEX_SIZE[0], 3), np.uint8) for _ in range(5)]
    alone = [loaded.indices([piece])[0] for piece in pieces]
    monkeypatch.setattr(nets, "AT_ONCE", 2)
    for together, one in zip(loaded.indices(pieces), alone, strict=True):
        assert together.ranks == pytest.approx(one.ranks, abs=1e-4)
        assert together.suits == pytest.approx(one.suits, abs=1e-4)
