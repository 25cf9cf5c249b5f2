"""Finished games of a journal as kept games: those of this machine's tables, and those at tables of others.

Knows: the journal, saved games, transcripts.
Must not know: screens, the folder of kept games.

The journal of a host holds every secret of its games, and is the host's own: a game that is over can be seen whole.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import core
from core import Sentence
from netplay.audit.transcript import Transcript
from netplay.game.saved import CannotResume, SavedGame
from netplay.journal.entry import Entry
from netplay.journal.journal import Journal
from netplay.journal.schema import NotSaved
from netplay.protocol.messages import Began, Played
from netplay.table.saved import SavedTable

from .file_format import GameFile, NoKeptGame
from .kept_game import Disclosed, KeptGame
from .recorder import disclosed_by
from .summary import Told, levels_of, summarize


class JournalGame(NamedTuple):
    """A finished game of a journal, of which no more was read than a list shows."""

    id: str
    """The identity of its table."""
    game: str
    table: str
    ended: float
    names: tuple[str, ...]
    steps: int
    open: Callable[[], GameFile]
    """Reads the game. Raises NoKeptGame."""


def finished_games(journal: Journal) -> list[JournalGame]:
    """Returns the finished games of a journal, the last one first. Raises NoKeptGame if it cannot be read."""
    try:
        if not journal.there():
            return []
        hosted = [_hosted(journal, entry) for entry in journal.all_dealt() if not entry.playing]
        told = [_told(ended, each) for ended, each in journal.all_told_dated() if each.record is not None]
    except (CannotResume, NotSaved) as error:
        raise _unreadable(journal, error) from None
    return sorted([*hosted, *told], key=lambda each: -each.ended)


def _hosted(journal: Journal, entry: Entry) -> JournalGame:
    def opened() -> GameFile:
        try:
            return hosted_game(journal.read(entry.id), entry)
        except (CannotResume, NotSaved) as error:
            raise _unreadable(journal, error) from None

    return JournalGame(entry.id, entry.game, entry.name, entry.changed, entry.players, entry.steps, opened)


def _told(ended: float, told: Transcript) -> JournalGame:
    names = tuple(told.names)
    return JournalGame(
        told.table, told.began.game, told.name, ended, names, len(told.reports), lambda: told_game(told, ended)
    )  # fmt: skip


def hosted_game(saved: SavedTable, entry: Entry) -> GameFile:
    """Returns the game of a table of this machine, from the seat of its host. Raises NoKeptGame or CannotResume."""
    play = saved.play
    if play is None:
        raise _unfinished()
    dealer, seat = play.replayed(), _seat_of_host(saved, play)
    deal = play.deal.deal if play.deal is not None else None
    began = Began(play.game, play.seats, seat, dealer.first_snapshot(seat).state, deal=deal, branch=play.branch)
    levels = [saved.bots.get(at, "") for at in play.seats]
    reports = dealer.history(seat)
    disclosed = None
    if play.stream == core.STREAM_VERSION:
        disclosed = Disclosed(play.seed, [Played(step.actor, step.action) for step in dealer.steps], play.begins)
    told = Told(began, reports, entry.id, entry.name, entry.players, levels, entry.changed)
    return _file(told, disclosed)


def told_game(told: Transcript, ended: float) -> GameFile:
    """Returns a game at somebody else's table. Raises NoKeptGame."""
    levels = levels_of(len(told.names), told.reports, told.movers)
    disclosed = disclosed_by(told.began.deal, told.record)
    return _file(Told(told.began, told.reports, told.table, told.name, told.names, levels, ended), disclosed)


def _file(told: Told, disclosed: Disclosed | None) -> GameFile:
    """Returns the file of a game. Raises NoKeptGame if it is not over, or cannot be played over."""
    began = told.began
    try:
        last = core.Replica(core.game(began.game), began.seat, core.Snapshot(0, began.state))
        for report in told.reports:
            last.follow(report)
    except (core.BadReport, LookupError) as error:
        text = "This game cannot be played over by the rules of this version ({reason})."
        raise NoKeptGame(Sentence("kept-not-over-again", text, reason=type(error).__name__)) from None
    if last.outcome is None:
        raise _unfinished()
    return GameFile(summarize(told, last), KeptGame(began, list(told.reports), disclosed))


def _seat_of_host(saved: SavedTable, play: SavedGame) -> int | None:
    """Returns the player that is the host; None if the host only watched."""
    seats = {person.id: person.seat for person in saved.people}
    seat = seats.get(saved.host) if saved.host is not None else None
    return play.seats.index(seat) if seat in play.seats else None


def _unfinished() -> NoKeptGame:
    text = "This game did not come to its end, so there is nothing to watch again."
    return NoKeptGame(Sentence("kept-unfinished", text))


def _unreadable(journal: Journal, error: CannotResume | NotSaved) -> NoKeptGame:
    return NoKeptGame(journal.unreadable(error) if isinstance(error, NotSaved) else error.sentence)
