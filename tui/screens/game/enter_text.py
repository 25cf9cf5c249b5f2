"""The effect of Enter in a game, in a few words: the choice under the cursor, or the result of a game that is over.

Knows: the presenter, texts that put a verb before a choice.
Must not know: keys, or where the words stand.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import asdict

from tui.boards import View
from tui.game_view.presenter import GamePresenter

ARROW = re.compile("(?:→|->) ")
"""What stands before the goal of a choice, also in ASCII."""


def enter_text(presenter: GamePresenter, view: View, chosen: str) -> Sequence[str]:
    """Returns what Enter does at this moment, with a verb, then without one; empty if it does nothing, or only shows
    the rest of the news. After a first click a second one does the same. `chosen`: the first words of the choice
    under the cursor."""
    if presenter.look_back.active:
        return (view.words("frame-enter-now"),)
    if presenter.telling:
        return ()
    if view.outcome is not None:
        return (view.words("frame-enter-result"),)
    if not view.legal or view.cursor is None or presenter.pending:
        return ()
    does = choice_text(view, chosen), brief_text(view, chosen)
    if presenter.question.picked is not None:
        return tuple(view.words("frame-click-again", does=view.words.verbatim(each)) for each in does)
    return does


def brief_text(view: View, chosen: str) -> str:
    """Returns the same without a verb; of a choice whose first words explain it, those behind the
    colon, or behind the arrow."""
    if view.cursor is None:
        return chosen
    key = f"frame-short-{view.game.id}-{type(view.cursor).__struct_config__.tag}"
    if not view.words.has(key):
        return chosen
    fields = {name: str(value) for name, value in asdict(view.cursor).items()}
    said = {"choice": chosen.rpartition(": ")[2], "goal": ARROW.split(chosen)[-1]}
    return view.words(key, **{name: view.words.verbatim(text) for name, text in said.items()}, **fields)


def choice_text(view: View, chosen: str) -> str:
    """Returns what the choice under the cursor does: its first words, behind a verb where they have none."""
    if view.cursor is None:
        return chosen
    key = f"frame-does-{view.game.id}-{type(view.cursor).__struct_config__.tag}"
    return view.words(key, choice=view.words.verbatim(chosen)) if view.words.has(key) else chosen
