"""The command `hall`: serves many tables at one address, without a screen, until it is interrupted.

Knows: the hall, the server, the journal, signals, what the organiser is told.
Must not know: Textual, what happens at a table.
"""

from __future__ import annotations

import argparse
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import trio

import core
from netplay.addresses import PORT, CannotJoin, parse_address, reachable, why_no_port
from netplay.console import Parser, complain, password_typed, tell
from netplay.discovery.advertise import advertise
from netplay.game.pace import PACE
from netplay.game.saved import CannotResume
from netplay.hall.directory import Clocks, Directory
from netplay.hall.hall import Hall
from netplay.hall.tournaments import arena
from netplay.invocation import command, headless_command
from netplay.journal.hall_shelf import HallShelf
from netplay.journal.journal import Journal, journal_path
from netplay.journal.schema import KEPT_IN_HALL, NotSaved
from netplay.phrases.phrase import new_phrase
from netplay.ports import why_not_opened
from netplay.protocol import codec
from netplay.protocol.hall_messages import number_of
from netplay.protocol.refusal import Refusal
from netplay.server.computing import Computing
from netplay.server.garbage import collect_seldom
from netplay.server.limits import IN_HALL
from netplay.server.server import Server
from netplay.server.ways_in import tell_address
from netplay.table.people import load_looks

from .arguments import add_doors, check_doors, seconds_of_pace
from .doors import open_doors, ports_from
from .tournament_files import TournamentFiles

NAME = "Round Table"
Listened = Callable[[int, trio.Nursery], Awaitable[None]]
"""Called with the port once the server listens, and with the nursery that it runs in."""


def main(said: Sequence[str]) -> int:
    """Serves a hall. Returns the exit status."""
    parser = arguments()
    asked = parser.parse_args(said)
    check_doors(parser, asked)
    if asked.password and asked.private:
        parser.error("--private makes up a phrase, so it does not go with --password")
    if asked.store and asked.journal:
        parser.error("all tables are saved in one place: give --journal or --store")
    if asked.store and (sentence := why_no_store(asked.store)):
        parser.error(sentence)
    if asked.address:
        try:
            parse_address(asked.address, PORT)
        except CannotJoin as error:
            parser.error(error.sentence)
    return trio.run(run, asked)


def arguments() -> argparse.ArgumentParser:
    """Returns the parser of the command."""
    about = "Open a hall: many tables at one address. What was open is open again after a restart."
    parser = Parser(prog=headless_command("hall"), description=about)
    parser.add_argument("--name", metavar="NAME", help="what the hall is called")
    parser.add_argument("--port", type=int, default=PORT, help=f"where to listen (default {PORT}; 0: any free port)")
    parser.add_argument("--bind", default=None, metavar="ADDRESS", help="listen on this address only")
    parser.add_argument("--quiet", action="store_true", help="do not announce the hall on the local network")
    older = "keep a table of this game open for programs that know of no hall"
    parser.add_argument("--default", choices=core.IDS, metavar="GAME", help=f"{older}: {', '.join(core.IDS)}")
    parser.add_argument(
        "--password", action="store_true", help="newcomers need a password, which you are asked for now"
    )
    private = "make up a phrase that protects the hall: friends type it behind the address, and nobody can listen"
    parser.add_argument("--private", action="store_true", help=private)
    parser.add_argument(
        "--pace", type=seconds_of_pace, default=PACE, metavar="SECONDS", help=f"minimum seconds per bot move ({PACE})"
    )
    file = f"the file that all tables are saved in ({str(default_journal()).replace('%', '%%')})"
    parser.add_argument("--journal", type=Path, metavar="PATH", help=file)
    ladder = "hold an endless tournament of this game, a ladder for programs: netplay bot --arena"
    parser.add_argument("--arena", choices=core.IDS, metavar="GAME", help=ladder)
    store = "save all tables in this PostgreSQL database, which halls on several machines may share"
    parser.add_argument("--store", metavar="URL", help=f"{store}: postgresql://NAME@HOST/DATABASE")
    reached = "the address at which friends reach this machine (with --store; default: found out)"
    parser.add_argument("--address", metavar="HOST:PORT", help=reached)
    add_doors(parser)
    return parser


def default_journal() -> Path:
    """Returns the default path of the file of a hall."""
    return journal_path().with_name("hall.sqlite")


async def run(asked: argparse.Namespace) -> int:
    """Serves until a signal comes. Returns the exit status."""
    if sentence := why_not_opened(asked.bind, asked.port, asked.ssh, asked.web):
        return _fail(sentence)
    password = password_typed("Password of the hall: ") if asked.password else ""
    if password is None:
        return _fail("No password was typed, so the hall is not opened.")
    if asked.store:
        return await _run_shared(asked, password)
    with Journal(asked.journal or default_journal(), KEPT_IN_HALL) as journal:
        try:
            hall, shelf = opened(asked, journal)
        except CannotResume as error:
            return _fail(str(error))
        except NotSaved as error:
            return _fail(str(journal.unreadable(error)))
        _protect(hall, password, asked.private)
        try:
            if asked.arena:
                arena.hold(hall.desk, asked.arena)
        except Refusal as refusal:
            return _fail(str(refusal))
        shelf.note_open()
        server = Server(hall, IN_HALL, pace=asked.pace)
        server.writer_of = shelf.writer_of
        return await _until_signal(server, hall, asked)


async def _until_signal(server: Server, hall: Hall, asked: argparse.Namespace, listened: Listened | None = None) -> int:
    with trio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
        return await serve(server, hall, asked, signals, listened)


