"""Commands in the words of a hand script and back (DESIGN 6)."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dealerassist.cards import CardTextError, DealerAssistError, parse_cards
from dealerassist.engine import NotationCode, NotationError, Part, command_text, parse_command
from dealerassist.engine import commands as c
from dealerassist.engine.notation import LARGEST_AMOUNT, hide_faces, is_verb, pot_index, pot_name
from tests.engine.machine.telling import ANYTHING, MENDING, SEATS

WORDS = ["fix", "bet", "3", "Ah", "xx", "side1", "floor", "change", "7", "?", "main"]

AMOUNTS = st.integers(0, LARGEST_AMOUNT)
TOLD_TO_A_HAND = st.one_of([maker(SEATS, AMOUNTS) for maker in (*ANYTHING, *MENDING)])
TOLD_TO_A_TABLE = st.one_of(
    st.builds(c.Sit, SEATS, st.none() | AMOUNTS),
    st.builds(c.Chips, SEATS, AMOUNTS),
    st.builds(c.Set, st.sampled_from(["blinds 10 20", "limit fixed 20 40; blinds 10 20", "button 3", "?"])),
    st.one_of([st.builds(kind, SEATS) for kind in (c.Leave, c.Away, c.Back)]),
)
OTHERS = st.one_of(
    st.builds(c.Undo, st.none() | st.integers(1, 10**6)),
    st.builds(c.Change, st.integers(1, 10**6), TOLD_TO_A_HAND),
    st.builds(c.Next),
    st.builds(c.Recall, SEATS),
    st.builds(c.Later, TOLD_TO_A_TABLE),
    TOLD_TO_A_TABLE,
)


def can_be_written(command: c.Command) -> bool:
    """Nothing negative, and cards where cards belong."""
    match command:
        case c.Change(_, inner):
            return can_be_written(inner)
        case c.Board(cards) | c.FixBoard(cards) | c.Show(_, cards) | c.FixHand(_, cards):
            return bool(cards)
        case c.Deal(_, down, _):
            return down >= 0
        case c.Wins(_, pot) | c.Give(pot):
            return pot != -1
    return True


@given(st.one_of(TOLD_TO_A_HAND, OTHERS))
def test_every_command_is_read_back_from_its_text(command: c.Command) -> None:
    assume(can_be_written(command))
    assert parse_command(command_text(command)) == command


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("fold 3", c.Fold(3)),
        ("  raise   4  1,500 ", c.Raise(4, 1500)),
        ("bet 10 2_000", c.Bet(10, 2000)),
        ("allin 3", c.AllIn(3)),
        ("allin 3 500", c.AllIn(3, 500)),
        ("post 3 20", c.Post(3, 20)),
        ("post 3 20 10", c.Post(3, 20, 10)),
        ("deal 3 xx XX", c.Deal(3, 2)),
        ("deal 3", c.Deal(3, 0)),
        ("board 2c7d 10h", c.Board(parse_cards("2c 7d Th"))),
        ("board 2c xx ??", c.Board((*parse_cards("2c"), None, None))),
        ("discard 3 2", c.Discard(3, 2)),
        ("discard 3 Ah xx Kd", c.Discard(3, 3)),
        ("draw 3", c.Draw(3, 0)),
        ("wins 3,7", c.Wins((3, 7))),
        ("wins 3 high", c.Wins((3,), None, Part.HIGH)),
        ("wins 3 side2", c.Wins((3,), 2)),
        ("wins 3 main low", c.Wins((3,), 0, Part.LOW)),
        ("floor split-pot as-is the manager said so", c.Floor("split-pot", "as-is", "the manager said so")),
        ("fix stack 3 ?", c.FixStack(3, None)),
        ("fix board 2c 7d xx wrong card read", c.FixBoard((*parse_cards("2c 7d"), None), "wrong card read")),
        ("fix second 2c 7d xx wrong card read", c.FixSecond((*parse_cards("2c 7d"), None), "wrong card read")),
        ("fix act 3 skipped", c.FixAct(3, "skipped")),
        ("give side1 4 250 declared wrong", c.Give(1, 4, 250, "declared wrong")),
        ("void", c.Void()),
        ("undo", c.Undo()),
        ("undo 7", c.Undo(7)),
        ("change 7 call 3", c.Change(7, c.Call(3))),
        ("sit 3 ?", c.Sit(3, None)),
        ("later sit 3 ?", c.Later(c.Sit(3, None))),
        ("recall 3", c.Recall(3)),
        (" set  limit no;   blinds 10 20", c.Set("limit no; blinds 10 20")),
    ],
)
def test_what_a_script_says(text: str, command: c.Command) -> None:
    assert parse_command(text) == command
    assert parse_command(command_text(command)) == command


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", NotationCode.MISSING_ARGUMENT),
        ("jump 3", NotationCode.UNKNOWN_VERB),
        ("fix", NotationCode.MISSING_ARGUMENT),
        ("fix price 3", NotationCode.UNKNOWN_VERB),
        ("fold", NotationCode.MISSING_ARGUMENT),
        ("fold x", NotationCode.BAD_ARGUMENT),
        ("fold 0", NotationCode.BAD_ARGUMENT),
        ("fold 11", NotationCode.BAD_ARGUMENT),
        ("fold 3 4", NotationCode.TOO_MANY_WORDS),
        ("award now", NotationCode.TOO_MANY_WORDS),
        ("bet 3", NotationCode.MISSING_ARGUMENT),
        ("bet 3 -5", NotationCode.BAD_ARGUMENT),
        ("bet 3 ²", NotationCode.BAD_ARGUMENT),
        ("bet 3 " + "9" * 5000, NotationCode.BAD_ARGUMENT),
        (f"bet 3 {LARGEST_AMOUNT + 1}", NotationCode.BAD_ARGUMENT),
        ("discard 3 8", NotationCode.BAD_ARGUMENT),
        ("discard 3 ²", NotationCode.BAD_ARGUMENT),
        ("show 3", NotationCode.MISSING_ARGUMENT),
        ("show 3 Ah xx", NotationCode.MISSING_ARGUMENT),
        ("board", NotationCode.MISSING_ARGUMENT),
        ("fix board", NotationCode.MISSING_ARGUMENT),
        ("identify board1 Ah Kd", NotationCode.BAD_ARGUMENT),
        ("identify board1", NotationCode.MISSING_ARGUMENT),
        ("wins 3 side0", NotationCode.BAD_ARGUMENT),
        ("wins 3 side", NotationCode.BAD_ARGUMENT),
        ("wins 3 both", NotationCode.BAD_ARGUMENT),
        ("wins 3 main floor", NotationCode.BAD_ARGUMENT),
        ("change 0 call 3", NotationCode.BAD_ARGUMENT),
        ("change 7", NotationCode.MISSING_ARGUMENT),
        ("change 7 undo", NotationCode.BAD_ARGUMENT),
        ("change 7 next", NotationCode.BAD_ARGUMENT),
        ("later", NotationCode.BAD_ARGUMENT),
        ("later fold 3", NotationCode.BAD_ARGUMENT),
        ("later next", NotationCode.BAD_ARGUMENT),
        ("later recall 3", NotationCode.BAD_ARGUMENT),
        ("later later leave 3", NotationCode.BAD_ARGUMENT),
        ("later leave", NotationCode.MISSING_ARGUMENT),
        ("set", NotationCode.MISSING_ARGUMENT),
    ],
)
def test_what_is_no_command_is_refused_with_a_reason(text: str, code: NotationCode) -> None:
    with pytest.raises(NotationError) as error:
        parse_command(text)
    assert error.value.code == code
    assert error.value.message


@pytest.mark.parametrize("text", ["board 2c 7d zz", "show 3 Ah Kq", "fix board now", "deal 3 1h", "discard 3 x"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CardTextError):
        parse_command(text)


@given(st.text(max_size=40) | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_is_a_command_or_is_refused(text: str) -> None:
    try:
        command = parse_command(text)
    except DealerAssistError:
        return
    assert parse_command(command_text(command)) == command


@pytest.mark.parametrize(
    ("script", "meant"),
    [
        ("deal 3 Ah Kd", c.Deal(3, 2)),
        ("deal 3 xx Kd", c.Deal(3, 2)),
        ("deal 3 xx xx", c.Deal(3, 2)),
        ("deal 3 xx xx Kd", c.Deal(3, 2, parse_cards("Kd"))),
        ("deal 3 Ah Kd Qs", c.Deal(3, 2, parse_cards("Qs"))),
        ("deal 3 Ah", c.Deal(3, 1)),
        ("deal 3 xx", c.Deal(3, 1)),
        ("deal 3", c.Deal(3, 0)),
    ],
)
def test_a_hole_card_that_a_script_names_stays_face_down_and_none_is_made_up(script: str, meant: c.Deal) -> None:
    told = parse_command(script)
    assert isinstance(told, c.Deal)
    assert hide_faces(told, 2) == meant


def test_pots_have_names() -> None:
    assert [pot_index(pot_name(index)) for index in range(10)] == list(range(10))
    with pytest.raises(NotationError, match="a pot is main, side1"):
        pot_index("pot")


def test_a_line_of_a_script_begins_with_a_verb() -> None:
    assert all(is_verb(word) for word in ("fold", "deal", "fix", "next", "wins"))
    assert not any(is_verb(word) for word in ("seat", "expect", "bet 3", ""))
