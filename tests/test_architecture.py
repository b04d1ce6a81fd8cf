"""Who may import whom: the tree keeps the contracts in pyproject.toml, and every contract is able to fail.

Each trial builds an empty copy of the rooms, plants imports in it and runs import-linter there in its own process,
as the package under test is already loaded in this one.
"""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
NAMES = {contract["id"]: contract["name"] for contract in CONTRACTS}

# The table of rooms: what each may import, directly or through another.
MAY_IMPORT = {
    "cards": "",
    "views": "cards",
    "engine": "cards",
    "sensing": "cards",
    "words": "cards views",
    "journal": "cards views engine words",
    "table": "cards views engine words journal sensing",
    "verify": "cards views engine words journal",
    "rehearsal": "cards views engine words journal sensing",
    "training": "cards views engine words journal sensing table verify rehearsal",
    "display": "cards views words",
    "cli": "cards views engine words journal sensing table verify rehearsal training display",
}
ROOMS = set(MAY_IMPORT)
# Outside packages that only some rooms may import themselves.
ONLY_IN = {
    "PyQt6": {"display"},
    "cv2": {"sensing"},
    "gpiozero": {"sensing"},
    "numpy": {"sensing", "verify"},
    "serial": {"sensing"},
} | dict.fromkeys(
    ["asyncio", "datetime", "random", "secrets", "socket", "sqlite3", "threading", "time"], ROOMS - {"engine"}
)
# For each contract one import that it alone forbids: the file to plant it in, and the line.
PLANTED = {
    "rooms": ("cards/planted.py", "import dealerassist.engine"),
    "bare-root": ("__init__.py", "import dealerassist.cards"),
    "cards-only": ("engine/planted.py", "import dealerassist.views"),
    "no-devices": ("journal/planted.py", "import dealerassist.sensing"),
    "display-paints": ("display/planted.py", "import dealerassist.engine"),
    "qt-in-display": ("cli/planted.py", "def later():\n    import PyQt6.QtCore"),
    "devices-in-sensing": ("table/planted.py", "import cv2"),
    "numpy-in-verify-and-sensing": ("training/planted.py", "import numpy"),
    "pure-engine": ("engine/planted.py", "from time import monotonic"),
}


@pytest.fixture
def skeleton(tmp_path: Path) -> Path:
    """The rooms as they stand, with nothing in them but their doors."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    package = tmp_path / "dealerassist"
    for door in [ROOT / "dealerassist/__init__.py", *(ROOT / "dealerassist").glob("*/__init__.py")]:
        copy = package / door.relative_to(ROOT / "dealerassist")
        copy.parent.mkdir(parents=True)
        copy.touch()
    (package / "__main__.py").write_text("import dealerassist.cli\n")
    return package


def lint(place: Path) -> str:
    """What import-linter says of the package in `place`, uncoloured and without line breaks of its own."""
    return subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache"],
        cwd=place,
        env={"COLUMNS": "500", "NO_COLOR": "1", "PYTHONPATH": str(place)},
        check=False,
        capture_output=True,
        text=True,
    ).stdout


def verdicts(said: str) -> dict[str, str]:
    ids = {name: key for key, name in NAMES.items()}
    return {ids[name]: verdict for name, verdict in re.findall(r"^(.+?) *(KEPT|BROKEN)$", said, re.MULTILINE)}


def kept_but(*broken: str) -> dict[str, str]:
    return {key: "BROKEN" if key in broken else "KEPT" for key in NAMES}


def test_the_tree_keeps_every_contract() -> None:
    said = lint(ROOT)
    assert verdicts(said) == kept_but(), said


def test_every_room_of_the_table_exists_and_no_other() -> None:
    assert {door.parent.name for door in (ROOT / "dealerassist").glob("*/__init__.py")} == ROOMS


@pytest.mark.parametrize("contract", NAMES)
def test_a_contract_breaks_on_the_import_that_it_forbids(contract: str, skeleton: Path) -> None:
    assert verdicts(lint(skeleton.parent)) == kept_but()
    file, line = PLANTED[contract]
    (skeleton / file).write_text(line + "\n")
    said = lint(skeleton.parent)
    assert verdicts(said) == kept_but(contract), said


def test_a_new_room_needs_a_layer(skeleton: Path) -> None:
    (skeleton / "attic").mkdir()
    (skeleton / "attic/__init__.py").touch()
    assert "dealerassist.attic" in lint(skeleton.parent)


def test_the_contracts_forbid_what_the_table_forbids_and_nothing_else(skeleton: Path) -> None:
    """Plants every import between two rooms and of every guarded package; each ends in a leaf, so chains cannot mix."""
    forbidden = set()
    for room in ROOMS:
        (skeleton / room / "leaf.py").touch()
        for other in ROOMS - {room}:
            (skeleton / room / f"to_{other}.py").write_text(f"import dealerassist.{other}.leaf\n")
            if other not in MAY_IMPORT[room].split():
                forbidden.add((room, f"dealerassist.{other}.leaf"))
        for package, rooms in ONLY_IN.items():
            (skeleton / room / f"to_{package}.py").write_text(f"import {package}\n")
            if room not in rooms:
                forbidden.add((room, package))
    said = lint(skeleton.parent)
    reported = re.findall(r"dealerassist\.(\w+)\.to_\w+ -> (\S+)", said)
    assert set(reported) == forbidden, said


def test_all_but_the_screen_loads_without_qt() -> None:
    """Blocks PyQt6, then loads every module but display and the commands that open a window."""
    script = """
import importlib, pkgutil, sys
sys.modules["PyQt6"] = None
import dealerassist
screen = ("dealerassist.display", "dealerassist.cli.run", "dealerassist.cli.train")
def load(package):
    for module in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if not module.name.startswith(screen):
            loaded = importlib.import_module(module.name)
            print(module.name)
            if module.ispkg:
                load(loaded)
load(dealerassist)
"""
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert {f"dealerassist.{room}" for room in ROOMS - {"display"}} <= set(ran.stdout.split())
