"""`python -m netplay`: a table without a screen, for a machine that only hosts.

Knows: the command line, the server.
Must not know: Textual.
"""

from __future__ import annotations

import argparse
import errno
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator

import trio

import core

from .server import PORT, Server, lan_address
from .table import Table


def arguments() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(prog="python -m netplay", description="Host a Round Table without a screen.")
    parser.add_argument("--port", type=int, default=PORT, help=f"where to listen (default {PORT}; 0: any free port)")
    parser.add_argument("--bind", default=None, metavar="ADDRESS", help="listen on this address only")
    parser.add_argument("--table", default="Round Table", metavar="NAME", help="what the table is called")
    parser.add_argument("--game", choices=core.IDS, default=core.IDS[0], help="the game to begin with")
    parser.add_argument("--pace", type=float, default=0.8, metavar="SECONDS", help="how long a bot takes (0.8)")
    return parser


def why_no_port(port: int, error: OSError) -> str:
    """The sentence for a port that cannot be listened on."""
    if not 0 <= port < 65536:
        return f"There is no port {port}: ports go from 0 to 65535, and 0 is any that is free."
    if isinstance(error, PermissionError):
        return f"Port {port} needs special rights. Choose one above 1023, such as --port {PORT}."
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return "That address is not one of this machine. Without --bind the table listens on all of them."
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} cannot be used: another program has it. Choose another, or --port 0 for any that is free."
    return f"Port {port} cannot be used: {error.strerror or 'the system does not say why'}. Try --port 0."


async def host(asked: argparse.Namespace) -> int:
    """Serve until interrupted; the exit status."""
    server = Server(Table(asked.table, asked.game), pace=max(0.0, asked.pace))
    with trio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
        return await serve(server, asked, signals)


async def serve(server: Server, asked: argparse.Namespace, signals: AsyncIterator[int]) -> int:
    """Serve until one of the signals comes; the exit status."""
    async with trio.open_nursery() as nursery:
        try:
            port = await nursery.start(server.serve, asked.bind, asked.port)
        except (OSError, OverflowError) as error:
            print(why_no_port(asked.port, error if isinstance(error, OSError) else OSError()), file=sys.stderr)
            return 1
        print(f"The table is open. Friends join with: python -m tui join {reachable(asked.bind, port)}", flush=True)
        print("The first to join is the host. Ctrl-C closes the table.", flush=True)
        await anext(signals)
        nursery.cancel_scope.cancel()
    print("The table is closed.")
    return 0


def reachable(bind: str | None, port: int) -> str:
    """What friends type to get here."""
    address = lan_address() if bind in (None, "", "0.0.0.0", "::") else bind
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def main() -> int:
    logging.basicConfig(format="%(levelname)s %(message)r")
    return trio.run(host, arguments().parse_args())


if __name__ == "__main__":
    sys.exit(main())
