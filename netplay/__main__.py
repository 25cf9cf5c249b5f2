"""`python -m netplay`: a table without a screen, for a machine that only hosts.

Knows: the command line, the server.
Must not know: Textual.
"""

from __future__ import annotations

import argparse
import logging
import sys

import trio

import core

from .server import PORT, Server, lan_address
from .table import Table
from .wire import clean


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
    if isinstance(error, PermissionError):
        return f"Port {port} needs special rights. Choose one above 1023, such as --port {PORT}."
    return f"Port {port} cannot be used: another program has it, or the address is not of this machine. Try --port 0."


async def host(asked: argparse.Namespace) -> int:
    """Serve until interrupted; the exit status."""
    server = Server(Table(clean(asked.table, 30) or "Round Table", asked.game), pace=max(0.0, asked.pace))
    async with trio.open_nursery() as nursery:
        try:
            port = await nursery.start(server.serve, asked.bind, asked.port)
        except (OSError, OverflowError) as error:
            print(why_no_port(asked.port, error if isinstance(error, OSError) else OSError()), file=sys.stderr)
            return 1
        print(
            f"The table is open. Friends join with: python -m tui join {asked.bind or lan_address()}:{port}", flush=True
        )
        print("The first to join is the host. Ctrl-C closes the table.", flush=True)
    return 0


def main() -> int:
    logging.basicConfig(format="%(levelname)s %(message)r")
    try:
        return trio.run(host, arguments().parse_args())
    except KeyboardInterrupt:
        print("The table is closed.")
        return 0


if __name__ == "__main__":
    sys.exit(main())
