"""What happened, what the hand waits for, and what the command line itself refuses."""

EVENTS = {
    "asks-the-floor": "the floor is asked",
    "bets": "seat {seat} bets {to:,}{all_in:all-in}|seat {seat} bets {to:,}",
    "board-dealt": "the board: {cards}",
    "calls": "seat {seat} calls {amount:,}{all_in:all-in}|seat {seat} calls {amount:,}",
    "cards-dealt": "seat {seat} gets {down} cards face down and {up} face up|seat {seat} gets {down} cards face down",
    "checks": "seat {seat} checks",
    "corrected": "a correction: {what}",
    "folds": "seat {seat} folds",
    "gets-back": "seat {seat} gets {amount:,} back",
    "goes-all-in": "seat {seat} is all-in for {to:,}",
    "mucks": "seat {seat} mucks, unseen",
    "posts-ante": "seat {seat} antes {amount:,}",
    "posts-blind": "seat {seat} posts a blind of {amount:,}",
    "posts-dead": "seat {seat} posts {amount:,} dead",
    "posts-live": "seat {seat} posts {amount:,} live",
    "raises": "seat {seat} raises to {to:,}{all_in:all-in}|seat {seat} raises to {to:,}",
    "rake": "the house takes {amount:,} from {pot:pot}",
    "ruled": "ruled: {ruling}",
    "straddles": "seat {seat} straddles {amount:,}",
    "tables": "seat {seat} tables {cards}",
    "wins": "seat {seat} wins {amount:,} of {pot:pot}{part:part}",
}

AWAITS = {
    "act": "seat {seat} is to act|a seat is to act",
    "award": "push the pots",
    "declare": "all declare: in or out",
    "deal-community": "burn, and deal the community card",
    "deal-flop": "burn, and deal the flop",
    "deal-hole": "deal, from seat {seat}|deal",
    "deal-river": "burn, and deal the river",
    "deal-street": "burn, and deal the next street",
    "deal-turn": "burn, and deal the turn",
    "discard": "all discard one",
    "done": "the hand is over",
    "draw": "seat {seat}: how many cards?|how many cards?",
    "identify": "a board card has not been read: which is it?",
    "opener": "who opens?",
    "question": "call the floor",
    "show": "seat {seat} shows first|hands up",
}

COMMAND_LINE = {
    "bad-output": "{place}: {reason}",
    "bad-usage": "{reason}",
    "no-screen": "{reason}",
    "unreadable": "{place}: {reason}",
}
