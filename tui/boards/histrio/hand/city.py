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
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted, fitted_line

from ..expected import Company, friends_come, rivals
from ..faces import chips, portrait, with_name
from ..map import named
from ..scene import Scene, style_of
from .levels import does
from .requests import FIGURE, wrapped
from .tickets import chosen_city, under_cursor

GAP = 2
"""Columns between an encounter and what it does."""
LEAST = 4
"""Rows that it has at least: its heading, and three encounters."""


def shown_city(scene: Scene) -> int:
    """The city to tell of: that of the card under the cursor, or of the one chosen in secret; 0 if there is none."""
    card = under_cursor(scene)
    return city_of(card) if card else chosen_city(scene)


def city(scene: Scene, room: Canvas) -> None:
    """The city in as many rows as there are: a heading, its encounters, the newest first, what they do, and what
    sharing it brings."""
    number = shown_city(scene)
    if not number:
        return
    name = scene.words.city(scene.view, number)
    said = scene.board_text("city-chosen", city=name) if number == chosen_city(scene) else name
    x = room.put(0, 0, said, "gold bold")
    company = may_come(scene, number, room.width - x - GAP)
    room.write(room.width - company.cell_len, 0, company)
    held = scene.state.at(number).known()
    y = (pictured if has_pictures(held, room) else listed)(scene, room, held)
    below(scene, room.part(0, y, room.width, max(0, room.height - y)), number)


def has_pictures(held: Sequence[core.Face], room: Canvas) -> bool:
    """True if a city's encounters have room as pictures below its heading, with a row below each."""
    return 0 < len(held) * (FIGURE.height + 1) < room.height


def pictured(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> int:
    """Encounters as pictures one below the other, with name and effect beside each; returns the row of what follows."""
    y = 1 + (len(held) * (FIGURE.height + 1) + 1 < room.height)
    for card in held:
        portrait(room.part(0, y, *FIGURE), card)
        beside = room.part(FIGURE.width + 1, y, room.width - FIGURE.width - 1, FIGURE.height)
        beside.put(0, 0, fitted(scene.words.card(scene.view, card), beside.width), f"{style_of(card)} bold")
        for row, said in enumerate(wrapped(met(scene, card), beside.width)[: FIGURE.height - 1], 1):
            beside.put(0, row, said, "ink")
        y += FIGURE.height + 1
    return min(y, room.height - 1)


def listed(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> int:
    """Encounters a row each, those that have none side by side in the last; returns the next row but one."""
    whole = len(held) if len(held) < room.height else room.height - 2
    for y, card in enumerate(held[:whole], 1):
        encounter(scene, room.part(0, y, room.width, 1), card)
    if held[whole:]:
        chips(scene, room.part(0, whole + 1, room.width, 1), held[whole:])
    return 1 + len(held) + (0 < len(held) < room.height - 2)


def below(scene: Scene, room: Canvas, number: int) -> None:
    """What is said below the encounters of a city: what it brings if there are none, or if it is shared."""
    empty = not scene.state.at(number).known()
    said = "city-empty" if empty else "city-shared" if rivals(scene.view, number) else ""
    if said and room.height:
        room.put(0, 0, fitted(scene.board_text(said), room.width), "ink")


def may_come(scene: Scene, number: int, width: int) -> Text:
    """The troupes that can still come to the city, by their letters, with as many words as there is room for."""
    if friends_come(scene.view, number):
        return Text(fitted(scene.board_text("city-friends"), width), "ink", end="")
    others = rivals(scene.view, number)
    if not others:
        return Text(fitted(scene.board_text("city-alone"), width), "ink", end="")
    letters = in_colours(others)
    forms = (
        Text.assemble((f"{scene.board_text(key)} ", "ink"), letters, end="") for key in ("city-may", "city-may-brief")
    )
    return next((text for text in forms if text.cell_len <= width), letters)


def in_colours(troupes: Sequence[Company]) -> Text:
    """Troupes by their letters."""
    return Text(" ", end="").join(Text(named(*each), f"seat{each[0]} bold", end="") for each in troupes)


def encounter(scene: Scene, room: Canvas, card: core.Face) -> None:
    """An encounter by name, and what it does to a troupe that comes alone, if that has room."""
    text, effect = with_name(scene, card), met(scene, card)
    x = room.write(0, 0, fitted_line(text, room.width)) + GAP
    if x + cell_len(effect) <= room.width:
        room.put(x, 0, effect, "ink")


def met(scene: Scene, card: core.Face) -> str:
    """What an encounter does to a troupe that comes alone."""
    if is_actor(card):
        return does(scene, level_of(card))
    return scene.board_text("met-acrobat") if is_acrobat(card) else ""
