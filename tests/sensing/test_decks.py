"""Two decks take turns (WALKTHROUGH 1; PROCEDURES 37, 43): the first cards tell which one a hand is dealt with, and a
card of the other one is a doubt and never a card.
"""

from __future__ import annotations

import pytest

from dealerassist.cards import ALL_CARDS, card
from dealerassist.sensing import (
    BOARD,
    MUCK,
    SEATS,
    Deck,
    DeckInPlay,
    DoubtCode,
    SeatCards,
    SensingError,
    TableTags,
    Zone,
)
from dealerassist.sensing.simulated import SimulatedTable
from tests.sensing.playing import SETTLED_S, Evening

OTHER = DoubtCode.OTHER_DECK


def two_decks() -> SimulatedTable:
    return SimulatedTable(1, decks=("red", "blue"))


class TwoDecks(Evening):
    """`lay` lays a card of the red deck, `lay_blue` one of the blue deck."""

    def __init__(self, table: SimulatedTable | None = None) -> None:
        super().__init__(table=table or two_decks())
        self.run(1.0)

    def lay_blue(self, text: str, zone: Zone) -> None:
        self.table.lay(self.table.of_deck("blue", card(text)), zone)

    def deal_blue(self, seats: int = 4) -> None:
        """Two cards to each, one after the other, as they are pitched."""
        for at, each in enumerate(ALL_CARDS[: 2 * seats]):
            self.table.lay(self.table.of_deck("blue", each), SEATS[at % seats])
            self.run(0.3)
        self.run()

    def deal_red(self, seats: int = 4) -> None:
        for at, each in enumerate(ALL_CARDS[: 2 * seats]):
            self.table.lay(each, SEATS[at % seats])
            self.run(0.3)
        self.run()

    @property
    def decks(self) -> list[str]:
        """The deck in play, each time that it was told."""
        return [each.deck for each in self.all_of(DeckInPlay)]

    def counts(self, seats: int = 4) -> list[int]:
        return [len(self.seat(seat)) for seat in range(1, seats + 1)]


def test_the_first_cards_tell_the_deck_of_the_hand_and_nobody_is_asked() -> None:
    evening = TwoDecks()
    assert evening.decks == [], "before a card is dealt nobody knows"
    evening.deal_blue()
    assert (evening.decks, evening.counts(), evening.doubts) == (["blue"], [2, 2, 2, 2], set())
    evening.lay_blue("Ah", BOARD[0])
    evening.run()
    assert evening.place(1)[1] == card("Ah"), "the blue deck's faces are read"
    evening.check_stamps()


def test_every_hand_tells_its_deck_anew_and_follows_the_change() -> None:
    evening = TwoDecks()
    evening.deal_red()
    evening.table.clear()
    evening.run()
    evening.reader.new_hand()
    evening.deal_red()
    evening.table.clear()
    evening.run()
    evening.reader.new_hand()
    evening.deal_blue()
    assert (evening.decks, evening.counts(), evening.doubts) == (["red", "red", "blue"], [2, 2, 2, 2], set())


def test_cards_that_were_dealt_before_the_hand_was_opened_tell_it_too() -> None:
    """NEXT HAND is touched late: the blue cards lie there already, the red ones are gone."""
    evening = TwoDecks()
    evening.deal_red()
    evening.table.clear()
    evening.run()
    evening.deal_blue()
    assert evening.counts() == [0, 0, 0, 0], "for the hand that was red they are no cards"
    evening.reader.new_hand()
    evening.run()
    assert (evening.decks, evening.counts(), evening.doubts) == (["red", "blue"], [2, 2, 2, 2], set())


def test_what_is_left_of_the_hand_before_does_not_hold_the_change_up() -> None:
    """The winner's cards and the muck are gathered only after NEXT HAND, and the winner's cross the muck's antenna."""
    evening = TwoDecks()
    evening.deal_red()
    for each in ALL_CARDS[1:4]:
        evening.table.lay(each, MUCK)
    evening.run()
    evening.reader.new_hand()
    evening.table.lay(ALL_CARDS[0], MUCK)
    evening.run()
    evening.table.take(*ALL_CARDS[:8])
    evening.deal_blue()
    assert (evening.decks, evening.counts(), evening.doubts) == (["red", "blue"], [2, 2, 2, 2], set())


