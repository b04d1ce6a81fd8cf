"""The camera over a table in play: it looks at the board and at tabled hands, in a process of its own.

Nothing here loads opencv but what runs in that process: `watcher`, `cutting`, `looks`, `sources`. README.md beside this
file tells how a frame becomes a reading, and what never leaves the process.
"""
