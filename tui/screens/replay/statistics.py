"""The statistics of finished games: totals by game, players, level or options, and scores over time.

Knows: statistics, charts.
Must not know: files, how a game is kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding

from netplay.archive.kept_game import Summary
from netplay.archive.statistics import GROUPS, Part, parts_of, players_of, totals
from tui.draw import panels
from tui.draw.canvas import Canvas
from tui.input.bindings import named_binding
from tui.lobby_view.unfinished_games import game_name
from tui.screens.base import GuardedScreen
from tui.text.words import Words
from tui.widgets.drawing import Drawing

from .drawn_totals import draw_totals, most_played
from .records import draw_records

WIDEST = 148
"""Columns of table and chart at most; on a wider screen they stand in the middle."""
BY = tuple(GROUPS)
RECORDS = "records"
"""Stands in the place of a group for the record page."""
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
    wide = min(canvas.width - 4, WIDEST)
    room = canvas.part((canvas.width - wide) // 2, 2, wide, canvas.height - 3)
    if not parts:
        room.put(0, 0, words("replay-stats-none"), "dim")
    elif by == RECORDS:
        draw_records(room, words, parts)
    else:
        draw_totals(room, words, parts, (by, of[2]))


def _frame(canvas: Canvas, words: Words, by: str, of: tuple[str, str, str]) -> None:
    """Draws the title and the keys; `of` as that of `draw`."""
    player, game, _ = of
    whose = words("replay-stats-player", name=player) if player else words("replay-stats-own")
    title = [panels.Part(words("replay-stats"), "title gold", 9), panels.Part(whose, "title", 5)]
    panels.title_line(canvas, title, [panels.Part(game_name(words, game), "title")] if game else [])
    signs = {"all" if game else "only": "Enter"} | ({"choose": "↑↓"} if by == "game" and not game else {})
    signs |= {name: words.key(command) for name, command in COMMANDS.items()} | {"back": "Esc"}
    does = {"records": "totals"} if by == RECORDS else {}
    following = BY[(BY.index(by) + 1) % len(BY)] if by in BY else BY[0]
    told = {name: words(f"replay-stats-key-{does.get(name, name)}", by=following) for name in signs}
    keyed = [panels.Key(sign, told[name], WEIGHTS.get(name, 5)) for name, sign in signs.items()]
    panels.key_line(canvas.part(0, canvas.height - 1, canvas.width, 1), keyed)
