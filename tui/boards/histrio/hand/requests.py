"""Histrio's secret requests: as cards, small and large, and as lines, with what each still lacks.

Knows: our requests, and those that we have played: they pay again.
Must not know: what else is in the hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

import core
from core.games.histrio.actions import Answer, Discard, Travel
from core.games.histrio.components import REQUESTS, TALENTS
from core.games.histrio.requests import lacks, unplayed
from core.games.histrio.state import State
from tui.draw import cards, pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Card, Size
from tui.draw.panels import fitted
from tui.text.wrap import wrapped

from ..scene import Scene

PICTURES = {
    "in_favour": "crown", "full_house": "theatre", "pure_comedy": "comedy", "pure_tragedy": "tragedy",
    "mixed_bill": "masks", "star_turn": "star", "understudies": "squire", "all_ages": "hourglass",
    "ringmaster": "strongman", "court_circle": "manager", "contrarian": "jack",
}  # fmt: skip
"""The picture of each request."""
OWN = "own-requests"
"""The place of our requests, for a lesson to point at."""
COLOURS = {"pure_comedy": "comedy", "pure_tragedy": "tragedy"}
"""The colours of requests that have not their common one."""
NAME, PAY = 16, 3
"""Columns of the name of a request in a line at most, and of what it pays at the end of that with a free one on each
side."""
BELOW, INDENT = 2, 4
"""The column in which names begin, and what a request lacks where that stands below its name."""
ALONE = 60
"""Columns of the rows of requests where nothing stands beside them."""
TOP, FIGURE = 1, Size(8, 3)
"""The free row below the question on a low screen, as both are gold, and a picture of a request there."""
SAID = (*TALENTS, "balance")
"""What requests lack in words that say that it is lacking, or too much."""
SLIP, LETTER, WIDEST = 5, 17, 22
"""Rows of a request as a small card, and columns of one as a large card, at least and at most."""


class Held(NamedTuple):
    """A request before us."""

    card: core.Face
    played: bool
    """It lies open, and pays again."""
    missing: dict[str, int]


class Row(NamedTuple):
    """A request in a list."""

    request: Held
    up: bool
    """It is under the cursor, or this seat's secret answer."""
    lacks: Sequence[str]
    """What it lacks, in a row or more."""


def held(scene: Scene) -> list[Held]:
    """Our requests, those that were played last: they pay again. What they lack is that after the choice under the
    cursor, if this changes shows."""
    state, seat = then(scene) or scene.cast, scene.view.own
    mine = [(card, False) for card in unplayed(state, seat) if card]
    mine += [(card, True) for card in state.troupes[seat].played.known()]
    return [Held(card, played, lacks(state, seat, card)) for card, played in mine]


def then(scene: Scene) -> State | None:
    """The state after the choice under the cursor, if this changes shows; not for a city, where nothing is certain."""
    return None if isinstance(scene.view.cursor, Travel) else scene.aims.then


def is_chosen(scene: Scene, request: Held, before: Sequence[Held]) -> bool:
    """True if it is under the cursor, or this seat's secret answer. Of two equal ones, the first."""
    match scene.view.cursor:
        case Discard(request=card) | Answer(card=card):
            wanted = [card]
        case _:
            wanted = scene.state.troupes[scene.view.own].answer.known()
    twin = any(other.card == request.card and not other.played for other in before)
    return request.card in wanted and not request.played and not twin


def make_hot(scene: Scene, room: Canvas, request: Held) -> None:
    """A click on a request is the answer about it."""
    for at, action in enumerate(scene.view.legal):
        if isinstance(action, (Discard, Answer)) and not request.played:
            card = action.request if isinstance(action, Discard) else action.card
            if card == request.card:
                room.hot(at)
                return
    why = None if request.played else scene.view.why(request=request.card)
    if why is not None:
        room.hot(why)


def key_of(scene: Scene, request: Held) -> str:
    """The digit that gives the answer about a request."""
    about = [
        at
        for at, action in enumerate(scene.view.legal)
        if not request.played and request.card in (getattr(action, "request", None), getattr(action, "card", None))
    ]
    return scene.words.keys(scene.view, about)


