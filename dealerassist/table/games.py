"""The games whose hands the screen can show: of the others the engine knows the rules, but not yet the screen."""

from __future__ import annotations

SHOWN_GAMES = (
    "holdem",
    "omaha",
    "omaha-hilo",
    "stud",
    "stud-hilo",
    "razz",
    "pineapple",
    "five-card-draw",
    "lowball-a5",
    "lowball-27",
    "triple-draw-27",
    "guts",
)
