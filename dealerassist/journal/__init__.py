"""The record of a hand: rows of commands, their commit and recovery, PHH and `.hand` in and out."""
