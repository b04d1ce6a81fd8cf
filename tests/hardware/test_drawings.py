"""What is drawn: WireViz can draw the harness, and OpenSCAD the case and the puck, closed and inside their boxes."""

from __future__ import annotations

import html
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hardware.draw import CABLES, ENCLOSURE, HARNESS, SOLIDS, picture, solid
from hardware.netlist.boards import node, power
from hardware.netlist.circuit import Circuit
from hardware.pins import ROOT, the_pins

if TYPE_CHECKING:
    from PyQt6.QtGui import QImage

OPENSCAD = shutil.which("openscad")
Corner = tuple[float, float, float]


@pytest.mark.parametrize("circuit", [node(the_pins()), power(the_pins())], ids=lambda circuit: circuit.name)
def test_the_harness_has_the_pins_of_the_netlist(circuit: Circuit) -> None:
    """Read as it stands in the file: each connector's pins, in order, are those of the part on the board."""
    text = (HARNESS / f"{circuit.name}.yml").read_text("utf-8")
    drawn = dict(re.findall(r'^  (J\d+):\n    type: ".*"\n    pinlabels: \[(.*)\]$', text, re.MULTILINE))
    placed = {part.ref: list(part.nets.values()) for part in circuit.parts if "connector" in part.kind.key}
    assert {ref: re.findall(r"'([^']+)'", labels) for ref, labels in drawn.items()} == placed


@pytest.mark.parametrize("board", CABLES)
def test_wireviz_draws_the_harness(board: str, tmp_path: Path) -> None:
    own = ROOT / "build/hardware/venv/bin/wireviz"
    wireviz = shutil.which("wireviz") or (own if own.exists() else None)
    if not wireviz or not shutil.which("dot"):
        pytest.skip("WireViz and Graphviz are not installed; hardware/README.md says how")
    command = [wireviz, "-f", "s", "-o", tmp_path, HARNESS / f"{board}.yml"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    drawn, kept = (folder / f"{board}.svg" for folder in (tmp_path, HARNESS))
    assert texts(drawn) == texts(kept), "run: python -m hardware.draw"


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


SIZES = {
    "tray": [75.6, 55.6, 24.0],  # board 70 x 50, gaps of 0.4 and walls of 2.4; 21.6 high inside
    "lid": [75.6, 55.6, 5.4],
    "body": [48, 48, 10],
    "cap": [29.8, 29.8, 7.8],
}


@pytest.mark.parametrize("part", SOLIDS)
def test_a_solid_is_closed_and_as_large_as_its_sizes_say(part: str) -> None:
    """A solid with a hole in its skin does not print; sizes.scad gives the box."""
    kept = triangles((ENCLOSURE / f"{part}.stl").read_text())
    assert is_closed(kept)
    assert not is_closed(kept[1:])
    assert extent(kept) == pytest.approx(SIZES[part], abs=0.05)


@pytest.mark.skipif(OPENSCAD is None, reason="OpenSCAD is not installed (Debian: openscad)")
@pytest.mark.parametrize("part", SOLIDS)
def test_the_solid_that_is_kept_is_what_openscad_makes(part: str, tmp_path: Path) -> None:
    """Whatever order its triangles come in."""
    kept, made = (triangles(path.read_text()) for path in (ENCLOSURE / f"{part}.stl", solid(part, tmp_path)))
    assert Counter(map(corners, kept)) == Counter(map(corners, made)), "run: python -m hardware.draw"


def corners(triangle: tuple[Corner, Corner, Corner]) -> frozenset[Corner]:
    """To a thousandth of a millimetre."""
    return frozenset((round(x, 3), round(y, 3), round(z, 3)) for x, y, z in triangle)


def test_the_solids_that_are_kept_are_small() -> None:
    assert sum((ENCLOSURE / f"{part}.stl").stat().st_size for part in SOLIDS) <= 500_000


@pytest.mark.skipif(not (OPENSCAD and shutil.which("xvfb-run")), reason="OpenSCAD or Xvfb is not installed")
@pytest.mark.parametrize("part", SOLIDS)
def test_the_picture_that_is_kept_is_of_the_solid(part: str, tmp_path: Path) -> None:
    """Another renderer may shade it otherwise, so what is compared is what it covers."""
    image = pytest.importorskip("PyQt6.QtGui", reason="no Qt here", exc_type=ImportError).QImage
    kept, made = (covered(image(str(path))) for path in (ENCLOSURE / f"{part}.png", picture(part, tmp_path)))
    assert len(kept) > 1000
    assert len(kept ^ made) / len(kept) < 0.03, "run: python -m hardware.draw"


def covered(image: QImage) -> set[tuple[int, int]]:
    """Every second pixel that is not background."""
    background = image.pixel(0, 0)
    return {
        (x, y)
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
        if image.pixel(x, y) != background
    }


def test_the_pictures_stand_on_the_page() -> None:
    page = (ROOT / "hardware/README.md").read_text("utf-8")
    for path in [*(f"enclosure/{part}.png" for part in SOLIDS), *(f"harness/{board}.svg" for board in CABLES)]:
        assert f"({path})" in page, path
