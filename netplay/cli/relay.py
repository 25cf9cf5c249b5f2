"""The command `relay`: passes bytes on between hosts and guests behind routers, until it is interrupted.

Knows: the relay, signals, what the person who runs it is told.
Must not know: tables.
"""

from __future__ import annotations

import argparse
import signal
from collections.abc import Sequence

import trio

from netplay.addresses import RELAY_PORT, reachable, why_no_port
from netplay.console import Parser, complain, tell
from netplay.invocation import command, headless_command
from netplay.relay.relay import Relay


def main(said: Sequence[str]) -> int:
    """Runs a relay. Returns the exit status."""
    asked = arguments().parse_args(said)
    return trio.run(run, asked.bind, asked.port)


def arguments() -> argparse.ArgumentParser:
    """Returns the parser of the command."""
    about = "Pass encrypted lines on between hosts and guests who cannot reach each other. Nothing is kept."
    more = f"Hosts type: {command('host')} --relay THIS-MACHINE"
    parser = Parser(prog=headless_command("relay"), description=about, epilog=more)
    where = f"where to listen (default {RELAY_PORT}; 0: any free port)"
    parser.add_argument("port", nargs="?", type=int, default=RELAY_PORT, metavar="PORT", help=where)
    parser.add_argument("--bind", default=None, metavar="ADDRESS", help="listen on this address only")
    return parser


async def run(bind: str | None, wanted: int) -> int:
    """Serves until a signal comes. Returns the exit status."""
    relay = Relay()
    with trio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
        async with trio.open_nursery() as nursery:
            try:
                port = await nursery.start(relay.serve, bind, wanted)
            except (OSError, OverflowError) as error:
                complain(why_no_port(wanted, error if isinstance(error, OSError) else OSError()))
                return 1
            tell(f"The relay is open. Hosts type: {command('host', '--relay', reachable(bind, port))}")
            tell("It passes on what it cannot read, and keeps nothing. Ctrl-C closes it.")
            await anext(signals)
            nursery.cancel_scope.cancel()
    tell("The relay is closed.")
    return 0
