"""The result of a game as it is drawn: the winner's banner, bars of the scores, and the curves of the whole game.

Knows: banners, bars and charts.
Must not know: Textual; the rules of any game: the board says what the scores count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.text import Text

import core
from tui.boards import View, board, look
from tui.boards.course import Course, course_of
from tui.boards.look import Look
from tui.boards.rows import number
from tui.draw import charts, panels, pictures
from tui.draw.banner import APART, Field, banner
from tui.draw.canvas import Canvas
from tui.draw.charts import Curve, Marks
from tui.draw.figures import Column, Figures, Player, Terms
from tui.text.words import letter

WIDTH = 66
"""Columns of the banner and the bars where the curves have no room beside them, at most."""
LEFT = 36
"""Columns of the bars beside the curves, at least."""
NAME, SHORT = 20, 12
"""Columns of a name, at most; the second beside the curves on a narrow screen."""
PICTURE = 13
"""Columns of the game's picture and the space beside it."""
EACH = (5, 4, 3)
"""Rows from one bar to the next where there is room for high ones, the highest first: of the bar, and a free one."""
CHART, TALL = 9, 15
"""Rows of the chart with the marks below it, at least; the second on a screen with rows to spare."""
LEAST, HEADS = 6, 3
"""Rows of the chart beside the bars, at least, and those of a table of figures beside its players': title, heads,
legend."""


class Form(NamedTuple):
    """The height of the parts above the bars, and their distance."""

    banner: int
    """Rows of the banner; a banner of one row has no picture, 0 is none."""
    above: int = 0
    """Free rows above the bars."""
    below: int = 1
    """Free rows below the bars."""
    close: bool = False
    """True if the text below has no empty lines either."""

    def rows(self, players: int, said: Sequence[str]) -> int:
        """Rows of everything, down to the last line of the text."""
        return self.banner + self.above + players + self.below + sum(not self.close or bool(line) for line in said)


class Broad(NamedTuple):
    """The height of the banner where the curves stand beside the bars, and the distances below it."""

    banner: int
    gap: int = 1
    """Free rows below the banner."""
    inner: int = 1
    """Free rows between the bars and the decision."""
    below: int = 1
    """Free rows above what the scores are made of."""
    apart: int = 1
    """Free rows above the choices."""


SIDE_BY_SIDE = (
    Broad(5), Broad(3), Broad(3, gap=0), Broad(3, inner=0), Broad(3, inner=0, below=0), Broad(1), Broad(1, inner=0),
    Broad(1, inner=0, below=0), Broad(1, 0, 0, 0), Broad(1, 0, 0, 0, 0),
)  # fmt: skip
"""The forms of the broad end, the most spacious first."""
HIGH = Form(5, 1)
"""On a high screen."""
LOW = (
    Form(3, 1), Form(3), Form(1), Form(1, close=True), Form(1, below=0, close=True), Form(0, below=0, close=True),
)  # fmt: skip
"""On a low one: the first form that leaves in sight what the scores are made of, or else the last. Without a banner
the winner is the first of the bars."""


