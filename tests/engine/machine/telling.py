"""What is told to a hand: sensible next commands, and every command at any time with anything in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from hypothesis import strategies as st

from dealerassist.cards import ALL_CARDS, Card
from dealerassist.engine import Await, Hand, Part, Verb
from dealerassist.engine import commands as c
from dealerassist.engine.house import StraddleSeat
from tests.engine.machine.referee import BOARDS, Memory, last_hope, must, plays

SEATS = st.integers(1, 10)
CARDS = st.sampled_from(ALL_CARDS)
MAYBE_CARDS = st.one_of(CARDS, CARDS, CARDS, st.none())
WORDS = st.sampled_from(["", "", "a word of the floor", "TDA 1"])
LARGE = 10**9  # what is told must stay far below the most that can be written
AMOUNTS = st.one_of(st.integers(0, 60), st.sampled_from([-1, 0, 1, 100, 200, 1000, LARGE]))


def next_command(rng: Random, hand: Hand, deck: Sequence[Card], memory: Memory) -> c.HandCommand:
    """What a dealer would tell next; only an award or his word may be refused, where a hand can be read or none can.
    The hand is not over.
    """
    awaiting = hand.awaiting
    match awaiting.what:
        case Await.QUESTION:
            assert awaiting.question is not None
            options = [option for option in awaiting.question.options if option not in {"void", "misdeal"}]
            return c.Floor(awaiting.question.code, rng.choice(options), "as it should be")
        case Await.DEAL_HOLE:
            return c.Deal(rng.choice(awaiting.seats), hand.deal_shape[0])
        case Await.ACT:
            return rng.choice(acts(rng, hand))
        case Await.SHOW:
            return _show(rng, hand, deck)
        case Await.IDENTIFY:
            return c.Identify(f"board{hand.board.index(None) + 1}", fresh(hand, deck, 1)[0])
        case Await.AWARD:
            known = must(hand, c.Award(), memory)
            return c.Award() if known or rng.random() < 0.5 else _word(rng, hand)
    count = BOARDS[awaiting.what]
    cards: list[Card | None] = [*(memory.scrambled[:count] or fresh(hand, deck, count))]
    if rng.random() < 0.1:
        cards[rng.randrange(count)] = None
    return c.Board(tuple(cards))


def fresh(hand: Hand, deck: Sequence[Card], count: int) -> Sequence[Card]:
    """Cards that nobody holds and nobody has seen: a deck's first twenty are the players'."""
    tabled = {card for seat in hand.seats for card in seat.tabled or ()}
    return [card for card in deck[20:] if card not in hand.board and card not in tabled][:count]


def acts(rng: Random, hand: Hand) -> list[c.HandCommand]:
    """Legal acts, one of each kind; passive ones more often, so that hands last."""
    legal = hand.legal
    assert legal is not None
    seat = hand.seat(legal.seat)
    left = plays(seat)
    passive: c.HandCommand = c.Call(seat.number) if Verb.CALL in legal.may else c.Check(seat.number)
    found = [passive, passive, passive, c.Fold(seat.number)]
    if legal.min_raise_to is not None and legal.min_raise_to <= LARGE:
        most = legal.max_raise_to or legal.min_raise_to + 500
        to = rng.choice([legal.min_raise_to, most, rng.randint(legal.min_raise_to, most)])
        found.append(c.Bet(seat.number, to) if Verb.BET in legal.may else c.Raise(seat.number, to))
        if left is not None and legal.max_raise_to == seat.bet + left:
            found.append(c.AllIn(seat.number, rng.choice([None, legal.max_raise_to])))
        if seat.stack is None:
            found.append(c.AllIn(seat.number, rng.randint(seat.bet + 1, most)))
    elif seat.stack is None and hand.bet_to > seat.bet:
        found.append(c.AllIn(seat.number, rng.randint(seat.bet + 1, hand.bet_to)))
    elif left is not None and seat.bet + left <= hand.bet_to:
        found.append(c.AllIn(seat.number))
    return found


def _show(rng: Random, hand: Hand, deck: Sequence[Card]) -> c.HandCommand:
    number = rng.choice(hand.awaiting.seats)
    if rng.random() < 0.1:
        return _word(rng, hand)
    if rng.random() < 0.25 and not last_hope(hand, number):
        return c.Muck(number)
    command = c.Show(number, tuple(deck[2 * number - 2 : 2 * number]))
    free = must(hand, command, Memory())
    return command if free else c.Show(number, tuple(fresh(hand, deck, hand.seat(number).cards)))


def _word(rng: Random, hand: Hand) -> c.HandCommand:
    """The dealer's word on a pot; on one in which a hand can be read it may be refused."""
    pot = rng.randrange(len(hand.pots))
    eligible = hand.pots[pot].eligible
    seats = tuple(rng.sample(eligible, rng.randint(1, len(eligible))))
    return c.Wins(seats, pot, rng.choice([Part.WHOLE, Part.WHOLE, Part.HIGH]))


