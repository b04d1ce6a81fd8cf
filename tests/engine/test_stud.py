"""Who opens, the last card from a short stub, bring-ins of other sizes (RULES 6, 7; PROCEDURES 61, 62, 64)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from dealerassist.cards import parse_cards
from dealerassist.engine import Hand, preset
from dealerassist.engine.state import Seat, State
from dealerassist.engine.stud import Claim, first_of, high_board, low_board
from tests.engine.dealing import played, push, refused, ruled

Told = list[tuple[str, dict[str, object]]]


def stud(
    lines: str,
    *stacks: int | str,
    game: str = "stud",
    limit: str = "fixed 6 12",
    more: str = "bring-in 3",
    house: str = "tda-2024",
) -> Hand:
    return played(lines, *stacks, game=game, limit=limit, blinds="", more=f"ante 1 / {more}", house=house)


def seated(*boards: str) -> State:
    seats = []
    for number, board in enumerate(boards, 1):
        seat = Seat(number, 100, waiting=False)
        seat.up = parse_cards(board)
        seats.append(seat)
    return State(seats, ())


@pytest.mark.parametrize(
    ("claim", "house", "boards", "place"),
    [
        (high_board, "tda-2024", ("Ac Kh", "As Kd"), 1),  # the ace decides, spades highest
        (high_board, "tda-2024", ("Ad Ks", "Ac Kh"), 0),
        (high_board, "roberts", ("Ac Kh", "As Kd"), 0),  # the first in dealing order
        (low_board, "tda-2024", ("As 2d", "Ac 2h"), 1),  # in razz the ace is low, the deuce decides
        (low_board, "roberts", ("As 2d", "Ac 2h"), 0),
    ],
)
def test_procedures_61_of_equal_boards(claim: Claim, house: str, boards: tuple[str, ...], place: int) -> None:
    table = seated(*boards)
    claims = {at: claim(tuple(card for card in seat.up if card)) for at, seat in enumerate(table.seats)}
    assert len(set(claims.values())) == 1
    assert first_of(claims, table, claim, preset(house)) == place


def test_procedures_61_the_dealers_word_cannot_deny_the_suit_of_equal_boards() -> None:
    doors = "deal 1 xx xx ?? / deal 2 xx xx As / deal 3 xx xx Ac / opener 2 / bringin 2 / call 3 / call 1 / "
    hand = stud(f"{doors} deal 2 2d / deal 3 2h / deal 1 ??", 100, 100, 100, game="razz")
    assert refused(hand, "opener 2")[0] == "cards-speak"
    push(hand, "opener 3")
    assert hand.awaiting.seats[0] == 3


def test_design_3_opener_of_no_seat_or_of_a_dead_hand() -> None:
    hand = stud(
        "deal 1 xx xx ?? / deal 2 xx xx ?? / deal 3 xx xx ?? / opener 1 / bringin 1 / fold 2 / call 3", *[100] * 3
    )
    for seat in (3, 1):
        push(hand, f"deal {seat} ??")
    assert refused(hand, "opener 7") == ("no-live-hand", {"seat": 7})
    assert refused(hand, "opener 2") == ("no-live-hand", {"seat": 2})


def to_seventh(seats: int, folds: Mapping[int, tuple[int, ...]]) -> Hand:
    """Nobody's up cards are read; seat 1 opens each street, who folds does it on third, fourth … street."""
    live, lines = list(range(1, seats + 1)), []
    for street in (3, 4, 5, 6):
        lines += ["opener 1", "bringin 1" if street == 3 else "check 1"]
        for number in live[1:]:
            act = "fold" if number in folds.get(street, ()) else "call" if street == 3 else "check"
            lines.append(f"{act} {number}")
        live = [number for number in live if number not in folds.get(street, ())]
        if street < 6:
            lines += [f"deal {number} ??" for number in live]
    doors = [f"deal {number} xx xx ??" for number in range(1, seats + 1)]
    return stud(" / ".join([*doors, *lines]), *[500] * seats)


