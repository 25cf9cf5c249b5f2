"""Histrio's secret requests while one may be played: each with its picture or below a title, and what it demands.

Knows: the requests that are met, and what the others still need.
Must not know: what else is in the hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from core.games.histrio.actions import Answer
from core.games.histrio.components import REQUESTS
from tui.draw.canvas import Canvas
from tui.draw.panels import fitted
from tui.text.wrap import wrapped

from ..faces import has_grounds
from ..scene import Scene
from .requests import BELOW, COLOURS, FIGURE, OWN, TOP, Held, Row, is_chosen, make_hot, met, named, picture


def answering(scene: Scene) -> bool:
    """True while a request is to be played."""
    return any(isinstance(action, Answer) for action in scene.view.legal)


def spelled_out(scene: Scene, room: Canvas, requests: Sequence[Held]) -> int:
    """Requests that may be played: each with its picture, where all have room so and grounds that part them, else below
    their title. Name and pay stand in a row, and all that each lacks or demands in rows below it; returns the number of
    rows, 0 if there are not so many."""
    narrow = [needs(scene, each, room.width - FIGURE.width - 2) for each in requests]
    fits = FIGURE.height * len(requests) < room.height and max(map(len, narrow), default=0) < FIGURE.height
    if requests and fits and has_grounds():
        top = int(FIGURE.height * len(requests) + TOP < room.height)
        return top + in_pictures(scene, room.part(0, top, room.width, room.height - top), requests, narrow)
    told = [needs(scene, each, room.width - BELOW) for each in requests]
    if not requests or 1 + sum(1 + len(states) for states in told) > room.height:
        return 0
    room.put(0, 0, fitted(scene.text("panel-requests"), room.width), "dim")
    y = 1
    for at, (request, states) in enumerate(zip(requests, told, strict=True)):
        row = Row(request, is_chosen(scene, request, requests[:at]), states)
        entry(scene, room.part(0, y, room.width, 1 + len(states)), row)
        y += 1 + len(states)
    room.part(0, 0, room.width, y).named_part(OWN)
    return y


def in_pictures(scene: Scene, room: Canvas, requests: Sequence[Held], told: Sequence[Sequence[str]]) -> int:
    """The same one below the other, with free rows between where there are so many, and a picture at the end of each;
    without such rows only of the one under the cursor, as pictures that touch look like one. Returns the number of
    rows."""
    apart = int((FIGURE.height + 1) * len(requests) - 1 <= room.height)
    for at, (request, states) in enumerate(zip(requests, told, strict=True)):
        place = room.part(0, at * (FIGURE.height + apart), room.width, FIGURE.height)
        up = is_chosen(scene, request, requests[:at])
        colour = COLOURS.get(request.card, "request")
        place.fill(0, 0, *place.size, "raised" if up else f"tint-{colour}")
        if up or apart or len(requests) == 1:
            picture(scene, place.part(place.width - FIGURE.width, 0, *FIGURE), request, up)
        beside(scene, place.part(1, 0, place.width - FIGURE.width - 2, FIGURE.height), Row(request, up, states))
        make_hot(scene, place, request)
    high = (FIGURE.height + apart) * len(requests) - apart
    room.part(0, 0, room.width, high).named_part(OWN)
    return high


def beside(scene: Scene, room: Canvas, row: Row) -> None:
    """What stands beside the picture of a request: its name and pay, and what it lacks or demands."""
    pays = scene.text("coins", count=REQUESTS[row.request.card].pays)
    name = fitted(scene.text(f"request-{row.request.card}"), room.width - cell_len(pays) - 3)
    x = room.put(0, 0, name, f"{'gold' if row.up else COLOURS.get(row.request.card, 'request')} bold") + 1
    room.put(x, 0, "" if row.request.missing else "■" if row.request.played else "✓", "good")
    room.right(room.width, 0, pays, "gold")
    for y, said in enumerate(row.lacks, 1):
        room.put(0, y, fitted(said, room.width), "ink" if row.request.missing else "good")


def needs(scene: Scene, request: Held, width: int) -> Sequence[str]:
    """What a request still needs, a row for each thing, the first behind the words for it where all have room so; what
    it demands, if it is met."""
    lacks, word = scene.words.lacks_in_words(scene.view, request.missing), scene.board_text("needs")
    if not lacks:
        return [met(scene, request)] if request.played else wrapped(demanded(scene, request), width)
    start = cell_len(word) + 1
    if start + max(map(cell_len, lacks)) > width:
        return lacks
    return [f"{word} {lacks[0]}", *(" " * start + said for said in lacks[1:])]


def demanded(scene: Scene, request: Held) -> str:
    """The condition of a request."""
    return scene.view.words.spaced(scene.text(f"needs-{request.card}"))


def entry(scene: Scene, room: Canvas, row: Row) -> None:
    """One of them."""
    request = row.request
    named(scene, room, row, room.width - BELOW)
    pays = scene.board_text("request-pays", coins=scene.text("coins", count=REQUESTS[request.card].pays))
    room.right(room.width - 1, 0, pays, "gold")
    for y, said in enumerate(row.lacks, 1):
        room.put(BELOW, y, fitted(said, room.width - BELOW), "ink" if request.missing else "good")
    make_hot(scene, room, request)


def conditions(scene: Scene, room: Canvas, requests: Sequence[Held]) -> None:
    """The condition of the request under the cursor that may be played, between free rows, if it has room."""
    chosen = [each for at, each in enumerate(requests) if is_chosen(scene, each, requests[:at])]
    if not chosen or not answering(scene):
        return
    rows = wrapped(f"{scene.text(f'request-{chosen[0].card}')}: {demanded(scene, chosen[0])}", room.width)
    if len(rows) + 2 > room.height:
        return
    for y, row in enumerate(rows, 1):
        room.put(0, y, row, "ink")
