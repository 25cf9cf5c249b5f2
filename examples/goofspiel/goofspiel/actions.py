"""Goofspiel: what a player can answer.

Knows: what the answer names.
Must not know: which answers are legal.
"""

from __future__ import annotations

from core import Action, Face


class Bid(Action, frozen=True, tag="bid"):
    """Bid this card. Others see only that there is a bid."""

    secret = ("card",)
    card: Face | None
