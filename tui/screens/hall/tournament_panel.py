"""A tournament on the screen of a hall: standings, the games of the round, and what one can do.

Knows: what the client knows of tournaments, words.
Must not know: the list of tables, or how opponents are found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from netplay.client.tournaments import Tournaments
from netplay.protocol.messages import Standing, TournamentShown
from tui.draw import panels
from tui.draw.styles import style
from tui.hall_view import tournament_text
from tui.text.words import Words

NUMBER, POINTS, GAMES, RATING, NOTE = 3, 7, 8, 8, 10
"""Columns of the standings; the name has the rest."""
STANDINGS = 58
"""Columns of the standings where the games of the round are beside them."""
WIDE = 100
"""Columns of a screen from which they are."""
LIST = ("tables", "new")
"""What can be done where no tournament is looked at."""


class TournamentPanel(Vertical):
    """The list of tournaments, or the one that is looked at; `chosen` is told what is chosen, and for which one."""

    def __init__(self, chosen: Callable[[str, str], None]) -> None:
        super().__init__(id="cup")
        self._chosen = chosen
        self.looked_at = ""
        """The tournament that is shown; empty for the list."""
        self._offered: list[tuple[str, str]] = []

    def compose(self) -> ComposeResult:
        yield Static(id="cup-title")
        with VerticalScroll(id="cup-body", can_focus=False):
            yield Static(id="cup-text")
        yield OptionList(id="cup-actions", markup=False)

    def draw(self, words: Words, cups: Tournaments, organises: bool, width: int) -> None:
        """Draws what was last told."""
        shown = cups.shown.get(self.looked_at)
        if shown is None:
            self._draw_list(words, cups, organises)
            return
        title = Text(tournament_text.told(words, shown.row), style("gold"))
        title.append(f"\n{tournament_text.limits_of(words, shown.row.plan)}", style("dim"))
        self.query_one("#cup-title", Static).update(title)
        self.query_one("#cup-text", Static).update(body(words, cups, shown, width))
        others = ["back"] if organises or len(cups.rows) > 1 else []
        actions = [*tournament_text.actions(cups, shown, organises), *others, "tables"]
        self._offer([(each, words(f"cup-do-{each}")) for each in actions])

    def _draw_list(self, words: Words, cups: Tournaments, organises: bool) -> None:
        self.query_one("#cup-title", Static).update(Text(words("cup-title"), style("gold")))
        self.query_one("#cup-text", Static).update(Text("" if cups.rows else words("cup-none")))
        rows = [(f"look {id}", tournament_text.told(words, row)) for id, row in cups.rows.items()]
        others = [each for each in LIST if each != "new" or organises]
        self._offer([*rows, *((each, words(f"cup-do-{each}")) for each in others[::-1])])

    def _offer(self, offered: list[tuple[str, str]]) -> None:
        """Lists what can be done; the cursor stays where it was."""
        listed = self.query_one("#cup-actions", OptionList)
        if offered == self._offered:
            return
        at = listed.highlighted or 0
        before = self._offered[at][0] if at < len(self._offered) else ""
        self._offered = offered
        listed.clear_options()
        listed.add_options([Option(text) for _, text in offered])
        codes = [code for code, _ in offered]
        listed.highlighted = codes.index(before) if before in codes and codes[0] != "table" else 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Does what is chosen."""
        event.stop()
        self._chosen(self._offered[event.option_index][0], self.looked_at)


def body(words: Words, cups: Tournaments, shown: TournamentShown, width: int) -> Text:
    """Returns the standings, what separates neighbours, and the games of the round: beside them if there is room."""
    wide = width >= WIDE
    room = STANDINGS if wide else width - 4
    left = [_heads(words, room), *(_row(words, each, each.id == cups.me, room) for each in shown.standings)]
    why = [Text(panels.fitted(each, room), style("dim")) for each in tournament_text.reasons(words, shown)]
    right = [Text(each, style("ink")) for each in tournament_text.round_lines(words, shown)]
    if not wide:
        return Text("\n").join([*left, *([Text()] if right else []), *right, *([Text()] if why else []), *why])
    left += why
    lines = max(len(left), len(right))
    left, right = ([*part, *[Text()] * (lines - len(part))] for part in (left, right))
    return Text("\n").join(_beside(one, other, room) for one, other in zip(left, right, strict=True))


def _beside(one: Text, other: Text, room: int) -> Text:
    return Text.assemble(one, " " * max(1, room + 2 - one.cell_len), other)


def _heads(words: Words, room: int) -> Text:
    heads = [words(f"cup-head-{name}") for name in ("name", "points", "games", "rating")]
    return Text(_columns(("", *heads, ""), room), style("dim"))


def _row(words: Words, it: Standing, me: bool, room: int) -> Text:
    """Returns an entrant in one line; one's own stands out."""
    name, points = words.verbatim(it.name), tournament_text.points_of(it.points)
    cells = (f"{it.place}", name, points, f"{it.games}", f"{it.rating}", tournament_text.note_of(words, it))
    return Text(_columns(cells, room), style("ink bold" if me else "dim" if it.gone else "ink"))


def _columns(cells: Sequence[str], room: int) -> str:
    """Returns place, name, points, games, rating and note as columns; the numbers are at the right of theirs."""
    widths = (NUMBER, room - NUMBER - POINTS - GAMES - RATING - NOTE - 5, POINTS, GAMES, RATING, NOTE)
    padded: list[str] = []
    for at, (text, width) in enumerate(zip(cells, widths, strict=True)):
        cell = panels.fitted(text, width)
        space = " " * (width - cell_len(cell))
        padded.append(space + cell if at in (2, 3, 4) else cell + space)
    return " ".join(padded).rstrip()
