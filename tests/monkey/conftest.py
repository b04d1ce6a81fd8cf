"""Without Qt these tests are skipped."""

from __future__ import annotations

import pytest

pytest.importorskip("PyQt6.QtWidgets")