async def _run_shared(asked: argparse.Namespace, password: str) -> int:
    """Serves a hall whose tables are in a store that other processes share. Returns the exit status."""
    from netplay.postgresql.shared import SharedProcess  # needs the extra `hall`

    try:
        process = SharedProcess(asked.store, asked.name or "", Clocks(trio.current_time, time.time))
    except (CannotResume, NotSaved) as error:
        return _fail(f"The store cannot be used: {error}" if isinstance(error, NotSaved) else str(error))
    hall, server = process.hall, Server(process.hall, IN_HALL, pace=asked.pace)
    process.serve_by(server)
    hall.desk.audience.publish = TournamentFiles(default_journal()).publish
    hall.desk.arena = asked.arena or ""
    _protect(hall, password, asked.private)
    process.shelf.note_open()

    async def listened(port: int, nursery: trio.Nursery) -> None:
        await nursery.start(process.run, asked.address or reachable(asked.bind, port))
        if asked.default:
            hall.name_default(hall.directory.open(hall.name, asked.default, {}))
            server.deliver([])

    try:
        return await _until_signal(server, hall, asked, listened)
    finally:
        process.end()


def why_no_store(url: str) -> str:
    """Returns the sentence for a store that cannot be used; empty if it may be."""
    if not url.startswith(("postgresql://", "postgres://")):
        return "a store is given as postgresql://NAME@HOST/DATABASE"
    if find_spec("psycopg") is None:
        return "--store needs the package psycopg: pip install 'round-table[hall]', or pip install 'psycopg[binary]'"
    return ""


def opened(asked: argparse.Namespace, journal: Journal) -> tuple[Hall, HallShelf]:
    """Returns the hall of this journal, with all tables that were open; a new one if there is none. Raises CannotResume
    or NotSaved."""
    with suppress(NotSaved):
        journal.check()
    shelf = HallShelf(journal, trio.current_time)
    saved = shelf.saved_hall()
    directory = Directory(Clocks(trio.current_time, time.time), shelf=shelf)
    hall = Hall(asked.name or (saved.name if saved else NAME), directory, saved)
    if saved is not None:
        for id, row in shelf.rows(saved):
            directory.put_saved(id, row)
        with suppress(Refusal):  # a default table that is not there any more
            hall.name_default(directory.find(number_of(saved.default)))
    if asked.default and hall.table is None:
        hall.name_default(directory.open(hall.name, asked.default, {}))
    hall.desk.audience.publish = TournamentFiles(journal.path).publish
    hall.desk.lead()
    shelf.hall = hall
    return hall, shelf


def _protect(hall: Hall, password: str, private: bool) -> None:
    """Sets the password that was typed; or makes up a phrase, unless the hall has one already."""
    if password:
        hall.protect(password)
    elif private and not hall.phrase:
        hall.protect(new_phrase("en"), is_phrase=True)


async def serve(
    server: Server, hall: Hall, asked: argparse.Namespace, signals: AsyncIterator[int],
    listened: Listened | None = None,
) -> int:  # fmt: skip
    """Serves until one of the signals comes; `listened` is called before anybody is told. Returns the exit status."""
    load_looks()
    async with trio.open_nursery() as nursery:
        hall.desk.compute = Computing(nursery, server.deliver).compute
        try:
            port = await nursery.start(server.serve, asked.bind, asked.port)
        except (OSError, OverflowError) as error:
            return _fail(why_no_port(asked.port, error if isinstance(error, OSError) else OSError()))
        if listened is not None:
            await listened(port, nursery)
        ports = ports_from(asked, asked.bind)
        if not hall.admission.has_password:  # names behind a password are for those who know it
            ports = ports._replace(results=str(TournamentFiles(asked.journal or default_journal()).folder))
        doors = await open_doors(server, ports, nursery)
        if doors is None:
            nursery.cancel_scope.cancel()
            return 1
        hall.web = next(iter(server.web_urls), "")
        tell_address(server, asked.address or reachable(asked.bind, port))
        if not asked.quiet:
            nursery.start_soon(advertise, server)
        nursery.start_soon(collect_seldom)
        nursery.start_soon(partial(trio.to_thread.run_sync, load_packages, abandon_on_cancel=True))
        _tell_opened(hall, asked.address or reachable(asked.bind, port), doors)
        await anext(signals)
        nursery.cancel_scope.cancel()
    tell("The hall is closed.")
    return 0


def load_packages() -> None:
    """Loads the packages of tournaments, where they are installed: it takes up to a second, in which the first round
    would hold up all tables."""
    for name in ("networkx", "openskill.models"):
        with suppress(ImportError):
            import_module(name)


def _tell_opened(hall: Hall, reached: str, doors: list[str]) -> None:
    """Tells the organiser how friends join at the address by which the hall is reached, and how many tables have come
    back."""
    address = f"{reached} {hall.phrase}".strip()
    tell(f"The hall is open. Friends join with: {command('join', address)}")
    for line in doors:
        tell(line)
    if tables := len(hall.directory.identities):
        tell(f"Tables: {tables}.")
    tell(f"The organiser adds to that: --seat {hall.reception.organiser_code()}")
    tell("This code works once. Ctrl-C closes the hall; its tables are kept.")
    if hall.admission.has_password and not hall.phrase:
        tell("Newcomers need its password.")


def _fail(sentence: str) -> int:
    """Tells why there is no hall. Returns the exit status."""
    complain(codec.clean(str(sentence)))
    return 1
