"""Will own the live session: the single writer that turns readings and intents into commands."""
