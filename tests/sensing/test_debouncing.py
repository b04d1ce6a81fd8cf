"""Keys whose contacts bounce: each press is told once, and only where it was meant. On a time of the test's own."""

from __future__ import annotations

from random import Random

from dealerassist.sensing.debouncing import SETTLE_NS, STUCK_NS, Debouncer

MS = 1_000_000
A, B, C = 1, 2, 4


class Finger:
    """Looks at the contacts every millisecond, and notes each change of what is told."""

    def __init__(self, closed: int = 0) -> None:
        self.debouncer = Debouncer()
        self.now_ns = 7 * MS
        self.told: list[int] = []
        self._last = self.debouncer.look(closed, self.now_ns)
        assert self._last == 0

    def stays(self, closed: int, ms: int = 60) -> None:
        for _ in range(ms):
            self.now_ns += MS
            pressed = self.debouncer.look(closed, self.now_ns)
            if pressed != self._last:
                self.told.append(pressed)
                self._last = pressed

    def bounces(self, to: int, before: int, rng: Random) -> None:
        """For 8 ms, as a bad contact does."""
        for _ in range(8):
            self.stays(rng.choice((to, before)), 1)
        self.stays(to)


def test_a_press_is_told_once_and_its_end_once() -> None:
    finger = Finger()
    finger.stays(A, 5_000)
    finger.stays(0)
    assert finger.told == [A, 0]


def test_a_press_is_told_as_soon_as_the_contact_has_settled() -> None:
    finger = Finger()
    finger.stays(A, SETTLE_NS // MS)
    assert finger.told == []
    finger.stays(A, 1)
    assert finger.told == [A]


def test_however_a_contact_bounces_each_press_is_one() -> None:
    """Both when it closes and when it opens; a thousand presses of eight keys, drawn by chance."""
    rng = Random(6)
    finger = Finger()
    meant = []
    for _ in range(1000):
        key = 1 << rng.randrange(8)
        finger.bounces(key, 0, rng)
        finger.bounces(0, key, rng)
        meant += [key, 0]
    assert finger.told == meant


def test_what_is_shorter_than_a_finger_is_no_press() -> None:
    finger = Finger()
    for ms in (1, 5, 19):
        finger.stays(A, ms)
        finger.stays(0)
    assert finger.told == []


def test_a_contact_that_never_settles_is_no_press_is_named_and_hinders_no_other() -> None:
    finger = Finger()
    for _ in range(STUCK_NS // MS // 6 + 1):
        finger.stays(A, 3)
        finger.stays(0, 3)
    assert finger.told == []
    assert finger.debouncer.stuck(finger.now_ns) == A
    for _ in range(10):
        finger.stays(A | B, 3)
        finger.stays(B, 3)
    assert finger.told == [B]


def test_two_keys_at_once_are_neither_until_both_are_let_go() -> None:
    """One finger on two keys: FOLD and CALL within the time of one press. Nobody knows which was meant."""
    for apart in (0, 1, 10, 19):
        finger = Finger()
        finger.stays(A, apart)
        finger.stays(A | B)
        finger.stays(B)
        finger.stays(0)
        assert finger.told == [], apart
        finger.stays(A)
        finger.stays(0)
        finger.stays(B)
        assert finger.told == [A, 0, B], apart


def test_a_key_that_was_spoiled_by_another_counts_again_once_it_was_let_go_itself() -> None:
    finger = Finger()
    finger.stays(A | B)
    finger.stays(B)
    finger.stays(A | B)
    assert finger.told == [A]


def test_a_key_pressed_while_another_is_still_held_is_a_press() -> None:
    """A quick hand: the next finger is down before the last one is up."""
    finger = Finger()
    finger.stays(A)
    finger.stays(A | B)
    finger.stays(B)
    finger.stays(0)
    assert finger.told == [A, A | B, B, 0]


def test_a_key_that_is_down_before_anybody_looks_has_not_been_pressed() -> None:
    """A cup stands on it when the box starts: no hand may be dealt by that."""
    finger = Finger(closed=A)
    finger.stays(A, 500)
    assert finger.told == []
    finger.stays(A | B)
    finger.stays(0)
    finger.stays(A)
    assert finger.told == [B, 0, A]


def test_a_stuck_key_is_named_is_told_once_and_hinders_no_other() -> None:
    finger = Finger()
    finger.stays(A)
    assert finger.debouncer.stuck(finger.now_ns) == 0
    finger.now_ns += STUCK_NS
    finger.stays(A)
    assert finger.debouncer.stuck(finger.now_ns) == A
    finger.stays(A | C)
    finger.stays(A)
    finger.stays(0)
    assert finger.told == [A, A | C, A, 0]
    assert finger.debouncer.stuck(finger.now_ns) == 0


def test_it_says_when_it_must_look_again() -> None:
    finger = Finger()
    times = [finger.debouncer.settles_ns]
    finger.stays(A, 1)
    moved_ns = finger.now_ns
    times.append(finger.debouncer.settles_ns)
    finger.stays(A)
    times.append(finger.debouncer.settles_ns)
    assert times == [None, moved_ns + SETTLE_NS, None]
