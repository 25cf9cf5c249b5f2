"""Runs what the command line asks for: on a screen, in lines of text, or without either.

Knows: the settings, the standard streams, where games are saved. Loads Textual and trio only for what needs them.
Must not know: which arguments there are (`arguments`), which values are allowed (`request`, `values`).
"""

from __future__ import annotations

import argparse
import gc
import os
import shlex
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

import core
from netplay.console import complain, password_typed
from netplay.invitations import command_line
from netplay.invocation import command
from netplay.protocol import plain_text
from tui.app.settings import LANGUAGES, Settings
from tui.input.keys import Keymap
from tui.session.launch import LaunchRequest
from tui.terminal.capabilities import can_draw, needs_ascii
from tui.text.words import Words

from .arguments import SCREENLESS, Unplayable, taken_apart
from .request import launch_request

if TYPE_CHECKING:
    from netplay.journal.journal import Journal
    from tui.app.app import RoundTable


def main() -> int:
    """Runs the program; returns its exit status."""
    said = sys.argv[1:]
    if said and said[0] in SCREENLESS:
        from netplay.cli import main as without_screen

        return without_screen(said[1:] if said[0] == "table" else said)
    said = command_line(said)
    settings = Settings.load().for_now(language=language_said(said))
    words = Words(settings.tongue(), keys=Keymap(settings.keymap).signs())
    try:
        asked = taken_apart(said, words)
        request = launch_request(asked, settings, words)
    except Unplayable as error:
        complain(str(error))
        return 2
    return _launch(request, asked, settings, words)


def language_said(said: Sequence[str]) -> str | None:
    """Returns the last language that the command line names, if there is one; it is needed before all is parsed."""
    pairs = zip(["", *said], said, strict=False)
    named = [word.removeprefix("--lang=") for before, word in pairs if before == "--lang" or word.startswith("--lang=")]
    return named[-1] if named and named[-1] in LANGUAGES else None


def _launch(request: LaunchRequest, asked: argparse.Namespace, settings: Settings, words: Words) -> int:
    """Asks for the password and runs the program; returns its exit status."""
    if request.resume == "list":
        return _list_unfinished(request, asked, words)
    if asked.do == "replay":
        return _replay(request, asked, settings, words)
    secret = getattr(asked, "password", False)
    if (secret or not asked.lines) and not (sys.stdin.isatty() and sys.stdout.isatty()):
        complain(words("cli-no-terminal", what="password" if secret else asked.do or "home"))
        return 2
    if not asked.lines and not can_draw():
        how = command(shlex.join(sys.argv[1:] if asked.do else [*sys.argv[1:], "solo"]), "--lines")
        complain(words("cli-dumb-terminal", term=os.environ["TERM"], how=how))
        return 2
    if sentence := _why_not_opened(request):
        complain(plain_text.clean(words.sentence(sentence)))
        return 1
    if secret:
        password = password_typed(words("cli-type-password") + " ", words("cli-password-unreadable"))
        if password is None:
            return 1
        request = replace(request, password=password)
    if asked.do == "learn":
        return _learn(request, asked, settings)
    return (_run_in_lines if asked.lines else _run)(request, settings, asked)


def _why_not_opened(request: LaunchRequest) -> str | None:
    """Returns why the table to host or one of its doors cannot be opened; None if they can. A resumed table may have a
    port and an address of its own, so it is not tried."""
    if request.do != "host" or request.resume is not None:
        return None
    from netplay.ports import why_not_opened

    sentence = why_not_opened(request.host, request.port, request.ssh, request.web)
    taken = sentence is not None and sentence.code == "port-taken"  # then the table takes a free one
    return why_not_opened(request.host, 0, request.ssh, request.web) if taken else sentence


def _replay(request: LaunchRequest, asked: argparse.Namespace, settings: Settings, words: Words) -> int:
    """Shows finished games on a screen; without a terminal, or if lines are asked for, prints them."""
    from netplay.archive.file_format import NoKeptGame

    from . import replay

    on_screen = sys.stdin.isatty() and sys.stdout.isatty() and not asked.lines
    with _journal(asked) as journal:
        library = replay.library_with(journal)
        if not on_screen or asked.kept == replay.LIST or asked.csv is not None or asked.take is not None:
            return replay.in_lines(asked, library, words)
        try:
            opened = library.open(asked.kept) if asked.kept else None
        except NoKeptGame as error:
            complain(plain_text.clean(words.sentence(error.sentence)))
            return 1
    from tui.screens.home.commands import replay as show

    return _run(request, settings, asked, lambda app: show(app, opened))


def _learn(request: LaunchRequest, asked: argparse.Namespace, settings: Settings) -> int:
    """Teaches a game on a screen or in lines."""
    from tui.game_view.lesson import curriculum

    kind = curriculum.EXERCISES if asked.exercises else curriculum.GAME
    if asked.lines:
        from tui.lines.learning import learn

        loaded()
        _begin(request, settings, asked)
        return learn(kind, request.game, request.name, Words(settings.tongue(), settings.ascii_only(needs_ascii())))
    from tui.screens.home.commands import learn as show

    return _run(request, settings, asked, lambda app: show(app, request.game, kind if asked.exercises else ""))


def _list_unfinished(request: LaunchRequest, asked: argparse.Namespace, words: Words) -> int:
    from .unfinished import list_unfinished

    with _journal(asked) as journal:
        return list_unfinished(journal, request.do == "solo", words)


def _journal(asked: argparse.Namespace) -> Journal:
    from netplay.journal.journal import Journal, journal_path

    said = getattr(asked, "journal", None)
    return Journal(Path(said) if said else journal_path())


def _saves(request: LaunchRequest, asked: argparse.Namespace) -> bool:
    """True if the games of a table that is opened here are saved."""
    return request.resume is not None or not getattr(asked, "no_journal", False)


def _begin(request: LaunchRequest, settings: Settings, asked: argparse.Namespace) -> None:
    """Starts the log, and applies what the command line says of the settings, for this run only."""
    from netplay.failures import log_to_file

    log_to_file()
    name = request.name if asked.name is not None else None
    characters = None if asked.ascii is None else "ascii" if asked.ascii else "unicode"
    settings.for_now(name=name, language=asked.lang, characters=characters)


def loaded() -> None:
    """Turns garbage collection on, once all modules are imported; it skips the objects that exist by now."""
    gc.freeze()
    gc.enable()


def _run_in_lines(request: LaunchRequest, settings: Settings, asked: argparse.Namespace) -> int:
    from tui.lines.console import run

    loaded()
    _begin(request, settings, asked)
    words = Words(settings.tongue(), settings.ascii_only(needs_ascii()))
    for sentence in core.games.broken():
        complain(plain_text.clean(words.sentence(sentence)))
    with ExitStack() as stack:
        journal = stack.enter_context(_journal(asked)) if _saves(request, asked) else None
        return run(request, words, journal, bool(settings.lone_done))


def _run(
    request: LaunchRequest, settings: Settings, asked: argparse.Namespace,
    then: Callable[[RoundTable], None] = lambda app: None,
) -> int:  # fmt: skip
    """Runs the app; `then` is called with it once it stands. Until then nothing is garbage."""
    from tui.app.app import RoundTable

    _begin(request, settings, asked)
    with ExitStack() as stack:
        journal = (lambda: stack.enter_context(_journal(asked))) if _saves(request, asked) else None
        app = RoundTable(request, settings).saving_in(journal)

        def started() -> None:
            loaded()
            then(app)

        app.launcher.started = started
        sentence = app.run()
    if sentence:
        complain(plain_text.clean(sentence))
    return app.return_code or 0
