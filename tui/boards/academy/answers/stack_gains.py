"""Lancelot: what a stack would bring its taker, if one of their squires played all of it at once.

Knows: discs, and what their order would pay.
Must not know: in which form an answer is listed, or what the other squires do until then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from core.games.academy.base import tracks_of, value_of
from core.games.academy.state import State, Track
from core.games.academy.tracks import goal, put
from core.games.academy.variants.duel import cup_after
from tui.boards.view import View

from ..squires import Squires
from ..standing import UNCERTAIN, copied, earnings
from ..terms import Terms
from ..words import Wording
from .earnings import Earned


class Gain(NamedTuple):
    """What both squires of a player would have more."""

    now: int = 0
    """Points in this round."""
    later: int = 0
    """Points in the rounds in which other tracks score next."""
    moves: int = 0
    """Squares of gallantry moves."""

    @property
    def points(self) -> int:
        """All points together."""
        return self.now + self.later


class Walk(NamedTuple):
    """The way of a disc on a track, and what the track would pay its player before and after it."""

    track: str
    start: int
    end: int
    earned: Earned


Plays = Sequence[tuple[str, str]]
"""Cards, each behind the track on which it is played."""


class StackGains:
    """The gains of a player from stacks, at one moment."""

    def __init__(self, words: Wording, view: View, seat: int) -> None:
        self._words, self._view = words, view
        self._state: State = view.state
        self._book, self._terms = words.book(view), Terms(words, view)
        self._own = Squires(view).of(seat)

    def best(self, cards: Sequence[str]) -> Gain:
        """The most that these cards bring, by which squire plays them and to which tracks swords go."""
        return self._gain(*self._best_play(cards))

    def walks(self, cards: Sequence[str]) -> tuple[int, Sequence[Walk]]:
        """The squire for which these cards bring the most, and the ways of its discs."""
        squire, plays = self._best_play(cards)
        before, (after, cup) = self._state.tracks, self._played(squire, plays)
        touched = [name for name in before if name in dict(plays)]
        pays = {name: _avoided(self._both(name, after[name], cup)) for name in touched}
        return squire, [
            Walk(name, before[name].walked[squire], after[name].walked[squire], pays[name]) for name in touched
        ]

    def _best_play(self, cards: Sequence[str]) -> tuple[int, Plays]:
        """The squire that plays these cards, and on which tracks, where that brings the most."""
        ways = product(*(tracks_of(card, self._state.tracks) for card in cards))
        found = [(squire, [*zip(way, cards, strict=True)]) for way in ways for squire in self._own]

        def gained(play: tuple[int, Plays]) -> tuple[int, int]:
            gain = self._gain(*play)
            return gain.points, gain.moves

        return max(found, key=gained)

    def _played(self, squire: int, plays: Plays) -> tuple[Mapping[str, Track], int]:
        """The tracks and the place of the cup after a squire has played these cards."""
        tracks, cup = {name: copied(track) for name, track in self._state.tracks.items()}, self._state.cup
        for name, card in plays:
            put(tracks[name], squire, goal(name, tracks[name].walked[squire], value_of(card)))
            cup = cup_after(cup, name, value_of(card))
        return tracks, cup

    def _gain(self, squire: int, plays: Plays) -> Gain:
        """The gain if this squire plays these cards on these tracks."""
        tracks, cup = self._played(squire, plays)
        sums = {"now": 0, "later": 0, "moves": 0}
        for name, track in tracks.items():
            earned = self._both(name, track, cup)
            sums[self._column(name)] += earned.after - earned.before
        return Gain(**sums)

    def _both(self, name: str, track: Track, cup: int) -> Earned:
        """What both squires have from a track now, and would have in this order."""
        before = self._earned(name, self._state.tracks[name], self._state.cup)
        return Earned(before, self._earned(name, track, cup))

    def _earned(self, name: str, track: Track, cup: int) -> int:
        """What both squires have from a track; nothing where that does not follow from the order."""
        if self._words.other_side(self._view, name) in UNCERTAIN:
            return 0
        earned = earnings(self._state, self._book, name, track, cup)
        return sum(earned.get(squire, 0) for squire in self._own)

    def _column(self, name: str) -> str:
        """Where the earnings of a track are counted."""
        return "moves" if self._book.tracks[name].moves else "now" if self._terms.when(name)[1] else "later"


def _avoided(earned: Earned) -> Earned:
    """Of a loss of both squires that gets smaller the part that is avoided."""
    return Earned(earned.before - earned.after, 0) if earned.before < earned.after <= 0 else earned
