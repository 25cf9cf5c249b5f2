"""The pages of a hall's tournaments for browsers: their list, standings and rounds, in plain HTML.

Knows: the folder that the hall writes results to, words.
Must not know: HTTP, the screens of visits.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from netplay.protocol.messages import Meeting, TournamentShown
from netplay.tournament.record import CannotContinue, Record, from_bytes
from netplay.tournament.tournament import Tournament
from tui.hall_view import tournament_text
from tui.text.words import Words

ID = re.compile(r"[0-9a-f]{8}")
LARGEST = 1024 * 1024
"""Bytes of a file that is read; 128 entrants in 100 rounds take 400 kB."""
LISTED = 50
"""Tournaments that are listed, the latest ones."""
STYLE = (
    "body{font-family:sans-serif;max-width:60em;margin:1em auto;padding:0 1em}td,th{padding:.1em .8em;text-align:left}"
)
HEADS = ("name", "points", "games", "rating")


def _record(folder: Path, id: str) -> Record | None:
    """Returns a tournament of the folder; None if there is none that can be read."""
    path = folder / f"{id}.cup"
    try:
        if not ID.fullmatch(id) or path.stat().st_size > LARGEST:
            return None
        return from_bytes(path.read_bytes())
    except (OSError, CannotContinue):
        return None


def csv_of(folder: Path, id: str) -> str | None:
    """Returns the results as CSV; None if there are none."""
    path = folder / f"{id}.csv"
    try:
        if not ID.fullmatch(id) or path.stat().st_size > LARGEST:
            return None
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        return None


def list_page(folder: Path, words: Words) -> str:
    """Returns the page with the list of tournaments, the latest first."""
    try:
        files = sorted(folder.glob("*.cup"), key=lambda path: -path.stat().st_mtime)[:LISTED]
    except OSError:
        files = []
    rows: list[str] = []
    for path in files:
        record = _record(folder, path.stem)
        if record is not None:
            told = escape(_plain(tournament_text.told(words, Tournament(record).row())))
            rows.append(f'<li><a href="tournaments/{path.stem}">{told}</a></li>')
    body = f"<ul>{''.join(rows)}</ul>" if rows else f"<p>{escape(words('cup-none'))}</p>"
    return _page(words, words("cup-title"), body)


def page_of(folder: Path, id: str, words: Words) -> str | None:
    """Returns the page of one tournament: standings and all rounds; None if there is none."""
    record = _record(folder, id)
    if record is None:
        return None
    tournament = Tournament(record)
    shown = tournament.shown()
    title = _plain(tournament_text.told(words, shown.row))
    parts = [_standings(words, shown), _reasons(words, shown), *_rounds(words, tournament, shown)]
    link = f'<p><a href="{id}.csv">CSV</a></p>'
    return _page(words, title, "".join([*parts, link]))


def _standings(words: Words, shown: TournamentShown) -> str:
    heads = "".join(f"<th>{escape(words(f'cup-head-{head}'))}</th>" for head in HEADS)
    rows = "".join(
        f"<tr><td>{it.place}</td><td>{escape(it.name)}</td><td>{tournament_text.points_of(it.points)}</td>"
        f"<td>{it.games}</td><td>{it.rating}</td><td>{escape(tournament_text.note_of(words, it))}</td></tr>"
        for it in shown.standings
    )
    return f"<table><tr><th></th>{heads}<th></th></tr>{rows}</table>"


def _reasons(words: Words, shown: TournamentShown) -> str:
    return "".join(f"<p>{escape(_plain(each))}</p>" for each in tournament_text.reasons(words, shown))


def _rounds(words: Words, tournament: Tournament, shown: TournamentShown) -> list[str]:
    """Returns a list for each round, the latest first."""
    names, found = tournament_text.names_of(words, shown), list[str]()
    for number, round in reversed([*enumerate(tournament.record.rounds, 1)]):
        games = [
            Meeting(each.number, each.players, each.table, each.places or [], each.decided) for each in round.pairings
        ]
        lines = [tournament_text.meeting_of(words, each, names) for each in games]
        if byes := ", ".join(names.get(id, "?") for id in round.byes):
            lines.append(words("cup-bye", names=byes))
        items = "".join(f"<li>{escape(_plain(line))}</li>" for line in lines)
        found.append(f"<h2>{number}</h2><ul>{items}</ul>")
    return found


def _plain(text: str) -> str:
    """Returns a text without the marks that keep the directions of names apart on a terminal."""
    return "".join(each for each in text if each not in "\u2066\u2067\u2068\u2069")


def _page(words: Words, title: str, body: str) -> str:
    said = escape(title)
    return (
        f'<!DOCTYPE html><html lang="{words.language}"><head><meta charset="utf-8"><title>{said}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><h1>{said}</h1>{body}</body></html>"
    )
