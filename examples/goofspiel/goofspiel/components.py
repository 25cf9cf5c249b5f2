"""Goofspiel: what is in the box.

Knows: the cards.
Must not know: what is done with them.
"""

from __future__ import annotations

CARDS = tuple(str(value) for value in range(1, 14))
"""The faces of the prizes, and of the cards that each player bids with."""
