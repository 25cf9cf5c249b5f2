"""Histrio's festival on the board, in place of the map: troupe by troupe, actors step out, the amount grows, the King
makes a face; then a podium.

Knows: what has been told of the festival, and how far the moment has come.
Must not know: the map, or what a show is worth; that is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.cells import cell_len
from rich.text import Text

import core
from core.games.histrio.cards import talent_of
from core.games.histrio.components import CHAMELEON, CHAMELEON_LEVEL
from core.games.histrio.shows import show_of
from core.games.histrio.state import State
from tui.draw import cards, panels, pictures
from tui.draw.canvas import Canvas
from tui.draw.cards import Size
from tui.draw.panels import fitted
from tui.text.words import letter
from tui.text.words import rich as with_names

from ..belongings import actors_of, in_hand, mask_chip, masks_of, money, show_text
from ..encounters.legend import signs
from ..faces import captioned, chip, face, signed_portrait, write
from ..scene import STYLES, Scene
from ..theatre import curtain
from . import ledger
from .acts import Act, growing, is_asked, is_told, told
from .places import (
    EARNED,
    NAME,
    NAMED,
    PAINTED,
    ROWS,
    SHOW,
    STACKED,
    Plan,
    is_stacked,
    places,
    plan_of,
    rows_of,
    sizes,
    tops,
)
from .podium import podium

CROWNED, GRAND = 3, 10
"""Rows of the crown, and of a face below it at least; and those of a face whose crown is large."""
LARGE_CROWN = 5
"""Rows of that."""
LOW = 9
"""Rows up to which the stage has no walls."""


def draw(scene: Scene, room: Canvas) -> None:
    """The King, and the troupes on the stage or on the podium."""
    acts, mood = told(scene), scene.state.festivals[-1].mood
    inner = _house(room, _title(scene), mood)
    plan = plan_of(inner.size, len(acts), _most(scene))
    _king(scene, inner.part(0, 0, plan.king, inner.height), mood)
    stage = inner.part(plan.king + 1, 0, inner.width - plan.king - 1, inner.height)
    if scene.told("curtain", "over") and inner.height > 4:
        podium(scene, stage, [act.sum for act in acts])
    elif plan.rows < ROWS:
        ledger.draw(scene, stage, acts)
    else:
        _headings(scene, stage, room, acts, (plan, _troupes(scene, stage, acts, plan)))
        if plan.size.height <= PAINTED and not stage.part(0, stage.height - 1, stage.width, 1).text().strip():
            signs(scene, stage.part(0, stage.height - 1, stage.width, 1), 0)
    if scene.told("festival") and scene.phase < 1:
        curtain(scene, inner)


def _title(scene: Scene) -> str:
    """The title of the festival: its season, and what the King wants."""
    festivals = scene.state.festivals
    return scene.text("tally-title", season=str(len(festivals)), mood=festivals[-1].mood)


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
    crown = LARGE_CROWN if high >= GRAND and high + LARGE_CROWN <= room.height else crown
    top = (room.height - high - crown + 1) // 2
    pictures.place(room.part(0, top, room.width, crown), "crown", "amber")
    pictures.place(room.part(0, top + crown, room.width, high), mood, mood, faint)
    return top + crown + high


def _verdict(scene: Scene, show: dict[str, Any]) -> str:
    """The King's opinion of a show."""
    return scene.text(f"verdict-{'best' if show['best'] else 'yes' if show['pleases'] else 'no'}")


# The troupes


def _troupes(scene: Scene, room: Canvas, acts: Sequence[Act], plan: Plan) -> int:
    """Each troupe in its rows, the one that is told on its colour. The first row."""
    highs = [plan.height(len(actors_of(scene, seat)) + len(masks_of(scene, seat))) for seat in scene.state.seats]
    found = tops(room.height, highs)
    for seat, (top, high) in enumerate(zip(found, highs, strict=True)):
        place, now = room.part(0, top, room.width, high), is_told(scene, seat)
        if now:
            place.fill(0, 0, *place.size, f"wash-seat{seat}")
        _troupe(scene, place, seat, acts[seat], plan)
    return found[0]


def _headings(scene: Scene, stage: Canvas, house: Canvas, acts: Sequence[Act], places: tuple[Plan, int]) -> None:
    """The headings of the columns above the first troupe; in the edge, behind its title, where they have no row there.
    Actors below their name need none: all beside it is in words."""
    plan, top = places
    if plan.below:
        return
    row = stage.part(0, top - 1, stage.width, 1) if top else house.part(plan.king + 2, 0, stage.width, 1)
    _heads(scene, row, acts, 0 if top else cell_len(_title(scene)) + 4 - plan.king)


def _heads(scene: Scene, room: Canvas, acts: Sequence[Act], start: int) -> None:
    """The headings of the columns from `start` on; of earnings once there are any."""
    stacked, left = is_stacked(room.width), room.width - EARNED
    actors, show = scene.board_text("head-actors"), scene.text("tally-show")
    heads = [(0, scene.text("head-troupe")), (STACKED if stacked else NAME, actors)]
    heads += [] if stacked else [(left - SHOW, show)]
    earning = any(act.actors is not None or act.sum for act in acts)
    if 0 < start <= left - SHOW and earning and not stacked:
        room.put(left - SHOW, 0, " " * (room.width - left + SHOW), "ink")  # no scraps of the edge between headings
    for x, said in heads:
        room.put(x - bool(start), 0, said.center(len(said) + 2 * bool(start)) if x >= start else "", "ink")
    if earning:
        room.right(room.width, 0, f" {scene.text('column-earns')} ", "ink")


