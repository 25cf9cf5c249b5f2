"""The command line of `python -m netplay`: a table without a screen, for a machine that only hosts.

Knows: the command line, the server.
Must not know: Textual.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import get_args

import trio
from msgspec.structs import replace

import core

from . import door_launcher
from .addresses import (
    PORT,
    SSH_PORT,
    WEB_PORT,
    reachable,
    reached_at,
    why_no_port,
)
from .audit.verdict import Verdict
from .audit.verification import verify, verify_saved
from .console import Parser, password_typed, tell, tell_table
from .discovery.advertise import advertise
from .failures import log_to_stderr
from .game.bot_seats import PACE
from .game.saved import CannotResume
from .journal.entry import LISTED, NOTHING_UNFINISHED, listed
from .journal.journal import Journal, journal_path
from .journal.schema import NotSaved
from .journal.writer import JournalWriter
from .protocol import codec
from .protocol.messages import LONGEST, SHORTEST, House, SpectatorPolicy, is_limit
from .server.server import Server
from .table.table import Table


def arguments() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    more = "`python -m netplay verify FILE` checks deals; `python -m netplay bot HOST:PORT` lets your program play."
    about = "Host a Round Table without a screen."
    parser = Parser(prog="python -m netplay", description=about, epilog=more)
    parser.add_argument("word", nargs="?", choices=core.IDS, metavar="GAME", help=", ".join(core.IDS))
    parser.add_argument("--port", type=int, help=f"where to listen (default {PORT}; 0: any free port)")
    parser.add_argument("--bind", default=None, metavar="ADDRESS", help="listen on this address only")
    parser.add_argument("--table", default="Round Table", metavar="NAME", help="what the table is called")
    parser.add_argument("--game", choices=core.IDS, help="the game to begin with")
    parser.add_argument(
        "--pace", type=_pace, default=PACE, metavar="SECONDS", help=f"a bot takes so long at least ({PACE})"
    )
    resume = "go on with an unfinished game: the last one, or the one whose ID begins like this; `list` shows them"
    parser.add_argument("--resume", nargs="?", const="", metavar="ID", help=resume)
    parser.add_argument("--journal", type=Path, metavar="PATH", help=f"the file that games are saved in ({_usual()})")
    parser.add_argument(
        "--password", action="store_true", help="newcomers need a password, which you are asked for now"
    )
    ask = "the host is asked before somebody sits"
    parser.add_argument("--ask", action=argparse.BooleanOptionalAction, help=ask)
    looking = "whether people may watch and talk (the usual), watch in silence, or not watch at all"
    parser.add_argument("--spectators", choices=get_args(SpectatorPolicy), help=looking)
    clock = "how long a decision may take: then a bot plays this one move (0: as long as it takes)"
    parser.add_argument("--clock", type=_limit, metavar="SECONDS", help=clock)
    away = "a bot sits in for a player who has been away for so long (0: only by hand)"
    parser.add_argument("--stand-in", type=_limit, metavar="SECONDS", help=away)
    hints = "whether people may ask what a knight would do (h in a game)"
    parser.add_argument("--hints", action=argparse.BooleanOptionalAction, help=hints)
    parser.add_argument("--quiet", action="store_true", help="do not announce the table on the local network")
    parser.add_argument("--no-journal", action="store_true", help="save no new game")
    ssh = f"also open an ssh door, where friends sit down with ssh alone (port {SSH_PORT}, or the one given)"
    parser.add_argument("--ssh", nargs="?", type=int, const=SSH_PORT, metavar="PORT", help=ssh)
    web = f"also open a door for browsers (port {WEB_PORT}, or the one given); nothing there is encrypted"
    parser.add_argument("--web", nargs="?", type=int, const=WEB_PORT, metavar="PORT", help=web)
    return parser


def understood(said: list[str]) -> argparse.Namespace:
    """The same, taken apart: a game may be a word or an option, and is the first one if none was said. Exits with a
    sentence."""
    parser = arguments()
    asked = parser.parse_args(said)
    if None not in (asked.word, asked.game) and asked.word != asked.game:
        parser.error(f"two games were named, {asked.word} and {asked.game}; please name one")
    asked.game = asked.word or asked.game or core.IDS[0]
    return asked


def _usual() -> str:
    """Where games are saved if nobody says otherwise, as a help takes it."""
    return str(journal_path()).replace("%", "%%")


async def host(asked: argparse.Namespace) -> int:
    """Serve until interrupted; the exit status."""
    with Journal(asked.journal or journal_path()) as journal:
        try:
            server, port = opened(asked, journal)
        except CannotResume as error:
            print(codec.clean(str(error)), file=sys.stderr)
            return 1
        password = password_typed("Password of the table: ") if asked.password else ""
        if password is None:
            print("No password was typed, so the table is not opened.", file=sys.stderr)
            return 1
        table = server.table
        table.door.house = house_of(table.door.house, asked)
        table.place = table.place.anew(asked.bind or "", asked.quiet)
        if password:
            table.door.close_with(password)
        with trio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
            return await serve(server, port, signals, asked.ssh, asked.web)


def _limit(said: str) -> int:
    """Seconds of a limit, 0 for none. Raises ArgumentTypeError."""
    if not (said.isdecimal() and len(said) < 10 and is_limit(int(said))):
        raise argparse.ArgumentTypeError(f"{said!r} is neither 0 nor a number from {SHORTEST} to {LONGEST}")
    return int(said)


def _pace(said: str) -> float:
    """Seconds, from none to an hour. Raises ArgumentTypeError."""
    with contextlib.suppress(ValueError):
        if 0 <= (pace := float(said)) <= 3600:
            return pace
    raise argparse.ArgumentTypeError(f"{said!r} is not a number from 0 to 3600")


def house_of(before: House, asked: argparse.Namespace) -> House:
    """The rules of the house: those that were said, and else those of before."""
    said = {"ask": asked.ask, "watch": asked.spectators, "clock": asked.clock, "stand_in": asked.stand_in}
    said["hints"] = asked.hints
    return replace(before, **{name: rule for name, rule in said.items() if rule is not None})


def opened(asked: argparse.Namespace, journal: Journal) -> tuple[Server, int]:
    """The server that is asked for, and the port: that of the game which is gone on with, unless another is said.
    Raises CannotResume, also if games would be saved in a file that is no journal."""
    usual = PORT if asked.port is None else asked.port
    if asked.resume is not None:
        entry, table = journal.resume(asked.resume, False, trio.current_time)
        port = entry.port if asked.port is None else usual
        return Server(table, pace=asked.pace, scribe=JournalWriter(journal, table)), port
    table = Table(asked.table, asked.game, now=trio.current_time)
    if asked.no_journal:
        return Server(table, pace=asked.pace), usual
    with contextlib.suppress(NotSaved):
        journal.check()
    return Server(table, pace=asked.pace, scribe=JournalWriter(journal, table)), usual


async def serve(
    server: Server, wanted: int, signals: AsyncIterator[int], ssh: int | None = None, web: int | None = None
) -> int:
    """Serve until one of the signals comes; the exit status. `ssh`, `web`: the ports of the doors that there are to
    be."""
    code, bind = server.table.host_code(), server.table.place.bind or None
    async with trio.open_nursery() as nursery:
        try:
            port = await nursery.start(server.serve, bind, wanted)
        except (OSError, OverflowError) as error:
            print(why_no_port(wanted, error if isinstance(error, OSError) else OSError()), file=sys.stderr)
            return 1
        doors = await open_doors(server, bind, {open_ssh: ssh, open_web: web}, nursery)
        if doors is None:
            nursery.cancel_scope.cancel()
            return 1
        if not server.table.place.quiet:
            nursery.start_soon(advertise, server)
        tell(f"The table is open. Friends join with: ./scripts/play join {reachable(bind, port)}")
        for line in doors:
            tell(line)
        tell(f"The host adds to that: --seat {code}")
        tell("This code works once. Ctrl-C closes the table.")
        if server.table.door.locked:
            tell("Newcomers need its password.")
        await anext(signals)
        nursery.cancel_scope.cancel()
    tell("The table is closed.")
    return 0


Opens = Callable[[Server, str | None, int, trio.Nursery], Awaitable[list[str] | None]]


async def open_doors(
    server: Server, bind: str | None, wished: Mapping[Opens, int | None], nursery: trio.Nursery
) -> list[str] | None:
    """Open those doors of the table for which there is a port; lines that say where they are. None if one cannot be
    opened, which is said."""
    lines: list[str] = []
    for open_door, port in wished.items():
        if port is not None:
            opened = await open_door(server, bind, port, nursery)
            if opened is None:
                return None
            lines += opened
    return lines


async def open_ssh(server: Server, bind: str | None, wanted: int, nursery: trio.Nursery) -> list[str] | None:
    """Open the ssh door of the table; lines that say where it is. None if there is none, which is said."""
    door = await open_beside(server, bind, wanted, nursery, door_launcher.SSH_DOOR)
    host = reachable(bind, 0).rpartition(":")[0].strip("[]")
    return door and [
        f"With nothing installed, friends type: ssh -p {door.port} NAME@{host}",
        f"The key of that door: {door.fingerprint}",
    ]


async def open_web(server: Server, bind: str | None, wanted: int, nursery: trio.Nursery) -> list[str] | None:
    """The same of its door for browsers."""
    door = await open_beside(server, bind, wanted, nursery, door_launcher.WEB_DOOR)
    return door and [f"In a browser, friends open: http://{reachable(bind, door.port)}"]


async def open_beside(
    server: Server, bind: str | None, wanted: int, nursery: trio.Nursery, program: tuple[str, ...]
) -> door_launcher.Opened | None:
    """Open a door of the table. None if there is none, which is said."""
    salt, lock = server.table.door.lock
    asked = door_launcher.Wanted(reached_at(bind), server.port, server.table.id, bind, wanted, salt=salt, lock=lock)
    try:
        return await nursery.start(keep_door, asked, program)
    except door_launcher.NoDoor as error:
        print(codec.clean(error.sentence), file=sys.stderr)
        return None


async def keep_door(
    asked: door_launcher.Wanted, program: tuple[str, ...], task_status: trio.TaskStatus[door_launcher.Opened]
) -> None:
    """A door, for as long as it is there; when it is gone before the table, that is said."""
    await door_launcher.keep_open(asked, program, task_status)
    who = "with nothing but ssh" if program == door_launcher.SSH_DOOR else "with a browser"
    tell(f"A door has closed by itself: nobody comes in {who} any more. Friends still join with ./scripts/play join.")


def list_unfinished(path: Path) -> int:
    """Print the unfinished games, a row each; the exit status."""
    with Journal(path) as journal:
        try:
            found = journal.unfinished(alone=False)
        except (CannotResume, NotSaved) as error:
            sentence = journal.unreadable(error) if isinstance(error, NotSaved) else error
            print(codec.clean(str(sentence)), file=sys.stderr)
            return 1
    if found:
        tell_table(LISTED, [*map(listed, found)])
    else:
        print(NOTHING_UNFINISHED, file=sys.stderr)
    return 0


def verifying() -> argparse.ArgumentParser:
    """What can be said after `verify`."""
    about = "Check whether the deals of saved games were fair: of games hosted here, and of those we were guests at."
    parser = Parser(prog="python -m netplay verify", description=about)
    parser.add_argument(
        "file", type=Path, metavar="FILE", help=f"the journal that the games are saved in, such as {_usual()}"
    )
    parser.add_argument("id", nargs="?", default="", metavar="ID", help="only games whose table's ID begins like this")
    return parser


UNCHECKED = {
    "journal-foreign": "{path} is no journal of Round Table. Please name the file that the games are saved in.",
    "journal-newer": "The journal {path} was written by a newer release. Please check it with that one.",
    "journal-damaged": "The journal {path} is damaged: what is in it cannot be checked.",
}
"""What is said of files that are to be checked, in place of what helps who wants to play."""


def check_all(path: Path, wanted: str) -> int:
    """Print for each saved game whether its deal was fair, and what was checked; 1 if one was not, or none can be
    read."""
    with Journal(path) as journal:
        try:
            if journal.there():
                return _print_checked(journal, wanted)
            sentence = f"There is no file {path}."
        except CannotResume as error:
            sentence = UNCHECKED.get(error.sentence.code, "").format(path=path) or str(error)
        except NotSaved as error:
            sentence = str(journal.unreadable(error))
    print(codec.clean(sentence), file=sys.stderr)
    return 1


def _print_checked(journal: Journal, wanted: str) -> int:
    """Raises NotSaved or CannotResume."""
    worst, count = 0, 0
    for title, verdict in checked(journal, wanted):
        count += 1
        worst = max(worst, int(verdict.fair is False))
        print(codec.clean(f"{title}: {verdict.sentence}"))
        for line in verdict.checked:
            print(f"    {codec.clean(line)}")
    if not count:
        print("There is no such game in that file.", file=sys.stderr)
    return worst if count else 1


def checked(journal: Journal, wanted: str) -> Iterator[tuple[str, Verdict]]:
    """The games of a journal, and what is to be said of each."""
    for entry in journal.all_dealt():
        if entry.id.startswith(wanted):
            title = f"{entry.id}, {entry.game}, hosted here, {entry.steps} steps, {', '.join(entry.players)}"
            yield title, _said(lambda entry=entry: verify_saved(journal.read(entry.id).play, entry.players))
    for told in journal.all_told():
        if told.table.startswith(wanted):
            title = (
                f"{told.table}, {told.began.game}, at {told.name}, {len(told.reports)} steps, {', '.join(told.names)}"
            )
            yield title, _said(lambda told=told: verify(told))


def _said(check: Callable[[], Verdict]) -> Verdict:
    """Of one that is damaged, or of other rules, it is said what keeps it from being checked. Raises NotSaved."""
    try:
        return check()
    except CannotResume as error:
        return Verdict(False, error.sentence.code, error.sentence)


def main() -> int:
    log_to_stderr()
    if sys.argv[1:2] == ["verify"]:
        said = verifying().parse_args(sys.argv[2:])
        return check_all(said.file, said.id)
    if sys.argv[1:2] == ["bot"]:
        from .bots.external_bot import main as visit

        return visit(sys.argv[2:])
    asked = understood(sys.argv[1:])
    if asked.resume == "list":
        return list_unfinished(asked.journal or journal_path())
    return trio.run(host, asked)
