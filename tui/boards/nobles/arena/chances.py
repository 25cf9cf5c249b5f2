"""Duelling Nobles on the screen: how likely each of a court's nobles beats each of the other, as things are.

Knows: the chances by dice, and what the armour under the cursor would make of them.
Must not know: what is legal, or what else lies in the arena.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len

from core.games.nobles.components import suit_of
from core.games.nobles.duel import armour_worth
from tui.draw.canvas import Canvas
from tui.draw.panels import heading
from tui.draw.styles import current, ground_of
from tui.text.words import letter

from .. import cards as faces
from ..answers.grids import chance_style
from ..outcome import odds
from ..plan import Table

PITCHES = (6, 4, 2, 1)
"""Rows from one noble to the next, the most first."""
WIDE = 60
"""Columns of the room from which the first of them is one; a single noble needs neither of the first two."""
LEAST = 7
"""Columns of a chance with the free one behind it, at least."""
MOST = 20
"""Columns of a chance at most."""
BESIDE = 2
"""The chances in a row for which there is room at least: a single one is no wider, but for what the cursor would make
of it."""
SINGLE = 14
"""Columns of a single chance at least."""


class Pairs(NamedTuple):
    """The nobles of the left court and of the right one, and what is likely between them."""

    ours: list[str]
    theirs: list[str]
    wins: dict[tuple[str, str], int]
    """The chance of each of ours against each of theirs, in per cent."""
    before: dict[tuple[str, str], int]
    """Those that the answer under the cursor would change, as they are now."""


def rows(table: Table) -> int:
    """The rows of the chances below the names of the right court's nobles, at least; 0 while a court is empty."""
    left, right = (table.state.court(seat) for seat in table.seats)
    return 1 + len(left) if left and right else 0


def draw(table: Table, room: Canvas) -> int:
    """The chances below their title, as large as the room lets them be; without the title where it is low. Returns the
    rows they take."""
    room.named("chances")
    pairs, high = _pairs(table), rows(table)
    titled = room.height > high
    if titled:
        heading(room, table.say("chances-title"), "ink")
    spare = room.height - titled - 1
    pitches = PITCHES[2 if len(pairs.ours) == 1 else room.width < WIDE :]
    pitch = next((each for each in pitches if each * len(pairs.ours) <= spare), 1)
    _matrix(table, room.part(0, int(titled), room.width, room.height - titled), pairs, pitch)
    return titled + 1 + pitch * len(pairs.ours) - (pitch > 1)  # the last one needs no free row below


def _pairs(table: Table) -> Pairs:
    ours, theirs = (table.state.court(seat) for seat in table.seats)
    wins, before = dict[tuple[str, str], int](), dict[tuple[str, str], int]()
    for pair in ((one, two) for one in ours for two in theirs):
        more = _more(table, pair[0]) - _more(table, pair[1])
        wins[pair] = odds(table.state, *pair, more).wins
        if more:
            before[pair] = odds(table.state, *pair).wins
    return Pairs(ours, theirs, wins, before)


def _more(table: Table, noble: str) -> int:
    """What the answer under the cursor would add to a noble's sum by its armour."""
    worn = table.state.worn(noble)
    would = table.outlook.armour.get(noble, worn)
    then, now = (armour_worth(table.state, noble, each) if each else 0 for each in (would, worn))
    return then - now


def _matrix(table: Table, room: Canvas, pairs: Pairs, pitch: int) -> None:
    """Whose chances they are in the corner, the right court's nobles in the first row, and a row for each of ours; bars
    where there is one column and room for it."""
    yours = "yes" if table.view.seat is not None else "no"
    corner = table.say("chances-of", yours=yours, name=letter(table.seats[0]))
    names = [table.say("chances-with", noble=faces.short(table.view, noble)) for noble in pairs.ours]
    first = max(map(cell_len, (corner, *names))) + 1
    bars = len(pairs.theirs) == 1 and room.width - first > MOST
    wide = room.width - first + 1 if bars else _wide(pairs, room.width - first + 1)
    texts = _texts(table, pairs, wide - 1)
    room.put(0, 0, corner, "ink")
    for column, noble in enumerate(pairs.theirs):
        head, name = room.part(first + column * wide, 0, wide - 1, 1), faces.short(table.view, noble)
        middle = (head.width - cell_len(name)) // 2
        head.put(head.width - 1 - cell_len(name) if bars else middle, 0, name, f"{suit_of(noble)} bold")
    for at, (noble, name) in enumerate(zip(pairs.ours, names, strict=True)):
        row = room.part(0, 1 + at * pitch, room.width, max(1, pitch - 1))
        row.put(0, row.height // 2, name, f"{suit_of(noble)} bold")
        for column, other in enumerate(pairs.theirs):
            place, pair = row.part(first + column * wide, 0, wide - 1, row.height), (noble, other)
            if bars:
                _bar(place, texts[pair], _style(pairs, pair), pairs.wins[pair])
            else:
                _chance(place, texts[pair], _style(pairs, pair))


def _wide(pairs: Pairs, room: int) -> int:
    """The columns of a chance with the free one behind it."""
    least = LEAST if len(pairs.theirs) > 1 else SINGLE
    return max(least, min(MOST, room // max(BESIDE, len(pairs.theirs))))


def _texts(table: Table, pairs: Pairs, width: int) -> dict[tuple[str, str], str]:
    """The chances in words, all as wide as the widest, so that they end below each other; behind an arrow those that
    the cursor would change, and before that what they are now where all of these have room."""
    told = {pair: table.say("wins-short", wins=wins) for pair, wins in pairs.wins.items()}
    after = {pair: f"→ {told[pair]}" for pair in pairs.before}
    both = {pair: f"{now} {after[pair]}" for pair, now in pairs.before.items()}
    changed = next((form for form in (both, after) if max(map(cell_len, form.values()), default=0) <= width), {})
    told |= changed
    widest = max(map(cell_len, told.values()))
    return {pair: text.rjust(widest) for pair, text in told.items()}


def _style(pairs: Pairs, pair: tuple[str, str]) -> str:
    """The ground of a chance from green to red, whatever is asked; in gold on it what the cursor would change."""
    style = chance_style(pairs.wins[pair])
    return f"{ground_of(style)} gold bold" if pair in pairs.before else style


def _chance(room: Canvas, text: str, style: str) -> None:
    """A chance in the middle of its ground, of two middles at the right one: its sign is less than its number."""
    room.fill(0, 0, *room.size, style)
    room.put((room.width - cell_len(text) + 1) // 2, room.height // 2, text, style)


def _bar(room: Canvas, text: str, style: str, wins: int) -> None:
    """A chance as a bar, of whose track it fills as much, as a line where there are no grounds; behind it in words."""
    track = room.width - cell_len(text) - 2
    full, middle = round(track * wins / 100), room.height // 2
    room.fill(0, 0, track, room.height, "tint-line")
    room.fill(0, 0, full, room.height, style)
    if not current().colours:
        room.put(0, middle, "━" * full, "ink")
    room.right(room.width - 1, middle, text, "gold bold" if "gold" in style else "ink bold")
