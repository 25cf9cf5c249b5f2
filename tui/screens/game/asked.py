"""The question that a game's screen shows: its answers, where the cursor is on them, and which keys count for it.

Knows: the list of answers, and when a key was pressed.
Must not know: what else is on the screen, or how an answer gets to the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual import events

import core
from tui.boards import Board, View
from tui.input.keys import digit
from tui.input.stale_input import StaleInputGuard
from tui.text.words import rich

from .hint import Question
from .stage import Stage


class Asked:
    """The question on a screen: shown when all that led to it has been told, and hidden again."""

    def __init__(self, stage: Stage, patience: float) -> None:
        """`patience` is how many seconds it takes no keys after it came by itself."""
        self._stage = stage
        self.question: Question = ()
        """The one that was shown last; empty if none was, or it has been answered."""
        self.legal: Sequence[core.Action] = ()
        """Its answers; none while it is hidden."""
        self.refused: Sequence[core.Refusal] = ()
        """What cannot be answered, and why."""
        self.no = ""
        """Why what was clicked last cannot be answered; empty when it has been read."""
        self.fresh = StaleInputGuard(patience)
        """Since when keys count for it."""
        self._cursor = 0
        """Where the cursor was when it was last seen."""
        self._digits: list[int] = []

    def show(self, view: View, drawn: Board, legal: Sequence[core.Action], refused: Sequence[core.Refusal]) -> bool:
        """Ask what is asked at this moment; is that new? What was there before keeps its cursor."""
        question = (view.question, *legal)
        if question == self.question and self.legal:
            return False
        view.legal, view.refused = legal, refused
        start = self._cursor if question == self.question else drawn.start(view)
        self.question, self.legal, self.refused, self.no = question, legal, refused, ""
        self._list(view, drawn, start)
        self.fresh.show(by_itself=True)
        return True

    def hide(self) -> None:
        """There is no answer to be given now."""
        if self.legal:
            self._cursor, self.legal = self._stage.answers.cursor or 0, ()
            self._stage.answers.show([], None)
            self.fresh.cover()

    def end(self) -> None:
        """It has been answered, or nobody asks it any more."""
        self.hide()
        self.question = ()

    def put_to(self, view: View) -> None:
        """Give a view of now the answers and the cursor; none if the game has gone on, and the list has not heard of it
        yet."""
        if (view.question, *view.legal) != self.question or not self.legal:
            view.legal = ()
            return
        view.refused, at = self.refused, self._stage.answers.cursor
        if at is not None and at < len(view.legal):
            view.cursor = view.legal[at]

    def named_by(self, event: events.Key) -> int | None:
        """The number of the answer that Enter or a digit gives."""
        if event.key == "enter":
            return self._stage.answers.cursor
        number = digit(event.key)
        return self._digits.index(number) if number in self._digits else None

    def _list(self, view: View, drawn: Board, start: int) -> None:
        """The answers, each behind the digit that gives it."""
        self._digits = [drawn.digit(view, at) for at in range(len(view.legal))]
        texts = [rich(drawn.answer(view, action), view.names) for action in view.legal]
        signs = [str(digit) if digit < 10 else "" for digit in self._digits]
        brief = [rich(text, view.names) for text in drawn.brief_answers(view)]
        self._stage.answers.show(list(zip(signs, texts, strict=True)), start, brief)