def test_a_muck_that_was_not_gathered_is_no_doubt_but_a_card_that_a_seat_has_kept_is() -> None:
    evening = TwoDecks()
    evening.deal_red()
    evening.table.lay(ALL_CARDS[0], MUCK)
    evening.table.take(*ALL_CARDS[1:7])
    evening.run()
    evening.reader.new_hand()
    evening.deal_blue()
    assert evening.doubts == {(OTHER, ("seat-4",))}
    assert evening.counts() == [2, 2, 2, 2], "and it is not counted"


@pytest.mark.parametrize("zone", [SEATS[1], SEATS[8], BOARD[2], MUCK], ids=lambda zone: zone.source)
def test_procedures_43_a_card_of_the_other_deck_is_a_doubt_and_never_a_card(zone: Zone) -> None:
    evening = TwoDecks()
    evening.deal_red()
    before = (evening.counts(), evening.seat(9), evening.muck, evening.place(3))
    evening.lay_blue("Ks", zone)
    evening.run(2.0)
    assert evening.doubts == {(OTHER, (zone.source,))}
    assert (evening.counts(), evening.seat(9), evening.muck, evening.place(3)) == before
    assert len(evening.reader.reveal(2)) == 2, "nor does a tabled hand get it"
    evening.table.take(evening.table.of_deck("blue", card("Ks")))
    evening.run()
    assert evening.doubts == set()


def test_the_same_face_of_both_decks_is_not_the_same_card_twice() -> None:
    evening = TwoDecks()
    evening.deal_red()
    evening.table.lay(evening.table.of_deck("blue", ALL_CARDS[0]), SEATS[2])
    evening.run()
    assert evening.doubts == {(OTHER, ("seat-3",))}


def test_reliability_two_tags_of_one_face_of_one_deck_are_still_told_within_a_settled_pass() -> None:
    """Aria 2015, two queens of clubs on the flop: a duplicate is an alarm, whichever deck is in play."""
    table = two_decks()
    spare = table.new_tag()
    table.deck = Deck({**{table.number_of(each): each for each in ALL_CARDS}, spare: card("Qc")}, "red")
    evening = TwoDecks(table)
    evening.deal_red()
    evening.lay("Qc", BOARD[0])
    table.lay(spare, BOARD[1])
    evening.run(SETTLED_S)
    assert evening.doubts == {(DoubtCode.FACE_TWICE, ("board-1", "board-2"))}


def test_the_other_deck_that_is_laid_on_an_antenna_in_mid_hand_changes_nothing() -> None:
    """While every player has his cards in his hand: then only the other deck is seen."""
    evening = TwoDecks()
    evening.deal_red()
    evening.table.take(*ALL_CARDS[:8])
    evening.run()
    for each in ALL_CARDS[20:30]:
        evening.table.lay(evening.table.of_deck("blue", each), SEATS[8])
        evening.table.lay(evening.table.of_deck("blue", ALL_CARDS[31]), SEATS[7])
    evening.run(1.0)
    assert (evening.decks, evening.seat(9), evening.seat(8)) == (["red"], (), ())
    assert evening.doubts == {(OTHER, ("seat-9",)), (OTHER, ("seat-8",))}


def test_one_stray_card_before_the_deal_does_not_hold_the_dealt_ones_up() -> None:
    """The shuffled deck lies on seat 9 when the other one is dealt: two seats with red cards outweigh it."""
    evening = TwoDecks()
    for each in ALL_CARDS[20:23]:
        evening.table.lay(evening.table.of_deck("blue", each), SEATS[8])
    evening.run()
    assert evening.decks == ["blue"], "the first card that was dealt, for all that can be known"
    evening.deal_red()
    assert (evening.decks, evening.counts()) == (["blue", "red"], [2, 2, 2, 2])
    assert evening.doubts == {(OTHER, ("seat-9",))}


