"""Drills on the table's own screen: what is shown of a question, and what fingers on it come to."""
