"""`dealerassist bench`: speed, measured here and now, a peer beside ours in the same run.

Play is compared on the same hands, files already read on both sides, the two interleaved, the best turn of several.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from dealerassist.cards import DealerAssistError
from dealerassist.cli.bench_bus import show_bus
from dealerassist.cli.bench_camera import show_camera
from dealerassist.cli.bench_judging import show_judging
from dealerassist.cli.bench_live import show_live
from dealerassist.cli.bench_verify import show_verify
from dealerassist.cli.codes import CliCode, CliError
from dealerassist.cli.files import read_text, records_under
from dealerassist.cli.output import DONE, Output
from dealerassist.cli.touches import show_touches
from dealerassist.engine import DEFAULT_PRESET, NoLimit, Place, Session, Stakes, game_named, preset
from dealerassist.journal.codes import ReadError
from dealerassist.journal.phh import PhhHand, read_phh
from dealerassist.journal.phh_play import play_phh
from dealerassist.journal.phh_write import phh_text
from dealerassist.rehearsal.dealing import Habits, play_hand

RANDOM_HANDS = 200
TURN_S = 0.02
"""Each side plays its hands so long at a time: a turn of a millisecond is spent on what the other side has driven out
of the processor's caches.
"""
SECONDS_A_ROUND = 1.0
"""Of watching the live table; in 15 s there are a hundred touches."""
COMMITS = 400
IMPORT = "import time; t = time.perf_counter(); import dealerassist.engine; print(time.perf_counter() - t)"

Measured = dict[str, float]


@dataclass(frozen=True, slots=True)
class Hands:
    """The same hands for both sides: their texts, ours read, and the peer's where it is installed."""

    texts: tuple[str, ...]
    ours: tuple[PhhHand, ...]
    peer: tuple[Any, ...] | None


