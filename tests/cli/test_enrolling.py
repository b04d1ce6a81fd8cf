"""A deck enrolled with the whole program, over an antenna or before the camera alone: killed in the middle, gone on
with, ended too soon; cards with a broken tag, with a tag too many, and misread.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from signal import SIGINT, SIGKILL

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

from dealerassist.cards import PACK_52, Card, card, parse_cards
from dealerassist.sensing import read_deck
from dealerassist.sensing.camera import read_picture
from dealerassist.sensing.look_file import read_look
from tests.cli.enrolling import AGAIN, Enroller, Faces

FACES = Path(__file__).parents[1] / "sensing/overhead/faces"


def _cards(names: str) -> tuple[Card, ...]:
    return tuple(each for each in parse_cards(names) if each is not None)


def _tagged(file: Path) -> list[Card]:
    deck, _ = read_deck(file.read_text(), file.name)
    return [each for each in PACK_52.cards if f"\n{each} = " in file.read_text() and deck.cards]


def _looked_at(file: Path) -> list[Card]:
    learned = read_look(file.read_bytes(), file.name)
    return [each for each in PACK_52.cards if each in learned]


@pytest.fixture(scope="module")
def faces() -> Faces:
    return {card(file.stem): read_picture(file) for file in sorted(FACES.glob("*.png"))}.__getitem__


@pytest.mark.slow
@pytest.mark.parametrize(("antennas", "enrolled"), [(True, _tagged), (False, _looked_at)])
def test_a_deck_is_gone_on_with_after_a_kill_and_says_what_it_has_already_and_what_is_missing(
    antennas: bool, enrolled: Callable[[Path], list[Card]], faces: Faces, tmp_path: Path
) -> None:
    first, then = _cards("As 7c Kd"), _cards("9h Ts Qd 6s 5s")
    with closing(Enroller(tmp_path, faces, antennas)) as enroller:
        with enroller.program() as program:
            enroller.lay(first)
            program.send_signal(SIGKILL)
            program.wait()
        assert set(enrolled(enroller.file)) == set(first)
        with enroller.program() as program:
            enroller.lay(then)
            enroller.lay(first[1:2], known=True)
            program.send_signal(SIGINT)
            assert program.wait() == 1
        assert set(enrolled(enroller.file)) == {*first, *then}
        missing = " ".join(str(each) for each in PACK_52.cards if each not in {*first, *then})
        twice = "" if antennas else "; laid twice: 7c"
        assert enroller.said.read_text().endswith(f"missing: {missing}{twice}\n")


@pytest.mark.slow
def test_each_card_gets_its_own_tag_whatever_lay_there_before(faces: Faces, tmp_path: Path) -> None:
    """A broken tag, a card too many, and one that was misread and is put right."""
    ace, seven, king, nine = _cards("As 7c Kd 9h")
    with closing(Enroller(tmp_path, faces)) as enroller:
        spare = enroller.devices.new_tag()
        with enroller.program() as program:
            enroller.lay_one(ace, None, "As: its face is read, no tag is: take it away")
            enroller.lay((seven,))
            enroller.lay_one(nine, king, "9h: enrolled")
            enroller.lay_one(seven, spare, "7c: another tag is this card already")
            enroller.lay_one(king, king, "Kd: its tag stands in the file as 9h: take it away")
            told = enroller.told
            enroller.take_away()
            enroller.until(AGAIN, told)
            enroller.lay_one(king, king, "Kd: enrolled, 50 to go; it was 9h before")
            program.send_signal(SIGINT)
            assert program.wait() == 1
        deck, _ = read_deck(enroller.file.read_text(), "red.toml")
        assert _tagged(enroller.file) == [seven, king]
        assert [deck.face(enroller.devices.number_of(each)) for each in (seven, king)] == [seven, king]
        assert enroller.said.read_text().endswith("; twice: 7c\n")


@pytest.mark.slow
def test_faults_of_antenna_and_camera_are_told_and_a_port_that_goes_is_one_clear_line(
    faces: Faces, tmp_path: Path
) -> None:
    ace, seven = _cards("As 7c")
    with closing(Enroller(tmp_path, faces)) as enroller, enroller.program() as program:
        enroller.lay((ace,))
        told = enroller.told
        enroller.devices.silence("board-1")
        enroller.until("board place 1: no answer; check cable and power", told)
        enroller.devices.silence("board-1", False)
        enroller.until("board place 1: works", told)
        enroller.cover_lens()
        enroller.until("camera: its pictures are black", told)
        enroller.take_away()
        enroller.until("camera: works", told)
        enroller.lay((seven,))
        enroller.unplug()
        assert program.wait() == 2
        last = enroller.said.read_text().splitlines()[-1]
        assert last.startswith("dealerassist: ")
        assert last.endswith("the next start goes on")
        assert _tagged(enroller.file) == [seven, ace]
