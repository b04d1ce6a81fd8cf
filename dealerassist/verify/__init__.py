"""Judges what is finished: showdowns, recorded hands and batches of them."""
