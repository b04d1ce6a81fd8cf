"""The command line: wires the rooms together, reads files and makes the clock."""
