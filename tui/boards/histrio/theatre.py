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

from .faces import write
from .scene import Scene

MARKS = [mark for mark in range(-NEEDLE_END, NEEDLE_END + 1) if mark]
SCALE = Scale(MARKS, (TRAGEDY, COMEDY))
STEP = 2
"""Columns of a mark on the lowest board."""
HOUSE = 5
"""Rows from which the theatre is a house."""


def draw(scene: Scene, room: Canvas, step: int) -> None:
    """The theatre, as much of it as the room holds: the scale alone in two rows, a house from five."""
    mood = shown_mood(scene)
    room.named("needle")
    inner = (house if room.height >= HOUSE else front)(scene, room, mood)
    stage(scene, inner.part(0, 0, inner.width, inner.height - 2), mood)
    low = room.height < 3
    gauge(scene, inner.part(0, inner.height - 2, inner.width, 2), step, mood if low else "")
    if low:
        aside(scene, room, mood)
    if room.height > 3:
        managers(scene, room.part(2, room.height - 1 if room.height >= HOUSE else 1, room.width - 4, 1))
    if scene.told("mood") and scene.phase < 1:
        curtain(scene, inner)


def house(scene: Scene, room: Canvas, mood: str) -> Canvas:
    """Walls, with what the King wants above the door; bright while the needle moves. What is within."""
    moving = scene.told("swings", "needle", "mood", "toss", "festival")
    panels.panel(room, scene.text("wants", mood=mood), mood, bright=moving)
    return room.part(1, 1, room.width - 2, room.height - 2)


def front(scene: Scene, room: Canvas, mood: str) -> Canvas:
    """A ground with the two masks at the ends of the scale. What is between them."""
    room.fill(0, 0, *room.size, f"tint-{mood}")
    return room.part(1, 0, room.width - 2, room.height)


def aside(scene: Scene, room: Canvas, mood: str) -> None:
    """The moods above the scale that are not said there yet, the King's aloud: each at its end, or by the middle where
    the needle or its goal stands there."""
    for talent in (TRAGEDY, COMEDY):
        how = "loud" if mood == talent else "quiet"
        said = f"{scene.sign(talent)} {scene.text(f'{how}-{talent}')}"
        if scene.text(f"{how}-{talent}") in room.text().splitlines()[0]:
            continue
        wide, middle = cell_len(said), room.width // 2
        starts = (0, middle - wide - 1) if talent == TRAGEDY else (room.width - wide, middle + 1)
        put_free(room, said, f"{talent} bold" if mood == talent else f"faint-{talent}", starts)


def put_free(room: Canvas, said: str, style: str, starts: Sequence[int]) -> None:
    """Writes above the scale, at the first of these columns where nothing stands or touches it."""
    row, wide = room.text().splitlines()[0].ljust(room.width), cell_len(said)
    for x in starts:
        if 0 <= x <= room.width - wide and not row[max(0, x - 1) : x + wide + 1].strip():
            room.put(x, 0, said, style)
            return


def shown_mood(scene: Scene) -> str:
    """The mood that the house shows: a coin that is in the air shows one and the other."""
    if scene.told("toss"):
        mood: str = scene.news.args["mood"]
        return mood if round((1 - scene.phase) * 5) % 2 == 0 else COMEDY if mood == TRAGEDY else TRAGEDY
    return mood_at(needle(scene))


def gauge(scene: Scene, room: Canvas, step: int, mood: str = "") -> None:
    """The scale with its needle, and where the needle would go; each mark is a click of the fire eater."""
    start = (room.width - step * len(MARKS)) // 2
    scale = room.part(start, 0, step * len(MARKS), 2)
    aim = goal(scene)
    meters.gauge(scale, SCALE, needle(scene), aim)
    if aim is not None and aim != needle(scene):
        swing(scale, MARKS.index(needle(scene)), MARKS.index(aim), step)
    name_marks(scene, scale, aim, step, mood)
    for at, action in enumerate(scene.view.legal):
        if isinstance(action, FireEater):
            mark = MARKS.index(moved(scene.state.needle, action.steps))
            scale.part(mark * step, 0, step, 2).hot(at)


