"""Sounds of a lesson: each prompt that has a cue is heard once, and no lesson suffers where nothing can be heard."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from dealerassist.display import sounds
from dealerassist.display.sounds import Sounds, sound_here
from dealerassist.views import Phrase, PhraseCode, TableView
from tests.display.lesson_screens import LESSON_SCREENS

WRITES_DOWN = "import sys\nfor line in sys.stdin: open(sys.argv[1], 'a').write(line)"


def said(code: PhraseCode) -> TableView:
    return replace(LESSON_SCREENS["training-told"], prompt=Phrase(code))


def test_a_cue_is_named_when_its_prompt_comes_up_and_not_again_while_it_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    monkeypatch.setattr(sounds, "_BEEPER", (sys.executable, "-c", WRITES_DOWN, str(heard)))
    shown = (PhraseCode.WATCH, PhraseCode.RIGHT, PhraseCode.RIGHT, PhraseCode.ASK_RAKE, PhraseCode.WRONG)
    with Sounds() as playing:
        for code in (*shown, PhraseCode.WATCH, PhraseCode.RIGHT):
            playing.shows(said(code))
        wait_for(heard, 3)
    assert heard.read_text().split() == ["right", "wrong", "right"]


def wait_for(file: Path, lines: int) -> None:
    """The other process has written so many."""
    for _ in range(500):
        if file.exists() and len(file.read_text().splitlines()) >= lines:
            return
        time.sleep(0.02)


@pytest.mark.parametrize("beeper", [(sys.executable, "-c", "raise SystemExit(1)"), (sys.executable, "-c", "exit()")])
def test_a_beeper_that_has_gone_is_no_error(beeper: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "_BEEPER", beeper)
    with Sounds() as playing:
        playing._beeper.wait(20)
        for code in (PhraseCode.RIGHT, PhraseCode.WRONG, PhraseCode.RIGHT):
            playing.shows(said(code))


def test_this_machine_says_on_what_it_plays_or_why_it_cannot() -> None:
    """The real player of Qt; on a machine without a sound card it says so, and does not fall over."""
    heard, words = sound_here()
    assert words
    assert heard or "sound card" in words or "lib" in words, words


@pytest.mark.skipif(not sound_here()[0], reason="no sound card here")
def test_a_real_player_plays_every_cue_and_lives_on() -> None:
    with Sounds() as playing:
        for code in (PhraseCode.RIGHT, PhraseCode.LATE, PhraseCode.WRONG):
            playing.shows(said(code))
            time.sleep(0.5)
        assert playing._beeper.poll() is None


def test_a_machine_without_qt_sound_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "_BEEPER", (sys.executable, "-c", "print('libpulse.so.0: cannot open'); exit(1)"))
    assert sound_here() == (False, "libpulse.so.0: cannot open")
