"""The totals of finished games as they are drawn: a table, and below it the scores, places and records of one game.

Knows: statistics, charts.
Must not know: the screen, files, how a game is kept.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from netplay.archive.records import records
from netplay.archive.statistics import GROUPS, Part, Totals, total, totals
from tui.draw import charts, meters, panels
from tui.draw.canvas import Canvas
from tui.draw.styles import style
from tui.lobby_view.bot_levels import as_words
from tui.lobby_view.unfinished_games import game_name
from tui.text.words import Words

from .records import mean, record_rows

CHART, TALLEST, ABOVE_ASIDE = 7, 36, 24
"""Rows of the chart, at least and at most, and at most above the places and records."""
PODIUM = 7, 12
"""Rows of the places where they are drawn as bars side by side, least and most."""
SPACED = 3
"""The share of the room, one in so many, up to which the rows of the table have free ones between them."""
LEAST = 3
"""Games from which scores over time are drawn."""
COLUMNS = ("games", "wins", "share", "best", "average", "place")
SHARE, PERCENT = 3, 6
"""The cell of the win rate in a row, and the columns of its number behind a bar."""
SCORES = slice(4, 6)
"""The cells of scores in a row, which say nothing of different games together."""
BRIEF, ROOMY, BROAD = 5, 76, 104
"""The columns of the table on a narrow screen; from how many columns of the screen it has all of these; and from how
many it has the last games too, and bars of the win rate."""
BAR, WIDER, FORM = 10, 44, 10
"""Columns of the bar of a win rate, how many more it has at most in a wide room, and the last games that are shown, at
most."""
SIGNS = ("●○", "*.")
"""The signs of a game that was won and of one that was not; the second ones in ASCII."""
AROUND_SUMMARY = 5
"""Rows of a summary beside those of its games: its heading, that of the table, all games, and free ones."""
BRIEF_ROWS = 3
"""Rows of how many games were won, with its heading."""
HEADS = 5
"""Rows of the headings of places and records, with the free ones around them."""
GAP = 4
"""Columns between a name and a number at the other end of a row, at least."""
ASIDE, NARROW_ASIDE = (46, 4), (28, 2)
"""Columns of places and records beside the chart, and between; the second on a screen that is not broad."""


def draw_totals(room: Canvas, words: Words, parts: Sequence[Part], of: tuple[str, str]) -> None:
    """Draws the totals of these games, and the scores, places and records of one. `of`: how they are grouped, and the
    game that is drawn, "" for the one played most."""
    by, game = of
    charted = _charted(parts, game)
    above = room.part(0, 0, room.width, room.height - (CHART + 2 if charted else 0))
    end = _draw_table(above, words, parts, (by, charted[0].summary.game if charted else ""))
    if charted:
        _draw_game(room.part(0, end + 1, room.width, room.height - end - 1), words, charted)


def draw_summary(room: Canvas, words: Words, parts: Sequence[Part]) -> None:
    """Draws the totals of these games by game below a heading."""
    _head(room, words("replay-stats"))
    _draw_table(room.part(0, 2, room.width, room.height - 2), words, parts, ("game", ""), spaced=1)


def summary_rows(parts: Sequence[Part], room: int) -> int:
    """Returns the rows of that, of so many; 0 where it has no room."""
    games = len(totals(parts, "game"))
    close, apart = games + AROUND_SUMMARY, 2 * (games + 1) + AROUND_SUMMARY - 2
    return apart if apart <= room else close if close <= room else 0


def draw_brief(room: Canvas, words: Words, parts: Sequence[Part]) -> None:
    """Draws below a heading how many of these games were won."""
    _head(room, words("replay-stats"))
    it = total("", parts)
    said = words.shown(words("home-won", wins=it.wins, games=it.games))
    x = room.put(0, 2, said, "soft-dim") + 2
    meters.bar(room.part(x, 2, room.width - x - PERCENT, 1), it.share, "good")
    room.right(room.width, 2, f"{round(100 * it.share)} %", "soft-dim")


def _draw_game(room: Canvas, words: Words, charted: Sequence[Part]) -> None:
    """Draws the scores of a game over time, and its places and records beside or below them."""
    aside, gap = (0, 0) if room.width < ROOMY else ASIDE if room.width >= BROAD else NARROW_ASIDE
    rows = min(TALLEST if aside else ABOVE_ASIDE, room.height - 1)
    chart = room.part(0, 0, room.width - aside - gap, rows)
    _head(chart, words("replay-stats-scores", game=game_name(words, charted[0].summary.game)))
    _draw_scores(chart.part(0, 2, chart.width, chart.height - 2), words, charted)
    if aside:
        _draw_aside(room.part(room.width - aside, 0, aside, room.height), words, charted)
    else:
        _draw_aside(room.part(0, rows + 1, room.width, room.height - rows - 1), words, charted)


def _head(room: Canvas, title: str) -> None:
    """Draws a heading; where it has no room, without the name of the game, whose row is marked."""
    fitting = title if cell_len(title) <= room.width else title.partition(":")[0].rstrip()
    panels.heading(room.part(0, 0, room.width, 1), fitting, "gold", bold=False)


def _draw_table(room: Canvas, words: Words, parts: Sequence[Part], of: tuple[str, str], *, spaced: int = SPACED) -> int:
    """Draws the totals, grouped, with all of them set off above; returns the row after. `of` is the way to group, and
    the game of the chart, whose row is marked. `spaced`: the share up to which the rows stand apart, as `SPACED`."""
    heads, rows = _table(words, parts, of[0], room.width)
    lines, first = _set_off(rows, room.height // spaced, room.height)
    charted = next((at for at, each in enumerate(totals(parts, of[0])) if of == ("game", each.label)), None)
    marked = None if charted is None else first + charted * (2 if len(lines) > len(rows) + 1 else 1)
    shown = _spread(*_fitting(heads, lines[: room.height - 1], room.width), room.width)
    end = panels.table(room, panels.Table(*shown, marked=marked))
    if room.width < BROAD:
        return end
    signs = SIGNS[words.ascii_only]
    end += len(lines) > len(rows) + 1  # apart from the last row as these are from each other
    room.right(room.width, end, words("replay-stats-legend", won=signs[0], lost=signs[1]), "dim")
    return end + 1


def _spread(
    heads: Sequence[str], rows: Sequence[Sequence[panels.Cell]], width: int
) -> tuple[Sequence[str], Sequence[Sequence[panels.Cell]]]:
    """Returns the columns of a table as far from each other as a narrow room has columns for."""
    spare = (width - panels.columns([heads, *rows])) // (len(heads) - 1)
    if width >= BROAD or spare <= 0:
        return heads, rows
    wide = [max(cell_len(str(row[at])) for row in (heads, *rows)) + spare for at in range(1, len(heads))]
    return [heads[0], *(" " * (each - cell_len(head)) + head for head, each in zip(heads[1:], wide, strict=True))], rows


def _table(words: Words, parts: Sequence[Part], by: str, wide: int) -> tuple[list[str], list[list[panels.Cell]]]:
    """Returns the heads and rows of the table: in a broad room the bars of the win rate take the columns left over."""
    heads = [words(f"replay-stats-by-{by}"), *(words(f"replay-stats-{each}") for each in COLUMNS)]
    heads.append(words("replay-stats-form", count=FORM).ljust(FORM))
    rows = _rows(words, parts, by, BAR)
    if wide < BROAD:
        return heads, rows
    bar = BAR + max(0, min(WIDER, wide - panels.columns([heads, *rows])))
    heads[SHARE] = heads[SHARE].ljust(bar + PERCENT)  # it stands above the bar, where its column begins
    return heads, _rows(words, parts, by, bar)


def _rows(words: Words, parts: Sequence[Part], by: str, bar: int) -> list[list[panels.Cell]]:
    """Returns the row of all games, and a row for each group, with bars of the win rate in so many columns."""
    every, found = _cells(total(words("replay-stats-total"), parts), parts, words, bar), totals(parts, by)
    if len({part.summary.game for part in parts}) > 1:
        every[SCORES] = ["–"] * len(every[SCORES])
    groups = [[part for part in parts if GROUPS[by](part) == each.label] for each in found]
    return [
        every,
        *(_cells(_named(each, by, words), group, words, bar) for each, group in zip(found, groups, strict=True)),
    ]


def _set_off(rows: Sequence[Sequence[panels.Cell]], share: int, high: int) -> tuple[list[Sequence[panels.Cell]], int]:
    """Returns the rows with a free one below the first, or below each but the last where these take no more than a
    share of the room, and the number of the second row among them."""
    free: list[panels.Cell] = [""] * len(rows[0])
    if 2 * len(rows) <= share:
        return [each for row in rows for each in (free, row)], 3
    return ([*rows], 1) if len(rows) + 2 > high else ([rows[0], free, *rows[1:]], 2)


def _fitting(
    heads: Sequence[str], rows: Sequence[Sequence[panels.Cell]], width: int
) -> tuple[Sequence[str], Sequence[Sequence[panels.Cell]]]:
    """Returns the columns for which there is room: all with bars of the win rate, all but the last games, or the first
    few."""
    if width < BROAD:
        count = len(heads) - 1 if width >= ROOMY else BRIEF
        return heads[:count], [[_plain(cell) for cell in row[:count]] for row in rows]
    return heads, rows


def _plain(cell: panels.Cell) -> panels.Cell:
    """Returns a cell without the bar before its number."""
    return cell.plain[BAR:].strip() if isinstance(cell, Text) else cell


def _cells(it: Totals, parts: Sequence[Part], words: Words, bar: int) -> list[panels.Cell]:
    """Returns the row of some games: its label, the numbers, and whether the last of them were won."""
    share = _bar_of(it.share, bar, words.ascii_only).append(f"{round(100 * it.share):4} %")
    numbers = [str(it.best).replace("-", "−"), mean(it.average, words), mean(it.place, words)]
    told = [str(it.games), str(it.wins), share, *numbers]
    form = _form_of(parts, words.ascii_only)
    form.pad_right(cell_len(words("replay-stats-form", count=FORM)) - len(form))
    return [panels.fitted(it.label, 24), *told, form]


def _bar_of(share: float, wide: int, plain: bool) -> Text:
    """Returns a bar filled by a share from 0 to 1; only nothing has none."""
    full = max(round(share * wide), share > 0)
    return Text().append(("#" if plain else "━") * full, style("good")).append("━" * (wide - full), style("line"))


def _form_of(parts: Sequence[Part], plain: bool) -> Text:
    """Returns a sign for each of the last games, which says whether it was won."""
    form, (won, lost) = Text(), SIGNS[plain]
    for part in parts[-FORM:]:
        form.append(won if part.won else lost, style("good bold" if part.won else "dim"))
    form.pad_right(FORM - len(form))
    return form


def _draw_aside(room: Canvas, words: Words, charted: Sequence[Part]) -> None:
    """Draws how often each place was reached, and below it the records, as far as there is room: where there is enough
    of it, the places as bars side by side, and free rows between the records."""
    if room.height < CHART:
        return
    _head(room, words("replay-stats-places", game=game_name(words, charted[0].summary.game)))
    found = [
        (label, value)
        for label, value, _ in record_rows(records(charted), words)
        if cell_len(label) + cell_len(value) + GAP <= room.width
    ]
    below = room.part(0, 2, room.width, room.height - 2)
    left, counted = room.height - 1 - HEADS - 2 * len(found), _counted(words, charted)
    high = left >= PODIUM[0] and charts.bars_fit(room.width, counted)
    if high:
        end = min(PODIUM[1], left)
        charts.bars(room.part(0, 2, room.width, end), counted)
    else:
        end = _draw_places(below, counted, len(charted))
    if end + 6 <= room.height and found:
        _draw_records(room.part(0, end + 3, room.width, room.height - end - 3), words, found, 1 + high)


def _draw_records(room: Canvas, words: Words, found: Sequence[tuple[str, str]], step: int) -> None:
    """Draws the records, each so many rows below the one before."""
    _head(room.part(0, 0, room.width, 1), words("replay-stats-records"))
    for row, (label, value) in zip(range(2, room.height, step), found, strict=False):
        room.put(0, row, label, "soft-dim")
        room.right(room.width, row, value, "gold bold")


def _counted(words: Words, charted: Sequence[Part]) -> list[charts.Bar]:
    """Returns a bar for each place: how often it was reached."""
    counts = Counter(part.place for part in charted)
    places = range(1, max(len(part.summary.places) for part in charted) + 1)
    names = [words("replay-stats-came", place=place) for place in places]
    return [
        charts.Bar(counts[at], [name], "good" if at == 1 else "sky") for at, name in zip(places, names, strict=True)
    ]


def _draw_places(room: Canvas, counted: Sequence[charts.Bar], games: int) -> int:
    """Draws a bar for each place from the left to the right, filled by its share of all games; returns the row after
    them."""
    names = [name for each in counted for name in each.below]
    left = max(map(cell_len, names)) + 2
    for row, (each, name) in enumerate(zip(counted, names, strict=True)):
        room.put(0, row, name, "good" if each.colour == "good" else "")
        bar = room.part(left, row, room.width - left - GAP, 1)
        meters.bar(bar, each.value / games, each.colour)
        room.right(room.width, row, f"{each.value:.0f}", "bold")
    return len(counted)


def _draw_scores(room: Canvas, words: Words, charted: Sequence[Part]) -> None:
    """Draws a bar for each game, the first at the left, above the place and the day, or the place alone; a line
    through all where they are too many for that."""
    dated = [_bar(part, words) for part in charted]
    brief = [bar._replace(below=bar.below[:1]) for bar in dated]
    shown = next((each for each in (dated, brief) if charts.bars_fit(room.width, each)), None)
    if shown:
        charts.bars(room, shown)
    else:
        charts.line(room, charts.Curve("●", "gold", [part.score for part in charted]))


def _bar(part: Part, words: Words) -> charts.Bar:
    """A game's bar, above the place and the day; that of a game won is green."""
    day = time.strftime("%Y-%m-%d", time.localtime(part.summary.ended))
    below = [words("replay-stats-came", place=part.place), day]
    return charts.Bar(part.score, below, "good" if part.place == 1 else "sky")


def _charted(parts: Sequence[Part], game: str) -> Sequence[Part]:
    """Returns the games whose scores are drawn: those of one game, the one played most if none is chosen."""
    most = most_played(parts, game)
    found = [part for part in parts if part.summary.game == most]
    return found if len(found) >= LEAST else []


def most_played(parts: Sequence[Part], wanted: str = "") -> str:
    """Returns the game that is `wanted`, if it is among these; else the one played most."""
    games = Counter(part.summary.game for part in parts)
    return wanted if wanted in games else max(games, key=lambda each: games[each])


def _named(it: Totals, by: str, words: Words) -> Totals:
    """Returns totals with their label in the reader's language."""
    label = it.label
    if by == "game":
        label = game_name(words, label)
    elif by == "level":
        label = words("table-level", **as_words(label)) if label else words("replay-stats-people")
    elif by == "options" and not label:
        label = words("replay-stats-usual")
    return it._replace(label=label)
