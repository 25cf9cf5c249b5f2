"""A troupe of Histrio as a tile: name and belongings, actors as cards or by level, show, acrobats and requests.

Knows: how much of what a player has there is room for, in two rows or more.
Must not know: what a player may do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.histrio.cards import level_of, talent_of
from core.games.histrio.components import TALENTS
from core.games.histrio.requests import unplayed
from core.games.histrio.shows import show_of
from tui.draw.canvas import Canvas
from tui.draw.cards import Size
from tui.draw.panels import fitted

from .belongings import (
    APART,
    acrobats,
    acrobats_in_rows,
    actors_of,
    earned_style,
    in_hand,
    money,
    player,
    show,
    travels,
)
from .expected import earnings
from .faces import ENCOUNTER, WIDTH, portrait, whole, write
from .scene import STYLES, Scene

FEW, ROOMY = 5, 110
"""Actors that leave room for wider columns beside them, and the columns of such a tile."""
FORESEEN = 3
"""Actors for which such a tile keeps room, so that nothing moves while the first come."""
LEFT, RIGHT, WIDER = 27, 26, 10
"""Columns of a tile left and right of the actors, and how many more there may be on the right."""
PARTED = 3
"""Columns between two pictures of acrobats: their names may be as much longer."""
NARROW = 80
"""Columns below which the actors have no room between them, and acrobats none behind them in a row."""
ABOVE, ROWED, BELONGINGS = 2, 2, 4
"""Rows of a tile above the actors then, and the rows for which these are told in rows; and those of what a player has,
below which acrobats stand where the tile is high."""


class Sides(NamedTuple):
    """The columns of a tile left and right of the actors, the same for all troupes."""

    left: int
    right: int


def sides(scene: Scene, width: int, rows: int) -> Sides:
    """As many as the actors of the largest troupe leave: of the largest talent where these stand by their levels."""
    held = [actors_of(scene, seat) for seat in scene.state.seats]
    if width >= NARROW and rows == ABOVE:
        most = max(max(Counter(map(talent_of, cards)).values(), default=0) for cards in held)
        return Sides(LEFT, max(RIGHT, min(RIGHT + WIDER, width - LEFT - 4 * most - 3)))
    most = max(map(len, held))
    if width < ROOMY or most > FEW:
        return Sides(LEFT, RIGHT)
    left = LEFT + 8
    return Sides(left, width - left - (WIDTH + 1) * max(most, FORESEEN) - 2)


def tile(scene: Scene, room: Canvas, seat: int) -> None:
    """A troupe in two rows or more: name and belongings; actors; show, acrobats and requests."""
    held = actors_of(scene, seat)
    if room.width < NARROW and room.height > 2:
        stacked(scene, room, seat, held)
        return
    left, right = sides(scene, room.width, room.height)
    owner(scene, room.part(1, 0, left - 2, room.height), seat)
    cast = room.part(left, 0, room.width - left - right - 1, room.height)
    (company if room.height > 2 else levels)(scene, cast, held)
    stage(scene, room.part(room.width - right, 0, right - 1, room.height), seat)


def stacked(scene: Scene, room: Canvas, seat: int, held: Sequence[core.Face]) -> None:
    """The same on a narrow board: the actors below the show and the acrobats; where the tile is high, these stand below
    what the player has."""
    mine, high = room.part(1, 0, LEFT - 2, room.height), room.height
    owner(scene, mine, seat)
    beside = room.part(LEFT + 1, 0, room.width - LEFT - 2, high)
    beside.part(0, 0, beside.width, 1).named("show", seat)
    in_one_row(scene, beside, seat)
    is_high = high > ENCOUNTER.height
    place = mine.part(4, BELONGINGS, mine.width - 4, 1) if is_high else beside.part(0, 1, beside.width, 1)
    write(place.named("acrobats", seat), 0, 0, acrobats(scene, seat, place.width))
    pictured = high - ABOVE > ROWED
    top = ABOVE - pictured - is_high
    (company if pictured else talents)(scene, beside.part(0, top, beside.width, high - top), held)
    if pictured:
        played(scene, (mine if is_high else beside).part(4 * is_high, high - 1 - is_high, place.width, 1), seat)


def tells_travels(rows: int) -> bool:
    """True if a tile of so many rows tells the cities that its player can still go to."""
    return rows > 2


def owner(scene: Scene, room: Canvas, seat: int) -> None:
    """The player's name, money, managers, and the cities still open to travel."""
    player(scene, seat, room.part(0, 0, room.width, 1))
    beside = managers(scene, seat, room.width - 5) if tells_travels(room.height) else ""
    x = write(room, 4, 1, money(scene, seat, room.width - 5 - cell_len(beside)))
    room.part(4, 1, x - 4, 1).named("coins", seat)
    room.put(x, 1, beside, f"seat{seat}")
    if tells_travels(room.height):
        write(room, 4, 2, travels(scene, seat, room.width - 4))
    if room.height > 3:
        secret = len(unplayed(scene.state, seat))
        x = room.put(4, 3, f"{scene.sign('request')} " if secret else "", "request")
        forms = (scene.text("secret", count=secret), scene.board_text("requests", count=secret))
        said = next((said for said in forms if cell_len(said) <= room.width - x), forms[-1])
        room.put(x, 3, said, "ink" if secret else "dim")


