"""What is noted in the tile of a squire of Medieval Academy: its bet, and the shields of the codex that it keeps.

Knows: the forms of a note, from the longest to the briefest.
Must not know: what else is in a tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rich.cells import cell_len

from core.games.academy.state import State
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.draw.signs import glyph

from ..terms import said
from ..words import Wording, minus

FEW = 3
"""Shields of the codex that are hidden, for which the shortest form has a sign each."""


class Notes:
    """What is noted below the name of each squire: bets, and the shields of the codex."""

    def __init__(self, words: Wording, view: View, room: int) -> None:
        """`room`: columns within the narrowest tile."""
        self.words, self.view, self._narrowest = words, view, room
        self.state: State = view.state

    def draw(self, room: Canvas, squire: int) -> None:
        """The bet, and the codex shields that are kept, in the longest form for which all tiles have room."""
        room.put(0, 0, fitted(self._forms(squire)[self._form], room.width), "dim")

    @cached_property
    def _form(self) -> int:
        """The number of that form; the last, if there is room for none."""
        forms = zip(*map(self._forms, self.state.squires), strict=True)
        fit = (at for at, texts in enumerate(forms) if max(map(cell_len, texts)) <= self._narrowest)
        return next(fit, -1)

    def _forms(self, squire: int) -> list[str]:
        """The notes, in fewer and fewer words. Of the codex at least education's sign is left, with the sum of the
        visible shields, so that nothing looks complete that is not."""
        bets, codex, text = self.state.bets, self.state.codex, self.words.text
        track = bets.on[squire] if bets.on else None
        forms: list[list[str]] = [[], [], [], [], [], []]
        if track:
            row, count = text(self.view, f"row-{track}"), bets.cards[squire]
            bet, brief = (said(self.view.words, f"note-bet{form}", track=row, count=count) for form in ("", "-short"))
            name = f"{row} ×{count}"
            short = f"{text(self.view, f'short-{track}')} ×{count}"
            for form, part in zip(forms, (bet, bet, brief, name, name, short), strict=True):
                form.append(part)
        kept = [face for pile in codex.kept[squire] for face in pile.faces] if codex.kept else []
        if kept:
            sign, spaced = glyph("education", self.view.ascii_only), " ".join(map(_shield, kept))
            signed = f"{sign} {spaced}"
            full = text(self.view, "note-codex", shields=spaced)
            together = sign + _together(kept)
            for form, part in zip(forms, (full, signed, signed, signed, together, together), strict=True):
                form.append(part)
        return [(" " if at == len(forms) - 1 else "  ").join(form) for at, form in enumerate(forms)]


def _shield(face: str | None) -> str:
    """A shield of the codex, or the back of one that we do not see."""
    return "▒" if face is None else minus(face)


def _together(kept: Sequence[str | None]) -> str:
    """Several in few columns: the sum of those that we see, and how many we do not."""
    seen = [int(face) for face in kept if face is not None]
    hidden = len(kept) - len(seen)
    backs = "▒" * hidden if hidden <= FEW else f"▒×{hidden}"
    return (minus(str(sum(seen))) if seen else "") + backs
