"""Histrio's festival on the board, in place of the map: troupe by troupe, actors step out, the amount grows, the King
makes a face; then a podium.

Knows: what has been told of the festival, and how far the moment has come.
Must not know: the map, or what a show is worth; that is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from core.games.histrio.cards import talent_of
from core.games.histrio.components import CHAMELEON
from core.games.histrio.requests import unplayed
from core.games.histrio.shows import show_of
from core.games.histrio.state import State
from tui.draw import cards, panels, pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Size
from tui.draw.panels import fitted
from tui.text.words import letter

from ..belongings import actors_of, mask_chip, masks_of, money, show_text
from ..faces import ENCOUNTER, LARGE, WIDTH, chip, face, signed_portrait, write
from ..scene import STYLES, Scene
from ..theatre import curtain
from . import ledger
from .acts import Act, growing, is_asked, is_told, told
from .podium import podium

NAME = 15
"""Columns of a name with its letter."""
EARNED = 12
"""Columns of what a troupe has earned, all and for actors, show and requests."""
SHOW = 14
"""Columns of a show."""
STACKED, BESIDE = 19, 72
"""Columns of a name with the show below it, in as many rows as that needs; and of a stage that has room for the show
beside the actors."""
ROWS, INDENT = 6, 4
"""Rows of a troupe with pictures of its actors, at least; and the column in which a show below a name begins."""
FACE = (15, 9)
"""Columns of the King's face; the second in a low room."""
CROWNED = 3
"""Rows of the crown, and of a face below it at least."""
NARROW = 90
"""Columns up to which the King's face is small, so that actors have room."""
LOW = 9
"""Rows up to which the stage has no walls."""
SEEN = 7
"""Columns of a picture that are seen at least."""
PAINTED = 3
"""Rows of a troupe whose actors have pictures."""


def draw(scene: Scene, room: Canvas) -> None:
    """The King, and the troupes on the stage or on the podium."""
    acts, mood = told(scene), scene.state.festivals[-1].mood
    title = scene.text("tally-title", season=str(len(scene.state.festivals)), mood=mood)
    inner = _house(room, title, mood)
    wide = FACE[0] if inner.height > 6 and inner.width > NARROW else FACE[1]
    _king(scene, inner.part(0, 0, wide, inner.height), mood)
    stage = inner.part(wide + 1, 0, inner.width - wide - 1, inner.height)
    if scene.told("curtain", "over") and inner.height > 4:
        podium(scene, stage, [act.sum for act in acts])
    else:
        _troupes(scene, stage, acts, room.part(wide + 2, 0, stage.width, 1), cell_len(title) + 4 - wide)
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
    """The King's face, and below it the verdict on the show that is told, or else the name."""
    news = scene.news.args if scene.told("show") else None
    seen = mood if news is None or news["pleases"] else next(other for other in STYLES.values() if other != mood)
    said = "" if news is None else scene.words.text(scene.view, "best") if news["best"] else scene.view.words(
        "stage-pleased" if news["pleases"] else "stage-displeased"
    )  # fmt: skip
    faint = news is not None and not news["pleases"]
    low = _crowned(room.part(0, 0, room.width, room.height - 1), seen, faint)
    style = "good bold" if news and news["pleases"] else "ink"
    if not said or cell_len(said) > room.width:
        said = scene.board_text("the-king")
    room.center(0, low, room.width, fitted(said, room.width), style)


def _crowned(room: Canvas, mood: str, faint: bool) -> int:
    """The King's face in the middle of the room, below the crown where there is room for both. The row below them."""
    crown = CROWNED if room.height >= 2 * CROWNED else 0
    picture = pictures.find(mood, room.width, room.height - crown)
    high = picture.height if picture else 0
    top = (room.height - high - crown + 1) // 2
    pictures.place(room.part(0, top, room.width, crown), "crown", "amber")
    pictures.place(room.part(0, top + crown, room.width, high), mood, mood, faint)
    return top + crown + high


def _verdict(scene: Scene, show: dict[str, Any]) -> str:
    """The King's opinion of a show."""
    return scene.text(f"verdict-{'best' if show['best'] else 'yes' if show['pleases'] else 'no'}")


# The troupes


def _troupes(scene: Scene, room: Canvas, acts: Sequence[Act], edge: Canvas, title: int) -> None:
    """Each troupe in as many rows as there are for it, the one that is told on its colour; as a table where these are
    few. Headings that have no row stand in the edge above, behind its title."""
    high = _rows(scene, room)
    if high < ROWS:
        ledger.draw(scene, room, acts)
        return
    top = (room.height - high * len(acts)) // 2
    _headings(scene, room.part(0, top - 1, room.width, 1) if top else edge, acts, 0 if top else title)
    for seat, act in enumerate(acts):
        place = room.part(0, top + seat * high, room.width, high)
        now = is_told(scene, seat)
        if now:
            place.fill(0, 0, *place.size, f"wash-seat{seat}")
        _troupe(scene, place, seat, act, now)


