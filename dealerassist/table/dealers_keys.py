"""The keys under the dealer's hand, whose readings are touches: the same grammar, the same guards."""

from __future__ import annotations

from dealerassist.engine import Hand
from dealerassist.sensing import DealerKey, Key
from dealerassist.views import Intent, Press, PressKey

SETTLE_NS = 350_000_000
"""After a sensor has moved the action, keys that act are deaf for so long: no CALL lands as PUSHED (DISPLAY 5)."""

_PRESSES = {
    DealerKey.GO_ON: Press.GO_ON,
    DealerKey.FOLD: Press.FOLD,
    DealerKey.CHECK: Press.GO_ON,
    DealerKey.CALL: Press.GO_ON,
    DealerKey.RAISE_TO: Press.RAISE,
    DealerKey.ALL_IN: Press.ALL_IN,
    DealerKey.UNDO: Press.UNDO,
    DealerKey.FLOOR: Press.FLOOR,
}


def intent_of(key: Key, hand: Hand) -> Intent | None:
    """What a key means now; None where it is let go, or says what cannot be: CHECK to a bet, CALL without one."""
    if not key.pressed:
        return None
    if key.which is DealerKey.CHECK and not (hand.acting and not hand.to_call):
        return None
    if key.which is DealerKey.CALL and not (hand.acting and hand.to_call):
        return None
    return PressKey(_PRESSES[key.which])


def acts(intent: Intent) -> bool:
    """Does it move the hand on? UNDO and FLOOR do not."""
    return intent not in {PressKey(Press.UNDO), PressKey(Press.FLOOR)}
