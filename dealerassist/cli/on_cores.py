"""Work in chunks on several processor cores: results in the order of the chunks, few of them waiting at a time."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from dealerassist.cli.codes import CliCode, CliError

WAITING_A_CORE = 3
"""Chunks that are given away before the first result is taken: no core waits, and memory stays small."""

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


def cores_here() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0))


def on_cores(work: Callable[[Chunk], Result], chunks: Iterable[Chunk], cores: int) -> Generator[Result, None, None]:
    """`work` of each chunk, in order, whatever the number of cores; with one, in this process.

    An error of `chunks` comes after the results of the chunks before it. The processes end with the iterator, after the
    chunk that each is at; an interrupt reaches this process alone. Raises `CliError` where one of them was killed.
    """
    if cores == 1:
        yield from map(work, chunks)
        return
    pool = ProcessPoolExecutor(cores, get_context("spawn"), _left_to_the_first)
    try:
        yield from _in_order(pool, work, chunks, cores * WAITING_A_CORE)
    except BrokenProcessPool:
        raise CliError(CliCode.CORE_LOST, "a process of this program was ended from outside: out of memory?") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, work: Callable[[Chunk], Result], chunks: Iterable[Chunk], most: int
) -> Iterator[Result]:
    waiting: deque[Future[Result]] = deque()
    late: Exception | None = None
    try:
        for chunk in chunks:
            waiting.append(pool.submit(work, chunk))
            if len(waiting) >= most:
                yield waiting.popleft().result()
    except BrokenProcessPool:
        raise
    except Exception as error:  # of `chunks`: what was given away before comes first
        late = error
    while waiting:
        yield waiting.popleft().result()
    if late is not None:
        raise late


def _left_to_the_first() -> None:
    """Ctrl-C reaches every process of a terminal; one of them says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
