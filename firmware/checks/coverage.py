"""How many of the core's branches its tests take: `python coverage.py LEAST FOLDER`, with gcov's notes in FOLDER."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path


def branches(folder: Path) -> dict[str, list[tuple[int, int]]]:
    """For each source of the core, each of its branches: the line, and how often it was taken."""
    notes = sorted(folder.resolve().glob("*.gcda"))
    told = subprocess.run(
        ["gcov", "--branch-probabilities", "--json-format", "--stdout", *notes],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found: dict[str, list[tuple[int, int]]] = {}
    for file in (file for line in told.splitlines() for file in json.loads(line)["files"]):
        if file["file"].startswith("core/") and file["file"].endswith(".c"):
            taken = found.setdefault(file["file"], [])
            taken += [(line["line_number"], each["count"]) for line in file["lines"] for each in line["branches"]]
    return found


def main(least: float, folder: Path) -> int:
    """0 where enough are taken; prints those that are not."""
    found = branches(folder)
    every = [count for taken in found.values() for _, count in taken]
    for name, taken in sorted(found.items()):
        missed = sorted({line for line, count in taken if not count})
        print(f"{name}: {len(taken)} branches" + (f", not taken in lines {missed}" if missed else ""))
    percent = 100 * sum(map(bool, every)) / len(every) if every else 0.0
    print(f"branches of the core taken: {percent:.1f} % of {len(every)}; at least {least} % must be")
    return int(percent < least)


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), Path(sys.argv[2])))
