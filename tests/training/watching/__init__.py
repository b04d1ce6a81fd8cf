"""Replays watched by somebody who knows the procedure and sees nothing but the steps: nothing of the engine's betting,
dealing or awarding is used.
"""
