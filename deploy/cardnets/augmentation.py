"""Each drawn picture seen a little differently each time that it is trained on: drawing is dear, this is cheap."""

from __future__ import annotations

import torch
from torch import Tensor, nn

TURN = 0.05
"""Radians, standard deviation."""
SHIFT, SIZE = 0.06, 0.06
"""Of half the picture; of its width and height."""
BLURRED = 0.2


def augmented(pieces: Tensor, either_way_up: bool) -> Tensor:
    """pieces: n × 3 × height × width, paper 1 and ink 0. either_way_up: upside down shows the same card."""
    if either_way_up:
        pieces = torch.where(torch.rand(len(pieces), 1, 1, 1) < 0.5, pieces.flip(2, 3), pieces)
    seen = _moved(pieces)
    soft = nn.functional.avg_pool2d(seen, 3, stride=1, padding=1, count_include_pad=False)
    seen = torch.where(torch.rand(len(seen), 1, 1, 1) < BLURRED, soft, seen)
    strength = _between(0.75, 1.15, len(seen), 1, 1, 1) * _between(0.93, 1.07, len(seen), 3, 1, 1)
    seen = 1 - (1 - seen) * strength
    seen = seen + torch.randn_like(seen) * _between(0, 0.04, len(seen), 1, 1, 1)
    return seen.clamp(0, 1.15).contiguous(memory_format=torch.channels_last)


def _moved(pieces: Tensor) -> Tensor:
    count, _, height, width = pieces.shape
    turn = torch.randn(count) * TURN
    across, down = _between(1 - SIZE, 1 + SIZE, 2, count)
    tall = height / width
    shift = _between(-SHIFT, SHIFT, 2, count)
    first = torch.stack([across * turn.cos(), -down * turn.sin() * tall, shift[0]], 1)
    second = torch.stack([across * turn.sin() / tall, down * turn.cos(), shift[1]], 1)
    places = nn.functional.affine_grid(torch.stack([first, second], 1), list(pieces.shape), align_corners=False)
    return nn.functional.grid_sample(pieces, places, padding_mode="border", align_corners=False)


def _between(low: float, high: float, *shape: int) -> Tensor:
    return low + (high - low) * torch.rand(*shape)
