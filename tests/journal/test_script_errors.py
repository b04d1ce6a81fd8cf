"""A wrong hand script is refused in one line: file, line, reason; a trainer finds the slip without reading code."""

import pytest

from dealerassist.journal.codes import ReadError
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import read_script

SEATS = "seat 1 1000\nseat 2 1000\nseat 3 1000\n"
HEADER = f"game holdem\nlimit no\nblinds 10 20\nbutton 1\n{SEATS}"  # seven lines: the first command stands on line 8


def error_of(text: str) -> str:
    """The message that a script is refused with."""
    with pytest.raises(ReadError) as refused:
        for _ in ScriptPlayer(read_script(text, "evening.hand")).play():
            pass
    message = str(refused.value)
    assert "\n" not in message
    return message.removeprefix("evening.hand, ")


WRONG_HEADERS = {
    "empty file": ("", "line 1: a hand script starts with its header: game, limit, seats"),
    "command first": ("fold 1\n", "line 1: a hand script starts with its header: game, limit, seats"),
    "no game": (f"limit no\nbutton 1\n{SEATS}", "line 5: the header needs a game and a limit"),
    "no button": (f"game holdem\nlimit no\nblinds 10 20\n{SEATS}", "header: nobody has the button yet"),
    "no players": ("game holdem\nlimit no\nbutton 1\n", "header: a hand needs two players with chips"),
    "another game": ("game snap\n", "line 1: this engine does not play snap (it plays holdem, "),
    "no such limit": (
        "game holdem\nlimit none\n",
        "line 2: this engine does not play limit none (it plays no, pot, half-pot, fixed, spread)",
    ),
    "no such pack": (
        "game razz\nlimit fixed 2 4\npack 32\nseat 1 50\nseat 2 50\n",
        "line 5: razz is not dealt from a pack of 32",
    ),
    "a spread that falls": (HEADER.replace("limit no", "limit spread 5 1"), "line 7: a spread goes from its least bet"),
    "half a spread": (HEADER.replace("limit no", "limit spread 1 5 1"), "line 7: the most is missing"),
    "too large a bring-in": (f"{HEADER}bring-in 21\n", "line 8: the bring-in is at most the least bet"),
    "too many players": (
        "game razz\nlimit fixed 2 4\n" + "".join(f"seat {n} 50\n" for n in range(1, 10)),
        "header: razz is played by 8 at most",
    ),
    "no such house": ("game holdem\nhouse monaco\n", "line 2: no such preset: monaco (there are "),
    "no such rule": ("game holdem\nrule jokers yes\n", "line 2: no such house rule: jokers"),
    "no such value": ("rule straddle all\n", "line 1: straddle = 'all': expected off, utg, button, utg-or-button, any"),
    "blinds without amounts": ("game holdem\nblinds\n", "line 2: a blind is missing"),
    "falling blinds": (HEADER.replace("10 20", "20 10"), "line 7: blinds are at least 1 and do not fall"),
    "seat twice": (f"{HEADER}seat 3 500\n", "line 8: seat 3 stands twice"),
    "line twice": (f"{HEADER}button 2\n", "line 8: button stands twice"),
    "no such seat": (f"{HEADER}seat 11 500\n", "line 8: the seat is out of range: 11"),
    "no stack": (f"{HEADER}seat 4\n", "line 8: a stack is missing"),
    "unknown debt": (f"{HEADER}seat 4 500 owes much\n", "line 8: a seat owes small, big, both or new, not much"),
    "misspelt word": (HEADER.replace("blinds", "blindz"), "line 3: neither a line of the header nor a command: blindz"),
    "heads-up button elsewhere": (
        "game holdem\nlimit no\nblinds 1 2\nbutton 3\nseat 1 50\nseat 2 50\n",
        "header: heads-up the button lies at one of the two seats",
    ),
}
WRONG_LINES = {
    "header word after a command": (
        "fold 1\nseat 4 500",
        "line 9: seat belongs in the header, before the first command",
    ),
    "misspelt command": ("fold 1\nfodl 2", "line 9: no such command: fodl"),
    "seat in words": ("fold one", "line 8: the seat is not a whole number: one"),
    "no seat": ("fold", "line 8: a seat is missing"),
    "no amount": ("raise 1", "line 8: an amount is missing"),
    "half a chip": ("raise 1 60.5", "line 8: the amount is not a whole number: 60.5"),
    "too many words": ("fold 1 2", "line 8: too many words after fold: 2"),
    "out of turn": ("raise 2 60", "line 8: raise 2 60: refused as out-of-turn: "),
    "board too early": ("board 2c 7d 9h", "line 8: board 2c 7d 9h: refused as deal-first: "),
    "no such card": ("call 1\ncall 2\ncheck 3\nboard 2c 7d 1h", "line 11: not a card: '1h'"),
    "no such card shown": ("call 1\nshow 2 As Kz", "line 9: not a card: 'Kz'"),
    "next too early": ("next", "line 8: next: refused as hand-not-over: "),
    "sitting down too early": ("sit 4 500", "line 8: sit 4 500: refused as hand-not-over: "),
    "after the end": ("fold 1\nfold 2\naward\ncall 3", "line 11: call 3: refused as hand-over: "),
    "undo of nothing": ("undo", "line 8: undo: refused as nothing-to-take-back: "),
    "change into the next hand": ("call 1\nchange 1 next", "line 9: next cannot stand in a change"),
    "unknown pot": ("wins 1 pot3", "line 8: a pot is main, side1, side2 …, not pot3"),
}
WRONG_EXPECTATIONS = {
    "unknown expectation": ("expect money 5", "line 8: no such expectation: money"),
    "too little": ("expect pays 1", "line 8: expect pays says too little"),
    "too much": ("expect act 1 2", "line 8: expect act says too much"),
    "unknown verb": ("expect may fold cal", "line 8: expect may knows no cal (fold, check, call, "),
    "unknown step": ("expect next flop", "line 8: expect next knows no flop (deal-hole, deal-flop, "),
    "refuse without a colon": ("expect refuse capped fold 2", "line 8: expect refuse CODE: COMMAND"),
    "another seat acts": ("expect act 2", "line 8: expect act 2: the hand waits for act 1 2 3"),
    "another price": ("expect call 21", "line 8: expect call 21: found 20"),
    "other verbs": ("expect may fold check", "line 8: expect may fold check: found fold call raise"),
    "accepted": ("expect refuse capped: fold 1", "line 8: expect refuse capped: fold 1: fold 1 is accepted"),
    "refused for another reason": (
        "expect refuse capped: fold 2",
        "line 8: expect refuse capped: fold 2: it is refused as out-of-turn",
    ),
    "no such ruling": ("expect ruling void", "line 8: expect ruling void: found no ruling"),
    "unknown part": (
        "fold 1\nfold 2\nexpect share 3 main all 20",
        "line 10: a share is whole, high, low, floor, not all",
    ),
}


