"""`verify --photo`: board and hands by how they lie together, as a document to confirm; what is not plain is asked, and
nothing is guessed.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

pytest.importorskip("cv2", reason="opencv is not installed here")

import cv2

from dealerassist.cards import card
from dealerassist.cli import verify_photo
from dealerassist.sensing.camera import read_picture
from dealerassist.sensing.camera.grouping import grouped
from dealerassist.table.table import Table
from dealerassist.views import MarkCode, NameCard, Press, PressKey, SeatLook, TouchSeat
from tests.cli.running import in_process
from tests.sensing.overhead import marked_cards
from tests.sensing.overhead.films import board, tabled
from tests.sensing.overhead.scenes import Lying, Scene, on_place, picture_of

Capsys = pytest.CaptureFixture[str]
BOARD = board("2c", "9d", "Ah", "Kd", "7s")
HANDS = (*tabled(10, "As Ad"), *tabled(4, "Qs Qd"), *tabled(5, "3c 4c"))


@pytest.fixture(autouse=True)
def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify_photo, "card_reader", lambda: marked_cards.read)


def photo(folder: Path, lying: tuple[Lying, ...], chips: tuple[tuple[float, float], ...] = ()) -> str:
    cv2.imwrite(str(folder / "photo.png"), picture_of(Scene(lying, chips=chips)))
    return str(folder / "photo.png")


def test_board_and_hands_become_a_document_that_verify_judges(tmp_path: Path, capsys: Capsys) -> None:
    ran = in_process(capsys, "verify", "--photo", photo(tmp_path, (*BOARD, *HANDS)))
    assert (ran.code, ran.err) == (0, "")
    told = tomllib.loads(ran.out)
    assert told["board"] == "2c 9d Ah Kd 7s"
    assert [seat["cards"] for seat in told["seats"]] == ["As Ad", "Qs Qd", "3c 4c"], "clockwise from the foot"
    (tmp_path / "showdown.toml").write_text(ran.out)
    judged = in_process(capsys, "verify", "--json", str(tmp_path / "showdown.toml")).records[0]
    assert judged["payouts"] == {"1": 3}


def test_a_card_that_is_unsure_is_asked_and_the_document_does_not_name_it(tmp_path: Path, capsys: Capsys) -> None:
    x, y = on_place(3)
    name = photo(tmp_path, (*BOARD, *HANDS), chips=((x - 15, y - 20),))
    ran = in_process(capsys, "verify", "--photo", name)
    assert ran.code == 1
    assert "CONFIRM: board, card 3 from the left: " in ran.out
    assert tomllib.loads(ran.out)["board"] == "2c 9d ? Kd 7s"
    (tmp_path / "showdown.toml").write_text(ran.out)
    in_process(capsys, "verify", str(tmp_path / "showdown.toml")).is_one_clear_line("board")
    (told,) = in_process(capsys, "verify", "--json", "--photo", name).records
    assert told["confirm"]
    assert told["document"]["board"] == "2c 9d ? Kd 7s"


@pytest.mark.parametrize(
    ("lying", "words"),
    [
        ((*BOARD[:4], *HANDS), "which cards are the board"),
        ((*BOARD, *HANDS[:2]), "whose hands these are: 1 found"),
        ((*BOARD, *HANDS[:5]), "where these belong: 3c"),
        ((*BOARD[:4], Lying(card("As"), on_place(5)), *HANDS), "seen twice: As"),
        ((), "which cards are the board"),
    ],
)
def test_a_grouping_that_is_not_plain_is_asked(
    lying: tuple[Lying, ...], words: str, tmp_path: Path, capsys: Capsys
) -> None:
    ran = in_process(capsys, "verify", "--photo", photo(tmp_path, lying))
    assert ran.code == 1
    assert f"# CONFIRM: {words}" in ran.out


def test_what_is_no_picture_or_no_game_is_one_clear_line(tmp_path: Path, capsys: Capsys) -> None:
    (tmp_path / "empty.jpg").touch()
    in_process(capsys, "verify", "--photo", str(tmp_path / "empty.jpg")).is_one_clear_line("empty.jpg")
    name = photo(tmp_path, BOARD)
    in_process(capsys, "verify", "--photo", name, "--game", "snap").is_one_clear_line("snap")
    in_process(capsys, "verify").is_one_clear_line("--photo")
    assert json.loads(in_process(capsys, "verify", "--json", "--photo", name).out)["document"]["game"] == "holdem"


def test_on_the_screen_verify_is_filled_in_and_everything_can_be_touched(tmp_path: Path) -> None:
    read = marked_cards.read(read_picture(Path(photo(tmp_path, (*BOARD, *HANDS)))))
    table = verify_photo._table(grouped(read, 5, 2), "holdem")
    assert MarkCode.VERIFY in table.view.marks
    assert [str(place.card) for place in table.view.board] == ["2c", "9d", "Ah", "Kd", "7s"]
    assert winners(table) == [1]
    table.intend(TouchSeat(1))
    table.intend(TouchSeat(1))
    assert winners(table) == [2], "the aces were not in"


def test_on_the_screen_what_is_unsure_is_asked_before_anybody_wins(tmp_path: Path) -> None:
    x, y = on_place(3)
    read = marked_cards.read(read_picture(Path(photo(tmp_path, (*BOARD, *HANDS), chips=((x - 15, y - 20),)))))
    table = verify_photo._table(grouped(read, 5, 2), "holdem")
    assert table.view.prompt.facts == {"k": 3}
    for _ in range(3):
        table.intend(PressKey(Press.GO_ON))
        assert winners(table) == []
    table.intend(NameCard(card("Ah")))
    assert winners(table) == [1]


def winners(table: Table) -> list[int]:
    return [seat.number for seat in table.view.seats if seat.look is SeatLook.WINS]


def test_one_hand_alone_is_no_showdown_for_the_screen(tmp_path: Path, capsys: Capsys) -> None:
    name = photo(tmp_path, (*BOARD, *HANDS[:2]))
    in_process(capsys, "verify", "--screen", "--photo", name).is_one_clear_line("two hands at least")
