"""Hands dealt step by step, with one mistake or none: what the trainee watches, stops, and rules on."""
