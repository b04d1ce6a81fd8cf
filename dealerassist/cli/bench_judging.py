"""Judging, for `bench`: a showdown of ten from text to shares, and hands by the million; peers beside ours.

A showdown is judged as the table does it: cards read from text, each hand ranked for each part of the pot, the pot
shared, and in words what every hand is. Batches need numpy; what is not installed is left out.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from dealerassist.cards import ALL_CARDS, Card, cards_text, parse_cards
from dealerassist.cli.output import Output
from dealerassist.engine import Game, Part, Share, game_named
from dealerassist.engine.judging import Contest
from dealerassist.engine.ranking import Kind, named
from dealerassist.words import hand_words

SEATS = tuple(range(1, 11))
DEALS = 1000
"""Showdowns of ten hands; a hundredth of them for pokerkit."""
ROUNDS = 7
BATCH = 1_000_000
ONE_BY_ONE = 50_000
"""Hands for peers that judge one at a time."""

GAMES = {"holdem": 2, "omaha-hilo": 4}
"""And how many hole cards they have."""
BATCHES = ((Kind.HIGH, 2), (Kind.OMAHA_HIGH, 4), (Kind.OMAHA_LOW_8, 4))


@dataclass(frozen=True, slots=True)
class Deal:
    """The board and ten hands, as text."""

    board: str
    holes: tuple[str, ...]


def show_judging(output: Output) -> None:
    """Prints and records the figures; nothing here passes or fails."""
    for name, hole in GAMES.items():
        _show_showdowns(name, hole, output)
    for kind, hole in BATCHES:
        _show_batch(kind, hole, output)


def judged(game: Game, deal: Deal, told: bool) -> tuple[tuple[Share, ...], list[str]]:
    """The shares of a pot of 1,000 that all ten can win, and, where they are to be `told`, the hands in words."""
    board = _cards(deal.board)
    holes = [_cards(hole) for hole in deal.holes]
    ranks: dict[Part, dict[int, int]] = {}
    for rule in game.parts:
        values = ((seat, rule.rank(hole, board)) for seat, hole in zip(SEATS, holes, strict=True))
        ranks[rule.part] = {seat: value for seat, value in values if value is not None}
    shares = Contest(ranks, {seat: seat for seat in SEATS}, 1, {}).shares(0, 1000, SEATS)
    assert shares is not None, "every hand is known"
    if not told:
        return shares, []
    names = (named(rule.kind, value) for rule in game.parts for value in ranks[rule.part].values())
    return shares, [hand_words(name.hand_class, name.ranks) for name in names]


def deals_of(hole: int, count: int) -> list[Deal]:
    """Random deals, always the same."""
    luck = Random(hole)
    deals = []
    for _ in range(count):
        cards = luck.sample(ALL_CARDS, 5 + hole * len(SEATS))
        hands = tuple(cards_text(cards[start : start + hole], "") for start in range(5, len(cards), hole))
        deals.append(Deal(cards_text(cards[:5], ""), hands))
    return deals


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(card for card in parse_cards(text) if card)


def _show_showdowns(name: str, hole: int, output: Output) -> None:
    game, deals = game_named(name), deals_of(hole, DEALS)
    bare = _microseconds(lambda: [judged(game, deal, told=False) for deal in deals], DEALS)
    told = _microseconds(lambda: [judged(game, deal, told=True) for deal in deals], DEALS)
    few = deals[: max(1, DEALS // 100)]
    ways = _pokerkit_ways(name)
    peer = _microseconds(lambda: [way(deal) for way in ways for deal in few], len(few), rounds=2) if ways else None
    line = f"{'ten seats':<16}{name}: {bare:8.1f} µs to shares {told:8.1f} µs with words"
    output.text(line + (f"   pokerkit {peer:,.0f} µs, cards alone" if peer else "   (pokerkit is not installed here)"))
    figures = {"measure": "showdown", "game": name, "seats": len(SEATS), "us": bare, "us_with_words": told}
    output.record({**figures, "us_pokerkit": peer})


def _pokerkit_ways(name: str) -> list[Callable[[Deal], object]]:
    """What pokerkit has to judge for the game; none where it is not installed."""
    try:
        import pokerkit  # a peer, not a dependency
    except ImportError:
        return []
    kinds: dict[str, list[type[pokerkit.Hand]]] = {
        "holdem": [pokerkit.StandardHighHand],
        "omaha-hilo": [pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand],
    }

    def way(kind: type[pokerkit.Hand]) -> Callable[[Deal], object]:
        return lambda deal: [kind.from_game_or_none(hole, deal.board) for hole in deal.holes]

    return [way(kind) for kind in kinds[name]]


def _show_batch(kind: Kind, hole: int, output: Output) -> None:
    figures = {"dealerassist": _ours(kind, hole), **_peers(kind, hole)}
    shown = "   ".join(f"{name} {figure / 1e6:,.1f} M" for name, figure in figures.items() if figure)
    output.text(f"{'hands a second':<16}{kind}: {shown or '(numpy is not installed here)'}")
    output.record({"measure": "batch", "kind": kind, "hands_per_second": figures})


def _ours(kind: Kind, hole: int) -> float | None:
    try:
        from dealerassist.verify.batch_pace import hands_per_second
    except ImportError:
        return None
    return hands_per_second(kind, hole, 5, BATCH, ROUNDS)


def _peers(kind: Kind, hole: int) -> dict[str, float]:
    """Hands a second of the peers that know the kind and are installed; each is given its own cards, made ready."""
    luck = Random(hole)
    hands = [luck.sample(range(52), 5 + hole) for _ in range(ONE_BY_ONE)]
    sides = {"phevaluator": _phevaluator(kind, hands), "eval7": _eval7(kind, hands)}
    return {name: 1e6 / _microseconds(side, ONE_BY_ONE, rounds=3) for name, side in sides.items() if side}


def _phevaluator(kind: Kind, hands: Sequence[Sequence[int]]) -> Callable[[], object] | None:
    try:
        import phevaluator  # type: ignore[import-untyped]
    except ImportError:
        return None
    judges = {Kind.HIGH: phevaluator.evaluate_cards, Kind.OMAHA_HIGH: phevaluator.evaluate_omaha_cards}
    judge = judges.get(kind)
    return (lambda: [judge(*hand) for hand in hands]) if judge else None


def _eval7(kind: Kind, hands: Sequence[Sequence[int]]) -> Callable[[], object] | None:
    if kind is not Kind.HIGH:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # it calls names that pyparsing renamed
            import eval7  # type: ignore[import-untyped]
    except ImportError:
        return None
    pack = [eval7.Card(str(card)) for card in ALL_CARDS]
    ready = [[pack[card] for card in hand] for hand in hands]
    return lambda: [eval7.evaluate(hand) for hand in ready]


def _microseconds(side: Callable[[], object], count: int, rounds: int = ROUNDS) -> float:
    """CPU time for each of `count`, the best of so many rounds after one that warms up."""
    side()
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        side()
        best = min(best, time.process_time() - start)
    return best / count * 1e6
