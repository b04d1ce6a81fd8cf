"""The camera's own process, as the table starts it. It is spawned, so that it has nothing of the table's memory; it
never writes a file; a crash leaves no core behind.

Loading this loads no opencv: the process does that itself.
"""

from __future__ import annotations

import logging
import os
import resource
import signal
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from dealerassist.cards import DealerAssistError
from dealerassist.sensing.clock import Clock
from dealerassist.sensing.look_file import Faces
from dealerassist.sensing.overhead.calibration import Calibration

if TYPE_CHECKING:
    from dealerassist.sensing.overhead.reads import Reads

log = logging.getLogger(__name__)
BLAS_THREADS = "OPENBLAS_NUM_THREADS"
"""What numpy's matrix product asks when it is loaded: more than one thread fight the screen's for the cores."""

MakesReader = Callable[[], "Reads"]


def recogniser(looks: Sequence[Faces] = ()) -> Reads:
    """What reads cards. looks: the table's decks' own, where they were learned. Raises ModelError where its nets are
    damaged, LookError where a face is no picture.
    """
    from dealerassist.sensing.camera import Recogniser, learned_look  # noqa: PLC0415

    return Recogniser(look=learned_look(looks))


def watch(pipe: Connection, source: str, calibration: Calibration, clock: Clock, makes: MakesReader) -> None:
    """Until the table hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table ends it
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ.setdefault(BLAS_THREADS, "1")
    try:
        from dealerassist.sensing.overhead.looking import look_on  # noqa: PLC0415

        look_on(pipe, source, calibration, clock, makes())
    except (DealerAssistError, ImportError, OSError) as error:
        log.error("the camera's process ends: %s", error)  # the table says so, and starts it again
