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
from tui.draw.styles import ground_of
from tui.text.words import letter

from .. import cards as faces
from ..grids import chance_style
from ..outcome import odds
from ..plan import Table

PITCHES = (4, 2, 1)
"""Rows from one noble to the next, the most first."""
LEAST = 7
"""Columns of a chance with the free one behind it, at least."""
MOST = 20
"""Columns of a chance at most."""
BESIDE = 2
"""The chances in a row for which there is room at least: a single one is no wider."""


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
    pitch = next((each for each in PITCHES if each * len(pairs.ours) <= spare), 1)
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
    """Whose chances they are in the corner, the right court's nobles in the first row, and a row for each of ours."""
    yours = "yes" if table.view.seat is not None else "no"
    corner = table.say("chances-of", yours=yours, name=letter(table.seats[0]))
    names = [table.say("chances-with", noble=faces.short(table.view, noble)) for noble in pairs.ours]
    first = max(map(cell_len, (corner, *names))) + 1
    wide = max(LEAST, min(MOST, (room.width - first + 1) // max(BESIDE, len(pairs.theirs))))
    room.put(0, 0, corner, "ink")
    for column, noble in enumerate(pairs.theirs):
        head = room.part(first + column * wide, 0, wide - 1, 1)
        head.center(0, 0, head.width, faces.short(table.view, noble), f"{suit_of(noble)} bold")
    for at, (noble, name) in enumerate(zip(pairs.ours, names, strict=True)):
        row = room.part(0, 1 + at * pitch, room.width, max(1, pitch - 1))
        row.put(0, row.height // 2, name, f"{suit_of(noble)} bold")
        for column, other in enumerate(pairs.theirs):
            _chance(table, row.part(first + column * wide, 0, wide - 1, row.height), pairs, (noble, other))


def _chance(table: Table, room: Canvas, pairs: Pairs, pair: tuple[str, str]) -> None:
    """A chance on its ground from green to red, whatever is asked; in gold behind an arrow as the cursor would change
    it, behind what it is now where there is room."""
    wins, before = pairs.wins[pair], pairs.before.get(pair)
    style, text = chance_style(wins), table.say("wins-short", wins=f"{wins:>3}")
    room.fill(0, 0, *room.size, style)
    if before is not None:
        forms = [f"{before} → {text.strip()}", f"→ {text.strip()}"]
        text = next((form for form in forms if cell_len(form) <= room.width), text)
        style = f"{ground_of(style)} gold bold"
    room.center(0, room.height // 2, room.width, text, style)
