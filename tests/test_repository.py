"""The repository holds what it says, and nothing of the machine it was written on."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOP_LEVEL = {
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "conftest.py",
    "dealerassist",
    "deploy",
    "firmware",
    "hardware",
    "pyproject.toml",
    "tests",
}
SOMEONES_FOLDER = re.compile(rb"(?<![\w.:/-])/(work|root|Users)/\w")


def repository_files() -> list[Path]:
    """Every file that git tracks or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    files = [ROOT / name for name in listed.split("\0") if name]
    return [file for file in files if file.is_file()]


def test_nothing_unexpected_stands_at_the_top() -> None:
    top = {file.relative_to(ROOT).parts[0] for file in repository_files()}
    assert {name for name in top if not name.startswith(".")} == TOP_LEVEL


def test_no_file_names_a_folder_of_the_machine_it_was_written_on() -> None:
    assert SOMEONES_FOLDER.search(b"/".join([b"see ", b"root", b"notes"]))
    guilty = [str(file.relative_to(ROOT)) for file in repository_files() if SOMEONES_FOLDER.search(file.read_bytes())]
    assert guilty == []


def test_the_licence_is_the_one_declared() -> None:
    assert "GNU GENERAL PUBLIC LICENSE\n                       Version 3" in (ROOT / "LICENSE").read_text()
