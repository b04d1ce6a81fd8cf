"""Which votes name a card. Above all: never wrongly. Two that do not know of each other must say the same, and nobody
who may forbid it does; else the card is unsure, or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeGuard

import numpy as np

from dealerassist.cards import Card, card
from dealerassist.sensing.camera.colours import CONFIRMS, FORBIDS, Ink
from dealerassist.sensing.camera.look import LookVote, Match
from dealerassist.sensing.camera.nets import RANKS, SUITS, Vote
from dealerassist.sensing.camera.pips import COUNTS
from dealerassist.sensing.camera.whole_cards import CardVotes

MOST_CANDIDATES = 4
WORTH_SAYING = 0.04
"""Candidates below this part of all are not shown."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """How sure each vote must be, 0 to 1. Chosen on one half of each source of the photographs; README.md."""

    index: float = 0.6
    """An index that the face (or for its rank the pips) seconds."""
    hazy: float = 0.25
    """An index that the face and the pips both second, as where a picture is out of focus."""
    clear: float = 0.75
    """The face's odds of the card, to second a hazy index."""
    rank: float = 0.4
    suit: float = 0.5
    """The face's odds, to second either."""
    corner: float = 0.75
    """Each of two corners that agree."""
    doubt: float = 0.4
    """So sure of another card, a face stops two corners: they are printed and lit alike, and err alike."""
    against: float = 0.5
    """So sure, a vote for another card stops any name."""
    alone: float = 0.9
    """One index of a card that is mostly covered, and whose ink speaks for it."""
    pale: float = 0.95
    """The same where the ink is too pale to speak."""
    apart: float = 0.5
    """So far apart from every other card (see `Match`) a part of the deck's own look must stand to vote at all."""
    look: float = 0.94
    look_ahead: float = 0.04
    """So much alike, and so much more than any other card, one part is sure by itself."""
    both: float = 0.85
    both_ahead: float = 0.02
    """The same of each of its two parts where they agree."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """card: None where unsure. candidates, confidence: as `SeenCard` has them."""

    card: Card | None
    candidates: tuple[Card, ...]
    confidence: float


def judge_card(votes: CardVotes, coloured: bool, levels: Thresholds) -> Verdict | None:
    """What a whole card is. None where nobody thinks that it is a card of ours. coloured: see `has_colours`."""
    name, confidence = _agreed(votes, levels)
    if name is None and not votes.corners and votes.face.none > 0.5:
        return None
    if name is not None and not _forbidden(name, votes, coloured, levels):
        return Verdict(card(name), (card(name),), confidence)
    if not votes.corners and votes.face.confidence < 0.5:
        return None
    return _unsure(votes)


def _agreed(votes: CardVotes, levels: Thresholds) -> tuple[str | None, float]:
    """The card whose rank and whose suit two independent votes name, and how sure the weaker of them is."""
    by_nets = _agreed_by_nets(votes, levels)
    return by_nets if by_nets[0] is not None or votes.look is None else _agreed_by_look(votes, votes.look, levels)


def _agreed_by_look(votes: CardVotes, look: LookVote, levels: Thresholds) -> tuple[str | None, float]:
    """Both parts of the deck's look say the same; or one is sure, and an index or the face says so too."""
    middle, corners = look.middle, look.corners
    if _one_of_two(middle, levels) and _one_of_two(corners, levels) and middle.name == corners.name:
        return middle.name, min(middle.alike, corners.alike)
    nets = [votes.face, *(each.vote for each in votes.corners[:1])]
    for match in (middle, corners):
        if _sure(match, levels):
            agreeing = [vote.confidence for vote in nets if vote.name == match.name and vote.confidence >= levels.index]
            if agreeing:
                return match.name, min(match.alike, max(agreeing))
    return None, 0.0


def _sure(match: Match | None, levels: Thresholds) -> TypeGuard[Match]:
    """Is a part of the look sure by itself?"""
    return _votes_for(match, levels.look, levels.look_ahead, levels.apart)


def _one_of_two(match: Match | None, levels: Thresholds) -> TypeGuard[Match]:
    """Is it sure enough where the other part agrees?"""
    return _votes_for(match, levels.both, levels.both_ahead, levels.apart)


def _votes_for(match: Match | None, alike: float, ahead: float, apart: float) -> TypeGuard[Match]:
    return match is not None and match.alike >= alike and match.ahead >= ahead and match.apart >= apart


