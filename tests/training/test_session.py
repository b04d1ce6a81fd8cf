"""A table session on the screen: what fingers come to, what is seen and said, the debriefing; no card too early."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from dealerassist.training.codes import MoveCode
from dealerassist.training.dealing.moves import Move
from dealerassist.training.dealing.players import DEALT
from dealerassist.training.session.session import BACK, Session
from dealerassist.training.session.view import view_of
from dealerassist.views import (
    Choose,
    MarkCode,
    PhraseCode,
    Press,
    PressKey,
    ReasonCode,
    SeatWord,
    TableView,
    TouchBoard,
    TouchSeat,
    TypeDigits,
)
from tests.training.dealers import GO_ON, hand_of, right_touches, touches_of


def session_of(level: int, seed: int, game: str = "holdem", silent: bool = False, pace_ms: int = 0) -> Session:
    return Session(hand_of(level, seed, game), 0, silent=silent, pace_ms=pace_ms)


def until(session: Session, verb: MoveCode) -> Move:
    """Deals rightly as far as a step of this kind."""
    while (due := session.watcher.due) is not None and due.move.verb is not verb:
        for intent in touches_of(session, due.move):
            session.touched(intent, 1)
    assert due is not None
    return due.move


def does(session: Session, verb: MoveCode) -> None:
    move = until(session, verb)
    for intent in touches_of(session, move):
        session.touched(intent, 1)


def views_of(session: Session) -> Iterator[TableView]:
    """All that is seen of a hand that is dealt rightly."""
    yield view_of(session)
    for intent in right_touches(session):
        session.touched(intent, 1)
        yield view_of(session)


@pytest.mark.parametrize("game", DEALT)
def test_a_hand_is_dealt_by_touches_without_a_slip(game: str) -> None:
    for seed in range(10):
        session = session_of(4, seed, game)
        for intent in right_touches(session):
            session.touched(intent, 1)
        assert (session.watcher.slips, session.page) == ((), 0)


@pytest.mark.parametrize("game", DEALT)
def test_no_card_is_seen_before_it_lies_face_up(game: str) -> None:
    """A seat shows its up cards, and all of its hand only once it has tabled it."""
    for seed in range(5):
        session = session_of(4, seed, game)
        hand = session.watcher.hand.hand
        for view in views_of(session):
            public = {card for seat in hand.seats for card in (*seat.up, *(seat.tabled or ())) if card}
            assert {card for seat in view.seats for card in (*seat.cards, *seat.more)} <= public
            assert {place.card for place in view.board if place.card} <= set(hand.board)
            assert view.marks == (MarkCode.TRAINING,)


def test_cards_are_dealt_seat_by_seat_and_counted() -> None:
    session = session_of(1, 0)
    order = session.watcher.hand.hand.awaiting.seats
    session.touched(TouchSeat(order[0]), 1)
    dealt = next(seat for seat in view_of(session).seats if seat.number == order[0])
    assert (dealt.word, dealt.count) == (SeatWord.CARDS, 1)


def test_two_cards_at_once_to_each_seat_are_a_wrong_order_and_all_of_it_is_told() -> None:
    """S1: one card at a time, round by round."""
    session = session_of(1, 0)
    order = session.watcher.hand.hand.awaiting.seats
    for seat in order:
        session.touched(TouchSeat(seat), 1)
        session.touched(TouchSeat(seat), 1)
    (slip,) = session.watcher.slips
    assert slip.move == Move(MoveCode.DEAL, tuple(seat for seat in order for _ in range(2)))


def test_a_third_card_is_a_slip_and_is_taken_back() -> None:
    """PROCEDURES 40, 41."""
    session = session_of(1, 0)
    order = session.watcher.hand.hand.awaiting.seats
    for seat in (*order, *order[:1], order[0], *order[1:]):
        session.touched(TouchSeat(seat), 1)
    (slip,) = session.watcher.slips
    assert slip.move == Move(MoveCode.CARDS, (order[0], 3))
    assert session.watcher.due is not None
    assert session.watcher.due.move.verb is not MoveCode.DEAL


def test_a_folded_hand_goes_to_the_muck_by_a_touch_and_is_gone() -> None:
    session = session_of(2, 0)
    seat = until(session, MoveCode.MUCK).numbers[0]
    before = next(each for each in view_of(session).seats if each.number == seat)
    assert before.word is SeatWord.FOLD
    session.touched(TouchSeat(seat), 1)
    assert next(each for each in view_of(session).seats if each.number == seat).word is None
    assert session.watcher.slips == ()


def test_who_must_not_say_it_is_heard_like_anybody_else() -> None:
    """The prompt gives nothing away: an act out of turn, or a raise that is too small, sounds like a right one."""
    prompts = set()
    for seed in range(40):
        session = session_of(3, seed)
        while (due := session.watcher.due) is not None:
            if due.why is not None and due.move.verb is MoveCode.STOP:
                prompts.add(view_of(session).prompt.code)
            for intent in touches_of(session, due.move):
                session.touched(intent, 1)
    assert {PhraseCode.HEARD_CALL, PhraseCode.HEARD_RAISE, PhraseCode.LOOK} <= prompts


@pytest.mark.parametrize("silent", [False, True])
def test_a_forgotten_burn_is_told_at_once_or_not_before_the_debriefing(silent: bool) -> None:
    session = session_of(1, 0, silent=silent)
    until(session, MoveCode.BURN)
    session.touched(TouchBoard(), 1)
    view = view_of(session)
    told = [reason for reason in view.reasons if reason.code is ReasonCode.WAS_DUE]
    assert bool(told) is not silent
    if told:
        assert told[0].facts["source"] == "TDA 2024 38"
    for _ in right_touches_made(session):
        pass
    number = session.watcher.slips[0].number
    for _ in range(number):
        session.touched(GO_ON, 1)
    assert view_of(session).prompt.code is PhraseCode.STEP_WRONG
    assert ReasonCode.WAS_DUE in {reason.code for reason in view_of(session).why}


def right_touches_made(session: Session) -> Iterator[None]:
    for intent in right_touches(session):
        session.touched(intent, 1)
        yield


def test_amounts_are_typed_and_nothing_is_said_before_they_are_sealed() -> None:
    session = session_of(2, 0)
    move = until(session, MoveCode.ANNOUNCE)
    done = len(session.watcher.done)
    session.touched(Choose(MoveCode.ANNOUNCE), 1)
    assert view_of(session).pad
    session.touched(GO_ON, 1)
    for digit in f"{move.numbers[0]}7":
        session.touched(TypeDigits(digit), 1)
    session.touched(PressKey(Press.DELETE), 1)
    assert view_of(session).prompt.facts["a"] == move.numbers[0]
    assert len(session.watcher.done) == done
    session.touched(GO_ON, 1)
    assert (len(session.watcher.done), session.watcher.slips) == (done + 1, ())


def test_undo_takes_back_what_has_only_been_begun() -> None:
    session = session_of(1, 0)
    session.touched(Choose(MoveCode.PUSH), 1)
    session.touched(PressKey(Press.UNDO), 1)
    assert session.begun is None
    assert session.watcher.done == []


def dealt(pace_ms: int) -> Iterator[Session]:
    """Sessions at 10 s, all cards being out."""
    for seed in range(20):
        session = session_of(2, seed, pace_ms=pace_ms)
        for seat in session.watcher.hand.hand.awaiting.seats * 2:
            session.touched(TouchSeat(seat), 10_000)
        yield session


def test_players_speak_one_after_another_and_the_dealer_s_time_begins_when_they_have_spoken() -> None:
    session = next(each for each in dealt(900) if each.watcher.due and len(each.watcher.due.before) > 2)
    heard = [len(session.happening.lines)]
    for now in range(10_000, 20_000, 100):
        session.tick(now)
        heard.append(len(session.happening.lines))
    due = session.watcher.due
    assert due is not None
    assert [later - sooner for sooner, later in pairwise(heard)].count(1) == len(due.before)
    spoken = 10_000 + 900 * len(due.before)
    for intent in touches_of(session, due.move):
        session.touched(intent, spoken + 1234)
    assert session.watcher.done[-1].ms == 1234


def test_who_does_not_wait_has_heard_it_all() -> None:
    session = session_of(2, 0, pace_ms=900)
    for intent in right_touches(session):
        session.touched(intent, 1)
    assert session.watcher.slips == ()
    assert session.page == 0


def test_the_debriefing_goes_through_all_steps_and_back() -> None:
    session = session_of(1, 0)
    for _ in views_of(session):
        pass
    steps = len(session.watcher.done)
    assert view_of(session).prompt.facts == {"k": steps, "a": steps}
    codes = []
    for _ in range(steps + 3):
        session.touched(GO_ON, 1)
        codes.append(view_of(session).prompt.facts["k"])
    assert codes == [*range(1, steps + 1), steps, steps, steps]
    session.touched(BACK, 1)
    assert view_of(session).prompt.facts["k"] == steps - 1
    assert {reason.code for reason in view_of(session).why} >= {ReasonCode.DID, ReasonCode.TOOK}


def test_a_lesson_is_the_same_for_the_same_seed() -> None:
    first, again = (list(views_of(session_of(4, 3, "omaha"))) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("game", DEALT)
def test_every_word_of_a_session_fits(game: str, qapp: object) -> None:
    """DISPLAY 10: one hand, each of its screens on another panel than the one before."""
    pytest.importorskip("PyQt6.QtWidgets", exc_type=ImportError)
    from tests.display.panels import PANELS, faults  # noqa: PLC0415 - needs Qt

    session = session_of(4, 2, game)
    views = list(views_of(session))
    for _ in session.watcher.done:
        session.touched(GO_ON, 1)
        views.append(view_of(session))
    for turn, view in enumerate(views):
        assert faults(view, [PANELS[turn % len(PANELS)]]) == [], view
