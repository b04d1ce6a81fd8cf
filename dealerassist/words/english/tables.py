"""Why a command, house rules, a table or a line was refused."""

REFUSALS = {
    "all-in-not-stack": "all-in of seat {seat} is everything it has: {total:,} in all on this street",
    "amount-needed": "the stack of seat {seat} is not tracked: an all-in needs its amount",
    "bet-stands": "a bet stands already: raise instead",
    "board-first": "the board cards come first",
    "capped": "no raise: the raises of this street are capped",
    "cards-speak": "tabled cards speak: the dealer's word must agree with every hand that can be read",
    "deal-first": "the deal comes first",
    "declare-first": "the declarations come first",
    "discard-first": "the discards come first",
    "draw-first": "the draw comes first",
    "duplicate-card": "seat {seat}: a card that lies somewhere else already|a card that lies somewhere else already",
    "hand-not-over": "the hand is not over",
    "hand-over": "the hand is over",
    "last-live-hand": "seat {seat} is the last that can win a pot: its hand cannot be given up",
    "may-not-check": "no check: {to_call:,} to call",
    "must-bring-in": "seat {seat} brings in or completes",
    "must-show": "seat {seat} is in: its hand is shown",
    "no-live-hand": "seat {seat} has no live hand",
    "no-such-card": "no unread card lies at {where}",
    "no-such-command": "there is no such command here",
    "no-such-board": "it is not run twice",
    "no-such-pot": "there is no such pot",
    "no-such-seat": "nobody plays at seat {seat}|nobody plays at that seat",
    "nobody-can-call": "no raise: nobody could call more",
    "not-between-button-and-blinds": "seat {seat} may not come in between the button and the blinds",
    "not-eligible": "not all of {seats:seats} can win that pot|seat {seat} has not put in enough|that seat cannot win",
    "not-from-scramble": "the flop is made of the four cards that were scrambled",
    "not-in-pack": "{card} is not in the pack of this game",
    "not-in-this-game": "there is no such act in this game",
    "not-in-this-house": "this house does not allow it",
    "not-now": "this cannot be done now",
    "not-reopened": "no raise: an all-in below a full raise does not reopen the betting",
    "nothing-to-call": "there is no bet to call",
    "nothing-to-raise": "there is no bet to raise: bet instead",
    "nothing-to-show": "seat {seat} has no hand that could be shown, mucked or mended now",
    "nothing-to-take-back": "there is no such command to take back",
    "opener-first": "who opens is not known yet: an up card has not been read",
    "out-of-turn": "it is not the turn of seat {seat}|it is another seat's turn",
    "question-first": "the floor answers first: {question}|the floor answers another question first",
    "raise-too-large": "seat {seat} may bet or raise to {maximum:,} at most",
    "raise-too-small": "seat {seat} must bet or raise to {minimum:,} at least",
    "seat-needed": "whose hand is it? say so: seat N",
    "seat-taken": "seat {seat} is taken",
    "stack-too-short": "the stack is too short for it",
    "tabled-hand": "the hand of seat {seat} is tabled and cannot be killed",
    "too-few-players": "a hand needs two players with chips",
    "too-late-for-a-misdeal": "there has been substantial action: it is too late for a misdeal",
    "too-many-exchanged": "seat {seat} may exchange {most} cards at most",
    "too-much": "seat {seat}: {most:,} at most|{most:,} at most",
    "unknown-card": "who wins a pot is not known yet: cards have not been read",
    "up-cards-differ": "seat {seat}: the hand is another than what lay face up of it",
    "wrong-amount": "seat {seat} posts {live:,} live and {dead:,} dead|seat {seat}: the amount is {amount:,}"
    "|seat {seat}: that amount is not possible",
    "wrong-count": "seat {seat}: wrong number of cards, {count} expected|wrong number of cards, {count} expected",
    "wrong-option": "the answer is one of: {options}",
}

# These errors also carry an English message, which says more; here stands what the display can say of them.

HOUSE = {
    "bad-toml": "{file} is no TOML text",
    "contradictory-key": "{file}, line {line}: {key} contradicts another key|{key} contradicts another key",
    "unknown-key": "{file}, line {line}: no such house rule: {key}|no such house rule: {key}",
    "unknown-preset": "{file}, line {line}: no such preset of house rules|no such preset of house rules",
    "wrong-value": "{file}, line {line}: {key} has a value it cannot have|{key} has a value it cannot have",
}

SETUP = {
    "bad-button": "the button cannot lie there",
    "bad-limit": "these bets are not possible",
    "bad-seat": "a hand cannot be dealt to these seats",
    "bad-stakes": "these stakes are not possible",
    "unknown-game": "there is no such game here",
}

NOTATION = {
    "bad-argument": "a word of the command cannot be read",
    "missing-argument": "a word of the command is missing",
    "too-many-words": "the command has too many words",
    "unknown-verb": "there is no such command",
}