def before_the_deal(hand: Hand) -> list[c.HandCommand]:
    """Posts and straddles that may be right; none once a card is out."""
    setup = hand.setup
    if any(seat.cards for seat in hand.seats):
        return []
    posts = [c.Post(seat.number, *setup.stakes.owed(seat.owes)) for seat in setup.seats if seat.owes != "nothing"]
    size = setup.house.straddle_size * setup.stakes.big_blind
    straddles = [c.Straddle(seat.number, size) for seat in setup.seats]
    return [*posts, *(straddles if size and setup.house.straddle is not StraddleSeat.OFF else [])]


def mending(rng: Random, hand: Hand, deck: Sequence[Card]) -> list[c.HandCommand]:
    """One correction of each kind that has something to mend here."""
    number, pots = rng.choice(hand.seats).number, hand.pots
    seat = hand.seat(number)
    left, bounded = plays(seat), hand.setup.house.max_bet_per_hand
    most = seat.bet + (300 if left is None else left)
    found: list[c.HandCommand] = [
        c.FixStack(number, rng.choice([0 if bounded else None, 0, rng.randint(1, 400)])),
        c.FixBet(number, rng.choice([rng.randint(0, most), hand.bet_to, most])),
        c.FixAct(number),
        c.Kill(number, "left his seat") if seat.live else c.Restore(number),
    ]
    tabled = [each for each in hand.seats if each.tabled]
    if tabled:
        other = rng.choice(tabled)
        found.append(c.FixHand(other.number, (*fresh(hand, deck, 1), *(other.tabled or ())[1:])))
    if hand.board:
        found.append(c.FixBoard((*hand.board[1:], rng.choice([None, *fresh(hand, deck, 1)]))))
    if pots:
        pot = rng.randrange(len(pots))
        found.append(c.Give(pot, number, rng.randint(1, max(1, pots[pot].amount))))
    return found


def cards_of(least: int, most: int) -> st.SearchStrategy[tuple[Card, ...]]:
    return st.lists(CARDS, min_size=least, max_size=most).map(tuple)


BOARD_CARDS = st.lists(MAYBE_CARDS, max_size=5).map(tuple)
PLACES = st.sampled_from(["board0", "board1", "board3", "board5", "board9", "board²", "board٣", "board", "3.1", "x"])
CODES = st.sampled_from(["hole-count", "four-card-flop", "split-pot", "rake-taken", "fixed", "short-blind-full-price"])
OPTIONS = st.sampled_from(["misdeal", "mend", "scramble", "redeal", "void", "otherwise"])

_Maker = Callable[[st.SearchStrategy[int], st.SearchStrategy[int]], st.SearchStrategy[c.HandCommand]]