def test_without_antennas_at_the_seats_the_flop_tells_it() -> None:
    evening = TwoDecks()
    for at, text in enumerate(("2c", "7h", "8h")):
        evening.lay_blue(text, BOARD[at])
    evening.run()
    assert (evening.decks, evening.doubts) == (["blue"], set())
    assert [evening.place(place)[1] for place in (1, 2, 3)] == [card("2c"), card("7h"), card("8h")]


def test_the_dealers_word_holds_until_cards_tell_otherwise() -> None:
    evening = TwoDecks()
    evening.reader.play_with("blue")
    evening.lay_blue("2c", MUCK)
    evening.run()
    assert len(evening.muck) == 1, "a burnt card of the deck that is expected"
    assert evening.decks == []
    evening.deal_red()
    assert evening.decks[-1] == "red"
    assert evening.counts() == [2, 2, 2, 2]


def test_the_dealers_word_frees_a_hand_that_took_the_wrong_deck() -> None:
    evening = TwoDecks()
    evening.lay("2c", SEATS[0])
    evening.lay("3c", SEATS[1])
    evening.run()
    evening.table.clear()
    evening.deal_blue()
    assert evening.counts() == [0, 0, 0, 0]
    evening.reader.play_with("blue")
    evening.run()
    assert (evening.decks, evening.counts(), evening.doubts) == (["red", "blue"], [2, 2, 2, 2], set())


def test_the_dealers_word_does_not_make_a_new_deal_of_what_the_hand_before_has_left() -> None:
    evening = TwoDecks()
    evening.deal_red()
    evening.reader.play_with("blue")
    evening.run()
    assert evening.decks == ["red", "red"], "the red cards lie there: they are believed"
    evening.reader.new_hand()
    evening.reader.play_with("blue")
    evening.run()
    assert evening.counts() == [0, 0, 0, 0]
    evening.table.clear()
    evening.deal_blue()
    assert (evening.decks, evening.counts(), evening.doubts) == (["red", "red", "blue"], [2, 2, 2, 2], set())


def test_a_card_of_the_other_deck_from_a_seat_has_no_face_on_the_board_when_its_deck_comes_into_play() -> None:
    """Secrecy: what may be somebody's hole card stays one, whichever deck it was taken for."""
    evening = TwoDecks()
    evening.lay("2c", SEATS[0])
    evening.lay("3c", SEATS[1])
    evening.run()
    evening.lay_blue("Ah", SEATS[2])
    evening.run()
    evening.lay_blue("Ah", BOARD[0])
    evening.run()
    evening.reader.play_with("blue")
    evening.table.take(card("2c"), card("3c"))
    evening.run(1.0)
    assert evening.place(1)[1] is None


def test_a_deck_without_a_name_is_not_told_of() -> None:
    evening = Evening()
    evening.run(1.0)
    evening.lay("Ah", SEATS[0])
    evening.run()
    assert evening.all_of(SeatCards)
    assert evening.all_of(DeckInPlay) == []


ONE, TWO, THREE = (bytes([number]) * 8 for number in (1, 2, 3))


@pytest.mark.parametrize(
    ("decks", "pucks", "staff", "reason"),
    [
        ([("red", ONE), ("red", TWO)], [], {}, 'two decks are called red: give one of them another name = "…"'),
        ([("red", ONE), ("blue", ONE)], [], {}, "a tag of the deck red is in the deck blue too"),
        ([("red", ONE), ("blue", TWO)], [TWO], {}, "a puck has the tag of a card"),
        ([("red", ONE)], [], {ONE: "4711"}, "a staff card has the tag of a card or of a puck"),
        ([("red", ONE)], [TWO], {TWO: "4711"}, "a staff card has the tag of a card or of a puck"),
    ],
)
def test_tags_that_cannot_be_told_apart_are_refused(
    decks: list[tuple[str, bytes]], pucks: list[bytes], staff: dict[bytes, str], reason: str
) -> None:
    made = [Deck({number: card("As")}, name) for name, number in decks]
    with pytest.raises(SensingError) as refused:
        TableTags(made, pucks, staff)
    assert str(refused.value) == reason
