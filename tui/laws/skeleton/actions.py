"""Skeleton: what a player can answer.

Knows: what each answer names.
Must not know: which answers are legal.
"""

from __future__ import annotations

from core import Action, Face


class Keep(Action, frozen=True, tag="keep"):
    """Keep this card and lay down the other. Others do not see which one was kept."""

    secret = ("card",)
    card: Face | None


SkeletonAction = Keep
"""All of them: with a second one `Keep | Pass`."""
