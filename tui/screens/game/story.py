"""What happened in a game and was said beside it, line by line.

Knows: how a board words an event, how long a line takes to be told, and where a round ends.
Must not know: where lines are shown, and how many of them have been told.
"""

from __future__ import annotations

from typing import Any

import core
from netplay.client.state import ClientState
from netplay.protocol.messages import Line as Said
from tui.boards import Board, View
from tui.game_view import outcome_text
from tui.screens.talk import talk
from tui.text.words import Words, rich
from tui.widgets.feed import Line


class Story:
    """All lines of a game, in the order in which they came. Its views show the game as it is now, without answers."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        """Those of the log, and of the talk between them; an event without words has one if it takes its time."""
        self.events = 0
        """How much of the log is among them."""
        self._talked: list[Line] = []
        """What was said during this game."""
        self._said = 0
        """How much of the talk has been heard."""
        self._opening = b""
        """How this game began: by that it is known again."""

    def begin(self, replica: core.Replica[Any], drawn: Board, view: View, client_state: ClientState | None) -> None:
        """Another game, or a new copy of it: all that its log holds is long known; what was said during it stays, and
        who comes to it late reads what the table still knows of that."""
        first = client_state.games.first.state if client_state and client_state.games.first else b""
        if first != self._opening:
            self._opening, self._talked, self._said = (
                first,
                overheard(view.words, client_state),
                client_state.talk.count if client_state else 0,
            )
        self.events = len(replica.log)
        self._hear(view.words, client_state)
        told = [*opening_of(replica, drawn, view), *lines_of(replica, drawn, view, 0), *self._talked]
        self.lines = sorted(told, key=lambda line: line.mark)

    def go_on(
        self, replica: core.Replica[Any], drawn: Board, view: View, client_state: ClientState | None
    ) -> list[Line]:
        """The lines that are new: what was said stands where it was said, also if more has happened by now."""
        before, self.events = self.events, len(replica.log)
        new = lines_of(replica, drawn, view, before) + self._hear(view.words, client_state, before)
        new.sort(key=lambda line: line.mark)
        self.lines += new
        return new

    def shown(self, told: int) -> list[Line]:
        """The lines that can be read when so much of the log has been told."""
        return [line for line in self.lines if line.text.plain and line.mark <= told]

    def last_round(self, told: int) -> int | None:
        """How much had been told when the last round was over, if so much has been told now."""
        return next((line.mark for line in reversed(self.lines) if line.stops and line.mark <= told), None)

    def _hear(self, words: Words, client_state: ClientState | None, before: int = 0) -> list[Line]:
        """What has been said since we looked last, when so much of the log was among the lines."""
        if client_state is None or client_state.talk.count <= self._said:
            return []
        said, self._said = client_state.talk.lines[self._said - client_state.talk.count :], client_state.talk.count
        new = [
            Line(text, self._when(client_state, line, before))
            for line in said
            for text in talk(words, client_state, [line])
        ]
        self._talked += new
        return new

    def _when(self, client_state: ClientState, line: Said, before: int) -> int:
        """How much had happened when this was said, as far as it is known."""
        if client_state.games.current is None or line.seq is None:
            return self.events
        return max(before, min(client_state.games.current.logged(line.seq), self.events))


def overheard(words: Words, client_state: ClientState | None) -> list[Line]:
    """What was said during this game before we came to it, each line after what had happened by then."""
    if client_state is None:
        return []
    return [
        Line(text, mark)
        for mark, line in client_state.talk.during(client_state.games.current)
        for text in talk(words, client_state, [line])
    ]


def opening_of(replica: core.Replica[Any], drawn: Board, view: View) -> list[Line]:
    """How the table was laid, before the log begins."""
    return [Line(rich(text, view.names)) for text in outcome_text.opening_lines(drawn, view, replica)]


def lines_of(replica: core.Replica[Any], drawn: Board, view: View, start: int) -> list[Line]:
    """The lines of the log from there on. An event without words comes with the next, if it takes no time."""
    lines: list[Line] = []
    for told, event in enumerate(replica.log[start:], start + 1):
        text = rich(drawn.line(view, event), view.names)
        beats, ends = drawn.beats.get(event.key, 1 if text.plain else 0), drawn.round_ends(event)
        if beats or ends:
            lines.append(Line(text, told, beats, ends))
    return lines