def managers(scene: Scene, seat: int, width: int) -> str:
    """A player's managers, to stand behind the money; of all players in words if so many columns have room for both."""
    counts = [troupe.managers for troupe in scene.state.troupes]
    texts = [f"{APART}{scene.board_text('managers', count=count)}" if count else "" for count in counts]
    fits = all(money(scene, each, 1).cell_len + cell_len(text) <= width for each, text in enumerate(texts))
    return texts[seat] if fits or not counts[seat] else f"  {scene.sign('manager') * counts[seat]}"


def levels(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> None:
    """The actors by talent, a row each: small cards that show the level."""
    for y, talent in enumerate(TALENTS):
        talent_row(scene, room.part(0, y, room.width, 1), talent, held)


def talent_row(scene: Scene, room: Canvas, talent: str, held: Sequence[core.Face]) -> None:
    """Those of one talent."""
    mine = [level_of(card) for card in held if talent_of(card) == talent]
    colour = STYLES[talent]
    x = room.put(0, 0, scene.sign(colour) if mine else " ", f"{colour} bold") + 1
    step = next((each for each in (4, 2) if len(mine) * each <= room.width - x + 1), 1)
    for at, level in enumerate(mine[: room.width - x]):
        room.put(x + at * step, 0, f" {level} " if step > 3 else str(level), f"on-{colour} bold")


def talents(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> None:
    """The same without free rows: the first talent that has actors in the first; quiet words if none has."""
    if not held:
        room.put(0, 0, fitted(scene.text("no-actors"), room.width), "dim")
    for y, talent in enumerate(dict.fromkeys(map(talent_of, held))):
        talent_row(scene, room.part(0, y, room.width, 1), talent, held)


def company(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> None:
    """The actors as cards side by side, in all troupes of one size; by their levels where those of this one have no
    room."""
    if not held:
        room.put(0, 1, fitted(scene.text("no-actors"), room.width), "dim")
    most = max(len(actors_of(scene, seat)) for seat in scene.state.seats)
    named = room.height > ENCOUNTER.height and most * (ENCOUNTER.width + 1) <= room.width + 1
    size = ENCOUNTER if named else Size(WIDTH, 3)
    if len(held) * (size.width + 1) > room.width + 1:
        levels(scene, room.part(0, 1, room.width, room.height - 1), held)
        return
    for at, card in enumerate(held):
        place = room.part(at * (size.width + 1), 1, *size)
        if named:
            whole(scene, place, card)
        else:
            portrait(place, card)


def stage(scene: Scene, room: Canvas, seat: int) -> None:
    """The player's show and what a festival would pay now, acrobats and requests."""
    low = room.height == 2
    room.part(0, 0, room.width, 1).named("show", seat)
    (in_one_row if low else in_two_rows)(scene, room, seat)
    if low:
        ready = acrobats(scene, seat, room.width // 2).cell_len
        held = in_hand(scene, seat, room.width - ready - 2)
        free = room.width - held.cell_len - 2
        write(room.part(0, 1, free, 1).named("acrobats", seat), 0, 0, acrobats(scene, seat, free))
        room.write(room.width - held.cell_len, 1, held)
        return
    pictured = acrobats_pictured(scene, room.part(RIGHT, 0, room.width - RIGHT, room.height), seat)
    if not pictured:
        names = acrobats_in_rows(scene, seat, room.width, 1 if scene.state.troupes[seat].played.known() else 2)
        room.part(0, 2, room.width, len(names)).named("acrobats", seat)
        for y, text in enumerate(names, 2):
            write(room, 0, y, text)
    played(scene, room.part(0, 3 - pictured, room.width, 1), seat)


def acrobats_pictured(scene: Scene, room: Canvas, seat: int) -> bool:
    """A player's acrobats as pictures below their names, used ones faint; False if those of some troupe have no
    room."""
    kept = [(each.acrobats.known(), each.spent.known()) for each in scene.state.troupes]
    step = WIDTH + PARTED
    if room.width + PARTED < step * max(len(ready) + len(used) for ready, used in kept):
        return False
    ready, used = kept[seat]
    room.part(0, 0, room.width, room.height).named("acrobats", seat)
    for at, card in enumerate([*ready, *used]):
        place = room.part(at * step, 0, min(step - 1, room.width - at * step), room.height)
        acrobat(scene, place, card, used=at >= len(ready))
    return True


def acrobat(scene: Scene, room: Canvas, card: core.Face, *, used: bool) -> None:
    """An acrobat's picture below its name, short where all of it has no room; a used one is faint and says so."""
    place = room.part(0, 1, WIDTH, room.height - 1)
    portrait(place, card, named=True, faint=used)
    names = [named(scene.view, card) for named in (scene.words.card, scene.words.short)]
    name = next((each for each in names if cell_len(each) < room.width), fitted(names[-1], room.width))
    room.put(0, 0, name, "dim" if used else "acrobat bold")
    if used:
        place.center(0, place.height - 1, WIDTH, f" {scene.board_text('spent')} ", "ink")


def played(scene: Scene, room: Canvas, seat: int) -> None:
    """The requests that the player has played, in a row."""
    names = ", ".join(
        scene.words.request_in_brief(scene.view, card) for card in scene.state.troupes[seat].played.known()
    )
    if names:
        room.put(0, 0, fitted(f"■ {names}", room.width), "request")


def in_one_row(scene: Scene, room: Canvas, seat: int) -> None:
    """The show, and what a festival would pay now, below those of other troupes: with its word where that has room;
    nothing where there are none."""
    widths = [show(scene, each).cell_len for each in scene.state.seats if actors_of(scene, each)]
    x = max(widths) + 2 if widths else 0
    if actors_of(scene, seat):
        write(room, 0, 0, show(scene, seat))
    pays = earnings(scene.cast, seat).sum
    if not pays:
        return
    forms = (f"{scene.board_text('head-festival')} +{pays}", f"+{scene.text('coins', count=pays)}")
    said = next((each for each in forms if x + cell_len(each) <= room.width), forms[-1])
    end = room.put(x, 0, fitted(said, room.width - x), earned_style(scene, seat))
    room.part(x, 0, end - x, 1).named("forecast", seat)


def in_two_rows(scene: Scene, room: Canvas, seat: int) -> None:
    """The same in a row each, both in words."""
    if not actors_of(scene, seat):
        room.put(0, 0, fitted(scene.board_text("no-show"), room.width), "dim")
        return
    shown = show(scene, seat)
    text = Text.assemble((f"{scene.board_text('tile-show')} ", "ink"), shown, end="")
    write(room, 0, 0, text if show_of(scene.cast, seat).mood else shown)
    if pays := earnings(scene.cast, seat).sum:
        said = scene.board_text("tile-festival", coins=scene.text("coins", count=pays))
        room.put(0, 1, fitted(said, room.width), earned_style(scene, seat))
        room.part(0, 1, room.width, 1).named("forecast", seat)
