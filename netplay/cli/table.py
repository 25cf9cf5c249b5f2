"""The command `table`: serves one table from a process without a screen until it is interrupted.

Knows: the server, the journal, signals, what the host is told.
Must not know: Textual, how arguments are written.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import trio

from netplay.addresses import PORT, reachable, why_no_port
from netplay.console import complain, password_typed, tell, tell_table
from netplay.discovery.advertise import advertise
from netplay.game.saved import CannotResume
from netplay.invocation import command
from netplay.journal.entry import LISTED, NOTHING_UNFINISHED, listed
from netplay.journal.journal import Journal, journal_path
from netplay.journal.schema import NotSaved
from netplay.journal.writer import JournalWriter
from netplay.phrases.phrase import language_of
from netplay.ports import why_not_opened
from netplay.protocol import codec
from netplay.server.garbage import collect_seldom
from netplay.server.privacy import NoRelay, open_relay, protect, told_address, told_relay
from netplay.server.server import Server
from netplay.server.ways_in import tell_address
from netplay.table.table import Table

from .arguments import settings_from, understood
from .doors import Ports, open_doors, ports_from


def main(said: Sequence[str]) -> int:
    """Serves a table, or lists the unfinished games. Returns the exit status."""
    asked = understood(said)
    if asked.resume == "list":
        return list_unfinished(asked.journal or journal_path())
    return trio.run(host, asked)


async def host(asked: argparse.Namespace) -> int:
    """Serves until a signal comes. Returns the exit status."""
    with Journal(asked.journal or journal_path()) as journal:
        try:
            server, port = opened(asked, journal)
        except CannotResume as error:
            complain(codec.clean(str(error)))
            return 1
        if sentence := _why_not_opened(asked, port):
            complain(codec.clean(sentence))
            return 1
        password = password_typed("Password of the table: ") if asked.password else ""
        if password is None:
            complain("No password was typed, so the table is not opened.")
            return 1
        _set(server.table, asked, password)
        with trio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
            return await serve(server, port, signals, ports_from(asked, server.table.place.bind or None))


def _why_not_opened(asked: argparse.Namespace, port: int) -> str | None:
    """Returns why the table or a door cannot be opened; None if they can. A resumed table may be bound to an address of
    its own, so it is not tried."""
    if asked.resume is not None and asked.bind is None:
        return None
    return why_not_opened(asked.bind, port, asked.ssh, asked.web)


def opened(asked: argparse.Namespace, journal: Journal) -> tuple[Server, int]:
    """Returns the server and its port: that of a resumed game, unless another is given. Raises CannotResume, also if
    the file for new games is no journal."""
    usual = PORT if asked.port is None else asked.port
    if asked.resume is not None:
        entry, table = journal.resume(asked.resume, False, trio.current_time)
        port = entry.port if asked.port is None else usual
        return Server(table, pace=asked.pace, writer=JournalWriter(journal, table)), port
    table = Table(asked.table, asked.game, now=trio.current_time)
    if asked.no_journal:
        return Server(table, pace=asked.pace), usual
    with contextlib.suppress(NotSaved):
        journal.check()
    return Server(table, pace=asked.pace, writer=JournalWriter(journal, table)), usual


def _set(table: Table, asked: argparse.Namespace, password: str) -> None:
    """Applies the settings of the command line to a table before it is served."""
    table.settings = settings_from(table.settings, asked)
    table.place = table.place.anew(asked.bind or "", asked.quiet, asked.relay or "")
    language = asked.lang or language_of(os.environ, sys.stdout.encoding or "ascii")
    protect(table, password, language, phrase=asked.private)


async def serve(server: Server, wanted: int, signals: AsyncIterator[int], ports: Ports) -> int:
    """Serves on this port, with doors, until one of the signals comes. Returns the exit status."""
    async with trio.open_nursery() as nursery:
        port = await _listen(server, wanted, nursery)
        ways = None if port is None else await _open_relay(server, nursery)
        doors = None if ways is None else await open_doors(server, ports, nursery)
        if port is None or ways is None or doors is None:
            nursery.cancel_scope.cancel()
            return 1
        tell_address(server, reachable(server.table.place.bind or None, port))
        if not server.table.place.quiet:
            nursery.start_soon(advertise, server)
        nursery.start_soon(collect_seldom)
        _tell_opened(server, port, [*ways, *doors])
        await anext(signals)
        nursery.cancel_scope.cancel()
    tell("The table is closed.")
    return 0


async def _listen(server: Server, wanted: int, nursery: trio.Nursery) -> int | None:
    """Returns the port that the server listens on; None if it cannot, which is told."""
    try:
        return await nursery.start(server.serve, server.table.place.bind or None, wanted)
    except (OSError, OverflowError) as error:
        complain(why_no_port(wanted, error if isinstance(error, OSError) else OSError()))
        return None


async def _open_relay(server: Server, nursery: trio.Nursery) -> list[str] | None:
    """Opens a room at the relay, if one was named. Returns the line that tells friends so; None if that fails, which is
    told."""
    try:
        await open_relay(server, nursery, lambda: None)
    except NoRelay as error:
        complain(codec.clean(error.sentence))
        return None
    relayed = told_relay(server.table)
    return [f"From anywhere: {command('join', relayed)}"] if relayed else []


def _tell_opened(server: Server, port: int, doors: list[str]) -> None:
    """Tells the host how friends join."""
    address = told_address(server.table, reachable(server.table.place.bind or None, port))
    tell(f"The table is open. Friends join with: {command('join', address)}")
    for line in doors:
        tell(line)
    tell(f"The host adds to that: --seat {server.table.host_code()}")
    tell("This code works once. Ctrl-C closes the table.")
    if server.table.admission.has_password and not server.table.place.phrase:
        tell("Newcomers need its password.")


def list_unfinished(path: Path) -> int:
    """Prints a row for each unfinished game. Returns the exit status."""
    with Journal(path) as journal:
        try:
            found = journal.unfinished(alone=False)
        except (CannotResume, NotSaved) as error:
            sentence = journal.unreadable(error) if isinstance(error, NotSaved) else error
            complain(codec.clean(str(sentence)))
            return 1
    if found:
        tell_table(LISTED, [*map(listed, found)])
    else:
        complain(NOTHING_UNFINISHED)
    return 0
