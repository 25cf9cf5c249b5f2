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
from tui.draw.panels import fitted
from tui.text.words import letter

from ..belongings import actors_of, leads, mask_chip, masks_of, show_text
from ..faces import WIDTH, chip, signed_portrait
from ..scene import Scene
from .acts import Act, growing, is_told

PORTRAIT = Size(WIDTH, 3)
"""The picture of an actor."""
SIGNED = Size(WIDTH + 2, 3)
"""The same with room for sign and level before it."""
NAME = 12
"""Columns of a name, at most."""
GAPS = (4, 3, 2)
"""Columns between two columns of the table, from the widest to the narrowest."""
MANY = 10
"""Écus that a troupe may well earn."""
AIR = 2
"""Rows of a troupe where each has a free row above it."""


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
    """The table in the middle of the room, with free rows between troupes if it has so many; before the shows with the
    actors as pictures, if all have room so."""
    if _are_before(acts) and _pictured(scene, room, acts):
        return
    columns, gap = _fitting(scene, acts, room.width)
    step = AIR if AIR * len(acts) < room.height else 1
    top = (room.height - 1 - step * len(acts)) // 2
    for seat in scene.state.seats:
        place = room.part(0, top + step * (seat + 1), room.width, 1)
        place.named("troupe", seat)
        if is_told(scene, seat):
            place.fill(0, 0, *place.size, f"wash-seat{seat}")
    x = 1
    for column in columns:
        _column(room.part(x, top, column.width, room.height - top), column, step)
        x += column.width + gap


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
        place = room.part(0, headed + seat * (high + apart), room.width, high)
        place.named("troupe", seat)
        _portraits(scene, place.part(start, 0, room.width - start, high), seat, size)
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
    """The actors of a troupe, then its chameleons, each as the actor that it would be, behind signs and levels."""
    actors, masks = actors_of(scene, seat), masks_of(scene, seat)
    for at, card in enumerate([*actors, *masks]):
        place, is_actor = room.part(at * (size.width + 1), 0, *size), at < len(actors)
        signed_portrait(place, card if is_actor else CHAMELEON, (chip if is_actor else mask_chip)(scene, card))


def _column(room: Canvas, column: Column, step: int) -> None:
    """A column below its head: words begin together, figures end together."""
    if any(column.cells):
        room.put(0 if column.is_left else room.width - cell_len(column.head), 0, column.head, "dim")
    for row, cell in enumerate(column.cells, 1):
        room.write(0 if column.is_left else room.width - cell.cell_len, step * row, cell)


def _fitting(scene: Scene, acts: Sequence[Act], width: int) -> tuple[list[Column], int]:
    """The columns in the longest form that has room, and the gap between them."""
    columns, gap = [], GAPS[-1]
    for columns in _forms(scene, acts):
        for gap in GAPS:
            if sum(column.width for column in columns) + gap * (len(columns) - 1) + AIR <= width:
                return columns, gap
    return columns, gap


def _forms(scene: Scene, acts: Sequence[Act]) -> Iterator[list[Column]]:
    """With the sum of each show, without it, and without what the table can do without; before the shows, with the
    actors."""
    who, show = _who(scene, acts), _shows(scene, acts)
    if _are_before(acts):
        for spaced, named in ((True, True), (True, False), (False, False)):
            yield [*who, _actors(scene, spaced=spaced, named=named)]
        return
    sums, plain = (_differences(scene, acts, reckoned=reckoned) for reckoned in (True, False))
    parts, earned = _parts(scene, acts), _earned(scene, acts)
    yield [*who, show, sums, *parts, earned]
    yield [*who, show, plain, *parts, earned]
    yield [who[0], show, plain, *parts, earned]
    yield [who[0], show, *parts, earned]
    yield [*who, show, plain, earned]
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
    """The mood of each show, quiet if it displeases."""
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
    word = scene.text(f"quiet-{show.mood}") if show.mood else show_text(scene, show).plain
    return _styled(word, f"{show.mood} bold" if show.mood and show.pleases else "soft-dim")


def _differences(scene: Scene, acts: Sequence[Act], *, reckoned: bool) -> Column:
    """The difference of each show, behind the levels that make it."""
    known = [act.show is not None for act in acts]
    whole = [_difference(scene, seat, reckoned) for seat in scene.state.seats]
    cells = [cell if told else Text(end="") for cell, told in zip(whole, known, strict=True)]
    return Column(scene.board_text("head-sum"), cells, least=max(cell.cell_len for cell in whole))


def _difference(scene: Scene, seat: int, reckoned: bool) -> Text:
    """One of them; empty for no show."""
    said, show = scene.words.reckoned(scene.cast, seat) if reckoned else "", show_of(scene.cast, seat)
    difference = str(show.difference) if show.comedy or show.tragedy else ""
    return Text.assemble((f"{said} = " if said else "", "soft-dim"), (difference, "ink bold"), end="")


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
