"""Single rules of games with a deal, a bring-in, a draw or a declaration of their own, where no script shows them."""

from __future__ import annotations

import pytest

from dealerassist.cards import parse_cards
from dealerassist.engine import Await, Hand, NoLimit, Part, Place, Session, Setup, Stakes, game_named, preset
from dealerassist.engine.games import LOW_A5
from dealerassist.engine.odd_chips import odd_chip_cards
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script
from tests.engine.dealing import push, refused, ruled

STUD = "game stud / limit fixed 6 12 / ante 1 / bring-in 3"
DRAW = "game five-card-draw / limit fixed 2 4 / ante 1 / button 3"
GUTS = "game guts / ante 1"
DOORS = "deal 1 xx xx 2c / deal 2 xx xx Kc / deal 3 xx xx Kd"


def at(header: str, lines: str = "", stacks: tuple[int | str, ...] = (100, 100, 100)) -> Hand:
    """The hand after `lines`, told one after another between slashes; seats 1, 2 … have these stacks."""
    words = [*header.split("/"), *(f"seat {n} {stack}" for n, stack in enumerate(stacks, 1)), *lines.split("/")]
    player = ScriptPlayer(read_script("\n".join(line.strip() for line in words), "test"))
    for line in player.script.lines:
        player.step(line)
    return player.hand


def test_rules_6_2_a_bring_in_is_told_once() -> None:
    hand = at(STUD, f"{DOORS} / bringin 1")
    assert refused(hand, "bringin 2")[0] == "not-now"
    push(hand, "complete 2")
    assert refused(hand, "complete 3")[0] == "bet-stands"


def test_rules_6_2_who_has_only_the_bring_in_cannot_complete() -> None:
    hand = at(STUD, DOORS, (4, 100, 100))
    assert refused(hand, "complete 1")[0] == "stack-too-short"
    push(hand, "allin 1")
    assert hand.seat(1).all_in
    assert (hand.bet_to, hand.awaiting.seats[0]) == (3, 2)


def test_rules_6_2_an_all_in_below_the_bring_in_is_the_bring_in_at_its_price() -> None:
    hand = at(STUD, DOORS, (3, 100, 100))
    assert refused(hand, "allin 1 3") == ("all-in-not-stack", {"seat": 1, "total": 2})
    push(hand, "allin 1")
    assert (hand.bet_to, hand.seat(1).bet) == (3, 2)


def test_rules_6_2_an_unknown_stack_declares_its_all_in() -> None:
    hand = at(STUD, DOORS, ("?", 100, 100))
    assert hand.legal is not None
    assert hand.legal.to_call == 3
    push(hand, "allin 1 2")
    assert hand.seat(1).all_in
    assert hand.bet_to == 3


def test_rules_6_2_more_than_the_bring_in_all_in_is_an_opening_bet() -> None:
    hand = at(STUD, DOORS, (6, 100, 100))
    push(hand, "allin 1")
    assert (hand.bet_to, hand.seat(1).bet) == (5, 5)


def test_procedures_30_a_call_of_the_bring_in_found_short_leaves_its_price() -> None:
    hand = at(STUD, f"{DOORS} / bringin 1 / call 2 / fix bet 2 2 one chip was missing")
    assert (hand.bet_to, hand.awaiting.seats) == (3, (3, 2))


def test_procedures_62_the_right_seat_must_be_able_to_bring_in() -> None:
    doors = "deal 1 xx xx ?? / deal 2 xx xx ?? / deal 3 xx xx Kd / opener 1 / bringin 1"
    hand = at(STUD, doors, (100, 1, 100))
    assert refused(hand, "opener 2")[0] == "stack-too-short"
    assert refused(hand, "opener 7")[0] == "no-live-hand"
    assert refused(hand, "opener 1")[0] == "not-now"


def test_rules_6_4_a_doubled_street_stays_doubled_when_a_bet_is_mended() -> None:
    header = f"{STUD} / house roberts"
    pair = "bringin 1 / call 2 / call 3 / deal 1 2d / deal 2 9d / deal 3 8d"
    hand = at(header, f"{DOORS} / {pair} / bet 1 12 / call 2 / fix bet 2 10 two chips were missing")
    assert hand.legal is not None
    assert hand.legal.min_raise_to == 24
    push(hand, "kill 2 cards in the muck")
    assert hand.legal is not None
    assert hand.legal.min_raise_to == 24


def test_rules_6_4_all_in_over_an_open_pair_opens_for_the_big_bet() -> None:
    pair = "bringin 1 / call 2 / call 3 / deal 1 2d / deal 2 9d / deal 3 8d"
    hand = at(f"{STUD} / house roberts", f"{DOORS} / {pair}", (14, 100, 100))
    push(hand, "allin 1")
    assert hand.bet_to == 10
    assert hand.legal is not None
    assert hand.legal.min_raise_to == 22  # at least half a big bet was added: it counts as one


def test_rules_6_4_on_fourth_street_a_killed_hand_may_leave_two() -> None:
    streets = "bringin 1 / call 2 / call 3 / deal 1 4d / deal 2 9d / deal 3 8d / kill 2 lifted its cards"
    hand = at(STUD, f"{DOORS} / {streets}")
    assert hand.awaiting.seats == (3, 1)


