"""The city that a travel card of Histrio leads to, in few columns: who may come too, and what its encounters do.

Knows: the city under the cursor, or the one chosen in secret.
Must not know: how the map is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.histrio.cards import city_of, is_acrobat, is_actor, level_of
from core.games.histrio.shows import show_of
from core.games.histrio.theatre import mood_at
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted, fitted_line
from tui.text.words import letter
from tui.text.wrap import wrapped

from ..expected import Company, alone, friends_come, rivals
from ..faces import chips, portrait, with_name
from ..map import named
from ..scene import Scene, style_of
from .levels import does
from .requests import FIGURE
from .tickets import chosen_city, under_cursor

GAP = 2
"""Columns between an encounter and what it does."""
LEAST = 4
"""Rows that it has at least: its heading, and three encounters."""
ROOMY = 6
"""Rows beside those of encounters in which the King's mood has one of its own."""
Prospect = tuple[str, Text]
"""What comes of a visit, behind its word."""


def shown_city(scene: Scene) -> int:
    """The city to tell of: that of the card under the cursor, or of the one chosen in secret; 0 if there is none."""
    card = under_cursor(scene)
    return city_of(card) if card else chosen_city(scene)


def city(scene: Scene, room: Canvas) -> None:
    """The city in as many rows as there are: a heading, its encounters, the newest first, what they do, and what comes
    of a visit."""
    number = shown_city(scene)
    if not number:
        return
    name = scene.words.city(scene.view, number)
    said = scene.board_text("city-chosen", city=name) if number == chosen_city(scene) else name
    x = room.put(0, 0, fitted(said, room.width), "gold bold") + GAP
    held = scene.state.at(number).known()
    rows = prospects(scene, number, room.width, apart=room.height - len(held) > ROOMY)
    high, spare = len(held) * (FIGURE.height + 1), room.height - 1 - len(rows)
    y = pictured(scene, room, held, 1 + (high + 1 < spare)) if 0 < high <= spare else listed(scene, room, held)
    if room.height - y < len(rows) and crowded(scene, room.part(x, 0, room.width - x, 1), number):
        rows = [row for row in rows if row[0] != scene.board_text("city-may")]
    below(room.part(0, y, room.width, max(0, room.height - y)), rows)


def crowded(scene: Scene, room: Canvas, number: int) -> bool:
    """At the end of a heading, where there are too few rows below: who else may come, by letters. Returns whether it
    has room there."""
    others = in_colours(rivals(scene.view, number))
    said = Text.assemble((scene.board_text("city-may"), "dim"), " ", others, end="") if others.plain else others
    if said.cell_len >= room.width:
        return False
    room.write(room.width - said.cell_len - 1, 0, said)
    return True


def pictured(scene: Scene, room: Canvas, held: Sequence[core.Face], y: int) -> int:
    """Encounters as pictures one below the other from this row on, with name and effect beside each, and a free row
    below each; returns the row of what follows."""
    for card in held:
        portrait(room.part(0, y, *FIGURE), card, named=True)
        beside = room.part(FIGURE.width + 1, y, room.width - FIGURE.width - 1, FIGURE.height)
        beside.put(0, 0, fitted(scene.words.card(scene.view, card), beside.width), f"{style_of(card)} bold")
        for row, said in enumerate(wrapped(met(scene, card, whole=True), beside.width)[: FIGURE.height - 1], 1):
            beside.put(0, row, said, "ink")
        y += FIGURE.height + 1
    return y


