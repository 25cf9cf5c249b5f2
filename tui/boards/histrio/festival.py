"""Histrio's festival on the board, in place of the map: troupe by troupe, actors step out, the amount grows, the King
makes a face; then a podium.

Knows: what has been told of the festival, and how far the moment has come.
Must not know: the map, or what a show is worth; that is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.histrio.cards import level_of, talent_of
from core.games.histrio.state import Show
from tui.draw import panels, pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Size
from tui.draw.panels import fitted
from tui.text.words import letter

from .faces import ENCOUNTER, WIDTH, chip, portrait, whole, write
from .scene import STYLES, Scene
from .theatre import curtain
from .troupes import actors_of, money, show

NAME = 15
"""Columns of a name with its letter."""
EARNED = 8
"""Columns of all that a troupe has earned."""
PARTS = 12
"""Columns of what it has earned for actors, show and requests, one by one."""
SHOW = 15
"""Columns of a show."""
FACE = (15, 9)
"""Columns of the King's face; the second in a low room."""
NARROW = 90
"""Columns up to which the King's face is small, so that actors have room."""
LOW = 9
"""Rows up to which the stage has no walls."""
SEEN = 7
"""Columns of a picture that are seen at least."""
PAINTED = 3
"""Rows of a troupe whose actors have pictures."""
STEP = (0.8, 0.55, 0.3)
"""The height of a step by its place, of the rows that names leave."""
STEPS = (1, 0, 2)
"""The places on the podium from left to right, the best in the middle."""


@dataclass
class Act:
    """What has been told of a troupe's part in the festival."""

    actors: int | None = None
    show: dict[str, Any] | None = None
    prize: int = 0
    requests: int = 0

    @property
    def sum(self) -> int:
        """The écus that it has earned."""
        return (self.actors or 0) + self.prize + self.requests


def is_on(log: Sequence[core.Event]) -> bool:
    """True from the beginning of a festival until the next season begins."""
    for event in reversed(log):
        if event.key in ("festival", "curtain"):
            return True
        if event.key in ("turn", "season"):
            return False
    return False


def told(scene: Scene) -> list[Act]:
    """The acts of the festival that is on, by seat."""
    log = scene.view.log
    start = max(at for at, event in enumerate(log) if event.key == "festival")
    acts = [Act(None) for _ in scene.state.troupes]
    for event in log[start:]:
        _note(acts, event.key, event.args)
    if any(act.show for act in acts):  # a troupe without such an actor earns nothing, and nothing is said of it
        for act in acts:
            act.actors = act.actors or 0
    return acts


def _note(acts: list[Act], key: str, args: dict[str, Any]) -> None:
    if key == "show":
        acts[args["seat"]].show = args
    elif key == "money":
        act = acts[args["seat"]]
        if args["why"] == "actors":
            act.actors = args["amount"]
        elif args["why"] == "show":
            act.prize += args["amount"]
        elif args["why"] == "request":
            act.requests += args["amount"]


def draw(scene: Scene, room: Canvas) -> None:
    """The King, and the troupes before him, or those on the podium."""
    acts, mood = told(scene), scene.state.festivals[-1].mood
    title = scene.text("tally-title", season=str(len(scene.state.festivals)), mood=mood)
    inner = _house(room, title, mood)
    wide = FACE[0] if inner.height > 6 and inner.width > NARROW else FACE[1]
    _king(scene, inner.part(0, 0, wide, inner.height), mood)
    stage = inner.part(wide + 1, 0, inner.width - wide - 1, inner.height)
    if scene.told("curtain", "over") and inner.height > 4:
        _podium(scene, stage, acts)
    else:
        _troupes(scene, stage, acts)
    if scene.told("festival") and scene.phase < 1:
        curtain(scene, inner)


def _house(room: Canvas, title: str, mood: str) -> Canvas:
    """The walls around the stage; in a low room only a heading above it. Returns what is within."""
    if room.height > LOW:
        panels.panel(room, title, mood)
        return room.part(1, 1, room.width - 2, room.height - 2)
    room.fill(0, 0, *room.size, "panel")
    panels.heading(room.part(1, 0, room.width - 2, 1), title, mood)
    return room.part(1, 1, room.width - 2, room.height - 1)


# The King


