"""Grail Cup on the screen: the cards in our hand, and what the one that matters does.

Knows: which cards belong to a question, and how they lie side by side.
Must not know: what is legal; that comes with the view.
"""

from __future__ import annotations

import textwrap

import core
from core.games.grail.actions import Keep, Lay
from core.games.grail.components import ALLIES
from core.games.grail.state import State

from ..canvas import Canvas
from ..draw.cards import Card, Size, hand
from .base import View
from .grail_allies import COLOURS
from .grail_said import said

TEXT = 24
"""Columns of what a card does, with its edges."""
ANSWERS = 20
"""Columns that are left to the answers, where several cards are held; the screen has some more of its own."""
SMALL, LARGE = Size(11, 6), Size(13, 7)


def draw_hand(view: View, room: tuple[int, int]) -> Canvas | None:
    """The ally or token that asks, and what it does; in the draft the allies in hand, the one under the cursor
    lifted. None if no card matters now."""
    names = held(view)
    name = chosen(view) or (names[0] if names else None)
    if name is None:
        return None
    size = LARGE if room[1] > LARGE.height else SMALL
    shown = names if names and room[0] >= 70 else [name]
    wide = max(size.width, min(len(shown) * (size.width + 1) - 1, room[0] - TEXT - ANSWERS))
    canvas = Canvas(wide + TEXT, size.height + 1, view.ascii_only)
    lay_out(canvas.part(0, 0, wide, size.height + 1), view, shown, size)
    draw_text(canvas.part(wide, 0, TEXT, size.height + 1), said(view, f"does-{name}"), view)
    return canvas


def held(view: View) -> list[str]:
    """The cards that are ours to choose from now: allies of the pack, or tokens that the fairy shows."""
    named = [named_by(action) for action in view.legal]
    return [name for name in named if name]


def named_by(action: core.Action | None) -> str | None:
    """The card that an answer is about."""
    if isinstance(action, Keep):
        return action.ally
    return action.token if isinstance(action, Lay) else None


def chosen(view: View) -> str | None:
    """The card that matters: the one under the cursor, the one that asks, or the one that we keep."""
    state: State = view.state
    if view.question is not None and (name := named_by(view.cursor)):
        return name
    if state.asked and state.asked[0].cause != "draft":
        return state.asked[0].cause
    kept = [] if view.seat is None else state.kept[view.seat].known()
    return str(kept[0]) if kept and state.asked else None


def lay_out(room: Canvas, view: View, shown: list[str], size: Size) -> None:
    """The cards side by side or as a fan; a click on one is its answer."""
    at = shown.index(name) if (name := chosen(view)) in shown else None
    columns = hand(room, [face(view, each) for each in shown], at, size=size)
    answers = {named_by(action): number for number, action in enumerate(view.legal)}
    for number in sorted(range(len(shown)), key=lambda number: number == at):
        if shown[number] in answers:
            room.part(columns[number], 0, size.width, room.height).hot(answers[shown[number]])


def face(view: View, name: str) -> Card:
    """The face of an ally, of a token, of the curse or of the jump."""
    if name in ALLIES:
        return Card(COLOURS[name], str(ALLIES.index(name) + 1), said(view, "ally", ally=name), name)
    if name in ("curse", "jump"):
        ally = "witch" if name == "curse" else "squire"
        return Card("bad" if name == "curse" else COLOURS[ally], "", said(view, "tally-by", cause=name), ally)
    return Card("clover", "", said(view, "token", token=name), name)


def draw_text(room: Canvas, text: str, view: View) -> None:
    """What the card does, on a ground of its own; bright if we are asked."""
    inner = room.part(1, 0, room.width - 1, room.height)
    inner.fill(0, 1, inner.width, inner.height - 1, "panel")
    rows = textwrap.wrap(text, inner.width - 2)
    top = 1 + max(0, inner.height - 1 - len(rows)) // 2
    for at, row in enumerate(rows):
        inner.put(1, top + at, row, "ink" if view.question is not None else "dim")
