"""A deck enrolled by antenna and camera with the whole program: killed in the middle, gone on with, ended too soon."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from signal import SIGINT, SIGKILL

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

from dealerassist.cards import PACK_52, Card, parse_cards
from dealerassist.sensing import read_deck
from dealerassist.sensing.camera import read_picture
from tests.cli.enrolling import Enroller

FACES = Path(__file__).parents[1] / "sensing/overhead/faces"


def _cards(names: str) -> tuple[Card, ...]:
    return tuple(each for each in parse_cards(names) if each is not None)


@pytest.mark.slow
def test_a_deck_is_enrolled_goes_on_after_a_kill_and_says_what_it_has_already_and_what_is_missing(
    tmp_path: Path,
) -> None:
    first, then = _cards("As 7c Kd 2d"), _cards("9h Ts Qd 6s 5s")
    faces = {each: read_picture(FACES / f"{each}.png") for each in (*first, *then)}
    with closing(Enroller(tmp_path, faces.__getitem__)) as enroller:
        with enroller.program() as program:
            enroller.lay(first)
            program.send_signal(SIGKILL)
            program.wait()
        assert read_deck(enroller.file.read_text(), "red.toml")[0].cards == len(first)
        with enroller.program() as program:
            enroller.lay(then)
            enroller.lay(first[1:2], known=True)
            program.send_signal(SIGINT)
            assert program.wait() == 1
        told, _ = read_deck(enroller.file.read_text(), "red.toml")
        assert [told.face(enroller.devices.number_of(each)) for each in (*first, *then)] == [*first, *then]
        missing = " ".join(str(each) for each in PACK_52.cards if each not in faces)
        assert f"missing: {missing}" in enroller.said.read_text()
