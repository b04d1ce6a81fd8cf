"""No face and no number of a tag leaves the sensors but as a card of the board or by `reveal`."""

from __future__ import annotations

import logging
import pickle
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

import dealerassist
from dealerassist.cards import ALL_CARDS, Card, card
from dealerassist.sensing import SEATS, BoardCard, Deck, DoubtCode, Reader
from dealerassist.sensing.bus import Bus, Timing
from dealerassist.sensing.codes import DeckError
from dealerassist.sensing.doubts import Finding
from dealerassist.sensing.simulated import SimulatedTable
from tests.sensing.playing import Evening, deal, eventful

CARD_TEXT = re.compile(r"(?<![0-9A-Za-z])(10|[2-9TJQKA])[cdhs](?![0-9A-Za-z])")


def numbers(table: SimulatedTable) -> Iterator[tuple[Card, bytes]]:
    return ((each, table.number_of(each)) for each in ALL_CARDS)


def spellings(number: bytes) -> Iterator[str]:
    """How a number could be printed."""
    for each in (number, number[::-1]):
        yield each.hex()
        yield each.hex(" ")
        yield repr(each)[2:-1].lower()
        yield str(int.from_bytes(each, "big"))
        yield str(list(each))


def leaks(texts: list[str], table: SimulatedTable) -> list[str]:
    said = "\n".join(texts)
    found = [each.group() for each in CARD_TEXT.finditer(said)]
    return found + [text for _, number in numbers(table) for text in spellings(number) if text in said.lower()]


def test_the_search_finds_what_is_planted() -> None:
    table = SimulatedTable()
    number = table.number_of(card("Ah"))
    assert leaks(["(Ah,)"], table) == ["Ah"]
    assert leaks(["seat 3: 10d"], table) == ["10d"]
    for text in (number.hex(), number[::-1].hex().upper(), repr(number), str(list(number))):
        assert leaks([text], table), text


def test_nothing_that_can_be_printed_or_logged_tells_a_face_or_a_number(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        evening = eventful()
    sensors = evening.reader._sensors
    felt = sensors._felt
    things: list[object] = [*evening.told, evening.reader, evening.table.deck, sensors, felt, felt._settler]
    things += [felt._paths, Bus(Timing()), sensors._bus, *felt._standing, evening.table, evening.table.faults]
    texts = [text for each in things for text in (repr(each), str(each), f"{each}")]
    texts += [text for each in caplog.records for text in (each.getMessage(), repr(each.args), str(each.__dict__))]
    assert len(evening.told) > 80
    assert len(caplog.records) > 20
    assert leaks(texts, evening.table) == []


def parts(value: object) -> Iterator[object]:
    """Everything within a reading."""
    yield value
    if is_dataclass(value):
        for each in fields(value):
            yield from parts(getattr(value, each.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from parts(part)


def test_no_reading_but_the_board_s_holds_a_card_and_none_a_number() -> None:
    evening = eventful()
    own = {number for _, number in numbers(evening.table)}
    as_numbers = {int.from_bytes(each, order) for each in own for order in ("big", "little")}
    for reading in evening.told:
        held = list(parts(reading))
        assert isinstance(reading, BoardCard) or not any(isinstance(each, Card) for each in held)
        assert not any(isinstance(each, bytes) for each in held)
        assert not as_numbers & {each for each in held if isinstance(each, int)}


def test_every_face_that_came_out_lay_on_the_board_and_nowhere_before() -> None:
    evening = eventful()
    shown = {each.face for each in evening.all_of(BoardCard) if each.face is not None}
    assert shown == set(ALL_CARDS[30:33])


def test_tags_tell_neither_face_nor_order() -> None:
    """The same cards, dealt in the same way: the tags differ by chance alone."""
    orders = set()
    for seed in range(12):
        evening = Evening(seed, SimulatedTable(1))
        evening.run(1.0)
        deal(evening, 1)
        first, second = evening.seat(1)
        orders.add(first < second)
    assert orders == {True, False}


def test_a_deck_keeps_to_itself() -> None:
    deck = Deck({bytes(range(8)): card("Ah")})
    assert (repr(deck), str(deck), len(deck)) == ("Deck(1 tags)",) * 2 + (1,)
    assert bytes(range(8)) in deck
    with pytest.raises(TypeError):
        pickle.dumps(deck)
    assert not hasattr(deck, "__dict__")
    with pytest.raises(DeckError):
        Deck({b"short": card("Ah")})


def test_a_finding_hides_its_numbers() -> None:
    assert "12345678" not in repr(Finding(DoubtCode.TWO_ZONES, SEATS[:2], (b"12345678",)))


def test_whether_a_card_lies_at_a_seat_is_asked_by_nobody_but_who_holds_it_against_the_camera() -> None:
    """Who may ask that of any card can find out every hole card."""
    assert not hasattr(Reader, "confirms")
    package = Path(dealerassist.__file__).parent
    asking = {file.name for file in package.rglob("*.py") if re.search(r"\bconfirms\b", file.read_text("utf-8"))}
    handing_on = {"felt.py", "sensors.py", "serial_reader.py", "stepped.py"}
    assert asking - handing_on == {"witnesses.py", "up_witnesses.py"}
