"""A warning of Qt's fails tests of the screen, and without Qt they are skipped."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from dealerassist.display.speech import speak

HERE = Path(__file__).parent
NEEDS_QT = ("PyQt6", "tests.display.qt")


def why_no_qt() -> str:
    """Empty where Qt's widgets and the plugin that tests them can be loaded."""
    try:
        for module in ("PyQt6.QtWidgets", "pytestqt"):
            importlib.import_module(module)
    except ImportError as error:
        return f"no Qt here: {error}"
    return ""


WHY = why_no_qt()


@pytest.fixture(autouse=True)
def _english() -> None:
    """What one test has said in another language is no other test's business."""
    speak("en")


class SkippedModule(pytest.Module):
    """A file of tests that cannot be loaded here."""

    def collect(self) -> list[pytest.Item | pytest.Collector]:
        pytest.skip(WHY, allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    if WHY and HERE in module_path.parents and any(name in module_path.read_text("utf-8") for name in NEEDS_QT):
        return SkippedModule.from_parent(parent, path=module_path)
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not WHY and HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))
