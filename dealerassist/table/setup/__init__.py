"""MENU: who sits where, and how the table is set up; told to the table between hands, or queued until then."""
