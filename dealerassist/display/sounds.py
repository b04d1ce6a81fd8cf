"""A cue whenever the screen comes to a prompt that has one; silence where this machine cannot play. No Qt here."""

from __future__ import annotations

import subprocess
import sys
from types import TracebackType

from dealerassist.display.cues import CUES
from dealerassist.views import PhraseCode, TableView

_BEEPER = (sys.executable, "-m", "dealerassist.display.beeper")
PATIENCE_S = 10.0
"""What a sound driver may take to say whether there is a sound card, or to let go."""


def sound_here() -> tuple[bool, str]:
    """Can cues be heard, and on what; or why not."""
    try:
        asked = subprocess.run(
            _BEEPER, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return False, str(error)
    last = (asked.stdout.strip() or asked.stderr.strip() or "it says nothing").splitlines()[-1]
    return asked.returncode == 0, last


class Sounds:
    """The beeper, as long as the lesson is. Nothing waits for it, and what becomes of it is no error."""

    def __init__(self) -> None:
        self._shown: PhraseCode | None = None
        quiet = subprocess.DEVNULL
        self._beeper = subprocess.Popen(_BEEPER, bufsize=0, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet)

    def shows(self, view: TableView) -> None:
        """The screen shows `view` now."""
        before, self._shown = self._shown, view.prompt.code
        if self._shown is not before and self._shown in CUES:
            self._name(self._shown)

    def _name(self, cue: PhraseCode) -> None:
        assert self._beeper.stdin is not None, "it was opened as a pipe"
        try:
            self._beeper.stdin.write(f"{cue.value}\n".encode())
        except OSError:  # there is no beeper any more: this machine has no sound
            return

    def __enter__(self) -> Sounds:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """The last cue is cut off: whoever closes the lesson does not wait for it."""
        self._beeper.kill()
        self._beeper.communicate()
