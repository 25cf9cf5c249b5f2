"""The drawings around a board: the title with turn timers, the explanation, and the rows of text that stand for the
board on a small screen.

Knows: how these fill the columns and rows that they are given.
Must not know: the table, the widgets, or keys: the last row is drawn by `key_row`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import ceil

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tui.boards import Board, View
from tui.boards.guide import Explanation, guide
from tui.boards.leading import leading, standing_told
from tui.draw import panels
from tui.draw.canvas import Canvas, Region
from tui.draw.styles import style
from tui.screens.help.explaining import headed
from tui.text.words import rich
from tui.text.wrap import wrap

from .room import BOTTOM, TALL, TIGHT, WIDE, Size, is_roomy, is_tight

HURRY = 10
"""Seconds that are left when a turn timer turns red."""
KEPT = 2
"""Parts of a narrow title, from the name of the game, that stay beside who leads."""
STANDING, PHASE = "standing", "title"
"""The names of the standing, and of where the game has come to, as things that can be explained."""
LONGEST = 10
"""Columns of a name in a title."""
PARTED = "   "
"""The gap between the parts of a title."""
SENTENCE_END = re.compile(r"(?<=[.!?])\s")
"""The space behind a sentence."""
PAUSE = re.compile(rf"{SENTENCE_END.pattern}|\n")
"""The space behind a sentence, a line or a paragraph."""
HEADING = re.compile(r"(?::(?: {2}.*)?|\n\n[^.:\n]{1,24}\.)$")
"""Ends what is nothing without the next sentence: a heading, the heads of a table, the name of the next thing."""
TABLE = re.compile(r": {2,}\S")
"""In the heads of a table, behind its name."""
FILLED = 0.6
"""The share of a row that whole sentences fill, or else a sentence is cut behind a word."""


def clocks(view: View, drawn: Board, left: Mapping[int, float]) -> Text:
    """The players who are asked and the seconds left to them; players with equal time stand together."""
    seats: dict[int, list[int]] = {}
    for seat, seconds in left.items():
        seats.setdefault(ceil(seconds), []).append(seat)
    text = Text()
    for seconds, together in sorted(seats.items()):
        text.append("  " if text else "")
        for seat in together:
            for letter, colour in drawn.badge(view, seat):
                text.append(letter, style(f"title {colour}"))
        told = f" {seconds // 60}:{seconds % 60:02}"
        text.append(told, style("title bad bold" if seconds <= HURRY else "title gold"))
    return text


def title(view: View, drawn: Board, size: Size, table: str, clock: Text) -> Canvas:
    """The first row: the game, where it has come to, who leads, the turn timers and the table. A small screen, whose
    last row is short, names the key for help here."""
    bar = Canvas(size[0], 1, view.ascii_only)
    bar.paint(0, 0, bar.width, "title")
    parts = [view.words(f"{drawn.id}-name"), *drawn.plain(view, drawn.title(view)).split(PARTED)]
    needed = cell_len(PARTED.join(_kept(parts, size)))
    help_ = view.words("table-bar-help") if is_tight(*size) else ""
    right, clock, room = _beside(help_, own(view, drawn), bar.width, needed, clock)
    if (right or not help_) and cell_len(PARTED.join([*parts, table])) <= room:
        right = PARTED.join(filter(None, (table, right)))
    _put_parts(bar, parts, room, any(term.name == PHASE for term in guide(drawn.id).terms))
    bar.right(bar.width - 1, 0, right, "title dim")
    start = bar.width - 1 - cell_len(right and PARTED + right) - clock.cell_len
    bar.write(start, 0, clock)
    if clock:
        bar.part(start, 0, clock.cell_len, 1).named(STANDING)
    return bar


def _kept(parts: Sequence[str], size: Size) -> Sequence[str]:
    """The parts of a title that stay beside who leads: all where the log stands beside the board, else where the game
    has come to, and its name if that has room."""
    if size[0] >= WIDE:
        return parts
    return parts[:KEPT] if is_roomy(*size) else parts[1:KEPT] or parts


def about(view: View, drawn: Board, region: Region) -> Explanation:
    """What a thing on the screen of a game is: the standing in the title, or something on the board."""
    if region.name == STANDING:
        return Explanation(view.words("leading-title"), standing_told(view, drawn))
    return drawn.about(view, region.name, region.about)


def _beside(help_: str, ours: Sequence[Text], width: int, needed: int, clock: Text) -> tuple[str, Text, int]:
    """The key for help, and the standing and the clocks in the longest form that leaves the `needed` columns; and the
    columns that are left. The words of the standing give way first, then the help."""
    found = help_, clock, 0
    for standing, right in [*((each, help_) for each in ours), (ours[-1], "")]:
        us = Text(PARTED).join(each for each in (standing, clock) if each)
        found = right, us, width - 2 - sum(cell_len(PARTED + each) for each in (right, us.plain) if each)
        if needed <= found[2]:
            break
    return found


def own(view: View, drawn: Board) -> Sequence[Text]:
    """The standing, the longest form first: the player's letter, their score, their place, and who leads. It is the
    same for all games; for a spectator who leads is all of it."""
    badge = drawn.badge(view, view.seat) if view.seat is not None else ()
    signs = [(letter, style(f"title {colour}")) for letter, colour in badge]
    names = [panels.fitted(name, LONGEST).rstrip() for name in view.names]
    forms = [rich(said, names) for said in leading(view, drawn)] or [Text()]
    return [Text.assemble(*signs, " " if signs and said else "", said, style=style("title")) for said in forms]


def _put_parts(bar: Canvas, parts: Sequence[str], room: int, phases: bool) -> None:
    """Draws the parts of a title that fit, each whole, since half a number is another number. The last ones are left
    out first; where not even the first two fit, the name of the game. `phases`: the guide explains them."""
    counts = [parts[:count] for count in range(len(parts), KEPT - 1, -1)]
    tried = [*counts, *(parts[1:count] for count in range(KEPT, 1, -1)), parts[:1]]
    kept = next((each for each in tried if each and cell_len(PARTED.join(each)) <= room), parts[:1])
    end = bar.put(1, 0, panels.fitted(PARTED.join(kept), room), "title")
    if phases:
        bar.part(1, 0, end - 1, 1).named(PHASE)
    if kept[0] is parts[0]:
        bar.put(1, 0, panels.fitted(parts[0], room), "title gold")


def explanation(view: View, it: Explanation, size: Size, console: Console) -> Canvas:
    """An explanation below its title."""
    canvas = Canvas(*size, view.ascii_only)
    room = panels.panel(canvas, it.title)
    text = headed(rich(it.text, view.names))
    lines = wrap(text, console, room.width)
    for row, line in enumerate(_begun(text, lines, console, room)):
        room.write(0, row, line)
    if len(lines) > room.height:
        canvas.right(canvas.width - 2, canvas.height - 1, f" {view.words('table-more')} ", "dim")
    return canvas


def _begun(text: Text, lines: Sequence[Text], console: Console, room: Canvas) -> Sequence[Text]:
    """As many lines of a text as there is room for, the last of which ends a sentence or a paragraph, if any does."""
    seen = lines[: room.height]
    if len(seen) == len(lines):
        return lines
    told = sum(len(line.plain) + 1 for line in seen)
    ends = (pause.start() for pause in PAUSE.finditer(text.plain) if pause.start() <= told)
    end = _before_table(text.plain, max((end for end in ends if not HEADING.search(text.plain[:end])), default=0))
    whole = wrap(text[:end], console, room.width) if end else seen
    return whole if len(whole) <= room.height else seen


def _before_table(text: str, end: int) -> int:
    """The same end of a text, or that of the paragraph before if it would cut a table: some of its rows say little."""
    start = text.rfind("\n\n", 0, end)
    whole = text[:end].endswith("\n") or text[end:].startswith("\n\n") or end == len(text)
    return end if whole or start <= 0 or not TABLE.search(text, start, end) else start


def explanation_row(view: View, it: Explanation, width: int) -> Canvas:
    """The gist of an explanation in one row, and the key that shows all of it."""
    canvas = Canvas(width, 1, view.ascii_only)
    key = view.words("table-more")
    canvas.right(width - 1, 0, key, "soft-dim")
    canvas.put(width - 1 - cell_len(key), 0, key.partition(" ")[0], "gold")
    title, text = rich(it.title, view.names).plain, rich(it.text, view.names).plain
    room = width - 2 - cell_len(PARTED) - cell_len(key)
    said = gist(text, room)
    if not said.startswith(title):  # the text does not name the thing itself
        said = f"{title}  {gist(text, room - cell_len(title) - 2)}"
    canvas.put(1, 0, said, "ink")
    canvas.put(1, 0, title, "gold")
    return canvas


def gist(text: str, width: int) -> str:
    """The beginning of a text in one row: as many sentences as fit into so many columns, or as many words where the
    sentences would leave much of the row free. Lists, which are paragraphs of several lines, say nothing in one row."""
    paragraphs = text.split("\n\n")
    said = next((each for each in paragraphs if "\n" not in each.strip()), paragraphs[0])
    words = " ".join(said.split())
    ends = [end.start() for end in SENTENCE_END.finditer(words)] + [len(words)]
    whole = max((end for end in ends if cell_len(words[:end]) <= width), default=0)
    if whole >= width * FILLED:
        return words[:whole]
    return panels.fitted(words, width).rpartition(" ")[0] + " …" if cell_len(words) > width else words


def brief(view: View, drawn: Board, size: Size) -> Canvas:
    """The rows of text that stand for the board, and on a tall screen the hand below them."""
    width, height = size
    rows = drawn.brief(view, width - 2)[: height - TIGHT]
    hand = drawn.hand(view, (width - 2, BOTTOM + 2)) if rows and height >= TALL else None
    canvas = Canvas(width, len(rows) + (hand.height + 1 if hand else 0), view.ascii_only)
    canvas.fill(0, 0, width, len(rows), "panel")
    for row, text in enumerate(rows):
        canvas.write(1, row, rich(text, view.names))
    if hand is not None:
        canvas.stamp((width - hand.width) // 2, len(rows), hand)
    return canvas
