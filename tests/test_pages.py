"""The pages that people read are true: their examples run."""

from __future__ import annotations

import doctest
from pathlib import Path

import dealerassist


def test_the_walk_through_the_code_runs_as_it_is_written() -> None:
    page = Path(dealerassist.__file__).with_name("README.md")
    failed, attempted = doctest.testfile(str(page), module_relative=False)
    assert attempted > 5
    assert failed == 0
