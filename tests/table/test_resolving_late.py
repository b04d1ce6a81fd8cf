"""What sensors say too late, too early or wrongly is asked about or left alone, never guessed (DESIGN 4, DISPLAY 6)."""

from __future__ import annotations

from dataclasses import replace

from dealerassist.cards import card
from dealerassist.sensing import BoardCard, Doubt, DoubtCode, Health, HealthState, SeatCards, SensorCode, Stamp, Tag
from dealerassist.table.leveling import Leveller
from dealerassist.table.levels import BoardLevel, Levels
from dealerassist.views import Choose, NameCard, Press, StepView, TouchSeat
from tests.table.playing import Played
from tests.table.test_doubts import keys
from tests.table.test_resolving import GO, SEATS, board, dealt, levels

SECOND = 1_000_000_000


def watched(gone: tuple[int, ...] = (), mucked: tuple[int, ...] = (), lying: str = "") -> Levels:
    """As `levels`, with an antenna under the muck."""
    return replace(levels(gone=gone, mucked=mucked, lying=lying), reads_muck=True)


def limped() -> Played:
    """Everybody has called, and the flop is out."""
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(watched(lying="As Kd 7c"))
    assert played.prompt == "act-check n=1"
    return played


def test_a_hand_held_up_off_its_antenna_is_neither_a_call_nor_a_fold_where_the_muck_has_not_read_it() -> None:
    played = dealt()
    played.touch(Press.MINIMUM)
    played.table.sense(watched(gone=(4,)))
    assert played.touch(5).prompt.facts["n"] == 4
    assert played.commands == ["raise 3 400"]
    played.touch(GO, 5)
    assert played.commands == ["raise 3 400", "call 4"]


def test_cards_still_seen_at_a_seat_whose_card_the_muck_reads_are_no_call() -> None:
    """The seat's antenna reports late."""
    played = dealt()
    played.touch(Press.MINIMUM)
    played.table.sense(watched(mucked=(4,)))
    played.touch(5)
    assert played.commands == ["raise 3 400"]


def test_without_the_mucks_antenna_cards_gone_are_a_fold_once_a_later_seat_is_touched() -> None:
    played = dealt()
    played.touch(Press.MINIMUM)
    played.table.sense(levels(gone=(4,)))
    played.touch(5)
    assert played.commands == ["raise 3 400", "fold 4"]


def test_a_later_seats_fold_says_nothing_of_a_seat_that_the_dealer_does_without() -> None:
    played = dealt()
    played.touch(Press.MINIMUM)
    played.table.sense(replace(watched(gone=(5,), mucked=(5,)), silent=frozenset({"seat-4"}), seats={5: 0, 6: 2}))
    assert played.commands == ["raise 3 400"]
    played.touch(GO)
    assert played.commands == ["raise 3 400", "call 4", "fold 5"]


def test_an_amount_that_stands_on_the_pad_is_counted_with_what_a_sensor_tells() -> None:
    """The record never waits for a finger: a box that stops now knows it."""
    played = dealt()
    played.touch(Press.RAISE, "9", "00")
    assert played.commands == ["raise 3 400"]
    played.table.sense(watched(gone=(4,), mucked=(4,)))
    assert played.commands == ["raise 3 900", "fold 4"]
    played.touch("0")
    played.table.sense(watched(gone=(4, 5), mucked=(4, 5)))
    assert played.commands == ["raise 3 9000", "fold 4", "fold 5"]


def test_a_call_that_was_concluded_and_a_raise_then_cards_in_the_muck_has_he_folded_before_or_now() -> None:
    """Two explanations: the dealer enters which (DESIGN 4)."""
    before, now = ["call 3", "fold 4", "raise 5 400"], ["call 3", "call 4", "raise 5 400", "kill 4 its cards are gone"]
    for answer, commands in (("no-call", before), ("out", now)):
        played = dealt()
        played.touch(5, Press.MINIMUM)
        assert played.commands == ["call 3", "call 4", "raise 5 400"]
        played.table.sense(watched(gone=(4,), mucked=(4,)))
        assert played.prompt == "cards-gone n=4"
        assert keys(played) == ["in", "out", "no-call"]
        played.touch(Choose(answer))
        assert played.commands == commands


def test_no_call_takes_a_call_back_that_was_concluded_on_the_street_before() -> None:
    """The next street lay there already, and an antenna was late: he had folded to the bet."""
    played = dealt()
    played.touch(Press.MINIMUM)
    played.table.sense(watched(lying="As Kd 7c"))
    assert "call 4" in played.commands
    played.table.sense(watched(lying="As Kd 7c", gone=(4,), mucked=(4,)))
    assert keys(played) == ["in", "out", "no-call"]
    played.touch(Choose("no-call"))
    assert "fold 4" in played.commands
    assert "call 4" not in played.commands
    assert played.prompt == "act-check n=1"


