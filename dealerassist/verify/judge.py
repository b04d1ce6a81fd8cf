"""Judging a showdown: pots, winners, shares, odd chips, and the rules that decided. Pure; amounts in chips."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from dealerassist.cards import Card
from dealerassist.engine import Part, Pot, Ruling, RulingCode, Share
from dealerassist.engine.judging import Contest
from dealerassist.engine.odd_chips import OddChipCards, odd_chip_cards
from dealerassist.engine.positions import clockwise_from
from dealerassist.engine.pots import Contribution, layer, levels_of, rake_from, split, uncalled
from dealerassist.verify.codes import VerifyCode, VerifyError
from dealerassist.verify.hands import TabledHand, tabled_hand
from dealerassist.verify.showdown import Showdown


@dataclass(frozen=True, slots=True)
class BoardShare:
    """A share, and the board (from 1) that won it; 0 where no cards decided."""

    board: int
    share: Share


@dataclass(frozen=True, slots=True)
class JudgedPot:
    """Number 0 is the main pot; `pot.amount` is what is left after its rake, `shares` add up to it."""

    number: int
    pot: Pot
    shares: tuple[BoardShare, ...]


@dataclass(frozen=True)
class Verdict:
    """Who gets what of a showdown. `pots` main pot first; `payouts` and `returned` by seat, what went back apart."""

    showdown: Showdown
    returned: Mapping[int, int]
    pots: tuple[JudgedPot, ...]
    payouts: Mapping[int, int]
    rulings: tuple[Ruling, ...]
    contests: Sequence[Contest]

    @cached_property
    def hands(self) -> tuple[TabledHand, ...]:
        """Each tabled hand by name. Found when first asked for: naming takes as long as judging."""
        return tuple(_hands(self.showdown, self.contests))


def judge(showdown: Showdown) -> Verdict:
    """The verdict. Raises VerifyError where the showdown does not say who wins, or the rake is more than the pot."""
    returned, pots = _pots(showdown)
    contests = _contests(showdown)
    judged = tuple(JudgedPot(number, pot, tuple(_shares(contests, number, pot))) for number, pot in enumerate(pots))
    payouts = _payouts(judged)
    whole = sum(payouts.values()) + sum(returned.values()) + showdown.rake
    assert whole == sum(player.bet for player in showdown.players), "chips are neither made nor lost"
    rulings = tuple(_rulings(showdown, returned, judged))
    return Verdict(showdown, returned, judged, payouts, rulings, contests)


def _pots(showdown: Showdown) -> tuple[dict[int, int], list[Pot]]:
    """What went back uncalled (S1), and the pots after rake, main pot first (PROCEDURES 7, 60).

    Who mucked still makes his layer, as his bet was called; a folded seat makes none.
    """
    bets = [Contribution(player.seat, player.bet, not player.folded) for player in showdown.players]
    if not showdown.game.bets:
        return {}, rake_from([_one_pot(showdown, bets)], showdown.rake)
    seat, excess = uncalled(bets)
    called = [Contribution(bet.seat, bet.total - excess * (bet.seat == seat), bet.live) for bet in bets]
    layers = [pot for pot in layer(called, levels_of(called)) if pot.amount]
    if showdown.rake > sum(pot.amount for pot in layers):
        raise VerifyError(VerifyCode.RAKE_TOO_LARGE, rake=showdown.rake, pot=sum(pot.amount for pot in layers))
    contended = [Pot(pot.amount, _contenders(showdown, number, pot)) for number, pot in enumerate(layers)]
    return ({seat: excess} if excess else {}), rake_from(contended, showdown.rake)


def _one_pot(showdown: Showdown, bets: Sequence[Contribution]) -> Pot:
    """Antes and penalties of Guts: nobody's bet, all for who is in (RULES 10.3)."""
    pot = Pot(sum(bet.total for bet in bets), tuple(bet.seat for bet in bets if bet.live))
    if showdown.rake > pot.amount:
        raise VerifyError(VerifyCode.RAKE_TOO_LARGE, rake=showdown.rake, pot=pot.amount)
    return Pot(pot.amount, _contenders(showdown, 0, pot))


def _contenders(showdown: Showdown, number: int, pot: Pot) -> tuple[int, ...]:
    """Who can win a pot: who did not muck, or the only one left, whose hand nobody has to see (RULES 1.5, 1.7)."""
    if len(pot.eligible) == 1:
        return pot.eligible
    mucked = {player.seat for player in showdown.players if player.mucked}
    tabled = {player.seat for player in showdown.players if player.tabled}
    left = tuple(seat for seat in pot.eligible if seat not in mucked)
    if not left or (len(left) > 1 and tabled.isdisjoint(left)):
        raise VerifyError(VerifyCode.NOBODY_TABLED, pot=number, seats=pot.eligible)
    return left


def _contests(showdown: Showdown) -> list[Contest]:
    """For each board, who beats whom; odd chips go clockwise from the button (S1; TDA 2024 20A), in stud by card."""
    seats = clockwise_from([player.seat for player in showdown.players], showdown.button)
    order = {seat: place for place, seat in enumerate(seats)}
    return [
        Contest(_ranks(showdown, board), order, showdown.chip, {}, _odd_chip_cards(showdown, board))
        for board in showdown.boards
    ]


