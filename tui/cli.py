"""The command line: `python -m tui [host | join HOST:PORT | solo GAME]`.

Knows: what can be said there, and how it becomes a plan.
Must not know: screens or the network.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import core
from ai import LEVELS
from netplay import wire
from netplay.address import PORT, CannotJoin, parse_address
from netplay.protocol import NAME_CELLS

from .plan import PACE, Plan
from .settings import LANGUAGES, Settings


def parser() -> argparse.ArgumentParser:
    """The arguments."""
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--name", help="what you are called at the table")
    shared.add_argument("--lang", choices=LANGUAGES, help="the language of the screens")
    shared.add_argument("--ascii", action="store_true", default=None, help="draw with plain ASCII characters")
    top = argparse.ArgumentParser(prog="python -m tui", parents=[shared], description="Four knight-and-court games.")
    commands = top.add_subparsers(dest="do", metavar="COMMAND")
    host = commands.add_parser("host", parents=[shared], help="open a table that friends join")
    host.add_argument("--port", type=int, default=PORT, help=f"where to listen (default {PORT}; 0: any free port)")
    host.add_argument("--bind", default="", metavar="ADDRESS", help="listen on this address only")
    host.add_argument("--table", default="", metavar="NAME", help="what the table is called")
    host.add_argument("--game", choices=core.IDS, help="the game to begin with")
    join = commands.add_parser("join", parents=[shared], help="join a friend's table")
    join.add_argument("address", metavar="HOST:PORT")
    solo = commands.add_parser("solo", parents=[shared], help="play alone against bots")
    solo.add_argument("game", choices=core.IDS)
    solo.add_argument("--bots", type=int, help="how many (2, or as many as the game takes)")
    solo.add_argument("--level", choices=LEVELS, default=LEVELS[-1], help="how strong they are")
    for command in (host, solo):
        command.add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
        )
        command.add_argument("--pace", type=float, default=PACE, metavar="SECONDS", help="how long a bot takes")
    return top


class Unplayable(Exception):
    """What the command line asks for cannot be; the text says why."""


def plan(asked: argparse.Namespace, settings: Settings) -> Plan:
    """What is asked for. Raises Unplayable with a sentence."""
    name = wire.clean(asked.name) if asked.name is not None else settings.person()
    if sentence := wire.why_no_name(name, NAME_CELLS):
        raise Unplayable(sentence)
    match asked.do:
        case "host":
            return _host(asked, name, settings)
        case "join":
            try:
                host, port = parse_address(asked.address, PORT)
            except CannotJoin as error:
                raise Unplayable(str(error)) from None
            return Plan("join", name, host, port)
        case "solo":
            return _solo(asked, name)
        case _:
            return Plan("home", name)


def _host(asked: argparse.Namespace, name: str, settings: Settings) -> Plan:
    if not 0 <= asked.port < 65536:
        raise Unplayable(f"There is no port {asked.port}: ports go from 1 to 65535, and 0 takes any free one.")
    table = wire.clean(asked.table, 30) or f"{name}'s table"
    game = asked.game or (settings.game if settings.game in core.IDS else core.IDS[0])
    options = _options(game, asked.option)
    return Plan("host", name, asked.bind, asked.port, table, game, options=options, pace=max(0.0, asked.pace))


def _solo(asked: argparse.Namespace, name: str) -> Plan:
    seats = core.game(asked.game).seats
    bots = next(n for n in (2, 1, 3) if n + 1 in seats) if asked.bots is None else asked.bots
    if bots + 1 not in seats:
        raise Unplayable(f"This game takes {seats[0]} to {seats[-1]} players: "
                         f"ask for {max(1, seats[0] - 1)} to {seats[-1] - 1} bots.")  # fmt: skip
    table = f"{name}'s table"
    options = _options(asked.game, asked.option)
    try:
        core.game(asked.game).configure(bots + 1, options)
    except core.BadOptions as error:
        raise Unplayable(str(error)) from None
    more = {"level": asked.level, "options": options, "pace": max(0.0, asked.pace), "at_once": True}
    return Plan("solo", name, table=table, game=asked.game, bots=bots, **more)


def _options(game: str, said: list[str]) -> dict[str, Any]:
    """The options that were said, such as `excalibur`, `excalibur=off` or `two_player=karadoc`."""
    choices = {choice.name: choice.values for choice in core.game(game).choices}
    options: dict[str, Any] = {}
    for each in said:
        name, _, word = each.partition("=")
        values = {_said(value): value for value in choices.get(name, ())}
        if (word or "on") not in values:
            known = ", ".join(f"{name}={'|'.join(map(_said, values))}" for name, values in choices.items())
            raise Unplayable(f"{game} has no option {wire.clean(each, 40)}. There are: {known or 'none'}.")
        options[name] = values[word or "on"]
    return options


def _said(value: Any) -> str:
    """A value as it is typed."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def main() -> int:
    """Run the program; the exit status."""
    asked = parser().parse_args()
    settings = Settings.load()
    if asked.lang:
        settings.language = asked.lang
    try:
        planned = plan(asked, settings)
    except Unplayable as error:
        print(error, file=sys.stderr)
        return 2
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("This needs a terminal. To host without one: python -m netplay", file=sys.stderr)
        return 2
    return _run(planned, settings, asked)


def _run(planned: Plan, settings: Settings, asked: argparse.Namespace) -> int:
    from netplay.failures import log_to_file

    from .app import RoundTable

    log_to_file()
    if asked.name is not None:
        settings.name = planned.name
    app = RoundTable(planned, settings, asked.ascii).from_command_line()
    sentence = app.run()
    if sentence:
        print(wire.clean(sentence), file=sys.stderr)
    return app.return_code or 0
