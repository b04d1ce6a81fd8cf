"""What was decided by rule, and what the floor is asked."""

RULINGS = {
    "aces-fixed": "no ace may be exchanged here",
    "all-in-hands-up": "all-in and no more betting: all hands are turned face up",
    "bet-stays": "the {amount:,} of seat {seat} stay in the pot",
    "bring-in-mended": "the bring-in goes back to seat {wrong}: seat {seat} brings in",
    "community-card": "the stub of {stub} is too short: one card, face up, is everybody's seventh"
    "|the stub is too short: one card, face up, is everybody's seventh",
    "dead-blind": "seat {seat} posts {amount:,} dead: they go to the pot and count as no bet",
    "dealers-word": "on the dealer's word the pot goes to {seats:seats}",
    "fixed": "corrected: {what} of seat {seat}, now {amount:,} ({why})|corrected: {what} of seat {seat}, now {amount:,}"
    "|corrected: {what} of seat {seat} ({why})|corrected: {what} of seat {seat}"
    "|corrected: {what} ({why})|corrected: {what}",
    "floor-answer": "the floor answers {question}: {option} ({words})|the floor answers {question}: {option}",
    "floor-gives": "the floor gives {amount:,} of {pot:pot} to seat {seat} ({why})"
    "|the floor gives {amount:,} of {pot:pot} to seat {seat}",
    "floor-override": "the floor, against {ruling}: {option} ({words})|the floor, against {ruling}: {option}",
    "guts-penalty": "seat {seat} pays {amount:,} into the next pot instead of an ante",
    "guts-round-over": "the round is over: all ante, and a new one begins",
    "kill-pot": "seat {seat} kills the pot: {amount:,} to play, and the limits are raised",
    "killed": "the hand of seat {seat} is dead ({why})|the hand of seat {seat} is dead",
    "late-is-out": "seat {seat} declared late: it is out",
    "most-put-in": "seat {seat} has put in {amount:,}, the most that a hand may cost: it bets no more, as if all-in",
    "nobody-in": "nobody is in: the pot of {amount:,} stays, and all ante again"
    "|nobody is in: the pot stays, and all ante again",
    "odd-chip-by-card": "an odd chip of {pot:pot} goes to seat {seat}, by the suit of {card}",
    "odd-chip-clockwise": "an odd chip of {pot:pot} goes to seat {seat}: one each, clockwise from the button",
    "only-tabled-wins": "only tabled hands win {pot:pot}: {seats:seats} tabled none",
    "openers-shown": "seat {seat} has shown the openers",
    "passed-out": "nobody opens: the pot of {amount:,} stays, and all ante again"
    "|nobody opens: the pot stays, and all ante again",
    "rake-taken": "rake of {amount:,} from {pot:pot}",
    "restored": "the hand of seat {seat} is live again ({why})|the hand of seat {seat} is live again",
    "run-twice-odd-chip": "run twice: the odd chip of {pot:pot} goes with the first board",
    "short-all-in-no-reopening": "seat {seat} adds {more:,}, less than a full raise: by itself it reopens no betting",
    "short-blind-full-price": "seat {seat} posts {paid:,}, all it has: the price stays {price:,}",
    "split-pot": "{pot:pot} is split: {seats:seats}",
    "straddle-live": "seat {seat} straddles {amount:,}: the least bet, and no raise",
    "stub-and-burns": "the stub of {stub} is too short: it is shuffled with the burn cards"
    "|the stub is too short: it is shuffled with the burn cards",
    "stub-reshuffled": "the stub is too short for seat {seat}: the discards of others are shuffled in",
    "uncalled-returned": "nobody called the last {amount:,} of seat {seat}: they go back",
    "void": "the hand is void and all bets go back ({why})|the hand is void and all bets go back",
}

QUESTIONS = {
    "absent": "seat {seat} is not there at the last card: what now?|a player is not there at the last card: what now?",
    "ask-to-see": "the hand of seat {seat} is asked for: is it shown?|a hand is asked for: is it shown?",
    "boxed-card": "a card lies face up in the deck: what now?",
    "button-error": "the button was wrong: what now?",
    "dropped-stub": "the stub was dropped: what now?",
    "exposed-card": "a card of seat {seat} was turned up: what now?|a hole card was turned up: what now?",
    "exposed-draw": "a drawn card of seat {seat} was turned up: what now?|a drawn card was turned up: what now?",
    "extra-card": "seat {seat} got a card too many: what now?|a seat got a card too many: what now?",
    "first-button": "who has the first button?",
    "fouled-deck": "the deck is fouled: what now?",
    "four-card-flop": "the flop has four cards: what now?",
    "hole-count": "seat {seat} has a wrong number of cards: what now?|a seat has a wrong number of cards: what now?",
    "misdeal": "was it a misdeal?",
    "no-burn": "no card was burned: what now?",
    "openers": "seat {seat} opened: does it show jacks or better?|does the opener show jacks or better?",
    "premature-flop": "the flop came too early: what now?",
    "premature-river": "the river came too early: what now?",
    "premature-turn": "the turn came too early: what now?",
    "run-twice": "do the players run it twice?",
    "up-cards-lifted": "seat {seat} lifted its up cards facing a bet: is it dead?"
    "|up cards were lifted facing a bet: is it dead?",
}
