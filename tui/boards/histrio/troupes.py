"""Histrio's troupes, one below the other: a row or a tile for each player, and a row for the friendly ones.

Knows: the rows of all troupes, and the columns of those in one row.
Must not know: what a player may do.
"""

from __future__ import annotations

from rich.cells import cell_len

from core.games.histrio.actions import Steal
from core.games.histrio.cards import city_of
from core.games.histrio.components import COMEDIAN, TRAGEDIAN, TURNS
from core.games.histrio.state import State
from core.games.histrio.travel import friend_left
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.text.words import letter

from .belongings import ALL, acrobats, actors_of, change, earned, money, player, requests, show
from .faces import write
from .scene import STYLES, Scene
from .tiles import NARROW, tile
from .words import digits

NAME, MONEY, COMEDIANS, TRAGEDIANS, SHOW, EARNS, REQUESTS, MANAGERS, ACROBATS = 1, 17, 21, 28, 36, 50, 52, 68, 70
"""Columns of a troupe in one row: money, earnings and managers end before theirs, the others begin. Behind money, a
change of it has room."""
LEVELS = {COMEDIAN: TRAGEDIANS - COMEDIANS - 2, TRAGEDIAN: SHOW - TRAGEDIANS - 3}
"""Columns of the levels of each talent there: the sign of a show stands apart from tragedians."""


def draw(scene: Scene, room: Canvas, rows: int, head: bool) -> None:
    """Every troupe in so many rows, then the friendly ones in one each."""
    y = 0
    if head:
        headline(scene, room.part(0, 0, room.width, 1))
        y = 1
    for seat in scene.state.seats:
        place = room.part(0, y, room.width, rows)
        place.named("troupe", seat)
        ground(scene, place, seat)
        (row if rows == 1 else tile)(scene, place, seat)
        hot(scene, place, seat)
        y += rows
    if scene.state.friends:
        friends(scene, room.part(0, y, room.width, 1))


def hot(scene: Scene, room: Canvas, seat: int) -> None:
    """A click on a troupe that may be robbed robs it."""
    robs = (at for at, action in enumerate(scene.view.legal) if isinstance(action, Steal) and action.victim == seat)
    answer = next(robs, scene.view.why(victim=seat))
    if answer is not None:
        room.hot(answer)
        room.put(0, 0, scene.words.keys(scene.view, [answer]), "on-gold bold")


def ground(scene: Scene, room: Canvas, seat: int) -> None:
    """The ground in the player's colour: fuller for players to act, and for those the news or the answer under the
    cursor are about."""
    colour = f"seat{seat}"
    about = seat in scene.aims.coins or seat in [scene.news.args.get(name) for name in ("seat", "victim")]
    loud = about or seat in scene.view.to_act
    room.fill(0, 0, *room.size, f"wash-{colour}" if loud else f"tint-{colour}")
    for y in range(room.height):
        room.put(0, y, "█" if loud else "▌", colour)


# A troupe in one row


def headline(scene: Scene, room: Canvas) -> None:
    """The headings of the columns of troupes drawn in one row."""
    festival, show = scene.board_text("head-festival"), scene.text("head-play")
    end = SHOW + cell_len(show)
    edge = next((edge for edge in (EARNS, EARNS + 1) if end < edge - cell_len(festival)), 0)
    begin = ((scene.text("head-troupe"), NAME + 1), (scene.board_text("head-actors"), COMEDIANS))
    for said, x in (*begin, (show if edge else "", SHOW), (scene.text("head-requests"), REQUESTS)):
        room.put(x, 0, said, "ink")
    for said, x in ((scene.text("head-money"), MONEY), (festival, edge or EARNS)):
        room.right(x, 0, said, "ink")
    if room.width >= NARROW:
        room.right(MANAGERS, 0, scene.board_text("head-managers"), "ink")
        room.put(ACROBATS, 0, scene.text("head-acrobats"), "ink")


def row(scene: Scene, room: Canvas, seat: int) -> None:
    """A troupe in one row."""
    player(scene, seat, room.part(NAME, 0, MONEY - NAME - 3, 1))
    write(room, MONEY - len(str(scene.scored.troupes[seat].money)), 0, money(scene, seat))
    room.part(MONEY - 2, 0, 2, 1).named("coins", seat)
    held = actors_of(scene, seat)
    for talent, x in ((COMEDIAN, COMEDIANS), (TRAGEDIAN, TRAGEDIANS)):
        if levels := digits(held, talent, LEVELS[talent]):
            room.put(x, 0, f"{scene.sign(STYLES[talent])}{levels}", f"{STYLES[talent]} bold")
    pays = earned(scene, seat)
    write(room, SHOW, 0, show(scene, seat, sign=True))
    room.write(EARNS - pays.cell_len, 0, pays)
    room.part(SHOW, 0, EARNS - SHOW, 1).named("show", seat)
    room.write(REQUESTS, 0, requests(scene, seat))
    room.part(REQUESTS, 0, MANAGERS - REQUESTS - 1, 1).named("requests", seat)
    managers(scene, room, seat)
    if room.width >= NARROW:
        write(room, ACROBATS, 0, acrobats(scene, seat, room.width - ACROBATS - 1))
    room.part(ACROBATS, 0, room.width - ACROBATS, 1).named("acrobats", seat)


def managers(scene: Scene, room: Canvas, seat: int) -> None:
    """The number of managers below its heading; in a narrow row by signs, where no écus come or go."""
    count = scene.state.troupes[seat].managers
    if room.width >= NARROW:
        room.right(MANAGERS, 0, str(count), "ink bold" if count else "dim")
        room.part(MANAGERS - 1, 0, 1, 1).named("theatre")
    elif not change(scene, seat):
        room.put(MONEY + 1, 0, scene.sign("manager") * count, f"seat{seat}")


# The friendly troupes


def friends(scene: Scene, room: Canvas) -> None:
    """The friendly troupes: where each can still travel to."""
    room.named("friends")
    wide = room.width // max(1, len(scene.state.friends))
    for seat in range(len(scene.state.friends)):
        place = room.part(seat * wide, 0, wide, 1)
        place.fill(0, 0, *place.size, f"tint-seat{seat}")
        x = place.put(1, 0, f"{letter(seat)}*", f"seat{seat} bold") + 1
        place.put(x, 0, fitted(open_to(scene, seat, wide - x - 1), wide - x - 1), "ink")


def is_last_turn(state: State) -> bool:
    """True if nobody travels again."""
    return state.season == state.options.seasons and state.turn == TURNS


def open_to(scene: Scene, seat: int, width: int) -> str:
    """The cities that a friendly troupe can still travel to, in words, with as much of them as there is room for."""
    left, name = friend_left(scene.state, seat), scene.view.names[seat]
    cities = " ".join(str(city_of(card)) for card in ALL if card in left)
    if len(left) == len(ALL):
        forms = [scene.text(key, name=name) for key in ("friends-all", "friends-all-brief")]
    elif not scene.state.caravels:
        forms = [scene.text(key, name=name, cities=cities) for key in ("friends-left", "friends-left-brief")]
    elif is_last_turn(scene.state):
        forms = [scene.board_text("friends-last", name=name)]
    else:
        forms = [scene.board_text(key, name=name, cities=cities) for key in ("friends-next", "friends-next-brief")]
    return next((said for said in forms if cell_len(said) <= width), forms[-1])