def _odd_chip_cards(showdown: Showdown, board: Sequence[Card]) -> OddChipCards:
    game = showdown.game
    if not game.odd_chip_by_card or not showdown.complete(board):
        return {}
    tabled = {player.seat: player.cards for player in showdown.players if player.tabled}
    return odd_chip_cards(game.parts, showdown.house, tabled, board)


def _ranks(showdown: Showdown, board: Sequence[Card]) -> dict[Part, dict[int, int]]:
    """The rank of each tabled hand that was not given up, by part; of none while the board is not complete."""
    complete = showdown.complete(board)
    holes = {player.seat: player.cards for player in showdown.players if player.tabled and complete}
    ranked = (
        (rule.part, ((seat, rule.rank(hole, board)) for seat, hole in holes.items())) for rule in showdown.game.parts
    )
    return {part: {seat: rank for seat, rank in ranks if rank is not None} for part, ranks in ranked}


def _hands(showdown: Showdown, contests: Sequence[Contest]) -> Iterator[TabledHand]:
    """Each tabled hand on each complete board, part by part."""
    holes = {player.seat: player.cards for player in showdown.players}
    for number, (board, contest) in enumerate(zip(showdown.boards, contests, strict=True), 1):
        for rule in showdown.game.parts:
            for seat, value in contest.ranks[rule.part].items():
                yield tabled_hand(rule, seat, holes[seat], board, number, value)


def _shares(contests: Sequence[Contest], number: int, pot: Pot) -> Iterator[BoardShare]:
    """A pot's shares. Run twice, each board is worth half of it, the odd chip with board 1 (PROCEDURES 6)."""
    if len(pot.eligible) == 1:
        yield BoardShare(0, Share(pot.eligible[0], Part.WHOLE, pot.amount, 0))
        return
    halves = split(pot.amount, range(len(contests)), contests[0].chip)
    for board, (contest, half) in enumerate(zip(contests, halves, strict=True), 1):
        for share in contest.shares(number, half.amount, pot.eligible) or ():
            yield BoardShare(board, share)


def _payouts(pots: Sequence[JudgedPot]) -> dict[int, int]:
    """What each seat is pushed in all, in order of seats."""
    paid: dict[int, int] = {}
    for one in (one for pot in pots for one in pot.shares):
        paid[one.share.seat] = paid.get(one.share.seat, 0) + one.share.amount
    return {seat: paid[seat] for seat in sorted(paid) if paid[seat]}


def _ruling(code: RulingCode, **facts: object) -> Ruling:
    return Ruling(code, facts)


def _rulings(showdown: Showdown, returned: Mapping[int, int], pots: Sequence[JudgedPot]) -> Iterator[Ruling]:
    """What was decided by rule, in the order of the deal's end: returned bets, then each pot, main pot first."""
    for seat, amount in returned.items():
        yield _ruling(RulingCode.BET_RETURNED, seat=seat, amount=amount)
    for one in pots:
        if one.pot.raked:
            yield _ruling(RulingCode.RAKE, pot=one.number, amount=one.pot.raked)
        unseen = tuple(p.seat for p in showdown.players if p.seat in one.pot.eligible and not p.tabled)
        if unseen and len(one.pot.eligible) > 1:
            yield _ruling(RulingCode.ONLY_TABLED, pot=one.number, seats=_list(unseen))
        if _half(one, 1) > _half(one, 2) > 0:
            yield _ruling(RulingCode.RUN_TWICE, pot=one.number)
        yield from _split_rulings(showdown, one)


def _half(pot: JudgedPot, board: int) -> int:
    """What one board of two decided."""
    return sum(one.share.amount for one in pot.shares if one.board == board)


def _split_rulings(showdown: Showdown, pot: JudgedPot) -> Iterator[Ruling]:
    for where in dict.fromkeys((one.board, one.share.part) for one in pot.shares):
        shares = [one.share for one in pot.shares if (one.board, one.share.part) == where]
        if len(shares) > 1:
            yield _ruling(RulingCode.SPLIT, pot=pot.number, seats=_list(share.seat for share in shares))
        for share in shares:
            if share.odd_chips:
                yield _odd_chip_ruling(showdown, pot, *where, share.seat)


def _odd_chip_ruling(showdown: Showdown, pot: JudgedPot, board: int, part: Part, seat: int) -> Ruling:
    decides = showdown.game.parts[0].part if part is Part.WHOLE else part
    cards = _odd_chip_cards(showdown, showdown.boards[board - 1]).get(decides, {})
    if seat in cards:
        return _ruling(RulingCode.ODD_CHIP_BY_CARD, pot=pot.number, seat=seat, card=str(cards[seat]))
    return _ruling(RulingCode.ODD_CHIP, pot=pot.number, seat=seat)


def _list(seats: Iterable[int]) -> str:
    """Seats as the engine's own rulings hold them."""
    return ",".join(map(str, seats))
