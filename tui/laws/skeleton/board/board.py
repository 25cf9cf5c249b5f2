"""Skeleton on the screen: the plain table.

Knows: which field of the state is the hand, and which counts the turns.
Must not know: what is legal.
"""

from __future__ import annotations

from typing import Any

from tui.boards.plain import PlainBoard
from tui.text.words import mark


class TheBoard(PlainBoard):
    """The board of Skeleton. Whatever is to look otherwise is a method of PlainBoard to be replaced."""

    id = "skeleton"
    hand_field = "hands"
    part_field = "turn"
    colour = "sky"

    def argument(self, view: Any, name: str, value: Any) -> Any:
        if name == "cards":
            return ", ".join(f"{mark(seat)} {card}" for seat, card in enumerate(value))
        return super().argument(view, name if name != "other" else "card", value)
