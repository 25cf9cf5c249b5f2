"""Grail Cup on the screen: the cards in our hand, and what the one that matters does.

Knows: which cards belong to a question, and how they lie side by side.
Must not know: what is legal; that comes with the view.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

import core
from core.games.grail.actions import Choose, Curse, Keep, Lay, Pass
from core.games.grail.components import ALLIES
from core.games.grail.recall import tokens_laid
from core.games.grail.state import State
from tui.boards.view import View
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Across, Card, Size
from tui.draw.panels import edge, fitted

from .allies import COLOURS
from .roster import draw_round_table
from .said import said

EXPLAINED = Size(92, 8)
"""Columns and rows for the hand from which the screen explains beside the board what is under the cursor. Only then
there is room for a card with edges."""
WHOLE, BROAD = Size(44, 9), Size(56, 9)
"""The size of such a card with a free row below it, and on a screen of `SPACIOUS` columns for the hand."""
SPACIOUS = 130
BRIEF = Size(28, 8)
PICTURE = Size(8, 3)
"""The size of such a card's picture, with the column that keeps the text from it."""
PORTRAIT = 13
"""The columns of a picture on a card with edges, or on a card of few words."""


def draw_hand(view: View, room: tuple[int, int]) -> Canvas | None:
    """The ally or token that asks, and what it does; in the draft the ally under the cursor; as the others are passed,
    the players round the table. None if no card matters now."""
    if isinstance(view.cursor, Pass):
        canvas = Canvas(*kept(view, room), view.ascii_only)
        high = canvas.height - has_edges(room)
        draw_round_table(canvas.part(0, 0, canvas.width, high), view, view.cursor.way)
        return canvas
    names = held(view)
    name = chosen(view) or (names[0] if names else None)
    if name is None:
        return None
    canvas = Canvas(*kept(view, room), view.ascii_only)
    (draw_whole if has_edges(room) else draw_brief)(canvas, view, name)
    if name in (answers := answers_of(view)):
        canvas.hot(answers[name])
    return canvas


def is_explained(room: tuple[int, int]) -> bool:
    """True if the screen says beside the board more of what is under the cursor."""
    return room[0] >= EXPLAINED.width and room[1] >= EXPLAINED.height


def has_edges(room: tuple[int, int]) -> bool:
    """True if there is room for a card with edges, and for a free row below it."""
    return is_explained(room) or isinstance(room, Across)


def kept(view: View, room: tuple[int, int]) -> tuple[int, int]:
    """The columns and rows of every hand, so that the choices beside it stay where they are."""
    if isinstance(room, Across):
        return room
    if not is_explained(room):
        return BRIEF
    return BROAD if room[0] >= SPACIOUS else WHOLE


def draw_whole(canvas: Canvas, view: View, name: str) -> None:
    """A card with edges that lies on its side: its name above, its picture, and beside that what it does."""
    it, ours = face(view, name), view.question is not None
    box = canvas.part(0, 0, canvas.width, canvas.height - 1)
    box.fill(0, 0, *box.size, ground(it))
    edge(box, "gold bold" if ours else f"faint-{it.colour}", heavy=ours)
    box.put(2, 0, f" {titled(view, name)} ", "gold bold" if ours else it.colour)
    pictures.place(box.part(1, 1, PORTRAIT, box.height - 2), it.picture, it.colour, faint=not ours)
    text = box.part(PORTRAIT + 1, 1, box.width - PORTRAIT - 3, box.height - 2)
    rows = without_orphan(said(view, f"does-{name}"), text.width)[: text.height]
    below = len(notes(view))
    top = 0 if below else (text.height - len(rows)) // 2
    for at, row in enumerate(rows, top):
        text.put(0, at, row, "ink" if ours else "dim")
    draw_notes(text.part(0, 0, text.width, min(text.height, len(rows) + below + 1)), view, len(rows))


