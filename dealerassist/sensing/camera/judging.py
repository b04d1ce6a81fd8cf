"""Which votes name a card. Above all: never wrongly. Two that do not know of each other must say the same, and nobody
who may forbid it does; else the card is unsure, or nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from dealerassist.cards import Card, card
from dealerassist.sensing.camera.colours import CONFIRMS, FORBIDS, Ink
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
    face: float = 0.35
    """An index and the face that agree."""
    corner: float = 0.75
    """Each of two corners that agree; they are printed and lit alike, so the face must give the card some odds too."""
    face_odds: float = 0.05
    """These, for rank and suit each."""
    against: float = 0.5
    """So sure, a vote for another card stops any name."""
    alone: float = 0.9
    """One index of a card that is mostly covered."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """card: None where unsure. candidates, confidence: as `SeenCard` has them."""

    card: Card | None
    candidates: tuple[Card, ...]
    confidence: float


def judge_card(votes: CardVotes, coloured: bool, levels: Thresholds) -> Verdict | None:
    """What a whole card is. None where nobody thinks that it is a card of ours. coloured: see `has_colours`."""
    if not votes.corners and votes.face.none > 0.5:
        return None
    name, confidence = _agreed(votes, levels)
    if name is not None and not _forbidden(name, votes, coloured, levels):
        return Verdict(card(name), (card(name),), confidence)
    if not votes.corners and votes.face.confidence < 0.5:
        return None
    return _unsure(votes)


def _agreed(votes: CardVotes, levels: Thresholds) -> tuple[str | None, float]:
    """The card that two independent votes name, and how sure the weaker of them is."""
    if not votes.corners:
        return None, 0.0
    first = votes.corners[0].vote
    agreeing = [each.vote for each in votes.corners[1:] if each.vote.name == first.name]
    if votes.face.name == first.name and first.confidence >= levels.index and votes.face.confidence >= levels.face:
        return first.name, min(first.confidence, votes.face.confidence)
    if agreeing and agreeing[0].confidence >= levels.corner and _odds(votes.face, first.name) >= levels.face_odds:
        return first.name, agreeing[0].confidence
    return None, 0.0


def _odds(vote: Vote, name: str) -> float:
    """Those of the card's rank or of its suit, whichever are less."""
    return float(min(vote.ranks[RANKS.index(name[0])], vote.suits[SUITS.index(name[1])]))


def _forbidden(name: str, votes: CardVotes, coloured: bool, levels: Thresholds) -> bool:
    against = [votes.face, *(each.vote for each in votes.corners)]
    if any(vote.name != name and vote.confidence * (1 - vote.none) >= levels.against for vote in against):
        return True
    if coloured and any(name[1] in FORBIDS[each.ink] for each in votes.corners if each.vote.name == name):
        return True
    return votes.pips is not None and votes.pips != name[0]


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
    """What a card is of which one index is seen. Its ink must speak for it, unless the picture has no colours."""
    if vote.none > 0.5 or vote.confidence < 0.3:
        return None
    spoken_for = not coloured or vote.name[1] in CONFIRMS[ink]
    if vote.confidence >= levels.alone and spoken_for:
        return Verdict(card(vote.name), (card(vote.name),), vote.confidence)
    return _candidates(vote)


def _candidates(vote: Vote) -> Verdict:
    odds = np.outer(vote.ranks[:13], vote.suits[:4])
    order = np.argsort(odds.ravel())[::-1][:MOST_CANDIDATES]
    likely = [at for at in order if odds.ravel()[at] >= WORTH_SAYING]
    cards = tuple(card(RANKS[at // 4] + SUITS[at % 4]) for at in likely)
    return Verdict(None, cards, float(odds.max()))
