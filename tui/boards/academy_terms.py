"""What a track of Medieval Academy pays and when, in few words, and how it is pictured.

Knows: tables, options, the cup.
Must not know: where anything is drawn.
"""

from __future__ import annotations

from core.games.academy.components import KNIGHTS
from core.games.academy.scoring import paid_places
from core.games.academy.variants.duel import pays

from .academy_words import ROMAN, Wording, minus
from .base import View

PICTURES = {
    "gallantry": "rose", "jousts": "helm", "tournaments": "shield", "education": "book", "king": "crown",
    "quests": "map", "charity": "heart", "white": "helm", "black": "helm", "sword": "sword",
}  # fmt: skip
"""The picture of a track, and of the cards of a suit."""
OTHER_PICTURES = {"dragon": "dragon", "scrolls": "scroll", "alms": "coin"}
"""That of the other side of its board."""
COLOURS = {"white": "sword", "black": "dim"}
"""Tracks whose colour has another name."""
SIGNS = {"white": "armour", "black": "armour"}
"""Tracks whose sign has another name."""


class Terms:
    """What is said of the tracks at one moment."""

    def __init__(self, words: Wording, view: View) -> None:
        self._words, self._view = words, view
        self._book = words.book(view)
        self._cup = words.cup_after(view, view.cursor)

    def picture(self, name: str) -> str:
        """The picture of a track, as its board lies."""
        side = self._words.other_side(self._view, name)
        return OTHER_PICTURES.get(side or "", PICTURES[name])

    def pays(self, name: str) -> str:
        """What the track pays; a knight's track, after the answer under the cursor."""
        side, table = self._words.other_side(self._view, name), self._book.tracks[name]
        best = pays(name, self._cup) if name in KNIGHTS else table.moves or table.best
        values = [*paid_places(self._view.state, best), *table.worst]
        shown = " ".join(f"{value:+d}" if table.moves else str(value) for value in values)
        shown = shown or " ".join(f"{square}:{value}" for square, value in table.squares[1:])
        return self._words.text(self._view, f"pays-{side}", pays=minus(shown)) if side else minus(shown)

    def when(self, name: str) -> tuple[str, bool]:
        """The round in which the track scores next (nothing: in none), and whether that is this one."""
        state = self._view.state
        if name == "king" and state.options.scrolls:
            return "", bool(state.scrolls.taken)
        coming = self._book.tracks[name].coming(state.round)
        return ROMAN[coming[0]] if coming else "", coming[:1] == [state.round]