def listed(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> int:
    """Encounters a row each, those that have none side by side in the last; returns the next row but one."""
    whole = len(held) if len(held) < room.height else max(0, room.height - 2)
    x = max((with_name(scene, card).cell_len for card in held[:whole]), default=0) + GAP
    for y, card in enumerate(held[:whole], 1):
        encounter(scene, room.part(0, y, room.width, 1), card, x)
    if held[whole:]:
        chips(scene, room.part(0, whole + 1, room.width, 1), held[whole:])
    return 1 + len(held) + (0 < len(held) < room.height - 2)


def below(room: Canvas, rows: Sequence[Prospect]) -> None:
    """What comes of a visit, a row each, as far as there is room: behind its word, in a column of its own."""
    x = max((cell_len(word) for word, _ in rows), default=0)
    for y, (word, said) in enumerate(rows[: room.height]):
        room.put(0, y, word, "dim")
        room.write(x + GAP if word else 0, y, said)


def prospects(scene: Scene, number: int, width: int, *, apart: bool = False) -> list[Prospect]:
    """What comes of a visit to a city: our show if nobody else comes, who else may come, and what is drawn then; the
    King's mood in a row of its own if it is to stand `apart`."""
    if friends_come(scene.view, number):
        return [("", Text(fitted(scene.board_text("city-friends"), width), "ink", end=""))]
    words = [scene.board_text(f"city-{name}") for name in ("alone", "may", "shared")]
    x, others = max(map(cell_len, words)) + GAP, rivals(scene.view, number)
    may = (words[1], may_come(scene, others, width - x))
    if not scene.state.at(number).known():
        return [("", Text(fitted(scene.board_text("city-empty"), width), "ink", end="")), may]
    show = Text(fitted(shown_then(scene, number), width - x), "ink", end="")
    shared = king_apart(scene) if apart and _moves(scene) else [(words[2], if_shared(scene, width - x))]
    then = [(word, Text(fitted(said, width - x), "ink", end="")) for word, said in shared] if others else []
    return [(words[0], show), may, *then]


def _moves(scene: Scene) -> bool:
    """True if the needle would move when others come too."""
    return scene.aims.needle not in (None, scene.state.needle)


def king_apart(scene: Scene) -> list[tuple[str, str]]:
    """What comes of a visit that others share: a request, and the King's mood in a row of its own."""
    aim = scene.aims.needle or scene.state.needle
    mark = f"{scene.text(f'quiet-{mood_at(aim)}')} {abs(aim)}"
    found = (("city-shared", scene.board_text("city-request")), ("city-king", mark))
    return [(scene.board_text(word), said) for word, said in found]


def if_shared(scene: Scene, width: int) -> str:
    """What comes of a visit that others share: a request and, where it has room, the King's mood if that moves."""
    aim, now = scene.aims.needle, scene.state.needle
    if aim is None or not _moves(scene):
        return scene.board_text("city-request")
    mood = scene.text(f"quiet-{mood_at(aim)}")
    marks = [f"{mood} {abs(aim)}", *[str(abs(aim))] * (mood_at(aim) == mood_at(now))]
    forms = [scene.board_text("city-request-king", mark=mark) for mark in marks]
    return next((said for said in forms if cell_len(said) <= width), scene.board_text("city-request"))


def shown_then(scene: Scene, number: int) -> str:
    """Our show after a visit alone."""
    then = scene.aims.then or alone(scene.view, number)
    return scene.board_text("city-show", show=scene.words.show(scene.view, show_of(then, scene.view.own)))


def may_come(scene: Scene, others: Sequence[Company], width: int) -> Text:
    """The troupes that can still come to a city: by name where there is room, else by their letters."""
    if not others:
        return Text(fitted(scene.text("column-nobody"), width), "ink", end="")
    names = Text(", ", "ink", end="").join(
        Text(full_name(scene, *each), f"seat{each[0]} bold", end="") for each in others
    )
    return names if names.cell_len <= width else in_colours(others)


def full_name(scene: Scene, seat: int, friendly: bool) -> str:
    """A troupe by the name of its player."""
    name = scene.view.names[seat]
    return scene.text("friends-of", name=name) if friendly else name


def in_colours(troupes: Sequence[Company]) -> Text:
    """Troupes by their letters."""
    return Text(" ", end="").join(Text(named(*each), f"seat{each[0]} bold", end="") for each in troupes)


def encounter(scene: Scene, room: Canvas, card: core.Face, x: int) -> None:
    """An encounter by name, and from this column on what it does to a troupe that comes alone, if that has room."""
    text, effect = with_name(scene, card), met(scene, card)
    room.write(0, 0, fitted_line(text, room.width))
    if x + cell_len(effect) <= room.width:
        room.put(x, 0, effect, "ink")


def met(scene: Scene, card: core.Face, *, whole: bool = False) -> str:
    """What an encounter does to a troupe that comes alone; of an acrobat what it can be used for, in few words or in
    `whole`."""
    if is_actor(card):
        return does(scene, level_of(card))
    if is_acrobat(card):
        return scene.text(f"figure-{card}", letter=letter(scene.view.own)) if whole else scene.board_text(f"met-{card}")
    return ""
