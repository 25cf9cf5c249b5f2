"""Histrio's encounters and requests as cards: whole ones, portraits where there are few rows, chips where there is one.

Knows: what is on a card.
Must not know: where it lies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.histrio.actions import Travel
from core.games.histrio.cards import amount_of, is_acrobat, is_actor, level_of, talent_of
from core.games.histrio.components import CITIES
from tui.draw import cards, pictures, styles
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.panels import fitted, fitted_line
from tui.text.words import letter

from . import crowds
from .scene import Scene, sign_of, style_of, value_of

ENCOUNTER, LARGE = Size(11, 6), Size(13, 9)
"""An encounter as a card with its name."""
SAYING = 21
"""Columns from which a row says what the actor does, whatever its name."""
NOTED = 7
"""Rows from which a card says what the actor does."""
LEAST = 18
"""Columns of the encounters of a city on a board of 80 columns: the last city has one more."""
WIDTH = 8
"""Columns of a portrait: a picture without an edge, its level beside it."""
PORTRAIT = Size(WIDTH, 3)
"""The same where its name and level stand beside it."""


def name_of(scene: Scene, card: core.Face) -> str:
    """An encounter without its level: that stands in the corner."""
    if is_actor(card):
        return scene.text(f"talent-{talent_of(card)}")
    return scene.words.card(scene.view, card) if is_acrobat(card) else scene.text("coins", count=amount_of(card))


def hint_of(scene: Scene, card: core.Face) -> str:
    """The effect of meeting an actor, in two or three words; none while a city is chosen: the hand has those of all
    levels."""
    told = any(isinstance(action, Travel) for action in scene.view.legal)
    return scene.text(f"hint-{level_of(card)}") if is_actor(card) and not told else ""


def picture_of(card: core.Face) -> str:
    """The picture of an encounter."""
    if is_acrobat(card):
        return card
    return style_of(card) if is_actor(card) else "coin" if amount_of(card) < 3 else "chest"


def face(scene: Scene, card: core.Face, notes: Sequence[str] = ()) -> Card:
    """An encounter as a card."""
    name, short = name_of(scene, card), scene.words.short(scene.view, card) if is_acrobat(card) else ""
    sign = scene.sign(sign_of(card)) if is_actor(card) else ""
    return Card(style_of(card), value_of(card), name, picture_of(card), sign, short, notes)


def is_named_whole(scene: Scene, card: core.Face, size: Size) -> bool:
    """True if a card of this size has room for the name of an encounter."""
    return cards.has_room_for(face(scene, card), size)


def whole(scene: Scene, room: Canvas, card: core.Face) -> None:
    """An encounter as a card, with what it does where there is a row for it."""
    hint = hint_of(scene, card) if room.height >= NOTED else ""
    cards.card(room, face(scene, card, [hint] if hint else []))


def portrait(room: Canvas, card: core.Face, *, named: bool = False, faint: bool = False) -> None:
    """An encounter without an edge: its level, unless it is named beside, and a picture as large as there is room;
    `faint`: out of play."""
    colour = style_of(card)
    room.fill(0, 0, *room.size, f"tint-{'dim' if faint else colour}")
    pictures.place(room.part(1, 0, room.width - 1, room.height), picture_of(card), colour, faint)
    if not named:
        room.put(0, 0, value_of(card), f"{colour} bold")


def signed_portrait(room: Canvas, card: core.Face, said: Text) -> None:
    """A picture in the last columns, its sign and level in the first ones: the same for actors and chameleons."""
    colour = style_of(card)
    room.fill(0, 0, *room.size, f"tint-{colour}")
    pictures.place(room.part(room.width - WIDTH + 1, room.height - 3, WIDTH - 1, 3), picture_of(card), colour)
    room.write(0, 0, said)


def captioned(scene: Scene, room: Canvas, card: core.Face, said: Text) -> None:
    """The same with its name in the row below."""
    signed_portrait(room.part(0, 0, room.width, room.height - 1), card, said)
    room.center(0, room.height - 1, room.width, fitted(name_of(scene, card), room.width), "ink")


def chip(scene: Scene, card: core.Face) -> Text:
    """An encounter in two columns, or an acrobat by its name: a text to be written."""
    style = f"{style_of(card)} wash-{style_of(card)} bold"
    if is_acrobat(card):
        return Text.assemble((scene.words.short(scene.view, card), style), end="")
    sign = scene.sign(sign_of(card)) if is_actor(card) else ""
    return Text.assemble((f"{sign}{value_of(card)}", style), end="")


def write(room: Canvas, x: int, y: int, text: Text) -> int:
    """Write what fits from this column on; the column after it."""
    return room.write(x, y, fitted_line(text, max(0, room.width - x)))


def told(scene: Scene, card: core.Face) -> Text:
    """The same with its name, and what it does to those who meet it alone."""
    hint = hint_of(scene, card)
    return with_name(scene, card).append(f"  {hint}" if hint else "", "ink")


def with_name(scene: Scene, card: core.Face) -> Text:
    """The same with its name."""
    if is_acrobat(card):
        return spelled(scene, card)
    style = style_of(card)
    if not is_actor(card):
        return Text.assemble((f"+{name_of(scene, card)}", f"{style} wash-{style} bold"), end="")
    return chip(scene, card).append(f" {name_of(scene, card)}", style)


def spelled(scene: Scene, card: core.Face) -> Text:
    """The same with an acrobat's whole name."""
    if is_acrobat(card):
        return Text.assemble((scene.words.card(scene.view, card), "acrobat wash-acrobat bold"), end="")
    return chip(scene, card)


def clipped(scene: Scene, card: core.Face) -> Text:
    """The same with an acrobat's name in a few letters."""
    if is_acrobat(card):
        return Text.assemble((scene.words.clipped(scene.view, card), "acrobat wash-acrobat bold"), end="")
    return chip(scene, card)


