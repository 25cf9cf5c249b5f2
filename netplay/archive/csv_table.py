"""Finished games as a CSV table and back: a row for each player of each game.

Knows: the columns and their bounds.
Must not know: files, what the numbers are used for.
"""

from __future__ import annotations

import csv
import io
import time
from calendar import timegm
from collections.abc import Iterable

import msgspec

from core import Sentence
from netplay.protocol import codec

from .file_format import NoKeptGame
from .kept_game import Summary

COLUMNS = (
    "id", "ended", "game", "rules", "rules_number", "table", "seconds", "steps", "reason", "options", "own", "seat",
    "name", "level", "place", "score", "feats",
)  # fmt: skip
OLDER = COLUMNS[:-1]
"""The columns of tables that older versions wrote."""
LARGEST = 8 * 1024 * 1024
"""Bytes of a table that is read; 1,000 games take some 500 kB."""
MOST = 100_000
"""Rows of a table that are read."""
CELL = 4096
"""Characters of one cell."""
WHEN = "%Y-%m-%dT%H:%M:%SZ"
_FORMULA = tuple("=+-@'")
"""First characters of a cell that a spreadsheet would evaluate; such a text is written behind an apostrophe."""


def written(summaries: Iterable[Summary]) -> str:
    """Returns the table of these games."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(COLUMNS)
    for it in summaries:
        when, options = time.strftime(WHEN, time.gmtime(it.ended)), msgspec.json.encode(it.options).decode()
        game = (it.id, when, it.game, it.rules, it.rules_number, it.table, it.seconds, it.steps, it.reason, options)
        for seat, name in enumerate(it.names):
            own = int(seat == it.seat)
            feats = msgspec.json.encode({feat: counts[seat] for feat, counts in it.feats.items()}).decode()
            row = (*game, own, seat, name, it.levels[seat], it.places[seat], it.scores[seat], feats)
            rows.writerow([_safe(each) if isinstance(each, str) else each for each in row])
    return out.getvalue()


def read(text: str) -> list[Summary]:
    """Returns the games of a table. Raises NoKeptGame with a sentence that names the row."""
    games: dict[str, list[dict[str, str]]] = {}
    try:
        rows = csv.DictReader(io.StringIO(text[:LARGEST]), strict=True)
        columns = tuple(rows.fieldnames or ())
        if len(text) > LARGEST or columns not in (COLUMNS, OLDER):
            raise NoKeptGame(Sentence("csv-columns", "This is no table of games that Round Table has written."))
        for number, row in enumerate(rows, 2):
            if number > MOST or not _is_row(row, len(columns)):
                raise _wrong(number)
            games.setdefault(_text(row["id"]), []).append(row)
    except csv.Error:
        raise NoKeptGame(Sentence("csv-columns", "This is no table of games that Round Table has written.")) from None
    return [_summary(id, rows) for id, rows in games.items()]


def _is_row(row: dict[str, str], columns: int) -> bool:
    cells = list(row.values())
    return len(cells) == columns and all(type(cell) is str and len(cell) <= CELL for cell in cells)


def _summary(id: str, rows: list[dict[str, str]]) -> Summary:
    """Returns the game of these rows. Raises NoKeptGame."""
    first = rows[0]
    try:
        if [int(row["seat"]) for row in rows] != list(range(len(rows))):
            raise ValueError
        plain = {
            "id": id, "game": _text(first["game"]), "rules": _text(first["rules"]), "table_id": "",
            "rules_number": int(first["rules_number"]), "table": _text(first["table"]),
            "ended": float(timegm(time.strptime(first["ended"], WHEN))), "seconds": int(first["seconds"]),
            "names": [_text(row["name"]) for row in rows], "levels": [_text(row["level"]) for row in rows],
            "seat": next((at for at, row in enumerate(rows) if row["own"] == "1"), None),
            "options": msgspec.json.decode(_text(first["options"])), "steps": int(first["steps"]),
            "scores": [int(row["score"]) for row in rows], "places": [int(row["place"]) for row in rows],
            "reason": _text(first["reason"]), "feats": _feats(rows), "t": "summary",
        }  # fmt: skip
        return msgspec.convert(plain, Summary)
    except (ValueError, OverflowError, RecursionError, TypeError):
        text = "The game {said} in this table is damaged: a number, a date or a seat is wrong."
        raise NoKeptGame(Sentence("csv-game", text, said=codec.clean(id, 20))) from None


def _feats(rows: list[dict[str, str]]) -> dict[str, list[int]]:
    """Returns the feats of these players, seat by seat. Raises ValueError if they have not counted the same."""
    counted = [msgspec.json.decode(_text(row.get("feats", "{}")), type=dict[str, int]) for row in rows]
    if any(each.keys() != counted[0].keys() for each in counted):
        raise ValueError
    return {codec.clean(feat): [each[feat] for each in counted] for feat in counted[0]}


def _wrong(number: int) -> NoKeptGame:
    text = "Row {number} of this table does not have the columns of the others, or is too long."
    return NoKeptGame(Sentence("csv-row", text, number=str(number)))


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text


def _text(cell: str) -> str:
    return codec.clean(cell[1:] if cell.startswith("'") else cell)
