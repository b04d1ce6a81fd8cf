"""A verdict for programs and for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from dealerassist.cards import DealerAssistError, cards_text
from dealerassist.engine import Part
from dealerassist.engine.notation import pot_name
from dealerassist.verify.codes import VerdictLine
from dealerassist.words import error_words, hand_words, say, why_words

if TYPE_CHECKING:
    from dealerassist.engine import Ruling, Share
    from dealerassist.verify.hands import TabledHand
    from dealerassist.verify.judge import JudgedPot, Verdict


def as_json(verdict: Verdict) -> dict[str, object]:
    """What `json.dumps` takes: pots after rake, payouts without what was returned; amounts in chips.

    Where the board was run twice, shares and hands also say on which board.
    """
    twice = len(verdict.showdown.boards) > 1
    return {
        "ok": True,
        "returned": _by_seat(verdict.returned),
        "pots": [_pot(one, twice) for one in verdict.pots],
        "payouts": _by_seat(verdict.payouts),
        "hands": list(_hands(verdict, twice)),
        "rulings": [_ruling(ruling) for ruling in verdict.rulings],
    }


def error_json(error: DealerAssistError) -> dict[str, object]:
    """What `json.dumps` takes, for a document that could not be judged."""
    return {"ok": False, "error": {"code": str(error.code), "message": error_words(error)}}


def as_text(verdict: Verdict) -> str:
    """Several lines: the pots in the order they are pushed, last side pot first, who wins each with what and why the
    others do not; then what each seat is paid, and the rules that decided, each with its source.
    """
    showdown = verdict.showdown
    facts = {"game": showdown.game.name, "button": showdown.button, "chip": showdown.chip, "house": showdown.house.name}
    lines = [say(VerdictLine.TABLE, facts)]
    for number, board in enumerate(showdown.boards, 1):
        if board:
            lines.append(say(VerdictLine.BOARD, {"number": _board(verdict, number), "cards": cards_text(board)}))
    for one in reversed(verdict.pots):
        lines += ["", *_pot_lines(verdict, one)]
    lines += ["", *(say(VerdictLine.PAID, {"seat": seat, "amount": paid}) for seat, paid in verdict.payouts.items())]
    told = [say(VerdictLine.RULING, {"text": _words(ruling), "source": ruling.source}) for ruling in verdict.rulings]
    return "\n".join([*lines, *(["", *told] if told else [])]) + "\n"


def _by_seat(amounts: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): amount for seat, amount in amounts.items()}


def _pot(one: JudgedPot, twice: bool) -> dict[str, object]:
    shares = [
        {
            "seat": won.share.seat,
            "amount": won.share.amount,
            "part": won.share.part.value,
            "odd_chips": won.share.odd_chips,
        }
        | ({"board": won.board} if twice and won.board else {})
        for won in one.shares
    ]
    return {
        "name": pot_name(one.number),
        "amount": one.pot.amount,
        "eligible": list(one.pot.eligible),
        "shares": shares,
    }


def _hands(verdict: Verdict, twice: bool) -> Iterator[dict[str, object]]:
    """Seat by seat, what it has for the high and for the low; null where the game has no such part or it has none."""
    for board, seat in dict.fromkeys((hand.board, hand.seat) for hand in verdict.hands):
        made = {hand.part: _hand(hand) for hand in verdict.hands if (hand.board, hand.seat) == (board, seat)}
        told: dict[str, object] = {"seat": seat, "high": made.get(Part.HIGH), "low": made.get(Part.LOW)}
        yield told | ({"board": board} if twice else {})


def _hand(hand: TabledHand) -> dict[str, str]:
    words = hand_words(hand.name.hand_class, hand.name.ranks)
    return {"name": hand.name.hand_class.value, "text": words, "cards": cards_text(hand.five)}


def _ruling(ruling: Ruling) -> dict[str, str]:
    return {"code": ruling.code.value, "text": _words(ruling), "source": ruling.source}


def _words(ruling: Ruling) -> str:
    return say(ruling.code, ruling.facts)


def _board(verdict: Verdict, number: int) -> int | None:
    """The board's number where there are two, so that it needs one."""
    return number if len(verdict.showdown.boards) > 1 and number else None


def _pot_lines(verdict: Verdict, one: JudgedPot) -> Iterator[str]:
    facts = {"pot": one.number, "amount": one.pot.amount, "seats": one.pot.eligible}
    yield say(VerdictLine.POT, facts)
    for board, part in dict.fromkeys((won.board, won.share.part) for won in one.shares):
        shares = [won.share for won in one.shares if (won.board, won.share.part) == (board, part)]
        for line in _part_lines(verdict, one, shares, board, part):
            yield "  " + line


def _part_lines(verdict: Verdict, one: JudgedPot, shares: Sequence[Share], board: int, part: Part) -> Iterator[str]:
    """Who wins this part of the pot, and why the others do not."""
    parts = [rule.part for rule in verdict.showdown.game.parts]
    decides = part if part in parts else parts[0]
    hands = {
        hand.seat: hand
        for hand in verdict.hands
        if (hand.board, hand.part) == (board, decides) and hand.seat in one.pot.eligible
    }
    for share in shares:
        yield _share_line(share, hands.get(share.seat), _board(verdict, board))
    winners = tuple(dict.fromkeys(share.seat for share in shares))
    yield from _why_lines(hands, winners, _board(verdict, board))
    if hands and Part.LOW in parts[1:] and part is Part.WHOLE:
        yield say(VerdictLine.NO_LOW, {"board": _board(verdict, board)})


def _share_line(share: Share, hand: TabledHand | None, board: int | None) -> str:
    facts = {"seat": share.seat, "amount": share.amount, "part": share.part, "board": board}
    return say(VerdictLine.SHARE, facts | {"hand": hand and _hand_line(hand)})


def _why_lines(hands: Mapping[int, TabledHand], winners: tuple[int, ...], board: int | None) -> Iterator[str]:
    """Why the winners are equal, and why each other tabled hand is not one of them."""
    if not hands:
        return
    best = hands[winners[0]]
    if len(winners) > 1:
        yield say(VerdictLine.EQUAL, {"seats": winners, "why": why_words(best.name, best.name), "board": board})
    for seat, hand in hands.items():
        if seat not in winners:
            facts = {"seat": seat, "hand": _hand_line(hand), "why": why_words(best.name, hand.name), "board": board}
            yield say(VerdictLine.LOSES, facts)


def _hand_line(hand: TabledHand) -> str:
    words = hand_words(hand.name.hand_class, hand.name.ranks)
    return say(VerdictLine.HAND, {"words": words, "cards": cards_text(hand.five), "idle": cards_text(hand.idle)})
