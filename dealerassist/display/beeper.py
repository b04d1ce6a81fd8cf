"""Plays cues, in a process of its own: a sound driver that hangs or falls over takes no lesson with it.

python -m dealerassist.display.beeper    # tells on what it plays, or why it cannot; then plays each cue that is named
"""

from __future__ import annotations

import os
import sys
import threading
from typing import TYPE_CHECKING

from PyQt6.QtCore import QBuffer, QCoreApplication, QObject, Qt, pyqtSignal

from dealerassist.display.cues import CUES, RATE, samples
from dealerassist.views import PhraseCode

if TYPE_CHECKING:
    from PyQt6.QtMultimedia import QAudioDevice, QAudioFormat

NO_SOUND = 1
"""Exit code where there is nothing to play on."""


class Beeper(QObject):
    """Plays on `device` whichever cue is named; what is still being played gives way to it."""

    named = pyqtSignal(str)

    def __init__(self, device: QAudioDevice, form: QAudioFormat) -> None:
        from PyQt6.QtMultimedia import QAudioSink  # noqa: PLC0415

        super().__init__()
        self._buffer = QBuffer(self)
        self._sink = QAudioSink(device, form, self)
        self.named.connect(self._play, type=Qt.ConnectionType.QueuedConnection)  # type: ignore[call-arg]

    def _play(self, name: str) -> None:
        self._sink.stop()
        self._buffer.close()
        self._buffer.setData(samples(CUES[PhraseCode(name)]))
        self._buffer.open(QBuffer.OpenModeFlag.ReadOnly)
        self._sink.start(self._buffer)


def _format() -> QAudioFormat:
    """What `cues.samples` gives."""
    from PyQt6.QtMultimedia import QAudioFormat  # noqa: PLC0415

    found = QAudioFormat()
    found.setSampleRate(RATE)
    found.setChannelCount(1)
    found.setSampleFormat(QAudioFormat.SampleFormat.Int16)
    return found


def main() -> int:
    """Until the other side closes standard input. The exit code, where there is nothing to play on."""
    app = QCoreApplication([])
    try:
        from PyQt6.QtMultimedia import QMediaDevices  # noqa: PLC0415 - it needs libraries that a bare box lacks
    except ImportError as error:
        return _told(str(error), NO_SOUND)
    device, form = QMediaDevices.defaultAudioOutput(), _format()
    if device.isNull() or not device.isFormatSupported(form):
        return _told("no sound card" if device.isNull() else f"{device.description()} takes no 16 bits", NO_SOUND)
    _told(device.description())
    beeper = Beeper(device, form)
    threading.Thread(target=_follow, args=(beeper,), daemon=True).start()
    return app.exec()


def _told(words: str, code: int = 0) -> int:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()
    return code


def _follow(beeper: Beeper) -> None:
    """At the end it leaves as it is: a sound driver that is taken down after Python has ended falls over."""
    for line in sys.stdin:
        beeper.named.emit(line.strip())
    os._exit(0)


if __name__ == "__main__":
    sys.exit(main())
