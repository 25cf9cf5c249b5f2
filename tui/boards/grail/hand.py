"""Grail Cup on the screen: the cards in our hand, and what the one that matters does.

Knows: which cards belong to a question, and how they lie side by side.
Must not know: what is legal; that comes with the view.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len

import core
from core.games.grail.actions import Choose, Keep, Lay, Pass
from core.games.grail.components import ALLIES, FACE_DOWN, FACE_UP, LOOKS
from core.games.grail.recall import tokens_laid
from core.games.grail.state import State
from tui.boards.view import View
from tui.draw import pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size, card, spread
from tui.draw.panels import fitted

from .allies import COLOURS
from .roster import draw_round_table
from .said import said

TEXT = 24
"""Columns of what a card does, beside the cards, at least."""
WIDEST_TEXT = 54
"""Columns of it where few cards leave room, so that a line of it is read at a glance."""
TABLE = 28
"""Columns that are left to the answers: a table of allies needs them. The screen has some more of its own."""
EXPLAINED = Size(92, 8)
"""Columns and rows for the hand from which the screen explains beside the board what is under the cursor. Only then
cards lie side by side; with less room, there is the one that matters, and the table keeps the rest."""
SIZE = Size(13, 7)
"""The size of a card."""
BRIEF = Size(28, 8)
ROUND = 40
"""Columns of the players round the table, at most."""
PICTURE = Size(8, 3)
"""The size of such a card's picture, with the column that keeps the text from it."""


def draw_hand(view: View, room: tuple[int, int]) -> Canvas | None:
    """The ally or token that asks, and what it does; in the draft the allies in hand, the one under the cursor
    lifted; as they are passed, the players round the table. None if no card matters now."""
    if isinstance(view.cursor, Pass):
        canvas = Canvas(*passing(view, room), view.ascii_only)
        draw_round_table(canvas, view, view.cursor.way)
        return canvas
    names = held(view)
    name = chosen(view) or (names[0] if names else None)
    if name is None:
        return None
    return draw_cards(view, room, name, names) if is_explained(room) else draw_brief(view, name)


def draw_cards(view: View, room: tuple[int, int], name: str, names: list[str]) -> Canvas:
    """Cards side by side, and beside them what the one that matters does; not of allies to choose from, which the
    screen explains."""
    shown = names or [name]
    wide = columns_of(len(shown), room)
    whole = wide if name in ALLIES and names else max(wide + TEXT, min(wide + WIDEST_TEXT, kept(view, room)[0]))
    canvas = Canvas(whole, SIZE.height + 1, view.ascii_only)
    lay_out(canvas.part(0, 0, wide, canvas.height), view, shown)
    if whole > wide:
        draw_text(canvas.part(wide, 0, canvas.width - wide, canvas.height), view, name)
    return canvas


def is_explained(room: tuple[int, int]) -> bool:
    """True if the screen says beside the board what an ally under the cursor does."""
    return room[0] >= EXPLAINED.width and room[1] >= EXPLAINED.height


def columns_of(count: int, room: tuple[int, int]) -> int:
    """The columns of so many cards."""
    return max(SIZE.width, min(count * (SIZE.width + 1) - 1, room[0] - TABLE))


def kept(view: View, room: tuple[int, int]) -> tuple[int, int]:
    """The columns and rows of the largest hand: of the whole pack that the first chooser has."""
    if not is_explained(room):
        return BRIEF
    most = len(ALLIES) - FACE_UP[len(view.state.seats)] - FACE_DOWN
    return max(columns_of(most, room), columns_of(LOOKS, room) + TEXT), SIZE.height + 1


def passing(view: View, room: tuple[int, int]) -> tuple[int, int]:
    """The columns and rows of the players round the table."""
    wide, high = kept(view, room)
    return min(wide, ROUND), high


def draw_brief(view: View, name: str) -> Canvas:
    """One card that lies on its side: its picture, and around it what it does; on a ground as high as that."""
    canvas, it = Canvas(*BRIEF, view.ascii_only), face(view, name)
    ours = view.question is not None
    width = BRIEF.width - 2
    narrow, wide = [width - PICTURE.width] * PICTURE.height, [width] * (BRIEF.height - 1 - PICTURE.height)
    rows = flowed(said(view, f"does-{name}"), [*narrow, *wide])
    used = max(1 + PICTURE.height, 1 + max((at for at, row in enumerate(rows, 1) if row), default=0))
    lines = notes(view)
    below = min(BRIEF.height, used + 1 + len(lines))
    canvas.fill(0, 0, BRIEF.width, below, "panel" if it.colour == "clover" else f"tint-{it.colour}")
    canvas.fill(0, 0, BRIEF.width, 1, f"wash-{it.colour}")
    count = copies(view, name)
    canvas.put(1, 0, f"{it.value} {it.name}{count}".strip(), "gold bold" if ours else it.colour)
    pictures.place(canvas.part(1, 1, *PICTURE), it.picture, it.colour, faint=not ours)
    for at, row in enumerate(rows):
        left = 1 + PICTURE.width if at < PICTURE.height else 1
        canvas.put(left, 1 + at, row, "ink" if ours else "dim")
    draw_notes(canvas.part(1, 0, width, below), view, used)
    if name in (answers := answers_of(view)):
        canvas.hot(answers[name])
    return canvas


