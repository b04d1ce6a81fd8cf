"""What is drawn: WireViz can draw the harness, and OpenSCAD the case and the puck, closed and inside their boxes."""

from __future__ import annotations

import html
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from hardware.netlist.boards import node, power
from hardware.netlist.circuit import Circuit
from hardware.pins import ROOT, the_pins

ENCLOSURE = ROOT / "hardware/enclosure"
HARNESS = ROOT / "hardware/harness"
OPENSCAD = shutil.which("openscad")
Corner = tuple[float, float, float]


@pytest.mark.parametrize("circuit", [node(the_pins()), power(the_pins())], ids=lambda circuit: circuit.name)
def test_the_harness_has_the_pins_of_the_netlist(circuit: Circuit) -> None:
    """Read as it stands in the file: each connector's pins, in order, are those of the part on the board."""
    text = (HARNESS / f"{circuit.name}.yml").read_text("utf-8")
    drawn = dict(re.findall(r'^  (J\d+):\n    type: ".*"\n    pinlabels: \[(.*)\]$', text, re.MULTILINE))
    placed = {part.ref: list(part.nets.values()) for part in circuit.parts if "connector" in part.kind.key}
    assert {ref: re.findall(r"'([^']+)'", labels) for ref, labels in drawn.items()} == placed


@pytest.mark.parametrize("board", ["node", "power"])
def test_wireviz_draws_the_harness(board: str, tmp_path: Path) -> None:
    own = ROOT / "build/hardware/venv/bin/wireviz"
    wireviz = shutil.which("wireviz") or (own if own.exists() else None)
    if not wireviz or not shutil.which("dot"):
        pytest.skip("WireViz and Graphviz are not installed; hardware/README.md says how")
    command = [wireviz, "-f", "s", "-o", tmp_path, HARNESS / f"{board}.yml"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    drawn, kept = (folder / f"{board}.svg" for folder in (tmp_path, HARNESS))
    assert texts(drawn) == texts(kept), "draw the harness anew, as hardware/README.md says"


@pytest.mark.parametrize("circuit", [node(the_pins()), power(the_pins())], ids=lambda circuit: circuit.name)
def test_the_picture_that_is_kept_shows_every_wire(circuit: Circuit) -> None:
    """Of each wire: its connector, pin and net, its colour, and what it is called at the other end."""
    shown = texts(HARNESS / f"{circuit.name}.svg")
    for each in the_pins().of_board(circuit.name):
        for at, wire in enumerate(each.pins, 1):
            assert {f"{each.ref}:{at}:{wire.net}", f"{at}:{wire.colour}", f"{each.ref} far:{at}:{wire.far}"} <= shown


def texts(picture: Path) -> set[str]:
    """What is written in an SVG; how it is laid out may differ from one Graphviz to the next."""
    found = re.findall(r"<text[^>]*>(.*?)</text>", picture.read_text("utf-8"), re.DOTALL)
    return {html.unescape(each).replace("\xa0", " ").strip() for each in found}


def triangles(text: str) -> list[tuple[Corner, Corner, Corner]]:
    """Of a solid as STL text."""
    corners = [tuple(map(float, line.split()[1:])) for line in text.splitlines() if line.strip().startswith("vertex")]
    points: list[Corner] = [(x, y, z) for x, y, z in corners]
    return list(zip(points[::3], points[1::3], points[2::3], strict=True))


def is_closed(solid: list[tuple[Corner, Corner, Corner]]) -> bool:
    """Watertight: each edge is walked as often one way as the other."""
    edges = Counter(edge for a, b, c in solid for edge in ((a, b), (b, c), (c, a)))
    return bool(solid) and all(edges[(a, b)] == edges[(b, a)] for a, b in edges)


def extent(solid: list[tuple[Corner, Corner, Corner]]) -> list[float]:
    """Its sizes along x, y and z."""
    points = [point for triangle in solid for point in triangle]
    return [round(max(along) - min(along), 2) for along in zip(*points, strict=True)]


@pytest.mark.skipif(OPENSCAD is None, reason="OpenSCAD is not installed (Debian: openscad)")
@pytest.mark.parametrize(
    ("file", "part", "size"),
    [
        ("node", "tray", [75.6, 55.6, 24.0]),  # board 70 x 50, gaps of 0.4 and walls of 2.4; 21.6 high inside
        ("node", "lid", [75.6, 55.6, 5.4]),
        ("puck", "body", [48, 48, 10]),
        ("puck", "cap", [29.8, 29.8, 7.8]),
    ],
)
def test_a_solid_is_closed_and_as_large_as_its_sizes_say(
    file: str, part: str, size: list[float], tmp_path: Path
) -> None:
    """A solid with a hole in its skin does not print; sizes.scad gives the box."""
    made = tmp_path / "made.stl"
    command = [str(OPENSCAD), "-q", "-D", f'part="{part}"', "-o", str(made), str(ENCLOSURE / f"{file}.scad")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    solid = triangles(made.read_text())
    assert is_closed(solid)
    assert not is_closed(solid[1:])
    assert extent(solid) == pytest.approx(size, abs=0.05)