def test_no_call_is_offered_only_where_a_call_was_concluded() -> None:
    played = dealt()
    played.touch(Press.MINIMUM, GO, GO)
    played.table.sense(watched(lying="As Kd 7c"))
    played.table.sense(watched(lying="As Kd 7c", gone=(4,), mucked=(4,)))
    assert keys(played) == ["in", "out"], "the dealer touched CALL for seat 4"


def test_cards_that_left_a_seat_while_its_antenna_was_not_well_are_asked_about_and_nobody_is_passed_for_them() -> None:
    """Nobody knows whether he folded to this bet, or before it was made."""
    for unwatched in (frozenset[int](), frozenset({5})):
        played = dealt()
        played.touch(Press.MINIMUM)
        played.table.sense(replace(watched(gone=(5,), mucked=(5,)), unwatched=unwatched))
        if unwatched:
            assert (played.commands, played.prompt) == (["raise 3 400"], "cards-gone n=5")
        else:
            assert played.commands == ["raise 3 400", "call 4", "fold 5"]


def test_a_card_on_a_board_place_that_the_dealer_does_without_says_nothing_of_when_the_street_was_dealt() -> None:
    early, at = BoardLevel(card("2c"), since_ns=1 * SECOND), 9 * SECOND
    lying = {1: early, 2: BoardLevel(card("Kd"), since_ns=at), 3: BoardLevel(card("7c"), since_ns=at)}
    seen = Levels(seats={4: 0}, most={4: 2}, board=lying, left={4: 5 * SECOND}, mucked=frozenset({4}), reads_muck=True)
    assert seen.when_dealt((1, 2, 3)).holds_cards(4, 2) is True, "he left after the first card came"
    assert seen.without({"board-1"}).when_dealt((1, 2, 3)).holds_cards(4, 2) is False


def test_cards_in_the_muck_once_the_pots_are_made_are_asked_about_a_street_may_lie_there_that_is_not_read() -> None:
    played = Played(stack=None)
    played.touch(GO)
    played.table.sense(watched())
    played.touch(Press.RAISE, "1000", GO, Press.ALL_IN, "3", "00", 1)
    assert played.commands[-1] == "call 6"
    while played.keeper.hand.acting:
        played.touch(GO)
    assert played.prompt == "build-main a=300"
    played.touch(GO)
    played.table.sense(watched(gone=(6,), mucked=(6,)))
    assert "call 6" in played.commands
    assert played.prompt == "cards-gone n=6"


def test_a_leveller_knows_which_cards_left_while_nobody_watched() -> None:
    def said(seq: int, reading: str, *tags: int) -> Health | SeatCards:
        stamp = Stamp("seat-3", seq, seq * SECOND)
        if reading == "cards":
            return SeatCards(stamp, 3, tuple(map(Tag, tags)))
        return Health(stamp, HealthState(reading), SensorCode.WORKS)

    watching = Leveller().take(said(1, "good")).take(said(2, "cards", 7, 8))
    assert not watching.take(said(3, "cards")).levels.unwatched
    blind = watching.take(said(3, "down")).take(said(4, "cards")).take(said(5, "good"))
    assert blind.levels.unwatched == {3}
    assert not blind.take(said(6, "cards", 7, 8)).levels.unwatched


def test_once_somebody_has_acted_after_the_raise_his_cards_in_the_muck_are_a_fold_to_it() -> None:
    played = dealt()
    played.touch(5, Press.MINIMUM)
    played.table.sense(watched(gone=(6,), mucked=(6,)))
    played.table.sense(watched(gone=(6, 1, 2, 3), mucked=(6, 1, 2, 3)))
    assert played.commands == ["call 3", "call 4", "raise 5 400", "fold 6", "fold 1", "fold 2", "fold 3"]


def test_cards_of_a_last_call_that_was_concluded_go_to_the_muck_before_anybody_shows_it_is_asked() -> None:
    played = limped()
    played.table.sense(watched(lying="As Kd 7c 2h"))
    played.table.sense(watched(lying="As Kd 7c 2h 9s"))
    played.touch(6, Press.MINIMUM)
    played.table.sense(watched(lying="As Kd 7c 2h 9s", gone=(2, 3, 4, 5), mucked=(2, 3, 4, 5)))
    played.touch(6)
    assert played.commands[-5:] == ["call 1", "fold 2", "fold 3", "fold 4", "fold 5"]
    played.table.sense(watched(lying="As Kd 7c 2h 9s", gone=(1, 2, 3, 4, 5), mucked=(1, 2, 3, 4, 5)))
    assert played.prompt == "cards-gone n=1"
    assert played.touch(Choose("no-call")).prompt.facts["n"] == 6
    assert played.commands[-5:] == ["fold 1", "fold 2", "fold 3", "fold 4", "fold 5"]


