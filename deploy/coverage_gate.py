"""Reads coverage's JSON report and fails where statements or branches are covered less than the percentage given.

Coverage's own limit looks at both in one figure, in which many easy statements hide the branches never taken.
"""

import json
import sys


def main() -> int:
    wanted = float(sys.argv[1])
    totals = json.load(sys.stdin)["totals"]
    short = False
    for kind in ("statements", "branches"):
        covered = float(totals[f"percent_{kind}_covered"])
        print(f"{kind}: {covered:.2f} % covered, {wanted:g} % wanted")
        short = short or covered < wanted
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
