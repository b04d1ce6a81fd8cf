"""Errors about files and names, with their words: whoever works at a command line reads them in English."""

from __future__ import annotations

from dealerassist.training.codes import TrainingCode, TrainingError
from dealerassist.words import fill


def refusal(code: TrainingCode, **data: object) -> TrainingError:
    """The error, its message filled in."""
    return TrainingError(code, fill(code, data), **data)
