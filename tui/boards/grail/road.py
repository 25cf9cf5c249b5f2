"""Grail Cup on the screen: who is on the road, and what an answer would do there.

Knows: how knights, the dragon and their ways are drawn, and where.
Must not know: rules; what an answer would do comes as an aim.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len

from core.games.grail.actions import Choose, Lay, PlaceDragon, Push
from core.games.grail.state import State
from tui.boards.view import View
from tui.draw import pictures, styles
from tui.draw.canvas import Canvas
from tui.draw.signs import SIGNS
from tui.text.words import letter

from .aim import Way
from .land import GOING, GRASS, draw_number, draw_space, draw_turns, land, road, sign_style, signs
from .moment import along, came_from, passed, walks
from .on_road import Scene
from .people import DRAGON
from .said import said

STEPS = "›‹"
"""The signs of a way that was gone: along the road and against it."""
ONWARD = "▸◂"
"""The signs of a way that goes on at the other edge: along the road and against it."""
COMES = "→←"
"""The signs of a piece that is not there yet, before its own if it comes along the road, else behind it."""
LINES = "─┄"
"""The signs of a way that would be gone, and of one that may be."""

CHOSEN: Mapping[type, str] = {Choose: "gold bold under", PlaceDragon: "ink"}
"""The style of the numbers of spaces to choose: the few of the fairy are told from all others without colours too."""


def goal(ascii_only: bool) -> str:
    """The sign for where an answer leads. Without Unicode its shape would be the letter of a village."""
    return "@" if ascii_only else "▼"


def draw_road(canvas: Canvas, it: Scene) -> None:
    """The whole road with knights, dragon, and what the answer under the cursor would do."""
    canvas.stamp(0, 0, land(it.path, it.fold, it.known, canvas.ascii_only, passed(it.view)))
    for space in stood_on(it) if it.fold.painted else ():
        raise_picture(canvas, it, space)
    light(canvas, it)
    draw_trail(canvas, it)
    draw_ways(canvas, it)
    draw_dragon(canvas, it)
    draw_tokens(canvas, it)
    for space in {*it.on, *it.aim.spaces, *(way.stop for way in it.aim.ways)}:
        draw_knights(it.cell(canvas, space), it, space)
    draw_seams(canvas, it)
    for space, how in it.aim.spaces.items():
        draw_goal(it.cell(canvas, space), it, space, how)
    for space, number in it.spots.spaces.items():
        it.cell(canvas, space).hot(number)
    for space, mark in looked(it.view).items():
        draw_mark(it.cell(canvas, space), it, space, (mark, "gold bold"))
    draw_turns(canvas, it.fold, len(signs(it.path)))
    draw_numbers(canvas, it)


def stood_on(it: Scene) -> set[int]:
    """The spaces below whose pictures something is drawn: pieces, ways, signs, names of tokens."""
    ways = {space for way in drawn_ways(it) for space in way.passed}
    return {it.dragon, *it.on, *ways, *it.aim.spaces, *(way.stop for way in it.aim.ways), *it.known, *trail(it)}


def raise_picture(canvas: Canvas, it: Scene, space: int) -> None:
    """Draws the picture of a space above the row where pieces stand, and not down on the road."""
    room = it.cell(canvas, space)
    room.fill(1, 0, it.fold.cell - 1, it.fold.road, GRASS)
    kinds = signs(it.path)[space], it.known.get(space)
    draw_space(room, it.fold, space, kinds, faint=space < passed(it.view), raised=True)


def draw_tokens(canvas: Canvas, it: Scene) -> None:
    """The names of the tokens known to lie on the road below their pictures, where there is room and nobody stands."""
    free = {space: token for space, token in it.known.items() if not is_taken(it, space) and space not in it.aim.spaces}
    for space, token in free.items() if it.fold.painted else ():
        name, room = said(it.view, "token-card", token=token), it.cell(canvas, space)
        if cell_len(name) <= room.width and not room.part(0, it.fold.stands, room.width, 1).text().strip():
            room.center(0, it.fold.stands, room.width, name, "soft-dim")


def draw_numbers(canvas: Canvas, it: Scene) -> None:
    """The numbers of the spaces, and what each space is, so that it can be explained."""
    last = len(signs(it.path)) - 1
    ways = {space: way_style(way) for way in reversed(drawn_ways(it)) for space in way.passed}
    choices = {each.space: CHOSEN[type(each)] for each in it.view.legal if isinstance(each, (Choose, PlaceDragon))}
    plain = {last: "ink bold"} | pieces(it) | choices | ways
    for space, found in enumerate(signs(it.path)):
        if it.fold.painted and choices.get(space) == CHOSEN[Choose] and space not in it.aim.spaces:
            it.cell(canvas, space).paint(1, it.fold.road, 2, CHOSEN[Choose])
        style = ground(it.aim.spaces[space]) if space in it.aim.spaces else plain.get(space, "soft-dim")
        draw_number(canvas, it.fold, space, style)
        it.cell(canvas, space).named(name_of(found, space == it.dragon), space)


def pieces(it: Scene) -> dict[int, str]:
    """The style of the number above each piece on a small road, so that it is seen at once where that stands: of the
    colour of the front knight or the dragon; none without colours, where the letters stand out by themselves."""
    if not styles.current().colours:
        return {}
    return {space: f"on-seat{queue[0]} bold" for space, queue in it.on.items()} | {it.dragon: "on-bad bold"}


def name_of(kinds: Sequence[str], with_dragon: bool) -> str:
    """The name of a space of these kinds as a thing of the board."""
    return "dragon" if with_dragon else kinds[0] if kinds else "plain"


def draw_mark(room: Canvas, it: Scene, space: int, mark: tuple[str, str]) -> None:
    """Draws a mark of one column, and its style, at the end of the stone of a space; on a small road behind its signs,
    or instead of them where somebody stands."""
    behind = it.fold.cell - 1 if it.fold.painted else 0 if is_taken(it, space) else len(signs(it.path)[space])
    room.put(behind, it.fold.road, *mark)


def looked(view: View) -> dict[int, str]:
    """The marks of the clovers that the fairy has chosen, while she is asked: a tick, or a question mark where
    the token is still to go back. The space that is asked for is pointed at."""
    state: State = view.state
    if not view.legal or not isinstance(view.legal[0], (Choose, Lay)):
        return {}
    left = list(state.looked)[len(state.looked) - len(state.look) :] if isinstance(view.legal[0], Lay) else []
    found = {space: "?" if space in left else SIGNS["done"].glyph for space in state.looked}
    return {space: mark for space, mark in found.items() if space != view.asked.number or not left}


def is_taken(it: Scene, space: int) -> bool:
    """True if a piece stands on a space, or would after the answer under the cursor."""
    return space in (it.dragon, it.aim.dragon) or space in it.on or any(way.stop == space for way in it.aim.ways)


def light(canvas: Canvas, it: Scene) -> None:
    """A warm ground where the answer under the cursor leads and over what, and where somebody has just gone."""
    goals = (space for space, how in it.aim.spaces.items() if how != "target" and it.fold.painted)
    for space in {*goals, *walked(it.view)}:
        draw_lit(it.cell(canvas, space), it, space)
    for space in {space for way in drawn_ways(it) if not way.later for space in way.passed}:
        it.cell(canvas, space).paint(0, it.fold.numbers, it.fold.cell, "wash-gold")


def draw_lit(room: Canvas, it: Scene, space: int) -> None:
    """A space once more, on a warm ground."""
    room.fill(0, 0, room.width, it.fold.road, "wash-gold")
    room.fill(0, it.fold.road, room.width, 1, road())
    draw_space(room, it.fold, space, (signs(it.path)[space], it.known.get(space)), raised=True)


def walked(view: View) -> set[int]:
    """The ends of what has just been walked."""
    return {end for _, end in walks(view).values()}


# Who is on it


class Standing(NamedTuple):
    """One who stands on a space, or would."""

    seat: int
    comes: str = ""
    """The sign of the way it would come; empty for one who is there."""

    @property
    def ghost(self) -> bool:
        """True if it is not there yet."""
        return bool(self.comes)


def would_come(sign: str, comes: str) -> str:
    """The sign of a piece with that of the way it would come, from which it lies away."""
    return sign + comes if comes == COMES[1] else comes + sign


def draw_knights(room: Canvas, it: Scene, space: int) -> None:
    """Draws the knights on a space, the front one furthest along the road, the others behind it, then above.

    Without pictures a gap keeps them from those on the next space, if there are any.
    """
    queue = [Standing(seat) for seat in it.on.get(space, ())]
    coming = [way for way in it.aim.ways if way.stop == space != way.start]
    queue += [Standing(way.knight, COMES[way.stop < way.start]) for way in coming[:1]]
    if not it.fold.painted:
        draw_small_queue(room, it, space, queue)
        return
    wide = it.fold.cell - 1
    most = wide * min(2, it.fold.road)
    for row in range(0, min(len(queue), most), wide):
        draw_row(room, it, queue[row : row + wide], it.fold.stands - row // wide)
    if len(queue) > most:
        room.put(0, max(0, it.fold.band - 3), "+", "bold")


def draw_small_queue(room: Canvas, it: Scene, space: int, queue: Sequence[Standing]) -> None:
    """Draws knights on a small road, as many as have room beside each other."""
    if not queue:
        return
    line = beside(room, it, space, len(queue))
    draw_row(line, it, queue[: line.width], it.fold.stands)
    if len(queue) > line.width:
        room.put(0, it.fold.stands, "+", "bold")


def beside(room: Canvas, it: Scene, space: int, wide: int) -> Canvas:
    """The columns of a space on a small road for pieces that take so many, behind those of its signs that have room
    before them. A gap keeps pieces from those beside them on the next space, and from its signs unless all columns are
    wanted."""
    found, beside_it = signs(it.path)[space], (space + 1) % it.fold.spaces != 0
    crowded = wide + len(found) < it.fold.cell or (beside_it and is_taken(it, space + 1))
    most = it.fold.cell - crowded
    found = found[max(0, len(found) - max(0, most - wide)) :]
    room.put(0, it.fold.road, " " * (room.width - 1))
    for at, kind in enumerate(found):
        room.put(at, it.fold.road, SIGNS[kind].glyph, sign_style(kind, False))
    return room.part(len(found), 0, most - len(found), room.height)


def draw_row(room: Canvas, it: Scene, queue: Sequence[Standing], y: int) -> None:
    """Knights side by side, each as wide as there is room for, one alone on a small road of two columns."""
    each = min(1 + (len(queue) == 1), room.width)
    x = each * len(queue)
    if it.fold.painted:
        each = min(3, (room.width - 1) // len(queue))
        x = 1 + (room.width - 1 + each * len(queue)) // 2
    for one in queue:
        x -= each
        place = room.part(x, 0, each, y + 1)
        if one.ghost:
            draw_ghost(place, one, arrow=it.fold.painted and each > 1)
        else:
            draw_knight(place, one, it.fold.band > 4 and each == 3)


def draw_ghost(room: Canvas, one: Standing, *, arrow: bool) -> None:
    """Draws a knight that is not there yet: its letter with the arrow of its way, or underlined on a dark ground of its
    colour, so that it looks like a piece and has its columns."""
    y, colour = room.height - 1, f"seat{one.seat}"
    if arrow:
        room.put(0, y, " " * room.width)
        start = room.width // 3 * (one.comes == COMES[1])
        room.put(start, y, would_come(letter(one.seat), one.comes), f"{colour} bold")
        return
    room.put(0, y, " " * room.width, f"wash-{colour}")
    room.center(0, y, room.width, letter(one.seat), f"{colour} wash-{colour} bold under")


def draw_knight(room: Canvas, one: Standing, pawn: bool) -> None:
    """Draws a knight: a letter on its colour; with room, a head above it."""
    y, colour = room.height - 1, f"seat{one.seat}"
    room.put(0, y, " " * room.width, f"on-{colour}")
    room.center(0, y, room.width, letter(one.seat), f"on-{colour} bold")
    if pawn:
        room.put(1, y - 1, "▄", colour)


def draw_dragon(canvas: Canvas, it: Scene) -> None:
    """The dragon fills its space: nobody else is on it. The space where it would go has its sign behind an arrow, or
    underlined on a small road, as a knight's."""
    there = it.aim.dragon
    put_dragon(canvas, it, it.dragon, faint=there is not None and it.fold.painted)
    if there is not None and it.fold.painted:
        put_dragon(canvas, it, there, faint=False)
    elif there is not None:
        beside(it.cell(canvas, there), it, there, 1).put(0, it.fold.stands, DRAGON[-1], "bad wash-bad bold under")


