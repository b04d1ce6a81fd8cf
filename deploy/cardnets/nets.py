"""The two nets: plain convolutions, so that every OpenCV from 4.6 on runs them."""

from __future__ import annotations

from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn
from torch.nn.utils.fusion import fuse_conv_bn_eval

from dealerassist.sensing.camera.patches import CARD_SIZE, INDEX_SIZE

RANKS, SUITS = 14, 5
"""Classes: 13 ranks or none, 4 suits or none."""
SIZES = {"card": CARD_SIZE, "index": INDEX_SIZE}


def net_for(kind: str) -> nn.Sequential:
    """Untrained. Takes pieces × 3 × height × width, as `on_white` gives them; gives pieces × (RANKS + SUITS) logits."""
    if kind == "card":
        layers = [*_layer(3, 16, stride=2), *_layer(16, 32), nn.MaxPool2d(2), *_layer(32, 64), nn.MaxPool2d(2)]
        layers += [*_layer(64, 96), nn.MaxPool2d(2), *_layer(96, 48, size=1)]
        width, height, channels = 5, 7, 48
    else:
        layers = [*_layer(3, 20, stride=2), *_layer(20, 32), nn.MaxPool2d(2), *_layer(32, 64), nn.MaxPool2d(2)]
        layers += [*_layer(64, 96), nn.AvgPool2d((3, 2), (3, 2))]
        width, height, channels = 2, 3, 96
    return nn.Sequential(*layers, nn.Flatten(), nn.Dropout(0.2), nn.Linear(width * height * channels, RANKS + SUITS))


def _layer(inside: int, outside: int, size: int = 3, stride: int = 1) -> list[nn.Module]:
    convolution = nn.Conv2d(inside, outside, size, stride, padding=size // 2, bias=False)
    return [convolution, nn.BatchNorm2d(outside), nn.ReLU()]


def export(net: nn.Sequential, kind: str, file: Path) -> None:
    """Writes the net as ONNX, its normalisations folded into the convolutions, without what only training needs."""
    layers = list(net.eval())
    bare: list[nn.Module] = []
    for layer in layers:
        if isinstance(layer, nn.BatchNorm2d):
            before = bare.pop()
            assert isinstance(before, nn.Conv2d)
            bare.append(fuse_conv_bn_eval(before, layer))
        elif not isinstance(layer, nn.Dropout):
            bare.append(layer)
    width, height = SIZES[kind]
    torch.onnx.export(
        nn.Sequential(*bare).eval(), (torch.zeros(1, 3, height, width),), str(file), dynamo=False, opset_version=11,
        input_names=["pieces"], output_names=["votes"], dynamic_axes={"pieces": {0: "n"}, "votes": {0: "n"}},
    )  # fmt: skip


def start_from(net: nn.Sequential, file: Path) -> nn.Sequential:
    """The net with the weights of an earlier export: its normalisations are folded, so it goes on without them."""
    bare = nn.Sequential(*(layer for layer in _with_biases(net) if not isinstance(layer, nn.BatchNorm2d)))
    stored = onnx.load(str(file)).graph.initializer
    for place, weights in zip(bare.parameters(), stored, strict=True):
        place.data = torch.from_numpy(numpy_helper.to_array(weights).copy()).reshape_as(place)
    return bare


def _with_biases(net: nn.Sequential) -> list[nn.Module]:
    layers: list[nn.Module] = []
    for layer in net:
        if isinstance(layer, nn.Conv2d):
            sizes = (layer.in_channels, layer.out_channels, layer.kernel_size, layer.stride, layer.padding)
            layers.append(nn.Conv2d(*sizes))
        else:
            layers.append(layer)
    return layers


def losses(votes: Tensor, ranks: Tensor, suits: Tensor) -> Tensor:
    """Both questions weigh the same."""
    crossed = nn.functional.cross_entropy
    return crossed(votes[:, :RANKS], ranks, label_smoothing=0.03) + crossed(
        votes[:, RANKS:], suits, label_smoothing=0.03
    )
