"""Random tables: every structure, few chips, blinds that are short, dead, doubled, third, straddled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from dealerassist.cards import ALL_CARDS, Card, cards_text
from dealerassist.engine import (
    PRESETS,
    AntePayer,
    FixedLimit,
    Hand,
    HouseRules,
    Limit,
    NoLimit,
    Owes,
    Place,
    Positions,
    PotLimit,
    Session,
    Setup,
    Stakes,
    command_text,
    game_named,
    preset,
)
from dealerassist.engine import commands as c
from dealerassist.engine.positions import clockwise_from
from dealerassist.journal.header import header_text
from tests.oracle.bounds_and_kills import with_a_bound, with_a_kill
from tests.oracle.shapes import SHAPES, Shape


@dataclass(frozen=True, slots=True)
class Case:
    """A hand before its first act. `before` are posts and a straddle; `hole` stands by place, in dealing order: all
    that the seat is dealt but for what it draws, which comes from `stock`.
    """

    name: str
    session: Session
    house: HouseRules
    setup: Setup
    before: tuple[c.HandCommand, ...]
    hole: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    stock: tuple[Card, ...] = ()

    @property
    def shape(self) -> Shape:
        return SHAPES[self.setup.game.name]

    def text(self, commands: Sequence[c.HandCommand]) -> str:
        """The hand script that plays these commands again."""
        lines = [f"# {self.name}", header_text(self.session, self.house).rstrip()]
        dealt = dict.fromkeys(self.setup.place, 0)
        for command in commands:
            if isinstance(command, c.Deal):
                first = dealt[command.seat]
                dealt[command.seat] += command.down + len(command.up)
                cards = cards_text(self.hole[self.setup.place[command.seat]][first : dealt[command.seat]])
                lines.append(f"deal {command.seat} {cards}")
            else:
                lines.append(command_text(command))
        return "\n".join(lines) + "\n"


def case_of(
    name: str, session: Session, house: HouseRules, before: Sequence[c.HandCommand], cards: Sequence[Card]
) -> Case:
    """The next hand of a session; `cards` are those of each place in dealing order, then the board, then the stock."""
    setup = session.next(house)
    assert isinstance(setup, Setup)
    shape, held = SHAPES[session.game.name], len(setup.seats)
    own, board = shape.own, shape.board
    hole = tuple(tuple(cards[own * i : own * (i + 1)]) for i in range(held))
    rest = tuple(cards[own * held :])
    return Case(name, session, house, setup, tuple(before), hole, rest[:board], rest[board:])


def random_case(seed: int, game: str = "holdem") -> Case:
    """The hand of that seed, always the same."""
    if game != "holdem":
        return _other_case(seed, game)
    rng = Random(seed)
    house = preset(rng.choice(PRESETS))
    duel = rng.random() < 0.06
    numbers = sorted(rng.sample(range(1, 11), min(rng.randint(2, 10), rng.randint(2, 3 if duel else 10))))
    blinds = _blinds(rng)[: len(numbers)]
    stakes = _stakes(rng, blinds, duel)
    button = rng.choice(numbers)
    unit = stakes.limit.unit(False)
    stacks = (_ladder if len(numbers) > 4 and rng.random() < 0.3 else _stacks)(rng, unit, len(numbers))
    if duel:
        stacks = [60 * unit + stack for stack in stacks]
    elif stakes.ante > 1 and rng.random() < 0.05:  # one of them alone can pay a whole ante
        stacks = [stakes.ante + rng.randint(1, unit), *(rng.randint(1, stakes.ante - 1) for _ in stacks[1:])]
        rng.shuffle(stacks)
    places = tuple(
        Place(number, stack if rng.random() < 0.1 else _in_chips(stack, stakes.chip))
        for number, stack in zip(numbers, stacks, strict=True)
    )
    positions = _strange_positions(rng, numbers, button) if len(blinds) == 2 else None
    session = Session(game_named("holdem"), stakes, places, button, positions, 0, positions is not None)
    session, posts = _with_posts(rng, session, house)
    house = _with_straddle(rng, house, len(blinds))
    house, session = with_a_bound(Random(f"bound {seed}"), house, session)
    if not posts and not stakes.ante and house.straddle == "off":
        house, session = with_a_kill(Random(f"kill {seed}"), house, session)
    case = case_of(f"seed {seed}", session, house, posts, _deck(rng))
    straddle = _straddle(rng, case)
    return case_of(case.name, session, house, (*posts, *straddle), (*sum(case.hole, ()), *case.board))


def _other_case(seed: int, game: str) -> Case:
    """A table of another game: few chips, the house any, one blind or three now and then."""
    rng, shape = Random(f"{game} {seed}"), SHAPES[game]
    plain = [("draw_openers", "none"), ("stud_pair_double", "none")]  # pokerkit knows neither
    house = preset(rng.choice(PRESETS)).with_switches(plain)
    numbers = sorted(rng.sample(range(1, 11), rng.randint(2, shape.most_seats)))
    stakes = _other_stakes(rng, shape, len(numbers))
    unit = stakes.limit.unit(False)
    stacks = (_ladder if len(numbers) > 4 and rng.random() < 0.3 else _stacks)(rng, unit, len(numbers))
    places = tuple(
        Place(
            number,
            _stud_stack(rng, stakes, stack) if shape.stud else _in_chips(stack, stakes.chip),
        )
        for number, stack in zip(numbers, stacks, strict=True)
    )
    session = Session(game_named(game), stakes, places, rng.choice(numbers))
    house, session = with_a_bound(Random(f"bound {game} {seed}"), house, session)
    return case_of(f"{game} {seed}", session, house, (), _other_deck(rng, shape, len(numbers)))


def _other_stakes(rng: Random, shape: Shape, seats: int) -> Stakes:
    big = rng.choice([4, 10, 20])
    limits: dict[str, Limit] = {"no": NoLimit(big), "pot": PotLimit(big), "fixed": FixedLimit(big, 2 * big)}
    limit = limits[rng.choice(shape.limits)]
    chip = rng.choice([1, 1, 5]) if big % 5 == 0 else 1
    if not shape.blinds:
        return Stakes(limit, ante=_in_chips(big // 4, chip), chip=chip, bring_in=_in_chips(big // 2, chip))
    blinds = _blinds_of(rng, big)[:seats]
    ante = big if not blinds else rng.choice([0, 0, _in_chips(big // 4, chip)])
    return Stakes(limit, blinds, ante, AntePayer.ALL, chip)


def _blinds_of(rng: Random, big: int) -> tuple[int, ...]:
    return rng.choices([(big // 2, big), (big,), (), (big // 2, big, 2 * big)], [84, 4, 8, 4])[0]


def _stud_stack(rng: Random, stakes: Stakes, stack: int) -> int:
    """All-in for the ante now and then, or for just the bring-in, never for less: pokerkit makes that the price."""
    if rng.random() < 0.08:
        return rng.randint(1, stakes.ante)
    if rng.random() < 0.04:
        return stakes.ante + stakes.bring_in
    return stakes.ante + stakes.bring_in + _in_chips(stack, stakes.chip)


def _in_chips(amount: int, chip: int) -> int:
    """At least one whole chip."""
    return max(chip, amount // chip * chip)


def _other_deck(rng: Random, shape: Shape, seats: int) -> list[Card]:
    """Shuffled; in a third of the hands, where they are enough, of few ranks first, so that hands tie."""
    cards = list(shape.pack.cards)
    rng.shuffle(cards)
    if rng.random() < 0.33:
        low = rng.randint(2, 6)
        few = [card for card in cards if low <= card.rank < low + 9]
        cards = [*few, *(card for card in cards if card not in few)]
    return cards


def _blinds(rng: Random) -> tuple[int, ...]:
    big = rng.choice([2, 4, 10, 10, 10, 20, 20, 100])
    kind = rng.random()
    if kind < 0.08:
        return (big // 2, big, 2 * big)
    if kind < 0.12:
        return (big,)
    if kind < 0.16:
        return ()
    return (big // 2, big)


def _stakes(rng: Random, blinds: tuple[int, ...], duel: bool) -> Stakes:
    """A duel is a fixed-limit game of two or three with many chips: there a cap is reached, and lifted."""
    big = max(blinds, default=10)
    chip = rng.choice([1, 5]) if all(blind % 5 == 0 for blind in blinds) else 1
    limits: list[Limit] = [NoLimit(big), PotLimit(big), FixedLimit(big, 2 * big)]
    limit = rng.choices(limits, [4, 2, 100 if duel else 3])[0]
    ante, payer = 0, AntePayer.ALL
    if not blinds or rng.random() < 0.2:
        ante = big if not blinds else _in_chips(big // 4, chip)
    elif rng.random() < 0.2:
        ante, payer = big, AntePayer.BIG_BLIND
    return Stakes(limit, blinds, ante, payer, chip)


def _stacks(rng: Random, unit: int, count: int) -> list[int]:
    """Few chips: many blinds are short, many calls all-in; or nearly the same for all. A tenth of them is no whole
    number of chips.
    """
    base = rng.randint(1, 6) * unit if rng.random() < 0.2 else 0
    return [
        base + rng.randint(1, 3 * unit if base else rng.choices([1, 3, 10, 40], [15, 25, 40, 20])[0] * unit)
        for _ in range(count)
    ]


def _ladder(rng: Random, unit: int, count: int) -> list[int]:
    """Clockwise each seat has a little more than the last, but two have plenty: all-ins climb in steps under a bet."""
    rung = rng.randint(2, 3) * unit
    stacks = [rung := rung + rng.randint(unit // 4, 3 * unit // 4) for _ in range(count)]
    start = rng.randrange(count)
    stacks = stacks[start:] + stacks[:start]
    for deep in rng.sample(range(count), 2):
        stacks[deep] = 40 * unit
    return stacks


def _strange_positions(rng: Random, numbers: list[int], button: int) -> Positions | None:
    """Now and then no small blind, its seat being empty, or two big blinds (PROCEDURES 8, 9)."""
    order = clockwise_from(numbers, button)
    free = [number for number in clockwise_from(range(1, 11), button) if number not in numbers]
    if len(order) < 3 or rng.random() > 0.1:
        return None
    if free and rng.random() < 0.5:
        return Positions(button, free[0], order[0], None, (order[0],))
    return Positions(button, order[0], order[1], None, (order[0], order[1]))


def _with_posts(rng: Random, session: Session, house: HouseRules) -> tuple[Session, list[c.HandCommand]]:
    """Now and then a newcomer who posts a big blind at once (S1); often the big blind itself is short then."""
    setup = session.next(house)
    assert isinstance(setup, Setup)
    last = max((setup.place[seat] for seat, _ in setup.blinds), default=len(setup.seats))
    able = [seat.number for seat in setup.seats[last + 1 : -1]]
    if not able or session.again or len(session.stakes.blinds) > 2 or session.stakes.ante or rng.random() > 0.3:
        return session, []
    new = rng.choice(able)
    short = setup.positions.big[-1] if rng.random() < 0.6 else None
    few = rng.randint(1, session.stakes.big_blind - 1)
    places = tuple(
        Place(p.number, few if p.number == short else p.stack, Owes.NEW if p.number == new else Owes.NOTHING)
        for p in session.places
    )
    return replace(session, places=places), [c.Post(new, session.stakes.big_blind)]


def _with_straddle(rng: Random, house: HouseRules, blinds: int) -> HouseRules:
    if blinds != 2 or rng.random() > 0.1:
        return house
    return house.with_switch("straddle", rng.choice(["utg", "button"])).with_switch(
        "straddle_min_raise", rng.choice(["bb", "straddle"])
    )


def _straddle(rng: Random, case: Case) -> list[c.HandCommand]:
    """A seat of the house's choice straddles where the engine lets it."""
    if case.house.straddle == "off" or len(case.session.stakes.blinds) != 2:
        return []
    for seat in case.setup.seats:
        command = c.Straddle(seat.number, 2 * case.session.stakes.big_blind)
        hand = Hand(case.setup)
        try:
            for told in (*case.before, command):
                hand.push(told)
        except ValueError:
            continue
        return [command]
    return []


def _deck(rng: Random) -> list[Card]:
    """A shuffled pack; in a third of the hands of few ranks, so that hands tie."""
    cards = list(ALL_CARDS)
    if rng.random() < 0.33:
        low = rng.randint(2, 8)
        few = [card for card in cards if low <= card.rank < low + 7]
        rng.shuffle(few)
        return few
    rng.shuffle(cards)
    return cards