def put_dragon(canvas: Canvas, it: Scene, space: int, *, faint: bool) -> None:
    """Draws a dragon on a space: its picture, and its sign in a knight's place, for readers without colours."""
    room = it.cell(canvas, space)
    sign = "dim" if faint else "on-bad bold"
    if not it.fold.painted:
        room.put(0, it.fold.stands, DRAGON.ljust(room.width - 1), sign)  # below its number: nobody comes to the space
        return
    room.fill(0, 0, room.width, it.fold.road, "tint-dragon" if faint else "wash-dragon")
    x, y = it.fold.where(space)
    if styles.current().colours and not (faint and styles.current().faded):
        pictures.place(canvas.part(x + 1, y, it.fold.cell - 1, it.fold.road), "dragon", "dragon", faint)
    else:  # no ground would part its picture from those beside it
        room.center(
            0, (it.fold.road - 1) // 2, room.width, said(it.view, "legend", sign="dragon"), "dim" if faint else "bold"
        )
    room.paint(0, it.fold.road, room.width, "tint-dragon faint-dragon bold" if faint else "wash-dragon dragon bold")
    around = canvas.part(x, y + it.fold.band - 2, it.fold.cell, 1)
    around.put(0, 0, " " * around.width)
    around.center(0, 0, room.width + 1, would_come(DRAGON[-1], COMES[0]) if space == it.aim.dragon else DRAGON, sign)