def test_design_3_who_opens_is_known_once_the_unread_hand_is_dead_and_asked_again_when_it_lives() -> None:
    doors = "deal 1 xx xx 2c / deal 2 xx xx ?? / deal 3 xx xx Kd"
    hand = at(STUD, doors)
    push(hand, "kill 2 cards in the muck")
    assert hand.awaiting.seats[0] == 1
    asked = at(STUD, doors.replace("Kd", "??"))
    push(asked, "kill 3 cards in the muck")
    push(asked, "restore 3 they were not")
    assert asked.awaiting.what == "opener"


def test_design_3_opener_of_a_seat_that_is_not_in() -> None:
    hand = at(STUD, "deal 1 xx xx ?? / deal 2 xx xx ?? / deal 3 xx xx Kd")
    assert refused(hand, "opener 9")[0] == "no-live-hand"


def test_fix_hand_mends_up_cards_and_who_opens() -> None:
    hand = at(STUD, "deal 1 xx xx ?? / deal 2 xx xx Kc / deal 3 xx xx 3d")
    assert refused(hand, "fix hand 2 Kc Qc") == ("wrong-count", {"seat": 2, "count": 1})
    assert refused(hand, "fix hand 2 3d") == ("duplicate-card", {"seat": 2})
    push(hand, "fix hand 2 2c it was a deuce")
    push(hand, "identify 1.1 Kc")
    assert hand.awaiting.seats[0] == 2
    assert ("fixed", {"what": "hand", "seat": 2, "amount": "", "why": "it was a deuce"}) in ruled(hand)


def test_fix_hand_where_nothing_lies_open() -> None:
    hand = at(DRAW, "check 1")
    assert refused(hand, "fix hand 1 Ah Kh Qh Jh Th") == ("nothing-to-show", {"seat": 1})


def test_tda_35e_an_up_card_that_lies_somewhere_else_is_refused() -> None:
    hand = at(STUD, "deal 1 xx xx 2c")
    assert refused(hand, "deal 2 xx xx 2c")[0] == "duplicate-card"


def test_procedures_41_a_wrong_number_of_up_cards_is_mended_and_the_card_read_later() -> None:
    hand = at(STUD, "deal 1 xx xx / floor hole-count mend / deal 2 xx xx Kc / deal 3 xx xx 3d")
    assert hand.seat(1).up == (None,)
    push(hand, "identify 1.1 2c")
    assert hand.awaiting.seats[0] == 1


def test_procedures_41_on_a_later_street_the_hand_is_void_at_worst() -> None:
    hand = at(STUD, f"{DOORS} / bringin 1 / call 2 / call 3 / deal 1 xx")
    assert hand.awaiting.question is not None
    assert hand.awaiting.question.options == ("void", "mend")
    push(hand, "floor hole-count mend")
    assert (hand.seat(1).cards, hand.seat(1).up[1:]) == (4, (None,))


def test_procedures_54_where_a_board_has_not_been_read_who_opened_shows_first() -> None:
    lines = f"{DOORS} / bringin 1 / call 2 / call 3 / "
    lines += "deal 1 ?? / deal 2 7d / deal 3 8d / opener 3 / check 3 / check 1 / check 2 / "
    lines += "deal 1 5h / deal 2 4h / deal 3 8h / opener 3 / check 3 / check 1 / check 2 / "
    lines += "deal 1 6h / deal 2 Th / deal 3 Jh / opener 3 / check 3 / check 1 / check 2 / "
    lines += "deal 1 xx / deal 2 xx / deal 3 xx / check 3 / check 1 / check 2"
    assert at(STUD, lines).awaiting.seats[0] == 3


def test_procedures_66_a_hand_killed_during_the_draw_draws_no_more() -> None:
    hand = at(DRAW, "check 1 / check 2 / check 3 / discard 1 2 / kill 1 cards in the muck")
    assert hand.owed_cards == {}
    assert hand.awaiting.seats == (2, 3)


def test_rules_10_2_guts_on_the_dealers_word_all_other_stayers_lose() -> None:
    hand = at(GUTS, "in 1 / in 2 / in 3")
    push(hand, "wins 2")
    push(hand, "award")
    result = hand.result
    assert result is not None
    assert (result.payouts, result.penalties) == ({2: 3}, {1: 3, 3: 3})


@pytest.mark.parametrize(("said", "penalties"), [("1", {1: 3}), ("3", {3: 3}), ("all", {1: 3, 3: 3})])
def test_rules_10_3_survivor_without_cards_who_is_weakest_has_to_be_said(said: str, penalties: dict[int, int]) -> None:
    hand = at(f"{GUTS} / rule guts survivor", "in 1 / in 2 / in 3")
    push(hand, "wins 2")
    assert hand.awaiting.question is not None
    assert hand.awaiting.question.options == ("1", "3", "all")
    push(hand, f"floor weakest {said}")
    push(hand, "award")
    result = hand.result
    assert result is not None
    assert (result.payouts, result.penalties) == ({2: 3}, penalties)


