"""The arguments of a table without a screen, and how they are parsed.

Knows: options, their values and their help; the settings of a table.
Must not know: the server.
"""

from __future__ import annotations

import argparse
import contextlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

from msgspec.structs import replace

import core
from netplay.addresses import PORT, SSH_PORT, WEB_PORT, CannotJoin, web_url
from netplay.console import Parser
from netplay.game.pace import PACE
from netplay.invocation import headless_command
from netplay.journal.journal import journal_path
from netplay.phrases.phrase import LISTS
from netplay.protocol.messages import LONGEST, SHORTEST, SpectatorPolicy, TableSettings, is_limit


def understood(said: Sequence[str]) -> argparse.Namespace:
    """Returns the parsed command line. A game may be a word or an option; without one it is the first. Exits with a
    sentence on a mistake."""
    parser = arguments()
    asked = parser.parse_args(said)
    if None not in (asked.word, asked.game) and asked.word != asked.game:
        parser.error(f"two games were named, {asked.word} and {asked.game}; please name one")
    asked.game = asked.word or asked.game or core.IDS[0]
    if asked.password and (asked.private or asked.relay):
        parser.error("--private and --relay make up a phrase, so they do not go with --password")
    check_doors(parser, asked)
    return asked


def check_doors(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> None:
    """Completes what the command line says of the door for browsers. Exits with a sentence on a mistake."""
    if (asked.web_cert is None) != (asked.web_key is None):
        parser.error("--web-cert and --web-key go together: a certificate and its key")
    if (asked.web_name or asked.web_cert) and asked.web is None:
        asked.web = WEB_PORT


def arguments() -> argparse.ArgumentParser:
    """Returns the parser of the command `table`."""
    checks, lets = headless_command("verify"), headless_command("bot")
    more = f"`{checks} FILE` checks deals; `{lets} HOST:PORT` lets your program play."
    about = "Host a Round Table without a screen."
    parser = Parser(prog=headless_command("table"), description=about, epilog=more)
    parser.add_argument("word", nargs="?", choices=core.IDS, metavar="GAME", help=", ".join(core.IDS))
    for add in (_add_address, _add_game, _add_journal, _add_settings, add_doors):
        add(parser)
    return parser


def _add_address(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, help=f"where to listen (default {PORT}; 0: any free port)")
    parser.add_argument("--bind", default=None, metavar="ADDRESS", help="listen on this address only")
    parser.add_argument("--quiet", action="store_true", help="do not announce the table on the local network")


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--table", default="Round Table", metavar="NAME", help="what the table is called")
    parser.add_argument("--game", choices=core.IDS, help="the game to begin with")
    parser.add_argument(
        "--pace", type=seconds_of_pace, default=PACE, metavar="SECONDS", help=f"minimum seconds per bot move ({PACE})"
    )


def _add_journal(parser: argparse.ArgumentParser) -> None:
    resume = "resume an unfinished game: the last one, or the one whose ID begins like this; `list` shows them"
    parser.add_argument("--resume", nargs="?", const="", metavar="ID", help=resume)
    file = f"the file that games are saved in ({default_journal()})"
    parser.add_argument("--journal", type=Path, metavar="PATH", help=file)
    parser.add_argument("--no-journal", action="store_true", help="save no new game")


def default_journal() -> str:
    """Returns the path of the default journal, escaped for a help text of argparse."""
    return str(journal_path()).replace("%", "%%")


def _add_settings(parser: argparse.ArgumentParser) -> None:
    switch: Any = argparse.BooleanOptionalAction
    password = "newcomers need a password, which you are asked for now"
    parser.add_argument("--password", action="store_true", help=password)
    private = "make up a phrase that protects the table: friends type it behind the address, and nobody can listen"
    parser.add_argument("--private", action="store_true", help=private)
    language = "the language of the phrase (default: that of the environment)"
    parser.add_argument("--lang", choices=sorted(LISTS), help=language)
    relay = "friends come through this relay, also those behind routers; makes up a phrase, too"
    parser.add_argument("--relay", metavar="ADDRESS", help=relay)
    parser.add_argument("--ask", action=switch, help="the host is asked before a newcomer sits down")
    looking = "whether spectators may watch and talk (default), watch in silence, or not watch at all"
    parser.add_argument("--spectators", choices=get_args(SpectatorPolicy), help=looking)
    clock = "seconds that a decision may take: then a bot plays this one move (0: without limit)"
    parser.add_argument("--clock", type=_limit, metavar="SECONDS", help=clock)
    away = "a bot stands in for a player who has been away for so many seconds (0: only manually)"
    parser.add_argument("--stand-in", type=_limit, metavar="SECONDS", help=away)
    hints = "whether players may ask what a knight would do (h in a game)"
    parser.add_argument("--hints", action=switch, help=hints)


def add_doors(parser: argparse.ArgumentParser) -> None:
    """Adds the options of the doors."""
    ssh = f"also open an ssh door, where friends sit down with ssh alone (port {SSH_PORT}, or the one given)"
    parser.add_argument("--ssh", nargs="?", type=int, const=SSH_PORT, metavar="PORT", help=ssh)
    web = f"also open a door for browsers (port {WEB_PORT}, or the one given); encrypted with --web-cert only"
    parser.add_argument("--web", nargs="?", type=int, const=WEB_PORT, metavar="PORT", help=web)
    certificate = "the file of a certificate, with which that door speaks https (with --web-key)"
    parser.add_argument("--web-cert", type=os.path.abspath, metavar="FILE", help=certificate)
    parser.add_argument("--web-key", type=os.path.abspath, metavar="FILE", help="the file of its key")
    name = "a name or address by which browsers reach that door through a proxy, such as https://table.example"
    parser.add_argument("--web-name", type=_web_name, action="append", default=[], metavar="NAME", help=name)


def _web_name(said: str) -> str:
    """Returns the address by which browsers reach the door. Raises ArgumentTypeError."""
    try:
        return web_url(said)
    except CannotJoin as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _limit(said: str) -> int:
    """Returns the seconds of a time limit, 0 for none. Raises ArgumentTypeError."""
    if not (said.isdecimal() and len(said) < 10 and is_limit(int(said))):
        raise argparse.ArgumentTypeError(f"{said!r} is neither 0 nor a number from {SHORTEST} to {LONGEST}")
    return int(said)


def seconds_of_pace(said: str) -> float:
    """Returns the seconds that a bot takes, at most an hour. Raises ArgumentTypeError."""
    with contextlib.suppress(ValueError):
        if 0 <= (pace := float(said)) <= 3600:
            return pace
    raise argparse.ArgumentTypeError(f"{said!r} is not a number from 0 to 3600")


def settings_from(before: TableSettings, asked: argparse.Namespace) -> TableSettings:
    """Returns the table settings with those replaced that the command line names."""
    said = {"ask": asked.ask, "watch": asked.spectators, "clock": asked.clock, "stand_in": asked.stand_in}
    said["hints"] = asked.hints
    return replace(before, **{name: rule for name, rule in said.items() if rule is not None})
