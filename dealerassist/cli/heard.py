"""What is heard of a lesson or a table session, beside its screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dealerassist.cli.training_room import School
from dealerassist.views import TableView


@contextmanager
def heard_of(school: School) -> Iterator[Callable[[TableView], None]]:
    """Give it every view that is shown. Nothing is played where the course or `--quiet` wants no sounds."""
    if school.options.quiet or not school.course.sounds:
        yield lambda view: None
        return
    from dealerassist.display.sounds import Sounds

    with Sounds() as sounds:
        yield sounds.shows
