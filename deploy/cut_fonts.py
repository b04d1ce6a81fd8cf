"""Cuts the display's two fonts out of the variable Roboto Condensed: weights 500 and 700, Latin letters only.

    pip install fonttools fontpkg-roboto-condensed && python deploy/cut_fonts.py

The cuts bear names of their own, so that a Roboto Condensed of the machine can never stand in for them.
"""

from __future__ import annotations

import importlib
import shutil
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parents[1] / "dealerassist/display/fonts"
CUTS = {"Medium": 500, "Bold": 700}
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2212]
"""Latin with the accents of Dutch, Hungarian and Danish, ½ and ×, and the dashes, quotes and dots of English."""
FAMILY, STYLE, FULL, POSTSCRIPT, WHOLE_FAMILY, WHOLE_STYLE = 1, 2, 4, 6, 16, 17
"""Numbers of the entries in a font's table of names."""


def main() -> None:
    package = Path(importlib.import_module("fontpkg_roboto_condensed").__file__ or "").parent
    for name, weight in CUTS.items():
        font = cut(package / "files/RobotoCondensed[wght].ttf", f"DealerSans{name}", weight)
        font.save(TARGET / f"DealerSans-{name}.ttf")
        print(f"DealerSans-{name}.ttf")
    shutil.copyfile(package / "LICENSE", TARGET / "OFL.txt")


def cut(source: Path, family: str, weight: int) -> Any:
    """The font of `weight`, a regular of its own family: Qt then never makes it bolder by itself."""
    font = importlib.import_module("fontTools.ttLib").TTFont(source, recalcTimestamp=False)
    font = importlib.import_module("fontTools.varLib.instancer").instantiateVariableFont(font, {"wght": weight})
    subset = importlib.import_module("fontTools.subset")
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    for entry in font["name"].names:
        if entry.nameID in {FAMILY, FULL, POSTSCRIPT, WHOLE_FAMILY}:
            entry.string = family
        elif entry.nameID in {STYLE, WHOLE_STYLE}:
            entry.string = "Regular"
    font["OS/2"].usWeightClass = 400
    font["OS/2"].fsSelection = 64
    font["head"].macStyle = 0
    return font


if __name__ == "__main__":
    main()
