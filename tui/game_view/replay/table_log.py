"""The log of a table of a hall, worded for its organiser: what a spectator may know of the game, and the talk.

Knows: a log as the hall sends it, the presenter's narration.
Must not know: where it is shown.
"""

from __future__ import annotations

from rich.text import Text

import core
from netplay.client.replicated_game import ReplicatedGame
from netplay.protocol import codec
from netplay.protocol.messages import Line, TableLog
from tui.boards import View
from tui.draw.styles import style
from tui.game_view.narration import lines_of, opening_of
from tui.lobby_view.people_names import called_all
from tui.lobby_view.talk_text import said_line
from tui.text.words import Words


def log_of(words: Words, log: TableLog) -> Text:
    """Returns the log, the talk after the steps that it followed. Raises ProtocolError for a game that cannot be."""
    told: list[tuple[int, Text]] = []
    game = _game(log)
    if game is not None:
        names = called_all(words, log.names or game.names)
        view = View.of(game.replica, words, names, legal=())
        lines = [*opening_of(game.replica, view), *lines_of(game.replica, view, 0)]
        told = [(line.mark, line.text) for line in lines if line.text.plain]
    told += [(_mark(game, line), Text(said_line(words, line), style("talk"))) for line in log.lines]
    told.sort(key=lambda pair: pair[0])
    return Text("\n").join([text for _, text in told]) if told else Text(words("table-log-empty"))


def _game(log: TableLog) -> ReplicatedGame | None:
    """Returns the game as a spectator follows it; None before one. Raises ProtocolError."""
    if log.began is None:
        return None
    if log.began.game not in core.IDS or log.began.seat is not None:
        raise codec.ProtocolError("The hall sends the log of a game that cannot be shown.")
    try:
        return ReplicatedGame(log.began)
    except core.BadReport:
        raise codec.ProtocolError("The hall sends the log of a game that cannot be.") from None


def _mark(game: ReplicatedGame | None, line: Line) -> int:
    """Returns the number of events after which this was said; before the game -1."""
    return game.logged(line.seq) if game is not None and line.seq is not None else -1
