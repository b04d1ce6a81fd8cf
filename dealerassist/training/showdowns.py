"""Showdowns for drills: hands dealt, chips put in, judged as `verify` judges any showdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dealerassist.cards import Card
from dealerassist.engine import Game, HouseRules, Part
from dealerassist.training.codes import TellCode
from dealerassist.training.task import Reason, Scene, SeatShown
from dealerassist.training.telling import reason_of
from dealerassist.verify import VerdictLine
from dealerassist.verify.hands import TabledHand
from dealerassist.verify.judge import Verdict, judge
from dealerassist.verify.showdown import Player, Showdown
from dealerassist.views import Saying
from dealerassist.words import headline_saying, why_saying

RANKING = "S0; S1; S3"
"""Where the order of hands stands, and that equal hands split."""

PUSHING = "S1; TDA 2024 21"
"""That each pot goes to the best of those who can win it, the last side pot first."""


@dataclass(frozen=True, slots=True)
class Bet:
    """What a seat has put in, and what it tables; no cards: it has folded."""

    seat: int
    amount: int
    cards: tuple[Card, ...] = ()


def judged(
    game: Game, house: HouseRules, bets: Sequence[Bet], board: tuple[Card, ...], button: int, chip: int = 1
) -> Verdict:
    """The verdict on what lies there."""
    players = tuple(Player(bet.seat, bet.amount, bet.cards, not bet.cards, False) for bet in bets)
    return judge(Showdown(game, house, button, chip, 0, (board,), players))


def scene_of_bets(verdict: Verdict, lines: tuple[Saying, ...] = (), bets: bool = True) -> Scene:
    """The showdown as it lies; without the bets where they play no part."""
    shown = verdict.showdown
    most = max(player.bet for player in shown.players if not player.folded)
    seats = tuple(
        SeatShown(
            player.seat,
            player.cards,
            player.bet if bets else 0,
            folded=player.folded,
            all_in=not player.folded and player.bet < most,
        )
        for player in sorted(shown.players, key=lambda player: player.seat)
    )
    button = shown.button if shown.game.button and bets else None
    return Scene(shown.game.name, seats, shown.boards[0], button, lines)


def winners(verdict: Verdict, part: Part) -> tuple[int, ...]:
    """Seats with the best hand of that part among all that are tabled, lowest first; () where none qualifies."""
    values = verdict.contests[0].ranks[part]
    best = max(values.values(), default=None)
    return tuple(sorted(seat for seat, value in values.items() if value == best))


def why_they_win(verdict: Verdict, part: Part) -> tuple[Reason, ...]:
    """The best hand, by name, and what makes it beat each other one."""
    hands: Mapping[int, TabledHand] = {hand.seat: hand for hand in verdict.hands if hand.part is part}
    best = winners(verdict, part)
    if not best:
        return (Reason(Saying.of(VerdictLine.NO_LOW), "S3; S4"),)
    first = hands[best[0]]
    name = Saying.of(TellCode.BEST, seats=best, hand=headline_saying(first.name.hand_class, first.name.ranks))
    others = sorted((hand for hand in hands.values() if hand.seat not in best), key=lambda hand: -hand.value)
    beaten = [Saying.of(TellCode.BEATS, seat=one.seat, why=why_saying(first.name, one.name)) for one in others]
    return tuple(Reason(words, RANKING) for words in (name, *beaten))


def why_paid(verdict: Verdict) -> tuple[Reason, ...]:
    """Each share, last side pot first as it is pushed, then by which rules the chips went where they went."""
    shares = [
        Saying.of(
            TellCode.WHY_SHARE, pot=pot.number, a=one.share.amount, seat=one.share.seat, part=one.share.part.value
        )
        for pot in reversed(verdict.pots)
        for one in pot.shares
    ]
    return (*(Reason(words, PUSHING) for words in shares), *(reason_of(ruling) for ruling in verdict.rulings))
