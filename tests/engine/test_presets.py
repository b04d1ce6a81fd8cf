"""Each shipped house plays its own column of the table of switches (RULES 11; PROCEDURES, the columns T, WL and R)."""

from pathlib import Path

import pytest

from dealerassist.engine import PRESETS, preset
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script

SCRIPTS = Path(__file__).parent / "scripts"
RAISE, NO_RAISE = "expect may fold call raise", "expect may fold call"
each_house = pytest.mark.parametrize("house", PRESETS)


def played(
    house: str, lines: str, *, limit: str = "no", blinds: str = "10 20", button: int = 1, seats: int = 4
) -> ScriptPlayer:
    """Play `lines`, told one after another between slashes, at a table of `seats` with 1,000 each."""
    header = [f"game holdem\nlimit {limit}\nhouse {house}\nblinds {blinds}\nbutton {button}"]
    header += [f"seat {number} 1000" for number in range(1, seats + 1)]
    text = "\n".join([*header, *(line.strip() for line in lines.split("/"))])
    player = ScriptPlayer(read_script(text, house))
    for _ in player.play():
        pass
    return player


def test_every_preset_has_its_column() -> None:
    columns = {"pokerinfo-nl", "holland-casino", "poker-hu", "poker-dk", "tda-2024"}
    assert set(PRESETS) == columns | {"wsop-cash", "roberts"}


@each_house
def test_rules_3_1_one_bet_and_three_raises_but_for_s1(house: str) -> None:
    more = RAISE if house == "holland-casino" else NO_RAISE
    played(
        house, f"fold 4 / raise 1 4 / raise 2 6 / raise 3 8 / expect act 1 / {more}", limit="fixed 2 4", blinds="1 2"
    )


UNCAPPED = {
    "third folds before the cap, before the flop": (
        "fold 4 / raise 1 4 / fold 2 / raise 3 6 / raise 1 8 / expect act 3",
        {"holland-casino", "roberts"},
    ),
    "two start the flop": (
        "fold 4 / fold 1 / call 2 / check 3 / board 2c 7d 9h"
        "/ bet 2 2 / raise 3 4 / raise 2 6 / raise 3 8 / expect act 2",
        {"holland-casino", "roberts", "poker-dk"},
    ),
    "two on the river": (
        "fold 4 / fold 1 / call 2 / check 3 / board 2c 7d 9h / check 2 / check 3 / board Jc / check 2 / check 3"
        "/ board 3s / bet 2 4 / raise 3 8 / raise 2 12 / raise 3 16 / expect act 2",
        {"holland-casino", "roberts", "poker-dk", "pokerinfo-nl"},
    ),
}


@each_house
@pytest.mark.parametrize("when", UNCAPPED)
def test_procedures_22_when_the_cap_does_not_hold_between_two(house: str, when: str) -> None:
    lines, lifted = UNCAPPED[when]
    played(house, f"{lines} / {RAISE if house in lifted else NO_RAISE}", limit="fixed 2 4", blinds="1 2")


@each_house
def test_procedures_22_a_table_of_two_is_the_event_of_two(house: str) -> None:
    lines = f"raise 1 4 / raise 2 6 / raise 1 8 / {NO_RAISE if house in {'pokerinfo-nl', 'poker-hu'} else RAISE}"
    played(house, lines, limit="fixed 2 4", blinds="1 2", seats=2)


@each_house
def test_procedures_14_who_may_straddle_and_the_least_raise_over_it(house: str) -> None:
    """WSOP Live: to three big blinds; Robert's: by a straddle. Off in every house of RULES 11."""
    least = {"wsop-cash": 60, "roberts": 80}.get(house)
    if least:
        played(house, f"straddle 4 40 / expect act 1 / expect min-raise-to {least}")
    else:
        played(house, "expect refuse not-in-this-house: straddle 4 40")


@each_house
def test_procedures_14_the_button_straddles_in_wsop_only(house: str) -> None:
    if house == "wsop-cash":
        played(house, "straddle 1 40 / expect act 2")
    else:
        played(house, "expect refuse not-in-this-house: straddle 1 40")


@each_house
def test_rules_3_6_blind_raise_in_holland_casino_only(house: str) -> None:
    allowed = house == "holland-casino"
    played(house, "blindraise 4 40 / expect act 1" if allowed else "expect refuse not-in-this-house: blindraise 4 40")


