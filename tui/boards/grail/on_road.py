"""Grail Cup on the screen: the data that the road is drawn from: who is on it, and the tokens known to lie there.

Knows: what this seat has seen of clovers.
Must not know: how any of it is drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from core.games.grail.recall import tokens_laid
from core.games.grail.state import State
from tui.boards.view import View
from tui.draw.canvas import Canvas

from .aim import Aim, Spots
from .land import Fold
from .moment import dragon_at, is_turned, standing, told


class Scene(NamedTuple):
    """The data that the road is drawn from."""

    view: View
    fold: Fold
    aim: Aim
    spots: Spots
    on: dict[int, list[int]]
    """The knights on each space, the front one first."""
    dragon: int
    known: dict[int, str]
    """The tokens that we know to lie on clover spaces."""

    def cell(self, canvas: Canvas, space: int) -> Canvas:
        return self.fold.room(canvas, space)

    @property
    def path(self) -> str:
        return self.view.state.options.board


def scene(view: View, fold: Fold, aim: Aim, spots: Spots) -> Scene:
    return Scene(view, fold, aim, spots, standing(view), dragon_at(view), known_tokens(view))


def known_tokens(view: View) -> dict[int, str]:
    """The clover tokens this seat laid, looks at now, or sees open."""
    state: State = view.state
    found: dict[int, str] = {}
    laid = {} if view.seat is None else tokens_laid(state, view.seat, view.log)
    for space, faces in laid.items():
        if len(faces) == 1:
            found[space] = str(*faces)
    for space, pile in state.tokens.items():
        if faces := pile.known():
            found[space] = str(faces[0])
    if (args := told(view, "clover")) and not is_turned(view):
        found.pop(args["space"], None)
    return found
