"""The rows of the main menu, in groups where there is room, each with its key.

Knows: what can be played, continued and watched again, words, the keymap.
Must not know: what a row does.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from rich.text import Text
from textual.widgets.option_list import Option

from netplay.addresses import written
from tui.draw.panels import fitted
from tui.draw.styles import style
from tui.input import keys
from tui.lobby_view.launching import launch_line
from tui.lobby_view.unfinished_games import called, game_name
from tui.screens.base import airy, is_upright

from . import aside, notices, shelf
from .found_tables import table_line

if TYPE_CHECKING:
    from netplay.archive.library import FinishedGame
    from netplay.discovery.announcement import FoundTable
    from netplay.journal.entry import Entry
    from tui.app.protocol import TableApp

TABLE, RESUME, WATCH = "@", "resume:", "watch:"
"""Begin the id of an option that is a table, before its address; an unfinished game, or a finished one, before its
identity."""
UNFINISHED = "unfinished"
"""The id of the option that lists all unfinished games."""
STOP = "stop"
"""The id of the only option while a table is being joined: it gives that up."""
GAME = 18
"""Columns of the name of a game and the space after it."""
BESIDE = 2
"""Columns between the menu and what stands beside it."""
KEY, PARTED = 3, "  ·  "
"""Columns of a key and the space after it; what stands between the parts of an unfinished game."""
GROUPED = 30
"""Rows of a screen from which the groups have names."""
APART = ("together", "more")
"""The groups before which a lower screen has a free row; the first ones do without it first."""
AROUND_MENU, FREE, TOP, BOTTOM = 6, 3, 2, 1
"""Rows besides the shelf and the menu: title, gap, what the game is about, gap, gap, keys; those of them that a long
menu takes; those that are left once it has taken that above the shelf; and the one that it takes last, above the
keys."""


class Known(NamedTuple):
    """The rows of the menu besides its fixed ones."""

    unfinished: Sequence[Entry] = ()
    standings: Mapping[str, str] = {}
    """The progress of the unfinished games, as far as it is known yet, by their ids."""
    tables: Sequence[FoundTable] = ()
    finished: Sequence[FinishedGame] = ()
    more_unfinished: int = 0
    """The unfinished games that have no row of their own."""


class Group(NamedTuple):
    """Rows under a name."""

    name: str
    rows: Sequence[Option]


def rows(app: TableApp, game: str, known: Known) -> list[Option]:
    """Returns the rows of the menu in groups: with names if there is room for those, or else parted by as many free
    rows as there is room for."""
    found = groups(app, game, known)
    if app.size.height >= GROUPED:
        return [row for group in found for row in (*_heading(app, group), *group.rows)]
    free = max(0, room(app) - TOP - least_rows(app, game, known))
    parted = APART[len(APART) - free :] if free < len(APART) else APART
    return [row for group in found for row in (*[Option("", disabled=True)] * (group.name in parted), *group.rows)]


def least_rows(app: TableApp, game: str, known: Known) -> int:
    """Returns the number of rows that the menu needs at least."""
    headings = 2 if app.size.height >= GROUPED else 0
    return sum(len(group.rows) + headings * bool(group.name and group.rows) for group in groups(app, game, known))


def _heading(app: TableApp, group: Group) -> Sequence[Option]:
    """Returns a free row and the name of a group; none if it has no name or no rows."""
    if not group.name or not group.rows:
        return ()
    name = Text(app.words(f"home-group-{group.name}"), style("gold"))
    return Option("", disabled=True), Option(name, disabled=True)


def width(app: TableApp) -> int:
    """Returns the columns of the menu."""
    taken = aside.width(*app.size) if not is_upright(*app.size) else 0
    return shelf.width(*app.size) - (taken + BESIDE if taken else 0)


def left(app: TableApp, rows: Sequence[Option]) -> tuple[int, int]:
    """Returns the columns and rows that the menu leaves beside itself below a low shelf, or below itself on a screen
    held upright."""
    if is_upright(*app.size):
        lines = sum(str(each.prompt).count("\n") + 1 for each in rows)
        return width(app), room(app) - FREE - lines - shelf.about_rows(app.words, width(app))
    widest = max((each.prompt.cell_len for each in rows if isinstance(each.prompt, Text)), default=0)
    return shelf.width(*app.size) - widest - BESIDE, room(app) - TOP


def room(app: TableApp) -> int:
    """Returns the rows that the screen has for the menu."""
    size = shelf.fitting(*app.size)
    above = shelf.rows(size, app.words) if size is not None else 0
    return app.size.height - above - notices.extra_rows(app) - AROUND_MENU + FREE


def groups(app: TableApp, game: str, known: Known) -> list[Group]:
    """Returns the rows of the menu by their groups."""
    back = [_item(app, "return", _way_back(app))] if app.session.can_return else []
    said = launch_line(app.words, app.preferences, game, width(app) - KEY)
    play = [_item(app, "solo", said), _fixed(app, "options")]
    play.append(_item(app, "help", app.words("frame-learn"), id="learn"))
    watch = [_fixed(app, "finished")] if app.keeps_games else []
    if aside.width(*app.size):  # it shows the last games
        watch, ways = [], [*watch]
    else:
        ways = []
    more = [*ways, *(_fixed(app, each) for each in ("settings", "quit"))]
    return [
        Group("", [*back, *play]),
        Group("continue", _unfinished(app, known)),
        Group("together", [_fixed(app, "host"), _fixed(app, "join"), *table_options(app, known.tables)]),
        Group("finished", [*watch, *(_finished(app, each) for each in known.finished)]),
        Group("more", more),
    ]


def _way_back(app: TableApp) -> str:
    """Returns what leads back to the table that was left, with the game that is played there."""
    client, words = app.session.client, app.words
    lobby = client.state.table.lobby if client is not None else None
    return " · ".join([words("table-home-return"), *([words(f"{lobby.game}-name")] if lobby is not None else [])])


def _fixed(app: TableApp, item: str) -> Option:
    own = f"home-{item}"
    return _item(app, item, app.words(own if app.words.has(own) else f"table-{own}"))


def _item(app: TableApp, item: str, text: str, look: str = "", id: str = "") -> Option:
    """Returns a row with the key of this command."""
    key = Text().append(f"{keys.sign(app.preferences.keymap.key(item)).ljust(2)} ", style("gold"))
    return Option(airy(key.append(text, style(look)), app.size), id=id or item)


def _plain(app: TableApp, text: str, id: str) -> Option:
    """Returns a row without a key."""
    return Option(airy(Text(f"   {text}"), app.size), id=id)


def _unfinished(app: TableApp, known: Known) -> list[Option]:
    """Returns a row for each unfinished game; the last one has a key."""
    lines = [_unfinished_line(app, entry, known.standings.get(entry.id, "")) for entry in known.unfinished]
    first = [_item(app, "resume", line) for line in lines[:1]]
    rest = [
        _plain(app, line, f"{RESUME}{entry.id}") for entry, line in zip(known.unfinished[1:], lines[1:], strict=True)
    ]
    more = app.words("home-unfinished-more", count=known.more_unfinished)
    return [*first, *rest, *([_plain(app, more, UNFINISHED)] if known.more_unfinished else [])]


def _unfinished_line(app: TableApp, entry: Entry, standing: str) -> str:
    """Returns a game, where it stands, and when it was played, as far as there is room; that it can be continued is
    said by the name of the group, where groups have names."""
    words, when = app.words, _when(entry.changed)
    line = called(words, entry, app.settings.person())
    if app.size.height < GROUPED:
        line = words("table-home-resume", game=line)
    parts = [each for each in (line, standing, when) if each]
    while len(parts) > 1 and cell_len(PARTED.join(parts)) > width(app) - KEY:
        parts.pop()
    return words.shown(fitted(PARTED.join(parts), width(app) - KEY))


def _finished(app: TableApp, game: FinishedGame) -> Option:
    """Returns a finished game with its result: its players have seen it."""
    from tui.screens.replay.finished_rows import people_of

    words, name = app.words, fitted(game_name(app.words, game.game), GAME - 2)
    said = f"{_when(game.ended)}  {name}{' ' * (GAME - cell_len(name))}{people_of(game, words)}"
    return _plain(app, words.shown(fitted(said, width(app) - KEY)), f"{WATCH}{game.id}")


def _when(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))


def enter_text(app: TableApp, item: str) -> str:
    """Returns what Enter does on a row, in a word or two."""
    kind = next(
        (name for mark, name in ((TABLE, "table"), (RESUME, "resume"), (WATCH, "watch")) if item.startswith(mark)), item
    )
    own = f"frame-home-{kind}"
    return app.words(own if app.words.has(own) else f"table-does-{kind}")


def table_options(app: TableApp, tables: Sequence[FoundTable]) -> list[Option]:
    """Returns rows for tables on the local network."""
    by_address = {f"{TABLE}{written(each.host, each.port)}": each for each in tables}
    room = min(75, app.size.width, width(app)) - 2 * KEY
    return [
        Option(Text("   ").append_text(table_line(each, app.words, room)), id=id) for id, each in by_address.items()
    ]
