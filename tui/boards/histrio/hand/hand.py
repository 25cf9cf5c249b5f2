"""Histrio's hand: what the question is about as cards, the one under the cursor raised; and what only we know.

Knows: the parts of the hand, and the room for each.
Must not know: the board, or what is on a request.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len

import core
from core.games.histrio.components import CHAMELEON, CITIES
from core.games.histrio.state import State
from tui.draw import cards
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.panels import fitted
from tui.text.wrap import wrapped

from ..faces import ENCOUNTER, LARGE, face
from ..scene import Scene
from .city import LEAST, city, shown_city
from .playable import answering, conditions, spelled_out
from .requests import (
    SLIP,
    TOP,
    detail,
    discarding,
    held,
    letters,
    limit,
    lines,
    rows_of,
)
from .subjects import FIGURE, figures, make_hot, masked, subject_of, subjects, thief, told, transfer
from .tickets import LARGE_TICKET, WIDE, tickets, travelling

NARROW = 35
"""Columns of what only we know, beside the answers."""
ROWS = 1 + len(CITIES) + 1
"""Rows of it: those of the cities to travel to, below their heading, and a free one."""
NAMED = 1
"""Acrobats that the row of a troupe names."""
FEW = 3
"""Players whose troupes leave the hand all its rows on the lowest screen; each more takes one."""
CARDS = 8
"""Rows in which travel cards can lie."""
MOST, APART = 74, 2
"""Columns of the widest hand: three actors, and the requests beside them; the choices have as many as on a low screen
then. And those free at its end."""


def is_narrow(room: tuple[int, int]) -> bool:
    """True if there is only room for lines."""
    return room[0] < WIDE + 18 or room[1] < CARDS


def kept(room: tuple[int, int]) -> tuple[int, int]:
    """The columns and rows of the largest hand in so much room."""
    if is_narrow(room):
        return NARROW, ROWS
    return MOST, max(ENCOUNTER.height + 1, min(room[1], LARGE_TICKET.height + 2 + SLIP))


def narrow_rows(state: State) -> int:
    """The rows of the hand in lines: fewer where troupes are many."""
    return ROWS - max(0, len(state.troupes) - FEW)


def draw(scene: Scene, room: tuple[int, int]) -> Canvas:
    """The hand, as large as the room allows."""
    if is_narrow(room):
        return narrow(scene)
    (_, height), subject = kept(room), subjects(scene) or thief(scene)
    if subject:
        return beside(scene, subject, height)
    return tickets(scene, height) if travelling(scene) else letters(scene, MOST, height)


def beside(scene: Scene, subject: Sequence[core.Face], rows: int) -> Canvas:
    """Cards that the question is about; beside them what the one under the cursor does, above the requests."""
    most = MOST - NARROW
    size = size_of(len(subject), rows, most)
    wide = min(len(subject) * (size.width + 1), most)
    canvas = Canvas(MOST, rows, scene.view.ascii_only)
    cursor = scene.view.cursor
    chosen = subject_of(cursor) if cursor is not None else None
    under = subject.index(chosen) if chosen in subject else None
    left = canvas.part(0, 0, wide, size.height + 1)
    faces = slim([keyed(scene, card) for card in subject], size.width)
    starts = cards.hand(left, faces, under, size=size)
    for at in cards.stacked(len(subject), under):
        make_hot(scene, left.part(starts[at], 0, *size), subject[at])
    right = canvas.part(wide + 1, TOP, canvas.width - wide - 1 - APART, canvas.height - TOP)
    y = told(scene, right, [CHAMELEON] if masked(scene) else subject) + 1
    requests = held(scene)
    y += lines(scene, right.part(0, y, right.width, right.height - y), requests, spaced=not thief(scene))
    if not thief(scene):
        limit(scene, right.part(0, y, right.width, right.height - y), requests)
    transfer(scene, right.part(0, y, right.width, max(0, right.height - y)))
    return canvas


def size_of(count: int, rows: int, width: int) -> Size:
    """The size of so many cards in so much room: large ones, or such as all lie side by side, with sign and level."""
    if rows > LARGE.height and count * (LARGE.width + 1) <= width:
        return LARGE
    return Size(min(ENCOUNTER.width, (width + 1) // count - 1), ENCOUNTER.height)


def slim(faces: Sequence[Card], width: int) -> Sequence[Card]:
    """Cards that are narrower than others: without walls, and named only if all names have room."""
    if width >= ENCOUNTER.width:
        return faces
    named = all(cell_len(face.name) <= width for face in faces)
    return [replace(face, walls=False, name=face.name if named else "") for face in faces]


def keyed(scene: Scene, subject: core.Face) -> Card:
    """A card that the question is about, with the digit that chooses it, if it is one answer."""
    numbers = [at for at, action in enumerate(scene.view.legal) if subject_of(action) == subject]
    key = scene.words.keys(scene.view, numbers) if len(numbers) == 1 else ""
    return replace(face(scene, subject), key=key)


def narrow(scene: Scene) -> Canvas:
    """What only we know in lines: below the city of a travel card its requests, or requests and acrobats above the
    pictures of what the question is about."""
    canvas = Canvas(NARROW, narrow_rows(scene.state), scene.view.ascii_only)
    (journey if travelling(scene) and (shown_city(scene) or not subjects(scene)) else belongings)(scene, canvas)
    return canvas


def journey(scene: Scene, canvas: Canvas) -> None:
    """The city that a travel card leads to; in the last rows what is ours, where it stays whatever the city holds."""
    most = canvas.height - LEAST
    high = owned(scene, Canvas(canvas.width, most))
    owned(scene, canvas.part(0, canvas.height - high, canvas.width, high))
    room, lines = canvas.height - high, 1 + len(scene.state.at(shown_city(scene)).known()) if shown_city(scene) else 0
    city(scene, canvas.part(0, 0, canvas.width, room - (0 < high < most and room > lines)))


def owned(scene: Scene, room: Canvas) -> int:
    """Our requests and, where rows are free, our acrobats; returns the number of rows."""
    requests = held(scene)
    y = lines(scene, room, requests) if requests else 0
    return y + ready(scene, room.part(0, y, room.width, room.height - y))


def belongings(scene: Scene, canvas: Canvas) -> None:
    """What the question is about; below it, where it stays from question to question, requests and acrobats."""
    requests = held(scene)
    if discarding(scene):
        detail(scene, canvas, requests)
        return
    needed = rows_of(scene, requests, NARROW) + len(ready_rows(scene)[1])
    is_tight = canvas.height - 1 - needed == TOP + FIGURE
    top = min(figures(scene, canvas, 0 if is_tight else TOP), canvas.height - len(requests))
    top += top > 0 and (is_tight or top + 1 + needed < canvas.height)
    room = canvas.part(0, top, NARROW, canvas.height - top)
    most = room.part(0, 0, NARROW, max(len(requests), room.height - len(ready_rows(scene)[1])))
    told = spelled_out(scene, most, requests) if answering(scene) else 0
    y = told or lines(scene, most, requests)
    y += ready(scene, room.part(0, y, NARROW, room.height - y))
    if not told:
        conditions(scene, room.part(0, y, NARROW, room.height - y), requests)
    if not answering(scene) and not thief(scene):
        limit(scene, room.part(0, y, NARROW, room.height - y), requests)
    transfer(scene, room.part(0, y + 1, NARROW, max(0, room.height - y - 2)))


def usable(scene: Scene) -> list[core.Face]:
    """Our acrobats that can be used, where they are too many to be named in the troupe's row; none while a question is
    about some of them, which are seen as pictures."""
    ready = scene.state.troupes[scene.view.own].acrobats.known()
    asked = masked(scene) or any(card in ready for card in subjects(scene))
    return [] if asked or len(ready) <= NAMED else ready


def ready_rows(scene: Scene) -> tuple[str, list[str]]:
    """Our acrobats that can be used, by name, in rows, and what stands before them."""
    mine, label = usable(scene), scene.text("panel-acrobats")
    if not mine:
        return label, []
    forms = [", ".join(name(scene.view, card) for card in mine) for name in (scene.words.card, scene.words.short)]
    said = next((form for form in forms if cell_len(f"{label} {form}") <= NARROW), "")
    if not said:
        label, said = scene.sign("acrobat"), forms[0]
    return label, list(wrapped(said, NARROW - cell_len(label) - 1))


def ready(scene: Scene, room: Canvas) -> int:
    """The same, as far as there is room; returns the number of rows."""
    label, rows = ready_rows(scene)
    rows = rows[: room.height]
    room.put(0, 0, label if rows else "", "dim")
    for y, said in enumerate(rows):
        room.put(cell_len(label) + 1, y, fitted(said, NARROW - cell_len(label) - 1), "acrobat")
    return len(rows)