def name_marks(scene: Scene, scale: Canvas, aim: int | None, step: int, mood: str) -> None:
    """Names the needle, where it would go and on what condition, or where it stood last, each beside its mark. The
    needle has the King's mood beside it, if that is not said elsewhere."""

    def column(mark: int) -> int:
        return MARKS.index(mark) * step + (step - 1) // 2

    now, last = needle(scene), at_last_turn(scene)
    was = last if aim is None and last != now else None
    if was is not None:
        scale.put(column(was), 0, "·", "dim")
    towards = aim if aim is not None else was
    said = scene.text(f"loud-{mood}") if mood else scene.text("needle-now")
    beside(scale, said, f"{mood or 'ink'} bold", column(now), towards is not None and towards > now)
    if aim is not None and aim != now:
        said = scene.text("needle-shared" if scene.aims.shared else "needle-then")
        if not beside(scale, said, "gold bold", column(aim), aim < now):
            within(scale, said, sorted((column(now), column(aim))))
    if was is not None:
        beside(scale, scene.text("needle-was"), "dim", column(was), was < now)


def beside(scale: Canvas, said: str, style: str, at: int, left: bool) -> bool:
    """Writes to the left or the right of a mark, else on the other side; returns whether there was room."""
    row, wide = scale.text().splitlines()[0].ljust(scale.width), cell_len(said)
    for x in (at - wide - 1, at + 2) if left else (at + 2, at - wide - 1):
        if 0 <= x <= scale.width - wide and not row[x : x + wide].strip():
            scale.put(x, 0, said, style)
            return True
    return False


def within(scale: Canvas, said: str, ends: Sequence[int]) -> None:
    """Writes on the way between two marks, if it is long enough."""
    low, high = ends
    if cell_len(said) + 2 < high - low:
        scale.put(low + (high - low - cell_len(said)) // 2 + 1, 0, said, "gold bold")


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


def at_last_turn(scene: Scene) -> int | None:
    """The position of the needle before the last movement that was told since the last turn began; None if it has not
    moved."""
    starts = 0
    for event in reversed(scene.view.log):
        if event.key == "needle":
            return event.args["start"]
        starts += event.key == "turn"
        if starts > 1:
            break
    return None


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
    """Draws what is above the scale: the two masks with the house between them, the two words, or nothing."""
    if room.height < 1:
        return
    if room.height < 3:
        words(scene, room.part(0, 0, room.width, 1), mood)
        return
    wide, high = (11, 5) if room.height > 4 and room.width > 45 else (7, 3)
    masks = room.part(1, room.height - high, room.width - 2, high)
    pictures.place(masks.part(0, 0, wide, high), "tragedy", TRAGEDY, mood != TRAGEDY)
    pictures.place(masks.part(masks.width - wide, 0, wide, high), "comedy", COMEDY, mood != COMEDY)
    pictures.place(masks.part((masks.width - 7) // 2, high - 3, 7, 3), "theatre", mood)


def words(scene: Scene, room: Canvas, mood: str) -> None:
    """The two moods by name, the King's aloud."""
    left, right = (scene.text(f"{'loud' if mood == each else 'quiet'}-{each}") for each in (TRAGEDY, COMEDY))
    room.put(1, 0, f"{scene.sign('tragedy')} {left}", f"{TRAGEDY} bold" if mood == TRAGEDY else f"faint-{TRAGEDY}")
    style = f"{COMEDY} bold" if mood == COMEDY else f"faint-{COMEDY}"
    room.right(room.width - 1, 0, f"{right} {scene.sign('comedy')}", style)


def managers(scene: Scene, room: Canvas) -> None:
    """The managers at the theatre, each with its player's letter."""
    room.named("theatre")
    if scene.aims.shared and scene.aims.needle is not None:
        room.center(0, 0, room.width, fitted(f" ▽ {scene.text('if-shared')} ", room.width), "gold")
        return
    text = Text.assemble((f" {scene.text('theatre', count=managers_on_theatre(scene.state))} ", "dim"), end="")
    for seat in scene.state.seats:
        for _ in range(scene.state.troupes[seat].managers):
            text.append(f"{scene.sign('manager')}{letter(seat)}", f"seat{seat}")
            text.append(" ")
    write(room, max(0, (room.width - len(text.plain)) // 2), 0, text)


def curtain(scene: Scene, room: Canvas) -> None:
    """The scenery changes: the curtain opens."""
    half = round((1 - scene.phase) * room.width / 2)
    for x in (0, room.width - half):
        room.fill(x, 0, half, room.height, "over-blood")
        for y in range(room.height):
            room.put(x, y, "│ " * (half // 2), "coal over-blood")
