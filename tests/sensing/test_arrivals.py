"""Which card of a seat is stud's up card follows from the order in which the cards came; a hole card never is one
(DESIGN 4; WALKTHROUGH 3 e).
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from random import Random

import pytest

from dealerassist.cards import ALL_CARDS, Card, card
from dealerassist.sensing import MUCK, SEATS, UpCard, UpDeal, Zone
from dealerassist.sensing.codes import SeatError
from tests.sensing.playing import CYCLE_S, Evening

PITCH_S = 0.4


class Stud(Evening):
    """Stud is dealt to seats 1 to `seats`, card by card. `dealt`: seat -> its cards in the order of dealing."""

    def __init__(self, seats: int = 3, seed: int = 0) -> None:
        super().__init__(seed)
        self.run(0.5)
        self.seats = tuple(range(1, seats + 1))
        self.dealt: dict[int, list[Card]] = {seat: [] for seat in self.seats}
        self._pack = Random(seed).sample(ALL_CARDS, 52)

    def pitch(self, seat: int, then_s: float = PITCH_S) -> Card:
        """The next card goes to this seat."""
        pitched = self._pack.pop()
        self.dealt[seat].append(pitched)
        self.table.lay(pitched, SEATS[seat - 1])
        self.run(then_s)
        return pitched

    def round(self) -> None:
        """One card to each seat."""
        for seat in self.seats:
            self.pitch(seat)

    def asked(self, which: UpCard = UpCard.THIRD) -> Mapping[int, Card]:
        self.run()
        return self.reader.up_cards(UpDeal(which, self.seats))

    @property
    def last(self) -> dict[int, Card]:
        return {seat: cards[-1] for seat, cards in self.dealt.items()}


def test_the_third_to_the_sixth_card_of_each_seat_are_told_one_street_after_the_other() -> None:
    stud = Stud()
    stud.round()
    stud.round()
    for which in UpCard:
        stud.round()
        assert stud.asked(which) == stud.last


def test_there_is_no_word_for_a_hole_card_or_the_seventh() -> None:
    assert [int(which) for which in UpCard] == [3, 4, 5, 6]


@pytest.mark.parametrize("cards", [0, 1, 2, 4])
def test_nothing_is_told_where_another_number_of_cards_lies_there(cards: int) -> None:
    stud = Stud()
    for _ in range(cards):
        stud.round()
    assert stud.asked() == {}


def test_one_seat_alone_proves_nothing() -> None:
    stud = Stud(1)
    for _ in range(3):
        stud.round()
    assert stud.asked() == {}


@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("which", [0, 1])
def test_a_hole_card_that_is_read_late_tells_nothing_of_anybody(seat: int, which: int) -> None:
    """It would count as the third to come."""
    stud = Stud()
    for _ in range(2):
        for each in stud.seats:
            if (each, len(stud.dealt[each])) == (seat, which):
                stud.table.faults.unread(SEATS[seat - 1], stud._pack[-1], 1_000)
            stud.pitch(each)
    stud.round()
    hidden = stud.dealt[seat][which]
    stud.table.take(hidden)
    stud.table.faults.unread(SEATS[seat - 1], hidden, 0)
    stud.table.lay(hidden, SEATS[seat - 1])
    stud.run()
    assert stud.asked() == {}


def test_two_cards_that_come_to_a_seat_at_once_are_not_told_apart() -> None:
    stud = Stud()
    stud.round()
    for seat in stud.seats:
        stud.pitch(seat, then_s=0)
        stud.pitch(seat)
    assert stud.asked() == {}


def test_a_deal_out_of_order_is_left_to_the_dealer() -> None:
    stud = Stud()
    stud.round()
    stud.round()
    for seat in (2, 1, 3):
        stud.pitch(seat)
    assert stud.asked() == {}


def test_a_deal_that_stopped_for_long_is_left_to_the_dealer() -> None:
    """What interrupted it may have moved cards."""
    stud = Stud()
    stud.round()
    stud.round()
    stud.run(6.0)
    stud.round()
    assert stud.asked() == {}


def test_a_card_that_lay_elsewhere_before_is_nobodys_up_card() -> None:
    stud = Stud()
    stud.round()
    stud.round()
    stud.pitch(1)
    strayed = stud.pitch(2)
    stud.table.lay(strayed, MUCK)
    stud.run()
    stud.table.lay(strayed, SEATS[1])
    stud.pitch(3)
    assert stud.asked() == {}


def test_what_lay_there_when_the_hand_began_counts_until_it_is_gathered() -> None:
    stud = Stud()
    stud.lay("Ah", SEATS[0])
    if card("Ah") in stud._pack:
        stud._pack.remove(card("Ah"))
    stud.run()
    stud.reader.new_hand()
    stud.round()
    stud.round()
    stud.round()
    assert stud.asked() == {}
    stud.table.take(card("Ah"))
    assert stud.asked() == stud.last


def test_a_new_hand_forgets_the_old_ones_cards() -> None:
    stud = Stud()
    for _ in range(3):
        stud.round()
    assert stud.asked() == stud.last
    stud.reader.new_hand()
    assert stud.asked() == {}


def test_asking_is_logged_without_a_card_and_no_table_has_seat_eleven(caplog: pytest.LogCaptureFixture) -> None:
    stud = Stud()
    for _ in range(3):
        stud.round()
    with caplog.at_level(logging.INFO):
        assert stud.asked()
    assert [each.getMessage() for each in caplog.records] == ["up cards: number 3 of 3 seats, hand 0 of this run"]
    with pytest.raises(SeatError):
        stud.reader.up_cards(UpDeal(UpCard.THIRD, (1, 11)))


@pytest.mark.parametrize("seed", [*range(12), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(12, 600))])
def test_whatever_goes_wrong_on_the_deal_no_hole_card_is_ever_told(seed: int) -> None:
    """Cards are missed, read late, seen elsewhere, lifted, put back, in any order: asked at every moment, for any up
    card, the reader tells a card that was dealt face up, or nothing.
    """
    rng = Random(f"arrivals {seed}")
    stud = Stud(rng.choice((2, 2, 3, 5)), seed)
    for street in range(3, 8):
        for seat in stud.seats * (3 if street == 3 else 1):
            stud.pitch(seat, rng.choice((0.1, 0.3, 0.4, 0.4, 0.5)))
            _goes_wrong(stud, rng)
            public = {each for cards in stud.dealt.values() for each in cards[2:6]}
            for which in UpCard:
                told = stud.reader.up_cards(UpDeal(which, stud.seats))
                assert set(told.values()) <= public
                assert all(told[number] == stud.dealt[number][which - 1] for number in told)


def _goes_wrong(stud: Stud, rng: Random) -> None:
    if rng.random() > 0.15:
        return
    seat = rng.choice(stud.seats)
    cards, zone = stud.dealt[seat], SEATS[seat - 1]
    one = rng.choice([each for dealt in stud.dealt.values() for each in dealt])
    faults, passes = stud.table.faults, rng.choice((3, 8, 20, 60))
    what = (
        lambda: faults.unread(zone, one, passes),
        lambda: faults.blind(zone, passes),
        lambda: faults.ghost(zone, one, passes),
        lambda: _peeks(stud, cards, zone, rng),
        lambda: stud.table.restart(zone.source),
        lambda: _hole_cards_unread(stud, passes),
    )
    rng.choice(what)()
    stud.run(rng.choice((0.0, CYCLE_S, 0.4)))


def _peeks(stud: Stud, cards: Sequence[Card], zone: Zone, rng: Random) -> None:
    """The player lifts all that he has, and lays it down again one by one."""
    stud.table.take(*cards)
    stud.run(rng.choice((0.3, 1.0)))
    for each in cards:
        stud.table.lay(each, zone)
        stud.run(rng.choice((0.0, 0.2)))


def _hole_cards_unread(stud: Stud, passes: int) -> None:
    """Those that lie on each other do not answer, at any seat."""
    for number, cards in stud.dealt.items():
        for hole in cards[:2]:
            stud.table.faults.unread(SEATS[number - 1], hole, passes)
