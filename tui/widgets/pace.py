"""The pace at which lines are told.

Knows: how fast people read.
Must not know: what is told, or where.
"""

PAUSE = 0.28
"""Seconds between two lines that come together. Half a second feels like a wait, and several lines are read faster."""
PATIENCE = 8
"""With more lines than this waiting, they come faster, so that none is skipped and none lags far behind."""
HURRY, HOLD = 0.5, 0.8
"""The share of its time that an event of weight keeps however many lines wait; the second of one that is told so long
as `HEAVY` lines or longer."""
HEAVY = 6
