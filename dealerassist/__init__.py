"""Dealer Assist: one rules engine that runs a live poker table, trains croupiers and verifies showdowns."""

__version__ = "0.1.0"
