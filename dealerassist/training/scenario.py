"""A card room's own scenario: a hand script whose expectations are asked (DESIGN 6).

Where a script says `expect act 6`, the trainee is asked whose action it is, and told it by the engine, which holds the
script to it. What cannot be asked is only checked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from dealerassist.engine import Hand
from dealerassist.engine import commands as c
from dealerassist.engine.events import Event, Paid
from dealerassist.journal.player import ScriptPlayer
from dealerassist.journal.script import Script
from dealerassist.training.codes import AskCode, DrillCode, LabelCode, TellCode
from dealerassist.training.forms import Amounts, Answer, Form, Seats
from dealerassist.training.question import Question, Skill, stamp_of
from dealerassist.training.task import Reason, Scene, Task
from dealerassist.training.telling import reason_of, scene_of
from dealerassist.views import Saying

_POTS = (LabelCode.MAIN, LabelCode.SIDE_1, LabelCode.SIDE_2, LabelCode.SIDE_3, LabelCode.SIDE_4)
_PAID = {"pays", "share"}
Asking = tuple[DrillCode, Saying, Form, Answer, tuple[Saying, ...]]
"""The drill that it is like, the sentence, how it is answered, what is right, and how that is told."""


def questions_in(script: Script) -> Iterator[Question]:
    """In the script's order; who is paid is asked once a hand. Raises `ReadError` where the script does not hold."""
    player = ScriptPlayer(script)
    events: list[Event] = list(player.hand.opening)
    paid: list[Event] = []
    for step in player.play():
        what = step.line.text.removeprefix("expect ").partition(" ")[0] if step.command is None else ""
        if isinstance(step.command, c.Next):
            events, paid = list(step.events), []
        elif isinstance(step.command, c.Award):
            paid = list(step.events)
        elif what in _PAID and paid:
            yield _question(script, step.line.number, player.hand, events, _payouts(player.hand, paid))
            paid = []
        elif what in _ASKED and (asking := _ASKED[what](player.hand)) is not None:
            yield _question(script, step.line.number, player.hand, events, asking)
        events += [] if isinstance(step.command, (c.Next, c.Award)) else step.events


def _question(script: Script, line: int, hand: Hand, events: list[Event], asking: Asking) -> Question:
    """The line's number is its seed: it makes the same question again."""
    drill, ask, form, answer, why = asking
    source = f"{script.file}, line {line}"
    shown = scene_of(hand, events, stacks=drill is not DrillCode.AWARD_POTS)  # they hold what was won by now
    scene = Scene(shown.game, shown.seats, shown.board, shown.button, (*shown.lines, *_chip(hand, form)))
    rulings = tuple(reason_of(ruling) for ruling in hand.rulings) if drill is DrillCode.AWARD_POTS else ()
    reasons = (*(Reason(words, source) for words in why), *rulings)
    task = Task(scene, ask, form, answer, reasons, len(events), script.house)
    return Question(stamp_of(Skill(drill, 1), line, script.house), task)


def _chip(hand: Hand, form: Form) -> tuple[Saying, ...]:
    """What odd chips are made of."""
    return (Saying.of(TellCode.SMALLEST_CHIP, a=hand.setup.chip),) if isinstance(form, Amounts) else ()


def _acts(hand: Hand) -> Asking | None:
    if hand.legal is None:
        return None
    seats, seat = tuple(sorted(seat.number for seat in hand.seats)), hand.legal.seat
    able = tuple(sorted(now.number for now in hand.seats if now.live and not now.all_in))
    why = Saying.of(TellCode.WHY_ACTS, seats=able, seat=seat)
    return DrillCode.WHOSE_ACTION, Saying.of(AskCode.WHO_ACTS), Seats(seats), (seat,), (why,)


def _least(hand: Hand) -> Asking | None:
    if hand.legal is None or hand.legal.min_raise_to is None:
        return None
    ask, to = Saying.of(AskCode.LEAST_TO, seat=hand.legal.seat), hand.legal.min_raise_to
    return DrillCode.MINIMUM_RAISE, ask, Amounts(), (to,), (Saying.of(TellCode.AMOUNT, a=to),)


def _most(hand: Hand) -> Asking | None:
    if hand.legal is None or hand.legal.max_raise_to is None:
        return None
    ask, to = Saying.of(AskCode.MOST_TO, seat=hand.legal.seat), hand.legal.max_raise_to
    return DrillCode.POT_LIMIT, ask, Amounts(), (to,), (Saying.of(TellCode.AMOUNT, a=to),)


def _pots(hand: Hand) -> Asking | None:
    amounts = [pot.amount + pot.raked for pot in hand.pots]
    if not 0 < len(amounts) <= len(_POTS):
        return None
    why = tuple(
        Saying.of(TellCode.WHY_POT_OF, pot=i, a=amount, seats=pot.eligible)
        for i, (amount, pot) in enumerate(zip(amounts, hand.pots, strict=True))
    )
    answer = (*amounts, *[0] * (len(_POTS) - len(amounts)))
    return DrillCode.BUILD_POTS, Saying.of(AskCode.WHICH_POTS), Amounts(_POTS), answer, why


def _payouts(hand: Hand, events: list[Event]) -> Asking:
    """To whom the dealer pushes how much."""
    shares = [event for event in reversed(events) if isinstance(event, Paid)]
    paid: Counter[int] = Counter()
    for share in shares:
        paid[share.seat] += share.amount
    seats = sorted({*paid, *(seat.number for seat in hand.seats if seat.tabled)})
    form, answer = Amounts(tuple(map(str, seats))), tuple(paid[seat] for seat in seats)
    why = tuple(
        Saying.of(TellCode.WHY_SHARE, pot=each.pot, a=each.amount, seat=each.seat, part=each.part.value)
        for each in shares
    )
    return DrillCode.AWARD_POTS, Saying.of(AskCode.WHO_GETS_WHAT), form, answer, why


_ASKED: Mapping[str, Callable[[Hand], Asking | None]] = {
    "act": _acts,
    "min-raise-to": _least,
    "max-raise-to": _most,
    "pots": _pots,
}
