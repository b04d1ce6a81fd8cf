"""One template per code and language: refusals, rulings, questions, prompts, hand names, errors.

>>> say("Refusal.raise-too-small", {"seat": 3, "minimum": 1080})
'seat 3 must bet or raise to 1,080 at least'
>>> say("Refusal.raise-too-small", {"seat": 3, "minimum": 1080}, language("nl"))
'stoel 3 moet minstens 1.080 betten of raisen'
>>> hand_words("two-pair", (12, 10, 14))
'two pair, queens and tens, ace kicker'
"""

from dealerassist.words.catalogue import TRANSLATED
from dealerassist.words.english import TEMPLATES
from dealerassist.words.hands import (
    NamedHand,
    board_saying,
    card_saying,
    hand_headline,
    hand_saying,
    hand_words,
    headline_saying,
    why_saying,
    why_words,
)
from dealerassist.words.language import ENGLISH, LANGUAGES, Language, language
from dealerassist.words.say import Piece, WordsCode, WordsError, error_words, fill, pieces, said, say

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "TEMPLATES",
    "TRANSLATED",
    "Language",
    "NamedHand",
    "Piece",
    "WordsCode",
    "WordsError",
    "board_saying",
    "card_saying",
    "error_words",
    "fill",
    "hand_headline",
    "hand_saying",
    "hand_words",
    "headline_saying",
    "language",
    "pieces",
    "said",
    "say",
    "why_saying",
    "why_words",
]