@pytest.mark.parametrize(
    ("seats", "folds", "waits", "rulings"),
    [
        (7, {5: (7,)}, "deal-street", []),  # stub 8, six need 8
        (6, {}, "deal-street", []),
        (7, {}, "deal-street", [("stub-and-burns", {"stub": 7})]),  # nine needed
        (8, {3: (8,), 5: (7,)}, "deal-street", [("stub-and-burns", {"stub": 5})]),  # with the burns just enough: 8
        (8, {4: (8,), 5: (7,)}, "deal-community", [("community-card", {"stub": 4})]),
        (8, {}, "deal-community", [("community-card", {"stub": 1})]),
    ],
)
def test_procedures_64_need_is_players_and_two(
    seats: int, folds: Mapping[int, tuple[int, ...]], waits: str, rulings: Told
) -> None:
    hand = to_seventh(seats, folds)
    assert hand.awaits == waits
    assert ruled(hand) == rulings
    if waits == "deal-street":
        assert hand.awaiting.seats == tuple(seat.number for seat in hand.seats if seat.live)
    else:
        push(hand, "board 2c")
        assert (hand.awaits, hand.awaiting.seats[0]) == ("act", 1)


def test_procedures_64_where_the_first_of_sixth_street_has_folded_the_opener_is_looked_for_again() -> None:
    hand = to_seventh(8, {})
    hand.pop()
    push(hand, "bet 8 12")
    push(hand, "fold 1")
    for seat in range(2, 8):
        push(hand, f"call {seat}")
    assert hand.awaits == "deal-community"
    push(hand, "board 2c")
    assert hand.awaits == "opener"


DOORS = "deal 1 xx xx 2c / deal 2 xx xx Kc / deal 3 xx xx Kd"


def may(hand: Hand) -> tuple[str, ...]:
    assert hand.legal is not None
    return tuple(str(verb) for verb in hand.legal.may)


def test_rules_6_1_without_a_bring_in_the_door_card_may_check() -> None:
    hand = stud(DOORS, 100, 100, 100, more="bring-in 0")
    assert may(hand) == ("fold", "check", "bet")
    assert refused(hand, "bringin 1")[0] == "not-now"
    push(hand, "check 1")
    push(hand, "bet 2 6")
    assert may(hand) == ("fold", "call", "raise")


@pytest.mark.parametrize(("bring_in", "least"), [(1, 2), (2, 4)])
def test_rules_6_2_in_spread_limit_a_completion_is_to_the_least_bet(bring_in: int, least: int) -> None:
    """A bring-in as large as the least bet is raised by one more."""
    hand = stud(f"{DOORS} / bringin 1", 100, 100, 100, limit="spread 2 10", more=f"bring-in {bring_in}")
    assert hand.legal is not None
    assert hand.legal.min_raise_to == least


def test_procedures_62_after_a_mended_bring_in_the_least_bet_is_as_before() -> None:
    hand = stud(
        f"{DOORS.replace('2c', '??')} / opener 2 / bringin 2", 100, 100, 100, limit="spread 2 10", more="bring-in 1"
    )
    push(hand, "opener 1")
    assert hand.legal is not None
    assert (hand.bet_to, hand.legal.to_call, hand.legal.min_raise_to) == (0, 1, 2)
    assert ruled(hand)[-1] == ("bring-in-mended", {"seat": 1, "wrong": 2})
    assert hand.seat(2).stack == 99
    push(hand, "bringin 1")
    assert hand.awaiting.seats == (2, 3)


@pytest.mark.parametrize(("stack", "rulings"), [(2, [1]), (3, [2]), (4, [])])
def test_rules_6_2_all_in_for_the_bring_in_or_less_is_no_bet(stack: int, rulings: list[int]) -> None:
    """The ante took one chip; the price stays three, and the next may complete to six."""
    hand = stud(f"{DOORS} / allin 1", stack, 100, 100)
    assert (hand.bet_to, hand.seat(1).all_in) == (3, True)
    assert ruled(hand) == [("short-blind-full-price", {"seat": 1, "paid": paid, "price": 3}) for paid in rulings]
    assert may(hand) == ("fold", "call", "complete")
    push(hand, "complete 2")
    assert hand.bet_to == 6