@each_house
def test_procedures_53_all_in_hands_go_up_in_tda_only(house: str) -> None:
    player = played(house, "allin 4 / call 1 / fold 2 / fold 3 / expect next deal-flop")
    said = {ruling.code for ruling in player.hand.rulings}
    assert ("all-in-hands-up" in said) is (house == "tda-2024")
    assert player.hand.hands_up == ((4, 1) if house == "tda-2024" else ())


@each_house
def test_procedures_33_what_a_missing_small_blind_counts_as(house: str) -> None:
    """100/200, no small blind: 200 + call 200 = 400, to 600 as posted; to 700 where it counts full (TDA 54B)."""
    full = house in {"tda-2024", "holland-casino", "wsop-cash"}
    text = f"game holdem\nlimit pot\nhouse {house}\nblinds 100 200\nbutton 4\nsmall 5 none\nbig 6\n"
    text += "seat 1 9000\nseat 2 9000\nseat 6 9000\n" + f"expect act 1\nexpect max-raise-to {700 if full else 600}"
    for _ in ScriptPlayer(read_script(text, house)).play():
        pass


@each_house
def test_procedures_8_9_how_the_button_passes_a_seat_that_left(house: str) -> None:
    """Button 3, small 4, big 5; seat 5 leaves: a dead button makes 6 the only blind, a moving one both 6 and 1."""
    fold = "fold 6 / fold 1 / fold 2 / fold 3 / fold 4 / leave 5 / next / expect button 4 / expect small none"
    pot = 20 if house in {"tda-2024", "wsop-cash"} else 40
    played(house, f"{fold} / expect big 6 / expect pot {pot}", button=3, seats=6)


@each_house
@pytest.mark.parametrize(("limit", "free"), [("no", {"tda-2024", "wsop-cash"}), ("fixed 20 40", {"tda-2024"})])
def test_procedures_13_what_a_new_player_owes(house: str, limit: str, free: set[str]) -> None:
    played(house, f"fold 4 / fold 1 / fold 2 / sit 5 1000 / expect owes 5 {0 if house in free else 20}", limit=limit)


@each_house
def test_procedures_12_what_an_absent_player_owes(house: str) -> None:
    """The big blind is due at seat 4, which is away: it is passed, and owed; a tournament deals to it (TDA 30)."""
    tournament = house == "tda-2024"
    lines = "fold 4 / fold 5 / fold 1 / fold 2 / away 4 / next / expect button 2 / expect small 3"
    rest = (
        "expect big 4 / fold 5 / fold 1 / fold 2 / fold 3" if tournament else "expect big 5 / fold 1 / fold 2 / fold 3"
    )
    played(house, f"{lines} / {rest} / expect owes 4 {0 if tournament else 20}", seats=5)


@each_house
def test_procedures_44_what_the_house_does_with_four_flop_cards(house: str) -> None:
    player = played(house, "fold 4 / call 1 / call 2 / check 3 / board 2c 7d 9h Ks / expect question four-card-flop")
    question = player.hand.awaiting.question
    assert question is not None
    assert question.options[0] == ("redeal" if house == "roberts" else "scramble")
    assert sorted(question.options) == ["redeal", "scramble", "void"]


@each_house
def test_rules_2_5_where_the_burn_goes(house: str) -> None:
    assert preset(house).burn_to == ("bottom" if house == "pokerinfo-nl" else "muck")


@each_house
@pytest.mark.parametrize(
    "script",
    [
        "showdown/river-bettor-shows-first",
        "showdown/river-checked-first-left-of-the-button",
        "odd-chips/clockwise-from-the-button",
        "odd-chips/every-pot-is-split-on-its-own",
        "reopening/a-short-all-in-does-not-reopen",
        "reopening/short-all-ins-add-up-for-each-player",
        "reopening/limit-half-a-bet-counts-as-a-full-bet",
        "reopening/limit-under-half-a-bet-only-calls",
        "order/heads-up-the-button-is-the-small-blind",
    ],
)
def test_rules_11_the_same_in_every_house(house: str, script: str) -> None:
    text = (SCRIPTS / f"{script}.hand").read_text("utf-8")
    (old,) = [line for line in text.splitlines() if line.startswith("house ")]
    for _ in ScriptPlayer(read_script(text.replace(old, f"house {house}"), house)).play():
        pass


