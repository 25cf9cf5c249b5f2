"""Grail Cup on the screen: the road, the nine allies, the players, and the cards in hand.

Knows: what goes where, and where the cursor walks.
Must not know: words, which are told elsewhere, or what is legal, which comes with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len

import core
from core.games.grail.actions import Choose, Curse, Keep, PlaceDragon, Point, Push, Ride, Spear, Steal
from core.games.grail.components import ALLIES
from core.games.grail.path import board as path_of
from core.games.grail.path import place_of
from core.games.grail.state import State
from tui.boards.guide import Explanation
from tui.boards.values import OnBoard
from tui.boards.view import View
from tui.draw.canvas import Canvas
from tui.draw.signs import SIGNS

from .aim import aim, follows, leads_to_jump, spots, ways_of
from .allies import Court, court, draw_cards, draw_heads, draw_list, whereabouts
from .answers.pictured import Pictured
from .answers.tables import HELD_BY_NO_OTHER
from .facts import brief, facts
from .hand import draw_hand, kept
from .land import SHOWN, sign_style, stone
from .moment import frames
from .on_road import scene
from .people import DRAGON, Crowd, draw_lines, draw_tiles
from .plan import LIST, Plan, plan
from .road import draw_road
from .roster import WORDED, draw_roster, draw_short_heads
from .said import said
from .scene import draw_moment
from .scenes import Scenes
from .spaces import meanings

GAP = 2
"""Columns between two signs in their row."""
LOW = 20
"""Rows for the board below which it leaves one more to the choices."""
BEYOND = 10
"""Choices of these numbers and above have no digit."""


class TheBoard(Pictured, Scenes):
    """Draws Grail Cup, and words its questions and events."""

    airy = True

    def height(self, view: View, width: int, room: int) -> int:
        """Of a low screen, a row is left to the choices, of which there may be one for each ally."""
        return plan(view, width, room - (room < LOW)).rows

    def frames(self, event: core.Event) -> int:
        return frames(event)

    def draw(self, view: View, canvas: Canvas) -> None:
        it, aimed, found = plan(view, *canvas.size), aim(view), spots(view)
        nine, crowd = court(view, aimed, found), Crowd(view, aimed, found)
        small = not it.fold.painted
        canvas.part(0, 0, it.fold.width if small else canvas.width, it.road + small).named_part("road")
        draw_road(canvas.part(0, 0, canvas.width, it.road), scene(view, it.fold, aimed, found))
        self._draw_allies(canvas, it, nine)
        self._draw_people(canvas, it, crowd)
        self._draw_legend(canvas, it, view)
        draw_moment(canvas, it, nine)

    def _draw_people(self, canvas: Canvas, it: Plan, crowd: Crowd) -> None:
        """Below all else as tiles or lines; or below a small road as a table."""
        if it.fold.painted:
            people = canvas.part(0, it.people_at, canvas.width, it.people).named_part("people")
            (draw_tiles if it.tiles else draw_lines)(people, crowd)
        else:
            room = canvas.part(1, it.roster, it.fold.width - 1, it.people)
            draw_roster(room.named_part("people"), crowd, it.headed)
            if it.headed:
                draw_short_heads(canvas.part(1, it.roster - 1, it.fold.width - 1, 1), crowd.view)

    def _draw_legend(self, canvas: Canvas, it: Plan, view: View) -> None:
        """In the last row; below a small road in a row of its own, and below the allies what has no room there."""
        if it.fold.painted:
            shown = filled(signs_named(view), canvas.width - 1)[0] if it.legend else ""
            draw_signs(canvas.part(0, it.legend_at, canvas.width, 1), shown, painted=True)
            return
        first, left = filled([*land_named(view), *marks_named(view, it.headed)], it.fold.width - 1)
        draw_signs(canvas.part(0, it.road + it.allies, canvas.width, 1), first, painted=False)
        if it.below:
            at = it.fold.width + 2
            draw_signs(canvas.part(at - 1, it.rows - 1, canvas.width - at, 1), filled(left, canvas.width - at - 1)[0])

    def _draw_allies(self, canvas: Canvas, it: Plan, nine: Court) -> None:
        """Below the road, as cards or in columns; or beside it as a list."""
        if not it.allies:
            left = canvas.width - min(LIST, canvas.width - it.fold.spaces * it.fold.cell - 1) + 1
            room = canvas.part(left, 0, canvas.width - left, it.rows - it.below).named_part("allies")
            draw_heads(room, nine)
            draw_list(room.part(0, 1, room.width, room.height - 1), nine)
        elif it.chips:
            listed = canvas.part(0, it.allies_at, canvas.width, it.allies)
            draw_list(listed.named_part("allies"), nine, it.columns)
            draw_supply(listed, nine.view, it.columns)
        else:
            draw_cards(canvas.part(0, it.allies_at, canvas.width, it.allies).named_part("allies"), nine)

    def facts(self, view: View) -> list[str]:
        return facts(self, view)

    def about(self, view: View, term: str, about: int | str | None = None) -> Explanation:
        found = super().about(view, term, about)
        if term in (*SHOWN, "plain"):
            text = self.about_space(view, about) if isinstance(about, int) else found.text
            tokens = [self.text(view, "about-tokens")] if term == "clover" else []
            return found._replace(text="\n\n".join([text, *tokens]))
        if term == "knights" and isinstance(about, int):
            return found._replace(text=f"{facts(self, view)[view.state.line.index(about)]}\n\n{found.text}")
        return found

    def brief(self, view: View, width: int) -> list[str]:
        return brief(self, view, width)

    def hand_size(self, view: View, room: tuple[int, int]) -> tuple[int, int]:
        return (0, 0) if view.seat is None else kept(view, room)

    def hand(self, view: View, room: tuple[int, int]) -> Canvas | None:
        return draw_hand(view, room)

    def note_arguments(self, view: View) -> dict[str, Any]:
        return {"finish": path_of(view.state).finish}

    # The cursor

    def walk(self, view: View, at: int, key: str) -> int:
        """Moves the cursor to the next answer along the road; answers that name no space stay in their order."""
        order = sorted(range(len(view.legal)), key=lambda number: along(view, view.legal[number]))
        by = 1 if key == "right" else -1
        return order[(order.index(at) + by) % len(order)]

    def on_board(self, view: View, size: tuple[int, int]) -> OnBoard | None:
        """The spaces of the dragon and the clovers of the fairy are chosen on the road."""
        if not isinstance(view.cursor, (Choose, PlaceDragon)):
            return None
        spaces = [action.space for action in view.legal if isinstance(action, (Choose, PlaceDragon))]
        places = [plan(view, *size).fold.where(space) for space in spaces]
        how = "clover" if isinstance(view.cursor, Choose) else "road"
        return OnBoard(places, meanings(view, view.cursor), view.words(f"grail_glance-on-{how}"))

    def arranged(self, legal: Sequence[core.Action], state: State | None = None) -> Sequence[core.Action]:
        """Knights in the order of the race, as they stand beside the road."""
        knights = [action for action in legal if isinstance(action, (Point, Push, Steal))]
        if state is None or len(knights) < len(legal):
            return legal
        listed = sorted(knights, key=lambda action: state.line.index(action.knight))
        return listed

    def digit(self, view: View, at: int) -> int:
        """The digit of a choice: allies and the spaces of a ride are chosen by their own number, not by their place in
        the list. Spaces have none: most of their numbers have two digits, and the first would choose."""
        match view.legal[at]:
            case Keep(ally=str(ally)) | Curse(ally=ally):
                return ALLIES.index(ally) + 1
            case Ride(steps=steps):
                return steps
            case Choose(space=space) | PlaceDragon(space=space):
                return BEYOND + space
            case _:
                return at + 1

    def number(self, view: View, at: int) -> int:
        """The same where several digits can be typed: then a space is chosen by its own number."""
        action = view.legal[at]
        return action.space if isinstance(action, (Choose, PlaceDragon)) else self.digit(view, at)

    def foreseen(self, view: View) -> Sequence[str]:
        """The dragon, where it would stop us on the way of a choice."""
        ways = [way for action in view.legal for way in ways_of(view, action)]
        return ["dragon"] if any(way.blocked and way.knight == view.own for way in ways) else []

    def total(self, view: View) -> str:
        return said(view, "total", space=view.state.at[view.own], finish=path_of(view.state).finish)

    def final(self, view: View) -> str:
        return view.words("ending-spaces", space=view.state.at[view.own], finish=path_of(view.state).finish)

    def place(self, view: View) -> int:
        return place_of(view.state, view.own)

    def start(self, view: View) -> int:
        """The first choice that wins at once, else the first that is of use; of knights, the foremost of these."""
        return max(range(len(view.legal)), key=lambda at: (wins(view, view.legal[at]), *use(view, view.legal[at])))


def wins(view: View, action: core.Action) -> int:
    """If our own knight reaches the finish with this choice: 2 if nothing can stop it, 1 for a spear, else 0."""
    if isinstance(action, Keep):
        return 0
    finish = path_of(view.state).finish
    ways = [way for way in (*ways_of(view, action), *follows(view, action)) if way.knight == view.seat]
    if any(way.stop == finish for way in ways):
        return 2
    return int(any(way.past == finish for way in ways))


def use(view: View, action: core.Action) -> tuple[bool, int]:
    """If a choice does something for us, and how near or how far ahead is what it names. The dragon is of use ahead of
    the foremost other knight where it does not stop us too, a clover ahead of us, a curse of what another holds."""
    state, own = view.state, view.seat or 0
    match action:
        case Choose(space=space):
            return space > state.at[own], -abs(space - state.at[own])
        case PlaceDragon(space=space):
            first = max(at for seat, at in enumerate(state.at) if seat != own)
            return space > first and not any(way.blocked for way in follows(view, action)), 0
        case Curse(ally=ally):
            return whereabouts(view).get(ally) not in HELD_BY_NO_OTHER, 0
        case Point(knight=knight):
            return leads_to_jump(view, action), -state.line.index(knight)
        case Push(knight=knight):
            return any(way.stop < state.at[knight] for way in ways_of(view, action)), -state.line.index(knight)
        case _:
            return False, 0


def along(view: View, action: core.Action) -> int:
    """The position of an answer along the road."""
    state: State = view.state
    if isinstance(action, (Choose, PlaceDragon)):
        return action.space
    if isinstance(action, (Point, Push, Steal)):
        return -state.line.index(action.knight)
    return max((way.stop for way in ways_of(view, action)), default=0) if isinstance(action, (Ride, Spear)) else 0


def filled(named: Sequence[str], width: int) -> tuple[str, list[str]]:
    """As many signs as have room in a row, and those that have not; nearer to each other where more find room so."""
    rows = [_in_row(named, width, gap) for gap in (GAP, 1)]
    return min(rows, key=lambda row: len(row[1]))


def _in_row(named: Sequence[str], width: int, gap: int) -> tuple[str, list[str]]:
    text = ""
    for at, each in enumerate(named):
        longer = f"{text}{' ' * gap}{each}".strip()
        if cell_len(longer) > width:
            return text, list(named[at:])
        text = longer
    return text, []


def draw_supply(listed: Canvas, view: View, columns: int) -> None:
    """How many spears nobody has, in the last row of a list of allies whose last column is not full."""
    said_so, wide = view.words("grail_board-sign-supply", count=view.scored.spears_left), listed.width // columns
    if len(ALLIES) % columns and cell_len(said_so) < wide:
        listed.put(wide * (columns - 1) + 1, listed.height - 1, said_so, "soft-dim")


def draw_signs(room: Canvas, named: str, *, painted: bool = False) -> None:
    """Signs in their row, each with its name: those of spaces as on the road, and the dragon's as it is drawn."""
    room.put(1, 0, named, "soft-dim")
    for kind in SHOWN:
        if found := sign_room(room, named, f"{SIGNS[kind].glyph} "):
            found.named(kind).paint(0, 0, 1, f"{stone(kind) if painted else ''} {sign_style(kind, painted)}")
    if found := sign_room(room, named, DRAGON):
        found.named("dragon").paint(0, 0, len(DRAGON), "on-bad bold")
    if found := sign_room(room, named, SIGNS["first"].glyph):
        found.named("seal")


