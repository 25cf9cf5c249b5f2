"""`python -m netplay`: a table without a screen, for a machine that only hosts.

Knows: the command line, the server.
Must not know: Textual.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import AsyncIterator

import trio

import core

from .address import PORT, lan_address, why_no_port
from .failures import log_to_stderr
from .server import Server
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


async def host(asked: argparse.Namespace) -> int:
    """Serve until interrupted; the exit status."""
    server = Server(Table(asked.table, asked.game, now=trio.current_time), pace=max(0.0, asked.pace))
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
        print(f"The table is open. Friends join with: ./scripts/play join {reachable(asked.bind, port)}", flush=True)
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
    log_to_stderr()
    return trio.run(host, arguments().parse_args())


if __name__ == "__main__":
    sys.exit(main())