def stud(house: str, lines: str, *doors: str, limit: str = "fixed 2 4") -> ScriptPlayer:
    """Play `lines` at a stud table whose seats 1, 2 … have these door cards; 100 each, ante and bring-in 1."""
    header = [f"game stud\nlimit {limit}\nhouse {house}\nante 1\nbring-in 1"]
    header += [f"seat {number} 100" for number in range(1, len(doors) + 1)]
    deals = [f"deal {number} xx xx {door}" for number, door in enumerate(doors, 1)]
    player = ScriptPlayer(
        read_script("\n".join([*header, *deals, *(line.strip() for line in lines.split("/"))]), house)
    )
    for _ in player.play():
        pass
    return player


@each_house
def test_procedures_61_which_of_two_equal_boards_acts_first(house: str) -> None:
    """K-9 and K-9: T the suit of the high card, Kd before Kc; R the first in dealing order."""
    first = 2 if house == "roberts" else 3
    lines = "bringin 1 / call 2 / call 3 / deal 1 3c / deal 2 9h / deal 3 9c"
    stud(house, f"{lines} / expect act {first}", "2c", "Kc", "Kd")


@each_house
def test_procedures_63_rules_6_4_who_may_bet_double_over_an_open_pair_on_fourth_street(house: str) -> None:
    """T nobody; S3 the first player; R anybody."""
    first = 4 if house in {"poker-hu", "roberts"} else 2
    second = 4 if house == "roberts" else 2
    lines = "bringin 1 / call 2 / deal 1 2d / deal 2 Kd"
    stud(
        house,
        f"{lines} / expect act 1 / expect max-raise-to {first} / check 1 / expect max-raise-to {second}",
        "2c",
        "Ac",
    )


STREETS = "deal 1 {0} / deal 2 {1} / check {2} / check {3} / "


@each_house
def test_procedures_3_whose_the_odd_chip_is_in_stud(house: str) -> None:
    """Nines to fives both, pot 9: T by the five, seat 2's 9s; R and WL by all seven, seat 1's As."""
    order = (1, 2) if house == "roberts" else (2, 1)
    streets = [("8d", "8c"), ("7h", "7d"), ("6s", "6h"), ("xx", "xx")]
    lines = "bringin 3 / fold 4 / complete 1 / call 2 / fold 3 / "
    lines += "".join(STREETS.format(*cards, *order) for cards in streets)
    shows = "show 2 9s 8c 7d 6h 5h Kh Kc / show 1 9c 8d 7h 6s 5s As Kd"
    lucky = 1 if house in {"roberts", "wsop-cash"} else 2
    stud(house, f"{lines}{shows} / expect pays {lucky} 5 / expect pays {3 - lucky} 4", "9c", "9s", "2c", "3c")


@each_house
def test_procedures_54_rules_6_5_who_shows_first_in_stud(house: str) -> None:
    """S3 the high board, whoever bet; else the last to bet."""
    streets = [("3d", "Kd"), ("5d", "Qs"), ("7d", "9s")]
    lines = "bringin 1 / call 2 / " + "".join(STREETS.format(*cards, 2, 1) for cards in streets)
    lines += "deal 1 xx / deal 2 xx / check 2 / bet 1 4 / call 2"
    stud(house, f"{lines} / expect shows {2 if house == 'poker-hu' else 1}", "2c", "Ac")


@each_house
def test_procedures_33_what_the_small_blind_counts_as_in_the_pot_limit_maximum(house: str) -> None:
    """5/10: 35, but in R, where the small blind counts as a big one until the big blind has acted, 40."""
    most = 40 if house == "roberts" else 35
    played(house, f"expect act 4 / expect max-raise-to {most}", limit="pot", blinds="5 10")
    lines = "call 4 / call 1 / call 2 / raise 3 40 / expect act 4 / expect max-raise-to 140"
    played(house, lines, limit="pot", blinds="5 10")


@each_house
def test_rules_8_2_who_asks_for_openers(house: str) -> None:
    """S0: jacks or better; a hand that nobody opens is dealt again."""
    header = f"game five-card-draw\nlimit fixed 2 4\nhouse {house}\nante 1\nbutton 2\nseat 1 50\nseat 2 50\n"
    passed = f"check 1\ncheck 2\nexpect next {'done' if house == 'pokerinfo-nl' else 'draw'}\n"
    for _ in ScriptPlayer(read_script(header + passed, house)).play():
        pass
