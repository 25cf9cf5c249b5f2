"""The base of every board: it draws a game's state; with its texts it words questions, answers and events.

Knows: canvases, and the value that a board draws from.
Must not know: the network, widgets, or anything that our seat may not see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import core
from tui.draw.canvas import Canvas
from tui.draw.cards import Card
from tui.text.words import letter

from .choosing import Choosing
from .values import Standing, Way
from .view import View

SLOW, LONG, HELD = 2.0, 3.0, 7.0
"""Pauses of the feed for events by their weight: something moves, something is turned or rolled, much changes. At the
normal pace the last is still for some one and a half seconds after it has moved."""


class Board(Choosing):
    """One game on the screen: its texts, its drawing, and the way of the cursor on it (`Choosing`)."""

    beats: ClassVar[Mapping[str, float]] = {}
    """The pauses of the feed that an event is shown for, if not one; with 0 it is told together with the next, as is
    one without text that is not named here."""

    rolling: ClassVar[frozenset[str]] = frozenset()
    """Events whose words wait until what rolls lies still."""
    scenes: ClassVar[frozenset[str]] = frozenset()
    """Events that begin a scene on the stage."""
    off_stage: ClassVar[frozenset[str]] = frozenset()
    """Events that are not told on the stage: the headline of the scene and the board tell them already."""
    read_first: ClassVar[frozenset[str]] = frozenset()
    """Events that change the board behind a round's scores: the table of the round is shown before them."""
    shown_on_board: ClassVar[frozenset[str]] = frozenset()
    """Events that end a round and need no table over the board: what they have brought is seen on it."""
    scores_wait: ClassVar[bool] = False
    """True if the scores on the board stand still from the last step on, until the result of the game has been told."""
    scored_late: ClassVar[frozenset[str]] = frozenset()
    """Events whose scores are shown once what is told has come to its end: a knight walks there, a coin flies."""
    falling: ClassVar[bool] = False
    """True if scores only fall, and are measured by what all had at first: the distance between two says no more then
    than the higher one."""

    # What the screen asks for

    def frames(self, event: core.Event) -> int:
        """The number of frames of this event's moment, at most 8; with more than one it is drawn that often, with a
        rising `phase`."""
        return 1

    def weight(self, event: core.Event) -> float | None:
        """The pauses of the feed that this event is shown for; None if it is one like most."""
        return self.beats.get(event.key)

    def ways(self, view: View, event: core.Event) -> Sequence[Way]:
        """The ways of the pieces that move in an event, for the stage; none if it is told in words."""
        return ()

    def scene_title(self, view: View, head: core.Event) -> str:
        """The headline of the scene that began with this event."""
        return self.line(view, head).removeprefix("— ")

    def stage_card(self, view: View, head: core.Event, size: tuple[int, int] = (0, 0)) -> Card | None:
        """The card of the scene that began with this event, beside a board of so many columns and rows; None: it has
        none."""
        return None

    def coming(self, view: View) -> str:
        """The next scene, in a few words; empty if it is not known."""
        return ""

    def height(self, view: View, width: int, room: int) -> int:
        """The rows of the board, given its width and the most rows there are."""
        raise NotImplementedError

    def draw(self, view: View, canvas: Canvas) -> None:
        """Draw the board and the people."""
        raise NotImplementedError

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        """Our cards as a drawing, the one under the cursor raised, in at most so many columns and rows; None if this
        game has no hand now."""
        return None

    def cards_shown(self, view: View, action: core.Action) -> Sequence[Card]:
        """The cards that an answer is about, for its explanation, the most important first; none: it has no picture."""
        return ()

    def card_shown(self, view: View, term: str, about: int | str | None = None) -> Card | None:
        """The card that a thing on the board is, for its explanation; None: it is shown on the board alone."""
        return None

    def parts_shown(self, view: View, action: core.Action) -> Sequence[str]:
        """The keys of the parts of the board that an answer changes: its explanation shows them as the board does,
        with what the answer would do there."""
        return ()

    def scenery(self, view: View, width: int) -> Canvas | None:
        """What the answer under the cursor leads to, drawn large in at most so many columns, for the head of its
        explanation; None: nothing but `parts_shown`."""
        return None

    def told_beside(self, view: View, action: core.Action | None) -> str:
        """The explanation of an answer below which `parts_shown` are drawn, without what these say."""
        return self.explain(view, action)

    def hand_size(self, view: View, room: tuple[int, int]) -> tuple[int, int]:
        """The columns and rows that are kept for our hand in so much room, whatever it holds: so the answers beside it
        stay where they are."""
        return 0, 0

    def badge(self, view: View, seat: int) -> Sequence[tuple[str, str]]:
        """The letters that a player's pieces have on the board, each with the name of its colour."""
        return [(letter(seat), f"seat{seat}")]

    def standing(self, state: Any) -> Standing:
        """The standing at this moment, for the curve shown at the end."""
        raise NotImplementedError

    def total(self, view: View) -> str:
        """Our score so far, with its sign; it may be shown to us at any time."""
        return str(self.standing(view.state).scores[view.own])

    def final(self, view: View) -> str:
        """Our score at the end with its unit."""
        return self.total(view)

    def place(self, view: View) -> int | None:
        """Our place so far, from 1; None if what the others have is not shown, or all have the same."""
        scores = self.standing(view.state).scores
        return None if min(scores) == max(scores) else 1 + sum(score > scores[view.own] for score in scores)

    def hides_scores(self, view: View) -> bool:
        """True if what the others have is not shown at this table."""
        return False

    # When a round is over

    def round_ends(self, event: core.Event) -> bool:
        """True for the last line of a round, a festival or a duel that has scored, whose table is shown then."""
        return False
