"""The locks cover what pyproject.toml asks for, and name packages only."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROJECT = PYPROJECT["project"]
RUNTIME = PROJECT["dependencies"] + PYPROJECT["dependency-groups"]["build"] + PYPROJECT["build-system"]["requires"]
EXTRAS = PROJECT["optional-dependencies"]


def pins(name: str) -> dict[str, str]:
    """Package to version, as a lock states them."""
    lines = [line.split("#")[0].strip() for line in (ROOT / "deploy/lock" / f"{name}.txt").read_text().splitlines()]
    stated = [Requirement(line) for line in lines if line]
    assert all(re.fullmatch(r"==[\w.]+", str(one.specifier)) and one.url is None for one in stated)
    return {canonicalize_name(one.name): str(one.specifier).removeprefix("==") for one in stated}


@pytest.mark.parametrize(
    ("lock", "wanted"), [("runtime", RUNTIME), ("test", RUNTIME + EXTRAS["test"] + EXTRAS["lint"])]
)
def test_a_lock_pins_all_that_is_asked_for(lock: str, wanted: list[str]) -> None:
    pinned = pins(lock)
    for one in map(Requirement, wanted):
        version = pinned.get(canonicalize_name(one.name))
        assert version is not None, f"{lock}.txt lacks {one.name}: run deploy/lock/refresh"
        assert one.specifier.contains(version), f"{lock}.txt has {one.name} {version}: run deploy/lock/refresh"


def test_what_is_tested_is_what_runs() -> None:
    assert pins("runtime").items() <= pins("test").items()


@pytest.mark.parametrize("lock", ["runtime", "test"])
def test_a_lock_names_no_index(lock: str) -> None:
    text = (ROOT / "deploy/lock" / f"{lock}.txt").read_text()
    assert "://" not in text
    assert not re.search(r"^\s*-", text, re.MULTILINE)
