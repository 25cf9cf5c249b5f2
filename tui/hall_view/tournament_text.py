"""Tournaments in words: the standings with what separates neighbours, the games of the round, what one can do.

Knows: tournaments as a client was told them, words.
Must not know: screens, lines, or how opponents are found.
"""

from __future__ import annotations

from itertools import pairwise

import core
from netplay.client.tournaments import Tournaments
from netplay.protocol.messages import WIN, Meeting, Plan, Standing, TableSettings, TournamentRow, TournamentShown
from tui.lobby_view.table_settings import rules
from tui.text.words import Words


def points_of(points: int) -> str:
    """Returns points as read: a first place is one, and fractions have two digits at most."""
    return f"{points / WIN:.2f}".rstrip("0").rstrip(".")


def game_called(words: Words, game: str) -> str:
    """Returns the name of a game, as far as it is known here."""
    return words(f"{game}-name") if game in core.IDS else words.verbatim(game)


def stage_of(words: Words, row: TournamentRow) -> str:
    """Returns how far a tournament has come."""
    if row.stage == "round" and row.plan.format == "open":
        return words("cup-stage-playing")
    return words(f"cup-stage-{row.stage}", count=row.entrants, round=row.round)


def told(words: Words, row: TournamentRow) -> str:
    """Returns a tournament in one line."""
    parts = (words.verbatim(row.plan.name), game_called(words, row.plan.game), words(f"cup-format-{row.plan.format}"))
    return " · ".join((*parts, stage_of(words, row)))


def limits_of(words: Words, plan: Plan) -> str:
    """Returns the time limits of the tables in one line."""
    settings = TableSettings(clock=plan.clock, stand_in=plan.stand_in)
    return " · ".join(rule.text for rule in rules(words, settings, host=True) if rule.name != "hints")


def names_of(words: Words, shown: TournamentShown) -> dict[int, str]:
    """Returns the name of each entrant."""
    return {each.id: words.verbatim(each.name) for each in shown.standings}


def note_of(words: Words, standing: Standing) -> str:
    """Returns what is to be said of an entrant beside their numbers."""
    return words("cup-gone") if standing.gone else words("cup-ready") if standing.ready else ""


def reasons(words: Words, shown: TournamentShown) -> list[str]:
    """Returns why one is before another with as many points, a sentence for each such pair of neighbours."""
    return [
        words(f"cup-why-{one.why}", name=words.verbatim(one.name), other=words.verbatim(other.name))
        for one, other in pairwise(shown.standings)
        if one.why
    ]


def meeting_of(words: Words, meeting: Meeting, names: dict[int, str]) -> str:
    """Returns a game of the round, or its result: the places from the first down."""
    called = ", ".join(names.get(id, "?") for id in meeting.players)
    if not meeting.places:
        return words("cup-meeting", names=called)
    places = " > ".join(" = ".join(names.get(id, "?") for id in shared) for shared in meeting.places)
    return words("cup-decided" if meeting.decided else "cup-result", places=places)


def round_lines(words: Words, shown: TournamentShown, numbered: bool = False) -> list[str]:
    """Returns the games of the round, those that go on first, and who has none."""
    names = names_of(words, shown)
    meetings = sorted(shown.meetings, key=lambda each: (bool(each.places), each.number))
    lines = [f"{each.number}. " * numbered + meeting_of(words, each, names) for each in meetings]
    byes = ", ".join(names.get(id, "?") for id in shown.byes)
    return [*lines, *([words("cup-bye", names=byes)] if byes else [])]


def actions(cups: Tournaments, shown: TournamentShown, organises: bool) -> list[str]:
    """Returns what can be done in a tournament now, the most likely first, by the endings of their texts."""
    row, entered = shown.row, cups.entered(shown.row.id)
    me = next((each for each in shown.standings if each.id == cups.me), None)
    game, found = cups.mine(shown), []
    if game is not None and game.table:
        found.append("table")
    waits = row.stage == "break" or (row.plan.format == "open" and row.stage == "round" and game is None)
    if entered and waits and me is not None:
        found.append("unready" if me.ready else "ready")
    if not entered and row.stage != "over" and (row.plan.format != "knockout" or row.stage == "entry"):
        found.append("enter")
    if organises:
        found += _organisers(row)
    return [*found, "withdraw"] if entered and row.stage != "over" else found


def _organisers(row: TournamentRow) -> list[str]:
    """Returns what the organiser can do."""
    if row.stage == "over":
        return ["remove"]
    fill = [] if row.plan.format == "open" else ["fill"]
    found = {"entry": ["begin", *fill], "break": ["next", *fill], "round": ["decide"]}[row.stage]
    return [*found, "end"]