def letters(scene: Scene, width: int, height: int) -> Canvas:
    """Requests as large cards, where no travel card is chosen; the place of one if there are none yet."""
    requests = held(scene)
    if not requests:
        canvas = Canvas(width, SLIP, scene.view.ascii_only)
        slips(scene, canvas, requests)
        return canvas
    wide = max(LETTER, min(WIDEST, width // len(requests) - 1))
    size = Size(wide, min(cards.LARGE.height, height - 1))
    canvas = Canvas(min(width, len(requests) * (size.width + 1)), size.height + 1, scene.view.ascii_only)
    canvas.named_part(OWN)
    up = next((at for at, each in enumerate(requests) if is_chosen(scene, each, requests[:at])), None)
    faces = [letter(scene, each, size) for each in requests]
    starts = cards.hand(canvas, faces, up, playable=[not each.played for each in requests], size=size)
    for at in cards.stacked(len(requests), up):
        make_hot(scene, canvas.part(starts[at], 0, *size), requests[at])
    return canvas


def letter(scene: Scene, request: Held, size: Size) -> Card:
    """A request as a large card: its picture, its name, and what it lacks, unless the choices say so."""
    notes = [] if discarding(scene) else notes_of(scene, request, size.width - 2, 3 if size.height > 8 else 1)
    colour, pays = COLOURS.get(request.card, "request"), f"{REQUESTS[request.card].pays}{scene.sign('coin')}"
    name, sign = scene.text(f"request-{request.card}"), "■" if request.played else scene.sign("request")
    return Card(colour, pays, name, PICTURES[request.card], sign, notes=notes, key=key_of(scene, request))


def notes_of(scene: Scene, request: Held, width: int, rows: int) -> list[str]:
    """What a request lacks in so many rows: in words, else by signs, of one that was played without the word for that
    where both have no room; the end of what has no room at all is cut with a mark."""
    spelled = scene.words.lacks_in_words(scene.view, request.missing)
    words = [row for said in spelled for row in wrapped(said, width)]
    signs = [wrapped(said, width) for said in (state_of(scene, request), lacking(scene, request))]
    needs = [*wrapped(f"{scene.board_text('needs')} {', '.join(spelled)}", width)]
    bare = not any(what.removeprefix("no_") in SAID for what in request.missing)
    forms = ([needs] * bare + [words]) * bool(words and not request.played) + signs
    told = next((form for form in forms if len(form) <= rows), forms[-1])
    return [*told] if len(told) <= rows else [*told[: rows - 1], fitted(" ".join(told[rows - 1 :]), width)]


def slips(scene: Scene, room: Canvas, requests: Sequence[Held]) -> int:
    """Requests as cards side by side; returns the number of rows."""
    room.named_part(OWN)
    if not requests:
        cards.empty(room.part(0, 0, 29, SLIP), scene.text("panel-none"))
    width = min(24, room.width // max(1, len(requests)))
    for at, request in enumerate(requests):
        slip(scene, room.part(at * width, 0, width, SLIP), request, is_chosen(scene, request, requests[:at]))
    end = width * len(requests)
    limit(scene, room.part(end, SLIP // 2, room.width - end, 1), requests)
    return SLIP


def slip(scene: Scene, room: Canvas, request: Held, up: bool) -> None:
    """A request as a card: its picture, its name, what it lacks, what it pays in the corners."""
    colour = COLOURS.get(request.card, "request")
    pays = f"{REQUESTS[request.card].pays}{scene.sign('coin')}"
    sign = "■" if request.played else scene.sign("request")
    cards.card(room, Card(colour, pays, sign=sign), chosen=up, faint=request.played)
    wide = room.width > 21
    if wide:
        pictures.place(room.part(1, 1, 7, 3), PICTURES[request.card], colour)
    text = room.part(9 if wide else 1, 1, room.width - (10 if wide else 2), 3)
    text.put(0, 0, fitted(scene.text(f"request-{request.card}"), text.width), f"{colour} bold")
    style = "ink" if request.missing or request.played else "good"
    for y, row in enumerate(notes_of(scene, request, text.width, 2), 1):
        text.put(0, y, fitted(row, text.width), style)
    make_hot(scene, room, request)


def state_of(scene: Scene, request: Held) -> str:
    """Says what a request lacks, or that it is met; one that lies open is marked as played."""
    state = scene.words.lacking(scene.view, request.missing, brief=True) or f"✓ {scene.text('met')}"
    return f"■ {scene.text('played')}, {state}" if request.played else state


def columns(scene: Scene, room: Canvas, requests: Sequence[Held]) -> int:
    """Requests as lines in two columns; in one, which is wider, if they are few. Returns the number of rows."""
    if len(requests) <= room.height:
        return lines(scene, room.part(0, 0, min(room.width, ALONE), room.height), requests, title=False)
    half = room.width // 2
    first = lines(scene, room.part(0, 0, half - 1, room.height), requests[: room.height], title=False)
    lines(scene, room.part(half, 0, half - 1, room.height), requests[room.height :], title=False)
    return first


def lines(scene: Scene, room: Canvas, requests: Sequence[Held], *, title: bool = True, spaced: bool = False) -> int:
    """A line for each request: its name, what it lacks and what it pays, and further lines where it lacks much and
    there is room; below their headings, if there is room for those; `spaced`: with a free row between two where all
    have room so. Returns the number of rows."""
    if not requests:
        return 0
    y, start = int(title and len(requests) < room.height), lacks_at(scene, requests)
    if y:
        headings(scene, room, start)
    told = [in_words(scene, request, start, room.width) for request in requests]
    if not title:  # no heading says what these are
        told = [needing(scene, each, room.width - start - PAY) for each in told]
    if y + sum(map(len, told)) > room.height:
        told = [[lacking(scene, request)] for request in requests]
    apart = int(spaced and y + sum(map(len, told)) + len(told) - 1 <= room.height)
    for at, (request, states) in enumerate(zip(requests, told, strict=True)):
        row = Row(request, is_chosen(scene, request, requests[:at]), states)
        line(scene, room.part(0, y, room.width, len(states)), row, start)
        room.right(room.width - 1, y, f"{'' if title else '+'}{REQUESTS[request.card].pays}", "gold")
        y += len(states) + apart
    room.part(0, 0, room.width, y - apart).named_part(OWN)
    return y - apart


def limit(scene: Scene, room: Canvas, requests: Sequence[Held]) -> None:
    """In the first row, if it has room there: that one request is played each festival, where two or more can be."""
    said = scene.board_text("one-each")
    if room.height > 0 and BELOW + cell_len(said) < room.width and sum(not each.played for each in requests) > 1:
        room.put(BELOW, 0, said, "dim")


def headings(scene: Scene, room: Canvas, start: int) -> None:
    """The headings of the lines; that of what requests lack says whether it is what they lack now, or then."""
    pays, lacks = scene.text("head-money"), scene.board_text(f"column-{'then-' * (then(scene) is not None)}lacks")
    room.put(BELOW, 0, fitted(scene.text("panel-requests"), room.width - BELOW - cell_len(pays) - 2), "dim")
    room.put(start, 0, fitted(lacks, room.width - start - cell_len(pays) - 2), "dim")
    room.right(room.width - 1, 0, pays, "dim")


def lacks_at(scene: Scene, requests: Sequence[Held]) -> int:
    """The column in which what requests lack begins: behind the longest of their names, and of their headings."""
    names = [scene.text(f"request-{each.card}") for each in requests]
    longest = max(map(cell_len, [*names, f"{scene.text('panel-requests')} "]))
    return BELOW + min(longest, NAME) + 1


def rows_of(scene: Scene, requests: Sequence[Held], width: int) -> int:
    """The rows that these lines take below their headings, all in words."""
    if not requests:
        return 0
    return 1 + sum(len(in_words(scene, request, lacks_at(scene, requests), width)) for request in requests)


def lacking(scene: Scene, request: Held) -> str:
    """Says in few signs what a request lacks, or that it is met."""
    return scene.words.lacking(scene.view, request.missing, brief=True) or met(scene, request)


def needing(scene: Scene, rows: list[str], width: int) -> list[str]:
    """What a request lacks behind the word for it, where it has room so and it lacks anything."""
    said = f"{scene.board_text('needs')} {rows[0]}"
    told = rows[0] not in ("", scene.text("met"), scene.board_text("met-again"))
    return [said, *rows[1:]] if told and cell_len(said) <= width else rows


def met(scene: Scene, request: Held) -> str:
    """Says of a request that it is met; of one that was played, that it pays again."""
    return scene.board_text("met-again") if request.played else scene.text("met")


def in_words(scene: Scene, request: Held, start: int, width: int) -> list[str]:
    """The same in words, a row or more of the column that begins at `start`; below the name, behind an empty row, what
    has no room there, and by signs what has none there either."""
    lacks = scene.words.lacks_in_words(scene.view, request.missing) or [met(scene, request)]
    beside, below = width - start - 1, width - INDENT - 1
    for rows in ([", ".join(lacks)], lacks):
        if cell_len(rows[0]) <= width - start - PAY and all(cell_len(said) <= beside for said in rows):
            return rows
    fitting = (["", *rows] for rows in ([", ".join(lacks)], lacks) if all(cell_len(said) <= below for said in rows))
    return next(fitting, [lacking(scene, request)])


def line(scene: Scene, room: Canvas, row: Row, start: int) -> None:
    """A request: its name, and what it lacks from this column on."""
    end = named(scene, room, row, start - BELOW - 1) + 1
    style, x = "ink" if row.request.missing else "good", start if row.lacks[0] else INDENT
    if len(row.lacks) == 1 and x + cell_len(row.lacks[0]) > room.width - PAY:
        x = end
    for y, said in enumerate(row.lacks):
        room.put(x, y, fitted(said, room.width - x - (1 if y else PAY)), style)
    make_hot(scene, room, row.request)


def named(scene: Scene, room: Canvas, row: Row, width: int) -> int:
    """The ground of a request with its name, in so many columns at most; the column after that."""
    request, colour = row.request, COLOURS.get(row.request.card, "request")
    room.fill(0, 0, *room.size, "raised" if row.up else f"tint-{colour}")
    for y in range(room.height):
        room.put(0, y, "■" if request.played and not y else "▌", "gold" if row.up else colour)
    room.put(1, 0, "" if request.missing else "✓", "good")
    name = fitted(scene.text(f"request-{request.card}"), width)
    return room.put(BELOW, 0, name, f"{'gold' if row.up else colour} bold")


def discarding(scene: Scene) -> bool:
    """True while one of the requests is to be discarded: their list is that of the choices."""
    return any(isinstance(action, Discard) for action in scene.view.legal)


def detail(scene: Scene, room: Canvas, requests: Sequence[Held]) -> None:
    """The requests in hand as pictures in place of their list, each above its key, and the name and the condition of
    the one under the cursor. The choices say what each pays, and what it lacks."""
    shown = [each for each in requests if not each.played][: (room.width + 1) // (FIGURE.width + 1)]
    chosen = [is_chosen(scene, each, shown[:at]) for at, each in enumerate(shown)]
    for at, (each, up) in enumerate(zip(shown, chosen, strict=True)):
        x = at * (FIGURE.width + 1)
        picture(scene, room.part(x, TOP, *FIGURE), each, up)
        key = f" {key_of(scene, each)} "
        room.center(x, TOP + FIGURE.height, FIGURE.width, key, "on-gold bold" if up else "gold")
    about = next((each for each, up in zip(shown, chosen, strict=True) if up), shown[0])
    condition = wrapped(scene.view.words.spaced(scene.text(f"needs-{about.card}")), room.width - 1)
    top = TOP + FIGURE.height + 1
    top += top + 2 + len(condition) < room.height
    name = scene.text(f"request-{about.card}")
    room.put(0, top, fitted(name, room.width - 1), f"{COLOURS.get(about.card, 'request')} bold")
    for y, row in enumerate(condition, top + 1):
        room.put(0, y, row, "ink")


def picture(scene: Scene, room: Canvas, request: Held, up: bool) -> None:
    """The picture of a request, on gold if it is under the cursor."""
    colour = COLOURS.get(request.card, "request")
    room.fill(0, 0, *room.size, f"tint-{colour}")
    pictures.place(room, PICTURES[request.card], colour)
    for y in range(room.height * up):
        room.paint(0, y, room.width, "wash-gold")
    make_hot(scene, room, request)
