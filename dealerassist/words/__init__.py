"""One English template per code: refusals, rulings, questions, prompts, hand names, errors.

>>> say("Refusal.raise-too-small", {"seat": 3, "minimum": 1080})
'seat 3 must bet or raise to 1,080 at least'
>>> hand_words("two-pair", (12, 10, 14))
'two pair, queens and tens, ace kicker'
"""

from dealerassist.words.english import TEMPLATES
from dealerassist.words.hands import NamedHand, board_words, card_words, hand_headline, hand_words, why_words
from dealerassist.words.say import Piece, WordsCode, WordsError, error_words, fill, pieces, say

__all__ = [
    "TEMPLATES",
    "NamedHand",
    "Piece",
    "WordsCode",
    "WordsError",
    "board_words",
    "card_words",
    "error_words",
    "fill",
    "hand_headline",
    "hand_words",
    "pieces",
    "say",
    "why_words",
]
