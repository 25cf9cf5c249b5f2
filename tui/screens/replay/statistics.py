"""The statistics of finished games: totals by game, players, level or options, and scores over time.

Knows: statistics, charts.
Must not know: files, how a game is kept.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding

from netplay.archive.kept_game import Summary
from netplay.archive.statistics import GROUPS, Part, Totals, parts_of, players_of, total, totals
from tui.draw import charts, panels
from tui.draw.canvas import Canvas
from tui.input.bindings import named_binding
from tui.lobby_view.bot_levels import as_words
from tui.screens.base import GuardedScreen
from tui.text.words import Words
from tui.widgets.drawing import Drawing

from .records import draw_records

CHART = 7
"""Rows of the chart, at least."""
TALLEST = 18
"""Rows of the chart, at most."""
WIDEST = 116
"""Columns of table and chart at most; on a wider screen they stand in the middle."""
LEAST = 3
"""Games from which scores over time are drawn."""
BY = tuple(GROUPS)
RECORDS = "records"
"""Stands in the place of a group for the record page."""
COLUMNS = ("games", "wins", "share", "best", "average", "place")
SCORES = slice(4, 6)
"""The cells of scores in a row, which say nothing of different games together."""
TABLE = 80
"""Columns of table and chart at least, where the screen has them."""
ROOMY = 76
"""Columns from which there is room for all of these; with fewer, for the first four."""
COMMANDS = {"player": "player", "by": "group", "records": "records"}
"""The commands of the keymap, by their texts in the last row."""
WEIGHTS = {"all": 9, "only": 9, "back": 8, "choose": 7, "player": 1}
"""The importance of keys in the last row, of which the least is left out first."""


class StatisticsScreen(GuardedScreen[None]):
    """Shows what the finished games of a player say."""

    stays = True
    BINDINGS = [
        named_binding("leave", "back", said=False),
        Binding("up", "chart(-1)", show=False),
        Binding("down", "chart(1)", show=False),
        Binding("enter", "only", show=False),
        named_binding("player", "player", said=False),
        named_binding("group", "by", said=False),
        named_binding("one-game", "game", said=False),
        named_binding("records", "records", said=False),
    ]

    def __init__(self, summaries: Sequence[Summary]) -> None:
        super().__init__()
        self._summaries = summaries
        self._players = ["", *players_of(summaries)]
        """The player whose games are counted; "" for those that were played here."""
        self._games = ["", *dict.fromkeys(summary.game for summary in summaries)]
        self._player, self._by, self._game = 0, 0, 0
        self._charted = ""
        """The game whose scores are drawn; "" for the one played most."""
        self._records = False
        """True while the record page is shown."""

    def compose(self) -> ComposeResult:
        yield Drawing(id="statistics")

    def on_mount(self) -> None:
        self.show()

    def on_resize(self) -> None:
        super().on_resize()
        self.call_after_refresh(self.show)

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        super().on_screen_resume(event)
        self.show()

    def show(self) -> None:
        """Draws everything."""
        game, player, parts = self._games[self._game], self._players[self._player], self._parts()
        canvas = Canvas(*self.size, self.app.ascii_only)
        if canvas.width and canvas.height:
            by = RECORDS if self._records else BY[self._by]
            draw(canvas, self.app.words, parts, by, (player, game, self._charted))
            self.query_one("#statistics", Drawing).show(canvas)

    def _parts(self) -> list[Part]:
        """The games that are counted."""
        game, player = self._games[self._game], self._players[self._player]
        return [part for part in parts_of(self._summaries, player) if game in ("", part.summary.game)]

    def _marked(self) -> str:
        """The game under the cursor, of those that are counted."""
        return most_played(self._parts(), self._charted)

    def action_player(self) -> None:
        """Counts the games of the next player."""
        self._player = (self._player + 1) % len(self._players)
        self.show()

    def action_by(self) -> None:
        """Groups the games otherwise."""
        self._by = (self._by + 1) % len(BY)
        self.show()

    def action_game(self) -> None:
        """Counts the next game only; after the last one all."""
        self._game = (self._game + 1) % len(self._games)
        self.show()

    def action_chart(self, by: int) -> None:
        """Draws the scores of the game in the next row, or the one before."""
        rows = [each.label for each in totals(self._parts(), "game")]
        if len(rows) > 1 and BY[self._by] == "game" and not self._records:
            self._charted = rows[(rows.index(self._marked()) + by) % len(rows)]
            self.show()

    def action_only(self) -> None:
        """Counts the game under the cursor only, or all games again."""
        self._game = 0 if self._game or not self._parts() else self._games.index(self._marked())
        self.show()

    def action_records(self) -> None:
        """Shows the record page, or the totals again."""
        self._records = not self._records
        self.show()

    def action_back(self) -> None:
        """Closes the statistics."""
        self.dismiss()


def draw(canvas: Canvas, words: Words, parts: Sequence[Part], by: str, of: tuple[str, str, str]) -> None:
    """Draws the totals of these games, grouped `by`, or their `RECORDS`.

    `of` is the player, the game, and the game under the cursor, "" for what is not chosen.
    """
    _frame(canvas, words, by, of)
    wide = min(canvas.width - 4, WIDEST if by == RECORDS else _wanted(words, parts, of[2]))
    room = canvas.part((canvas.width - wide) // 2, 2, wide, canvas.height - 3)
    if not parts:
        room.put(0, 0, words("replay-stats-none"), "dim")
    elif by == RECORDS:
        draw_records(room, words, parts)
    else:
        _draw_totals(room, words, parts, by, of[2])


def _frame(canvas: Canvas, words: Words, by: str, of: tuple[str, str, str]) -> None:
    """Draws the title and the keys; `of` as that of `draw`."""
    player, game, _ = of
    whose = words("replay-stats-player", name=player) if player else words("replay-stats-own")
    title = [panels.Part(words("replay-stats"), "title gold", 9), panels.Part(whose, "title", 5)]
    panels.title_line(canvas, title, [panels.Part(_name(game, words), "title")] if game else [])
    signs = {"all" if game else "only": "Enter"} | ({"choose": "↑↓"} if by == "game" and not game else {})
    signs |= {name: words.key(command) for name, command in COMMANDS.items()} | {"back": "Esc"}
    does = {"records": "totals"} if by == RECORDS else {}
    following = BY[(BY.index(by) + 1) % len(BY)] if by in BY else BY[0]
    told = {name: words(f"replay-stats-key-{does.get(name, name)}", by=following) for name in signs}
    keyed = [panels.Key(sign, told[name], WEIGHTS.get(name, 5)) for name, sign in signs.items()]
    panels.key_line(canvas.part(0, canvas.height - 1, canvas.width, 1), keyed)


def _draw_totals(room: Canvas, words: Words, parts: Sequence[Part], by: str, game: str) -> None:
    """Draws the totals of these games, grouped `by`, and the scores over time of `game`, or of the one played most."""
    charted = _charted(parts, game)
    above = room.part(0, 0, room.width, room.height - (CHART + 2 if charted else 0))
    end = _draw_table(above, words, parts, (by, charted[0].summary.game if charted else ""))
    if charted:
        below = room.part(0, end + 1, room.width, min(TALLEST, room.height - end - 2))
        title = words("replay-stats-scores", game=_name(charted[0].summary.game, words))
        panels.heading(below.part(0, 0, below.width, 1), title, "gold", bold=False)
        _draw_scores(below.part(0, 2, below.width, below.height - 2), words, charted)


def _draw_table(room: Canvas, words: Words, parts: Sequence[Part], of: tuple[str, str]) -> int:
    """Draws the totals, grouped, with all of them set off above; returns the row after. `of` is the way to group, and
    the game of the chart, whose row is marked."""
    by, game = of
    every, found = _cells(total(words("replay-stats-total"), parts)), totals(parts, by)
    if len({part.summary.game for part in parts}) > 1:
        every[SCORES] = ["–"] * len(every[SCORES])
    rows, free = [_cells(_named(each, by, words)) for each in found], [[""] * len(every)]
    above = [every] if len(rows) + 3 > room.height else [every, *free]
    rows = [*above, *rows][: room.height - 1]
    charted = next((at for at, each in enumerate(found) if by == "game" and each.label == game), None)
    marked = None if charted is None else charted + len(above)
    shown = COLUMNS if room.width >= ROOMY else COLUMNS[:4]
    heads = [words(f"replay-stats-by-{by}"), *(words(f"replay-stats-{each}") for each in shown)]
    return panels.table(room, panels.Table(heads, [each[: len(heads)] for each in rows], marked=marked))


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


def _wanted(words: Words, parts: Sequence[Part], game: str) -> int:
    """Returns the columns of table and chart: no more than both need, if a bar stands for each game."""
    shown = [_bar(part, words) for part in (_charted(parts, game) if parts else [])]
    return max(TABLE, min(WIDEST, charts.bars_wide(shown))) if shown else WIDEST


def _charted(parts: Sequence[Part], game: str) -> Sequence[Part]:
    """Returns the games whose scores are drawn: those of one game, the one played most if none is chosen."""
    most = most_played(parts, game)
    found = [part for part in parts if part.summary.game == most]
    return found if len(found) >= LEAST else []


def most_played(parts: Sequence[Part], wanted: str = "") -> str:
    """Returns the game that is `wanted`, if it is among these; else the one played most."""
    games = Counter(part.summary.game for part in parts)
    return wanted if wanted in games else max(games, key=lambda each: games[each])


def _name(game: str, words: Words) -> str:
    """Returns the name of a game; of one that is not installed its id."""
    return words(f"{game}-name") if words.has(f"{game}-name") else game


def _named(it: Totals, by: str, words: Words) -> Totals:
    """Returns totals with their label in the reader's language."""
    label = it.label
    if by == "game":
        label = _name(label, words)
    elif by == "level":
        label = words("table-level", **as_words(label)) if label else words("replay-stats-people")
    elif by == "options" and not label:
        label = words("replay-stats-usual")
    return it._replace(label=label)


def _cells(it: Totals) -> list[str]:
    share = f"{round(100 * it.share)} %"
    numbers = [str(it.games), str(it.wins), share, str(it.best), f"{it.average:.1f}", f"{it.place:.1f}"]
    return [panels.fitted(it.label, 24), *(each.replace("-", "−") for each in numbers)]
