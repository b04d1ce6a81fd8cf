"""The package's examples are told where its libraries are; a room that lacks one here is left out, by name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

PAINTED = Path(__file__).parent / "dealerassist" / "display"


def _no_qt() -> bool:
    try:
        import_module("PyQt6.QtWidgets")
    except ImportError:
        return True
    return False


collect_ignore = [str(PAINTED)] if _no_qt() else []
