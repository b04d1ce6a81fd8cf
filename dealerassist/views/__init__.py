"""Will own the frozen values that the display paints and the intents that it sends back."""
