"""Histrio's hand: what the question is about as cards, the one under the cursor raised; and what only we know.

Knows: travel cards, actors just gained, our acrobats.
Must not know: the board, or what is on a request.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.histrio.actions import (
    Court,
    Disguise,
    FireEater,
    Horse,
    Ox,
    Strongman,
    Tightrope,
    Travel,
)  # fmt: skip
from core.games.histrio.cards import city_of, is_actor, pull, talent_of
from core.games.histrio.components import CITIES
from core.games.histrio.state import State
from core.games.histrio.theatre import moved
from core.games.histrio.travel import travel_left
from tui.draw import cards
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.panels import fitted, fitted_line

from .faces import ENCOUNTER, LARGE, WIDTH, face, portrait
from .faces import wrapped as in_rows
from .festival import is_on
from .map import LANDMARKS, caravel_key
from .requests import SLIP, columns, conditions, detail, discarding, held, letters, lines, slips, wrapped
from .scene import Scene, style_of

NARROW = 35
"""Columns of what only we know, beside the answers."""
ROWS = 1 + len(CITIES)
"""Rows of it: those of the cities to travel to, below their heading."""
NAMED = 2
"""Acrobats that the row of a troupe names."""
FEW = 4
"""Players whose troupes leave the hand its last row on the lowest screen."""
CARDS = 8
"""Rows in which travel cards can lie."""
WIDE = 72
"""Columns in which all travel cards lie side by side."""
MOST = 76
"""Columns of the widest hand: three actors, and the requests beside them; the choices have as many as on a low screen
then."""
LINES = 3
"""Rows of the requests below travel cards with pictures, at least."""
TICKET, LARGE_TICKET = Size(9, 4), Size(9, 6)
"""A travel card."""
ACROBATS: dict[type[core.Action], core.Face] = {
    Tightrope: "tightrope", Ox: "ox", Horse: "horse", FireEater: "fire_eater", Strongman: "strongman",
}  # fmt: skip
"""The acrobat that an answer uses."""
EFFECTS = ((1, 2), (3, 5))
"""Levels of actors that do something when they are met, as the legend has them in two rows."""
FIGURE, BESIDE = 3, 16
"""Rows of the pictures of what a question is about on a low screen, and columns of the words beside them."""
MASKS = {"comedian": "comedian-1", "tragedian": "tragedian-1"}
"""The actors that a chameleon can be."""


def is_narrow(room: tuple[int, int]) -> bool:
    """True if there is only room for lines."""
    return room[0] < WIDE + 18 or room[1] < CARDS


def kept(room: tuple[int, int]) -> tuple[int, int]:
    """The columns and rows of the largest hand in so much room."""
    if is_narrow(room):
        return NARROW, ROWS
    return MOST, max(ENCOUNTER.height + 1, min(room[1], LARGE_TICKET.height + 1 + SLIP))


def narrow_rows(state: State) -> int:
    """The rows of the hand in lines: where troupes are many, one less."""
    return ROWS - (len(state.troupes) > FEW)


def draw(scene: Scene, room: tuple[int, int]) -> Canvas:
    """The hand, as large as the room allows."""
    if is_narrow(room):
        return narrow(scene)
    (_, height), subject = kept(room), subjects(scene)
    if subject:
        return beside(scene, subject, height)
    return tickets(scene, height) if travelling(scene) else letters(scene, MOST, height)


def canvas_of(scene: Scene, width: int, height: int) -> Canvas:
    return Canvas(width, height, scene.view.ascii_only)


# What the question is about


def subject_of(action: core.Action) -> core.Face | None:
    """The card that an answer is about."""
    match action:
        case Court(actor=actor):
            return actor
        case Disguise(talent=str(talent)):
            return MASKS[talent]
        case _:
            return ACROBATS.get(type(action))


def subjects(scene: Scene) -> list[core.Face]:
    """The encounters that our question is about, each once: actors just gained, usable acrobats, masks."""
    found = (subject_of(action) for action in scene.view.legal)
    return list(dict.fromkeys(card for card in found if card is not None))


def first_answer(scene: Scene, subject: core.Face) -> int:
    """The first answer about this card."""
    return next(at for at, action in enumerate(scene.view.legal) if subject_of(action) == subject)


def beside(scene: Scene, subject: Sequence[core.Face], rows: int) -> Canvas:
    """Cards that the question is about, and the requests beside them."""
    size = LARGE if rows > LARGE.height and all(map(is_actor, subject)) else ENCOUNTER
    wide = min(len(subject) * (size.width + 1), MOST - NARROW - 1)
    canvas = canvas_of(scene, wide + 1 + NARROW, size.height + 1)
    cursor = scene.view.cursor
    chosen = subject_of(cursor) if cursor is not None else None
    under = subject.index(chosen) if chosen in subject else None
    left = canvas.part(0, 0, wide, canvas.height)
    starts = cards.hand(left, [keyed(scene, card) for card in subject], under, size=size)
    for at in cards.stacked(len(subject), under):
        left.part(starts[at], 0, *size).hot(first_answer(scene, subject[at]))
    lines(scene, canvas.part(wide + 1, 0, NARROW, canvas.height), held(scene))
    return canvas


def keyed(scene: Scene, subject: core.Face) -> Card:
    """A card that the question is about, with the digit that chooses it, if it is one answer."""
    numbers = [at for at, action in enumerate(scene.view.legal) if subject_of(action) == subject]
    key = scene.words.keys(scene.view, numbers) if len(numbers) == 1 else ""
    return replace(face(scene, subject), key=key)


# Travel cards


def tickets(scene: Scene, height: int) -> Canvas:
    """All travel cards side by side, requests below them as cards, or as lines where there are few rows."""
    size = LARGE_TICKET if height > LARGE_TICKET.height + LINES else TICKET
    below = SLIP if height > size.height + SLIP else height - size.height - 1
    canvas = canvas_of(scene, WIDE, size.height + 1 + below)
    travel = canvas.part(0, 0, WIDE, size.height + 1)
    left, cursor = travel_left(scene.state, scene.view.own), under_cursor(scene)
    for city in CITIES:
        up = f"city-{city}" == cursor or chosen(scene, city)
        ticket(scene, travel.part((city - 1) * size.width, 0 if up else 1, *size), city, left)
    rest = canvas.part(0, size.height + 1, WIDE, below)
    (slips if below == SLIP else columns)(scene, rest, held(scene))
    return canvas


def under_cursor(scene: Scene) -> core.Face | None:
    """The travel card under the cursor."""
    cursor = scene.view.cursor
    return cursor.card if isinstance(cursor, (Travel, Horse)) else None


def chosen(scene: Scene, city: int) -> bool:
    """True if this seat has secretly chosen the travel card of this city."""
    return f"city-{city}" in scene.state.troupes[scene.view.own].chosen.known()


def ticket(scene: Scene, room: Canvas, city: int, left: Sequence[core.Face]) -> None:
    """One travel card; a place where it lay, if it is used."""
    card = f"city-{city}"
    if card not in left:
        cards.empty(room, str(city))
        return
    name, picture = scene.text(f"town-{city}"), LANDMARKS[city - 1] if room.height > 4 else ""
    up = card == under_cursor(scene) or chosen(scene, city)
    cards.card(room, Card(f"seat{scene.view.own}", str(city), name, picture, friendly(scene, city)), chosen=up)
    hot_ticket(scene, room, card)


def friendly(scene: Scene, city: int) -> str:
    """A star on the city that our friendly troupe will travel to."""
    friends = scene.state.friends
    return "*" if friends and f"city-{city}" in friends[scene.view.own].looked.known() else ""


# In few columns


def narrow(scene: Scene) -> Canvas:
    """Travel cards by their numbers, where our friends will go, and a line for each request."""
    canvas = canvas_of(scene, NARROW, narrow_rows(scene.state))
    y = int(travelling(scene))
    if y:
        numbers(scene, canvas.part(0, 0, NARROW, 1))
    if secret := friends_secret(scene):
        canvas.put(canvas.put(0, y, f"{scene.text('panel-friends')} ", "dim"), y, secret, "gold bold")
        y += 1
    requests, below = held(scene), rows_below(scene)
    room = canvas.part(0, y, NARROW, max(len(requests), canvas.height - y - below))
    y += (detail if discarding(scene) else lines)(scene, room, requests)
    y += ready(scene, canvas.part(0, y, NARROW, canvas.height - y))
    free = canvas.part(0, y, NARROW, canvas.height - y)
    if figures(scene, canvas, y):
        legend(scene, canvas.part(0, y, NARROW, canvas.height - y - FIGURE))
    elif discarding(scene) or not conditions(scene, free, requests):
        legend(scene, free)
    return canvas


def travelling(scene: Scene) -> bool:
    """True while a travel card is to be chosen, or has been and is not yet shown."""
    asked = any(isinstance(action, (Travel, Horse)) and action.card for action in scene.view.legal)
    return asked or bool(scene.state.troupes[scene.view.own].chosen.known())


def rows_below(scene: Scene) -> int:
    """The rows that acrobats and the pictures of what the question is about need below the requests."""
    return len(ready_rows(scene)[1]) + FIGURE * bool(subjects(scene))


def usable(scene: Scene) -> list[core.Face]:
    """Our acrobats that can be used, where they are too many to be named in the troupe's row; none while chameleons
    choose, who are seen as what they can be."""
    ready = scene.state.troupes[scene.view.own].acrobats.known()
    return [] if masked(scene) or len(ready) <= NAMED else ready


def masked(scene: Scene) -> bool:
    """True while our chameleons choose."""
    return any(isinstance(action, Disguise) for action in scene.view.legal)


def ready_rows(scene: Scene) -> tuple[str, list[str]]:
    """Our acrobats that can be used, by name, in rows, and what stands before them."""
    mine, label = usable(scene), scene.text("panel-acrobats")
    if not mine:
        return label, []
    said = ", ".join(scene.words.card(scene.view, card) for card in mine)
    if cell_len(f"{label} {said}") > NARROW:
        label = scene.sign("acrobat")
    return label, wrapped(said, NARROW - cell_len(label) - 1)


def ready(scene: Scene, room: Canvas) -> int:
    """The same, as far as there is room; returns the number of rows."""
    label, rows = ready_rows(scene)
    rows = rows[: room.height]
    room.put(0, 0, label if rows else "", "dim")
    for y, said in enumerate(rows):
        room.put(cell_len(label) + 1, y, fitted(said, NARROW - cell_len(label) - 1), "acrobat")
    return len(rows)


def legend(scene: Scene, room: Canvas) -> None:
    """The meaning of the signs that are on the board, in the last rows of the room."""
    signs = {"comedy": scene.sign("comedy"), "tragedy": scene.sign("tragedy")}
    parts = [[Text(scene.board_text("legend-talents", **signs))]]
    if not is_on(scene.view.log):
        acts = [*map(Text, effects(scene))]
        rest = [[row] for row in (*signs_in_rows(scene), Text(scene.text("legend-earns")))]
        parts += [acts, *rest] if travelling(scene) else [*rest, acts]
    lines: list[Text] = []
    for part in parts:
        lines += part if len(lines) + len(part) <= room.height else []
    for y, line in enumerate(lines, room.height - len(lines)):
        line.stylize_before("dim")
        room.write(0, y, fitted_line(line, room.width))


def effects(scene: Scene) -> list[str]:
    """The effects of actors by their levels, two in a row below each other."""
    head = scene.board_text("legend-level")
    said = [[f"{level} {scene.text(f'hint-{level}')}" for level in pair] for pair in EFFECTS]
    wide = max(cell_len(first) for first, _ in said) + 3
    heads = (head, " " * cell_len(head))
    return [
        f"{head} {first}{' ' * (wide - cell_len(first))}{last}" for head, (first, last) in zip(heads, said, strict=True)
    ]


def signs_in_rows(scene: Scene) -> list[Text]:
    """The letters in cities, and the marks beside players, of those that are to be seen, in rows."""
    letters_there = caravel_key(scene, scene.view.own, NARROW)
    pieces = [*filter(None, [letters_there]), *map(Text, marks(scene))]
    rows = in_rows([Text.assemble(piece, " ", end="") for piece in pieces], NARROW + 1)
    return [Text(" ", end="").join(row) for row in rows]


def marks(scene: Scene) -> list[str]:
    """The names of the marks beside players, of those that are to be seen."""
    troupes = scene.state.troupes
    money = [troupe.money for troupe in troupes]
    there = {
        "first": True,
        "leads": max(money) > min(money),
        "manager": any(each.managers for each in troupes),
        "played": any(len(each.played) for each in troupes),
    }
    signs = {name: scene.sign(name) for name in ("first", "king", "manager")}
    return [scene.text(f"legend-{name}", **signs) for name, seen in there.items() if seen]


# The cards that a question is about, in few rows


def figures(scene: Scene, canvas: Canvas, top: int) -> bool:
    """The encounters that the question is about as pictures in the last rows, that of the answer under the cursor
    bright, with its name and effect beside it; False if so many rows are not free below `top`."""
    subject = subjects(scene)
    if not subject or top + FIGURE > canvas.height:
        return False
    cursor = scene.view.cursor
    chosen = subject_of(cursor) if cursor is not None else None
    row, step = canvas.part(0, canvas.height - FIGURE, canvas.width, FIGURE), WIDTH + 1
    shown = subject[: max(1, (row.width - BESIDE) // step)]
    for at, card in enumerate(shown):
        figure(scene, row.part(at * step, 0, WIDTH, FIGURE), card, card == chosen and len(shown) > 1)
    beside_figures(scene, row.part(len(shown) * step, 0, row.width - len(shown) * step, FIGURE), chosen or shown[0])
    return True


def figure(scene: Scene, place: Canvas, card: core.Face, chosen: bool) -> None:
    """One of them, on gold if it is the one under the cursor and not the only one."""
    portrait(place, card)
    if chosen:
        for y in range(place.height):
            place.paint(0, y, place.width, "wash-gold")
    place.hot(first_answer(scene, card))


def beside_figures(scene: Scene, room: Canvas, about: core.Face) -> None:
    """The name of an encounter, and its effect."""
    lines = [named_card(scene, about), *wrapped(effect_of(scene, about), room.width)]
    for y, line in enumerate(lines[: room.height]):
        room.put(0, y, fitted(line, room.width), "dim" if y else f"{style_of(about)} bold")


def named_card(scene: Scene, card: core.Face) -> str:
    """An encounter by name; a mask by its talent."""
    return scene.text(f"talent-{talent_of(card)}") if masked(scene) else scene.words.card(scene.view, card)


def effect_of(scene: Scene, card: core.Face) -> str:
    """The effect of an acrobat, or of sending an actor to the court."""
    if masked(scene):
        return scene.text("figure-mask")
    if not is_actor(card):
        return scene.text(f"figure-{card}")
    needle = scene.state.needle
    return scene.board_text("figure-end") if moved(needle, pull([card])) == needle else scene.text("figure-court")


def numbers(scene: Scene, room: Canvas) -> None:
    """Our travel cards by number: the one under the cursor in gold, the secretly chosen one in brackets."""
    room.put(0, 0, scene.text("panel-cards"), "dim")
    left = travel_left(scene.state, scene.view.own)
    for city in CITIES:
        place, card = room.part(8 + 3 * city, 0, 3, 1), f"city-{city}"
        if card not in left:
            place.put(0, 0, " · ", "dim")
        elif chosen(scene, city):
            place.put(0, 0, f"[{city}]", "gold bold")
        else:
            style = "cursor" if card == under_cursor(scene) else f"tint-seat{scene.view.own} bold"
            place.put(0, 0, f" {city} ", style)
            hot_ticket(scene, place, card)


def hot_ticket(scene: Scene, room: Canvas, card: core.Face) -> None:
    """A click on a travel card travels there."""
    for at, action in enumerate(scene.view.legal):
        if isinstance(action, (Travel, Horse)) and action.card == card:
            room.hot(at)


def friends_secret(scene: Scene) -> str:
    """The city that our friendly troupe will travel to, as only we know; empty if it is not known."""
    friends = scene.state.friends
    looked = friends[scene.view.own].looked.known() if friends else []
    return scene.text("secretly-to", city=scene.words.city(scene.view, city_of(looked[0]))) if looked else ""