def test_rules_6_2_the_door_card_neither_folds_nor_checks() -> None:
    hand = stud(DOORS, 100, 100, 100)
    for act in ("fold 1", "check 1", "call 1"):
        assert refused(hand, act) == ("must-bring-in", {"seat": 1})
    assert hand.legal is not None
    assert (may(hand), hand.legal.to_call) == (("bringin", "complete"), 3)


@pytest.mark.parametrize(
    ("lines", "bet_to"),
    [
        ("allin 1 / call 2 / fix bet 2 2 one was missing", 3),  # the price stays the bring-in's
        ("allin 1 / call 2 / fix bet 2 6 it was a completion", 6),
        ("allin 1 / complete 2 / fix bet 2 3 it was a call", 3),
    ],
)
def test_procedures_30_a_mended_bet_on_third_street_is_never_under_the_bring_in(lines: str, bet_to: int) -> None:
    """Seat 1 had one chip for a bring-in of three."""
    hand = stud(f"{DOORS} / {lines}", 2, 100, 100)
    assert hand.bet_to == bet_to
    assert hand.awaiting.seats[0] == 3


def on_fourth(acts: str, *stacks: int | str, pair: bool = True, limit: str = "fixed 6 12") -> Hand:
    """Robert's lets the big bet be opened for over an open pair; seat 1 is first with it, or with ace and deuce."""
    streets = f"bringin 1 / call 2 / call 3 / deal 1 {'2d' if pair else 'Ad'} / deal 2 9d / deal 3 8d"
    lines = " / ".join(line for line in (DOORS, streets, acts) if line)
    return stud(lines, *(stacks or (100, 100, 100)), limit=limit, house="roberts")


def window(hand: Hand) -> tuple[int | None, int | None]:
    assert hand.legal is not None
    return hand.legal.min_raise_to, hand.legal.max_raise_to


@pytest.mark.parametrize(
    ("stacks", "pair", "limit", "least_and_most"),
    [
        ((100, 100, 100), True, "fixed 6 12", (6, 12)),
        ((14, 100, 100), True, "fixed 6 12", (6, 10)),  # ten left
        (("?", 100, 100), True, "fixed 6 12", (6, 12)),
        ((100, 100, 100), False, "fixed 6 12", (6, 6)),
        ((100, 100, 100), True, "no 6", (6, 96)),
    ],
)
def test_procedures_63_what_may_be_opened_for_over_an_open_pair(
    stacks: tuple[int | str, ...], pair: bool, limit: str, least_and_most: tuple[int, int]
) -> None:
    assert window(on_fourth("", *stacks, pair=pair, limit=limit)) == least_and_most


@pytest.mark.parametrize(
    ("acts", "stacks", "least"),
    [
        ("bet 1 6", (100, 100, 100), 12),  # the small bet was chosen: all play it
        ("bet 1 12", (100, 100, 100), 24),
        ("allin 1", (10, 100, 100), 12),  # six, just the small bet
        ("allin 1 5", ("?", 100, 100), 11),
        ("allin 1", (14, 100, 100), 22),  # ten of the big bet's twelve
        ("allin 1 10", ("?", 100, 100), 22),  # the same, and nobody had tracked the stack
        ("bet 1 6 / call 2 / fix bet 2 12 it was a raise", (100, 100, 100), 18),
        ("bet 1 12 / call 2 / fix bet 2 24 it was a raise", (100, 100, 100), 36),
        ("bet 1 6 / call 2 / fix bet 2 9 half a small bet more", (100, 100, 100), 15),
        ("bet 1 12 / call 2 / fix bet 2 16 less than half a big one", (100, 100, 100), 24),
    ],
)
def test_procedures_63_who_opens_for_the_small_bet_leaves_it_small(
    acts: str, stacks: tuple[int | str, ...], least: int
) -> None:
    assert window(on_fourth(acts, *stacks))[0] == least


@pytest.mark.parametrize(("last", "stack"), [("fix bet 3 8 two more", 100), ("allin 3", 9)])
def test_procedures_21_less_than_half_a_bet_more_reopens_nothing_on_third_street(last: str, stack: int) -> None:
    hand = stud(f"{DOORS} / bringin 1 / complete 2 / {last}", 100, 100, stack)
    assert hand.bet_to == 8
    assert ("short-all-in-no-reopening", {"seat": 3, "more": 2}) in ruled(hand)
