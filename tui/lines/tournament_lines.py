"""Tournaments in lines: what changes in the one that is looked at, and the commands behind `cup`.

Knows: what the client knows of tournaments, what was told.
Must not know: screens, where lines are read and written, or how opponents are found.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

import core
from ai import DEFAULT_LEVEL
from netplay.client.hall import HallState
from netplay.protocol.messages import (
    Decide,
    EndTournament,
    EnterTournament,
    FillWithBots,
    JoinTable,
    LookAtTournament,
    Message,
    NextRound,
    OpenTournament,
    Plan,
    ReadyForRound,
    TournamentShown,
    Withdraw,
)
from tui.hall_view import tournament_text
from tui.input.keys import in_latin
from tui.lobby_view.table_settings import RULES

from .output import Output

SIMPLE: dict[str, Callable[[str], Message]] = {
    "enter": EnterTournament,
    "out": Withdraw,
    "ready": ReadyForRound,
    "next": NextRound,
    "fill": lambda id: FillWithBots(id, DEFAULT_LEVEL),
    "end": EndTournament,
}
"""The message for each command that needs nothing but the tournament."""
LIMITS = ("clock", "stand-in")
"""The rules of tables that a tournament sets."""
FORMATS = ("swiss", "round-robin", "knockout", "open")


class TournamentLines:
    """The tournaments of a hall, for one person in lines."""

    def __init__(self, output: Output, state: Callable[[], HallState]) -> None:
        self._output, self._state = output, state
        self._words = output.words
        self._looked_at = ""
        self._told: list[str] = []
        """The lines that were last told of the tournament that is looked at."""
        self._listed: list[str] = []
        self._reserved: list[str] = []

    def tell(self) -> None:
        """Tells what has changed: of the list, of the tournament that is looked at, and of one's own table."""
        cups, words = self._state().tournaments, self._words
        rows = [self._row(at, id) for at, id in enumerate(cups.rows, 1)]
        self._tell_new(rows, self._listed)
        self._listed = rows
        shown = self._shown
        if shown is not None:
            lines = self._lines(shown)
            self._tell_new(lines, self._told)
            self._told = lines
        for shown in cups.shown.values():
            mine = cups.mine(shown)
            if mine is not None and mine.table and mine.table not in self._reserved:
                self._reserved.append(mine.table)
                self._output.say(words("cup-lines-yours", name=words.verbatim(shown.row.plan.name)))

    def _tell_new(self, lines: list[str], told: list[str]) -> None:
        """Tells the lines that were not told before; nothing, not even an empty line, if there are none."""
        if new := [line for line in lines if line not in told]:
            self._output.say(*new)

    @property
    def _shown(self) -> TournamentShown | None:
        """The tournament that is looked at: the only one, or the one that was entered, if none was named."""
        cups = self._state().tournaments
        entered = [id for id in cups.shown if cups.entered(id)]
        for id in (self._looked_at, *entered, *(cups.shown if len(cups.rows) == 1 else ())):
            if id in cups.shown:
                return cups.shown[id]
        return None

    def _row(self, at: int, id: str) -> str:
        row = self._state().tournaments.rows[id]
        return self._words("cup-lines-line", number=str(at), cup=tournament_text.told(self._words, row))

    def _lines(self, shown: TournamentShown) -> list[str]:
        words = self._words
        standings = [
            " ".join(filter(None, (
                words("cup-place", place=str(each.place), name=words.verbatim(each.name),
                      points=tournament_text.points_of(each.points)),
                note and f"({note})",
            )))
            for each in shown.standings
            for note in [tournament_text.note_of(words, each)]
        ]  # fmt: skip
        limits, reasons = tournament_text.limits_of(words, shown.row.plan), tournament_text.reasons(words, shown)
        return [limits, *standings, *reasons, *tournament_text.round_lines(words, shown, True)]

    def obey(self, line: str) -> Message | None:
        """Returns the message that a line behind `cup` asks for; None if it asks for none."""
        word, _, rest = line.strip().partition(" ")
        cups, name = self._state().tournaments, in_latin(word).lower() if word.isascii() else word
        if word.isascii() and word.isdigit() and len(word) < 4:
            return self._look(list(cups.rows), int(word))
        if name == "new":
            return self._open(rest.split())
        if not name:
            return self._tell_all()
        return self._about(name, rest.strip())

    def _about(self, name: str, rest: str) -> Message | None:
        """Returns the message about the tournament that is looked at."""
        cups, shown = self._state().tournaments, self._shown
        id = shown.row.id if shown is not None else next(iter(cups.rows), "") if len(cups.rows) == 1 else ""
        if not id:
            return self._say("cup-lines-which")
        if name in SIMPLE:
            return SIMPLE[name](id)
        if name == "table":
            mine = cups.mine(shown) if shown is not None else None
            return JoinTable(mine.table) if mine is not None and mine.table else self._say("cup-lines-no-table")
        if name == "decide" and shown is not None:
            return self._decide(shown, rest)
        return self._say("cup-lines-help")

    def _look(self, ids: list[str], number: int) -> Message | None:
        if not 1 <= number <= len(ids):
            return self._say("cup-lines-which")
        self._looked_at, self._told = ids[number - 1], []
        return LookAtTournament(self._looked_at)

    def _tell_all(self) -> None:
        self._listed, self._told = [], []
        self.tell()
        if not self._state().tournaments.rows:
            self._say("cup-none")
        self._say("cup-lines-help")
        welcome = self._state().welcome
        if welcome is not None and welcome.organiser:
            self._say("cup-lines-organiser")

    def _open(self, said: list[str]) -> Message | None:
        """Opens a tournament: the game, the format, a number of rounds or minutes, and time limits by their names."""
        limits = _limits([each for each in said if "=" in each])
        said = [each for each in said if "=" not in each]
        game = [id for id in core.IDS if said and id.startswith(said[0].lower())]
        format = [each for each in FORMATS if len(said) > 1 and each.startswith(said[1].lower())]
        length = int(said[2]) if len(said) > 2 and said[2].isascii() and said[2].isdigit() and len(said[2]) < 6 else 0
        welcome, words = self._state().welcome, self._words
        if len(game) != 1 or len(format) != 1 or welcome is None or limits is None:
            return self._say("cup-lines-organiser")
        name = words("cup-name", name=words.verbatim(welcome.name), game=words(f"{game[0]}-name"))
        plan = Plan(name, game[0], format=format[0], seats=core.game(game[0]).seats[0])  # type: ignore[arg-type]
        changes = {"minutes" if plan.format == "open" else "rounds": length} if length else {}
        return OpenTournament(msgspec.structs.replace(plan, **changes, **limits))

    def _decide(self, shown: TournamentShown, rest: str) -> Message | None:
        """Decides the game of this number for the player of this name."""
        number, _, name = rest.partition(" ")
        names = {each.name: each.id for each in shown.standings}
        meeting = next((each for each in shown.meetings if str(each.number) == number), None)
        first = names.get(name.strip())
        if meeting is None or first not in meeting.players:
            return self._say("cup-lines-organiser")
        return Decide(shown.row.id, meeting.number, [[first], [id for id in meeting.players if id != first]])

    def _say(self, key: str) -> None:
        self._output.say(self._words(key))


def _limits(said: list[str]) -> dict[str, int] | None:
    """Returns the time limits that are named as at a table, such as `clock=60`; None if one cannot be set."""
    found: dict[str, int] = {}
    for each in said:
        name, _, value = in_latin(each).lower().partition("=")
        known = {str(seconds): seconds for seconds in RULES[name].values} if name in LIMITS else {}
        if value not in known:
            return None
        found[RULES[name].field] = known[value]
    return found
