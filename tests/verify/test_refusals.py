"""Each code that a document can be refused with, and the place it names."""

from __future__ import annotations

import json

import pytest

from dealerassist.verify import VerifyCode, VerifyError, error_json, judge_text
from tests.verify.documents import document, seat

ONE, TWO = seat(1, 50, "Ah Kh"), seat(2, 50, "Ac 7c")


def changed(entry: dict[str, object], **more: object) -> dict[str, object]:
    return {**entry, **more}


def without(name: str) -> dict[str, object]:
    return {key: value for key, value in document(ONE, TWO).items() if key != name}


REFUSED = [
    # the text
    (
        "bad-document",
        "{",
        "neither JSON nor TOML: as JSON, Expecting property name enclosed in double quotes (line 1, ",
    ),
    ("bad-document", "game = holdem", "neither JSON nor TOML: as TOML, Invalid value (at line 1, column 8)"),
    ("bad-document", '{"button": 1' + "0" * 5000 + "}", "neither JSON nor TOML: as JSON, a number has too many digits"),
    ("bad-document", "button = 1" + "0" * 5000, "neither JSON nor TOML: as TOML, a number has too many digits"),
    ("duplicate-field", '{"game": "holdem", "game": "omaha"}', "the field game is there twice"),
    ("missing-field", "", "the field game is missing"),
    ("missing-field", without("seats"), "the field seats is missing"),
    ("missing-field", without("button"), "the field button is missing"),
    ("missing-field", document(ONE, {"seat": 2}), "seat 2: the field bet is missing"),
    ("missing-field", document(ONE, {"bet": 2}), "seats, entry 2: the field seat is missing"),
    ("too-deep", '{"a": ' + "[" * 100_000, "nested too deeply"),
    ("bad-document", "a = " + "[" * 100_000, "neither JSON nor TOML: as TOML, nested too deeply"),
    ("bad-document", "a." * 100_000 + "a = 1", "neither JSON nor TOML: as TOML, nested too deeply"),
    ("too-large", " " * 1_000_001, "longer than 1,000,000 characters"),
    ("unknown-field", document(ONE, TWO, pot=5), "no such field: pot (there are: game, seats, button, chip, "),
    (
        "unknown-field",
        document(ONE, changed(TWO, stack=1)),
        "seat 2: no such field: stack (there are: seat, bet, cards, ",
    ),
    ("wrong-type", document(ONE, changed(TWO, bet="50")), "seat 2, bet: a whole number is expected, not a text"),
    (
        "wrong-type",
        document(ONE, changed(TWO, bet=50.0)),
        "seat 2, bet: a whole number is expected, not a number with a",
    ),
    ("wrong-type", document(ONE, changed(TWO, bet=True)), "seat 2, bet: a whole number is expected, not true or false"),
    (
        "wrong-type",
        document(ONE, changed(TWO, folded=0)),
        "seat 2, folded: true or false is expected, not a whole number",
    ),
    (
        "wrong-type",
        document(ONE, changed(TWO, seat="2")),
        "seats, entry 2, seat: a whole number is expected, not a text",
    ),
    ("wrong-type", document(ONE, changed(TWO, cards=["Ah"])), "seat 2, cards: a text is expected, not a list"),
    ("wrong-type", {**document(ONE), "seats": 3}, "seats: a list is expected, not a whole number"),
    ("wrong-type", {**document(ONE), "seats": [3]}, "seats, entry 1: a table is expected, not a whole number"),
    ("wrong-type", document(ONE, TWO, board=5), "board: a text or a list of texts is expected, not a whole number"),
    ("wrong-type", document(ONE, TWO, board=[5]), "board: a text is expected, not a whole number"),
    ("wrong-type", document(ONE, TWO, chip=None), "chip: a whole number is expected, not nothing"),
    # the table
    (
        "bad-bet",
        document(ONE, seat(2, -1, folded=True)),
        "seat 2: a bet is a whole number from 0 to 1,000,000,000,000,000, ",
    ),
    (
        "bad-bet",
        document(ONE, changed(TWO, bet=0)),
        "seat 2: a bet is a whole number from 1 to 1,000,000,000,000,000, not 0",
    ),
    ("bad-bet", document(ONE, changed(TWO, bet=10**15 + 1)), "seat 2: a bet is a whole number from 1 to "),
    ("bad-button", document(ONE, TWO, button=0), "the button is at a seat from 1 to 10, not 0"),
    ("bad-button", document(ONE, TWO, button=11), "the button is at a seat from 1 to 10, not 11"),
    (
        "bad-chip",
        document(ONE, TWO, chip=0),
        "the smallest chip is a whole number from 1 to 1,000,000,000,000,000, not 0",
    ),
    ("bad-rake", document(ONE, TWO, rake=-5), "the rake is 0 or more, not -5"),
    ("bad-seat", document(ONE, changed(TWO, seat=0)), "a seat is a number from 1 to 10, not 0"),
    ("bad-seat", document(ONE, changed(TWO, seat=11)), "a seat is a number from 1 to 10, not 11"),
    (
        "bad-seat",
        "game = 'holdem'\nseats = [{seat = 0x" + "f" * 5000 + ", bet = 1}, {seat = 1, bet = 1}]",
        "a seat is a nu",
    ),
    ("duplicate-seat", document(ONE, changed(TWO, seat=1)), "seat 1 is there twice"),
    (
        "folded-and-mucked",
        document(ONE, TWO, seat(3, 5, folded=True, mucked=True)),
        "seat 3 has either folded or mucked",
    ),
    ("bad-pack", document(ONE, TWO, pack=32), "holdem is not dealt from a pack of 32"),
    ("no-live-seat", document(seat(1, 5, folded=True), seat(2, 9, folded=True)), "every seat has folded"),
    (
        "rake-too-large",
        document(ONE, changed(TWO, bet=70), rake=101),
        "the rake of 101 is more than the 100 in the pot",
    ),
    ("too-few-seats", document(ONE), "a showdown has two seats at least, not 1"),
    ("too-few-seats", document(), "a showdown has two seats at least, not 0"),
    ("too-many-seats", document(*[ONE] * 11), "10 seats at most, not 11"),
    ("unknown-game", document(ONE, TWO, game="whist"), "no such game: whist (there are: holdem, "),
    ("unknown-house", document(ONE, TWO, house="nowhere"), "no such house: nowhere (there are: holland-casino, "),
    # the cards
    ("bad-card", document(ONE, changed(TWO, cards="Ac Zz")), "seat 2, cards: Zz is not a card"),
    ("bad-card", document(ONE, TWO, board="2h 6h 8c 9h 1d"), "board: 1d is not a card"),
    ("duplicate-card", document(ONE, changed(TWO, cards="Ah 7c")), "Ah lies twice: seat 1, cards; seat 2, cards"),
    ("duplicate-card", document(changed(ONE, cards="Ah Ah"), TWO), "Ah lies twice: seat 1, cards; seat 1, cards"),
    ("duplicate-card", document(ONE, TWO, board="2h 6h 8c 9h Ah"), "Ah lies twice: board; seat 1, cards"),
    ("duplicate-card", document(ONE, TWO, board="2h 6h 8c 9h 2h"), "2h lies twice: board; board"),
    (
        "duplicate-card",
        document(ONE, TWO, seat(3, 5, "Ah 2d", folded=True)),
        "Ah lies twice: seat 1, cards; seat 3, cards",
    ),
    ("duplicate-card", document(ONE, TWO, board=["2h 6h 8c 9h Td"] * 2), "Td lies twice: board 1; board 2"),
    (
        "duplicate-card",
        document(ONE, TWO, board=["2h 6h 8c 9h Td", "2h 6s 8s 9s Ts"]),
        "2h lies twice: board 1; board 2",
    ),
    (
        "not-in-the-pack",
        document(seat(1, 5, "Ah Kh Qh Jh 6h"), TWO, game="five-card-draw", pack=32, board=""),
        "seat 1, cards: 6h does not belong to a pack of 32",
    ),
    (
        "up-cards-differ",
        document(seat(1, 5, "Ah Kh Qh Jh 6h 2c 3c", up="Kh 9s"), TWO, game="stud", board=""),
        "seat 1: 9s lay face up, but is not in the hand",
    ),
    (
        "duplicate-card",
        document(seat(1, 5, folded=True, up="Kh 9s"), seat(2, 5, "As Ks Qs Js 9s 2c 3c"), game="stud", board=""),
        "9s lies twice: seat 1, up; seat 2, cards",
    ),
    ("no-up-cards", document(changed(ONE, up="Ah"), TWO), "seat 1: there are no up cards in holdem"),
    ("nobody-tabled", document(seat(1, 5), seat(2, 5)), "the main pot: none of seats 1 and 2 has tabled a hand"),
    (
        "nobody-tabled",
        document(seat(1, 5, "Ah Kh"), seat(2, 9), seat(3, 9)),
        "side pot 1: none of seats 2 and 3 has tabled a hand, so nobody wins it",
    ),
    (
        "nobody-tabled",
        document(ONE, seat(2, 60, mucked=True), seat(3, 60, mucked=True)),
        "side pot 1: none of seats 2 and 3",
    ),
    ("too-many-boards", document(ONE, TWO, board=[]), "board: one text, or a list of one or two, not of 0"),
    ("too-many-boards", document(ONE, TWO, board=["2h"] * 3), "board: one text, or a list of one or two, not of 3"),
    ("unknown-card", document(ONE, changed(TWO, cards="xx xx")), "seat 2, cards: every card must be known"),
    ("unknown-card", document(ONE, TWO, board="2h 6h 8c 9h ??"), "board: every card must be known"),
    ("wrong-board", document(ONE, TWO, board=""), "board: 5 cards, not 0"),
    ("wrong-board", document(ONE, TWO, board="2h 6h 8c 9h"), "board: 5 cards, not 4"),
    ("wrong-board", document(ONE, TWO, board="2h 6h 8c 9h Td 3d"), "board: 5 cards, not 6"),
    ("wrong-board", document(ONE, TWO, board=["2h 6h 8c 9h Td", "2h 6h 8c"]), "board 2: 5 cards, not 3"),
    (
        "wrong-board",
        document(seat(1, 5), seat(2, 5, folded=True), board="2h 3h"),
        "board: 0 or 3 or 4 or 5 cards, not 2",
    ),
    ("wrong-count", document(ONE, TWO, game="guts", board=""), "seat 1, cards: 3 cards or none, not 2"),
    ("wrong-board", document(seat(1, 5), seat(2, 5), game="razz", board="2c 3c"), "board: 0 or 1 cards, not 2"),
    ("wrong-count", document(ONE, changed(TWO, cards="Ac")), "seat 2, cards: 2 cards or none, not 1"),
    ("wrong-count", document(ONE, changed(TWO, cards="Ac 7c 3d 4d")), "seat 2, cards: 2 cards or none, not 4"),
]


@pytest.mark.parametrize(("code", "given", "message"), REFUSED, ids=[code for code, _, _ in REFUSED])
def test_design_7_a_document_is_refused_with_code_place_and_reason(code: str, given: object, message: str) -> None:
    text = given if isinstance(given, str) else json.dumps(given)
    with pytest.raises(VerifyError) as caught:
        judge_text(text, "table 4.json")
    assert caught.value.code == code
    assert str(caught.value).startswith(f"table 4.json: {message}")
    assert str(caught.value).isprintable()
    assert error_json(caught.value) == {"ok": False, "error": {"code": code, "message": str(caught.value)}}


def test_every_code_is_tried() -> None:
    assert {code for code, _, _ in REFUSED} == {code.value for code in VerifyCode}


def test_an_error_is_also_a_value_error() -> None:
    with pytest.raises(ValueError, match="the field game is missing"):
        judge_text("{}")
