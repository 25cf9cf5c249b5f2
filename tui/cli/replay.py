"""The command `replay`: finished games on a screen, or listed and told in lines; statistics as a CSV table.

Knows: the library, standard output, the replay.
Must not know: screens, until one is opened.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

from netplay.archive import csv_table
from netplay.archive.file_format import NoKeptGame
from netplay.archive.library import FinishedGame, Library
from netplay.archive.opened_game import OpenedGame
from netplay.archive.store import Archive, NotKept, archive_folder, write_new
from netplay.console import complain, tell_table
from netplay.journal.entry import LISTED
from netplay.journal.journal import Journal
from netplay.protocol import codec
from tui.boards import board
from tui.game_view.outcome_text import end_lines
from tui.game_view.plain_names import named
from tui.lines.rows import printed
from tui.lobby_view.people_names import called_all
from tui.lobby_view.table_names import table_called
from tui.text.words import Words

LIST = "list"
"""The word that stands in the place of a game to have all of them printed."""


def library_with(journal: Journal) -> Library:
    """Returns the finished games of this user."""
    return Library(Archive(archive_folder()), journal)


def in_lines(asked: argparse.Namespace, library: Library, words: Words) -> int:
    """Prints what the command asks for; returns the exit status."""
    try:
        if asked.csv is not None:
            return _write_table(library, asked.csv, words)
        if asked.take is not None:
            print(words("cli-replay-taken", count=library.take_over(Path(asked.take).expanduser())))
        elif asked.kept in (None, LIST):
            _list(library.games(), words)
        else:
            for line in story(library.open(asked.kept), words):
                printed(line)
    except (NoKeptGame, NotKept) as error:
        return _fail(error.sentence, words)
    return 0


def _write_table(library: Library, path: str, words: Words) -> int:
    table = csv_table.written(library.summaries()).encode()
    sentence = write_new(Path(path).expanduser(), table)
    return _fail(sentence, words) if sentence is not None else 0


def _fail(sentence: str, words: Words) -> int:
    complain(codec.clean(words.sentence(sentence)))
    return 1


def _list(games: list[FinishedGame], words: Words) -> None:
    """Prints a row for each game, without its result."""
    if not games:
        complain(words("replay-none"))
        return
    headings = [words(f"cli-listed-{each.lower()}") for each in LISTED]
    tell_table(headings, [tuple(map(codec.clean, _row(game, words))) for game in games])


def _row(game: FinishedGame, words: Words) -> tuple[str, ...]:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.ended))
    name = words(f"{game.game}-name") if words.has(f"{game.game}-name") else game.game
    people = ", ".join(called_all(words, game.names))
    if game.branch and words.has(f"branch-mark-{game.branch}"):
        people = f"{words(f'branch-mark-{game.branch}')} {people}"
    return game.id, when, name, str(game.steps), table_called(words, game.table), people


def story(opened: OpenedGame, words: Words) -> Iterator[str]:
    """Yields the whole game in lines: what was told, step by step, and the result."""
    from tui.game_view.replay.replay import Replay

    replay = Replay(opened, lambda: words)
    names, summary = replay.presenter.moments.names(), opened.summary
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(summary.ended))
    yield f"{words(f'{summary.game}-name')}, {when}: {', '.join(names)}. {replay.view_name()}"
    before = 0
    replay.go(replay.steps)
    for line in (line for line in replay.chapter.lines if line.text.plain):
        step = replay.chapter.timeline.step_of(line.mark)
        if step != before:
            before = step
            yield words("replay-lines-step", step=str(step), steps=str(replay.steps))
        yield f"  {line.text.plain}"
    view = replay.view()
    if view.outcome is not None:
        yield from (named(line, names) for line in end_lines(words, board(view.game.id), view, view.outcome))
