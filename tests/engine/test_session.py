"""What a table keeps between hands (RULES 2.8, 2.9; PROCEDURES 8-13, 37)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealerassist.engine import (
    AntePayer,
    FixedLimit,
    Hand,
    HouseRules,
    IllegalActionError,
    NoLimit,
    Owes,
    Place,
    Question,
    QuestionCode,
    Refusal,
    Session,
    Setup,
    Stakes,
    game_named,
    preset,
)
from dealerassist.engine import commands as c

ROBERTS = preset("roberts")
TDA = preset("tda-2024")
MONEY = Stakes(NoLimit(20), (10, 20))


def table(*places: Place, money: Stakes = MONEY, button: int | None = 1) -> Session:
    """Seats 1 to 4 with 1,000 each where none are named."""
    return Session(game_named("holdem"), money, places or tuple(Place(n, 1000) for n in range(1, 5)), button)


def dealt(session: Session, house: HouseRules = ROBERTS) -> Hand:
    setup = session.next(house)
    assert isinstance(setup, Setup)
    return Hand(setup)


def folded(session: Session, house: HouseRules = ROBERTS) -> Session:
    """The table after a hand in which everybody folds to the last."""
    hand = dealt(session, house)
    while hand.awaiting.seats:
        acting = hand.awaiting.seats[0]
        hand.push(c.Fold(acting) if hand.acting else c.Deal(acting, 2))
    hand.push(c.Award())
    return session.after(hand)


def voided(session: Session, house: HouseRules = ROBERTS) -> Session:
    hand = dealt(session, house)
    hand.push(c.Void())
    return session.after(hand)


def told(session: Session, *commands: c.SessionCommand, house: HouseRules = ROBERTS) -> Session:
    for command in commands:
        session = session.told(command, house)
    return session


def place(session: Session, number: int) -> Place:
    return next(one for one in session.places if one.number == number)


def refusal(session: Session, command: c.Command) -> tuple[Refusal, dict[str, object]]:
    with pytest.raises(IllegalActionError) as refused:
        session.told(command, ROBERTS)  # type: ignore[arg-type]
    return refused.value.code, dict(refused.value.data)  # type: ignore[return-value]


class TestPlaces:
    def test_rules_2_1_a_seat_has_a_number_and_one_player(self) -> None:
        assert refusal(table(), c.Sit(11, 100)) == (Refusal.NO_SUCH_SEAT, {"seat": 11})
        assert refusal(table(), c.Sit(2, 100)) == (Refusal.SEAT_TAKEN, {"seat": 2})
        assert place(told(table(), c.Sit(7, None)), 7) == Place(7, None)

    @pytest.mark.parametrize("command", [c.Leave(9), c.Away(9), c.Back(9), c.Chips(9, 5)])
    def test_an_empty_seat_is_told_nothing(self, command: c.SessionCommand) -> None:
        assert refusal(table(), command) == (Refusal.NO_SUCH_SEAT, {"seat": 9})

    def test_chips_are_never_negative(self) -> None:
        assert refusal(table(), c.Sit(7, -1)) == (Refusal.WRONG_AMOUNT, {"seat": 7})
        assert refusal(table(), c.Chips(2, -1)) == (Refusal.WRONG_AMOUNT, {"seat": 2})

    def test_a_table_is_told_no_command_of_a_hand(self) -> None:
        assert refusal(table(), c.Next()) == (Refusal.NO_SUCH_COMMAND, {})
        assert refusal(table(), c.Fold(1)) == (Refusal.NO_SUCH_COMMAND, {})

    def test_chips_bought_join_a_stack_that_is_tracked(self) -> None:
        session = told(table(Place(1, 100), Place(2, None)), c.Chips(1, 50), c.Chips(2, 50))
        assert [one.stack for one in session.places] == [150, None]

    def test_who_is_away_or_has_no_chips_is_not_dealt_in(self) -> None:
        session = table(*(Place(n, 1000 * (n != 3)) for n in range(1, 6)))
        setup = dealt(told(session, c.Away(4))).setup
        assert [seat.number for seat in setup.seats] == [2, 5, 1]
        assert [seat.number for seat in dealt(told(session, c.Away(4), c.Back(4))).setup.seats] == [2, 4, 5, 1]

    def test_tda_30_a_tournament_deals_to_absent_players(self) -> None:
        assert len(dealt(told(table(), c.Away(4), house=TDA), TDA).setup.seats) == 4


class TestNext:
    def test_the_house_draws_for_the_first_button(self) -> None:
        found = table(Place(1, 5), Place(2, 0), Place(3, None), button=None).next(ROBERTS)
        assert found == Question(QuestionCode.FIRST_BUTTON, ("1", "3"), "house: draw for the button")

    def test_rules_2_1_fewer_than_two_cannot_play(self) -> None:
        with pytest.raises(IllegalActionError) as refused:
            table(Place(1, 5), Place(2, 0)).next(ROBERTS)
        assert refused.value.code is Refusal.TOO_FEW_PLAYERS

    def test_where_nobody_else_is_left_who_owes_plays_all_the_same(self) -> None:
        session = folded(table())
        session = told(session, c.Leave(1), c.Leave(2), c.Leave(3), c.Sit(2, 500))
        assert place(session, 2).owes is Owes.NEW
        setup = dealt(session).setup
        assert {seat.owes for seat in setup.seats} == {Owes.NOTHING}

    def test_procedures_16_the_big_blind_antes_for_all_or_everybody_does(self) -> None:
        assert dealt(table()).setup.antes == ()
        each = dealt(table(money=replace(MONEY, ante=5))).setup
        assert (each.antes, each.ante_is_dead) == (((2, 5), (3, 5), (4, 5), (1, 5)), False)
        for_all = dealt(table(money=replace(MONEY, ante=20, ante_payer=AntePayer.BIG_BLIND))).setup
        assert (for_all.antes, for_all.ante_is_dead) == (((3, 20),), True)

    def test_who_waits_does_not_ante(self) -> None:
        session = told(folded(table(money=replace(MONEY, ante=5))), c.Sit(8, 100))
        assert [seat for seat, _ in dealt(session).setup.antes] == [3, 4, 1, 2]

    def test_rules_2_8_hands_are_numbered_and_the_button_moves(self) -> None:
        session = folded(folded(table()))
        assert (session.hands, session.button, dealt(session).setup.number) == (2, 2, 3)
        assert dealt(session).setup.button == 3

    def test_procedures_37_a_void_hand_is_dealt_again_from_the_same_button(self) -> None:
        session = voided(table())
        assert dealt(session).setup.positions == dealt(table()).setup.positions
        assert [one.stack for one in session.places] == [1000] * 4


class TestDebts:
    """PROCEDURES 12 and 13."""

    def test_a_hand_that_goes_on_is_not_taken_in(self) -> None:
        with pytest.raises(IllegalActionError) as refused:
            table().after(dealt(table()))
        assert refused.value.code is Refusal.HAND_NOT_OVER

    @pytest.mark.parametrize(
        ("house", "limit", "owes"),
        [
            ("roberts", NoLimit(20), Owes.NEW),
            ("wsop-cash", NoLimit(20), Owes.NOTHING),
            ("wsop-cash", FixedLimit(20, 40), Owes.NEW),
            ("tda-2024", NoLimit(20), Owes.NOTHING),
        ],
    )
    def test_row_13_a_new_player_owes_what_the_house_asks(
        self, house: str, limit: NoLimit | FixedLimit, owes: Owes
    ) -> None:
        running = folded(table(money=Stakes(limit, (10, 20))))
        assert place(told(running, c.Sit(8, 100), house=preset(house)), 8).owes is owes
        assert place(told(table(), c.Sit(8, 100), house=preset(house)), 8).owes is Owes.NOTHING

    def test_row_12_each_blind_that_passes_an_absent_player_is_owed(self) -> None:
        session = told(folded(table()), c.Away(4))  # button 1, blinds 2 and 3; the next would be 3 and 4
        debts = []
        for _ in range(3):
            session = folded(session)
            debts.append(place(session, 4).owes)
        assert debts == [Owes.BIG, Owes.BOTH, Owes.BOTH]
        assert session.owed(4) == 30
        assert session.owed(1) == 0

    def test_row_12_a_missed_small_blind_alone(self) -> None:
        session = folded(folded(table()))  # seat 4 has had the big blind
        assert place(folded(told(session, c.Away(4))), 4).owes is Owes.SMALL
        assert table(Place(1, 100, Owes.SMALL)).owed(1) == 10

    def test_row_12_the_big_blind_when_it_comes_pays_all(self) -> None:
        session = folded(told(folded(table()), c.Away(4)))
        session = told(session, c.Back(4))
        for _ in range(4):
            session = folded(session)
        assert place(session, 4).owes is Owes.NOTHING

    def test_row_12_who_waits_goes_on_owing_and_who_posts_does_not(self) -> None:
        session = told(folded(table()), c.Sit(8, 100))
        assert place(folded(session), 8).owes is Owes.NEW
        hand = dealt(session)
        hand.push(c.Post(8, 20))
        hand.push(c.Void())
        assert place(session.after(hand), 8).owes is Owes.NEW, "the post went back"

    def test_tda_30_nobody_owes_in_a_tournament(self) -> None:
        session = told(folded(table(*(Place(n, 1000 * (n != 4)) for n in range(1, 5))), TDA), house=TDA)
        for _ in range(3):
            session = folded(session, TDA)
        assert place(session, 4).owes is Owes.NOTHING

    def test_a_game_with_one_blind_has_no_small_one_to_miss(self) -> None:
        session = folded(table(money=Stakes(NoLimit(20), (20,))))
        session = told(session, c.Away(4))
        for _ in range(3):
            session = folded(session)
        assert place(session, 4).owes is Owes.BIG

    def test_a_new_player_who_misses_more_owes_no_more(self) -> None:
        session = told(folded(table()), c.Sit(8, 100), c.Away(8))
        for _ in range(4):
            session = folded(session)
        assert place(session, 8).owes is Owes.NEW
