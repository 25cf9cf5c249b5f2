"""Allies to curse side by side, where a row for each would fill the screen.

Knows: the allies, and how much this seat has seen of who has them.
Must not know: what is legal, or how a list is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from core.games.grail.actions import Curse
from tui.boards.values import AnswerGrid
from tui.boards.view import View

from ..allies import whereabouts
from ..said import said
from .tables import HELD_BY_NO_OTHER

LONGEST = 9
"""Columns of a name, at most."""
GAP = 2
"""Columns behind the longest name."""


def curse_grid(view: View) -> AnswerGrid | None:
    """The allies to curse in two columns from top to bottom, each with who has it; None for any other question."""
    curses = [action for action in view.legal if isinstance(action, Curse)]
    if not curses:
        return None
    names = [_name(view, each.ally) for each in curses]
    held = [_held(view, each.ally) for each in curses]
    rows = [(view.words("grail_board-head-ally"), view.words("grail_board-head-where")), *zip(names, held, strict=True)]
    first = max(cell_len(name) for name, _ in rows) + GAP
    texts = [f" {_padded(name, first)}{where}" for name, where in rows]
    wide, high = 1 + max(map(cell_len, texts)), -(-len(curses) // 2)
    head, *cells = (_padded(text, wide) for text in texts)
    head, places = f" {head}", [*enumerate(cells)]
    styles: dict[str | int, str] = {at: _style(view, each.ally) for at, each in enumerate(curses)}
    below: Sequence[Sequence[tuple[int | None, str]]] = [places[at::high] for at in range(high)]
    notes = [view.words("grail_glance-note-curse")]
    return AnswerGrid([head, head], [("", row) for row in below], styles | {head: "soft-dim"}, notes=notes, flush=True)


def _name(view: View, ally: str) -> str:
    """The name of an ally, shortened if it is long."""
    whole = said(view, "ally-name", ally=ally)
    return whole if cell_len(whole) <= LONGEST else said(view, "ally-card", ally=ally)


def _held(view: View, ally: str) -> str:
    """Who has an ally, as far as this seat knows; or that the curse of it has no effect."""
    status = whereabouts(view).get(ally, "unknown")
    if status in HELD_BY_NO_OTHER:
        return view.words("grail_glance-in-vain")
    return view.words("grail_glance-held", status=status, ally=ally)


def _style(view: View, ally: str) -> str:
    """The style of an ally: quieter where the curse of it has no effect."""
    return "soft-dim" if whereabouts(view).get(ally) in HELD_BY_NO_OTHER else "ink"


def _padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))
