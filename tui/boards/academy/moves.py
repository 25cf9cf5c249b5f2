"""The effect of an answer of Medieval Academy on a disc, and its wording.

Knows: tracks, discs, and what a square or a place is worth.
Must not know: what is legal, or how anything is drawn.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import core
from core.games.academy.actions import (
    Advance,
    Lift,
    Play,
    PlayTurned,
)
from core.games.academy.base import suit_of, value_of
from core.games.academy.scoring import by_square
from core.games.academy.tracks import best, goal
from core.games.academy.variants.duel import cup_after
from core.games.academy.variants.karadoc import turned
from tui.boards.view import View

from .squires import Squires
from .vocabulary import Vocabulary


class Move(NamedTuple):
    """The effect of an answer on a disc."""

    squire: int
    track: str
    start: int
    end: int
    squares: int = 0
    """Squares to move; 0 if the disc only comes to the top."""


class Moves(Vocabulary):
    """Moves of discs as an answer would make them."""

    def whose(self, view: View, squire: int) -> str:
        """The squire we answer for; `none` if that goes without saying."""
        squires = Squires(view)
        return "none" if squires.of(view.seat) == [squire] else squires.name(squire)

    def move(self, view: View, action: core.Action | None) -> Move | None:
        """The effect of an answer on a disc."""
        state, question = view.state, self.question(view)
        match action:
            case Play():
                squire, squares = question.squire, value_of(action.card)
            case Advance():
                squire, squares = question.squire, question.amount
            case PlayTurned():
                squire, squares = question.squire, value_of(turned(state, question.squire))
            case Lift():
                squire, squares = action.squire, 0
            case _:
                return None
        start = state.tracks[action.track].walked[squire]
        return Move(squire, action.track, start, goal(action.track, start, squares), squares)

    def cup_after(self, view: View, action: core.Action | None) -> int:
        """The position of the cup after an answer."""
        cup, move = view.state.cup, self.move(view, action)
        if move is None or not isinstance(action, (Play, PlayTurned)):
            return cup
        return cup_after(cup, move.track, move.squares)

    def moving(self, view: View, action: core.Action) -> dict[str, Any]:
        """A move of a disc, for its sentence: from where, to where, past whom, to which place."""
        move = self.move(view, action)
        assert move is not None
        card = action.card if isinstance(action, Play) else None
        played = isinstance(action, (Play, PlayTurned))
        lying = view.state.scrolls.lying if played and move.track == "king" else []
        return {
            "card": self.card(view, card) if card else "",
            "choice": "yes" if card is None or suit_of(card) == "sword" else "no",
            "track": self.track(view, move.track),
            "whose": self.whose(view, move.squire),
            "start": move.start,
            "end": move.end,
            "effect": self.effect(view, move),
            "scrolls": sum(square <= move.end for square in lying),
        }

    def effect(self, view: View, move: Move) -> str:
        """The squires passed by the move and the place it leads to, or the worth of its square. Nobody is ahead of
        another on square 0: from there only those on the track are passed."""
        before, ahead = best(view.state.tracks[move.track]), self.ahead(view, move) or []
        before = before[: before.index(move.squire)] if move.start else before
        passed = [other for other in before if other not in ahead]
        return self.effect_alone(view, move, Squires(view).listed(passed))

    def effect_alone(self, view: View, move: Move, passed: str = "") -> str:
        """The place the move leads to, behind those who are `passed`, or the worth of its square."""
        if move.squares and move.start == move.end:
            return self.text(view, "stays")
        if squares := self.book(view).tracks[move.track].squares:
            return self.text(view, "worth", value=by_square(squares, move.end))
        place = len(self.ahead(view, move) or []) + 1
        return self.text(view, "reaches", place=place, passed=passed or "none")

    def ahead(self, view: View, move: Move) -> list[int] | None:
        """The squires ahead of a disc after its move; None on a track where squares count, not places."""
        if self.book(view).tracks[move.track].squares:
            return None
        track = view.state.tracks[move.track]
        return [other for other in best(track) if track.walked[other] > move.end and other != move.squire]
