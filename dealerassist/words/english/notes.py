"""For translators: where the words of a list stand, and what they must keep to. A list without a note is not
translated.
"""

_LINE = "A line of text. It ends without a full stop."
_HAND = "Part of a hand's name."

NOTES = {
    "PhraseCode": "The prompt, one line of large letters, as short as can be. [{n}] is painted as a seat's box, "
    "> as an arrow.",
    "SeatWord": "One word in a seat's block, seven letters at most.",
    "KeyCode": "A key. Short; at a space it may be parted into two lines.",
    "OffCode": "A key that cannot be touched now: why, in two short words.",
    "ActCode": "An act on a small key: short. UNDO would take it back.",
    "SpotCode": "A place on the table, within a prompt.",
    "SettingCode": "The name of a setting, above its value: short.",
    "ValueCode": "The value of a setting: short.",
    "StepCode": "A pot that is pushed: short.",
    "ReasonCode": "A small line below the board.",
    "MarkCode": "A small badge, one word.",
    "HealthCode": "How the sensors are: two short words.",
    "PlaceCode": "A quiet line at the bottom: limit and blinds, the number of the hand. FL, NL, PL: fixed, no, pot "
    "limit.",
    "GameCode": "A game, very short, before limit and blinds: as players write it.",
    "UpCards": "The cards that lie open before a player, when they make no pair.",
    "Suit": "One card, with its suit.",
    "HandHeadline": "A hand as it is called out, short. rank1 is one card (queen), ranks1 several (queens).",
    "HandClass": "A hand with all that decides. rank1 is one card (queen), ranks1 several (queens).",
    "HandKind": "A kind of hand, in the sentence that one beats another.",
    "Rank": _HAND,
    "Ranks": _HAND + " Of several cards.",
    "Why": "Why one hand wins: short sentences.",
    "Decider": "What decides between two hands of the same kind.",
    "RulingCode": "What was decided by rule; the rule's source is added behind it. " + _LINE,
    "QuestionCode": "What the floor is asked. " + _LINE,
    "OptionCode": "What the floor can answer.",
    "TopicCode": "What a correction is of, or a question about, within a sentence.",
    "FloorStep": "What the dealer has to do after the floor's answer. " + _LINE,
    "Misdeal": "Why a hand is a misdeal. " + _LINE,
    "Refusal": "Why something cannot be done. " + _LINE,
    "Await": "What the hand waits for. " + _LINE,
    "EventCode": "What has happened. " + _LINE,
    "DoubtCode": "What lies on the table and cannot be right. " + _LINE,
    "SensorCode": "How a sensor is. " + _LINE,
    "VerdictLine": "A line of a verdict over a showdown.",
    "Form": "Part of a sentence: seats, pots, parts of a pot.",
}