@dataclass(frozen=True)
class End:
    """The end of a game, and the course of its scores."""

    outcome: core.Outcome
    names: Sequence[str]
    course: Course
    of: str
    """The title of the curves."""
    part: Callable[[int], str]
    """Names a part of the game, such as a round or a turn, by its number."""
    picture: tuple[str, str] = ("crown", "gold")
    """The game's picture, which stands beside the winner's name, and its colour."""
    heads: Sequence[str] = ()
    """Said in the banner for each player who has won; empty: their names."""
    draw: str = ""
    """Said in the banner instead if all have won; empty: those are."""
    totals: Sequence[str] = ()
    """Each player's score with its unit, said below or behind that; empty: it is not said."""
    margin: str = ""
    """By how much the reader has lost, or the winner has won; where scores only fall, what the other has kept; empty
    where that says nothing."""
    unit: str = ""
    """The word for a part of the game."""
    full: Sequence[int] = ()
    """The most that each player had, if scores only fall; else empty."""
    of_full: Sequence[str] = ()
    """Said behind each score then."""
    number: Callable[[int], str] = str
    """Numbers a part of the game."""
    leads: str = "leads"
    """Said on the colour on which the leader's figures stand."""
    again: str = ""
    """What begins where the numbers of the parts begin again."""
    of_figures: Callable[[int], str] = lambda step: ""
    """The title of a table of figures, by the distance between the parts that it shows."""
    reader: int | None = None
    """The seat of the reader; None for a spectator."""
    lost: bool = False
    """True if the reader has played and not won: the banner is quieter then."""
    badges: Sequence[Sequence[tuple[str, str]]] = ()
    """The letters of each player's pieces, each with the name of its colour; empty: the letter of the seat."""

    def badge(self, seat: int) -> Sequence[tuple[str, str]]:
        """The letters that stand for a player, as on the board."""
        return self.badges[seat] if self.badges else [(letter(seat), f"seat{seat}")]

    def title(self, width: int) -> str:
        """The title of the curves in less than so many columns, if need be without what follows its first comma."""
        return self.of if cell_len(self.of) < width else self.of.partition(",")[0]

    def order(self, share: float) -> Sequence[int]:
        """The seats as the course names them: by their ranking, and as they sit before the end has been told."""
        return [seat for group in self.outcome.ranking for seat in group] if share == 1 else range(len(self.names))

    def ground(self, seat: int) -> str:
        """The style of a winner's banner: gold for the reader, else their colour, of which a reader who has lost sees a
        wash."""
        if seat == self.reader:
            return "on-gold"
        return f"wash-seat{seat}" if self.lost else f"on-seat{seat}"

    def head(self, seat: int) -> str:
        """What the banner says of a winner, in large."""
        return self.heads[seat] if self.heads else self.names[seat]

    def details(self, seat: int) -> list[str]:
        """What it says beside that, the longest first."""
        total = self.totals[seat] if self.totals else ""
        both = (" " if self.full else APART).join(filter(None, (total, self.margin)))
        return list(dict.fromkeys([both, total, ""]))


def end_of(view: View, replica: core.Replica[Any], outcome: core.Outcome) -> End:
    """The end of a game as the replica has seen it."""
    drawn = board(view.game.id)
    of, names, words, course = drawn.curve(view), view.names, view.words, course_of(drawn, replica, outcome)
    lost = view.seat is not None and view.seat not in outcome.ranking[0]
    full = [max(scores) for scores in zip(*course.scores, strict=True)] if drawn.falling else []
    return End(
        outcome, names, course, of, partial(drawn.part, view), _picture_of(look(drawn.id)),
        full=full, of_full=[words("ending-of", count=most) for most in full],
        heads=[_head_of(view, seat, len(outcome.ranking[0]) > 1) for seat in range(len(names))],
        draw=words("ending-draw"),
        totals=[drawn.final(replace(view, seat=seat)) for seat in range(len(names))],
        margin=_margin(view, outcome),
        unit=words("ending-unit", game=drawn.id).strip(), number=drawn.number_of, leads=words("ending-leads"),
        again=words("ending-again", game=drawn.id).strip(), of_figures=partial(drawn.figures_title, view),
        reader=view.seat, lost=lost,
        badges=[drawn.badge(view, seat) for seat in range(len(names))],
    )  # fmt: skip


def _picture_of(game: Look) -> tuple[str, str]:
    """The picture beside a winner's name, and its colour."""
    return game.won or (game.picture, game.colour)


def _head_of(view: View, seat: int, shared: bool) -> str:
    """What the banner says if this seat has won, alone or not."""
    if seat == view.seat:
        return view.words("ending-share" if shared else "frame-won")
    return view.words("ending-shares" if shared else "ending-wins", name=view.names[seat])


def _margin(view: View, outcome: core.Outcome) -> str:
    """By how much the reader's own seat has lost, or the only winner has won; where scores only fall, what the second
    has kept of them; empty where that says nothing."""
    first, *others = outcome.ranking
    if not others:
        return ""
    if board(view.game.id).falling:
        second = others[0][0]
        yours = "yes" if second == view.seat else "no"
        return view.words("ending-to", name=view.names[second], yours=yours, count=outcome.scores[second])
    if view.seat is not None and view.seat not in first:
        return view.words("ending-lost", count=outcome.scores[first[0]] - outcome.scores[view.seat])
    more = outcome.scores[first[0]] - outcome.scores[others[0][0]]
    return view.words("ending-won", count=more) if len(first) == 1 else ""