def test_a_free_seat_whose_cards_are_in_the_muck_is_asked_about_and_nothing_is_concluded_of_the_others() -> None:
    """He may have folded before: nobody has passed for it."""
    played = limped()
    played.table.sense(watched(lying="As Kd 7c", gone=(4,), mucked=(4,)))
    assert played.prompt == "cards-gone n=4"
    assert played.touch(Choose("out")).prompt.facts["n"] == 1
    assert played.commands[-2:] == ["board As Kd 7c", "kill 4 its cards are gone"]


def test_out_never_takes_back_a_call_of_the_street_before() -> None:
    """A card was dealt on it: the money is in the pot."""
    played = dealt()
    played.touch(Press.MINIMUM, 1, GO, GO)
    assert "call 5" in played.commands
    played.table.sense(watched(lying="As Kd 7c"))
    played.table.sense(watched(lying="As Kd 7c", gone=(5,), mucked=(5,)))
    played.touch(Choose("out"))
    assert played.commands[-1] == "kill 5 its cards are gone"
    assert "call 5" in played.commands


def test_a_turn_that_does_not_lie_there_is_taken_back_and_then_left_out_of_account() -> None:
    """UNDO takes back what it brought; it is not told again at once, but asked about."""
    played = limped()
    played.table.sense(watched(lying="As Kd 7c 2h"))
    assert played.commands[-1] == "board 2h"
    played.touch(Press.UNDO)
    assert played.prompt == "early-board k=TURN"
    assert played.touch(Choose("play-on")).prompt.facts["n"] == 1
    played.touch(Press.MINIMUM, GO)
    assert played.commands[-2:] == ["bet 1 200", "call 2"]


def test_a_fourth_card_that_does_not_lie_there_is_taken_back_and_the_flop_stands() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(watched(lying="As Kd 7c 2h"))
    assert played.prompt == "floor"
    played.touch(Press.UNDO)
    assert played.prompt == "early-board k=TURN"
    played.touch(Choose("play-on"), GO)
    assert played.commands[-1] == "board As Kd 7c"


def test_four_cards_of_which_one_place_is_done_without_are_a_flop_and_a_turn() -> None:
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(replace(watched(lying="As Kd 7c 2h"), silent=frozenset({"board-3"})))
    assert [text for text in played.commands if text.startswith("board")] == ["board As Kd xx", "board 2h"]


def test_a_fourth_card_that_came_later_is_a_turn_and_no_flop_of_four() -> None:
    """The table has heard of neither: the round before is closed only now."""
    later = {place: replace(level, since_ns=(place == 4) * 5 * SECOND) for place, level in board("As Kd 7c 2h").items()}
    played = dealt()
    played.touch(Press.MINIMUM)
    played.table.sense(replace(watched(gone=(1, 2, 4, 5), mucked=(1, 2, 4, 5)), board=later))
    boards = [text for text in played.commands if text.startswith("board")]
    assert boards == ["board As Kd 7c", "board 2h"]


def test_who_left_after_the_flop_came_was_in_before_it() -> None:
    """A card of the flop was read late: the fold that came first belongs to the next street."""
    flop = {place: replace(level, since_ns=10 * SECOND) for place, level in board("As Kd 7c").items()}
    for left, acts in ((12, ["call 4"]), (8, ["fold 4"])):
        played = dealt()
        played.touch(Press.MINIMUM)
        found = watched(gone=(1, 2, 4, 5, 6), mucked=(1, 2, 4, 5, 6))
        times = {1: SECOND, 2: SECOND, 4: left * SECOND, 5: SECOND, 6: SECOND}
        played.table.sense(replace(found, board=flop, left=times))
        assert played.commands[1:2] == acts


def test_cards_that_leave_while_a_part_of_the_next_street_lies_are_asked_about() -> None:
    """It is not read whole, but it lies: he may have called before."""
    played = dealt()
    played.touch(Press.MINIMUM)
    played.table.sense(watched(gone=(4,), mucked=(4,), lying="As"))
    assert played.commands == ["raise 3 400"]
    assert played.prompt == "cards-gone n=4"


