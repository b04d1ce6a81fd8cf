"""`verify` of many hands, for `bench`: ten-seat showdowns as lines of JSON, on one core and on two."""

from __future__ import annotations

import json
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from dealerassist.cli.bench_judging import SEATS, Deal, deals_of
from dealerassist.cli.on_cores import on_cores
from dealerassist.cli.output import Output
from dealerassist.cli.verify_chunk import JUDGED, tell
from dealerassist.cli.verify_sources import source_of

HANDS = 10_000
CORES = (1, 2)


def show_verify(output: Output) -> None:
    """Wall time, the start of the processes included."""
    with TemporaryDirectory(prefix="dealerassist-bench-") as folder:
        file = Path(folder, "showdowns.jsonl")
        file.write_text("".join(_line(deal) for deal in deals_of(2, HANDS)))
        paces = {cores: _hands_per_second(file, cores) for cores in CORES}
    shown = "   ".join(f"on {cores}: {pace:8,.0f} hands/s" for cores, pace in paces.items())
    output.text(f"{'verify':<16}{shown}   (cores; {HANDS:,} showdowns of ten)")
    for cores, pace in paces.items():
        output.record({"measure": "verify", "cores": cores, "hands_per_second": pace, "hands": HANDS})


def _line(deal: Deal) -> str:
    seats = [{"seat": seat, "bet": 100, "cards": cards} for seat, cards in zip(SEATS, deal.holes, strict=True)]
    return json.dumps({"game": "holdem", "button": 1, "board": deal.board, "seats": seats}) + "\n"


def _hands_per_second(file: Path, cores: int) -> float:
    source = source_of(str(file))
    assert source is not None, "lines of JSON are many hands"
    start = time.perf_counter()
    judged = sum(told.outcomes[JUDGED] for told in on_cores(partial(tell, in_json=False), source.chunks(), cores))
    assert judged == HANDS, "all that was written is judged"
    return judged / (time.perf_counter() - start)
