"""Will own the croupier's school: drills, table sessions, scoring and the schedule."""