def test_a_fold_that_is_taken_back_is_asked_about_and_not_told_again_at_once() -> None:
    played = dealt()
    played.touch(Press.MINIMUM)
    played.table.sense(watched(gone=(5,), mucked=(5,)))
    assert played.commands == ["raise 3 400", "call 4", "fold 5"]
    played.touch(Press.UNDO)
    assert played.commands == ["raise 3 400"]
    assert played.prompt == "cards-gone n=5"
    played.touch(Press.MINIMUM)
    assert played.commands == ["raise 3 400", "raise 4 600", "fold 5"]


def test_a_leveller_knows_when_the_last_card_left_a_seat_and_when_a_card_came_to_the_board() -> None:
    two, none = (Tag(1), Tag(2)), ()
    told = Leveller().take(Health(Stamp("seat-3", 1, 0), HealthState.GOOD, SensorCode.WORKS))
    told = told.take(Health(Stamp("board-1", 2, 0), HealthState.GOOD, SensorCode.WORKS))
    told = told.take(SeatCards(Stamp("seat-3", 3, 10), 3, two)).take(SeatCards(Stamp("seat-3", 4, 20), 3, none))
    told = told.take(BoardCard(Stamp("board-1", 5, 30), 1, Tag(3), card("As"), 1.0))
    assert told.levels.left == {3: 20}
    assert (told.levels.board or {})[1].since_ns == 30
    assert told.take(SeatCards(Stamp("seat-3", 6, 40), 3, two)).levels.left == {}


def test_a_board_card_while_it_is_not_known_who_has_called_can_be_left_out_of_account() -> None:
    played = dealt()
    played.touch(GO, Press.MINIMUM)
    played.table.sense(replace(watched(lying="As Kd 7c"), seats=dict.fromkeys((1, 2, 3, 4, 6), 2)))
    assert played.prompt == "who-in"
    played.touch(Choose("play-on"), Press.UNDO)
    assert played.prompt == "act-call n=5 a=400"
    assert not any(text.startswith("board") for text in played.commands)


def test_once_all_hands_but_one_are_killed_at_the_showdown_that_one_is_not_shown() -> None:
    played = limped()
    played.table.sense(watched(lying="As Kd 7c 2h"))
    played.table.sense(watched(lying="As Kd 7c 2h 9s"))
    played.touch("board")
    for seat in (2, 3, 4, 5, 6):
        played.touch(Press.FLOOR, TouchSeat(seat), Choose(f"kill-{seat}"))
    assert played.prompt == "push a=1200 n=1"
    assert all(seat.tabled is None for seat in played.keeper.hand.seats)


def test_two_cards_on_one_board_place_are_asked_for_and_named_once_before_the_deal() -> None:
    stamp = Stamp("board-2", 1, 0)
    crowd = Doubt(stamp, DoubtCode.CROWDED_PLACE, ("board-2",), (Tag(1), Tag(2)), True)
    doubted = Leveller().take(crowd).levels.doubts
    assert doubted[0].phrase.facts == {"k": 2}
    played = dealt()
    played.touch(GO, GO, GO, GO, GO, GO)
    played.table.sense(replace(watched(lying="As ?? 7c"), doubts=doubted))
    assert played.prompt == "card-unsure k=2"
    played.touch(Press.OTHER_CARD, NameCard(card("Kd")))
    assert "board As Kd 7c" in played.commands


def test_the_mucks_antenna_counts_while_it_is_well() -> None:
    leveller = Leveller()
    assert not leveller.levels.reads_muck
    for state, well in ((HealthState.GOOD, True), (HealthState.DOWN, False), (HealthState.POOR, True)):
        leveller = leveller.take(Health(Stamp("muck", 1, 0), state, SensorCode.WORKS))
        assert leveller.levels.reads_muck is well
    assert not leveller.levels.without({"muck"}).reads_muck
    told = leveller.take(BoardCard(Stamp("board-1", 2, 0), 1, Tag(1), card("As"), 1.0)).levels
    assert told.reads_muck
    assert set(SEATS).isdisjoint(told.seats)


def test_a_changed_amount_that_is_still_being_typed_hides_no_push() -> None:
    """The last fold is seen while the digits stand on the pad."""
    played = dealt()
    played.touch(Press.RAISE, "9", "00")
    played.table.sense(watched(gone=(4, 5, 6, 1), mucked=(4, 5, 6, 1)))
    played.hold(3)
    played.touch("8", "00")
    played.table.sense(watched(gone=(4, 5, 6, 1, 2), mucked=(4, 5, 6, 1, 2)))
    assert played.prompt == "push a=500 n=3"
    assert [row.amount for row in played.table.view.column if isinstance(row, StepView)] == [500]
