"""The file that says which tag is which card: read exactly, or refused in one line that quotes no tag."""

from __future__ import annotations

import pytest

from dealerassist.cards import card
from dealerassist.sensing import SensingError, read_deck

TEXT = """
pucks = ["E004015A11223344"]
[cards]
As = ["E0040150A1B2C3D4", "E0040150A1B2C3D5"]
Kd = "E0040150A1B2C3D6"
"""


def test_labels_give_the_first_byte_first_and_the_air_the_last() -> None:
    deck, pucks = read_deck(TEXT, "deck.toml")
    assert deck.face(bytes.fromhex("D4C3B2A1500104E0")) is card("As")
    assert deck.face(bytes.fromhex("D6C3B2A1500104E0")) is card("Kd")
    assert len(deck) == 3
    assert pucks == (bytes.fromhex("443322115A0104E0"),)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("Kd =", "Kx =", "cards.Kx: no such card"),
        ("C3D6", "C3D", "cards.Kd: a tag's number has 16 hexadecimal digits"),
        ("C3D6", "C3D4", "cards.Kd: one of its tags stands in the file twice"),
        ('"E0040150A1B2C3D6"', "7", "cards.Kd: a tag's number has 16 hexadecimal digits"),
        ("pucks", "packs", "packs: no such key (there are name, pucks, cards)"),
        ("[cards]", "[card]", "card: no such key (there are name, pucks, cards)"),
        ("E004015A11223344", "E0040150A1B2C3D6", "pucks: a puck has the tag of a card"),
        ("Kd = ", "Kd ", "text: "),
        ("pucks", "name = 7\npucks", "name: a deck's name is text of up to 7 letters"),
        ("pucks", 'name = "too long"\npucks', "name: a deck's name is text of up to 7 letters"),
    ],
)
def test_a_file_that_cannot_be_a_deck_is_named_with_its_key_and_no_tag(old: str, new: str, place: str) -> None:
    with pytest.raises(SensingError) as refused:
        read_deck(TEXT.replace(old, new), "deck.toml")
    assert str(refused.value).startswith(f"deck.toml: {place}")
    assert "E00401" not in str(refused.value)


def test_a_deck_is_called_what_its_file_says_or_is_called() -> None:
    assert read_deck('name = "Kem rot"\n' + TEXT, "decks/red.toml")[0].name == "Kem rot"
    assert read_deck(TEXT, "decks/red.toml")[0].name == "red"
    assert read_deck(TEXT, "tuesday-evening.toml")[0].name == "tuesday", "as far as it has room in SET UP"


def test_a_deck_without_cards_is_refused() -> None:
    with pytest.raises(SensingError, match="a table of cards and their tags is missing"):
        read_deck("pucks = []", "deck.toml")