def draw_notes(room: Canvas, view: View, used: int) -> None:
    """In the last rows what is chosen or laid so far, as far as there is room below the rows that are used."""
    lines = notes(view)
    if len(lines) > room.height - used:
        lines = lines[1:]
    for y, (text, style) in enumerate(lines[: room.height - used], room.height - len(lines)):
        room.put(0, y, fitted(text, room.width), style)


def notes(view: View) -> list[tuple[str, str]]:
    """The fairy's clovers, with the tokens that go back there; each with its style."""
    state: State = view.state
    match view.cursor:
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


def lay_out(room: Canvas, view: View, shown: list[str]) -> None:
    """The cards side by side; where they are too many for that, small ones in two rows. A click on one is its
    answer."""
    if len(shown) * (SIZE.width + 1) - 1 > room.width:
        lay_small(room, view, shown)
        return
    at = shown.index(name) if (name := chosen(view)) in shown else None
    answers = answers_of(view)
    columns = spread(room, [counted(view, each) for each in shown], at, size=SIZE)
    for number in sorted(range(len(shown)), key=lambda number: number == at):
        if shown[number] in answers:
            room.part(columns[number], 0, SIZE.width, room.height).hot(answers[shown[number]])


def lay_small(room: Canvas, view: View, shown: list[str]) -> None:
    """Cards without pictures in two rows, or where their names need it in two columns."""
    names = [_that_fits(face(view, name).name, face(view, name).short, NAME) for name in shown]
    across = -(-len(shown) // 2)
    if max(map(cell_len, names)) > room.width // across - EDGES:
        across = 2
    wide, high = room.width // across, room.height // -(-len(shown) // across)
    answers = answers_of(view)
    for number, (name, said_name) in enumerate(zip(shown, names, strict=True)):
        row, column = divmod(number, across)
        place = room.part(column * wide, row * high, wide, high)
        draw_small(place, view, name, said_name)
        if name in answers:
            place.hot(answers[name])


NAME = 10
"""Columns of the longest name on a small card."""
EDGES = 2


def draw_small(room: Canvas, view: View, name: str, said_name: str) -> None:
    """A small card: number, name, and what an ally does where there is a row for it; in one row without edges."""
    it, now, wide = counted(view, name), name == chosen(view), room.width - EDGES
    style = "gold bold" if now else f"{it.colour} bold"
    if room.height < 3:
        room.fill(0, 0, room.width - 1, 1, f"wash-{it.colour}" if now else f"tint-{it.colour}")
        after = room.put(1, 0, it.value or it.key, style) + 1
        room.put(after, 0, _that_fits(said_name, "", room.width - after), "ink bold" if now else "ink")
        return
    card(room, Card(it.colour), chosen=now)
    room.put(1, 0, it.value or it.key, style)
    room.center(1, 1, wide, said_name, "ink bold")
    if room.height > 3 and name in ALLIES:
        room.center(1, 2, wide, _that_fits(view.words("grail_board-move", ally=name), "", wide), "soft-dim")


def _that_fits(text: str, shorter: str, width: int) -> str:
    """A text, or the shorter one, as far as it is seen whole."""
    return next((each for each in (text, shorter) if cell_len(each) <= width), "")


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
    rows = textwrap.wrap(said(view, f"does-{name}"), inner.width - 2)
    below = len(notes(view))
    most = min(inner.height, len(rows) + below + bool(below) + 2)
    inner = inner.part(0, (inner.height - most) // 2, inner.width, most)
    inner.fill(0, 0, *inner.size, "panel")
    top = max(0, inner.height - below - bool(below) - len(rows)) // 2
    for at, row in enumerate(rows):
        inner.put(1, top + at, row, "ink" if view.question is not None else "dim")
    draw_notes(inner.part(1, 0, inner.width - 2, inner.height), view, top + len(rows))
