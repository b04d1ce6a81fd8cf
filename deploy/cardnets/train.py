"""Trains one net and writes it as ONNX, with a record of the run beside it.

    python -m deploy.cardnets.train index --pictures 360000 --minutes 50 --out build/cardnets/run-1
    python -m deploy.cardnets.train card --pictures 160000 --minutes 50 --out build/cardnets/run-1

Pictures are drawn from their own numbers, so the same seed gives the same ones. The rate of learning falls with the
part of the time that is used up; `--steps`, as a record states them, takes the place of the time and repeats a run.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import platform
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.random import Generator
from numpy.typing import NDArray
from torch import Tensor, nn

from dealerassist.sensing.camera.patches import on_white
from deploy.cardnets.art import Art, load_art, only
from deploy.cardnets.augmentation import augmented
from deploy.cardnets.found import found_indices
from deploy.cardnets.indices import index_sample
from deploy.cardnets.nets import RANKS, export, losses, net_for, start_from
from deploy.cardnets.whole_cards import Sample, card_sample

Sampler = Callable[[Art, Generator], list[Sample]]


def _one(sampler: Callable[[Art, Generator], Sample]) -> Sampler:
    return lambda art, rng: [sampler(art, rng)]


SAMPLERS: dict[str, tuple[Sampler, ...]] = {
    "card": (_one(card_sample),),
    "index": (_one(index_sample), found_indices),
}
"""Shards take turns at them."""
HELD_OUT = frozenset({"plastic", "orell"})
"""Decks that no net is trained on: the record tells how well their cards are read."""
SHARD = 2000
BATCH = 128
PEAK, WARM = 3e-3, 0.05
"""The highest rate, and the part of the run until it."""
GENTLER = 2e-3
"""The highest rate where a run goes on from another's weights."""
STORED_WHITE = 200
"""Paper's value in a stored piece, whose points are bytes."""
SAVE_EVERY = 240
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """pieces: n × 3 × height × width, uint8, 0 to 230. ranks, suits: n."""

    pieces: NDArray[np.uint8]
    ranks: NDArray[np.int64]
    suits: NDArray[np.int64]


def main() -> None:
    asked = _arguments()
    asked.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    begun, code = time.monotonic(), _code()
    training = _pictures(asked.kind, asked.pictures, asked.seed, held_out=False)
    checks = {
        "known decks": _pictures(asked.kind, 3 * SHARD, asked.seed + 1, held_out=False),
        "decks held out": _pictures(asked.kind, 3 * SHARD, asked.seed + 1, held_out=True),
    }
    drawn_s = round(time.monotonic() - begun)
    print(f"{asked.kind}: {asked.pictures} pictures in {drawn_s} s", flush=True)
    net = net_for(asked.kind)
    if asked.start:
        start_from(net, asked.start, _given(training.pieces[: 8 * BATCH]))
        print({name: _figures(net, check) for name, check in checks.items()}, flush=True)
    net = net.to(memory_format=torch.channels_last)
    file = asked.out / f"{asked.kind}.onnx"
    steps, figures = _train(net, training, checks, asked, file)
    record = {
        "net": asked.kind,
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        "start": hashlib.sha256(asked.start.read_bytes()).hexdigest() if asked.start else None,
        "code": code,
        "pictures": asked.pictures,
        "seed": asked.seed,
        "steps": steps,
        "batch": BATCH,
        "seconds drawing": drawn_s,
        "seconds in all": round(time.monotonic() - begun),
        "threads": asked.threads,
        "parameters": sum(each.numel() for each in net.parameters()),
        "right": figures,
        "torch": torch.__version__,
        "opencv": cv2.__version__,
        "python": platform.python_version(),
    }
    (asked.out / f"{asked.kind}.json").write_text(json.dumps(record, indent=1) + "\n")


def _code() -> str:
    """The commit that draws and trains."""
    said = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True, check=True
    )
    return said.stdout.strip()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("kind", choices=SAMPLERS)
    parser.add_argument("--pictures", type=int, required=True, help=f"how many to draw; a multiple of {SHARD}")
    parser.add_argument("--minutes", type=float, default=50, help="of training, after the drawing")
    parser.add_argument("--steps", type=int, help="instead of the minutes")
    parser.add_argument("--start", type=Path, help="the ONNX of an earlier run, to go on from")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    return parser.parse_args()


