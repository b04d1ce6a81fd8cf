"""The package's examples are told where its libraries are; a room that lacks one here is left out, by name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

PACKAGE = Path(__file__).parent / "dealerassist"


def _missing(library: str) -> bool:
    try:
        import_module(library)
    except ImportError:
        return True
    return False


collect_ignore = [str(PACKAGE / "display")] if _missing("PyQt6.QtWidgets") else []
collect_ignore_glob = [str(PACKAGE / "verify" / "batch*.py")] if _missing("numpy") else []
if _missing("cv2"):
    collect_ignore.append(str(PACKAGE / "sensing" / "camera"))