def _rows(scene: Scene, room: Canvas) -> int:
    """The rows of a troupe: those of the largest cards, in one row or two, that all have room for below a row of
    headings."""
    count = len(scene.state.troupes)
    for size, rows in product((LARGE, ENCOUNTER), (1, 2)):
        high = rows * size.height + 1
        stage = _places(room.part(0, 0, room.width, high))[2]
        if count * high < room.height and _sizes(stage, _most(scene))[0] == size:
            return high
    return max(1, min(ENCOUNTER.height + 1, room.height // count))


def _headings(scene: Scene, room: Canvas, acts: Sequence[Act], start: int = 0) -> None:
    """The headings of the columns from `start` on; of earnings once there are any."""
    stacked, left = is_stacked(room.width), room.width - EARNED
    actors, show = (scene.board_text(f"head-{name}") for name in ("actors", "difference"))
    heads = [(0, scene.text("head-troupe")), (STACKED if stacked else NAME, actors)]
    heads += [] if stacked else [(left - SHOW, show)]
    earning = any(act.actors is not None or act.sum for act in acts)
    if 0 < start <= left - SHOW and earning and not stacked:
        room.put(left - SHOW, 0, " " * (room.width - left + SHOW), "ink")  # no scraps of the edge between headings
    for x, said in heads:
        room.put(x - bool(start), 0, said.center(len(said) + 2 * bool(start)) if x >= start else "", "ink")
    if earning:
        room.right(room.width, 0, f" {scene.text('column-earns')} ", "ink")


def is_stacked(width: int) -> bool:
    """True if a troupe has its show below its name, so that its actors have the room beside both."""
    return width < BESIDE


def _troupe(scene: Scene, room: Canvas, seat: int, act: Act, now: bool) -> None:
    """Who it is, the actors that have stepped out, the show, and what it has earned so far."""
    room.named("troupe", seat)
    _earned(scene, room, seat, act)
    owner, played, stage = _places(room)
    _owner(scene, owner, seat)
    _performed(scene, played, seat, act)
    if act.actors is not None or now or is_asked(scene, act):
        _cast(scene, stage, seat, scene.phase if now and scene.news.args.get("why") == "actors" else 1.0)


def _places(room: Canvas) -> tuple[Canvas, Canvas, Canvas]:
    """The places of the name, of the show and of the actors, before what a troupe has earned."""
    left = room.width - EARNED
    if is_stacked(room.width):
        stage = room.part(STACKED, 0, left - STACKED - 1, room.height)
        return room.part(0, 0, STACKED, 3), room.part(INDENT, 3, SHOW + 1, room.height - 3), stage
    y = (room.height - 1) // 2
    owner, played = room.part(0, y, NAME, room.height - y), room.part(left - SHOW, y, SHOW, room.height - y)
    return owner, played, room.part(NAME, 0, left - SHOW - NAME - 1, room.height)


def _owner(scene: Scene, room: Canvas, seat: int) -> None:
    """Letter and name, below them écus and the number of requests."""
    x = room.put(0, 0, f" {letter(seat)} ", f"on-seat{seat} bold") + 1
    room.put(x, 0, fitted(scene.view.names[seat], room.width - x - 1), f"seat{seat} bold")
    write(room, x, 1, money(scene, seat, room.width - x - 1))
    held = len(unplayed(scene.state, seat))
    room.put(x, 2, fitted(scene.board_text("requests", count=held), room.width - x - 1), "request" if held else "dim")


def _performed(scene: Scene, room: Canvas, seat: int, act: Act) -> None:
    """The show, its sum, and the King's opinion; our own, while a question is open before it, as it would be."""
    lines: list[Text] = []
    if is_asked(scene, act) and seat == scene.view.seat:
        then = scene.aims.then or scene.cast
        lines = [_would_show(scene, then, seat), _sum(scene, then, seat)]
    elif act.show is not None:
        style = "good" if act.show["pleases"] else "ink"
        verdict = Text.assemble((_verdict(scene, act.show), style), end="")
        lines = [_show(scene, seat, act.show), _sum(scene, scene.cast, seat), verdict]
    for y, line in enumerate([line for line in lines if line][: room.height]):
        write(room, 0, y, line)


def _would_show(scene: Scene, then: State, seat: int) -> Text:
    """The show as it would be, behind a word that says so, if it is another one now and the word has room."""
    now, shown = show_of(scene.cast, seat), show_of(then, seat)
    word, said = scene.board_text("king-by-brief", mark=""), show_text(scene, shown)
    told = now != shown and cell_len(word) + said.cell_len <= SHOW
    return Text.assemble((word if told else "", "ink"), said, end="")


def _sum(scene: Scene, state: State, seat: int) -> Text:
    """The sum of a show, that it can be checked; empty where there is nothing to add."""
    said = scene.words.reckoned(state, seat)
    return Text.assemble((f"{said} = {show_of(state, seat).difference}", "ink"), end="") if said else Text(end="")


def _cast(scene: Scene, room: Canvas, seat: int, phase: float) -> None:
    """The actors of the King's mood first; they step out one after the other."""
    mood = scene.state.festivals[-1].mood
    held = sorted(actors_of(scene, seat), key=lambda card: STYLES[talent_of(card)] != mood)
    out, masks = held[: max(1, round(len(held) * phase))], masks_of(scene, seat)
    marks = [mask_chip(scene, mask) for mask in masks]
    most = _most(scene)
    size, across = _sizes(room, most)
    if not across:
        _chips(scene, room, [chip(scene, card) for card in out] + marks, len(held))
        return
    step = min(size.width + 1, (room.width - size.width) // max(1, across - 1))
    rows = -(-(len(held) + len(masks)) // across)
    top = (room.height - rows * size.height) // 2
    for at, card in enumerate([*out, *masks]):
        place = room.part(at % across * step, top + at // across * size.height, *size)
        shown = CHAMELEON if at >= len(out) else card
        said = marks[at - len(out)] if at >= len(out) else chip(scene, card)
        if size.height == PAINTED:
            signed_portrait(place, shown, said)
            continue
        cards.card(place, face(scene, shown))
        if at >= len(out):
            place.write(0, 0, said)


def _most(scene: Scene) -> int:
    """The actors and chameleons of the largest troupe: those of all are drawn alike."""
    return max(len(actors_of(scene, seat)) + len(masks_of(scene, seat)) for seat in scene.state.seats)


def _sizes(room: Canvas, most: int) -> tuple[Size, int]:
    """The size of so many actors, and how many of them stand in a row, in one or two; none if they have no room."""
    for size, rows in product((LARGE, ENCOUNTER), (1, 2)):
        across = -(-most // rows)
        if room.height >= rows * size.height and across * (size.width + 1) <= room.width + 1:
            return size, across
    fitting = (-(-most // rows) for rows in (1, 2) if room.height >= rows * PAINTED)
    return Size(WIDTH, PAINTED), next((across for across in fitting if across * SEEN <= room.width), 0)


def _chips(scene: Scene, room: Canvas, out: Sequence[Text], most: int) -> None:
    """Actors and chameleons by sign and level, in as many rows as there are; where they need more, by level alone."""
    count = max(most, len(out))
    rows = next((rows for rows in range(1, room.height + 1) if count * 3 <= rows * (room.width + 1)), 0)
    across, step = (-(-count // rows), 3) if rows else (count, 2 if 2 * count <= room.width + 1 else 1)
    top = (room.height - max(1, rows)) // 2
    for at, text in enumerate(out):
        x, y = at % across * step, top + at // across
        if rows:
            write(room, x, y, text)
        else:
            room.write(x, y, text[1:2])


def _show(scene: Scene, seat: int, args: dict[str, Any]) -> Text:
    """A show that is told."""
    mood = args["mood"]
    named = f"{scene.text(f'quiet-{mood}')} {args['difference']}" if mood else ""
    words = named or scene.words.show(scene.view, show_of(scene.cast, seat))
    return Text.assemble((words, f"{mood} bold" if args["pleases"] else mood or "dim"), end="")


def _earned(scene: Scene, room: Canvas, seat: int, act: Act) -> None:
    """What a troupe has earned, part by part, and the sum below."""
    total, y = growing(scene, seat, act), (room.height - 1) // 2
    for part in _parts(scene, act):
        room.write(room.width - 1 - part.cell_len, y, part)
        y += 1
    if total is not None:
        room.right(room.width, y, f"+{scene.text('coins', count=total)} ", "gold bold" if total else "dim")


def _parts(scene: Scene, act: Act) -> list[Text]:
    """What a troupe has earned for actors, show and requests, each with its name."""
    return [
        Text.assemble((f"{scene.text(f'tally-{name}')} ", "dim"), (f"+{amount}", style), end="")
        for name, amount, style in _amounts(act)
    ]


def _amounts(act: Act) -> list[tuple[str, int, str]]:
    """The amounts that a troupe has earned, by name, each with its colour; those of actors and show even if they are
    0, as soon as they are told."""
    found = [
        ("actors", act.actors or 0, "ink" if act.actors else "dim"),
        ("prize", act.prize, "gold" if act.prize else "dim"),
        ("requests", act.requests, "request"),
    ]
    told = {"actors": act.actors is not None, "prize": act.judged}
    return [each for each in found if each[1] or told.get(each[0])]
