"""The results of a tournament as CSV: the standings, and every game with its places.

Knows: the record of a tournament, its standings.
Must not know: files, words of any language.
"""

from __future__ import annotations

import csv
import io

from netplay.protocol.tournament_messages import WIN

from .tournament import Tournament

COLUMNS = ("kind", "round", "game", "place", "name", "level", "points", "games", "rating", "why", "note")
FORMULA = tuple("=+-@\t\r'")
"""First characters of a cell that a spreadsheet would evaluate; such a text is written behind an apostrophe."""


def written(tournament: Tournament) -> str:
    """Returns the table: a row for each entrant (`standing`), and one for each place of each game (`game`, `bye`)."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(COLUMNS)
    for it in tournament.standings():
        points = round(it.points / WIN, 2)
        note = "withdrawn" if it.gone else ""
        rows.writerow(
            ("standing", "", "", it.place, safe(it.name), safe(it.level), points, it.games, it.rating, it.why, note)
        )
    for number, name, game, place, note in _games(tournament):
        rows.writerow(("game" if game else "bye", number, game, place, safe(name), "", "", "", "", "", note))
    return out.getvalue()


def _games(tournament: Tournament) -> list[tuple[int, str, int | str, int | str, str]]:
    """Returns round, name, game, place and note, for each player of each game and each bye."""
    entrants = tournament.record.entrants
    names = {id: entrant.name for id, entrant in entrants.items()}
    found: list[tuple[int, str, int | str, int | str, str]] = []
    for number, round in enumerate(tournament.record.rounds, 1):
        for pairing in round.pairings:
            note = "decided" if pairing.decided else "" if pairing.places else "playing"
            above = 0
            for shared in pairing.places or [pairing.players]:
                place = above + 1 if pairing.places else ""
                found += [(number, names.get(id, ""), pairing.number, place, note) for id in shared]
                above += len(shared)
        found += [(number, names.get(id, ""), "", "", "") for id in round.byes]
    return found


def safe(text: str) -> str:
    """Returns a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
