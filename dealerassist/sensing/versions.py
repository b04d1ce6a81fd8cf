"""Which firmware is on the line, and whether it is the same everywhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from dealerassist.sensing.protocol import Hello


def version_text(told: Hello) -> str:
    """What a node runs, and what it speaks."""
    return f"firmware {told.build}, protocol {told.major}.{told.minor}"


def mixed(versions: Mapping[str, str]) -> str:
    """All versions on the line, if there are several: the commonest first, of all others who has them; else empty.

    versions: source -> its `version_text`.
    """
    where: defaultdict[str, list[str]] = defaultdict(list)
    for source, version in versions.items():
        where[version].append(source)
    if len(where) < 2:
        return ""
    (common, at), *others = sorted(where.items(), key=lambda each: -len(each[1]))
    rest = (f"{version} at {', '.join(sources)}" for version, sources in others)
    return "; ".join((f"{common} at {len(at)} places", *rest))
