"""The pace of bots.

Knows: how long people need to follow.
Must not know: bots, or when one decides. The command line loads this module without theirs.
"""

PACE = 0.7
"""Seconds a bot takes to answer by default, so that people can follow."""