def _agreed_by_nets(votes: CardVotes, levels: Thresholds) -> tuple[str | None, float]:
    if not votes.corners:
        return None, 0.0
    first = votes.corners[0].vote
    name = first.name
    rank, suit = _odds(votes.face, name)
    if first.confidence >= levels.index and suit >= levels.suit and (rank >= levels.rank or votes.pips == name[0]):
        return name, min(first.confidence, suit, suit if votes.pips == name[0] else rank)
    if first.confidence >= levels.hazy and rank * suit >= levels.clear and votes.pips == name[0]:
        return name, rank * suit
    agreeing = [each.vote for each in votes.corners[1:] if each.vote.name == name]
    if agreeing and agreeing[0].confidence >= levels.corner and not _against(votes, name, levels.doubt):
        return name, agreeing[0].confidence
    return None, 0.0


def _odds(face: Vote, name: str) -> tuple[float, float]:
    """Those of the card's rank and of its suit."""
    return float(face.ranks[RANKS.index(name[0])]), float(face.suits[SUITS.index(name[1])])


def _against(votes: CardVotes, name: str, sure: float) -> bool:
    """Whether the face is so sure of another card. Where it differs in the rank alone, the pips have the last word."""
    face = votes.face
    if face.name == name or face.confidence * (1 - face.none) < sure:
        return False
    return not (votes.pips == name[0] and face.name[1] == name[1])


def _forbidden(name: str, votes: CardVotes, coloured: bool, levels: Thresholds) -> bool:
    others = [each.vote for each in votes.corners if each.vote.name != name]
    if _against(votes, name, levels.against) or any(vote.confidence >= levels.against for vote in others):
        return True
    looks = () if votes.look is None else (votes.look.corners, votes.look.middle)
    if any(_sure(match, levels) and match.name != name for match in looks):
        return True
    if coloured and any(name[1] in FORBIDS[each.ink] for each in votes.corners if each.vote.name == name):
        return True
    return votes.pips is not None and votes.pips != name[0]


def may_be_of_one_card(votes: CardVotes, inside: Sequence[Verdict], levels: Thresholds) -> bool:
    """Whether the indices that were read in an outline without it can all be a single card's: they are of one name, or
    the face thinks of one of them, from which the others differ in the rank or the suit alone, as what is misread does.
    """
    names = {str(index.card) for index in inside if index.card is not None}
    if len(names) < 2:
        return True
    face = votes.face
    thinks = face.confidence * (1 - face.none) >= levels.doubt and face.name in names
    return thinks and all(name[0] == face.name[0] or name[1] == face.name[1] for name in names)


def decided_by_index(
    votes: CardVotes, unsure: Verdict, inside: Sequence[Verdict], coloured: bool, levels: Thresholds
) -> Verdict:
    """A whole card that is unsure, and the indices that were read on it without its outline: a sure one decides, if no
    other is sure of another card, the face does not think of one and nobody forbids it."""
    sure = [index for index in inside if index.card is not None]
    if len({index.card for index in sure}) != 1:
        return unsure
    name = str(sure[0].card)
    if _against(votes, name, levels.doubt) or _forbidden(name, votes, coloured, levels):
        return unsure
    return sure[0]


def _unsure(votes: CardVotes) -> Verdict:
    ranks = votes.face.ranks[:13] + 0.02
    suits = votes.face.suits[:4] + 0.02
    for each in votes.corners[:2]:
        ranks = ranks * (each.vote.ranks[:13] + 0.02)
        suits = suits * (each.vote.suits[:4] + 0.02)
    if votes.pips in COUNTS.values():
        ranks = ranks * np.array([1.0 if rank == votes.pips else 0.1 for rank in RANKS], np.float32)
    return _candidates(Vote(ranks / ranks.sum(), suits / suits.sum()))


def judge_index(vote: Vote, ink: Ink, coloured: bool, levels: Thresholds) -> Verdict | None:
    """What a card is of which one index is seen. Its ink must speak for it, unless the picture has no colours or the
    net is very sure; ink of another colour stops every name."""
    if vote.none > 0.5 or vote.confidence < 0.3:
        return None
    spoken_for = not coloured or vote.name[1] in CONFIRMS[ink]
    enough = levels.alone if spoken_for else levels.pale if ink is Ink.UNCLEAR else 1.1
    if vote.confidence >= enough:
        return Verdict(card(vote.name), (card(vote.name),), vote.confidence)
    return _candidates(vote)


def _candidates(vote: Vote) -> Verdict:
    odds = np.outer(vote.ranks[:13], vote.suits[:4])
    order = np.argsort(odds.ravel())[::-1][:MOST_CANDIDATES]
    likely = [at for at in order if odds.ravel()[at] >= WORTH_SAYING]
    cards = tuple(card(RANKS[at // 4] + SUITS[at % 4]) for at in likely)
    return Verdict(None, cards, float(odds.max()))
