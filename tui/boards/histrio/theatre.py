"""Histrio's theatre: the King's mood as a needle on a scale, and the managers who stand there.

Knows: sixteen marks, two moods.
Must not know: what moves the needle.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from core.games.histrio.actions import FireEater
from core.games.histrio.components import COMEDY, NEEDLE_END, TRAGEDY
from core.games.histrio.theatre import managers_on_theatre, mood_at, moved
from tui.draw import meters, panels, pictures
from tui.draw.canvas import Canvas
from tui.draw.meters import Scale
from tui.draw.panels import fitted
from tui.text.words import letter

from .faces import closed_key, write
from .map import caravel_key
from .scene import Scene

MARKS = [mark for mark in range(-NEEDLE_END, NEEDLE_END + 1) if mark]
SCALE = Scale(MARKS, (TRAGEDY, COMEDY))
STEP = 2
"""Columns of a mark on the lowest board."""
HOUSE = 5
"""Rows from which the theatre is a house."""
MASKED = 3
"""Rows from which the two masks have room above the scale."""
FLAT = 20
"""Columns for each row from which it is a strip."""


def draw(scene: Scene, room: Canvas, step: int) -> None:
    """The theatre, as much of it as the room holds: a strip with the scale in few rows, a house from five."""
    mood = shown_mood(scene)
    room.named("needle")
    if room.width > FLAT * room.height:
        strip(scene, room, step, mood)
        return
    housed = room.height >= HOUSE
    inner = (house if housed else front)(scene, room, mood)
    if not housed or inner.height - 2 >= MASKED:  # the wall of a house says the King's mood
        stage(scene, inner.part(0, 0, inner.width, inner.height - 2), mood)
    gauge(scene, inner.part(0, inner.height - 2, inner.width, 2), step)
    if room.height > 3:
        managers(scene, room.part(2, room.height - 1 if housed else 1, room.width - 4, 1))
    if scene.told("mood") and scene.phase < 1:
        curtain(scene, inner)


def strip(scene: Scene, room: Canvas, step: int, mood: str) -> None:
    """The King in words, and the scale at the end of the row; below them, what may come, and what numbers mean."""
    room.fill(0, 0, *room.size, f"tint-{mood}")
    low = room.height == 1
    ends = tuple(scene.text(f"quiet-{side}") for side in (TRAGEDY, COMEDY))
    wide = step * len(MARKS)
    start = room.width - wide - 4 - cell_len(ends[1])
    narrow = start - 6 - cell_len(ends[0])
    said = in_a_row(scene, narrow, start - 4) if low else heading(scene, narrow)
    below = not low and said.cell_len > start - 4
    if below:
        start = (room.width - wide + cell_len(ends[0]) - cell_len(ends[1])) // 2
    end = f"{ends[0]} " if below or said.cell_len <= narrow else ""
    room.right(start - 1, 0, f"{end}{scene.sign(TRAGEDY)}", f"{TRAGEDY} bold")
    room.put(start + wide + 1, 0, f"{scene.sign(COMEDY)} {ends[1]}", f"{COMEDY} bold")
    slider(scene, room.part(start - 1, 0, wide + 2, room.height), step)
    if below:
        write(room, 1, 1, said.append(" ").append_text(foresight(scene, room.width - said.cell_len - 3)))
        return
    write(room, 1, 0, said)
    if not low:
        foreseen(scene, room.part(1, 1, room.width - 2, 1), start - 2, step)
    if scene.told("mood") and scene.phase < 1:
        curtain(scene, room)


def in_a_row(scene: Scene, width: int, most: int) -> Text:
    """The King in words, and where the needle would move, or might; else, in `most` columns, what the mark of a closed
    city means."""
    aim = goal(scene)
    if aim is None and scene.state.barred is not None:
        told = Text("  ", end="").join([fact(scene), closed_key(scene)])
        return told if told.cell_len <= most else fact(scene)
    if aim is not None and aim != needle(scene):
        forms = now_and_then(scene, aim)
        return next((text for text in forms if text.cell_len <= width), forms[-1])
    told = heading(scene, width)
    return told if told.cell_len <= width and not scene.aims.shared else king(scene, width)


def now_and_then(scene: Scene, aim: int) -> Sequence[Text]:
    """The King's mood and the mark it would have, the number alone where the mood stays; the longest first."""
    now = needle(scene)
    mark = str(abs(aim)) if mood_at(aim) == mood_at(now) else said_mark(scene, aim)
    bare = Text(said_mark(scene, now), f"{shown_mood(scene)} bold", end="")
    keys = ("king-maybe", "king-or") if scene.aims.shared else ("king-next", "king-then")
    tails = [(scene.board_text(key, mark=mark), f"{mood_at(aim)} bold") for key in keys]
    return [Text.assemble(head, tail, end="") for tail in tails for head in (fact(scene), bare)]