def without_orphan(text: str, width: int) -> list[str]:
    """A text in rows of at most this width: narrower ones where the last would have a single word."""
    rows = textwrap.wrap(text, width)
    found = (textwrap.wrap(text, each) for each in range(width, width * 2 // 3, -1))
    return next((each for each in found if len(each) == len(rows) and " " in each[-1]), rows)


def ground(it: Card) -> str:
    """The ground of a card: of an ally's colour, which a token has not."""
    return "panel" if it.colour == "clover" else f"tint-{it.colour}"


def titled(view: View, name: str) -> str:
    """An ally's number and name, or a token and how many there are of it."""
    it = face(view, name)
    return f"{it.value} {it.name}{copies(view, name)}".strip()


def draw_brief(canvas: Canvas, view: View, name: str) -> None:
    """One card that lies on its side: its picture, and around it what it does; on a ground as high as that."""
    it, ours = face(view, name), view.question is not None
    width = BRIEF.width - 2
    narrow, wide = [width - PICTURE.width] * PICTURE.height, [width] * (BRIEF.height - 1 - PICTURE.height)
    rows = flowed(said(view, f"does-{name}"), [*narrow, *wide])
    used = max(1 + PICTURE.height, 1 + max((at for at, row in enumerate(rows, 1) if row), default=0))
    below = max(used, BRIEF.height - (not notes(view)))
    canvas.fill(0, 0, BRIEF.width, below, ground(it))
    canvas.fill(0, 0, BRIEF.width, 1, f"wash-{it.colour}")
    canvas.put(1, 0, titled(view, name), "gold bold" if ours else it.colour)
    pictures.place(canvas.part(1, 1, *PICTURE), it.picture, it.colour, faint=not ours)
    for at, row in enumerate(rows):
        left = 1 + PICTURE.width if at < PICTURE.height else 1
        canvas.put(left, 1 + at, row, "ink" if ours else "dim")
    draw_notes(canvas.part(1, 0, width, below), view, used)


def draw_notes(room: Canvas, view: View, used: int) -> None:
    """In the last rows what is chosen or laid so far, as far as there is room below the rows that are used."""
    lines = notes(view)
    if len(lines) > room.height - used:
        lines = lines[1:]
    for y, (text, style) in enumerate(lines[: room.height - used], room.height - len(lines)):
        room.put(0, y, fitted(text, room.width), style)


def notes(view: View) -> list[tuple[str, str]]:
    """The fairy's clovers, with the tokens that go back there, or when a curse works; each with its style."""
    state: State = view.state
    match view.cursor:
        case Curse():
            return [(view.words("grail_glance-cursed"), "ink")]
        case Choose() if state.looked:
            return [(view.words("grail_board-chosen"), "soft-dim"), (", ".join(map(str, state.looked)), "gold")]
        case Lay(token=str(token)):
            return [
                (view.words("grail_board-laid"), "soft-dim"),
                *(_laid(view, space, token) for space in state.looked),
            ]
        case _:
            return []


def _laid(view: View, space: int, token: str) -> tuple[str, str]:
    """A clover space with the token that goes back there; the one that is asked for with that under the cursor."""
    now = space == view.asked.number
    faces = tokens_laid(view.state, view.own, view.log).get(space, frozenset())
    laid = str(*faces) if len(faces) == 1 and space not in _left(view) else ""
    name = said(view, "token", token=token if now else laid) if now or laid else "?"
    return f"{space:>2}  {name}", "gold bold" if now else "ink" if laid else "dim"


def _left(view: View) -> list[int]:
    """The clover spaces whose tokens are still to be laid."""
    laid = len(view.state.looked) - len(view.state.look)
    order = list(view.state.looked)
    return order[laid:]


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


def copies(view: View, name: str) -> str:
    """Says how many there are of a token that is chosen for a clover, if there are several."""
    count = view.state.look.known().count(name) if name in answers_of(view) and name not in ALLIES else 1
    return f" ×{count}" if count > 1 else ""


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
