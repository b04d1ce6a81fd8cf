"""Why a showdown document was refused, and the lines of a verdict."""

REFUSALS: dict[str, str] = {}
LINES: dict[str, str] = {}
