"""What the choices of Grail Cup lead to, in sentences below them.

Knows: the open question, and the kinds of spaces its choices lead to.
Must not know: what is legal, or where the sentences stand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from core.games.grail.components import ALLIES
from core.games.grail.path import kinds
from core.games.grail.state import State
from tui.boards.view import View

from .aim import ways_of
from .allies import whereabouts
from .said import said

TELLING = ("clover", "village", "castle", "church")
"""Kinds of spaces of which it is said what they do: those that do something first."""


def notes(view: View) -> Sequence[str]:
    """The sentences below the choices of the open question; none where the choices say all."""
    found = NOTES.get(view.asked.ask)
    return list(filter(None, found(view))) if found else ()


def _plain(view: View) -> Sequence[str]:
    return [view.words(f"grail_glance-note-{view.asked.ask}")]


def _landings(view: View) -> Sequence[str]:
    """What each kind of space does that a knight of ours may come to."""
    stops = {way.stop for action in view.legal for way in ways_of(view, action) if way.knight == view.own}
    found = {kind for stop in stops for kind in kinds(view.state, stop)}
    return [view.words("grail_glance-landing", kind=kind) for kind in TELLING if kind in found]


def _spear(view: View) -> Sequence[str]:
    state: State = view.state
    return [view.words("grail_glance-note-spear", dragon=state.dragon), *_landings(view)]


def _steal(view: View) -> Sequence[str]:
    state: State = view.state
    return [view.words("grail_glance-note-steal", now=state.spears[view.own], then=state.spears[view.own] + 1)]


def _point(view: View) -> Sequence[str]:
    """The allies that may still move a knight before the round ends: all that are not seen to lie aside."""
    known, first = whereabouts(view), ALLIES.index("squire") + 1
    left = [at for at, ally in enumerate(ALLIES, 1) if at > first and known.get(ally) not in ("open", "left")]
    names = [f"{at}\u00a0{said(view, 'ally', ally=ALLIES[at - 1])}" for at in left]
    return [view.words("grail_glance-note-point", allies=", ".join(names))]


NOTES: Mapping[str, Callable[[View], Sequence[str]]] = {
    "pass": _plain, "lay": _plain, "push": _plain, "ride": _landings, "spear": _spear, "steal": _steal,
    "point": _point,
}  # fmt: skip
"""The sentences of each question that has some."""