def _king(scene: Scene, room: Canvas, mood: str) -> None:
    """The King's face, and the verdict on the show that is told."""
    news = scene.news.args if scene.told("show") else None
    seen = mood if news is None or news["pleases"] else _other(mood)
    said = "" if news is None else scene.words.text(scene.view, "best") if news["best"] else scene.view.words(
        "stage-pleased" if news["pleases"] else "stage-displeased"
    )  # fmt: skip
    face = room.part(0, 0, room.width, room.height - 1)
    pictures.place(face, seen, seen, faint=news is not None and not news["pleases"])
    style = "good bold" if news and news["pleases"] else "dim"
    if cell_len(said) <= room.width:
        room.center(0, room.height - 1, room.width, said, style)


def _verdict(scene: Scene, show: dict[str, Any]) -> str:
    """The King's opinion of a show."""
    return scene.text(f"verdict-{'best' if show['best'] else 'yes' if show['pleases'] else 'no'}")


def _other(mood: str) -> str:
    return "tragedy" if mood == "comedy" else "comedy"


# The troupes


def _troupes(scene: Scene, room: Canvas, acts: Sequence[Act]) -> None:
    """Each troupe in as many rows as there are for it; the one that is told on its colour."""
    high = max(1, min(ENCOUNTER.height + 1, room.height // len(acts)))
    top = (room.height - high * len(acts)) // 2
    for seat, act in enumerate(acts):
        place = room.part(0, top + seat * high, room.width, high)
        now = scene.news.args.get("seat") == seat and scene.told("money", "show", "request", "disguised")
        if now:
            place.fill(0, 0, *place.size, f"wash-seat{seat}")
        _troupe(scene, place, seat, act, now)


def _troupe(scene: Scene, room: Canvas, seat: int, act: Act, now: bool) -> None:
    """Who it is, the actors that have stepped out, the show, and what it has earned so far."""
    y = (room.height - 1) // 2
    room.named("troupe", seat)
    x = room.put(0, y, f" {letter(seat)} ", f"on-seat{seat} bold") + 1
    room.put(x, y, fitted(scene.view.names[seat], NAME - x - 1), f"seat{seat} bold")
    _earned(scene, room, seat, act, y)
    if room.height > 1:
        write(room, x, y + 1, money(scene, seat, True))
    left = room.width - EARNED - (PARTS if room.width > 60 else 0)
    _performed(scene, room.part(left - SHOW, y, SHOW, room.height - y), seat, act)
    stage = room.part(NAME, 0, left - SHOW - NAME - 1, room.height)
    if act.actors is not None or now or is_asked(scene, act):
        _cast(scene, stage, seat, scene.phase if now and scene.news.args.get("why") == "actors" else 1.0)


def is_asked(scene: Scene, act: Act) -> bool:
    """True while a question is open before the shows: the actors are seen then, though they have not stepped out."""
    return act.show is None and bool(scene.view.legal)


def _performed(scene: Scene, room: Canvas, seat: int, act: Act) -> None:
    """The show with the King's opinion below it; while a question is open before it, as it would be."""
    if is_asked(scene, act):
        write(room, 0, 0, show(scene, seat))
    elif act.show is not None:
        write(room, 0, 0, _show(scene, act.show))
        if room.height > 1:
            room.put(0, 1, fitted(_verdict(scene, act.show), SHOW), "good" if act.show["pleases"] else "dim")


def _cast(scene: Scene, room: Canvas, seat: int, phase: float) -> None:
    """The actors of the King's mood first; they step out one after the other."""
    mood = scene.state.festivals[-1].mood
    held = sorted(actors_of(scene, seat), key=lambda card: STYLES[talent_of(card)] != mood)
    out = held[: max(1, round(len(held) * phase))]
    most = max(len(actors_of(scene, each)) for each in scene.state.seats)  # all troupes are drawn alike
    named = room.height >= ENCOUNTER.height and most * (ENCOUNTER.width + 1) <= room.width + 1
    size = ENCOUNTER if named else Size(WIDTH, PAINTED)
    if room.height < size.height or most * SEEN > room.width:
        _chips(scene, room, out, len(held))
        return
    step = min(size.width + 1, (room.width - size.width) // max(1, most - 1))
    for at, card in enumerate(out):
        place = room.part(at * step, (room.height - size.height) // 2, *size)
        if named:
            whole(scene, place, card)
        else:
            portrait(place, card)


def _chips(scene: Scene, room: Canvas, out: Sequence[core.Face], count: int) -> None:
    """Actors by sign and level, in as many rows as there are; where they need more, by level alone."""
    rows = next((rows for rows in range(1, room.height + 1) if count * 3 <= rows * (room.width + 1)), 0)
    across, step = (-(-count // rows), 3) if rows else (count, 2 if 2 * count <= room.width + 1 else 1)
    top = (room.height - max(1, rows)) // 2
    for at, card in enumerate(out):
        x, y = at % across * step, top + at // across
        if rows:
            write(room, x, y, chip(scene, card))
        else:
            room.put(x, y, str(level_of(card)), f"on-{STYLES[talent_of(card)]} bold")


def _show(scene: Scene, args: dict[str, Any]) -> Text:
    """A show, with a tick if it pleases the King and a star if it is the best."""
    pleases, best, mood = args["pleases"], args["best"], args["mood"]
    sign = " ★" if best else " ✓" if pleases else ""
    words = scene.words.show(scene.view, Show(0, 0, mood, pleases)) if mood is None else _named(scene, args)
    return Text.assemble((words, f"{mood} bold" if pleases else "dim"), (sign, "good bold"), end="")


def _named(scene: Scene, args: dict[str, Any]) -> str:
    """The mood and the difference of a show."""
    return f"{scene.text('quiet-' + args['mood'])} {args['difference']}"


def _earned(scene: Scene, room: Canvas, seat: int, act: Act, y: int) -> None:
    """What a troupe has earned: the amount that is paid now grows."""
    paid = scene.news.args["amount"] if scene.told("money") and scene.news.args["seat"] == seat else 0
    total = act.sum - paid + round(paid * scene.phase)
    if room.height > 1:
        _in_words(scene, room, act, y + 1)
    elif room.width > 60:
        parts = Text(end="")
        for amount, style in _parts(act).values():
            parts.append(f"+{amount:<3}" if amount else "    ", style)
        room.write(room.width - EARNED - PARTS, y, parts)
    if act.actors is not None or paid:
        room.right(room.width, y, f"{scene.sign('coin')} +{total} ", "gold bold" if total else "dim")


def _parts(act: Act) -> dict[str, tuple[int, str]]:
    """What a troupe has earned for actors, show and requests, each with its colour."""
    return {"actors": (act.actors or 0, "ink"), "prize": (act.prize, "gold"), "requests": (act.requests, "request")}


def _in_words(scene: Scene, room: Canvas, act: Act, y: int) -> None:
    """The parts of what a troupe has earned, each with its name."""
    parts = Text(end="")
    for name, (amount, style) in _parts(act).items():
        if amount:
            parts.append(f"  {scene.text(f'tally-{name}')} ", "dim").append(f"+{amount}", style)
    room.write(room.width - 1 - parts.cell_len, y, parts)


# The podium


def _podium(scene: Scene, room: Canvas, acts: Sequence[Act]) -> None:
    """The troupes that have earned most at this festival, the best on the highest step; the others beside them."""
    order = sorted(range(len(acts)), key=lambda seat: -acts[seat].sum)
    wide = min(18, room.width // 3)
    for place, seat in enumerate(order[:3]):
        rank = 1 + sum(other.sum > acts[seat].sum for other in acts)
        _step(scene, room.part(STEPS.index(place) * wide, 0, wide - 1, room.height), (seat, rank), acts[seat].sum)
    x = 3 * wide + 1
    for row, seat in enumerate(order[3:]):
        text = f"{letter(seat)} {scene.view.names[seat]} +{acts[seat].sum}"
        room.put(x, room.height - len(order) + 3 + row, fitted(text, room.width - x), f"seat{seat}")


def _step(scene: Scene, room: Canvas, who: tuple[int, int], earned: int) -> None:
    """A step of the podium with its troupe on it: name, what it has earned, and the place."""
    seat, rank = who
    high = max(1, round((room.height - 3) * STEP[rank - 1]))
    top = room.height - high
    room.fill(0, top, room.width, high, f"over-seat{seat}")
    room.center(0, top + high // 2, room.width, str(rank), f"on-seat{seat} bold")
    name = fitted(scene.view.names[seat], room.width)
    room.center(0, top - 2, room.width, name, f"seat{seat} bold")
    text = f"{scene.sign('coin')} +{earned}"
    room.center(0, top - 1, room.width, text, "gold bold" if rank == 1 else "ink")
    if rank == 1 and top > 2 and cell_len(name) < room.width:
        room.center(0, top - 3, room.width, scene.sign("king"), "gold bold")
