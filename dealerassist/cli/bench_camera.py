"""The camera's stages for `bench`, beside their limits."""

from __future__ import annotations

from dealerassist.cards import DealerAssistError
from dealerassist.cli.output import Output

FRAME_MS, LITTLE_MS = 80, 25
"""The limits: a felt frame through the recogniser; a frame of the board in which little has changed."""


def show_camera(output: Output) -> None:
    """On a drawn felt; CPU time of one core."""
    try:
        from dealerassist.sensing.overhead.pace import pace

        times = pace()
    except (ImportError, OSError, DealerAssistError) as error:
        output.text(f"{'camera':<16}not measured: {error}")
        output.record({"measure": "camera", "reason": str(error)})
        return
    output.text(
        f"{'camera':<16}{times.frame:8.1f} ms a felt frame (limit {FRAME_MS}){times.still:10.1f} ms, nothing new"
        f"{times.turn:10.1f} ms, one place read (limit {LITTLE_MS})   (five drawn cards, one core)"
    )
    output.record({"measure": "camera", "frame_ms": times.frame, "still_ms": times.still, "turn_ms": times.turn})