def run(options: argparse.Namespace, output: Output) -> int:
    """Prints figures; nothing here passes or fails."""
    rounds = max(1, options.rounds)
    hands = _hands(options.paths)
    output.text(f"{len(hands.ours)} hands, best of {rounds}, interleaved, CPU time")
    _show(output, "play only", len(hands.ours), _best(_play_only(hands), rounds))
    for game, some in _by_game(hands):
        _show(output, f"play {game}", len(some.ours), _best(_play_only(some), rounds))
    _show(output, "with reading", len(hands.ours), _best(_with_reading(hands), max(1, rounds // 3)))
    if hands.peer is None:
        output.text("  (pokerkit is not installed here: no peer)")
    show_judging(output)
    show_verify(output)
    show_touches(hands.ours, output)
    import_ms = min(_import_seconds() for _ in range(rounds)) * 1000
    output.text(f"{'import engine':<16}{import_ms:8.1f} ms")
    p50, p99 = _commit_times()
    output.text(f"{'journal commit':<16}{p50:8.2f} ms p50{p99:10.2f} ms p99   ({COMMITS} rows, one commit each)")
    output.record({"measure": "import", "ms": import_ms})
    output.record({"measure": "commit", "p50_ms": p50, "p99_ms": p99, "rows": COMMITS})
    show_bus(output)
    show_camera(output)
    show_live(output, SECONDS_A_ROUND * rounds)
    return DONE


def _hands(paths: Sequence[str]) -> Hands:
    texts = [(name, read_text(name)) for name in records_under(list(paths))] if paths else _random_texts()
    chosen: list[tuple[str, PhhHand, Any]] = []
    for name, text in texts:
        try:
            record = read_phh(text, name)
            play_phh(record)
        except DealerAssistError:
            continue  # another game, or a broken record: `replay` says so, here both sides leave it out
        if not _peer_plays(text):
            continue
        chosen.append((text, record, _peer_hand(text)))
    if not chosen:
        raise CliError(CliCode.UNREADABLE, "no hand to measure with among these paths")
    peer = tuple(hand for _, _, hand in chosen)
    return Hands(
        tuple(text for text, _, _ in chosen),
        tuple(record for _, record, _ in chosen),
        None if None in peer else peer,
    )


def _random_texts() -> list[tuple[str, str]]:
    """Hands that both sides can read: nothing that only a dealer's word or a house rule of ours can settle."""
    places = tuple(Place(number, 10_000) for number in range(1, 7))
    session = Session(game_named("holdem"), Stakes(NoLimit(100), (50, 100)), places, button=6)
    habits = Habits(fold=0.5, raises=0.15, unread=0, dealers_word=0)
    texts = []
    for seed in range(RANDOM_HANDS):
        hand = play_hand(session, preset(DEFAULT_PRESET), Random(seed), habits)
        with contextlib.suppress(ReadError):  # the floor was asked: PHH has no words for that
            texts.append((f"random hand {seed}", phh_text(hand.setup, hand.commands)))
    return texts


def _peer_hand(text: str) -> Any:
    try:
        from pokerkit import HandHistory  # a peer, not a dependency
    except ImportError:
        return None
    return HandHistory.loads(text)


def _peer_plays(text: str) -> bool:
    """It refuses a raise under the minimum even where nobody can call more, and a hand that is shown twice."""
    try:
        for _ in _peer_hand(text) or ():
            pass
    except ValueError:
        return False
    return True


def _by_game(hands: Hands) -> Iterator[tuple[str, Hands]]:
    """Each game apart, where there are several."""
    names = [record.setup.game.name for record in hands.ours]
    for game in dict.fromkeys(names) if len(set(names)) > 1 else ():
        places = [place for place, name in enumerate(names) if name == game]
        peer = hands.peer and tuple(hands.peer[place] for place in places)
        yield game, Hands(tuple(hands.texts[at] for at in places), tuple(hands.ours[at] for at in places), peer)


def _play_only(hands: Hands) -> dict[str, Callable[[], None]]:
    def ours() -> None:
        for record in hands.ours:
            play_phh(record)

    def peer() -> None:
        for hand in hands.peer or ():
            for _ in hand:
                pass

    return {"dealerassist": ours, **({"pokerkit": peer} if hands.peer else {})}


def _with_reading(hands: Hands) -> dict[str, Callable[[], None]]:
    def ours() -> None:
        for text in hands.texts:
            play_phh(read_phh(text, ""))

    def peer() -> None:
        for text in hands.texts:
            for _ in _peer_hand(text):
                pass

    return {"dealerassist": ours, **({"pokerkit": peer} if hands.peer else {})}


def _best(sides: dict[str, Callable[[], None]], rounds: int) -> Measured:
    """Seconds of CPU time for all hands once, the best turn of each side; interleaved, so that noise falls on both."""
    times = {name: max(1, round(TURN_S / max(_seconds(side, 1), 1e-6))) for name, side in sides.items()}
    best = dict.fromkeys(sides, float("inf"))
    for _ in range(rounds):
        for name, side in sides.items():
            best[name] = min(best[name], _seconds(side, times[name]))
    return best


def _seconds(side: Callable[[], None], times: int) -> float:
    """CPU time of one of so many."""
    start = time.process_time()
    for _ in range(times):
        side()
    return (time.process_time() - start) / times


def _show(output: Output, what: str, hands: int, best: Measured) -> None:
    ours = best["dealerassist"]
    line = f"{what:<20}{hands / ours:8,.0f} hands/s"
    if "pokerkit" in best:
        line += f"   pokerkit {hands / best['pokerkit']:8,.0f} hands/s   {best['pokerkit'] / ours:.1f} times"
    output.text(line)
    output.record({"measure": what, "hands_per_second": {name: hands / seconds for name, seconds in best.items()}})


def _import_seconds() -> float:
    """A fresh interpreter's time for `import dealerassist.engine`, with its compiled files in place."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, env=environment, check=True)
    return float(done.stdout)


def _commit_times() -> tuple[float, float]:
    from dealerassist.journal.pace import commit_times

    with tempfile.TemporaryDirectory(prefix="dealerassist-bench-", dir=Path.cwd()) as folder:
        return commit_times(Path(folder), COMMITS)
