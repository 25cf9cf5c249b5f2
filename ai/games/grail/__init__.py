"""Grail Cup for bots: heuristic, values of states, likelihoods, policies, weights and nets."""

BOTS_VERSION = 2
"""Raised whenever a bot decides otherwise than recorded; see `tests/ai/decisions.py`."""
