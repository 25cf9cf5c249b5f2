"""Goofspiel on the screen: the plain table, with prizes that look like cards.

Knows: what a card looks like, and in which order bids are told.
Must not know: what is legal.
"""

from __future__ import annotations

from typing import Any

from tui.boards.plain import PlainBoard
from tui.boards.view import View
from tui.draw.cards import Card
from tui.text.words import mark

COURT = {"11": "jack", "12": "queen", "13": "king"}


class TheBoard(PlainBoard):
    """The board of Goofspiel."""

    id = "goofspiel"
    hand_field = "hands"

    def card(self, view: View, face: Any) -> Card:
        if face is None:
            return super().card(view, face)
        return Card("diamonds", str(face), picture=COURT.get(face, "diamonds"))

    def argument(self, view: View, name: str, value: Any) -> Any:
        if name == "bids":
            return ", ".join(f"{mark(seat)} {bid}" for seat, bid in enumerate(value))
        return super().argument(view, name, value)