def _pictures(kind: str, count: int, seed: int, held_out: bool) -> Pictures:
    """Drawn by one process for each of two cores; a shard depends on its number and the seed alone."""
    shards = [(kind, seed, number, held_out) for number in range(count // SHARD)]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        drawn = list(pool.imap(_shard, shards))
    return Pictures(*(np.concatenate(part) for part in zip(*drawn, strict=True)))


_art: dict[bool, Art] = {}
"""Of this process."""


def _shard(what: tuple[str, int, int, bool]) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64]]:
    kind, seed, number, held_out = what
    if held_out not in _art:
        cv2.setNumThreads(1)
        _art[held_out] = only(load_art(), HELD_OUT) if held_out else load_art(HELD_OUT)
    rng = np.random.default_rng([seed, number, held_out])
    sampler = SAMPLERS[kind][number % len(SAMPLERS[kind])]
    samples: list[Sample] = []
    while len(samples) < SHARD:
        samples += sampler(_art[held_out], rng)
    samples = samples[:SHARD]
    stored = (on_white([sample[0] for sample in samples]) * STORED_WHITE).astype(np.uint8)
    return stored, np.array([sample[1] for sample in samples]), np.array([sample[2] for sample in samples])


def _train(
    net: nn.Sequential, training: Pictures, checks: dict[str, Pictures], asked: argparse.Namespace, file: Path
) -> tuple[int, dict[str, dict[str, float]]]:
    peak = GENTLER if asked.start else PEAK
    chooser = torch.optim.AdamW(net.parameters(), lr=peak, weight_decay=2e-3)
    order = np.random.default_rng(asked.seed)
    begun = saved = time.monotonic()
    step, places = 0, np.empty(0, np.int64)
    while True:
        part = step / asked.steps if asked.steps else (time.monotonic() - begun) / (60 * asked.minutes)
        if part >= 1:
            break
        for group in chooser.param_groups:
            group["lr"] = peak * min(part / WARM, 0.5 + 0.5 * float(np.cos(np.pi * part)))
        if len(places) < BATCH:
            places = order.permutation(len(training.ranks))
        now, places = np.sort(places[:BATCH]), places[BATCH:]
        loss = _step(net, chooser, training, now, either_way_up=asked.kind == "card")
        step += 1
        if time.monotonic() - saved > SAVE_EVERY:
            saved = time.monotonic()
            figures = {name: _figures(net, check) for name, check in checks.items()}
            export(net, asked.kind, file)
            print(f"{asked.kind}: step {step}, {part:.0%}, loss {loss:.3f}, {figures}", flush=True)
    figures = {name: _figures(net, check) for name, check in checks.items()}
    export(net, asked.kind, file)
    print(f"{asked.kind}: done after {step} steps, {figures}", flush=True)
    return step, figures


def _step(
    net: nn.Sequential,
    chooser: torch.optim.Optimizer,
    training: Pictures,
    places: NDArray[np.int64],
    either_way_up: bool,
) -> float:
    net.train()
    given = augmented(_given(training.pieces[places]), either_way_up)
    with torch.autocast("cpu", torch.bfloat16):
        votes = net(given)
    loss = losses(votes.float(), torch.from_numpy(training.ranks[places]), torch.from_numpy(training.suits[places]))
    chooser.zero_grad()
    loss.backward()
    chooser.step()
    return float(loss.detach())


def _given(stored: NDArray[np.uint8]) -> Tensor:
    return torch.from_numpy(stored).float().div_(STORED_WHITE).contiguous(memory_format=torch.channels_last)


def _figures(net: nn.Sequential, check: Pictures) -> dict[str, float]:
    """Parts of the pictures: right; and named at 0.9 or surer: how many of the cards, and how many of them wrongly."""
    net.eval()
    with torch.no_grad():
        votes = torch.cat([net(_given(check.pieces[at : at + 500])) for at in range(0, len(check.ranks), 500)])
    rank_sure, ranks = votes[:, :RANKS].softmax(1).max(1)
    suit_sure, suits = votes[:, RANKS:].softmax(1).max(1)
    right = (ranks.numpy() == check.ranks) & (suits.numpy() == check.suits)
    named = ((rank_sure * suit_sure) >= 0.9).numpy() & (ranks.numpy() < RANKS - 1)
    cards = check.ranks < RANKS - 1
    return {
        "right": round(float(right.mean()), 4),
        "named": round(float((named & right & cards).sum() / cards.sum()), 4),
        "named wrongly": round(float((named & ~right).mean()), 5),
    }


if __name__ == "__main__":
    main()