def draw_trail(canvas: Canvas, it: Scene) -> None:
    """Arrowheads where knights came from, in what the ally that was called last has done, and along the way of the one
    that moved last."""
    for space, knight in trail(it).items():
        draw_step(canvas, it, space, knight)


def trail(it: Scene) -> dict[int, int]:
    """The spaces with an arrowhead, and whose it is; none while we choose, so that all arrows are of what our choice
    would do."""
    return {} if it.view.question is not None else last_way(it) | dict(came_from(it.view))


def draw_step(canvas: Canvas, it: Scene, space: int, knight: int) -> None:
    """An arrowhead of a knight's colour, along the road or against it: in the middle of a space where nobody stands; on
    a small road on that side of its number to which the knight went, whoever stands below."""
    if it.fold.painted and (space == it.dragon or space in it.on):
        return
    back = it.view.state.at[knight] < space
    (x, y), sign = it.fold.where(space), STEPS[back]
    if it.fold.painted:
        sign = sign.center(it.fold.cell)
    else:
        x += -1 if back else it.fold.cell - 1
    canvas.put(x, y + it.fold.band - 2, sign, f"seat{knight} bold")


def last_way(it: Scene) -> dict[int, int]:
    """The spaces that a knight has passed in the last move that was told."""
    last = next((event for event in reversed(it.view.log) if event.key in ("moves", "round")), None)
    if last is None or last.key != "moves":
        return {}
    start: int = last.args["start"]
    seat: int = last.args["seat"]
    end = along(it.view, start, last.args["end"]) if last is it.view.news else last.args["end"]
    return dict.fromkeys(range(min(start, end) + 1, max(start, end)), seat)


