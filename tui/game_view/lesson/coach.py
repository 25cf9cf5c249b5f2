"""The coach beside a first game: which notes are given at a question, and which answer is advised.

Knows: the coached game, the notes of its lesson, boards that speak.
Must not know: how a note is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import core
from tui.boards import View, board
from tui.text.words import mark

from .coached_game import CoachedGame
from .lesson import Note, When

MOST = 2
"""Notes at one question."""


class Page(NamedTuple):
    """A note in words."""

    text: str
    at: str
    """The place that it points at; empty for none."""


class Coach:
    """Gives each note of a lesson once, at a question that it fits."""

    def __init__(self, table: CoachedGame, met: Iterable[str] = ()) -> None:
        self._table, self._lesson = table, table.lesson
        known = {note.id for note in self._lesson.notes}
        self.met = [each for each in dict.fromkeys(met) if each in known]
        """The notes that have been given, in order."""
        self._given: tuple[int, Sequence[Note]] = (-1, ())
        """The notes of the last question, and how many steps had been taken then."""

    @property
    def done(self) -> bool:
        """True once every note has been given, or the game is over."""
        return len(self.met) == len(self._lesson.notes) or self._table.replica.outcome is not None

    def notes(self, view: View) -> Sequence[Note]:
        """Returns the notes for the question of this view; the same ones as long as it is open."""
        steps = len(self._table.steps)
        if self._given[0] != steps:
            found = [note for note in self._lesson.notes if note.id not in self.met and self._fits(note.when, view)]
            self._given = steps, found[:MOST]
            self.met += [note.id for note in found[:MOST]]
        return self._given[1]

    def pages(self, view: View) -> list[Page]:
        """Returns those notes in words."""
        text = self._lesson.text
        rivals = {name: mark(seat) for name, seat in (("b", 1), ("c", 2), ("d", 3))}
        return [Page(view.words(f"{text}-{note.id}", **rivals), note.at) for note in self.notes(view)]

    def advice(self, view: View) -> str:
        """Returns what the coach would answer, and why where there is more to say; empty where the game goes its own
        way."""
        action = self._table.advised
        if action is None or action not in view.legal:
            return ""
        key = f"{self._lesson.text}-do-{len(self._table.steps)}"
        if view.words.has(key):
            return view.words(key, b=mark(1), c=mark(2), d=mark(3))
        return view.words("learn-advice", answer=board(view.game.id).answer(view, action))

    def _fits(self, when: When, view: View) -> bool:
        told = any(_is_of(event, when) for event in view.log) if when.told else True
        here = when.step is None or (self._table.planned and len(self._table.steps) == when.step)
        asked = not when.ask or (view.question is not None and view.question.ask == when.ask)
        able = not when.can or any(_kind(action) == when.can for action in view.legal)
        foreseen = not when.foreseen or when.foreseen in board(view.game.id).foreseen(view)
        return told and here and asked and able and foreseen


def _is_of(event: core.Event, when: When) -> bool:
    return event.key == when.told and when.of.items() <= event.args.items()


def _kind(action: core.Action) -> object:
    return type(action).__struct_config__.tag
