"""Will own the dealer's screen: paints views, sends intents, translates. The only room that imports PyQt6."""
