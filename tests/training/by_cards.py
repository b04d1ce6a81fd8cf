"""Answers about cards, worked out again from the scene: every five compared plainly, and pokerkit's opinion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import gcd

from dealerassist.cards import Card
from dealerassist.engine import GAMES, Game, HouseRules, Part
from dealerassist.engine.ranking import Kind
from dealerassist.training.codes import AskCode, TellCode
from dealerassist.training.forms import Amounts, Answer, Choice, in_order
from dealerassist.training.task import Scene, SeatShown, Task
from tests.engine.ranking.evaluators import POKERKIT, by_pokerkit
from tests.engine.ranking.plain import hands_of, plain_key, plain_rank
from tests.oracle.by_card import _by, _high, _low, _may_play
from tests.training.story import line
from tests.verify.oracle import Money, peeled

CLASSES = {
    "high-card": 0,
    "one-pair": 1,
    "two-pair": 2,
    "three-of-a-kind": 3,
    "straight": 4,
    "flush": 5,
    "full-house": 6,
    "four-of-a-kind": 7,
    "straight-flush": 8,
    "royal-flush": 8,
}


@lru_cache(64)
def plainly(kind: Kind, hole: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[int, ...] | None:
    """Kept, as a hand is looked at for each pot."""
    return plain_rank(kind, hole, board)


def pots_peeled(scene: Scene) -> tuple[list[tuple[int, list[int]]], int]:
    """((amount, who can win it) of each pot, what goes back), peeled by the largest chip that all bets are made of."""
    chip = gcd(*(seat.bet for seat in scene.seats))
    rows = [{"seat": seat.number, "bet": seat.bet // chip, "folded": seat.folded} for seat in scene.seats]
    money = Money()
    pots = [(amount * chip, entitled) for amount, entitled in peeled(rows, money)]
    return pots, sum(money.returned.values()) * chip


def best(kind: Kind, scene: Scene, seats: Sequence[int]) -> tuple[int, ...]:
    """Who of `seats` has the best hand; () where none qualifies. Two opinions where pokerkit has one."""
    hands = {seat.number: seat.cards for seat in scene.seats if seat.number in seats}
    ranks = {seat: plainly(kind, cards, scene.board) for seat, cards in hands.items()}
    top = max((rank for rank in ranks.values() if rank is not None), default=None)
    found = tuple(sorted(seat for seat, rank in ranks.items() if rank is not None and rank == top))
    if kind in POKERKIT and kind is not Kind.SHORT_HIGH and len(hands) < 4:
        kits = {seat: by_pokerkit(kind, cards, scene.board) for seat, cards in hands.items()}
        known = [kit for kit in kits.values() if kit is not None]
        assert found == tuple(sorted(seat for seat, kit in kits.items() if kit is not None and kit == max(known)))
    return found


def read_winner(task: Task) -> Answer:
    parts = GAMES[task.scene.game].parts
    low = task.ask.code == f"AskCode.{AskCode.WHO_WINS_LOW}"
    return best(parts[-1 if low else 0].kind, task.scene, [seat.number for seat in task.scene.seats])


def split_or_not(task: Task) -> Answer:
    found = best(Kind.HIGH, task.scene, [seat.number for seat in task.scene.seats])
    return "split" if len(found) > 1 else f"seat-{found[0]}"


def five_that_play(task: Task) -> Answer:
    kind, hole, board = GAMES[task.scene.game].parts[0].kind, task.scene.seats[0].cards, task.scene.board
    fives = sorted(hands_of(kind, hole, board), key=lambda five: plain_key(Kind.HIGH, five) or (), reverse=True)
    assert plain_key(Kind.HIGH, fives[0]) != plain_key(Kind.HIGH, fives[1]), "only one five is right"
    return in_order(fives[0])


def name_hand(task: Task) -> Answer:
    """Of the four names the one whose class and ranks the cards have."""
    assert isinstance(task.form, Choice)
    kind, hole, board = GAMES[task.scene.game].parts[0].kind, task.scene.seats[0].cards, task.scene.board
    key = plain_rank(kind, hole, board)
    assert key is not None
    right = [name for name, _ in task.form.options if _key_of(kind, name) == tuple(abs(part) for part in key)]
    assert len(right) == 1, (task.form.options, key)
    return right[0]


def _key_of(kind: Kind, name: str) -> tuple[int, ...]:
    """As the plain judge writes it, of a name such as `two-pair-12-10-14`."""
    words = name.split("-")
    ranks = [int(word) for word in words if word.isdigit()]
    hand_class = "-".join(word for word in words if not word.isdigit())
    number = 0 if hand_class == "low" else CLASSES[hand_class]
    if kind is Kind.SHORT_HIGH and number in {5, 6}:
        number = 11 - number
    if number in {4, 8}:
        ranks = [14] if hand_class == "royal-flush" else ranks[:1]
    return number, *ranks


def award_pots(task: Task) -> Answer:
    return paid(task)


def high_low(task: Task) -> Answer:
    return paid(task)


def paid(task: Task) -> Answer:
    """Each pot peeled chip by chip, each half split chip by chip, odd chips by button or by card."""
    scene, game = task.scene, GAMES[task.scene.game]
    pots, back = pots_peeled(scene)
    smallest = line(scene, TellCode.SMALLEST_CHIP)
    chip = 1 if smallest is None else smallest["a"]
    got: Counter[int] = Counter()
    for amount, entitled in pots:
        if len(entitled) == 1:
            got[entitled[0]] += amount
            continue
        won = [(rule.part, rule.kind, found) for rule in game.parts if (found := best(rule.kind, scene, entitled))]
        low = amount // chip // 2 * chip if len(won) > 1 else 0
        for half, (part, kind, found) in zip((amount - low, low), won, strict=False):
            _share(got, half, _odd_chip_order(task.house, game, part, kind, scene, found), chip)
    assert isinstance(task.form, Amounts)
    assert sum(got.values()) + back == sum(seat.bet for seat in scene.seats)
    return tuple(got[int(label)] for label in task.form.labels)


def _share(got: Counter[int], amount: int, line_up: Sequence[int], chip: int) -> None:
    got[line_up[0]] += amount % chip
    for number in range(amount // chip):
        got[line_up[number % len(line_up)]] += chip


def _odd_chip_order(
    house: HouseRules, game: Game, part: Part, kind: Kind, scene: Scene, found: tuple[int, ...]
) -> Sequence[int]:
    """First left of the button, or by the card that this house looks at (PROCEDURES 2, 3)."""
    if not game.odd_chip_by_card:
        assert scene.button is not None
        return [seat for step in range(1, 11) if (seat := (scene.button + step - 1) % 10 + 1) in found]
    hands = {seat.number: seat.cards for seat in scene.seats if seat.number in found}
    choice = house.stud_odd_chip.value
    low = part is Part.LOW
    if choice == "all-high":
        return _by(found, {seat: max(map(_high, cards)) for seat, cards in hands.items()})
    if choice == "all-high-low":
        chosen = {seat: (min if low else max)(map(_low if low else _high, cards)) for seat, cards in hands.items()}
        return _by(found, chosen, lowest=low)
    height = _low if low else _high
    return _by(found, {seat: max(map(height, _may_play(kind, cards))) for seat, cards in hands.items()})


def who_opens(task: Task) -> Answer:
    """The door card by rank and suit, the board by its pairs and ranks (RULES 6.2, 6.3, 7.2)."""
    razz = task.scene.game == "razz"
    seats = task.scene.seats
    if len(seats[0].cards) == 1:
        chosen = (max if razz else min)(seats, key=lambda seat: _low(seat.cards[0]) if razz else _high(seat.cards[0]))
        return (chosen.number,)
    boards = {seat: _board(seat, razz) for seat in seats}
    top = (min if razz else max)(boards.values())
    equal = [seat for seat in seats if boards[seat] == top]
    if task.house.stud_tie.value == "order":
        return (equal[0].number,)
    height = _low if razz else _high
    return (max(equal, key=lambda seat: max(map(height, seat.cards))).number,)


def _board(seat: SeatShown, razz: bool) -> tuple[list[int], list[int]]:
    """How many of each rank, then the ranks in that order: a pair beats no pair, two pair a pair; razz's ace is 1."""
    ranks = Counter(1 if razz and card.rank == 14 else card.rank for card in seat.cards)
    groups = sorted(((count, rank) for rank, count in ranks.items()), reverse=True)
    return [count for count, _ in groups], [rank for _, rank in groups]


def no_card_twice(scene: Scene) -> None:
    """And none that the game's pack does not have; the board is no longer than the game's."""
    shown: list[Card] = [*scene.board, *(card for seat in scene.seats for card in seat.cards)]
    game = GAMES[scene.game]
    assert len(shown) == len(set(shown))
    assert set(shown) <= set(game.pack.cards)
    assert len(scene.board) <= game.board
    assert all(one is not other for one, other in combinations(shown, 2))