def foreseen(scene: Scene, room: Canvas, start: int, step: int) -> None:
    """What may come of the needle and, if there is room behind it, the numbers of the scale, from the column where that
    begins, or what numbers in cities mean."""
    x = write(room, 0, 0, foresight(scene, room.width)) + 2
    said = scene.board_text("key-level")
    if x <= start:
        numbers(room.part(start, 0, step * len(MARKS) + 1, 1), step)
    elif x + cell_len(said) <= room.width:
        room.right(room.width, 0, said, "dim")


def numbers(room: Canvas, step: int) -> None:
    """The numbers of the marks, each below its own, in the colours of the moods."""
    for at, mark in enumerate(MARKS):
        room.put(1 + at * step, 0, str(abs(mark)), SCALE.colours[mark > 0])


def slider(scene: Scene, room: Canvas, step: int) -> None:
    """The scale as a line with the needle's mark as a knob on it, and an arrow from there to its goal."""
    wide, now, aim = step * len(MARKS), needle(scene), goal(scene)
    for side, colour in enumerate(SCALE.colours):
        room.put(1 + side * wide // 2, 0, "─" * (wide // 2), colour)
    if aim is not None and aim != now:
        colour = mood_at(aim)
        arrow(room, (MARKS.index(now) * step + 1, MARKS.index(aim) * step + 1), colour)
        room.put(MARKS.index(aim) * step + 1, 0, str(abs(aim)), f"{colour} wash-{colour} bold under")
    room.put(wide // 2, 0, "│", "ink bold")
    room.put(MARKS.index(now) * step, 0, f" {abs(now)} ", f"on-{SCALE.colours[now > 0]} bold")
    hot(scene, room.part(1, 0, room.width - 2, room.height), step)


def arrow(room: Canvas, way: tuple[int, int], colour: str) -> None:
    """A thick line between these two columns, with its head beside the second."""
    start, end = way
    low, high = sorted(way)
    room.put(low + 1, 0, "━" * (high - low - 1), f"{colour} bold")
    head = end - 1 if end > start else end + 1
    if abs(head - start) > 1:  # the knob hides it else
        room.put(head, 0, "▸" if end > start else "◂", f"{colour} bold")


def hot(scene: Scene, scale: Canvas, step: int) -> None:
    """Each mark that the fire eater can move the needle to is a click."""
    for at, action in enumerate(scene.view.legal):
        if isinstance(action, FireEater):
            mark = MARKS.index(moved(scene.state.needle, action.steps))
            scale.part(mark * step, 0, step, scale.height).hot(at)


def fact(scene: Scene) -> Text:
    """The King's mood with the needle's mark."""
    said = scene.board_text("king", mark=said_mark(scene, needle(scene)))
    return Text.assemble((said, f"{shown_mood(scene)} bold"), end="")


def heading(scene: Scene, width: int) -> Text:
    """The same, with an arrow to where the choice under the cursor or the news would bring the needle: its mark alone
    where the mood stays."""
    now, aim = needle(scene), goal(scene)
    if aim is None or aim == now:
        return fact(scene)
    mark = str(abs(aim)) if mood_at(aim) == mood_at(now) else said_mark(scene, aim)
    then = (scene.board_text("king-then", mark=mark), f"{mood_at(aim)} bold")
    whole = Text.assemble(fact(scene), then, end="")
    bare = Text.assemble((said_mark(scene, now), f"{shown_mood(scene)} bold"), then, end="")
    return whole if whole.cell_len <= width else bare


def foresight(scene: Scene, width: int) -> Text:
    """Below it, on what condition the needle would go there; else which city is closed, and for spectators, who have no
    hand, the meaning of the letters."""
    aim = goal(scene)
    if aim is not None:
        return condition(scene, width) if aim != needle(scene) else Text(end="")
    unsaid = scene.view.seat is None or scene.state.barred is not None
    return caravel_key(scene, scene.view.seat or 0, width) if unsaid else Text(end="")


def preview_keys(scene: Scene) -> Sequence[str]:
    """The texts that say on what condition the needle would move, the longest first."""
    whole = "king-by-meeting" if scene.aims.meets else "king-by"
    keys = ("king-by-shared", "king-shared-brief") if scene.aims.shared else (whole, "king-by-brief")
    return keys if scene.aims.needle is not None else keys[1:]


def condition(scene: Scene, width: int) -> Text:
    """On what condition the needle would move, without where to."""
    forms = [scene.board_text(key, mark="").rstrip(": \u00a0") for key in preview_keys(scene)]
    return Text(next((each for each in forms if cell_len(each) <= width), ""), "ink", end="")


def preview(scene: Scene, aim: int, width: int, sign: str = "") -> Text:
    """Where the needle would stand, in its mood's colour, and on what condition; behind a sign, and quiet if it is
    there already."""
    mark, moves = said_mark(scene, aim), aim != needle(scene)
    forms = [f"{sign * moves}{scene.board_text(key, mark=mark)}" for key in preview_keys(scene)]
    said = next((each for each in forms if cell_len(each) <= width), forms[-1])
    text = Text.assemble((fitted(said, max(0, width)), "ink"), end="")
    text.highlight_words([mark] * moves, f"{mood_at(aim)} bold")
    return text


# The King in words


def king(scene: Scene, width: int) -> Text:
    """The King's mood with the needle's mark, and the one that the answer under the cursor or the news would bring, in
    its colour; with fewer words where there is no room for all."""
    now, aim = needle(scene), goal(scene)
    said = said_mark(scene, now)
    fact = Text(scene.board_text("king", mark=said), f"{shown_mood(scene)} bold", end="")
    bare = Text(said, f"{shown_mood(scene)} bold", end="")
    tails = [Text(tail, style, end="") for tail, style in king_tails(scene, now, aim)]
    found = (Text.assemble(head, tail, end="") for tail in tails for head in (fact, bare))
    return next((text for text in found if text.cell_len <= width), fact if fact.cell_len <= width else bare)


def king_tails(scene: Scene, now: int, aim: int | None) -> list[tuple[str, str]]:
    """What is said behind the King's mood, from the longest to the shortest, with its style."""
    if aim is None or aim == now:
        return [("", "")]
    mark, colour = said_mark(scene, aim), f"{mood_at(aim)} bold"
    said = scene.board_text("king-then", mark=mark)
    if scene.aims.shared:
        return [(scene.board_text("king-shared", mark=mark), colour), (f"{said}?", colour)]
    return [(said, colour)]


def said_mark(scene: Scene, mark: int) -> str:
    """A mark of the needle, as the King's mood and its strength."""
    return f"{scene.text(f'loud-{mood_at(mark)}')} {abs(mark)}"


def house(scene: Scene, room: Canvas, mood: str) -> Canvas:
    """Walls, with the King's mood above the door; bright while the needle moves. Returns what is within."""
    moving = scene.told("swings", "needle", "mood", "toss", "festival")
    panels.panel(room, "", mood, bright=moving)
    said = king(scene, room.width - 6) if goal(scene) is None else fact(scene)
    room.put(2, 0, " " * (said.cell_len + 2))
    room.write(3, 0, said)
    return room.part(1, 1, room.width - 2, room.height - 2)


def front(scene: Scene, room: Canvas, mood: str) -> Canvas:
    """A ground with the two masks at the ends of the scale. What is between them."""
    room.fill(0, 0, *room.size, f"tint-{mood}")
    return room.part(1, 0, room.width - 2, room.height)


def shown_mood(scene: Scene) -> str:
    """The mood that the house shows: a coin that is in the air shows one and the other."""
    if scene.told("toss"):
        mood: str = scene.news.args["mood"]
        return mood if round((1 - scene.phase) * 5) % 2 == 0 else COMEDY if mood == TRAGEDY else TRAGEDY
    return mood_at(needle(scene))


def gauge(scene: Scene, room: Canvas, step: int) -> None:
    """The scale with its needle, and where the needle would go; each mark is a click of the fire eater."""
    start = (room.width - step * len(MARKS)) // 2
    scale = room.part(start, 0, step * len(MARKS), 2)
    now, aim = needle(scene), goal(scene)
    meters.gauge(scale, SCALE, now, aim)
    if aim is not None and aim != now:
        swing(scale, MARKS.index(now), MARKS.index(aim), step)
    hot(scene, scale, step)


def swing(room: Canvas, start: int, end: int, step: int) -> None:
    """The way of the needle, between where it is and where it would go."""
    low, high = sorted((start, end))
    middle = (step - 1) // 2
    for x in range((low * step) + middle + 1, high * step + middle):
        room.put(x, 0, "─", "gold")
    room.paint(end * step, 1, step, "wash-gold under")


def goal(scene: Scene) -> int | None:
    """The position the needle goes to, by the answer under the cursor or in the news."""
    if needle(scene) != scene.state.needle:
        return scene.state.needle
    return scene.aims.needle


def needle(scene: Scene) -> int:
    """The drawn position of the needle: in the first half of a swing still the old one."""
    return before(scene) if scene.told("swings") and scene.phase < 0.5 else scene.state.needle


def before(scene: Scene) -> int:
    """The position of the needle before the event being told."""
    for event in reversed(scene.view.log[:-1]):
        if event.key == "swings":
            return event.args["mark"]
        if event.key == "needle":
            return event.args["end"]
    return scene.state.needle


def stage(scene: Scene, room: Canvas, mood: str) -> None:
    """Draws what is above the scale: the two masks with the house between them, or the King in words."""
    if room.height < MASKED:
        room.write(0, 0, king(scene, room.width) if room.height < 2 else fact(scene))  # else told in the row below
        return
    wide, high = (11, 5) if room.height > 4 and room.width > 45 else (7, 3)
    masks = room.part(1, room.height - high, room.width - 2, high)
    pictures.place(masks.part(0, 0, wide, high), "tragedy", TRAGEDY, mood != TRAGEDY)
    pictures.place(masks.part(masks.width - wide, 0, wide, high), "comedy", COMEDY, mood != COMEDY)
    pictures.place(masks.part((masks.width - 7) // 2, high - 3, 7, 3), "theatre", mood)


def managers(scene: Scene, room: Canvas) -> None:
    """The managers at the theatre; in their place, where the needle would stand, and on what condition."""
    room.named("theatre")
    aim = goal(scene)
    if aim is not None and aim != needle(scene):
        text = Text.assemble(" ", preview(scene, aim, room.width - 2, "▽ "), " ", end="")
    else:
        text = managers_line(scene) if managers_on_theatre(scene.state) else Text(end="")
    write(room, max(0, (room.width - text.cell_len) // 2), 0, text)


def managers_line(scene: Scene) -> Text:
    """The managers at the theatre, each with its player's letter."""
    text = Text.assemble((f" {scene.text('theatre')} ", "dim"), end="")
    for seat in scene.state.seats:
        for _ in range(scene.state.troupes[seat].managers):
            text.append(f"{scene.sign('manager')}{letter(seat)}", f"seat{seat}")
            text.append(" ")
    return text


def curtain(scene: Scene, room: Canvas) -> None:
    """The scenery changes: the curtain opens."""
    half = round((1 - scene.phase) * room.width / 2)
    for x in (0, room.width - half):
        room.fill(x, 0, half, room.height, "over-blood")
        for y in range(room.height):
            room.put(x, y, "│ " * (half // 2), "coal over-blood")
