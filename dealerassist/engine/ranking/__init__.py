"""Judging high hands: `high` gives one int a hand, greater is better, equal splits.

The tables behind it are read when the first hand is judged, not at import.

>>> from dealerassist.cards import card
>>> hand = [card(text) for text in "As Ad Kh 7c 7s 2d 3h".split()]
>>> name_of(high(hand))
HandName(hand_class=<HandClass.TWO_PAIR: 'two-pair'>, ranks=(14, 7, 13))
>>> best_five(hand)
(As, Ad, 7s, 7c, Kh)
"""

from dealerassist.engine.ranking.high import HighJudge, high
from dealerassist.engine.ranking.kinds import Kind, five, named, rank
from dealerassist.engine.ranking.names import HandClass, HandName, LowClass, first_difference, name_of
from dealerassist.engine.ranking.playing import best_five
from dealerassist.engine.ranking.tables import RankingCode, TableFileError

__all__ = [
    "HandClass",
    "HandName",
    "HighJudge",
    "Kind",
    "LowClass",
    "RankingCode",
    "TableFileError",
    "best_five",
    "first_difference",
    "five",
    "high",
    "name_of",
    "named",
    "rank",
]