def code(scene: Scene, card: core.Face) -> Text:
    """The same in two columns whatever it is."""
    if is_acrobat(card):
        return Text.assemble((scene.words.code(scene.view, card), "acrobat wash-acrobat bold"), end="")
    return chip(scene, card)


def chips(scene: Scene, room: Canvas, held: Sequence[core.Face], start: int = 0) -> int:
    """Encounters side by side, in as many rows as the room has: with what they do, else by name, by sign and level, and
    acrobats by two letters. The column after them, in the last row."""
    for drawn in (told, with_name, spelled, chip, clipped, code):
        rows = in_rows([drawn(scene, card) for card in held], room.width - start)
        longest = max((text.cell_len for row in rows for text in row), default=0)
        if len(rows) <= room.height and longest <= room.width - start:
            break
    x = start
    for y, row in enumerate(rows[: room.height]):
        x = start
        for text in row:
            x = write(room, x, y, text) + 1
    return x


FORMS = (with_name, spelled, chip, clipped, code)
"""How an encounter stands in a row of its city, from the longest form on."""


def chip_row(scene: Scene, room: Canvas, held: Sequence[core.Face], *, rest: bool = False) -> None:
    """The encounters of a city side by side in one form: with their names, by sign and level, and acrobats by name or
    in fewer letters; quiet words if it has none. `rest`: others stand above them, the newest first."""
    if not held:
        room.put(0, 0, fitted(scene.text("empty"), room.width), "dim")
        return
    between = gap(scene, min(room.width, LEAST))
    crowded = crowds.is_crowded(scene.state) and not rest
    texts = [in_a_row(scene, held, drawn, between, crowded=crowded) for drawn in FORMS]
    room.write(0, 0, fitted_line(next((text for text in texts if text.cell_len <= room.width), texts[-1]), room.width))


def has_grounds() -> bool:
    """True if this theme parts things by the ground that they lie on."""
    theme = styles.current()
    return bool(theme.colours and theme.tint)


def fence(room: Canvas, chosen: bool) -> None:
    """The edge of a city in a low row, where themes have no ground that parts it from the one before it."""
    if has_grounds():
        return
    for y in range(room.height):
        room.put(0, y, "▌" if chosen else "│", "gold bold" if chosen else "line")


def gap(scene: Scene, width: int) -> str:
    """What stands between two encounters in a row, the same in all cities: two columns where all have room then."""
    rows = [in_a_row(scene, scene.state.at(city).known(), chip, "  ") for city in CITIES]
    return "  " if all(text.cell_len <= width for text in rows) else " "


def in_a_row(
    scene: Scene,
    held: Sequence[core.Face],
    drawn: Callable[[Scene, core.Face], Text],
    between: str,
    *,
    crowded: bool = False,
) -> Text:
    """Encounters side by side in this form; without their names, actors of one talent in a crowd behind one sign."""
    parts = [[card] for card in held] if drawn is with_name else crowds.groups(held, crowded=crowded)
    return Text(between, end="").join(_group(scene, part, drawn) for part in parts)


def _group(scene: Scene, part: crowds.Group, drawn: Callable[[Scene, core.Face], Text]) -> Text:
    """Encounters that share a sign, without their ground."""
    said = bare(drawn(scene, part[0]))
    return Text(crowds.told(part, lambda _: said.plain), said.style, end="")


def bare(text: Text) -> Text:
    """The same without its ground."""
    return Text(text.plain, str(text.spans[0].style).partition(" wash")[0] + " bold", end="")


def in_rows(pieces: Sequence[Text], width: int) -> list[list[Text]]:
    """Pieces side by side, in rows of a width."""
    rows: list[list[Text]] = [[]]
    for piece in pieces:
        if rows[-1] and sum(cell_len(text.plain) + 1 for text in rows[-1]) + cell_len(piece.plain) > width:
            rows.append([])
        rows[-1].append(piece)
    return rows


def line(scene: Scene, room: Canvas, card: core.Face, *, first: bool = False, said: str = "") -> None:
    """An encounter in the first row of the room: an acrobat's name; else sign, level and name; then what is `said` of
    it."""
    colour, name, x = style_of(card), name_of(scene, card), 0
    if not is_acrobat(card):
        x = room.put(0, 0, _signed(scene, card), f"{colour} bold") + 1
    if cell_len(name) > room.width - x:
        name = scene.words.short(scene.view, card) if is_acrobat(card) else ""  # the sign and the level say it
    x = room.put(x, 0, fitted(name, room.width - x), f"{colour} bold" if first else colour) + 2
    room.put(x, 0, said, "dim")


def _signed(scene: Scene, card: core.Face) -> str:
    """The sign of an encounter, with the level of an actor."""
    return scene.sign(sign_of(card)) + (value_of(card) if is_actor(card) else "")


def hints(scene: Scene, held: Sequence[core.Face], width: int) -> Sequence[str]:
    """What each encounter does, to stand behind its name; nothing where not all have room."""
    told = [hint_of(scene, card) for card in held]
    rows = zip(held, told, strict=True)
    most = max((cell_len(f"{_signed(scene, card)} {name_of(scene, card)}  {said}") for card, said in rows), default=0)
    return told if most <= width >= SAYING else [""] * len(told)


def closed_key(scene: Scene) -> Text:
    """The mark of a closed city and its meaning; empty if there is none."""
    bar = scene.state.barred
    if bar is None:
        return Text(end="")
    sign, by = scene.sign("closed"), letter(bar.seat)
    return Text.assemble((f"{sign}{by}", "bad"), (f" {scene.text('closed', by=by)}", "dim"), end="")
