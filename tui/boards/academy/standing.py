"""The order on a track of Medieval Academy: as it is, while a disc walks on it, and as an answer would make it.

Knows: discs, their order, and what the order would pay.
Must not know: how anything is drawn, or what is legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import core
from core.games.academy.actions import Arm, Keep
from core.games.academy.base import tracks_of, value_of
from core.games.academy.book import Book
from core.games.academy.components import KNIGHTS, LOOP
from core.games.academy.scoring import by_square, paid_places
from core.games.academy.state import State, Track
from core.games.academy.tracks import at_start, best, goal, put, worst
from core.games.academy.variants.duel import pays
from tui.boards.view import View

from .moves import Move
from .terms import Terms
from .words import Wording, in_order

WALKS = ("plays", "moves", "steps_back")
"""Events in which a disc walks."""
UNCERTAIN = ("codex", "dragon", "alms")
"""Other sides of boards whose pay does not follow from the order alone."""


@dataclass
class Standing:
    """One track at one moment."""

    track: Track
    """The discs as they lie."""
    order: Track
    """The discs as they would lie after the answer under the cursor; the same where there is none."""
    path: range = range(0)
    """The distances from where a disc comes to where it goes, or as far as it has come; empty if none moves."""
    mover: int | None = None
    """The squire of that disc."""
    ahead: bool = False
    """True if the move is a preview of an answer."""
    earns: Mapping[int, int] = field(default_factory=dict[int, int])
    """Each squire's earnings if the track scored in this order; squires without any are absent."""

    @property
    def ranked(self) -> list[int]:
        """The squires in their order, those at the start last."""
        return in_order(self.order)

    def stacks(self, own: list[int]) -> dict[int, list[int]]:
        """The discs on each square, from the lowest to the top. Those at 0 have no order: there our own is the top."""
        idle = sorted(at_start(self.track), key=lambda squire: (squire in own, -squire))
        stacks: dict[int, list[int]] = {}
        for squire in [*idle, *reversed(best(self.track))]:
            stacks.setdefault(self.track.walked[squire] % LOOP, []).append(squire)
        return stacks


def copied(track: Track) -> Track:
    """A track on which discs may be moved to see what would be."""
    return Track([*track.walked], [*track.stacked])


def after(track: Track, move: Move) -> Standing:
    """The track under an answer that moves a disc on it."""
    order = copied(track)
    if move.start != move.end or not move.squares:
        put(order, move.squire, move.end)
    return Standing(track, order, range(move.start, move.end + 1), move.squire, ahead=True)


def walking(track: Track, event: core.Event, phase: float) -> Standing:
    """The track while, and after, a disc has walked on it."""
    args = event.args
    start, end, squire = args["start"], args["end"], args["squire"]
    now = start + round((end - start) * phase)
    moving = copied(track)
    put(moving, squire, now)
    path = range(start, now + 1) if now >= start else range(start, now - 1, -1)
    return Standing(moving, track if phase == 1 else moving, path, squire)


def earnings(state: State, book: Book, name: str, track: Track, cup: int) -> dict[int, int]:
    """Each squire's earnings on a track with discs in this order: points, or squares of a gallantry move."""
    table, earned = book.tracks[name], dict[int, int]()
    places = pays(name, cup) if name in KNIGHTS else table.moves or table.best
    earned |= dict(zip(best(track), paid_places(len(state.owners), places), strict=False))
    if table.moves and state.bets.on:
        return {squire: value * cards for squire, value in earned.items() if (cards := state.bets.cards[squire])}
    for squires, value in zip(worst(track), table.worst, strict=False):
        earned |= dict.fromkeys(squires, value)
    if table.squares:
        times = len(state.scrolls.taken) if state.options.scrolls else 1
        earned |= {squire: times * by_square(table.squares, walked) for squire, walked in enumerate(track.walked)}
    return {squire: value for squire, value in earned.items() if value}


class Outlook:
    """All tracks of one view, as they stand and as the answer under the cursor would make them."""

    def __init__(self, words: Wording, view: View) -> None:
        self._words, self._view = words, view
        self._state: State = view.state
        self._book, self._terms = words.book(view), Terms(words, view)
        self._cup = words.cup_after(view, view.cursor)
        self.moves = self._moves()
        """The squares that the answer under the cursor leads to, or could later lead to, by track."""
        self.standings = {name: self._standing(name) for name in self._state.tracks}

    def _moves(self) -> dict[str, Move]:
        if move := self._words.move(self._view, self._view.cursor):
            return {move.track: move}
        cursor, question = self._view.cursor, self._view.question
        if isinstance(cursor, (Keep, Arm)) and cursor.card and question is not None:
            names = tracks_of(cursor.card, self._state.tracks)
            return {name: self._later(name, question.squire, value_of(cursor.card)) for name in names}
        return {}

    def _later(self, name: str, squire: int, squares: int) -> Move:
        """The squares that a card kept now could later lead to."""
        start = self._state.tracks[name].walked[squire]
        return Move(squire, name, start, goal(name, start, squares), squares)

    def _standing(self, name: str) -> Standing:
        """Returns the standing on a track: now, while a disc walks, or after the answer under the cursor."""
        track, news = self._state.tracks[name], self._view.news
        if name in self.moves:
            found = after(track, self.moves[name])
        elif news is not None and news.key in WALKS and news.args["track"] == name:
            found = walking(track, news, self._view.phase)
        else:
            found = Standing(track, track)
        found.earns = self._earned(name, found.order, self._cup)
        return found

    def _earned(self, name: str, track: Track, cup: int) -> dict[int, int]:
        if self._words.other_side(self._view, name) in UNCERTAIN:
            return {}
        return earnings(self._state, self._book, name, track, cup)

    @cached_property
    def _paying(self) -> list[str]:
        """The tracks that bring points in this round."""
        return [name for name, table in self._book.tracks.items() if not table.moves and self._terms.when(name)[1]]

    @cached_property
    def now(self) -> list[int]:
        """The points that each squire would have from this round if it were scored now."""
        tracks, cup = self._state.tracks, self._state.cup
        return self._sums([self._earned(name, tracks[name], cup) for name in self._paying])

    def _sums(self, earned: Sequence[Mapping[int, int]]) -> list[int]:
        return [sum(each.get(squire, 0) for each in earned) for squire in self._state.squires]
