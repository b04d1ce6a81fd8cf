"""`deck enrol`: every card gets its tag, a card twice or missing is named, a deck that was begun is gone on with."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest

from dealerassist.cards import PACK_52, card
from dealerassist.cli import deck
from dealerassist.cli.clock import SystemClock
from dealerassist.sensing import BOARD, read_deck
from dealerassist.sensing.enrolling import FACE_LAST_NS, STEADY_NS, Enrolment, Pairing, Step
from dealerassist.sensing.simulated import SimulatedPort, SimulatedTable
from tests.cli.running import in_process

MS = 1_000_000
FIRST = (card("As"), card("Kd"), card("7c"))
TAGS = (b"\x01" * 7 + b"\xe0", b"\x02" * 7 + b"\xe0", b"\x03" * 7 + b"\xe0")


def test_a_card_of_its_own_is_enrolled_and_a_second_tag_for_it_is_not() -> None:
    enrolment = Enrolment(FIRST)
    assert enrolment.lies((), None) is Step.NOTHING
    assert enrolment.lies(TAGS[:1], None) is Step.WHICH
    assert enrolment.lies(TAGS[:2], card("As")) is Step.SEVERAL
    assert enrolment.lies(TAGS[:1], card("As")) is Step.ENROLLED
    assert enrolment.lies(TAGS[:1], card("As")) is Step.KNOWN
    assert enrolment.lies(TAGS[:1], None) is Step.KNOWN
    assert enrolment.lies(TAGS[:1], card("Kd")) is Step.OTHER
    assert enrolment.lies(TAGS[1:2], card("As")) is Step.TWICE
    assert enrolment.lies(TAGS[1:2], card("2h")) is Step.TWICE, "not of this pack"
    assert enrolment.missing == (card("Kd"), card("7c"))


def test_a_deck_that_was_begun_is_gone_on_with_and_its_file_reads_as_a_deck() -> None:
    begun = Enrolment(FIRST, name="red")
    begun.lies(TAGS[:1], card("As"))
    again = Enrolment(FIRST, begun.text(), "red.toml")
    assert again.missing == (card("Kd"), card("7c"))
    again.lies(TAGS[1:2], card("Kd"))
    told, _ = read_deck(again.text(), "red.toml")
    assert (told.name, told.cards) == ("red", 2)
    assert told.face(TAGS[1]) is card("Kd")
    assert "E0" in again.text()
    assert "E0" not in repr(again)


def test_spare_cards_and_pucks_of_a_file_are_kept() -> None:
    text = 'name = "red"\npucks = ["E004015A11223344"]\n[cards]\nAs = ["E001010101010101", "E002020202020202"]\n'
    kept = Enrolment(FIRST, text, "red.toml")
    assert kept.twice == (card("As"),)
    again = Enrolment(FIRST, kept.text(), "red.toml")
    assert again.text() == kept.text()
    assert "E004015A11223344" in again.text()


def test_a_tag_and_a_face_are_paired_where_they_come_together_and_stay() -> None:
    pairing = Pairing()
    pairing.tags(TAGS[:1], 1_000 * MS)
    pairing.card(card("As"), 1_400 * MS)
    assert pairing.paired(1_500 * MS) is None
    assert pairing.paired(1_400 * MS + FACE_LAST_NS) == (TAGS[:1], card("As")), "a second after it was laid, or sooner"


def test_a_face_that_came_before_the_tag_may_be_another_cards_and_waits_for_longer() -> None:
    """The first card's tag is broken, the next one is laid on it at once: the camera has not seen that yet."""
    pairing = Pairing()
    pairing.card(card("As"), 1_000 * MS)
    pairing.tags(TAGS[:1], 1_300 * MS)
    assert pairing.paired(1_300 * MS + STEADY_NS - MS) is None
    pairing.card(card("Kd"), 1_800 * MS)
    assert pairing.paired(1_800 * MS + FACE_LAST_NS) == (TAGS[:1], card("Kd"))


def test_the_face_of_a_card_with_a_broken_tag_is_not_the_next_ones() -> None:
    pairing = Pairing()
    pairing.card(card("As"), 0)
    pairing.tags(TAGS[:1], 3_000 * MS)
    assert pairing.paired(9_000 * MS) is None
    assert pairing.apart(9_000 * MS)
    pairing.card(card("Kd"), 3_400 * MS)
    assert pairing.paired(9_000 * MS) == (TAGS[:1], card("Kd"))


def test_cards_laid_as_they_are_called_over_a_real_port_make_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = PACK_52.cards[:4]
    monkeypatch.setattr(deck, "PACK_52", type("Few", (), {"cards": few}))
    table, file, port = SimulatedTable(seed=3), tmp_path / "red.toml", tmp_path / "line"
    ended = Event()

    def lay() -> None:
        for number, each in enumerate(few):
            table.lay(each, BOARD[0])
            while not ended.is_set() and (not file.exists() or file.read_text().count("E0") <= number):
                time.sleep(0.02)
            table.take(each)
            time.sleep(0.6)

    with closing(SimulatedPort(table, port, SystemClock())) as line:
        line.start()
        laying = Thread(target=lay)
        laying.start()
        ran = in_process(capsys, "deck", "enrol", str(file), "--port", str(port), "--state", str(tmp_path))
        ended.set()
        laying.join()
    assert ran.code == 0, ran
    assert "every card has its tag" in ran.out
    told, _ = read_deck(file.read_text(), str(file))
    assert [told.face(table.number_of(each)) for each in few] == list(few)
    assert file.stat().st_mode & 0o077 == 0
    again = in_process(capsys, "deck", "enrol", str(file), "--port", str(tmp_path / "none"), "--state", str(tmp_path))
    again.is_one_clear_line("none")
