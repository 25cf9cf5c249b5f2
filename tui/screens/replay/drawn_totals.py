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

from .records import record_rows

CHART, TALLEST = 7, 24
"""Rows of the chart, at least and at most."""
LEAST = 3
"""Games from which scores over time are drawn."""
COLUMNS = ("games", "wins", "share", "best", "average", "place")
SCORES = slice(4, 6)
"""The cells of scores in a row, which say nothing of different games together."""
BRIEF, ROOMY, BROAD = 5, 76, 104
"""The columns of the table on a narrow screen; from how many columns of the screen it has all of these; and from how
many it has the last games too, and bars of the win rate."""
BAR, FORM = 10, 10
"""Columns of the bar of a win rate, and the last games that are shown, at most."""
SIGNS = ("●○", "*.")
"""The signs of a game that was won and of one that was not; the second ones in ASCII."""
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


def _draw_game(room: Canvas, words: Words, charted: Sequence[Part]) -> None:
    """Draws the scores of a game over time, and its places and records beside or below them."""
    rows = min(TALLEST, room.height - 1)
    aside, gap = (0, 0) if room.width < ROOMY else ASIDE if room.width >= BROAD else NARROW_ASIDE
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


def _draw_table(room: Canvas, words: Words, parts: Sequence[Part], of: tuple[str, str]) -> int:
    """Draws the totals, grouped, with all of them set off above; returns the row after. `of` is the way to group, and
    the game of the chart, whose row is marked."""
    by, game = of
    every, found = _cells(total(words("replay-stats-total"), parts), parts, words.ascii_only), totals(parts, by)
    if len({part.summary.game for part in parts}) > 1:
        every[SCORES] = ["–"] * len(every[SCORES])
    groups = [[part for part in parts if GROUPS[by](part) == each.label] for each in found]
    rows = [_cells(_named(each, by, words), group, words.ascii_only) for each, group in zip(found, groups, strict=True)]
    above = [every] if len(rows) + 3 > room.height else [every, [""] * len(every)]
    charted = next((at for at, each in enumerate(found) if by == "game" and each.label == game), None)
    marked = None if charted is None else charted + len(above)
    heads = [words(f"replay-stats-by-{by}"), *(words(f"replay-stats-{each}") for each in COLUMNS)]
    fitting = _fitting(
        [*heads, words("replay-stats-form", count=FORM).ljust(FORM)], [*above, *rows][: room.height - 1], room.width
    )
    end = panels.table(room, panels.Table(*fitting, marked=marked))
    signs = SIGNS[words.ascii_only]
    if room.width >= BROAD:
        room.right(room.width, end, words("replay-stats-legend", won=signs[0], lost=signs[1]), "dim")
    return end + (room.width >= BROAD)


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


def _cells(it: Totals, parts: Sequence[Part], plain: bool) -> list[panels.Cell]:
    """Returns the row of some games: its label, the numbers, and whether the last of them were won; `plain` in
    ASCII."""
    share = _bar_of(it.share, plain).append(f"{round(100 * it.share):4} %")
    numbers = [str(it.best), f"{it.average:.1f}", f"{it.place:.1f}"]
    told = [str(it.games), str(it.wins), share, *(each.replace("-", "−") for each in numbers)]
    return [panels.fitted(it.label, 24), *told, _form_of(parts, plain)]


def _bar_of(share: float, plain: bool) -> Text:
    """Returns a bar filled by a share from 0 to 1; only nothing has none."""
    full = max(round(share * BAR), share > 0)
    return Text().append(("#" if plain else "━") * full, style("good")).append("━" * (BAR - full), style("line"))


def _form_of(parts: Sequence[Part], plain: bool) -> Text:
    """Returns a sign for each of the last games, which says whether it was won."""
    form, (won, lost) = Text(), SIGNS[plain]
    for part in parts[-FORM:]:
        form.append(won if part.won else lost, style("good bold" if part.won else "dim"))
    form.pad_right(FORM - len(form))
    return form


def _draw_aside(room: Canvas, words: Words, charted: Sequence[Part]) -> None:
    """Draws how often each place was reached, and below it the records, as far as there is room."""
    game = game_name(words, charted[0].summary.game)
    if room.height < CHART:
        return
    _head(room, words("replay-stats-places", game=game))
    end = _draw_places(room.part(0, 2, room.width, room.height - 2), words, charted) + 3
    found = [
        (label, value)
        for label, value, _ in record_rows(records(charted), words)
        if cell_len(label) + cell_len(value) + GAP <= room.width
    ]
    if end + 3 > room.height or not found:
        return
    _head(room.part(0, end, room.width, 1), words("replay-stats-records"))
    for row, (label, value) in enumerate(found[: room.height - end - 2], end + 2):
        room.put(0, row, label, "soft-dim")
        room.right(room.width, row, value, "gold bold")


def _draw_places(room: Canvas, words: Words, charted: Sequence[Part]) -> int:
    """Draws a bar for each place; returns the row after them."""
    counts = Counter(part.place for part in charted)
    places = range(1, max(len(part.summary.places) for part in charted) + 1)
    names = [words("replay-stats-came", place=place) for place in places]
    left, most = max(map(cell_len, names)) + 2, max(counts.values())
    for row, (place, name) in enumerate(zip(places, names, strict=True)):
        room.put(0, row, name, "good" if place == 1 else "")
        bar = room.part(left, row, room.width - left - GAP, 1)
        meters.bar(bar, counts[place] / most, "good" if place == 1 else "sky")
        room.right(room.width, row, str(counts[place]), "bold")
    return len(places)


def _draw_scores(room: Canvas, words: Words, charted: Sequence[Part]) -> None:
    """Draws a bar for each game, the first at the left, above the place and the day, or the place alone; a line
    through all where they are too many for that."""
    dated = [_bar(part, words) for part in charted]
    brief = [bar._replace(below=bar.below[:1]) for bar in dated]
    shown = next((each for each in (dated, brief) if charts.bar_distance(room.width, each)), None)
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