# What an answer would do


def draw_ways(canvas: Canvas, it: Scene) -> None:
    """Draws a line along a knight's way, past whoever stands there, and on a small road behind the numbers; a dotted
    one along a way that it may not go."""
    y = it.fold.band - 2
    for way in drawn_ways(it):
        for space in way.passed:
            if space not in it.on and space != it.dragon:
                start = 0 if it.fold.painted else len(str(space))
                it.cell(canvas, space).put(start, y, LINES[way.unsure] * (it.fold.cell - start), way_style(way))


def drawn_ways(it: Scene) -> Sequence[Way]:
    """The ways that have a line: that of a knight who is pushed back is so short that its figure says all. On a small
    road a line lies over numbers, and only the way of the choice itself may hide them."""
    shown = [way for way in it.aim.ways if it.fold.painted or not way.later]
    return () if isinstance(it.view.cursor, Push) else shown


def way_style(way: Way) -> str:
    """The style of a way: gold if the answer leads along it, the knight's colour if the way only follows it."""
    return f"seat{way.knight}" if way.later else "gold"


def draw_seams(canvas: Canvas, it: Scene) -> None:
    """Arrows where a knight's way leaves a band at one edge and comes back at the other, in the way's direction."""
    for way in drawn_ways(it):
        first, last = sorted((way.start, way.stop if way.past is None else way.past))
        for band in range(first // it.fold.spaces, last // it.fold.spaces):
            y = (band + 1) * it.fold.band - 2
            for x, row in ((it.fold.width - 1, y), (0, y + it.fold.band)):
                place = canvas.part(x, row, 1, 1)
                if place.text() in ("", *GOING):
                    place.put(0, 0, ONWARD[way.stop < way.start], f"{way_style(way)} bold")


def draw_goal(room: Canvas, it: Scene, space: int, how: str) -> None:
    """Points at a space that an answer is about, if nothing would stand there; where it takes a spear to come there, by
    our letter between arrows, or on a small road by an arrow up."""
    painted = it.fold.painted
    room.paint(0, it.fold.numbers, room.width - (not painted), ground(how))
    small = not painted and (how == "target" or is_taken(it, space))
    if small or isinstance(it.view.cursor, PlaceDragon) or (isinstance(it.view.cursor, Choose) and not painted):
        return
    sign = goal(room.ascii_only) if how != "spear" else f"→{letter(it.view.own)}↑" if painted else "↑"
    if not painted:
        beside(room, it, space, len(sign)).put(0, it.fold.stands, sign, "gold bold")
    else:
        point_at(room, it, sign, is_taken(it, space))


def point_at(room: Canvas, it: Scene, sign: str, taken: bool) -> None:
    """A sign above the picture of a space, or where no row is free there, of a free space, in the row of knights."""
    if it.fold.high or not taken or len(sign) > 1:
        y = 0 if it.fold.high or taken else it.fold.stands
        room.put(1 + (room.width - 1 - len(sign)) // 2, y, sign, "gold bold")


def ground(how: str) -> str:
    """The ground of a space that an answer is about: gold, or quieter where it takes a spear to come there."""
    return "raised" if how == "spear" else "cursor"
