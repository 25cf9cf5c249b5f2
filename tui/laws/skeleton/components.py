"""Skeleton: what is in the box.

Knows: the cards. All names in capitals are part of the fingerprint of the rules.
Must not know: what is done with them.
"""

from __future__ import annotations

CARDS = tuple(str(value) for value in range(1, 41))
TURNS = 3
"""Turns of each player."""
