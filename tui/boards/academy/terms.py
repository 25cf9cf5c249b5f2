"""The terms of a track of Medieval Academy in few words: what it pays and when, and its picture.

Knows: tables, options, the cup.
Must not know: where anything is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rich.cells import cell_len

from core.games.academy.components import KNIGHTS
from core.games.academy.scoring import paid_places
from core.games.academy.variants.duel import pays
from tui.boards.view import View
from tui.draw.panels import fitted
from tui.draw.signs import glyph
from tui.text.words import Words

from .words import ROMAN, Wording, minus

PICTURES = {
    "gallantry": "rose", "jousts": "helm", "tournaments": "shield", "education": "book", "king": "crown",
    "quests": "map", "charity": "heart", "white": "helm", "black": "helm", "sword": "sword",
}  # fmt: skip
"""The picture of a track, and of the cards of a suit."""
OTHER_PICTURES = {"dragon": "dragon", "scrolls": "scroll", "alms": "coin"}
"""The picture on the other side of its board."""
COLOURS = {"white": "sword", "black": "tournaments"}
"""Tracks whose colour has another name."""
SIGNS = {"white": "armour", "black": "armour"}
"""Tracks whose sign has another name."""


@lru_cache(maxsize=512)
def said(words: Words, key: str, **args: str | int) -> str:
    """A text of the game that is drawn again and again with the same numbers: to form it takes longer than to draw."""
    return minus(words(f"academy-{key}", **args))


def picture_of(words: Words, name: str) -> str:
    """The picture of a track, or of the cards of a suit, as the language names it: quests are a dragon in some."""
    return words("terms-picture-quests") if name == "quests" else PICTURES[name]


def sign_of(name: str, ascii_only: bool) -> tuple[str, str]:
    """The sign of a track, and the name of its colour."""
    return glyph(SIGNS.get(name, name), ascii_only), COLOURS.get(name, name)


class Terms:
    """The wording of the tracks at one moment."""

    def __init__(self, words: Wording, view: View) -> None:
        self._words, self._view = words, view
        self._book = words.book(view)
        self._cup = words.cup_after(view, view.cursor)

    def picture(self, name: str) -> str:
        """The picture of a track, as its board lies."""
        side = self._words.other_side(self._view, name)
        return OTHER_PICTURES.get(side or "") or picture_of(self._view.words, name)

    def pays(self, name: str, width: int) -> str:
        """The track's points in at most so many columns, the first values whole; of a knight's track, after the answer
        under the cursor."""
        side, table = self._words.other_side(self._view, name), self._book.tracks[name]
        best = pays(name, self._cup) if name in KNIGHTS else table.moves or table.best
        values = [*paid_places(len(self._view.state.owners), best), *table.worst]
        if table.moves and not side:
            return self._pays_moves(values, width)
        shown = " ".join(f"{value:+d}" if table.moves else str(value) for value in values)
        if not side:
            shown = shown or (said(self._view.words, "pays-squares") if table.squares else "")
        full = said(self._view.words, f"pays-{side}", pays=shown) if side else minus(shown)
        if cell_len(full) <= width:
            return full
        shown = minus(shown)
        while len(shown) > width and shown.strip("…"):
            shown = f"{shown.rpartition(' ')[0]}…"
        return shown or fitted(full, width)

    def _pays_moves(self, values: Sequence[int], width: int) -> str:
        """The squares of the gallantry moves, named as such where there is room."""
        forms = self._named_moves(values)
        fits = (each for each in forms if cell_len(each) + (each != forms[-1]) <= width)
        return next(fits, " ".join(f"{value:+d}" for value in values))

    def _named_moves(self, values: Sequence[int]) -> list[str]:
        """The same, with a word for them, the longer one first."""
        pays = " ".join(map(str, values))
        return [self._view.words(f"academy_board-pays-{form}", pays=pays) for form in ("moves", "move")]

    def is_whole(self, name: str, width: int) -> bool:
        """True if so many columns are enough for the track's points and the word for them."""
        table = self._book.tracks[name]
        if table.moves and not self._words.other_side(self._view, name):
            values = paid_places(len(self._view.state.owners), table.moves)
            return cell_len(self._named_moves(values)[-1]) <= width
        return "…" not in self.pays(name, width)

    def is_bare(self, name: str) -> bool:
        """True if the track's points are told by figures alone."""
        table = self._book.tracks[name]
        return not (table.moves or table.squares or self._words.other_side(self._view, name))

    def when(self, name: str) -> tuple[str, bool]:
        """The round in which the track scores next (nothing: in none), and whether that is this one."""
        if self._view.outcome is not None:
            return "", False
        state = self._view.state
        if name == "king" and state.options.scrolls:
            return "", bool(state.scrolls.taken)
        coming = self._book.tracks[name].coming(state.round)
        return ROMAN[coming[0]] if coming else "", coming[:1] == [state.round]