def sign_room(room: Canvas, named: str, sign: str) -> Canvas | None:
    """The room of a sign in its row, with the word behind it; None if it is not there."""
    at = named.find(sign)
    if at < 0:
        return None
    name = named[at + len(sign) :].lstrip().split(" ")[0]
    end = named.index(name, at + len(sign)) + len(name)
    return room.part(1 + cell_len(named[:at]), 0, cell_len(named[at:end]), 1)


def land_named(view: View) -> list[str]:
    """The signs on the road, each with its name; the flag at its end has a number, and needs none."""
    kinds = [f"{SIGNS[kind].glyph} {said(view, 'kind', kind=kind)}" for kind in SHOWN if kind != "finish"]
    return [*kinds, f"{DRAGON} {said(view, 'legend', sign='dragon')}"]


def marks_named(view: View, headed: bool) -> list[str]:
    """How many spears nobody has, behind their sign where the table of players has that and no heading; and
    the seal."""
    state: State = view.scored
    signed = len(state.seats) > WORDED and not headed
    left = view.words(f"grail_board-sign-{'left' if signed else 'spears'}", count=state.spears_left)
    spears = f"{SIGNS['spear'].glyph} {left}" if signed else left
    return [spears, seal_named(view)]


def seal_named(view: View) -> str:
    """The sign of the seal with its name, as the table of few players has it."""
    return f"{SIGNS['first'].glyph} {said(view, 'legend', sign='seal')}"


def signs_named(view: View) -> list[str]:
    """All signs on a board with pictures, each with its name, and how many spears are left: last what is told elsewhere
    too, or comes and goes."""
    state: State = view.state
    supply = view.words("grail_board-sign-supply", count=state.spears_left)
    spear = f"{SIGNS['spear'].glyph} {said(view, 'legend', sign='spear')}"
    kept = f"▮ {view.words('grail_board-sign-kept')}"
    points = [f"→ {view.words('grail_board-sign-points')}"] if state.pointed is not None else []
    return [*land_named(view), spear, kept, seal_named(view), *points, supply]