def _troupe(scene: Scene, room: Canvas, seat: int, act: Act, plan: Plan) -> None:
    """Who it is, the actors that have stepped out, the show, and what it has earned so far."""
    room.named("troupe", seat)
    owner, played, earned, stage = places(room, plan.below)
    _earned(scene, earned, seat, act)
    _owner(scene, owner, seat)
    _performed(scene, played, seat, act)
    now = is_told(scene, seat)
    if act.actors is not None or now or is_asked(scene, act):
        out = scene.phase if now and scene.news.args.get("why") == "actors" else 1.0
        _cast(scene, stage, seat, out, (plan.size, plan.across) if plan.across else None)


def _owner(scene: Scene, room: Canvas, seat: int) -> None:
    """Letter and name, below them écus and the number of requests."""
    x = room.put(0, 0, f" {letter(seat)} ", f"on-seat{seat} bold") + 1
    room.put(x, 0, fitted(scene.view.names[seat], room.width - x - 1), f"seat{seat} bold")
    write(room, x, 1, money(scene, seat, room.width - x - 1))
    held = in_hand(scene, seat, room.width - x - 1)
    write(room, x, 2, held if held.cell_len else Text(scene.board_text("requests", count=0), "dim", end=""))


def _performed(scene: Scene, room: Canvas, seat: int, act: Act) -> None:
    """The show, its sum, and the King's opinion; our own, while a question is open before it, as it would be."""
    lines: list[Text] = []
    if is_asked(scene, act) and seat == scene.view.seat:
        then = scene.aims.then or scene.cast
        lines = [*_would_show(scene, then, seat), _sum(scene, then, seat, room.width)]
    elif act.show is not None:
        style = "good" if act.show["pleases"] else "ink"
        verdict = Text.assemble((_verdict(scene, act.show), style), end="")
        lines = [_show(scene, seat, act.show), _sum(scene, scene.cast, seat, room.width), verdict]
    for y, line in enumerate([line for line in lines if line][: room.height]):
        write(room, 0, y, line)


def _would_show(scene: Scene, then: State, seat: int) -> list[Text]:
    """The show as it would be, below words that say so if it is another one now."""
    now, shown = show_of(scene.cast, seat), show_of(then, seat)
    words = [Text(scene.board_text("would-show"), "dim", end="")] * (now != shown)
    return [*words, show_text(scene, shown)]


def _sum(scene: Scene, state: State, seat: int, width: int) -> Text:
    """The levels of a show and their difference, that it can be checked, with their word where it has room; empty where
    there are none."""
    shown = show_of(state, seat)
    levels = scene.words.reckoned(scene.view, shown)
    if not levels:
        return Text(end="")
    said = f"{levels} = {shown.difference}"
    told = with_names(scene.board_text("levels", levels=said), scene.view.names)
    return told if told.cell_len <= width else with_names(said, scene.view.names)


def _cast(scene: Scene, room: Canvas, seat: int, phase: float, how: tuple[Size, int] | None = None) -> None:
    """The actors of the King's mood first; they step out one after the other. `how`: the size of each, and how many
    stand in a row; as the room has it if none is given."""
    mood = scene.state.festivals[-1].mood
    held = sorted(actors_of(scene, seat), key=lambda card: STYLES[talent_of(card)] != mood)
    out = [(card, chip(scene, card)) for card in held[: max(1, round(len(held) * phase))]]
    masks = [(CHAMELEON, mask_chip(scene, mask)) for mask in masks_of(scene, seat)]
    size, across = how or sizes(room, _most(scene))
    if not across:
        _chips(scene, room, [said for _, said in out + masks], len(held))
        return
    _in_rows(scene, room, out + masks, (size, across), -(-(len(held) + len(masks)) // across))


def _in_rows(
    scene: Scene, room: Canvas, cast: Sequence[tuple[core.Face, Text]], how: tuple[Size, int], rows: int
) -> None:
    """Actors in so many rows; a chameleon without a card, which is the last, has its name beside it."""
    size, across = how
    step = min(size.width + 1, (room.width - size.width) // max(1, across - 1))
    down = size.height + int(size.height == PAINTED and rows_of(size, rows) <= room.height)
    top = (room.height - rows * down + down - size.height) // 2
    for at, (card, said) in enumerate(cast):
        _actor(scene, room.part(at % across * step, top + at // across * down, *size), card, said)
    last = len(cast) - 1
    if cast and cast[last][0] == CHAMELEON and size.height == PAINTED:
        _name_beside(scene, room, last % across * step + size.width + 1, top + last // across * down + 1)


def _actor(scene: Scene, room: Canvas, card: core.Face, said: Text) -> None:
    """An actor, or a chameleon as the actor that it would be, as large as the room: a card, or a picture without an
    edge."""
    if room.size == NAMED:
        captioned(scene, room, card, said)
    elif room.height == PAINTED:
        signed_portrait(room, card, said)
    else:
        sign = {"value": str(CHAMELEON_LEVEL), "sign": said.plain[:1]} if card == CHAMELEON else {}
        cards.card(room, replace(face(scene, card), **sign))


def _name_beside(scene: Scene, room: Canvas, x: int, y: int) -> None:
    """The name of the chameleon behind its picture, if it has room there."""
    name = scene.words.card(scene.view, CHAMELEON)
    if x + cell_len(name) <= room.width:
        room.put(x, y, name, "acrobat")


def _most(scene: Scene) -> int:
    """The actors and chameleons of the largest troupe: those of all are drawn alike."""
    return max(len(actors_of(scene, seat)) + len(masks_of(scene, seat)) for seat in scene.state.seats)


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
    total, parts = growing(scene, seat, act), _parts(scene, act)
    for y, part in enumerate(parts):
        room.write(room.width - 1 - part.cell_len, y, part)
    if total is not None:
        room.right(room.width, len(parts), f"+{scene.text('coins', count=total)} ", "gold bold" if total else "dim")


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
