"""The closed list of everything that Dealer Assist can say in English: the name of a list of codes → code → template.

How a template is written is told in `words.say`. A new code needs one line here, in the file of its subject.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from dealerassist.words.english import (
    events,
    forms,
    hands,
    phrases,
    records,
    rulings,
    screen,
    sensors,
    sheets,
    tables,
    training,
    verdicts,
)

TEMPLATES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "PhraseCode": phrases.PHRASES,
        "Refusal": tables.REFUSALS,
        "HouseCode": tables.HOUSE,
        "SetupCode": tables.SETUP,
        "NotationCode": tables.NOTATION,
        "RulingCode": rulings.RULINGS,
        "QuestionCode": rulings.QUESTIONS,
        "TopicCode": rulings.TOPICS,
        "OptionCode": rulings.OPTIONS,
        "FloorStep": rulings.STEPS,
        "Misdeal": rulings.MISDEALS,
        "EventCode": events.EVENTS,
        "Await": events.AWAITS,
        "CliCode": events.COMMAND_LINE,
        "SeatWord": {**screen.SEATS, **sheets.SEATS},
        "KeyCode": {**screen.KEYS, **sheets.KEYS},
        "SpotCode": screen.SPOTS,
        "ActCode": screen.ACTS,
        "SettingCode": sheets.SETTINGS,
        "ValueCode": sheets.VALUES,
        "OffCode": screen.OFF,
        "StepCode": screen.STEPS,
        "ReasonCode": {**screen.REASONS, **sheets.REASONS},
        "MarkCode": screen.MARKS,
        "HealthCode": screen.HEALTH,
        "PlaceCode": screen.PLACE,
        "GameCode": screen.GAMES,
        "HandClass": hands.HANDS,
        "HandHeadline": hands.HEADLINES,
        "HandKind": hands.KINDS,
        "UpCards": hands.UP_CARDS,
        "Suit": hands.SUITS,
        "Rank": hands.RANKS,
        "Ranks": hands.RANKS_OF_SEVERAL,
        "Why": hands.WHY,
        "Decider": hands.DECIDERS,
        "CardCode": records.CARDS,
        "RankingCode": records.RANKING,
        "WordsCode": records.WORDS,
        "ScriptCode": records.SCRIPTS,
        "PhhCode": records.PHH,
        "JournalCode": records.JOURNAL,
        "SensorCode": sensors.HEALTH,
        "DoubtCode": sensors.DOUBTS,
        "SensingCode": sensors.REFUSALS,
        "CameraCode": sensors.PICTURES,
        "VerifyCode": verdicts.REFUSALS,
        "VerdictLine": verdicts.LINES,
        "DrillCode": training.DRILLS,
        "MeasureCode": training.MEASURES,
        "AskCode": training.ASKS,
        "TellCode": training.TELLS,
        "DealerCode": training.DEALER,
        "MoveCode": training.MOVES,
        "PlayerCode": training.PLAYERS,
        "MistakeCode": training.MISTAKES,
        "ChoiceCode": training.CHOICES,
        "LabelCode": training.LABELS,
        "TrainingCode": training.REFUSALS,
        "Form": forms.FORMS,
    }
)
