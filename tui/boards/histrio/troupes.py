"""Histrio's troupes, one below the other: a row or a tile for each player, and a row for the friendly ones.

Knows: the rows of all troupes, and the columns of those in one row.
Must not know: what a player may do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.histrio.actions import Steal
from core.games.histrio.cards import city_of, talent_of
from core.games.histrio.components import CITIES, TALENTS
from core.games.histrio.theatre import managers_on_theatre
from core.games.histrio.travel import friend_left
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.text.words import letter

from .belongings import ALL, acrobats, actors_of, any_chosen, change, earned, money, player, requests, show
from .encounters.legend import signs
from .faces import write
from .map import been, coming
from .scene import STYLES, Scene
from .tiles import NARROW, sides, tile
from .words import levels_of

NAME, MONEY, SHOW, EARNS, REQUESTS, MANAGERS, ACROBATS = 1, 17, 37, 51, 53, 68, 70
"""Columns of a troupe in one row: money, earnings and managers end before theirs, the others begin. Behind money, a
change of it has room."""
FORECAST = 5
"""Columns of the earnings."""
TAG = MONEY - 3
"""Columns of the ground below a name: a free one parts it from two digits."""
ACTORS = 21, 28
"""The columns in which actors of one talent and of the other begin there, if both have room so."""
ACTORS_END, APART = SHOW - 2, (2, 1)
"""The column after all actors, and the free ones between the talents, at best and at least."""


def draw(scene: Scene, room: Canvas, rows: int, head: bool, marked: bool = False) -> None:
    """Every troupe in so many rows, then what is to be known of the friendly ones. `marked`: cities on the map are
    marked by caravels of earlier turns."""
    y = int(head)
    for seat in scene.state.seats:
        place = room.part(0, y, room.width, rows)
        place.named("troupe", seat)
        ground(scene, place, seat)
        (row if rows == 1 else tile)(scene, place, seat)
        hot(scene, place, seat)
        y += rows
    if head:
        headline(scene, room.part(0, 0, room.width, 1), room.part(0, 1, room.width, y - 1))
    if scene.state.friends:
        friends(scene, room.part(0, y, room.width, 1), marked)


def hot(scene: Scene, room: Canvas, seat: int) -> None:
    """A click on a troupe that may be robbed robs it; a tile has the key of that, a row no room for it."""
    robs = (at for at, action in enumerate(scene.view.legal) if isinstance(action, Steal) and action.victim == seat)
    answer = next(robs, scene.view.why(victim=seat))
    if answer is not None:
        room.hot(answer)
        if room.height == 1:
            return
        chosen = isinstance(scene.view.cursor, Steal) and scene.view.cursor.victim == seat
        style = "on-gold bold" if chosen else f"gold tint-seat{seat} bold"
        room.put(0, 0, scene.words.keys(scene.view, [answer]), style)


def ground(scene: Scene, room: Canvas, seat: int) -> None:
    """The player's colour at the edge, and below the name of players to act, and of those whom the news or the answer
    under the cursor are about."""
    colour = f"seat{seat}"
    about = seat in scene.aims.coins or seat in [scene.news.args.get(name) for name in ("seat", "victim")]
    loud = about or seat in scene.view.to_act
    if loud:
        name = TAG if room.height == 1 else sides(scene, room.width, room.height).left - 1
        room.fill(0, 0, name, 1, f"wash-{colour}")
    for y in range(room.height):
        room.put(0, y, "█" if loud else "▌", colour)


# A troupe in one row


class Column(NamedTuple):
    """A column of troupes drawn in one row."""

    said: str
    """Its heading; empty if that has no room."""
    start: int
    end: int
    is_right: bool = False
    """True if it ends where its figures end."""


def headline(scene: Scene, room: Canvas, below: Canvas) -> None:
    """The headings of the columns in which anything stands; above names, what the mark behind some of them means."""
    end = 0
    for column in columns(scene, room.width):
        if not below.part(column.start, 0, column.end - column.start, below.height).text().strip():
            continue
        end = max(column.end, column.start + cell_len(column.said))
        if column.is_right:
            room.right(column.end, 0, column.said, "dim")
        else:
            room.put(column.start, 0, column.said, "dim")
    if not scene.state.friends:
        signs(scene, room, end + 2)


def columns(scene: Scene, width: int) -> list[Column]:
    """All columns in so many columns of the screen."""
    festival, show = scene.board_text("head-festival"), scene.text("head-play")
    edge = next((edge for edge in (EARNS, EARNS + 1) if SHOW + cell_len(show) < edge - cell_len(festival)), 0)
    found = [
        Column(scene.board_text("head-chosen" if any_chosen(scene) else "head-first"), NAME + 1, MONEY - 3),
        Column(scene.text("head-money"), MONEY - 3, MONEY, is_right=True),
        Column(scene.board_text("head-actors"), ACTORS[0], SHOW - 1),
        Column(show if edge else "", SHOW, SHOW + 7),
        Column(festival, EARNS - 5, edge or EARNS, is_right=True),
        Column(requests_head(scene, width), REQUESTS, MANAGERS - 3),
    ]
    if width < NARROW:
        return found
    managers = scene.board_text("head-managers")
    close = REQUESTS + cell_len(scene.board_text("head-requests")) >= MANAGERS - cell_len(managers)
    more = Column(managers, MANAGERS - 2, MANAGERS + close, is_right=True)
    if not any_requests(scene):
        found[-1] = more = Column(managers, REQUESTS, REQUESTS + 1)
    return [*dict.fromkeys([*found, more]), Column(scene.text("head-acrobats"), ACROBATS, width - 1)]


def any_requests(scene: Scene) -> bool:
    """True if a troupe has requests; where none has, managers are told in their column."""
    return any(requests(scene, seat) for seat in scene.state.seats)


def requests_head(scene: Scene, width: int) -> str:
    """The heading of secret requests, the longest that leaves a free column before the next heading."""
    end = min(width, ACROBATS - 1)
    if width >= NARROW and managers_on_theatre(scene.state):
        end = MANAGERS + 1 - cell_len(scene.board_text("head-managers"))
    forms = (scene.board_text("head-requests-secret"), scene.board_text("head-requests"))
    room = end - REQUESTS - 1
    return next((said for said in forms if cell_len(said) <= room), scene.text("head-requests"))


def row(scene: Scene, room: Canvas, seat: int) -> None:
    """A troupe in one row."""
    player(scene, seat, room.part(NAME, 0, MONEY - NAME - 3, 1))
    write(room, MONEY - len(str(scene.scored.troupes[seat].money)), 0, money(scene, seat))
    room.part(MONEY - 2, 0, 2, 1).named("coins", seat)
    held, pays = actors_of(scene, seat), earned(scene, seat)
    actors(scene, room, held)
    write(room, SHOW, 0, show(scene, seat, sign=not has_words(scene)) if held else Text(end=""))
    room.write(EARNS - pays.cell_len, 0, pays)
    room.part(SHOW, 0, EARNS - SHOW - FORECAST, 1).named("show", seat)
    room.part(EARNS - FORECAST, 0, FORECAST, 1).named("forecast", seat)
    room.write(REQUESTS, 0, requests(scene, seat))
    room.part(REQUESTS, 0, MANAGERS - REQUESTS - 1, 1).named("requests", seat)
    managers(scene, room, seat)
    if room.width >= NARROW:
        write(room, ACROBATS, 0, acrobats(scene, seat, room.width - ACROBATS - 1))
    room.part(ACROBATS, 0, room.width - ACROBATS, 1).named("acrobats", seat)


def actors(scene: Scene, room: Canvas, held: Sequence[core.Face]) -> None:
    """Comedians, then tragedians by their levels; where one talent has none, the other below the heading."""
    first, second = ACTORS
    if not held:
        room.put(first, 0, fitted(scene.text("no-actors"), ACTORS_END - first), "dim")
    said, apart = parted(scene, held, ACTORS_END - first)
    if len(said) > 1:
        before, after = map(cell_len, said.values())
        second = max(first + before + apart, min(second, ACTORS_END - after))
    for x, (talent, levels) in zip((first, second), said.items(), strict=False):
        room.put(x, 0, levels, f"{STYLES[talent]} bold")


def parted(scene: Scene, held: Sequence[core.Face], width: int) -> tuple[dict[str, str], int]:
    """The levels of each talent that a troupe has, behind its sign, and the free columns between the talents: with
    spaces where both have room so, else without; the number of its actors if even that has no room."""
    forms = [
        (_behind_signs(scene, held, between), apart) for between in (" ", "") for apart in APART[: 2 - len(between)]
    ]
    fitting = (form for form in forms if _columns(*form) <= width)
    return next(fitting, None) or (_counted(scene, held), APART[0])


def _counted(scene: Scene, held: Sequence[core.Face]) -> dict[str, str]:
    """The number of actors of each talent that a troupe has, behind its sign."""
    counts = Counter(map(talent_of, held))
    return {talent: f"{scene.sign(STYLES[talent])}×{counts[talent]}" for talent in TALENTS if counts[talent]}


def _behind_signs(scene: Scene, held: Sequence[core.Face], between: str) -> dict[str, str]:
    """The levels of each talent that a troupe has, behind its sign."""
    found = {talent: levels_of(held, talent, between) for talent in TALENTS}
    return {talent: f"{scene.sign(STYLES[talent])}{levels}" for talent, levels in found.items() if levels}


def _columns(said: dict[str, str], apart: int) -> int:
    """The columns that both need."""
    return sum(map(cell_len, said.values())) + apart * (len(said) - 1)


def has_words(scene: Scene) -> bool:
    """True if the shows of all troupes have room in words, with a free column before what they earn."""
    shows = (show(scene, seat).cell_len + earned(scene, seat).cell_len for seat in scene.state.seats)
    return max(shows) < EARNS - SHOW


def managers(scene: Scene, room: Canvas, seat: int) -> None:
    """The number of managers below its heading; in a narrow row by signs, where no écus come or go."""
    count = scene.state.troupes[seat].managers
    if room.width >= NARROW:
        x = MANAGERS - 1 if any_requests(scene) else REQUESTS
        room.put(x, 0, str(count or ""), "ink bold")
        room.part(x, 0, 1, 1).named("theatre")
    elif not change(scene, seat):
        room.put(MONEY + 1, 0, scene.sign("manager") * count, f"seat{seat}")


# The friendly troupes


def friends(scene: Scene, room: Canvas, marked: bool) -> None:
    """The friendly troupes: while cards are chosen, where each that cannot go anywhere can still travel to; else what
    their letters mean."""
    room.named("friends")
    if scene.state.caravels or all(len(friend_left(scene.state, seat)) == len(ALL) for seat in scene.state.seats):
        x = write(room, 1, 0, friends_key(scene, room.width // 2, marked))
        signs(scene, room, x + 3)
        return
    wide = room.width // max(1, len(scene.state.friends))
    for seat in range(len(scene.state.friends)):
        place = room.part(seat * wide, 0, wide, 1)
        place.fill(0, 0, *place.size, f"tint-seat{seat}")
        x = write(place, 1, 0, starred(seat)) + 1
        place.put(x, 0, fitted(open_to(scene, seat, wide - x - 1), wide - x - 1), "ink")


def friends_key(scene: Scene, width: int, marked: bool) -> Text:
    """Whose friends each letter with a star stands for that is on the board; where this has no room, that all are
    friendly troupes. Empty where there is no such letter."""
    seats = friends_in_sight(scene, marked)
    each = [
        Text.assemble(starred(seat), (f" {scene.words.friends_of(scene.view, seat)}", "dim"), end="") for seat in seats
    ]
    told = Text("   ", end="").join(each)
    if told.cell_len <= width:
        return told
    letters = Text("  ", end="").join(map(starred, seats))
    return Text.assemble(letters, (f"  {scene.board_text('key-friendly')}", "dim"), end="")


def friends_in_sight(scene: Scene, marked: bool) -> list[int]:
    """The seats whose friendly troupes have a caravel before a city, or are on their way as only this seat knows; or
    mark a city since an earlier turn, where that is to be seen."""
    there = {caravel.seat for caravel in scene.state.caravels if caravel.friendly}
    there.update(seat for city in CITIES for seat, friendly in coming(scene.view, city) if friendly)
    there.update(seat for city in CITIES for seat, friendly in been(scene, city) if friendly and marked)
    return sorted(there)


def starred(seat: int) -> Text:
    """A friendly troupe by its letter, as it stands in cities."""
    return Text(f"{letter(seat)}*", f"seat{seat} bold", end="")


def open_to(scene: Scene, seat: int, width: int) -> str:
    """The cities that a friendly troupe can still travel to, in words, with as much of them as there is room for."""
    left, name = friend_left(scene.state, seat), scene.view.names[seat]
    cities = " ".join(str(city_of(card)) for card in ALL if card in left)
    kind = "all" if len(left) == len(ALL) else "left"
    forms = [scene.text(f"friends-{kind}{brief}", name=name, cities=cities) for brief in ("", "-brief")]
    return next((said for said in forms if cell_len(said) <= width), forms[-1])
