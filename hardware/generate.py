"""Makes all that follows from pins.toml and bom.toml: `python -m hardware.generate`."""

from __future__ import annotations

from pathlib import Path

from hardware.header import header_text
from hardware.pins import ROOT, the_pins


def made_texts() -> dict[Path, str]:
    """What each generated file must hold."""
    pins = the_pins()
    return {ROOT / "firmware/boards/atmega328p/pinout.h": header_text(pins)}


if __name__ == "__main__":
    for path, text in made_texts().items():
        path.write_text(text, "utf-8")