ANYTHING: tuple[_Maker, ...] = (
    lambda seats, amounts: st.builds(c.Fold, seats),
    lambda seats, amounts: st.builds(c.Check, seats),
    lambda seats, amounts: st.builds(c.Call, seats),
    lambda seats, amounts: st.builds(c.Bet, seats, amounts),
    lambda seats, amounts: st.builds(c.Raise, seats, amounts),
    lambda seats, amounts: st.builds(c.BlindRaise, seats, amounts),
    lambda seats, amounts: st.builds(c.AllIn, seats, st.one_of(st.none(), amounts)),
    lambda seats, amounts: st.builds(c.Complete, seats),
    lambda seats, amounts: st.builds(c.BringIn, seats),
    lambda seats, amounts: st.builds(c.Post, seats, amounts, st.one_of(st.just(0), amounts)),
    lambda seats, amounts: st.builds(c.Straddle, seats, amounts),
    lambda seats, amounts: st.builds(c.Deal, seats, st.integers(-1, 3), st.lists(MAYBE_CARDS, max_size=1).map(tuple)),
    lambda seats, amounts: st.builds(c.Board, BOARD_CARDS),
    lambda seats, amounts: st.builds(c.Discard, seats, st.integers(0, 5)),
    lambda seats, amounts: st.builds(c.Draw, seats, st.integers(0, 5)),
    lambda seats, amounts: st.builds(c.In, seats),
    lambda seats, amounts: st.builds(c.Out, seats),
    lambda seats, amounts: st.builds(c.Late, seats),
    lambda seats, amounts: st.builds(c.Show, seats, cards_of(0, 3)),
    lambda seats, amounts: st.builds(c.Muck, seats),
    lambda seats, amounts: st.builds(c.Award),
    lambda seats, amounts: st.builds(c.Identify, PLACES, CARDS),
    lambda seats, amounts: st.builds(c.Opener, seats),
    lambda seats, amounts: st.builds(
        c.Wins,
        st.lists(seats, min_size=1, max_size=3, unique=True).map(tuple),
        st.one_of(st.none(), st.integers(-1, 3)),
        st.sampled_from([Part.WHOLE, Part.WHOLE, Part.HIGH, Part.LOW]),
    ),
    lambda seats, amounts: st.builds(c.Floor, CODES, OPTIONS, WORDS),
)
MENDING: tuple[_Maker, ...] = (
    lambda seats, amounts: st.builds(c.FixBet, seats, amounts, WORDS),
    lambda seats, amounts: st.builds(c.FixStack, seats, st.one_of(st.none(), amounts), WORDS),
    lambda seats, amounts: st.builds(c.FixAct, seats, WORDS),
    lambda seats, amounts: st.builds(c.FixBoard, BOARD_CARDS, WORDS),
    lambda seats, amounts: st.builds(c.FixHand, seats, cards_of(0, 3), WORDS),
    lambda seats, amounts: st.builds(c.Kill, seats, WORDS),
    lambda seats, amounts: st.builds(c.Restore, seats, WORDS),
    lambda seats, amounts: st.builds(c.Give, st.integers(-1, 3), seats, amounts, WORDS),
    lambda seats, amounts: st.builds(c.Void, WORDS),
)


def anything(data: st.DataObject, hand: Hand, makers: Sequence[_Maker]) -> c.HandCommand:
    """Any command, with seats and amounts that mostly mean something at this table."""
    ours = st.sampled_from([seat.number for seat in hand.seats])
    turn = st.sampled_from(hand.awaiting.seats) if hand.awaiting.seats else ours
    seats = st.one_of(turn, ours, ours, SEATS)
    near = [hand.bet_to, hand.to_call, hand.pot_with_bets, *(seat.bet for seat in hand.seats)]
    near += [seat.bet + left for seat in hand.seats if (left := plays(seat)) is not None]
    if hand.legal is not None:
        near += [amount for amount in (hand.legal.min_raise_to, hand.legal.max_raise_to) if amount is not None]
    amounts = st.one_of(
        st.sampled_from(near), st.sampled_from(near).map(lambda amount: amount + 1), AMOUNTS,
        st.sampled_from(near).map(lambda amount: max(0, amount - 1)),
    )  # fmt: skip
    return data.draw(data.draw(st.sampled_from(makers))(seats, amounts))
