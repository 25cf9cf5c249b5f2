"""The effect of Enter in a game, in a few words: the choice under the cursor, or the result of a game that is over.

Knows: boards that word answers, texts.
Must not know: keys, or where the words stand.
"""

from __future__ import annotations

from tui.boards import View, board
from tui.text.words import rich

from .presenter import GamePresenter


def enter_text(presenter: GamePresenter, view: View) -> str:
    """Returns what Enter does at this moment; empty if it does nothing, or only shows the rest of the news."""
    if presenter.look_back.active or presenter.telling:
        return ""
    if view.outcome is not None:
        return view.words("frame-enter-result")
    if not view.legal or view.cursor is None or presenter.pending:
        return ""
    return choice_text(view)


def choice_text(view: View) -> str:
    """Returns what the choice under the cursor does: its first column, behind a verb where it has none."""
    assert view.cursor is not None
    cells = board(view.game.id).cells(view, view.cursor)
    named = rich(cells[0] if cells else "", view.names).plain
    key = f"frame-does-{view.game.id}-{type(view.cursor).__struct_config__.tag}"
    return view.words(key, choice=view.words.verbatim(named)) if view.words.has(key) else named