@pytest.mark.parametrize("declared", ["in 1 / in 2 / out 3", "in 1 / out 2 / out 3"])
def test_rules_10_3_survivor_asks_nothing_where_one_lost_or_nobody(declared: str) -> None:
    hand = at(f"{GUTS} / rule guts survivor", declared)
    if hand.awaits is Await.SHOW:
        push(hand, "wins 2")
    assert hand.awaits is Await.AWARD


def test_rules_10_what_lies_in_the_middle_stays_with_the_antes_of_this_round() -> None:
    places = (Place(1, 50), Place(2, 50), Place(3, 50))
    session = Session(game_named("guts"), Stakes(NoLimit(1), ante=1), places, None, carried=6)
    setup = session.next(preset("holland-casino"))
    assert isinstance(setup, Setup)
    hand = Hand(setup)
    for line in ("deal 1 xx xx xx", "deal 2 xx xx xx", "deal 3 xx xx xx", "out 1", "out 2", "out 3"):
        push(hand, line)
    assert hand.result is not None
    assert hand.result.carried == 9


def test_rules_10_a_word_at_the_award_is_no_award_yet() -> None:
    hand = at(GUTS, "in 1 / in 2 / out 3 / show 1 Ac Kc Qc / show 2 2c 2d 3h")
    assert refused(hand, "wins 2")[0] == "cards-speak"
    push(hand, "wins 1")
    assert hand.result is None
    push(hand, "award")
    assert hand.over


def test_a_tabled_hand_is_named_part_by_part() -> None:
    header = "game omaha-hilo / limit fixed 2 4 / blinds 1 2 / button 3"
    lines = "call 3 / call 1 / check 2 / board 3c 4d 8h / check 1 / check 2 / check 3 / board Ks / check 1 / check 2"
    lines += " / check 3 / board Qc / check 1 / check 2 / check 3 / show 1 Ah 2h Td Jd / show 2 Kd Kc 9s 9d"
    hand = at(header, lines)
    assert [(made.part, str(made.name.hand_class)) for made in hand.made(1)] == [
        (Part.HIGH, "high-card"),
        (Part.LOW, "low"),
    ]
    assert [made.part for made in hand.made(2)] == [Part.HIGH]
    assert hand.made(3) == hand.made(9) == ()


def test_rules_8_2_of_dead_openers_the_others_still_show() -> None:
    header = "game five-card-draw / limit fixed 2 4 / house pokerinfo-nl / ante 1 / button 3"
    lines = "bet 1 2 / call 2 / call 3 / draw 1 / draw 2 / draw 3 / check 1 / check 2 / check 3 / wins 1"
    hand = at(header, lines)
    push(hand, "floor openers dead")
    assert hand.awaits == "show"
    assert hand.awaiting.seats == (2, 3)


@pytest.mark.parametrize(
    ("cards", "opens"),
    [("Jc Jd 4h 3s 2c", True), ("Tc Td 4h 3s 2c", False), ("Tc Td 4h 4s 2c", True), ("6c 5d 4h 3s 2c", True)],
)
def test_rules_8_2_jacks_or_better_opens(cards: str, opens: bool) -> None:
    header = "game five-card-draw / limit fixed 2 4 / house pokerinfo-nl / ante 1 / button 3"
    lines = "bet 1 2 / call 2 / fold 3 / draw 1 / draw 2 / check 1 / check 2"
    hand = at(header, f"{lines} / show 1 {cards} / show 2 Ac Kd Qd 9d 7s")
    assert (hand.awaiting.question is None) is opens


def test_rules_3_6_no_straddle_where_there_are_no_blinds() -> None:
    hand = at("game holdem / limit no 10 / house roberts / rule straddle any / ante 1 / button 1")
    assert refused(hand, "straddle 2 0")[0] == "not-now"


def test_procedures_66_who_draws_never_gets_his_own_discards_back() -> None:
    """Nine hands: each reshuffle leaves out the drawer's own, so seat 3's five ask for another one."""
    header = "game five-card-draw / limit fixed 2 4 / ante 1 / button 9"
    checks = " / ".join(f"check {n}" for n in range(1, 10))
    five = "xx xx xx xx xx"
    hand = at(header, f"{checks} / draw 1 {five} / draw 2 xx / draw 3 {five}", (100,) * 9)
    assert [code for code, _ in ruled(hand)] == ["stub-reshuffled"] * 2


def test_procedures_3_wsop_the_highest_card_of_all_in_razz_too_the_ace_high() -> None:
    hands = {1: parse_cards("6s 4h 3h 2h Ad 8s 7s"), 2: parse_cards("6h 4d 3d 2d Ac Kd Kc")}
    tabled = {seat: tuple(card for card in cards if card) for seat, cards in hands.items()}
    cards = odd_chip_cards((LOW_A5,), preset("wsop-cash"), tabled, ())
    assert [(seat, str(card)) for seat, card in cards[Part.LOW].items()] == [(1, "Ad"), (2, "Ac")]