def left_of(width: int) -> int:
    """The columns of the bars beside the curves."""
    return max(LEFT, width * 2 // 5)


def overview(
    end: End, said: Sequence[Text], size: tuple[int, Broad, int], share: float = 1.0, ascii_only: bool = False
) -> Canvas:
    """The winner's banner, below it at the left the bars and the decision, and at the right the curves. `size`: the
    columns, the form, and the rows below the banner."""
    width, form, lower = size
    top = form.banner + form.gap
    canvas, left = Canvas(width, top + lower, ascii_only), left_of(width)
    _head(canvas.part(0, 0, width, form.banner), end, share)
    high = _rows_of_bars(len(end.names), lower - form.inner - len(said), form)
    _bars(canvas.part(0, top, left, high), end.outcome if share == 1 else _ranking_at(end, share), end)
    for row, line in enumerate(said if share == 1 else (), top + high + form.inner):
        canvas.write(0, row, line)
    _course(canvas.part(left + 3, top, width - left - 3, lower), end, share)
    return canvas


def _rows_of_bars(players: int, room: int, form: Broad) -> int:
    """The rows of the bars beside the curves: high ones below a high banner if so many rows have room for them."""
    high = (players * each - 1 for each in EACH if form.banner > LOW[0].banner)
    return next((rows for rows in high if rows <= room), players)


def ranking(end: End, form: Form, share: float = 1.0, ascii_only: bool = False, width: int = WIDTH) -> Canvas:
    """The winner's banner, and below it a bar for each player, the best first. With a smaller `share`, the ranking when
    that share of the game was over, below the name of that part of the game."""
    count = len(end.names)
    top = form.banner + form.above
    canvas = Canvas(width, top + count + form.below, ascii_only)
    head, bars = canvas.part(0, 0, width, form.banner), canvas.part(0, top, width, count)
    if form.banner:
        _head(head, end, share)
    _bars(bars, end.outcome if share == 1 else _ranking_at(end, share), end)
    return canvas


def curves(end: End, rows: int = CHART, share: float = 1.0, ascii_only: bool = False, width: int = WIDTH) -> Canvas:
    """The curves of the scores over the whole game in at least `rows` rows, below a free row and their title."""
    rows = max(rows, len(end.names) + HEADS - 1)
    canvas = Canvas(width, rows + 2, ascii_only)
    _course(canvas.part(0, 1, width, rows + 1), end, share)
    return canvas


def tall(players: int) -> int:
    """Rows of the chart below its title on a screen with rows to spare."""
    return max(TALL, charts.rows_of(players) + 1)


def course_rows(players: int, room: int) -> int:
    """Rows of the course with its title, of at most so many: hills as high as they look well, or else figures."""
    return min(tall(players), room) if room > charts.rows_of(players) else players + HEADS


def _course(room: Canvas, end: End, share: float) -> None:
    """The course of the scores below its title: as hills where they have room, or else in figures."""
    seats = end.order(share)
    letters = ["".join(each for each, _ in end.badge(seat)) for seat in seats]
    below = room.part(0, 1, room.width, room.height - 1)
    if below.height >= charts.rows_of(len(seats)):
        panels.heading(room.part(0, 0, room.width, 1), end.title(room.width), "ink")
        drawn = zip(letters, seats, strict=True)
        lines = [Curve(each, f"seat{seat}", [now[seat] for now in end.course.scores]) for each, seat in drawn]
        charts.hills(below, lines, _marks(end), share)
        return
    players = [Player(each, f"seat{seat}") for each, seat in zip(letters, seats, strict=True)]
    table = Figures(room.width, players, _columns(end, share), Terms(end.unit, end.leads, end.again))
    panels.heading(room.part(0, 0, room.width, 1), end.of_figures(table.step), "ink")
    table.draw(below)


def _marks(end: End) -> Marks:
    """The numbers of the parts of the game, each where it begins."""
    last = max(1, len(end.course.parts) - 1)
    places = sorted((at / last, end.number(part)) for part, at in end.course.begins().items())
    return Marks(places, end.unit)


def _columns(end: End, share: float) -> list[Column]:
    """What each player had at the end of each part, as far as it has been told."""
    seats, course, now = end.order(share), end.course, end.course.at(share)
    return [
        Column(end.number(part), [course.scores[at][seat] for seat in seats], at <= now)
        for part, at in course.ends().items()
    ]


def _head(head: Canvas, end: End, share: float) -> None:
    """The banner of the winner, or of how far the game has come."""
    if share < 1:
        _count(_pictured(head, end, faint=True), end.part(end.course.parts[end.course.at(share)]))
    else:
        banner(_pictured(head, end), _fields(end))


def _ranking_at(end: End, share: float) -> core.Outcome:
    """The ranking when this share of the game was over, as if that had been the end."""
    scores = tuple(end.course.scores[end.course.at(share)])
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return core.Outcome(tuple((seat,) for seat in order), scores, "")


def _pictured(room: Canvas, end: End, faint: bool = False) -> Canvas:
    """Draws the game's picture and returns the rest of the banner; one row is too low for a picture."""
    start = PICTURE if room.height > 1 else 0
    if start:
        pictures.place(room.part(0, 0, start, room.height), *end.picture, faint)
    return room.part(start, 0, room.width - start, room.height)


def _count(field: Canvas, text: str) -> None:
    """Draws how far the game has come, in place of the winner."""
    field.fill(0, 0, *field.size, "tint-gold")
    field.center(0, field.height // 2, field.width, text, "gold bold")


def _fields(end: End) -> Sequence[Field]:
    """What the banner says: of each winner, side by side; of a draw once."""
    winners = end.outcome.ranking[0]
    if end.draw and len(winners) == len(end.names):
        first = winners[0] if end.reader is None else end.reader
        return [Field(end.draw, end.details(first), "tint-gold" if end.reader is None else "on-gold")]
    return [Field(end.head(seat), end.details(seat), end.ground(seat)) for seat in winners]


def _bars(room: Canvas, outcome: core.Outcome, end: End) -> None:
    """A row for each player: place, letter, name, bar, score; at the end that of a winner is gold. The longest bar is
    the highest score of the end, or of now if a player loses some of it again; where scores only fall, what each still
    has of the most, a thin line. Where the room is higher, the bars are as well, with a free row between."""
    names = end.names
    places = [
        (1 + sum(map(len, outcome.ranking[:at])), seat) for at, group in enumerate(outcome.ranking) for seat in group
    ]
    each = (room.height + 1) // len(places) if room.height > len(places) else 1
    of_full = end.of_full or [""] * len(outcome.scores)
    scores = [f"{number(score)} {of}".rstrip() for score, of in zip(outcome.scores, of_full, strict=True)]
    wide, most = max(map(cell_len, scores)), max(1, *end.outcome.scores, *outcome.scores)
    longest = NAME if room.width >= WIDTH else SHORT
    start = 8 + min(longest, max(map(cell_len, names)))
    for row, (place, seat) in zip(range(0, room.height, each), places, strict=True):
        won = place == 1 and outcome is end.outcome
        if won:
            room.fill(0, row, room.width, max(1, each - 1), "wash-gold")
        middle = row + max(0, each - 2) // 2
        room.right(3, middle, f"{place}.", "gold bold" if won else "dim")
        _badge(room.part(4, middle, 3, 1), end.badge(seat))
        room.put(8, middle, panels.fitted(names[seat], longest), f"seat{seat} bold")
        room.right(start + 2 + wide, middle, scores[seat], "bold")
        bar = room.part(start + wide + 3, row, room.width - start - wide - 3, max(1, each - 1))
        bar.put(0, bar.height - 1, "▁" * bar.width if end.full else "", "dim")
        _bar(bar, outcome.scores[seat] / (max(1, end.full[seat]) if end.full else most), f"seat{seat}")


def _badge(room: Canvas, letters: Sequence[tuple[str, str]]) -> None:
    """The letter of a player with a column on each side; several stand each on its colour, with a column between."""
    if len(letters) == 1:
        panels.badge(room, 0, 0, *letters[0])
        return
    x = 0
    for each, colour in letters:
        x = 1 + room.put(x, 0, each, f"on-{colour} bold")


def _bar(room: Canvas, share: float, colour: str) -> None:
    """A bar in whole columns, lower than its row, so that bars below each other do not touch. The rest is left blank,
    so that it can be read without colours; no score has no bar, the least has a column, only the highest has all."""
    share = max(0.0, min(1.0, share))
    columns = max(min(round(share * room.width), room.width - (share < 1)), share > 0)
    for row in range(room.height):
        block, look = ("█", f"{colour} over-{colour}") if room.height > 1 else ("▆", colour)
        room.put(0, row, block * columns, look)
