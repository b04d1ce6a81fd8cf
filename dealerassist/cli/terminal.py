"""The table as text: what a dealer would want to see after each step, and what happened in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dealerassist.cards import cards_text
from dealerassist.engine import Await, Hand, IllegalActionError, SeatNow, event_code
from dealerassist.engine.events import Asked, Event, Ruled
from dealerassist.engine.notation import pot_name
from dealerassist.words import hand_words, say

WIDTH = 78
_FIRST = frozenset({Await.DEAL_HOLE, Await.ACT, Await.SHOW})


def happened(events: Iterable[Event]) -> list[str]:
    """A line for each event: facts, then rulings with their source."""
    lines = []
    for event in events:
        match event:
            case Ruled(ruling):
                lines.append(f"{say(ruling.code, ruling.facts)} [{ruling.source}]")
            case Asked(question):
                facts: Mapping[str, object] = {"seat": question.seat, "options": question.options}
                lines.append(f"{say(question.code, facts)} [{question.source}]")
            case _:
                lines.append(say(event_code(event), {name: _fact(value) for name, value in event._asdict().items()}))
    return lines


def _fact(value: object) -> object:
    if isinstance(value, tuple):
        return cards_text(value) if value else None
    return value


def table_lines(hand: Hand) -> list[str]:
    """Header, seats, board and pot: the table as it lies."""
    setup = hand.setup
    blinds = "/".join(f"{blind:,}" for blind in setup.stakes.blinds)
    title = f"{setup.game.name} · {setup.stakes.limit.word} limit · blinds {blinds} · {setup.house.name}"
    number = f"hand {setup.number}"
    lines = [title + number.rjust(WIDTH - len(title)), "─" * WIDTH]
    lines += [_seat_line(hand, seat) for seat in sorted(hand.seats, key=lambda seat: seat.number)]
    lines += ["─" * WIDTH, f"  board {_board(hand):<22}{_pots(hand):>{WIDTH - 30}}"]
    return lines


def _board(hand: Hand) -> str:
    shown = [str(card) if card else "??" for card in hand.board]
    return " ".join(shown + ["··"] * (hand.setup.game.board - len(shown)))


def _pots(hand: Hand) -> str:
    """One pot with its bets; several pots by name, once somebody is all-in."""
    if hand.over:
        return "all pots pushed" if hand.result and not hand.result.voided else "void: all bets back"
    pots = [pot for pot in hand.pots if pot.amount]
    if len(pots) < 2 or not any(seat.all_in and seat.live for seat in hand.seats):
        return f"pot {hand.pot_with_bets:,}"
    return "  ".join(f"{pot_name(i)} {pot.amount:,}" for i, pot in enumerate(pots))


def _seat_line(hand: Hand, seat: SeatNow) -> str:
    legal = hand.legal
    arrow = "▶" if legal is not None and legal.seat == seat.number else " "
    stack = "?" if seat.stack is None else f"{seat.stack:,}"
    won = hand.result.payouts.get(seat.number, 0) if hand.result else 0
    bet = f"+{won:,}" if won else f"{seat.bet:,}" if seat.bet else ""
    chips = f"{stack:>14}{bet:>14}"
    return f"{arrow} seat {seat.number:<3}{_marks(hand, seat.number):<7}{chips}   {_cards(hand, seat)}".rstrip()


def _marks(hand: Hand, number: int) -> str:
    positions = hand.setup.positions
    small = "SB" if number == positions.small else ""
    big = "BB" if number in positions.big else ""
    return " ".join(mark for mark in ("D" if number == positions.button else "", small, big) if mark)


def _cards(hand: Hand, seat: SeatNow) -> str:
    """What everybody at the table can see of a hand: backs, or what is tabled and what it makes."""
    if seat.waiting:
        return "not dealt in"
    if not seat.live:
        return "folded"
    if seat.tabled is None:
        return " ".join(["▒▒"] * seat.cards) + ("  all-in" if seat.all_in else "")
    made = "; ".join(hand_words(one.name.hand_class, one.name.ranks) for one in hand.made(seat.number))
    return f"{cards_text(seat.tabled)}  {made}".rstrip()


def prompt_line(hand: Hand) -> str:
    """What the dealer does next, in one line: whose action it is and what it costs."""
    awaiting = hand.awaiting
    legal = hand.legal
    if legal is not None:
        words = [f"Seat {legal.seat}: " + (f"call {legal.to_call:,}" if legal.to_call else "check")]
        if legal.min_raise_to is not None:
            verb = "raise to" if hand.bet_to else "bet"
            most = "" if legal.max_raise_to in (None, legal.min_raise_to) else f" … {legal.max_raise_to:,}"
            words.append(f"{verb} {legal.min_raise_to:,}{most}")
        elif legal.no_raise is not None:
            words.append(f"no raise ({say(legal.no_raise, {'seat': legal.seat})})")
        return "▶ " + ", or ".join(words)
    seat = awaiting.seats[0] if awaiting.seats and awaiting.what in _FIRST else None
    return "▶ " + say(f"Await.{awaiting.what}", {"seat": seat})


def refusal_words(error: IllegalActionError) -> str:
    """Why a command was refused."""
    return say(error.code, error.data)
