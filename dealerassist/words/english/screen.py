"""The short words of the dealer's screen: seats, keys, steps, reasons, marks."""

SEATS = {
    "acts": "ACTS",
    "all-in": "ALL-IN",
    "ante": "ANTE",
    "away": "AWAY",
    "bet": "BET",
    "big": "BB",
    "call": "CALL",
    "cards": "{k} CARDS",
    "cards-back": "CARDS?",
    "check": "CHECK",
    "empty": "EMPTY?",
    "fold": "FOLD",
    "out": "OUT?",
    "post": "POST",
    "raise": "RAISE",
    "shows": "SHOWS",
    "small": "SB",
    "straddle": "STRAD",
    "wins": "WINS",
}

KEYS = {
    "act": "{what}",
    "all-in": "ALL-IN",
    "bet": "BET…",
    "bet-exactly": "BET {a:,}|BET",
    "button-at": "BUTTON {n}",
    "by-hand": "BY HAND…",
    "call": "CALL {a:,}|CALL",
    "change": "CHANGE…",
    "check": "CHECK",
    "check-or-call": "CHECK · CALL",
    "dealt": "DEALT",
    "delete": "DELETE",
    "digit": "{k}",
    "floor": "FLOOR…",
    "flop-out": "FLOP OUT",
    "fold": "FOLD",
    "go-on": "GO ON",
    "half-pot": "½ POT {a:,}|½ POT",
    "hold-kill": "HOLD KILL {n}",
    "hold-misdeal": "HOLD MISDEAL",
    "hold-restore": "HOLD RESTORE {n}",
    "hold-void": "HOLD VOID",
    "in": "IN",
    "mend": "MEND IT",
    "menu": "MENU",
    "min": "MIN {a:,}|MIN",
    "misdeal": "MISDEAL",
    "next-hand": "NEXT HAND",
    "other-card": "OTHER CARD…",
    "out": "OUT",
    "play-on": "PLAY ON",
    "pot": "POT {a:,}|POT",
    "pot-ask": "POT?",
    "pot-shown": "POT {a:,}|POT ?",
    "pots-made": "POTS MADE",
    "pushed": "PUSHED",
    "raise": "RAISE…",
    "raise-exactly": "RAISE TO {a:,}|RAISE",
    "rebuy": "REBUY",
    "redeal": "REDEAL",
    "river-out": "RIVER OUT",
    "scramble": "SCRAMBLE",
    "shown": "SHOWN",
    "times-three": "3× {a:,}|3×",
    "times-two-and-a-half": "2½× {a:,}|2½×",
    "turn-out": "TURN OUT",
    "undo": "UNDO {what}|UNDO",
    "why": "WHY",
}

OFF = {
    "between-hands": "BETWEEN HANDS",
    "capped": "CAPPED",
    "no-raise": "NO RAISE",
    "not-yet": "NOT YET",
}

STEPS = {
    "main": "MAIN",
    "main-share": "MAIN {a:,} · {i}/{of}",
    "side": "SIDE {k}",
    "side-share": "SIDE {k} {a:,} · {i}/{of}",
}

REASONS = {
    "built-then": "then {a:,} from {seats}: side {k}",
    "dealers-word": "on the dealer's word",
    "hand": "{words}",
    "not-written": "settings are not kept in the file: {words}",
    "no-substantial-action": "No substantial action · TDA 36",
    "odd-chip": "odd {a:,}: seat {n}, left of button",
    "returned": "nobody called {a:,} of seat {n}",
    "seen-at": "seen at {words}",
    "split": "equal hands: split",
    "unseen": "nobody else is in",
    "which-pot": "side {k}, {a:,}: {seats}|side {k}: {seats}|main pot, {a:,}: {seats}|main pot: {seats}",
    "why": "{words}",
}

MARKS = {
    "saving": "SAVING…",
    "simulated": "SIMULATED",
    "stopped": "STOPPED",
    "training": "TRAINING",
}

HEALTH = {
    "by-hand": "by hand",
    "camera-off": "CAM off",
    "camera-ok": "CAM ok",
    "rfid-off": "RFID off",
    "rfid-ok": "RFID ok",
    "rfid-part": "RFID in part",
}

PLACE = {
    "fixed": "{game} FL {blinds}|FL {blinds}",
    "half-pot": "{game} HALF POT {blinds}|HALF POT {blinds}",
    "hand": "hand {k:,}",
    "no": "{game} NL {blinds}|NL {blinds}",
    "pot": "{game} PL {blinds}|PL {blinds}",
    "spread": "{game} SPREAD {blinds}|SPREAD {blinds}",
}
