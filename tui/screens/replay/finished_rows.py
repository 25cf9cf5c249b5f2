"""The rows of the list of finished games: when, which game, the place and score of the player here, and the others.

Knows: finished games and their summaries.
Must not know: the list, files, what a key does.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

import core
from netplay.archive.kept_game import Summary
from netplay.archive.library import FinishedGame
from tui.draw.panels import fitted
from tui.draw.styles import style
from tui.lobby_view.people_names import called_all
from tui.text.words import Words

DAY, SHORT_DAY, GAME, LOW_GAME, SHORT_GAME, ROOMY = 16, 10, 22, 16, 8, 72
"""Columns of the date, with the time of day where the list is roomy, and of the name of the game at most; those of the
name where the list is not roomy, of a short name, and when a list is roomy. A longer name is short there."""
PARTED = ", "
"""Stands between two players."""
APART, LEAST_APART, SCORE = 3, 2, 3
"""Columns between two columns of the list, and where rows would be cut; and the column that ends at its right."""
HEADS = ("when", "game", "own", "score", "others", "players")
"""What the columns of the list hold while results are shown; of all players it has one column while they are hidden."""


class Row(NamedTuple):
    """A row of the list in columns. Those of the player here are empty while the results are hidden."""

    when: str
    game: str
    place: str
    score: str
    others: Text
    """The other players, the best first, with their scores; all players by their names while results are hidden."""
    look: Style = Style()
    """Of the place and the score of the player here: they stand out, in green after a victory."""


def list_lines(games: Sequence[FinishedGame], words: Words, width: int, with_results: bool) -> list[Text]:
    """Returns the heads of the list, and a line for each game."""
    rows = [_head(words, with_results), *(row_of(game, words, width, with_results) for game in games)]
    columns = _columns(rows, game_room(words, width))
    longest, gaps = max(each.others.cell_len for each in rows), sum(map(bool, columns))
    if width < ROOMY and sum(columns) + longest + LEAST_APART * gaps + DAY - SHORT_DAY <= width:  # as the time has room
        rows[1:] = [each._replace(when=_moment(game)) for each, game in zip(rows[1:], games, strict=True)]
        columns = _columns(rows, columns[1])
    apart = APART if sum(columns) + longest + APART * gaps <= width else LEAST_APART
    room = width - sum(columns) - apart * gaps
    lines = [_line(each._replace(others=_fewer(each.others, room)), columns, apart) for each in rows]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return [Text(words.shown(lines[0].plain), style("dim")), *lines[1:]]


def _head(words: Words, with_results: bool) -> Row:
    """Returns the heads of the columns."""
    when, name, own, score, others, players = (words(f"replay-finished-{each}") for each in HEADS)
    return Row(when, name, own, score, Text(others)) if with_results else Row(when, name, "", "", Text(players))


def _columns(rows: Sequence[Row], game: int) -> list[int]:
    """Returns the widths of the columns before the others, that of the game as given."""
    cells = [(each.when, each.game, each.place, each.score) for each in rows]
    columns = [max(map(cell_len, column)) for column in zip(*cells, strict=True)]
    return [columns[0], game, *columns[2:]]


def _moment(game: FinishedGame) -> str:
    """Returns the day and the time of day at which a game ended."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(game.ended))


def _fewer(others: Text, room: int) -> Text:
    """Returns as many of the others as have room, and how many more there are."""
    names = others.plain.split(PARTED)
    for kept in range(len(names), 0, -1) if others.cell_len > room else ():
        text, more = PARTED.join(names[:kept]), f" +{len(names) - kept}"
        if kept < len(names) and cell_len(text + more) <= room:
            return others[: len(text)].append(more, style("dim"))
    return others if others.cell_len <= room or room < len(names) + 1 else Text(f"+{len(names)}", style("dim"))


def row_of(game: FinishedGame, words: Words, width: int, with_results: bool) -> Row:
    """Returns a game of the list in columns."""
    when = _moment(game)[: DAY if width >= ROOMY else SHORT_DAY]
    name = name_of(words, game.game, game_room(words, width))
    others = Text(words.shown(_others(game, words, with_results)), style("soft-dim" if with_results else ""))
    if game.branch and words.has(f"branch-mark-{game.branch}"):
        others = Text(f"{words.shown(words(f'branch-mark-{game.branch}'))} ").append_text(others)
    summary = game.summary if with_results else None
    if summary is None or summary.seat is None:
        return Row(when, words.shown(name), "–" if with_results else "", "", others)
    place, score = summary.places[summary.seat], _score(summary, summary.seat)
    tied = place == 1 and summary.places.count(1) > 1
    came = words("replay-finished-tied") if tied else words("replay-stats-came", place=place)
    look = style("good bold" if place == 1 and not tied else "ink bold")
    return Row(when, words.shown(name), words.shown(came), words.shown(score), others, look)


def _others(game: FinishedGame, words: Words, with_results: bool) -> str:
    """Returns the names of all players; with the result of the others, the best first, each with their score."""
    names, summary = called_all(words, game.names), game.summary
    if not with_results or summary is None:
        return PARTED.join(names)
    return PARTED.join(f"{names[seat]} {_score(summary, seat)}" for seat in _order(summary) if seat != summary.seat)


def _line(row: Row, columns: Sequence[int], apart: int) -> Text:
    """Returns a row in columns, the date quietly; an empty column has no gap."""
    line, looks = Text(), (style("dim"), style(""), row.look, row.look)
    cells = (row.when, row.game, row.place, row.score)
    for at, (cell, room) in enumerate(zip(cells, columns, strict=True)):
        told = fitted(cell, room)
        free = " " * (room - cell_len(told))
        line.append(free + told if at == SCORE else told + free, looks[at]).append(" " * apart * bool(room))
    return line.append_text(row.others)


def name_of(words: Words, game: str, room: int) -> str:
    """Returns the name of a game, a short one where the whole has no room; of one that is not installed its id."""
    name = words(f"{game}-name") if words.has(f"{game}-name") else game
    short = f"help-game-{game}"
    return words(short) if cell_len(name) > room and words.has(short) else name


def game_room(words: Words, width: int) -> int:
    """Returns the columns of the names of games."""
    longest = max(cell_len(words(f"{game}-name")) for game in core.IDS)
    return min(GAME if width >= ROOMY else LOW_GAME, longest)


def people_of(game: FinishedGame, words: Words) -> str:
    """Returns the players of a game, the first place first, each with their score; the names alone of a game without
    a result."""
    names, summary = called_all(words, game.names), game.summary
    if summary is None:
        return words.shown(PARTED.join(names))
    told = (f"{summary.places[seat]}. {names[seat]} {_score(summary, seat)}" for seat in _order(summary))
    return words.shown("  ".join(told))


def _score(summary: Summary, seat: int) -> str:
    return str(summary.scores[seat]).replace("-", "−")


def _order(summary: Summary) -> list[int]:
    """Returns the seats of a game, the first place first."""
    return sorted(range(len(summary.places)), key=lambda seat: (summary.places[seat], seat))
