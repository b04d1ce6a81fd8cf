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


def start_from(net: nn.Sequential, file: Path, pieces: Tensor) -> None:
    """Gives the net the weights of an earlier export. Normalisations were folded into those: they begin anew with what
    they would see of `pieces`, so that at first they change nothing."""
    stored = (torch.from_numpy(numpy_helper.to_array(each).copy()) for each in onnx.load(str(file)).graph.initializer)
    seen, bias = pieces, torch.zeros(0)
    net.eval()
    with torch.no_grad():
        for layer in net:
            if isinstance(layer, nn.Conv2d):
                layer.weight.copy_(next(stored))
                bias = next(stored)
            elif isinstance(layer, nn.BatchNorm2d):
                _passing_on(layer, seen, bias)
            elif isinstance(layer, nn.Linear):
                layer.weight.copy_(next(stored))
                layer.bias.copy_(next(stored))
            seen = layer(seen)


def _passing_on(normal: nn.BatchNorm2d, seen: Tensor, bias: Tensor) -> None:
    """The normalisation that only adds the bias to what it has seen."""
    variance, mean = torch.var_mean(seen, (0, 2, 3))
    assert normal.running_var is not None
    assert normal.running_mean is not None
    normal.running_var.copy_(variance)
    normal.running_mean.copy_(mean)
    normal.weight.copy_((variance + normal.eps).sqrt())
    normal.bias.copy_(mean + bias)


def losses(votes: Tensor, ranks: Tensor, suits: Tensor) -> Tensor:
    """Both questions weigh the same."""
    crossed = nn.functional.cross_entropy
    return crossed(votes[:, :RANKS], ranks, label_smoothing=0.03) + crossed(
        votes[:, RANKS:], suits, label_smoothing=0.03
    )
