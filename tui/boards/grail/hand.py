"""Grail Cup on the screen: the cards in our hand, and what the one that matters does.

Knows: which cards belong to a question, and how they lie side by side.
Must not know: what is legal; that comes with the view.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import replace

import core
from core.games.grail.actions import Keep, Lay
from core.games.grail.components import ALLIES
from core.games.grail.state import State
from tui.boards.view import View
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size, spread

from .allies import COLOURS
from .said import said

TEXT = 24
"""Columns of what a card does, beside the cards."""
ANSWERS = 20
"""Columns that are left to the answers, where several cards are held; the screen has some more of its own."""
SMALL, LARGE = Size(11, 6), Size(13, 7)
ROOMY = 70
"""Columns from which cards lie beside what the one that matters does; with fewer, there is only that one."""
BRIEF = Size(28, 7)
PICTURE = Size(8, 3)
"""The size of such a card's picture, with the column that keeps the text from it."""


def draw_hand(view: View, room: tuple[int, int]) -> Canvas | None:
    """The ally or token that asks, and what it does; in the draft the allies in hand, the one under the cursor
    lifted. None if no card matters now."""
    names = held(view)
    name = chosen(view) or (names[0] if names else None)
    if name is None:
        return None
    if room[0] < ROOMY:
        return draw_brief(view, name)
    size = LARGE if room[1] > LARGE.height else SMALL
    shown = names or [name]
    wide = max(size.width, min(len(shown) * (size.width + 1) - 1, room[0] - TEXT - ANSWERS))
    canvas = Canvas(wide + TEXT, size.height + 1, view.ascii_only)
    lay_out(canvas.part(0, 0, wide, size.height + 1), view, shown, size)
    draw_text(canvas.part(wide, 0, TEXT, size.height + 1), view, name)
    return canvas


def draw_brief(view: View, name: str) -> Canvas:
    """One card that lies on its side: its picture, and around it what it does."""
    canvas, it, ours = Canvas(*BRIEF, view.ascii_only), face(view, name), view.question is not None
    canvas.fill(0, 0, *BRIEF, f"tint-{it.colour}")
    canvas.fill(0, 0, BRIEF.width, 1, f"wash-{it.colour}")
    canvas.put(1, 0, f"{it.value} {it.name}".strip(), "gold bold" if ours else it.colour)
    pictures.place(canvas.part(1, 1, *PICTURE), it.picture, it.colour, faint=not ours)
    width = BRIEF.width - 2
    rows = flowed(said(view, f"does-{name}"), [width - PICTURE.width] * PICTURE.height + [width] * PICTURE.height)
    for at, row in enumerate(rows):
        left = 1 + PICTURE.width if at < PICTURE.height else 1
        canvas.put(left, 1 + at, row, "ink" if ours else "dim")
    if name in (answers := answers_of(view)):
        canvas.hot(answers[name])
    return canvas


def flowed(text: str, widths: Sequence[int]) -> list[str]:
    """A text in rows of these widths; what is longer is cut."""
    rows: list[str] = []
    for width in widths:
        first, *_ = textwrap.wrap(text, width) or [""]
        rows.append(first)
        text = text[len(first) :].lstrip(" ")
    return rows


def held(view: View) -> list[str]:
    """The cards that are ours to choose from now: allies of the pack, or tokens that the fairy shows."""
    named = [named_by(action) for action in view.legal]
    return [name for name in named if name]


def named_by(action: core.Action | None) -> str | None:
    """The card that an answer is about."""
    if isinstance(action, Keep):
        return action.ally
    return action.token if isinstance(action, Lay) else None


def answers_of(view: View) -> dict[str, int]:
    """For each card that we may choose, the number of that answer."""
    return {name: number for number, action in enumerate(view.legal) if (name := named_by(action))}


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
    """The cards side by side, or one whole and strips of the others; a click on one is its answer."""
    at = shown.index(name) if (name := chosen(view)) in shown else None
    answers = answers_of(view)
    columns = spread(room, [counted(view, each) for each in shown], at, size=size)
    for number in sorted(range(len(shown)), key=lambda number: number == at):
        if shown[number] in answers:
            room.part(columns[number], 0, size.width, room.height).hot(answers[shown[number]])


def face(view: View, name: str) -> Card:
    """The face of an ally, of a token, of the curse or of the jump."""
    if name in ALLIES:
        whole, short = said(view, "ally-name", ally=name), said(view, "ally-card", ally=name)
        return Card(COLOURS[name], str(ALLIES.index(name) + 1), whole, name, short=short)
    if name in ("curse", "jump"):
        ally = "witch" if name == "curse" else "squire"
        return Card("bad" if name == "curse" else COLOURS[ally], "", said(view, "tally-by", cause=name), ally)
    whole, short = said(view, "token", token=name), said(view, "token-card", token=name)
    return Card("clover", "", whole, name, short=short)


def counted(view: View, name: str) -> Card:
    """A card to choose, with its key; of equal tokens, how many there are."""
    drawn, count = face(view, name), view.state.look.known().count(name)
    number = answers_of(view).get(name)
    if name in ALLIES or number is None:  # allies are chosen by their own numbers
        return drawn
    return replace(drawn, key=str(number + 1), value=f"×{count}" if count > 1 else "")


def draw_text(room: Canvas, view: View, name: str) -> None:
    """Draws the effect of a card on a ground of its own; bright if this seat is asked."""
    inner = room.part(1, 1, room.width - 1, room.height - 1)
    inner.fill(0, 0, *inner.size, "panel")
    rows = textwrap.wrap(said(view, f"does-{name}"), inner.width - 2)
    top = max(0, inner.height - len(rows)) // 2
    for at, row in enumerate(rows):
        inner.put(1, top + at, row, "ink" if view.question is not None else "dim")
