"""The festival as a table, where a stage has no room for the actors: a row for each troupe, with its show and what it
earns.

Knows: what has been told of each troupe, and how wide a column is.
Must not know: the pictures of actors, or the King.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from core.games.histrio.components import CHAMELEON
from core.games.histrio.shows import show_of
from tui.draw.canvas import Canvas
from tui.draw.cards import Size
from tui.draw.panels import fitted, fitted_line
from tui.text.words import letter
from tui.text.words import rich as with_names

from ..belongings import actors_of, leads, mask_chip, masks_of, show_text
from ..encounters.legend import signs
from ..faces import PORTRAIT, WIDTH, captioned, chip, signed_portrait
from ..scene import Scene
from .acts import Act, growing, is_told

SIGNED = Size(WIDTH + 2, 3)
"""The same with room for sign and level before it."""
NAME = 12
"""Columns of a name, at most."""
INDENT = 5
"""The column in which the actors below a troupe begin."""
GAPS = (4, 3, 2)
"""Columns between two columns of the table, from the widest to the narrowest."""
MANY = 10
"""Écus that a troupe may well earn."""
AIR, CAST = 2, 3
"""Rows of a troupe where each has a free row, and where its actors have one too."""


class Column(NamedTuple):
    """A column of the table; its head is not drawn while nothing stands below it."""

    head: str
    cells: Sequence[Text]
    is_left: bool = False
    least: int = 0
    """Its columns at least, so that nothing moves while cells are filled."""

    @property
    def width(self) -> int:
        return max(self.least, cell_len(self.head), *(cell.cell_len for cell in self.cells))


def draw(scene: Scene, room: Canvas, acts: Sequence[Act]) -> None:
    """The table in the middle of the room, with the actors below each troupe and free rows between troupes if it has so
    many; before the shows with the actors as pictures, if all have room so."""
    before = _are_before(acts)
    if before and _pictured(scene, room, acts):
        return
    columns, gap = _fitting(scene, acts, room.width)
    step = next((step for step in (CAST, AIR) if step * len(acts) < room.height and (step < CAST or not before)), 1)
    top = (room.height - 1 - step * len(acts)) // 2
    for seat in scene.state.seats:
        place = room.part(0, top + step * seat + min(step, AIR), room.width, max(1, step - 1))
        place.named("troupe", seat)
        if is_told(scene, seat):
            place.fill(0, 0, *place.size, f"wash-seat{seat}")
        if step == CAST:
            _chips(scene, place.part(INDENT, 1, room.width - INDENT, 1), seat)
    x = 1
    for column in columns:
        _column(room.part(x, top, column.width, room.height - top), column, step)
        x += column.width + gap


def _chips(scene: Scene, room: Canvas, seat: int) -> None:
    """The actors of a troupe side by side, as far apart as there is room."""
    forms = [
        Text(gap, end="").join(_cast(scene, seat, named)) for gap, named in (("  ", True), (" ", True), (" ", False))
    ]
    room.write(0, 0, fitted_line(next((each for each in forms if each.cell_len <= room.width), forms[-1]), room.width))


def _are_before(acts: Sequence[Act]) -> bool:
    """True while no show has been told."""
    return all(act.show is None and act.actors is None for act in acts)


def _pictured(scene: Scene, room: Canvas, acts: Sequence[Act]) -> bool:
    """The troupes with a picture of each actor and chameleon, with a free row below each: under a row of headings, or
    with money in words instead; False if these have no room."""
    high, count = PORTRAIT.height, len(acts)
    headed = 1 + (high + 1) * count <= room.height
    who = _who(scene, acts) if headed else _in_words(scene, acts)
    start = 1 + sum(column.width + GAPS[1] for column in who)
    size = _portrait_size(scene, room.width - start)
    if not size or headed + (high + 1) * count > room.height:
        return False
    apart = (room.height - headed - high * count) // count
    _beside(scene, room, who, (headed, high + apart))
    for seat in scene.state.seats:
        place = room.part(0, headed + seat * (high + apart), room.width, high + 1)
        place.named("troupe", seat)
        _portraits(scene, place.part(start, 0, room.width - start, high + 1), seat, size)
    last = room.part(0, room.height - 1, room.width, 1)
    if not last.text().strip():
        signs(scene, last, 0)
    return True


def _portrait_size(scene: Scene, width: int) -> Size | None:
    """The size of the pictures of all actors, so wide that a sign stands before them if they have room then; none if
    these have no room at all."""
    most = max(len(actors_of(scene, seat)) + len(masks_of(scene, seat)) for seat in scene.state.seats)
    return next((size for size in (SIGNED, PORTRAIT) if most * (size.width + 1) <= width), None)


def _beside(scene: Scene, room: Canvas, who: Sequence[Column], rows: tuple[int, int]) -> None:
    """What stands before the pictures, in the middle of them; `rows`: those of the headings, and of a troupe."""
    top, step = rows
    x = 1
    for column in [*who, Column(scene.board_text("head-actors"), [], is_left=True)]:
        shift = 0 if column.is_left else column.width - cell_len(column.head)
        room.put(x + shift, 0, column.head if top else "", "dim")
        for seat, cell in enumerate(column.cells):
            room.write(x if column.is_left else x + column.width - cell.cell_len, top + seat * step + 1, cell)
        x += column.width + GAPS[1]


def _portraits(scene: Scene, room: Canvas, seat: int, size: Size) -> None:
    """The actors of a troupe, then its chameleons, each as the actor that it would be, behind signs and levels; above
    its name where the pictures are so wide."""
    actors, masks, named = actors_of(scene, seat), masks_of(scene, seat), size == SIGNED
    for at, card in enumerate([*actors, *masks]):
        place, is_actor = room.part(at * (size.width + 1), 0, size.width, size.height + named), at < len(actors)
        shown = card if is_actor else CHAMELEON
        said = (chip if is_actor else mask_chip)(scene, card)
        (captioned(scene, place, shown, said) if named else signed_portrait(place, shown, said))


def _column(room: Canvas, column: Column, step: int) -> None:
    """A column below its head: words begin together, figures end together."""
    if any(column.cells):
        room.put(0 if column.is_left else room.width - cell_len(column.head), 0, column.head, "dim")
    for row, cell in enumerate(column.cells):
        y = step * row + min(step, AIR)
        room.write(0 if column.is_left else room.width - cell.cell_len, y, cell)


def _fitting(scene: Scene, acts: Sequence[Act], width: int) -> tuple[list[Column], int]:
    """The columns in the longest form that has room, and the gap between them."""
    columns, gap = [], GAPS[-1]
    for columns in _forms(scene, acts):
        for gap in GAPS:
            if sum(column.width for column in columns) + gap * (len(columns) - 1) + AIR <= width:
                return columns, gap
    return columns, gap


def _forms(scene: Scene, acts: Sequence[Act]) -> Iterator[list[Column]]:
    """With the levels of each show, without them, and without what the table can do without; before the shows, with the
    actors."""
    who, show = _who(scene, acts), _shows(scene, acts)
    if _are_before(acts):
        for spaced, named in ((True, True), (True, False), (False, False)):
            yield [*who, _actors(scene, spaced=spaced, named=named)]
        return
    levels, parts, earned = _levels(scene, acts), _parts(scene, acts), _earned(scene, acts)
    yield [*who, levels, show, *parts, earned]
    yield [who[0], levels, show, *parts, earned]
    yield [who[0], show, *parts, earned]
    yield [*who, show, earned]
    yield [who[0], show, earned]


def _who(scene: Scene, acts: Sequence[Act]) -> list[Column]:
    """The names, behind their letters, and the écus."""
    names = [
        Text.assemble(
            (f" {letter(seat)} ", f"on-seat{seat} bold"),
            " ",
            (fitted(scene.view.names[seat], NAME), f"seat{seat} bold"),
            end="",
        )
        for seat in range(len(acts))
    ]
    money = [
        _styled(str(troupe.money), "gold bold" if leads(scene, seat) else "ink bold")
        for seat, troupe in enumerate(scene.scored.troupes)
    ]
    return [Column(scene.text("head-troupe"), names, is_left=True), Column(scene.text("head-money"), money)]


def _in_words(scene: Scene, acts: Sequence[Act]) -> list[Column]:
    """The same without headings, the écus in words."""
    names, money = _who(scene, acts)
    styles = [str(cell.spans[0].style) for cell in money.cells]
    said = [scene.text("coins", count=troupe.money) for troupe in scene.scored.troupes]
    return [names._replace(head=""), Column("", [_styled(*each) for each in zip(said, styles, strict=True)])]


def _shows(scene: Scene, acts: Sequence[Act]) -> Column:
    """The mood and the difference of each show, quiet if it displeases."""
    cells = [_mood(scene, seat, act) for seat, act in enumerate(acts)]
    return Column(scene.text("tally-show"), cells, is_left=True)


def _actors(scene: Scene, *, spaced: bool, named: bool) -> Column:
    """The actors of each troupe, and our chameleon as it would be."""
    gap = Text(" " * (1 + spaced), end="")
    cells = [gap.join(_cast(scene, seat, named)) for seat in scene.state.seats]
    return Column(scene.board_text("head-actors"), cells, is_left=True)


def _cast(scene: Scene, seat: int, named: bool) -> list[Text]:
    """The actors of a troupe, then its chameleons, with their name if they are to be `named`."""
    actors = [chip(scene, card) for card in actors_of(scene, seat)]
    name = (f" {scene.words.card(scene.view, CHAMELEON)}" if named else "", "acrobat")
    masks = [Text.assemble(mask_chip(scene, talent), name, end="") for talent in masks_of(scene, seat)]
    return actors + masks


def _mood(scene: Scene, seat: int, act: Act) -> Text:
    """The mood of a show, or that there is none."""
    if act.show is None:
        return Text(end="")
    show = show_of(scene.cast, seat)
    return _styled(show_text(scene, show).plain, f"{show.mood} bold" if show.mood and show.pleases else "soft-dim")


def _levels(scene: Scene, acts: Sequence[Act]) -> Column:
    """The levels that make each show, those of the larger side first."""
    shows = [show_of(scene.cast, seat) for seat in scene.state.seats]
    whole = [with_names(scene.words.reckoned(scene.view, show), scene.view.names) for show in shows]
    cells = [cell if act.show is not None else Text(end="") for cell, act in zip(whole, acts, strict=True)]
    return Column(scene.board_text("head-levels"), cells, least=max(cell.cell_len for cell in whole))


def _parts(scene: Scene, acts: Sequence[Act]) -> list[Column]:
    """What actors and shows have brought, and requests as soon as one has."""
    actors = [_amount(act.actors or 0, told=act.actors is not None) for act in acts]
    prizes = [_amount(act.prize, told=act.judged) for act in acts]
    requests = [_amount(act.requests, told=True) for act in acts]
    found = [("actors", actors), ("prize", prizes)]
    found += [("requests", requests)] * any(act.requests for act in acts)
    return [Column(scene.text(f"tally-{name}"), cells) for name, cells in found]


def _amount(amount: int, *, told: bool) -> Text:
    """An amount that has been told, quiet if it is nothing."""
    return _styled(f"+{amount}" if told else "", "ink" if amount else "dim")


def _earned(scene: Scene, acts: Sequence[Act]) -> Column:
    """All that each troupe has earned: figures end together, whatever word follows them."""
    totals = [growing(scene, seat, act) for seat, act in enumerate(acts)]
    said = [scene.text("coins", count=total or 0).partition(" ") for total in totals]
    wide = max(cell_len(unit) for _, _, unit in said)
    cells = [
        _styled(f"+{number} {unit:<{wide}}" if total is not None else "", "gold bold" if total else "dim")
        for total, (number, _, unit) in zip(totals, said, strict=True)
    ]
    return Column(scene.text("column-earns"), cells, least=cell_len(f"+{scene.text('coins', count=MANY)}"))


def _styled(said: str, style: str) -> Text:
    """A cell in one style."""
    return Text.assemble((said, style), end="")
