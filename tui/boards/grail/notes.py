"""Grail Cup on the screen: the sentences below the choices, on what they lead to.

Knows: what each kind of space does, and where core says that a choice leads.
Must not know: what is legal, or where the sentences stand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from core.games.grail.path import board, kinds
from tui.boards.view import View
from tui.text.words import initial, shade

from .aim import jump_of_all, move_of_squire, ways_of

TELLING = ("clover", "village", "castle", "church")
"""Kinds of spaces of which it is said what they do: those that do something first."""


def notes(view: View) -> Sequence[str]:
    """The sentences below the choices of the open question, quieter where they only recall rules; none where the
    choices say all."""
    found = NOTES.get(view.asked.ask)
    told = list(filter(None, found(view))) if found else []
    return [shade("ink bold" if view.asked.ask in TELLING_NEWS else "soft-dim", note) for note in told]


def _note_plain(view: View) -> Sequence[str]:
    return [view.words(f"grail_glance-note-{view.asked.ask}")]


def _landings(view: View) -> Sequence[str]:
    """What each kind of space does that a knight of ours may come to."""
    stops = {way.stop for action in view.legal for way in ways_of(view, action) if way.knight == view.own}
    found = {kind for stop in stops - {board(view.state).finish} for kind in kinds(view.state, stop)}
    return [view.words("grail_glance-landing", kind=kind) for kind in TELLING if kind in found]


def _note_point(view: View) -> Sequence[str]:
    """The squire's move, with the sign that it has on the road, and its jump, if that is the same for all choices."""
    there, jump = move_of_squire(view).stop, jump_of_all(view)
    sign = f" (→{initial(view.own)})" if there != view.state.at[view.own] else ""
    ending = "note-point" if jump is None else "note-point-all"
    return [view.words(f"grail_glance-{ending}", space=there, sign=sign, jump=jump or 0)]


def _note_spear(view: View) -> Sequence[str]:
    return [view.words("grail_glance-note-spear", dragon=view.state.dragon), *_landings(view)]


def _note_steal(view: View) -> Sequence[str]:
    return [view.words("grail_glance-note-steal", now=(now := view.state.spears[view.own]), then=now + 1)]


NOTES: Mapping[str, Callable[[View], Sequence[str]]] = {
    "pass": _note_plain, "lay": _note_plain, "choose": _note_plain, "push": _note_plain, "ride": _landings,
    "spear": _note_spear, "steal": _note_steal, "point": _note_point,
}  # fmt: skip
"""The sentences of each question that has some."""
TELLING_NEWS = ("steal",)
"""Questions whose sentences say something of this game."""
