"""Histrio for bots: heuristic, values of states, weights."""

BOTS_VERSION = 1
"""Raised whenever a bot decides otherwise than recorded; see `tests/ai/decisions.py`."""
