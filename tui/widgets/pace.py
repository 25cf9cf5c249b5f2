"""The pace at which lines are told.

Knows: how fast people read.
Must not know: what is told, or where.
"""

PAUSE = 0.28
"""Seconds between two lines that come together. Half a second feels like a wait, and several lines are read faster."""
PATIENCE = 8
"""With more lines than this waiting, they come faster, so that none is skipped and none lags far behind."""
HURRY = 0.5
"""The share of its time that an event of weight keeps however many lines wait."""
