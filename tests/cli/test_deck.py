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
from dealerassist.sensing import BOARD, BoardCard, Health, HealthState, InTheWay, SensorCode, Stamp, Tag, read_deck
from dealerassist.sensing.enrolling import Enrolment, Step
from dealerassist.sensing.pairing import APART_NS, NEXT_LOOK_NS, STEADY_NS, Pairing
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


def moves(pairing: Pairing, at_ms: int) -> None:
    """Something moves over the first place."""
    pairing.seen(InTheWay(Stamp("camera", 1, at_ms * MS), (1, 2)))


def rests(pairing: Pairing, at_ms: int) -> None:
    """On the first place nothing moves any more."""
    pairing.seen(InTheWay(Stamp("camera", 1, at_ms * MS), (2,)))


def named(pairing: Pairing, face: str | None, at_ms: int) -> None:
    """A face on the first place; None: it lies there bare."""
    lies = None if face is None else card(face)
    tag = None if face is None else Tag(7)
    pairing.seen(BoardCard(Stamp("board-1", 1, at_ms * MS), 1, tag, lies, 1.0))


def laid(face: str, tags: tuple[bytes, ...], at_ms: int) -> Pairing:
    """A card as it is usually laid: the tag first, at rest 200 ms later, named after 200 more."""
    pairing = Pairing()
    moves(pairing, at_ms)
    pairing.lie(tags, at_ms * MS)
    rests(pairing, at_ms + 200)
    named(pairing, face, at_ms + 400)
    return pairing


def test_a_face_read_while_the_tag_lay_there_at_rest_is_paired_a_look_later() -> None:
    pairing = laid("As", TAGS[:1], 1_000)
    assert pairing.paired(1_400 * MS) is None
    assert pairing.paired(1_400 * MS + NEXT_LOOK_NS) == (TAGS[:1], card("As"))


def test_a_face_counts_until_something_moves() -> None:
    """The card was read, and another one is laid over it: the camera still says what it said."""
    pairing = laid("As", TAGS[:1], 1_000)
    moves(pairing, 1_500)
    assert pairing.paired(9_000 * MS) is None
    rests(pairing, 1_800)
    assert pairing.paired(9_000 * MS) is None
    named(pairing, "Kd", 2_000)
    assert pairing.paired(2_000 * MS + NEXT_LOOK_NS) == (TAGS[:1], card("Kd"))


def test_before_the_camera_says_that_the_place_is_at_rest_nothing_is_paired() -> None:
    pairing = Pairing()
    pairing.lie(TAGS[:1], 1_000 * MS)
    named(pairing, "As", 1_000)
    assert pairing.paired(9_000 * MS) is None


def test_a_tag_that_comes_after_the_place_is_at_rest_waits_for_longer() -> None:
    pairing = laid("As", (), 1_000)
    pairing.lie(TAGS[:1], 1_500 * MS)
    assert pairing.paired(1_500 * MS + STEADY_NS - MS) is None
    assert pairing.paired(1_500 * MS + STEADY_NS) == (TAGS[:1], card("As"))


def test_the_face_of_a_card_with_a_broken_tag_is_not_the_next_ones() -> None:
    """The second card is laid over the first one face down: nothing names it, and the first one's face is gone."""
    pairing = laid("As", (), 1_000)
    assert pairing.apart(1_400 * MS + APART_NS + MS) == ((), card("As"))
    moves(pairing, 5_000)
    pairing.lie(TAGS[:1], 5_100 * MS)
    rests(pairing, 5_300)
    assert pairing.paired(5_300 * MS + STEADY_NS) is None
    assert pairing.apart(5_300 * MS + APART_NS) is None
    assert pairing.apart(5_300 * MS + APART_NS + MS) == (TAGS[:1], None)


def test_a_tag_that_comes_long_after_a_face_at_rest_is_not_its_own() -> None:
    pairing = laid("As", (), 1_000)
    pairing.lie(TAGS[:1], 3_000 * MS)
    assert pairing.paired(9_000 * MS) is None
    assert pairing.apart(9_000 * MS) == (TAGS[:1], card("As"))


def test_the_place_is_bare_where_antenna_and_camera_say_so() -> None:
    pairing, bare = laid("As", TAGS[:1], 1_000), []
    pairing.lie((), 2_000 * MS)
    bare.append(pairing.bare)
    named(pairing, None, 2_200)
    bare.append(pairing.bare)
    moves(pairing, 2_500)
    bare.append(pairing.bare)
    assert bare == [False, True, False]


def test_a_camera_that_is_not_well_names_nothing() -> None:
    pairing = laid("As", TAGS[:1], 1_000)
    pairing.seen(Health(Stamp("camera", 1, 1_450 * MS), HealthState.DOWN, SensorCode.FROZEN, ()))
    assert not pairing.looks
    assert pairing.paired(9_000 * MS) is None


def test_a_tag_that_was_enrolled_as_another_card_can_be_put_right() -> None:
    enrolment = Enrolment(FIRST)
    enrolment.lies(TAGS[:1], card("As"))
    assert enrolment.lies(TAGS[1:2], card("As")) is Step.TWICE
    assert enrolment.twice == (card("As"),), "one of the two was misread"
    assert enrolment.lies(TAGS[:1], card("Kd")) is Step.OTHER
    assert enrolment.face(TAGS[:1]) is card("As")
    assert enrolment.puts_right(TAGS[:1], card("Kd")) is Step.PUT_RIGHT
    assert enrolment.lies(TAGS[1:2], card("As")) is Step.ENROLLED
    assert enrolment.missing == (card("7c"),)
    assert not enrolment.twice


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


def test_cards_can_be_called_though_the_table_has_a_camera(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Some decks no camera can name; here it is not even calibrated."""
    (tmp_path / "table.toml").write_text('camera = "0"\n')
    enrol = ("deck", "enrol", str(tmp_path / "red.toml"), "--port", str(tmp_path / "none"), "--state", str(tmp_path))
    in_process(capsys, *enrol).is_one_clear_line("camera.toml")
    in_process(capsys, *enrol, "--called").is_one_clear_line("none: ")
