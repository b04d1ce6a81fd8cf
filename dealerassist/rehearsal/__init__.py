"""Plays recorded or generated hands on simulated devices, with faults, on virtual time."""
