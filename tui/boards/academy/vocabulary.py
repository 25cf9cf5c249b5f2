"""The vocabulary of Medieval Academy: tracks, cards and the cup in words, and the rules a table plays by.

Knows: the components and options of the game.
Must not know: questions, events, or how anything is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.games.academy.base import suit_of, value_of
from core.games.academy.book import Book
from core.games.academy.rules import book_for
from tui.boards.base import Board
from tui.boards.view import View

OTHER_SIDES = {
    "gallantry": ("gallantry_bets", "bets"), "education": ("secret_codex", "codex"), "king": ("scrolls", "scrolls"),
    "quests": ("dragon_bonus", "dragon"), "charity": ("alms", "alms"),
}  # fmt: skip
"""The option that turns a track's board over, and what its other side is called."""


class Vocabulary(Board):
    """The things of the game in words."""

    id = "academy"
    silent = frozenset({
        "deals", "passes", "discards", "counts", "hides", "arms_other", "scores", "settled", "round_ends",
    })  # fmt: skip

    def track(self, view: View, name: str) -> str:
        """A track in words."""
        return self.text(view, f"track-{name}")

    def card(self, view: View, name: str) -> str:
        """A card in words."""
        return self.text(view, "card", suit=self.text(view, f"suit-{suit_of(name)}"), value=value_of(name))

    def short_card(self, view: View, name: str) -> str:
        """The same as it is called on a card, where there is little room."""
        return self.text(view, "card", suit=self.text(view, f"face-{suit_of(name)}"), value=value_of(name))

    def shortest_card(self, view: View, name: str) -> str:
        """The same by the three letters of its suit, where even that has no room: its value is never cut off."""
        return self.text(view, "card", suit=self.text(view, f"short-{suit_of(name)}"), value=value_of(name))

    def cards(self, view: View, names: Sequence[str]) -> str:
        """Several cards in words."""
        return ", ".join(self.card(view, name) for name in names)

    def cup(self, view: View, at: int) -> str:
        """The position of the cup."""
        side = "white" if at > 0 else "black" if at < 0 else "centre"
        return self.text(view, "cup-at", side=side, squares=abs(at))

    def other_side(self, view: View, track: str) -> str | None:
        """The name of the other side of a track's board, if that side is played."""
        option, name = OTHER_SIDES.get(track, ("", ""))
        return name if getattr(view.state.options, option, False) else None

    def book(self, view: View) -> Book:
        """The rules that this table plays by."""
        return book_for(view.state.seats, view.state.options)

    def question(self, view: View) -> Any:
        """The question that is open for us, or None."""
        return view.question