@pytest.mark.parametrize("case", WRONG_HEADERS)
def test_design_6_a_wrong_header(case: str) -> None:
    text, message = WRONG_HEADERS[case]
    assert error_of(text).startswith(message)


@pytest.mark.parametrize("case", WRONG_LINES)
def test_design_6_a_wrong_command(case: str) -> None:
    lines, message = WRONG_LINES[case]
    assert error_of(f"{HEADER}{lines}\n").startswith(message)


@pytest.mark.parametrize("case", WRONG_EXPECTATIONS)
def test_design_6_a_wrong_expectation(case: str) -> None:
    lines, message = WRONG_EXPECTATIONS[case]
    assert error_of(f"{HEADER}{lines}\n").startswith(message)


def test_design_6_comments_empty_lines_tabs_and_windows_line_ends_are_no_mistakes() -> None:
    text = "# a hand\r\n\r\n" + HEADER.replace(" ", "\t").replace("\n", "  # why\r\n") + "fold 1\r\nexpect act 2\r\n"
    assert [step.line.number for step in ScriptPlayer(read_script(text, "evening.hand")).play()][-1] == 11


def test_design_6_lines_are_counted_with_comments_and_empty_ones() -> None:
    assert error_of(f"# a hand\n\n{HEADER}\n# now\nfold 2\n").startswith("line 12: fold 2: refused as out-of-turn")
