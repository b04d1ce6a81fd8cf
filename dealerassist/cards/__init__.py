"""Cards, packs and their text; and the error root that every room shares. Imports no other room."""

from dealerassist.cards.card import ALL_CARDS, Card, card, cards_text, parse_cards
from dealerassist.cards.errors import CardCode, CardTextError, Code, DealerAssistError
from dealerassist.cards.pack import PACK_32, PACK_36, PACK_52, Pack

__all__ = [
    "ALL_CARDS",
    "PACK_32",
    "PACK_36",
    "PACK_52",
    "Card",
    "CardCode",
    "CardTextError",
    "Code",
    "DealerAssistError",
    "Pack",
    "card",
    "cards_text",
    "parse_cards",
]
