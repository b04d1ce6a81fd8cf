"""Hands, ranks, and what makes one hand better than another."""

# `rank1` is what decides first ("queen"), `ranks1` the same of several cards ("queens"); `low` the foot of a straight.
# Hands of three cards, as in Guts, have fewer ranks and take the second version.
HANDS = {
    "high-card": "high card, {rank1}-{rank2}-{rank3}-{rank4}-{rank5}|high card, {rank1}-{rank2}-{rank3}",
    "one-pair": "pair of {ranks1}, {rank2}-{rank3}-{rank4} kickers|pair of {ranks1}, {rank2} kicker",
    "two-pair": "two pair, {ranks1} and {ranks2}, {rank3} kicker",
    "three-of-a-kind": "three of a kind, {ranks1}, {rank2}-{rank3} kickers|three of a kind, {ranks1}",
    "straight": "straight, {low} to {rank1}",
    "flush": "flush, {rank1}-{rank2}-{rank3}-{rank4}-{rank5}|flush, {rank1}-{rank2}-{rank3}",
    "full-house": "full house, {ranks1} full of {ranks2}",
    "four-of-a-kind": "four of a kind, {ranks1}, {rank2} kicker",
    "straight-flush": "straight flush, {low} to {rank1}",
    "royal-flush": "royal flush",
    "low": "{rank1}-{rank2}-{rank3}-{rank4}-{rank5} low",
}

# As the dealer calls it out, short enough to stand below the board in large letters.
HEADLINES = {
    "high-card": "{rank1} high",
    "one-pair": "pair of {ranks1}, {rank2}|pair of {ranks1}",
    "two-pair": "{ranks1} and {ranks2}, {rank3}|{ranks1} and {ranks2}",
    "three-of-a-kind": "three {ranks1}, {rank2}|three {ranks1}",
    "straight": "straight to the {rank1}",
    "flush": "flush, {rank1} high",
    "full-house": "{ranks1} full of {ranks2}",
    "four-of-a-kind": "four {ranks1}, {rank2}|four {ranks1}",
    "straight-flush": "straight flush to the {rank1}",
    "royal-flush": "royal flush",
    "low": "{rank1}-{rank2} low",
}

KINDS = {
    "high-card": "a high card",
    "one-pair": "a pair",
    "two-pair": "two pair",
    "three-of-a-kind": "three of a kind",
    "straight": "a straight",
    "flush": "a flush",
    "full-house": "a full house",
    "four-of-a-kind": "four of a kind",
    "straight-flush": "a straight flush",
    "royal-flush": "a royal flush",
    "low": "a low hand",
}


UP_CARDS = {
    "1": "{rank1}",
    "2": "{rank1}-{rank2}",
    "3": "{rank1}-{rank2}-{rank3}",
    "4": "{rank1}-{rank2}-{rank3}-{rank4}",
}

SUITS = {
    "c": "{rank} of clubs",
    "d": "{rank} of diamonds",
    "h": "{rank} of hearts",
    "s": "{rank} of spades",
}

RANKS = {
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}

RANKS_OF_SEVERAL = {
    "2": "twos",
    "3": "threes",
    "4": "fours",
    "5": "fives",
    "6": "sixes",
    "7": "sevens",
    "8": "eights",
    "9": "nines",
    "T": "tens",
    "J": "jacks",
    "Q": "queens",
    "K": "kings",
    "A": "aces",
}

WHY = {
    "class": "{better} beats {worse}",
    "group": "the {what} decides: {better} beat {worse}",
    "card": "the {what} decides: {better} beats {worse}",
    "equal": "the same ranks play: suits and further cards never count",
}

DECIDERS = {
    "pair": "pair",
    "higher-pair": "higher pair",
    "lower-pair": "lower pair",
    "three": "three of a kind",
    "four": "four of a kind",
    "kicker": "kicker",
    "kicker1": "first kicker",
    "kicker2": "second kicker",
    "kicker3": "third kicker",
    "top": "top card",
    "card1": "highest card",
    "card2": "second card",
    "card3": "third card",
    "card4": "fourth card",
    "card5": "fifth card",
}
