"""The words of MENU: a seat's keys and the sheet on which a table is set up."""

KEYS = {
    "as-before": "AS BEFORE",
    "away": "AWAY",
    "back": "BACK",
    "chips": "CHIPS…",
    "close": "CLOSE",
    "dealer": "DEALER…",
    "leaves": "LEAVES",
    "next-seat": "SEAT {n}…",
    "seats": "SEATS…",
    "set-up": "SET UP…",
    "sit": "SIT…",
    "sit-uncounted": "STACK ?",
    "take-back": "TAKE BACK",
    "touch-a-seat": "TOUCH A SEAT",
}

SEATS = {
    "adds": "ADDS",
    "back": "BACK",
    "leaves": "LEAVES",
    "sits": "SITS",
}

REASONS = {
    "down-acts": "{tenths:tenths} s an act",
    "down-hands": "hands: {hands:,} · {rate:,} an hour|hands: {hands:,}",
    "down-mends": "corrections: {k:,}",
    "down-of": "{name} · {minutes:,} min|this down · {minutes:,} min",
    "next-game": "next: {words}",
    "sign-in": "{words}",
}

SETTINGS = {
    "ante": "ANTE",
    "ante-from": "ANTE FROM",
    "big-bet": "BIG BET",
    "big-blind": "BIG BLIND",
    "bring-in": "BRING-IN",
    "button": "BUTTON",
    "chip": "SMALLEST CHIP",
    "deck": "DECK",
    "game": "GAME",
    "house": "HOUSE RULES",
    "limit": "LIMIT",
    "small-bet": "SMALL BET",
    "small-blind": "SMALL BLIND",
    "third-blind": "THIRD BLIND",
}

VALUES = {
    "all": "EACH",
    "amount": "{a:,}",
    "bb": "BIG BLIND",
    "five-card-draw": "DRAW",
    "fixed": "FIXED LIMIT",
    "game": "{what}",
    "holdem": "HOLD'EM",
    "lowball-27": "LOW 2-7",
    "lowball-a5": "LOW A-5",
    "omaha-hilo": "OMAHA 8",
    "stud-hilo": "STUD 8",
    "triple-draw-27": "2-7 TD",
    "house": "{what}",
    "deck": "{what}",
    "no": "NO LIMIT",
    "none": "NONE",
    "pot": "POT LIMIT",
    "seat": "SEAT {n}",
}
