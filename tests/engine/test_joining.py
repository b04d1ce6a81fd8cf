"""What may be put in before the deal: straddles (S1; PROCEDURES 14)."""

from __future__ import annotations

from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script


def test_s1_a_straddle_is_an_extra_blind_so_there_is_none_without_blinds() -> None:
    text = """
        game holdem
        limit no
        house roberts
        ante 10
        button 1
        seat 1 100
        seat 2 100
        seat 3 100
        expect refuse not-now: straddle 2 0
    """
    list(ScriptPlayer(read_script(text, "no blinds")).play())
