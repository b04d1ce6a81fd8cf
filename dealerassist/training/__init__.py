"""The croupier's school: drills, replays, schedule, scoring, courses, exams, trainees' records. Its page: README.md."""
