"""Skeleton for bots: heuristic and values of states."""

from ai.manifest import Bots

BOTS = Bots(version=1)
