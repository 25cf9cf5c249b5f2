"""Lancelot: what a stack would bring its taker, if one of their squires played all of it at once.

Knows: discs, and what their order would pay.
Must not know: in which form an answer is listed, or what the other squires do until then.
"""

from __future__ import annotations

from collections.abc import Sequence
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


class StackGains:
    """The gains of a player from stacks, at one moment."""

    def __init__(self, words: Wording, view: View, seat: int) -> None:
        self._words, self._view = words, view
        self._state: State = view.state
        self._book, self._terms = words.book(view), Terms(words, view)
        self._own = Squires(view).of(seat)

    def best(self, cards: Sequence[str]) -> Gain:
        """The most that these cards bring, by which squire plays them and to which tracks swords go."""
        ways = product(*(tracks_of(card, self._state.tracks) for card in cards))
        gains = [self._gain(squire, [*zip(way, cards, strict=True)]) for way in ways for squire in self._own]
        return max(gains, key=lambda gain: (gain.points, gain.moves))

    def _gain(self, squire: int, plays: Sequence[tuple[str, str]]) -> Gain:
        """The gain if this squire plays these cards on these tracks."""
        tracks, cup = {name: copied(track) for name, track in self._state.tracks.items()}, self._state.cup
        for name, card in plays:
            put(tracks[name], squire, goal(name, tracks[name].walked[squire], value_of(card)))
            cup = cup_after(cup, name, value_of(card))
        sums = {"now": 0, "later": 0, "moves": 0}
        for name, track in tracks.items():
            before = self._earned(name, self._state.tracks[name], self._state.cup)
            sums[self._column(name)] += self._earned(name, track, cup) - before
        return Gain(**sums)

    def _earned(self, name: str, track: Track, cup: int) -> int:
        """What both squires have from a track; nothing where that does not follow from the order."""
        if self._words.other_side(self._view, name) in UNCERTAIN:
            return 0
        earned = earnings(self._state, self._book, name, track, cup)
        return sum(earned.get(squire, 0) for squire in self._own)

    def _column(self, name: str) -> str:
        """Where the earnings of a track are counted."""
        return "moves" if self._book.tracks[name].moves else "now" if self._terms.when(name)[1] else "later"
