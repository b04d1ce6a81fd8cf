"""Draws what stands in hardware/. `python -m hardware.draw` makes solids (STL) and their pictures (PNG), cables (SVG).

Needs OpenSCAD, Xvfb, Graphviz and WireViz; hardware/README.md says how they are installed.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from hardware.pins import ROOT

ENCLOSURE = ROOT / "hardware/enclosure"
HARNESS = ROOT / "hardware/harness"
SOLIDS = {"tray": "node", "lid": "node", "body": "puck", "cap": "puck"}
"""Part -> the file that declares it."""
CABLES = ("node", "power", "box")
CAMERA = ["--imgsize=480,360", "--autocenter", "--viewall", "--colorscheme=Tomorrow", "--projection=ortho"]


def solid(part: str, folder: Path) -> Path:
    """The solid as STL text. Raises CalledProcessError."""
    return _openscad(part, folder / f"{part}.stl")


def picture(part: str, folder: Path) -> Path:
    """The solid as it lies on the printer. Raises CalledProcessError."""
    return _openscad(part, folder / f"{part}.png", *CAMERA)


def cables(folder: Path) -> None:
    """All harnesses. Raises CalledProcessError."""
    own = ROOT / "build/hardware/venv/bin/wireviz"
    wireviz = shutil.which("wireviz") or str(own)
    files = [str(HARNESS / f"{board}.yml") for board in CABLES]
    subprocess.run([wireviz, "-f", "s", "-o", str(folder), *files], check=True, capture_output=True)


def _openscad(part: str, made: Path, *options: str) -> Path:
    on_screen = ["xvfb-run", "-a"] if made.suffix == ".png" else []
    command = [*on_screen, "openscad", "-q", *options, "-D", f'part="{part}"', "-o", str(made)]
    subprocess.run([*command, str(ENCLOSURE / f"{SOLIDS[part]}.scad")], check=True, capture_output=True)
    return made


if __name__ == "__main__":
    for name in SOLIDS:
        solid(name, ENCLOSURE)
        picture(name, ENCLOSURE)
    cables(HARNESS)
